import LayoutModel

/// The check of a rule.
struct LintCheck: Sendable {
  /// The rule whose findings it reports.
  let rule: LintRule
  /// Looks at a layout, or at a piece of a sweep, and reports what it finds: each once, in an order that depends on the layout alone.
  let run: @Sendable (_ scene: LintScene, _ collector: inout LintCollector) -> Void

  init(_ rule: LintRule, run: @escaping @Sendable (_ scene: LintScene, _ collector: inout LintCollector) -> Void) {
    self.rule = rule
    self.run = run
  }
}
