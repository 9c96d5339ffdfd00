/// A text with less room than it needs.
///
/// A text that wraps needs height, which follows from the width that it got; a text in one line needs its natural width. Both are rounded
/// up to pixels, so that a pixel less cuts nothing off.
enum ClippedTextCheck: LintCheck {
  static let reason = "A text that does not fit is cut off or ends in an ellipsis."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let pixel = 1 / PixelGrid(scale: scene.environment.traits.displayScale).scale
    for entry in scene.entries.dropFirst() where entry.isText || entry.kind == .button {
      // Fields and text views scroll what does not fit.
      if entry.kind == .textField || entry.kind == .textView || entry.kind == .searchBar { continue }
      let wraps = scene.wraps(entry)
      for axis in LayoutConstraint.Axis.allCases where !(wraps && axis == .horizontal) {
        guard let needed = axis == .horizontal ? entry.content.width : entry.content.height else { continue }
        let name = entry.name
        let length = axis.lengthName
        let missing = needed - entry.frame.length(axis)
        collector.report(
          [entry.item], tag: axis == .horizontal ? 0 : 1, when: [missing - (pixel + 1e-6)],
          numbers: [("missing", missing), (length, entry.frame.length(axis))]
        ) { values in
          "the text of \(name) needs a \(length) of \(DecimalNumber(needed)) and has \(DecimalNumber(values[1])): "
            + "\(DecimalNumber(values[0])) pt are cut off"
        }
      }
    }
  }
}
