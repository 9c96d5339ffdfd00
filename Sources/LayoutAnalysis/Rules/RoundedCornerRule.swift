/// Something to touch in a rounded corner of the screen.
///
/// A corner of the view counts as cut off where it lies beyond the tangent at the middle of the arc. That is a little less than the arc
/// cuts off, and it is linear.
enum RoundedCornerCheck: LintCheck {
  static let reason = "The corners of the screen are round: what lies there is cut off and hard to reach."
  static let severity: Finding.Severity? = .warning

  /// How far the tangent at 45° cuts the two edges of the corner's square, as a share of the radius: 2 − √2.
  private static let share = 2 - 2.0.squareRoot()

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    guard let radius = collector.configuration.cornerRadius ?? scene.environment.cornerRadius, radius > 0 else {
      return
    }
    let root = scene.root
    for entry in scene.entries.dropFirst() where entry.kind.isControl && !entry.isScrolled {
      let frame = entry.frame
      let left = frame.minX - root.minX
      let right = root.maxX - frame.maxX
      let top = frame.minY - root.minY
      let bottom = root.maxY - frame.maxY
      let name = entry.name
      let corners = [
        ("top left", left + top), ("top right", right + top), ("bottom left", left + bottom),
        ("bottom right", right + bottom),
      ]
      for (tag, corner) in corners.enumerated() {
        let place = corner.0
        collector.report(
          [entry.item], tag: tag, when: [share * radius - corner.1], numbers: [("corner distance", corner.1)]
        ) { _ in "\(name) lies in the rounded corner at the \(place) of the screen" }
      }
    }
  }
}
