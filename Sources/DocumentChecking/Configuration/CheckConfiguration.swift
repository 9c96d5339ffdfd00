import LayoutModel

/// What is checked: where scenes are laid out, and which rules look at them.
package struct CheckConfiguration: Hashable, Sendable {
  /// What a check draws.
  package enum Pictures: Hashable, Sendable {
    /// Nothing.
    case none
    /// Each scene as it is laid out.
    case layouts
    /// Each scene as it is laid out, and at every width.
    case widths
  }

  /// Where scenes are laid out.
  package var matrix: CheckMatrix
  /// Which rules look at them.
  package var rules: RuleSelection
  /// What is drawn of the scenes, for the report.
  package var pictures = Pictures.none
  /// Patterns of paths that are left out, as in ``GlobPattern``.
  var exclusions: [GlobPattern]

  /// Makes a configuration; without arguments the usual one.
  ///
  /// - Parameters:
  ///   - matrix: Where scenes are laid out.
  ///   - rules: Which rules look at them.
  ///   - exclusions: Patterns of paths that are left out.
  package init(
    matrix: CheckMatrix = CheckMatrix(), rules: RuleSelection = RuleSelection(), exclusions: [GlobPattern] = []
  ) {
    self.matrix = matrix
    self.rules = rules
    self.exclusions = exclusions
  }
}
