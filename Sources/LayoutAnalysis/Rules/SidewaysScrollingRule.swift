import LayoutModel

extension LintRule {
  /// The content of a scroll view is wider than its frame, so that it scrolls sideways.
  public static let sidewaysScrolling = LintRule(
    "sideways-scrolling", severity: .warning,
    reason: "Text that has to be scrolled sideways is hard to read: tie the content's width to the frame's width.",
    advice: "make the content as wide as the scroll view's frame layout guide",
    inDocuments: DocumentTraits(leastVisibleAmount: 1),
    text: { finding in
      "the content of \(finding.name(0)) is \(DecimalNumber(finding.value("excess"))) pt wider than its frame, so that text "
        + "scrolls sideways: tie the content's width to the frame's width"
    })
}

extension LintCheck {
  static let sidewaysScrolling = LintCheck(.sidewaysScrolling, run: SidewaysScrollingCheck.run)
}

/// A scroll view that scrolls downwards and, a little, sideways.
private enum SidewaysScrollingCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.kind == .scroll {
      let texts = scene.descendants(of: entry).filter { $0.isText }
      guard let content = scene.contentFrame(of: entry), !texts.isEmpty else { continue }
      let excess = content.width - entry.frame.width
      // A view that scrolls sideways only, such as a strip of pictures, is meant to.
      let downwards = content.height - entry.frame.height
      collector.report([entry.item], when: [excess, downwards], numbers: [("excess", excess)])
    }
  }
}

extension LintExample {
  static let sidewaysScrolling = LintExample(
    .sidewaysScrolling,
    triggering: { (screen) throws(LayoutError) in
      let list = try screen.add("list", .scroll, x: 0, y: 0, width: 320, height: 480)
      let body = try screen.add("body", .label, to: list, x: 0, y: 0, width: 400, height: 900)
      try screen.tree.activate([body.right == list.right, body.bottom == list.bottom])
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let list = try screen.add("list", .scroll, x: 0, y: 0, width: 320, height: 480)
      let body = try screen.add("body", .label, to: list, x: 0, y: 0, width: 320, height: 900)
      try screen.tree.activate([body.right == list.right, body.bottom == list.bottom])
    })
}
