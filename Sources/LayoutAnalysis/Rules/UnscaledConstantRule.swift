/// A constant in a layout that is declared proportional.
enum UnscaledConstantCheck: LintCheck {
  static let reason = "In a proportional layout every number is a share of something, or fixed by decision."
  static let severity: Finding.Severity? = nil

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let allowed = Set(collector.configuration.fixedConstants.map(\.magnitude))
    let visible = Set(scene.entries.map(\.view))
    for (handle, constraint) in scene.activeConstraints where !constraint.isGenerated {
      let constant = constraint.right.constant - constraint.left.constant
      guard constant != 0, !allowed.contains(constant.magnitude) else { continue }
      var items: [LayoutItem] = []
      for item in constraint.items where !items.contains(item) { items.append(item) }
      guard items.contains(where: { visible.contains($0.owningView) }) else { continue }
      let text = scene.tree.describe(constraint)
      collector.report(items, constraints: [handle], numbers: [("constant", LinearValue(constant))]) { _ in
        "\(text) does not scale: \(DecimalNumber(constant)) pt are the same on every screen"
      }
    }
  }
}
