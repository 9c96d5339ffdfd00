import LayoutModel

/// What is checked: where scenes are laid out, and which rules look at them.
public struct CheckConfiguration: Hashable, Sendable {
  /// Where scenes are laid out.
  public var matrix: CheckMatrix
  /// Which rules look at them.
  public var rules: RuleSelection
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
