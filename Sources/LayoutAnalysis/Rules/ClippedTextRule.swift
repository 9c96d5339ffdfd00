import LayoutModel

extension LintRule {
  /// A text has less room than it needs.
  public static let clippedText = LintRule(
    "clipped-text", severity: .warning,
    reason: "A text that does not fit is cut off or ends in an ellipsis.",
    advice: "let the text have more lines, tie its edges instead of its size, or let the font shrink",
    inDocuments: DocumentTraits(isCoveredBy: ["empty-size"]),
    text: { finding in
      let length = finding.lengthName
      return "the text of \(finding.name(0)) needs a \(length) of \(DecimalNumber(finding.value("needed"))) and has "
        + "\(DecimalNumber(finding.value(length))): \(DecimalNumber(finding.value("missing"))) pt are cut off"
    })
}

extension LintCheck {
  static let clippedText = LintCheck(.clippedText, run: ClippedTextCheck.run)
}

/// A text with less room than it needs.
///
/// A text that wraps needs height, which follows from the width that it got; a text in one line needs its natural width. Both are rounded
/// up to pixels, so that a pixel less cuts nothing off.
private enum ClippedTextCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let pixel = 1 / PixelGrid(scale: scene.environment.traits.displayScale).scale
    for entry in scene.entries.dropFirst() where entry.isText || entry.kind == .button {
      // Fields and text views scroll what does not fit.
      if entry.kind == .textField || entry.kind == .textView || entry.kind == .searchBar { continue }
      if let text = entry.text, text.string.isEmpty { continue }
      let wraps = scene.wraps(entry)
      for axis in LayoutConstraint.Axis.allCases where !(wraps && axis == .horizontal) {
        guard let needed = axis == .horizontal ? entry.content.width : entry.content.height else { continue }
        let missing = needed - entry.frame.length(axis)
        collector.report(
          [entry.item], axis: axis, when: [missing - (pixel + 1e-6)],
          numbers: [
            ("missing", missing), (axis.lengthName, entry.frame.length(axis)), ("needed", LinearValue(needed)),
          ])
      }
    }
  }
}

extension LintExample {
  static let clippedText = LintExample(
    .clippedText,
    triggering: { (screen) throws(LayoutError) in
      let title = try screen.add("title", .label, x: 8, y: 8, width: 80, height: 20)
      try screen.tree.setIntrinsicContentSize(width: 100, height: 20, of: title)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let title = try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      try screen.tree.setIntrinsicContentSize(width: 100, height: 20, of: title)
    })
}
