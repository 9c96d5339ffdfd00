/// Something to touch that is smaller than a finger.
///
/// The system's own controls of a fixed size are not looked at: switches, sliders, steppers, segmented controls, page controls and pickers.
enum TouchTargetCheck: LintCheck {
  static let reason = "A finger needs about 44 × 44 points to hit a control reliably."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let least = collector.configuration.minimumTouchTarget
    for entry in scene.entries.dropFirst() where entry.kind.isControl && !hasFixedSize(entry.kind) {
      for axis in LayoutConstraint.Axis.allCases {
        let needed = axis == .horizontal ? least.width : least.height
        let name = entry.name
        let length = axis.lengthName
        collector.report(
          [entry.item], tag: axis == .horizontal ? 0 : 1, when: [needed - entry.frame.length(axis)],
          numbers: [(length, entry.frame.length(axis))]
        ) { values in
          "the \(length) of \(name) is \(DecimalNumber(values[0])), less than the \(DecimalNumber(needed)) pt of a touch target"
        }
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
