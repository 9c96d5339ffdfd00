import LayoutModel

extension LintRule {
  /// A text or control under a bar, a rounded corner or the sensor housing.
  public static let outsideSafeArea = LintRule(
    "outside-safe-area", severity: .warning,
    reason: "Text and controls under bars, corners or the sensor housing cannot be read or touched.",
    advice: "tie it to the safe area instead of the superview's edge",
    inDocuments: DocumentTraits(
      isAboutScreen: true, isSeenInEditor: true, leastVisibleAmount: 1, isCoveredBy: ["off-screen"]),
    text: { finding in
      "\(finding.name(0)) reaches \(DecimalNumber(finding.value("outside"))) pt out of the safe area at the "
        + (finding.side?.rawValue ?? "")
    })
}

extension LintCheck {
  static let outsideSafeArea = LintCheck(.outsideSafeArea, run: OutsideSafeAreaCheck.run)
}

/// Something to read or to touch that bars, rounded corners or the sensor housing cover.
///
/// Backgrounds and content that scrolls are meant to reach the edges and are not looked at, nor are bars.
private enum OutsideSafeAreaCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let safe = scene.safeArea
    let root = scene.root
    for entry in scene.entries.dropFirst() where entry.isEssential && !entry.isScrolled {
      let frame = entry.frame
      // The strip itself has to be there: a safe area that ends at the screen's edge covers nothing.
      let edges: [(side: Finding.Side, outside: LinearValue, strip: LinearValue)] = [
        (.left, safe.minX - frame.minX, safe.minX - root.minX), (.top, safe.minY - frame.minY, safe.minY - root.minY),
        (.right, frame.maxX - safe.maxX, root.maxX - safe.maxX),
        (.bottom, frame.maxY - safe.maxY, root.maxY - safe.maxY),
      ]
      if isInBar(entry, scene) { continue }
      for edge in edges {
        collector.report(
          [entry.item], side: edge.side, when: [edge.outside, edge.strip], numbers: [("outside", edge.outside)])
      }
    }
  }

  private static func isInBar(_ entry: LintScene.Entry, _ scene: LintScene) -> Bool {
    var above: LintScene.Entry? = entry
    while let current = above {
      if current.kind == .bar { return true }
      above = current.superview.map { scene.entries[$0] }
    }
    return false
  }
}

extension LintExample {
  static let outsideSafeArea = LintExample(
    .outsideSafeArea,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.safeAreaInsets.top = 47
      try screen.add("title", .label, x: 8, y: 20, width: 100, height: 20)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.safeAreaInsets.top = 47
      try screen.add("title", .label, x: 8, y: 47, width: 100, height: 20)
    })
}
