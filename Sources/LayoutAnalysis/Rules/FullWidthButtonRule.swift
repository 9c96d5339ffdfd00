/// A button from edge to edge that keeps no margin.
enum FullWidthButtonCheck: LintCheck {
  static let reason =
    "A full-width button keeps the screen's margins, so that it looks like a button and fits the corners."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let root = scene.root
    for entry in scene.entries.dropFirst() where entry.kind == .button {
      // Half a margin tells a button without inset from one with an inset of its own.
      let margin = scene.environment.rootLayoutMargins.left / 2
      let left = entry.frame.minX - root.minX
      let right = root.maxX - entry.frame.maxX
      let name = entry.name
      collector.report(
        [entry.item], when: [margin - left, margin - right], numbers: [("left", left), ("right", right)]
      ) { values in
        "\(name) is as wide as the screen, \(DecimalNumber(values[0])) and \(DecimalNumber(values[1])) pt from its edges: "
          + "inset it by the layout margins"
      }
    }
  }
}
