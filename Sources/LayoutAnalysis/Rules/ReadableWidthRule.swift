/// A text in lines wider than people read well.
enum ReadableWidthCheck: LintCheck {
  static let reason = "Eyes lose their way back to the beginning of the next line when lines are too long."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let category = scene.environment.traits.preferredContentSizeCategory
    let limit = collector.configuration.readableWidth ?? LayoutMargins.readableWidth(for: category)
    // The guide narrows only what is clearly wider; a text that keeps to it must not be told to.
    let slack = LayoutMargins.readableThreshold - LayoutMargins.readableWidth
    let widest = collector.configuration.readableWidth ?? limit + slack
    for entry in scene.entries.dropFirst() where entry.isText {
      // A short text in a wide view has no long lines. The content of a text that wraps is as wide as its longest line.
      if let width = entry.content.width, width <= widest { continue }
      let name = entry.name
      collector.report(
        [entry.item], when: [entry.frame.width - widest], numbers: [("width", entry.frame.width)]
      ) { values in
        "the text of \(name) is \(DecimalNumber(values[0])) wide, more than the readable \(DecimalNumber(limit)) pt: "
          + "use the readable content guide"
      }
    }
  }
}
