import LayoutModel

extension LintRule {
  /// A constant other than 0 in a layout that is declared proportional.
  public static let unscaledConstant = LintRule(
    "unscaled-constant", severity: nil,
    reason: "In a proportional layout every number is a share of something, or fixed by decision.",
    advice: "write it as a share of a size",
    inDocuments: DocumentTraits(dependsOnSizes: false),
    text: { finding in
      "\(finding.members.first?.description ?? "") does not scale: \(DecimalNumber(finding.value("constant"))) pt are the same "
        + "on every screen"
    })
}

extension LintCheck {
  static let unscaledConstant = LintCheck(.unscaledConstant, run: UnscaledConstantCheck.run)
}

/// A constant in a layout that is declared proportional.
private enum UnscaledConstantCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let allowed = Set(collector.configuration.fixedConstants.map { $0.magnitude })
    let visible = Set(scene.entries.map { $0.view })
    for (handle, constraint) in scene.activeConstraints where !constraint.isGenerated {
      let constant = constraint.right.constant - constraint.left.constant
      guard constant != 0, !allowed.contains(constant.magnitude) else { continue }
      var items: [LayoutItem] = []
      for item in constraint.items where !items.contains(item) { items.append(item) }
      guard items.contains(where: { visible.contains($0.owningView) }) else { continue }
      collector.report(
        items, constraints: [handle], members: [Finding.Member(handle, constraint, scene.tree)],
        numbers: [("constant", LinearValue(constant))])
    }
  }
}

extension LintExample {
  static let unscaledConstant = LintExample(
    .unscaledConstant,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("card", x: 16, y: 0, width: 0, height: 0)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let card = try screen.tree.addView("card", to: screen.root)
      try screen.tree.activate([
        card.left == screen.root.left, card.top == screen.root.top, card.width == 0.5 * screen.root.width,
        card.height == 0.5 * screen.root.height,
      ])
    })
}
