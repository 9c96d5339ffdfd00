/// A view that nothing places or nothing gives a size.
///
/// The rule reads constraints and content sizes and does not solve; ``LayoutEngine/ambiguities()`` finds all that is not unique, exactly.
enum UnconstrainedCheck: LintCheck {
  static let reason = "A view without a size or a position ends up somewhere by accident, or does not show at all."
  static let severity: Finding.Severity? = .error

  /// What is said of one view along one axis.
  private struct Mentions {
    var locations: Set<LayoutAttribute> = []
    var hasSize = false
  }

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let mentions = mentions(scene)
    for entry in scene.entries.dropFirst() {
      let record = scene.tree.views[entry.view.slot]
      // A stack places and sizes what it arranges, and a mask what has one.
      if record.arrangedIn != ViewRecord.none || record.details.translatesAutoresizingMask { continue }
      for axis in LayoutConstraint.Axis.allCases {
        let known = mentions[entry.view.slot][axis == .horizontal ? 0 : 1]
        let isStack = record.stack != ViewRecord.none
        let length = axis == .horizontal ? entry.content.width : entry.content.height
        let hasSize = known.hasSize || length != nil || isStack || known.locations.count >= 2
        if known.locations.isEmpty { reportPosition(entry, axis, &collector) }
        if !hasSize { reportSize(entry, axis, &collector) }
      }
    }
  }

  private static func reportPosition(
    _ entry: LintScene.Entry, _ axis: LayoutConstraint.Axis, _ collector: inout LintCollector
  ) {
    let name = entry.name
    let direction = axis.rawValue
    let missing = axis == .horizontal ? "leading, trailing or centerX" : "top, bottom, centerY or baseline"
    collector.report([entry.item], tag: axis == .horizontal ? 0 : 1) { _ in
      "\(name) has no \(direction) position: no active constraint names its \(missing)"
    }
  }

  private static func reportSize(
    _ entry: LintScene.Entry, _ axis: LayoutConstraint.Axis, _ collector: inout LintCollector
  ) {
    let name = entry.name
    let length = axis.lengthName
    collector.report(
      [entry.item], tag: axis == .horizontal ? 2 : 3, numbers: [(length, entry.frame.length(axis))]
    ) { values in
      "\(name) has no \(length) and is \(DecimalNumber(values[0])) pt: it has no content, and no active constraint names its "
        + "\(length) or two of its edges"
    }
  }

  /// What active constraints name of each view, by place and axis.
  private static func mentions(_ scene: LintScene) -> [[Mentions]] {
    var result = Array(repeating: [Mentions(), Mentions()], count: scene.tree.views.count)
    for (_, constraint) in scene.activeConstraints {
      for term in constraint.terms where term.multiplier != 0 {
        guard case .view(let view) = term.item else { continue }
        let axis = term.attribute.axis == .horizontal ? 0 : 1
        if term.attribute.isLocation {
          result[view.slot][axis].locations.insert(term.attribute)
        } else {
          result[view.slot][axis].hasSize = true
        }
      }
    }
    return result
  }
}
