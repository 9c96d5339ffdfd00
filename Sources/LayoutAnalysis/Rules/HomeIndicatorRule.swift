import LayoutModel

extension LintRule {
  /// A control in the strip of the home indicator.
  public static let homeIndicator = LintRule(
    "home-indicator", severity: .warning,
    reason: "A swipe from the bottom strip belongs to the system, and touches there are often taken for one.",
    advice: "tie it to the bottom of the safe area",
    inDocuments: DocumentTraits(
      isAboutScreen: true, leastVisibleAmount: 1, isCoveredBy: ["off-screen", "outside-safe-area"]),
    text: { finding in
      "\(finding.name(0)) reaches \(DecimalNumber(finding.value("depth"))) pt into the "
        + "\(DecimalNumber(finding.value("strip"))) pt strip of the home indicator"
    })
}

extension LintCheck {
  static let homeIndicator = LintCheck(.homeIndicator, run: HomeIndicatorCheck.run)
}

/// Something to touch in the strip of the home indicator.
private enum HomeIndicatorCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let bars = scene.environment.bars
    // What a device without home button has at the bottom, less the bars that stand above it.
    let strip = scene.environment.safeAreaInsets.bottom - bars.tab - bars.tool
    guard strip > LintInterval.noise else { return }
    let top = scene.root.maxY - strip
    for entry in scene.entries.dropFirst() where entry.kind.isControl && !entry.isScrolled {
      let depth = entry.frame.maxY - top
      collector.report(
        [entry.item], when: [depth, scene.root.maxY - entry.frame.minY],
        numbers: [("depth", depth), ("strip", LinearValue(strip))])
    }
  }
}

extension LintExample {
  static let homeIndicator = LintExample(
    .homeIndicator,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.safeAreaInsets.bottom = 34
      try screen.add("done", .button, x: 100, y: 430, width: 100, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.safeAreaInsets.bottom = 34
      try screen.add("done", .button, x: 100, y: 400, width: 100, height: 44)
    })
}
