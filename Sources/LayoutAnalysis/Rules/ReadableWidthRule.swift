import LayoutModel

extension LintRule {
  /// A text wider than the readable width.
  public static let readableWidth = LintRule(
    "readable-width", severity: .warning,
    reason: "Eyes lose their way back to the beginning of the next line when lines are too long.",
    advice: "tie the text to the readable content guide",
    inDocuments: DocumentTraits(severity: .changed(.note)),
    text: { finding in
      "the text of \(finding.name(0)) is \(DecimalNumber(finding.value("width"))) wide, more than the readable "
        + "\(DecimalNumber(finding.value("readable"))) pt: use the readable content guide"
    })
}

extension LintCheck {
  static let readableWidth = LintCheck(.readableWidth, run: ReadableWidthCheck.run)
}

/// A text in lines wider than people read well.
private enum ReadableWidthCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let category = scene.environment.traits.preferredContentSizeCategory
    let limit =
      collector.configuration.readableWidth
      ?? LayoutMargins.readableWidth(for: category, line: scene.environment.readableLine)
    // The guide narrows only what is clearly wider; a text that keeps to it must not be told to.
    let widest = collector.configuration.readableWidth ?? limit + LayoutMargins.readableSlack
    for entry in scene.entries.dropFirst() where entry.isText {
      // A short text in a wide view has no long lines. The content of a text that wraps is as wide as its longest line.
      if let width = entry.content.width, width <= widest { continue }
      collector.report(
        [entry.item], when: [entry.frame.width - widest],
        numbers: [("width", entry.frame.width), ("readable", LinearValue(limit))])
    }
  }
}

extension LintExample {
  static let readableWidth = LintExample(
    .readableWidth,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.size.width = 1024
      try screen.add("body", .label, x: 8, y: 8, width: 1000, height: 200)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.size.width = 1024
      try screen.add("body", .label, x: 200, y: 8, width: 600, height: 200)
    })
}
