import LayoutModel

extension LintRule {
  /// Views in the same view overlap.
  public static let overlap = LintRule(
    "overlap", severity: .warning,
    reason: "Views that cover each other can be read and touched only in part.",
    advice: "tie the edges of the two to each other, at least as an inequality",
    inDocuments: DocumentTraits(isSeenInEditor: true, leastVisibleAmount: 1),
    text: { finding in
      "\(finding.name(0)) covers \(DecimalNumber(finding.value("width"))) × \(DecimalNumber(finding.value("height"))) pt of "
        + finding.name(1)
    },
    badness: { min($0.value("width"), $0.value("height")) })
}

extension LintCheck {
  static let overlap = LintCheck(.overlap, run: OverlapCheck.run)
}

/// Views in the same view that overlap.
///
/// A view that is not there to be read or touched may lie wholly behind or before another: a backdrop, a mark on a picture. It is
/// reported where it overlaps another in part. Of two views that are there for that, every overlap is reported.
private enum OverlapCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.subviews.count > 1 {
      for (back, front) in touchingPairs(entry.subviews, scene, collector.whole) {
        report(scene.entries[back], scene.entries[front], &collector)
      }
    }
  }

  private static func report(
    _ back: LintScene.Entry, _ front: LintScene.Entry, _ collector: inout LintCollector
  ) {
    let (first, second) = (back.frame, front.frame)
    let isPlain = !(back.isEssential && front.isEssential)
    collector.report(
      [front.item, back.item],
      when: [
        first.maxX - second.minX, second.maxX - first.minX, first.maxY - second.minY, second.maxY - first.minY,
        first.width, first.height, second.width, second.height,
      ],
      unless: isPlain ? [inside(first, second), inside(second, first)] : [],
      measured: [
        first.maxX, second.maxX, first.minX, second.minX, first.maxY, second.maxY, first.minY, second.minY,
      ]
    ) { values in
      let width = min(values[0], values[1]) - max(values[2], values[3])
      let height = min(values[4], values[5]) - max(values[6], values[7])
      return [Finding.Number("width", width), Finding.Number("height", height)]
    }
  }

  /// Numbers that are not negative where the first rectangle lies in the second one.
  private static func inside(_ inner: LinearRectangle, _ outer: LinearRectangle) -> [LinearValue] {
    [
      inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY,
    ]
  }

  /// The pairs of views that overlap somewhere along the piece at most, the one behind first: from back to front.
  ///
  /// Views are taken from left to right, and each is compared with those that reach its left edge.
  private static func touchingPairs(
    _ places: [Int], _ scene: LintScene, _ whole: LintInterval
  ) -> [(Int, Int)] {
    func least(_ value: LinearValue) -> Double { min(value.at(whole.lower), value.at(whole.upper)) }
    func greatest(_ value: LinearValue) -> Double { max(value.at(whole.lower), value.at(whole.upper)) }
    // Columns are as common as rows, so that the direction is chosen in which the views are less in each other's way.
    let boxes = places.map { place -> (place: Int, left: Double, right: Double, top: Double, bottom: Double) in
      let frame = scene.entries[place].frame
      return (place, least(frame.minX), greatest(frame.maxX), least(frame.minY), greatest(frame.maxY))
    }
    let width = (boxes.map({ $0.right }).max() ?? 0) - (boxes.map({ $0.left }).min() ?? 0)
    let height = (boxes.map({ $0.bottom }).max() ?? 0) - (boxes.map({ $0.top }).min() ?? 0)
    let isRow =
      boxes.reduce(0) { $0 + $1.right - $1.left } * height < boxes.reduce(0) { $0 + $1.bottom - $1.top } * width
    let sorted =
      isRow
      ? boxes.sorted { ($0.left, $0.place) < ($1.left, $1.place) }
      : boxes.sorted { ($0.top, $0.place) < ($1.top, $1.place) }
    var pairs: [(Int, Int)] = []
    var open: [(place: Int, left: Double, right: Double, top: Double, bottom: Double)] = []
    for box in sorted {
      open.removeAll { isRow ? $0.right <= box.left : $0.bottom <= box.top }
      for other in open {
        let touches =
          isRow ? other.bottom > box.top && box.bottom > other.top : other.right > box.left && box.right > other.left
        if touches { pairs.append((min(box.place, other.place), max(box.place, other.place))) }
      }
      open.append(box)
    }
    return pairs.sorted { $0 < $1 }
  }
}

extension LintExample {
  static let overlap = LintExample(
    .overlap,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      try screen.add("subtitle", .label, x: 8, y: 20, width: 100, height: 20)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      try screen.add("subtitle", .label, x: 8, y: 28, width: 100, height: 20)
    })
}
