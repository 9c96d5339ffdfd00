import LayoutModel

extension LintRule {
  /// A text or control that reaches out of its superview.
  public static let outsideSuperview = LintRule(
    "outside-superview", severity: .warning,
    reason: "A touch outside a view does not reach what lies in it, and many views clip what sticks out of them.",
    advice: "tie its edges to those of the container, at least as inequalities",
    inDocuments: DocumentTraits(isSeenInEditor: true, leastVisibleAmount: 2, isCoveredBy: ["off-screen"]),
    text: { finding in
      "\(finding.name(0)) reaches \(DecimalNumber(finding.value("beyond"))) pt out of \(finding.name(1)) at the "
        + (finding.side?.rawValue ?? "")
    })
}

extension LintCheck {
  static let outsideSuperview = LintCheck(.outsideSuperview, run: OutsideSuperviewCheck.run)
}

/// Something to read or to touch that sticks out of the view it lies in.
private enum OutsideSuperviewCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst() where entry.isEssential {
      // The root's edges are the screen's, which another rule looks at; content that scrolls has room of its own.
      guard let place = entry.superview, place != 0, !scene.entries[place].kind.scrolls else { continue }
      let above = scene.entries[place]
      let edges: [(side: Finding.Side, beyond: LinearValue)] = [
        (.left, above.frame.minX - entry.frame.minX), (.top, above.frame.minY - entry.frame.minY),
        (.right, entry.frame.maxX - above.frame.maxX), (.bottom, entry.frame.maxY - above.frame.maxY),
      ]
      for edge in edges {
        collector.report(
          [entry.item, above.item], side: edge.side, when: [edge.beyond], numbers: [("beyond", edge.beyond)])
      }
    }
  }
}

extension LintExample {
  static let outsideSuperview = LintExample(
    .outsideSuperview,
    triggering: { (screen) throws(LayoutError) in
      let card = try screen.add("card", x: 8, y: 8, width: 100, height: 40)
      try screen.add("title", .label, to: card, x: 8, y: 8, width: 120, height: 20)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let card = try screen.add("card", x: 8, y: 8, width: 100, height: 40)
      try screen.add("title", .label, to: card, x: 8, y: 8, width: 80, height: 20)
    })
}
