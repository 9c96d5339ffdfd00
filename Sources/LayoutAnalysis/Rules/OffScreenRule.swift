import LayoutModel

extension LintRule {
  /// A view lies outside the screen, wholly or in part.
  public static let offScreen = LintRule(
    "off-screen", severity: .error,
    reason: "What lies outside the screen is cut off, or not there for people at all.",
    advice: "tie the edge that sticks out to the container's edge, or put the content into a scroll view",
    inDocuments: DocumentTraits(isSeenInEditor: true, leastVisibleAmount: 1),
    text: { finding in
      let side = finding.side ?? .left
      let way =
        side == .top ? "above the top" : side == .bottom ? "below the bottom" : "beyond the \(side.rawValue) edge"
      let amount = "\(DecimalNumber(finding.value("beyond"))) pt \(way) of the screen"
      return finding.value("gone") >= 0
        ? "\(finding.name(0)) does not show: it ends \(amount)" : "\(finding.name(0)) reaches \(amount)"
    })
}

extension LintCheck {
  static let offScreen = LintCheck(.offScreen, run: OffScreenCheck.run)
}

/// A view that lies outside the screen.
///
/// What scrolls is not looked at, and a view that sticks out no further than the one it lies in is not reported again.
private enum OffScreenCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let root = scene.root
    for entry in scene.entries.dropFirst() where !entry.isScrolled {
      let above = entry.superview.map { scene.entries[$0].frame } ?? root
      let frame = entry.frame
      let edges: [(side: Finding.Side, beyondRoot: LinearValue, beyondParent: LinearValue, isGone: LinearValue)] = [
        (.left, root.minX - frame.minX, above.minX - frame.minX, root.minX - frame.maxX),
        (.top, root.minY - frame.minY, above.minY - frame.minY, root.minY - frame.maxY),
        (.right, frame.maxX - root.maxX, frame.maxX - above.maxX, frame.minX - root.maxX),
        (.bottom, frame.maxY - root.maxY, frame.maxY - above.maxY, frame.minY - root.maxY),
      ]
      for edge in edges {
        collector.report(
          [entry.item], side: edge.side, when: [edge.beyondRoot, edge.beyondParent],
          numbers: [("beyond", edge.beyondRoot), ("gone", edge.isGone)])
      }
    }
  }
}

extension LintExample {
  static let offScreen = LintExample(
    .offScreen,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("card", x: 300, y: 8, width: 100, height: 20)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("card", x: 220, y: 8, width: 100, height: 20)
    })
}
