/// Similar views that are aligned almost, but not quite.
///
/// Of views of the same kind in the same view, neighbours are compared whose leading edges differ by a few points; if another edge or
/// the centre is aligned, that is what was meant.
enum MisalignedCheck: LintCheck {
  static let reason = "A few points between edges that should be flush look like a mistake, and are one."
  static let severity: Finding.Severity? = .note

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
    let names = (first.name, second.name)
    let edge = axis == .horizontal ? "left" : "top"
    // Views beside each other are compared along their tops, views below each other along their left edges.
    let other: LayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let isApart =
      holdsThroughout(second.frame.start(other) - first.frame.end(other), collector.whole)
      || holdsThroughout(first.frame.start(other) - second.frame.end(other), collector.whole)
    guard isApart else { return }
    collector.report(
      [second.item, first.item], tag: axis == .horizontal ? 0 : 1,
      when: [difference, collector.configuration.alignmentTolerance - difference],
      unless: [ends, centers].map { [$0, -1 * $0] }, measured: [difference]
    ) { values in
      (
        [Finding.Number("difference", values[0])],
        "the \(edge) edges of \(names.0) and \(names.1) are \(DecimalNumber(values[0])) pt apart, almost aligned"
      )
    }
  }

  private static func holdsThroughout(_ value: LinearValue, _ whole: LintInterval) -> Bool {
    min(value.at(whole.lower), value.at(whole.upper)) >= -LintInterval.noise
  }
}
