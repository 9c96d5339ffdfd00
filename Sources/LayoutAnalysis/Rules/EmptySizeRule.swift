import LayoutModel

extension LintRule {
  /// A view has content and no room for it: its width or height is 0.
  public static let emptySize = LintRule(
    "empty-size", severity: .error,
    reason: "What a view shows cannot be seen when its width or height is 0, however well it is placed.",
    advice: "give it a size, or raise its content's compression resistance above what presses it to nothing",
    inDocuments: DocumentTraits(isSeenInEditor: true),
    text: { finding in
      let length = finding.lengthName
      guard let needed = finding.number("needed") else {
        return "\(finding.name(0)) has \(length) 0, and what is in it does not show"
      }
      return "\(finding.name(0)) has \(length) 0, but its content needs \(DecimalNumber(needed)) pt"
    },
    badness: { -$0.firstValue })
}

extension LintCheck {
  static let emptySize = LintCheck(.emptySize, run: EmptySizeCheck.run)
}

/// A view without width or height that has something to show.
private enum EmptySizeCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst() {
      for axis in LayoutConstraint.Axis.allCases {
        let wanted = (axis == .horizontal ? entry.content.width : entry.content.height) ?? 0
        guard wanted > 0 || entry.kind.isControl || !entry.subviews.isEmpty else { continue }
        let needed = wanted > 0 ? [("needed", LinearValue(wanted))] : []
        collector.report(
          [entry.item], axis: axis, whenNotNegative: [-1 * entry.frame.length(axis)],
          numbers: [(axis.lengthName, entry.frame.length(axis))] + needed)
      }
    }
  }
}

extension LintExample {
  static let emptySize = LintExample(
    .emptySize,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("close", .button, x: 8, y: 8, width: 0, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("close", .button, x: 8, y: 8, width: 44, height: 44)
    })
}
