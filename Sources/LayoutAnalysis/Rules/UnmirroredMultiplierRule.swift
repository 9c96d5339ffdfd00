import LayoutModel

extension LintRule {
  /// A multiplier on a position that keeps a layout from being the mirror image in the other direction.
  public static let unmirroredMultiplier = LintRule(
    "unmirrored-multiplier", severity: .note,
    reason:
      "UIKit measures the positions that a multiplier scales from the left edge in right-to-left layouts, too, so that these do not mirror.",
    advice: "write the distance as a share of a width",
    inDocuments: DocumentTraits(dependsOnSizes: false),
    text: { finding in
      "\(finding.members.first?.description ?? "") does not mirror: right to left, the position is measured from the left edge, too"
    })
}

extension LintCheck {
  static let unmirroredMultiplier = LintCheck(.unmirroredMultiplier, run: UnmirroredMultiplierCheck.run)
}

/// A constraint on horizontal positions whose multipliers do not cancel, in a right-to-left layout that measures from the left edge.
private enum UnmirroredMultiplierCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    guard scene.environment.traits.layoutDirection == .rightToLeft, !scene.environment.mirrorsMultipliers else {
      return
    }
    let visible = Set(scene.entries.map { $0.view })
    for (handle, constraint) in scene.activeConstraints where !constraint.isGenerated {
      var sum = 0.0
      for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
        for term in side.terms where term.attribute.isDirectional || term.attribute.withoutMargin == .centerX {
          sum += sign * term.multiplier
        }
      }
      guard sum != 0 else { continue }
      var items: [LayoutItem] = []
      for item in constraint.items where !items.contains(item) { items.append(item) }
      guard items.contains(where: { visible.contains($0.owningView) }) else { continue }
      collector.report(items, constraints: [handle], members: [Finding.Member(handle, constraint, scene.tree)])
    }
  }
}

extension LintExample {
  static let unmirroredMultiplier = LintExample(
    .unmirroredMultiplier,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.traits.layoutDirection = .rightToLeft
      screen.environment.mirrorsMultipliers = false
      let card = try screen.tree.addView("card", to: screen.root)
      try screen.tree.activate([
        card.trailing == 0.5 * screen.root.trailing, card.top == screen.root.top, card.width == 40, card.height == 40,
      ])
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.traits.layoutDirection = .rightToLeft
      screen.environment.mirrorsMultipliers = false
      let card = try screen.tree.addView("card", to: screen.root)
      try screen.tree.activate([
        card.trailing == screen.root.trailing, card.top == screen.root.top, card.width == 40, card.height == 40,
      ])
    })
}
