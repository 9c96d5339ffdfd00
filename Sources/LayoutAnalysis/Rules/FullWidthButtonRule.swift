import LayoutModel

extension LintRule {
  /// A button reaches from edge to edge without a margin.
  public static let fullWidthButton = LintRule(
    "full-width-button", severity: .warning,
    reason: "A full-width button keeps the screen's margins, so that it looks like a button and fits the corners.",
    advice: "tie its edges to the layout margins",
    inDocuments: DocumentTraits(severity: .changed(.note), isAboutScreen: true, isCoveredBy: ["off-screen"]),
    text: { finding in
      "\(finding.name(0)) is as wide as the screen, \(DecimalNumber(finding.value("left"))) and "
        + "\(DecimalNumber(finding.value("right"))) pt from its edges: inset it by the layout margins"
    },
    badness: { -$0.firstValue })
}

extension LintCheck {
  static let fullWidthButton = LintCheck(.fullWidthButton, run: FullWidthButtonCheck.run)
}

/// A button from edge to edge that keeps no margin.
private enum FullWidthButtonCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let root = scene.root
    for entry in scene.entries.dropFirst() where entry.kind == .button {
      // Half a margin tells a button without inset from one with an inset of its own.
      let margin = scene.environment.rootLayoutMargins.left / 2
      let left = entry.frame.minX - root.minX
      let right = root.maxX - entry.frame.maxX
      collector.report(
        [entry.item], when: [margin - left, margin - right], numbers: [("left", left), ("right", right)])
    }
  }
}

extension LintExample {
  static let fullWidthButton = LintExample(
    .fullWidthButton,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("done", .button, x: 0, y: 400, width: 320, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("done", .button, x: 16, y: 400, width: 288, height: 44)
    })
}
