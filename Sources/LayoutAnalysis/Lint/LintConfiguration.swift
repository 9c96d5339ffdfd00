import LayoutModel

/// Which rules look at a layout, how bad what they find is, and what they measure against.
///
/// ```swift
/// var configuration = LintConfiguration.standard
/// configuration.setSeverity(.error, of: .touchTarget)
/// configuration.ignore(.overlap, on: badge)
/// for finding in result.lint(configuration) { print(finding.message) }
/// ```
public struct LintConfiguration: Hashable, Sendable {
  /// The least width and height of what is touched, in points. 44 × 44 unless set, as Apple's Human Interface Guidelines say.
  public var minimumTouchTarget = LayoutSize(width: 44, height: 44)
  /// Constants that stay fixed in a proportional layout by decision, whatever their sign: 8 and 16, say.
  public var fixedConstants: Set<Double> = []
  /// The width that text should not exceed, in points; nil for that of the readable content guide at the text size.
  public var readableWidth: Double?
  /// The radius of the screen's corners, in points; nil for that of the catalogue's device of the environment's name.
  public var cornerRadius: Double?
  /// Up to which distance edges count as meant to be aligned, in points.
  public var alignmentTolerance = 4.0
  /// Up to which length a fixed gap between texts counts as small, in points.
  public var smallTextGap = 8.0
  private var severities: [LintRule: Finding.Severity] = [:]
  private var ignored: [LintRule: Set<ViewHandle>] = [:]

  /// Makes a configuration.
  ///
  /// - Parameter rules: The rules that are switched on, at their own severities; one that has none is a warning.
  public init(_ rules: some Sequence<LintRule>) {
    for rule in rules { severities[rule] = rule.defaultSeverity ?? .warning }
  }

  /// The severity of what a rule finds; nil if the rule is off.
  ///
  /// - Parameter rule: The rule.
  public func severity(of rule: LintRule) -> Finding.Severity? { severities[rule] }

  /// Switches a rule on or off.
  ///
  /// - Parameters:
  ///   - severity: How bad what it finds is from now on; nil switches the rule off.
  ///   - rule: The rule.
  public mutating func setSeverity(_ severity: Finding.Severity?, of rule: LintRule) { severities[rule] = severity }

  /// Exempts a view from a rule. What the rule says of the view together with others is left out too.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - view: The view; those inside it are still looked at.
  public mutating func ignore(_ rule: LintRule, on view: ViewHandle) { ignored[rule, default: []].insert(view) }

  func ignoredViews(of rule: LintRule) -> Set<ViewHandle> { ignored[rule] ?? [] }
}
