import LayoutModel

extension LintRule {
  /// A small fixed gap between texts that have grown to an accessibility size.
  public static let fixedTextGap = LintRule(
    "fixed-text-gap", severity: .note,
    reason:
      "At accessibility sizes a line is many times as high as a fixed gap, and texts run into each other; a gap from baseline to baseline "
      + "grows with them.",
    advice: "use a system spacing, or the distance of the baselines",
    inDocuments: DocumentTraits(dependsOnSizes: false),
    text: { finding in
      "the gap of \(DecimalNumber(finding.value("gap"))) pt between \(finding.name(0)) and \(finding.name(1)) does not grow "
        + "with their text"
    })
}

extension LintCheck {
  static let fixedTextGap = LintCheck(.fixedTextGap, run: FixedTextGapCheck.run)
}

/// A small fixed gap between texts that have grown to an accessibility size.
private enum FixedTextGapCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    guard scene.environment.traits.preferredContentSizeCategory.isAccessibilityCategory else { return }
    var texts: Set<ViewHandle> = []
    for entry in scene.entries where entry.isText && entry.text?.adjustsForContentSizeCategory != false {
      texts.insert(entry.view)
    }
    let limit = collector.configuration.smallTextGap
    for (handle, constraint) in scene.activeConstraints where constraint.terms.count == 2 && !constraint.isGenerated {
      let views = constraint.items.map { $0.owningView }
      let gap = (constraint.right.constant - constraint.left.constant).magnitude
      guard constraint.relation == .equal, gap > 0, gap <= limit,
        Set(constraint.terms.map({ $0.attribute })) == [.top, .bottom],
        texts.contains(views[0]), texts.contains(views[1]), views[0] != views[1]
      else { continue }
      collector.report(views.map { $0.item }, constraints: [handle], numbers: [("gap", LinearValue(gap))])
    }
  }
}

extension LintExample {
  static let fixedTextGap = LintExample(
    .fixedTextGap,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.traits.preferredContentSizeCategory = .accessibilityLarge
      let title = try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      let subtitle = try screen.tree.addView("subtitle", kind: .label, to: screen.root)
      try screen.tree.activate([
        subtitle.left == title.left, subtitle.top == title.bottom + 8, subtitle.width == 100, subtitle.height == 20,
      ])
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.traits.preferredContentSizeCategory = .accessibilityLarge
      let title = try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      let subtitle = try screen.tree.addView("subtitle", kind: .label, to: screen.root)
      try screen.tree.activate([
        subtitle.left == title.left, subtitle.top == title.bottom + 24, subtitle.width == 100, subtitle.height == 20,
      ])
    })
}
