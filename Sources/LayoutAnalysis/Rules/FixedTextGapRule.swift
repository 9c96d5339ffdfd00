/// A small fixed gap between texts that have grown to an accessibility size.
enum FixedTextGapCheck: LintCheck {
  static let reason =
    "At accessibility sizes a line is many times as high as a fixed gap, and texts run into each other; a gap from baseline to baseline "
    + "grows with them."
  static let severity: Finding.Severity? = .note

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    guard scene.environment.traits.preferredContentSizeCategory.isAccessibilityCategory else { return }
    var names: [ViewHandle: String] = [:]
    for entry in scene.entries where entry.isText && entry.text?.adjustsForContentSizeCategory != false {
      names[entry.view] = entry.name
    }
    let limit = collector.configuration.smallTextGap
    for (handle, constraint) in scene.activeConstraints where constraint.terms.count == 2 && !constraint.isGenerated {
      let views = constraint.items.map(\.owningView)
      let gap = (constraint.right.constant - constraint.left.constant).magnitude
      guard constraint.relation == .equal, gap > 0, gap <= limit,
        Set(constraint.terms.map(\.attribute)) == [.top, .bottom],
        let first = names[views[0]], let second = names[views[1]], views[0] != views[1]
      else { continue }
      collector.report(
        views.map(\.item), constraints: [handle], numbers: [("gap", LinearValue(gap))]
      ) { _ in
        "the gap of \(DecimalNumber(gap)) pt between \(first) and \(second) does not grow with their text"
      }
    }
  }
}
