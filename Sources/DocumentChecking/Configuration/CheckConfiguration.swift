import LayoutModel

/// What is checked: where scenes are laid out, and which rules look at them.
public struct CheckConfiguration: Hashable, Sendable {
  /// What a check draws.
  public enum Pictures: Hashable, Sendable {
    /// Nothing.
    case none
    /// Each scene as it is laid out.
    case layouts
    /// Each scene as it is laid out, and at every width.
    case widths
  }

  /// Where scenes are laid out.
  public var matrix: CheckMatrix
  /// Which rules look at them.
  public var rules: RuleSelection
  /// What is drawn of the scenes, for the report.
  public var pictures = Pictures.none
  /// Patterns of paths that are left out, as in ``GlobPattern``.
  public var exclusions: [GlobPattern]

  /// Makes a configuration; without arguments the usual one.
  ///
  /// - Parameters:
  ///   - matrix: Where scenes are laid out.
  ///   - rules: Which rules look at them.
  ///   - exclusions: Patterns of paths that are left out.
  public init(
    matrix: CheckMatrix = CheckMatrix(), rules: RuleSelection = RuleSelection(), exclusions: [GlobPattern] = []
  ) {
    self.matrix = matrix
    self.rules = rules
    self.exclusions = exclusions
  }
}
