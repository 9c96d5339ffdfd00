import LayoutModel

extension LintRule {
  /// A view has no size or no position along an axis, because no constraint and no content gives it one.
  public static let unconstrained = LintRule(
    "unconstrained", severity: .error,
    reason: "A view without a size or a position ends up somewhere by accident, or does not show at all.",
    advice: "add the constraint that is missing",
    inDocuments: DocumentTraits(severity: .changed(nil), dependsOnSizes: false),
    text: { finding in
      let name = finding.name(0)
      guard finding.aspect == .size else {
        let isHorizontal = finding.axis == .horizontal
        return "\(name) has no \(isHorizontal ? "horizontal" : "vertical") position: no active constraint names its "
          + (isHorizontal ? "leading, trailing or centerX" : "top, bottom, centerY or baseline")
      }
      let length = finding.lengthName
      return
        "\(name) has no \(length) and is \(DecimalNumber(finding.value(length))) pt: it has no content, and no active "
        + "constraint names its \(length) or two of its edges"
    })
}

extension LintCheck {
  static let unconstrained = LintCheck(.unconstrained, run: UnconstrainedCheck.run)
}

/// A view that nothing places or nothing gives a size.
///
/// The rule reads constraints and content sizes and does not solve; `LayoutEngine.ambiguities()` finds all that is not unique, exactly.
private enum UnconstrainedCheck {
  /// What is said of one view along one axis.
  private struct Mentions {
    var locations: Set<LayoutAttribute> = []
    var hasSize = false
  }

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    let mentions = mentions(scene)
    for entry in scene.entries.dropFirst() {
      // A stack places and sizes what it arranges, and a mask what has one.
      if scene.tree.stack(arranging: entry.view) != nil
        || scene.tree.translatesAutoresizingMaskIntoConstraints(entry.view)
      {
        continue
      }
      for axis in LayoutConstraint.Axis.allCases {
        let known = mentions[entry.view]?[axis == .horizontal ? 0 : 1] ?? Mentions()
        let isStack = scene.tree.stackSettings(of: entry.view) != nil
        let length = axis == .horizontal ? entry.content.width : entry.content.height
        let hasSize = known.hasSize || length != nil || isStack || known.locations.count >= 2
        if known.locations.isEmpty { collector.report([entry.item], axis: axis, aspect: .position) }
        if hasSize { continue }
        collector.report(
          [entry.item], axis: axis, aspect: .size, numbers: [(axis.lengthName, entry.frame.length(axis))])
      }
    }
  }

  /// What active constraints name of each view along both axes.
  private static func mentions(_ scene: LintScene) -> [ViewHandle: [Mentions]] {
    var result: [ViewHandle: [Mentions]] = [:]
    for (_, constraint) in scene.activeConstraints {
      for term in constraint.terms where term.multiplier != 0 {
        guard case .view(let view) = term.item else { continue }
        let axis = term.attribute.axis == .horizontal ? 0 : 1
        if term.attribute.isLocation {
          result[view, default: [Mentions(), Mentions()]][axis].locations.insert(term.attribute)
        } else {
          result[view, default: [Mentions(), Mentions()]][axis].hasSize = true
        }
      }
    }
    return result
  }
}

extension LintExample {
  static let unconstrained = LintExample(
    .unconstrained,
    triggering: { (screen) throws(LayoutError) in
      _ = try screen.tree.addView("badge", to: screen.root)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("badge", x: 8, y: 8, width: 20, height: 20)
    })
}
