import LayoutModel

extension LintRule {
  /// A control in a rounded corner of the screen.
  public static let roundedCorner = LintRule(
    "rounded-corner", severity: .warning,
    reason: "The corners of the screen are round: what lies there is cut off and hard to reach.",
    advice: "tie it to the safe area or the layout margins",
    inDocuments: DocumentTraits(
      isAboutScreen: true, isCoveredBy: ["off-screen", "outside-safe-area", "home-indicator"]),
    text: { finding in
      "\(finding.name(0)) lies in the rounded corner at the \(finding.side?.rawValue ?? "") of the screen"
    },
    badness: { -$0.firstValue })
}

extension LintCheck {
  static let roundedCorner = LintCheck(.roundedCorner, run: RoundedCornerCheck.run)
}

/// Something to touch in a rounded corner of the screen.
///
/// A corner of the view counts as cut off where it lies beyond the tangent at the middle of the arc. That is a little less than the arc
/// cuts off, and it is linear.
private enum RoundedCornerCheck {
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
      let corners: [(side: Finding.Side, distance: LinearValue)] = [
        (.topLeft, left + top), (.topRight, right + top), (.bottomLeft, left + bottom), (.bottomRight, right + bottom),
      ]
      for corner in corners {
        collector.report(
          [entry.item], side: corner.side, when: [share * radius - corner.distance],
          numbers: [("corner distance", corner.distance)])
      }
    }
  }
}

extension LintExample {
  static let roundedCorner = LintExample(
    .roundedCorner,
    triggering: { (screen) throws(LayoutError) in
      screen.environment.cornerRadius = 40
      try screen.add("close", .button, x: 0, y: 0, width: 44, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      screen.environment.cornerRadius = 40
      try screen.add("close", .button, x: 16, y: 16, width: 44, height: 44)
    })
}
