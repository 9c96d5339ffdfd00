import LayoutModel

extension LintRule {
  /// Similar views are aligned almost, but not quite.
  public static let misaligned = LintRule(
    "misaligned", severity: .note,
    reason: "A few points between edges that should be flush look like a mistake, and are one.",
    advice: "align the edges, or move them clearly apart",
    inDocuments: DocumentTraits(leastVisibleAmount: 0.5),
    text: { finding in
      "the \(finding.axis == .horizontal ? "left" : "top") edges of \(finding.name(1)) and \(finding.name(0)) are "
        + "\(DecimalNumber(finding.value("difference"))) pt apart, almost aligned"
    })
}

extension LintCheck {
  static let misaligned = LintCheck(.misaligned, run: MisalignedCheck.run)
}

/// Similar views that are aligned almost, but not quite.
///
/// Of views of the same kind in the same view, neighbours are compared whose leading edges differ by a few points; if another edge or
/// the centre is aligned, that is what was meant.
private enum MisalignedCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.subviews.count > 1 {
      for kind in ViewKind.allCases where kind != .plain {
        let similar = entry.subviews.filter { scene.entries[$0].kind == kind }
        if similar.count > 1 { compare(similar, scene, &collector) }
      }
    }
  }

  private static func compare(_ places: [Int], _ scene: LintScene, _ collector: inout LintCollector) {
    let middle = collector.whole.upper / 2
    for axis in LayoutConstraint.Axis.allCases {
      let start = { (place: Int) in scene.entries[place].frame.start(axis) }
      let sorted = places.sorted { (start($0).at(middle), $0) < (start($1).at(middle), $1) }
      for (first, second) in zip(sorted, sorted.dropFirst()) {
        report(scene.entries[first], scene.entries[second], axis, &collector)
      }
    }
  }

  private static func report(
    _ first: LintScene.Entry, _ second: LintScene.Entry, _ axis: LayoutConstraint.Axis, _ collector: inout LintCollector
  ) {
    let difference = second.frame.start(axis) - first.frame.start(axis)
    let ends = second.frame.end(axis) - first.frame.end(axis)
    let centers = difference + ends
    // Views beside each other are compared along their tops, views below each other along their left edges.
    let other: LayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let isApart =
      holdsThroughout(second.frame.start(other) - first.frame.end(other), collector.whole)
      || holdsThroughout(first.frame.start(other) - second.frame.end(other), collector.whole)
    guard isApart else { return }
    collector.report(
      [second.item, first.item], axis: axis,
      when: [difference, collector.configuration.alignmentTolerance - difference],
      unless: [ends, centers].map { [$0, -1 * $0] }, numbers: [("difference", difference)])
  }

  private static func holdsThroughout(_ value: LinearValue, _ whole: LintInterval) -> Bool {
    min(value.at(whole.lower), value.at(whole.upper)) >= -LintInterval.noise
  }
}

extension LintExample {
  static let misaligned = LintExample(
    .misaligned,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("title", .label, x: 16, y: 8, width: 100, height: 20)
      try screen.add("subtitle", .label, x: 18, y: 40, width: 150, height: 20)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("title", .label, x: 16, y: 8, width: 100, height: 20)
      try screen.add("subtitle", .label, x: 16, y: 40, width: 150, height: 20)
    })
}
