/// What a rule of ``LintRule`` consists of.
protocol LintCheck {
  /// Why the rule is there, as a sentence for people.
  static var reason: String { get }
  /// How bad it is, unless a configuration says otherwise; nil for a rule that has to be switched on.
  static var severity: Finding.Severity? { get }
  /// Looks at a layout, or at a piece of a sweep, and reports what it finds: each once, in an order that depends on the layout alone.
  static func run(_ scene: LintScene, _ collector: inout LintCollector)
}
