/// Something to read or to touch that sticks out of the view it lies in.
enum OutsideSuperviewCheck: LintCheck {
  static let reason =
    "A touch outside a view does not reach what lies in it, and many views clip what sticks out of them."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst() where entry.isEssential {
      // The root's edges are the screen's, which another rule looks at; content that scrolls has room of its own.
      guard let place = entry.superview, place != 0, !scene.entries[place].kind.scrolls else { continue }
      let above = scene.entries[place]
      let edges: [(String, LinearValue)] = [
        ("left", above.frame.minX - entry.frame.minX), ("top", above.frame.minY - entry.frame.minY),
        ("right", entry.frame.maxX - above.frame.maxX), ("bottom", entry.frame.maxY - above.frame.maxY),
      ]
      let name = entry.name
      let container = above.name
      for (tag, edge) in edges.enumerated() {
        let side = edge.0
        collector.report(
          [entry.item, above.item], tag: tag, when: [edge.1], numbers: [("beyond", edge.1)]
        ) { values in
          "\(name) reaches \(DecimalNumber(values[0])) pt out of \(container) at the \(side)"
        }
      }
    }
  }
}
