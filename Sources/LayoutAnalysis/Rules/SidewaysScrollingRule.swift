/// A scroll view that scrolls downwards and, a little, sideways.
enum SidewaysScrollingCheck: LintCheck {
  static let reason =
    "Text that has to be scrolled sideways is hard to read: tie the content's width to the frame's width."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.kind == .scroll {
      let texts = scene.descendants(of: entry).filter(\.isText)
      guard let content = scene.contentFrame(of: entry), !texts.isEmpty else { continue }
      let excess = content.width - entry.frame.width
      let name = entry.name
      // A view that scrolls sideways only, such as a strip of pictures, is meant to.
      let downwards = content.height - entry.frame.height
      collector.report(
        [entry.item], when: [excess, downwards], numbers: [("excess", excess)]
      ) { values in
        "the content of \(name) is \(DecimalNumber(values[0])) pt wider than its frame, so that text scrolls sideways: "
          + "tie the content's width to the frame's width"
      }
    }
  }
}
