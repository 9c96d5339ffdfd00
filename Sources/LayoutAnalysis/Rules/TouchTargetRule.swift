import LayoutModel

extension LintRule {
  /// A control below the minimum touch target.
  public static let touchTarget = LintRule(
    "touch-target", severity: .warning,
    reason: "A control needs about 44 × 44 points to be hit reliably.",
    advice: "make it larger, with a larger image, content insets or a minimum size",
    inDocuments: DocumentTraits(isCoveredBy: ["empty-size"]),
    text: { finding in
      let length = finding.lengthName
      return "the \(length) of \(finding.name(0)) is \(DecimalNumber(finding.value(length))), less than the "
        + "\(DecimalNumber(finding.value("minimum"))) pt of a touch target"
    },
    badness: { -$0.firstValue })
}

extension LintCheck {
  static let touchTarget = LintCheck(.touchTarget, run: TouchTargetCheck.run)
}

/// A control below the minimum touch target.
///
/// The system's own controls of a fixed size are not looked at: switches, sliders, steppers, segmented controls, page controls and pickers.
private enum TouchTargetCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let least = collector.configuration.minimumTouchTarget
    for entry in scene.entries.dropFirst() where entry.kind.isControl && !hasFixedSize(entry.kind) {
      for axis in LayoutConstraint.Axis.allCases {
        let needed = axis == .horizontal ? least.width : least.height
        collector.report(
          [entry.item], axis: axis, when: [needed - entry.frame.length(axis)],
          numbers: [(axis.lengthName, entry.frame.length(axis)), ("minimum", LinearValue(needed))])
      }
    }
  }

  private static func hasFixedSize(_ kind: ViewKind) -> Bool {
    switch kind {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .picker: true
    default: false
    }
  }
}

extension LintExample {
  static let touchTarget = LintExample(
    .touchTarget,
    triggering: { (screen) throws(LayoutError) in
      try screen.add("close", .button, x: 8, y: 8, width: 30, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("close", .button, x: 8, y: 8, width: 44, height: 44)
    })
}
