/// A view that lies outside the screen.
///
/// What scrolls is not looked at, and a view that sticks out no further than the one it lies in is not reported again.
enum OffScreenCheck: LintCheck {
  static let reason = "What lies outside the screen is cut off, or not there for people at all."
  static let severity: Finding.Severity? = .error

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let root = scene.root
    for entry in scene.entries.dropFirst() where !entry.isScrolled {
      let above = entry.superview.map { scene.entries[$0].frame } ?? root
      let frame = entry.frame
      let edges: [(String, beyondRoot: LinearValue, beyondParent: LinearValue, isGone: LinearValue)] = [
        ("left", root.minX - frame.minX, above.minX - frame.minX, root.minX - frame.maxX),
        ("top", root.minY - frame.minY, above.minY - frame.minY, root.minY - frame.maxY),
        ("right", frame.maxX - root.maxX, frame.maxX - above.maxX, frame.minX - root.maxX),
        ("bottom", frame.maxY - root.maxY, frame.maxY - above.maxY, frame.minY - root.maxY),
      ]
      let name = entry.name
      for (tag, edge) in edges.enumerated() {
        let side = edge.0
        collector.report(
          [entry.item], tag: tag, when: [edge.beyondRoot, edge.beyondParent],
          numbers: [("beyond", edge.beyondRoot), ("gone", edge.isGone)]
        ) { values in
          let way = side == "top" ? "above the top" : side == "bottom" ? "below the bottom" : "beyond the \(side) edge"
          let amount = "\(DecimalNumber(values[0])) pt \(way) of the screen"
          return values[1] >= 0 ? "\(name) does not show: it ends \(amount)" : "\(name) reaches \(amount)"
        }
      }
    }
  }
}
