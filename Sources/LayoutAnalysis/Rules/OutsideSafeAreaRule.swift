/// Something to read or to touch that bars, rounded corners or the sensor housing cover.
///
/// Backgrounds and content that scrolls are meant to reach the edges and are not looked at, nor are bars.
enum OutsideSafeAreaCheck: LintCheck {
  static let reason = "Text and controls under bars, corners or the sensor housing cannot be read or touched."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let safe = scene.safeArea
    let root = scene.root
    for entry in scene.entries.dropFirst() where entry.isEssential && !entry.isScrolled {
      let frame = entry.frame
      // The strip itself has to be there: a safe area that ends at the screen's edge covers nothing.
      let edges: [(String, LinearValue, strip: LinearValue)] = [
        ("left", safe.minX - frame.minX, safe.minX - root.minX), ("top", safe.minY - frame.minY, safe.minY - root.minY),
        ("right", frame.maxX - safe.maxX, root.maxX - safe.maxX),
        ("bottom", frame.maxY - safe.maxY, root.maxY - safe.maxY),
      ]
      if isInBar(entry, scene) { continue }
      let name = entry.name
      for (tag, edge) in edges.enumerated() {
        let side = edge.0
        collector.report([entry.item], tag: tag, when: [edge.1, edge.strip], numbers: [("outside", edge.1)]) { values in
          "\(name) reaches \(DecimalNumber(values[0])) pt out of the safe area at the \(side)"
        }
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
