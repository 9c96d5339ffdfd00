/// A view without width or height that has something to show.
enum EmptySizeCheck: LintCheck {
  static let reason = "What a view shows cannot be seen when its width or height is 0, however well it is placed."
  static let severity: Finding.Severity? = .error

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst() {
      for axis in LayoutConstraint.Axis.allCases {
        let wanted = (axis == .horizontal ? entry.content.width : entry.content.height) ?? 0
        guard wanted > 0 || entry.kind.isControl || !entry.subviews.isEmpty else { continue }
        let name = entry.name
        let length = axis.lengthName
        collector.report(
          [entry.item], tag: axis == .horizontal ? 0 : 1, whenNotNegative: [-1 * entry.frame.length(axis)],
          numbers: [(length, entry.frame.length(axis))]
        ) { _ in
          wanted > 0
            ? "\(name) has \(length) 0, but its content needs \(DecimalNumber(wanted)) pt"
            : "\(name) has \(length) 0, and what is in it does not show"
        }
      }
    }
  }
}
