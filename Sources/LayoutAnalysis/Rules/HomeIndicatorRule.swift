/// Something to touch in the strip of the home indicator.
enum HomeIndicatorCheck: LintCheck {
  static let reason = "A swipe from the bottom strip belongs to the system, and touches there are often taken for one."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let bars = scene.environment.bars
    // What a device without home button has at the bottom, less the bars that stand above it.
    let strip = scene.environment.safeAreaInsets.bottom - bars.tab - bars.tool
    guard strip > LintInterval.noise else { return }
    let top = scene.root.maxY - strip
    for entry in scene.entries.dropFirst() where entry.kind.isControl && !entry.isScrolled {
      let name = entry.name
      let depth = entry.frame.maxY - top
      collector.report(
        [entry.item], when: [depth, scene.root.maxY - entry.frame.minY], numbers: [("depth", depth)]
      ) { values in
        "\(name) reaches \(DecimalNumber(values[0])) pt into the \(DecimalNumber(strip)) pt strip of the home indicator"
      }
    }
  }
}
