import LayoutModel

extension LintRule {
  /// A view is placed by its autoresizing mask, and constraints do not move it.
  public static let autoresizing = LintRule(
    "autoresizing", severity: .note,
    reason: "A view that keeps its autoresizing mask does not follow its constraints, and sits where its frame was.",
    advice: "switch to constraints, or remove those on the view",
    inDocuments: DocumentTraits(severity: .changed(nil), dependsOnSizes: false),
    text: { finding in
      "\(finding.name(0)) is placed by its autoresizing mask"
        + (finding.constraints.isEmpty ? "" : ", and the constraints that name it cannot move it")
    })
}

extension LintCheck {
  static let autoresizing = LintCheck(.autoresizing, run: AutoresizingCheck.run)
}

/// A view that is placed by its autoresizing mask.
///
/// Constraints see the frame of such a view and cannot move it, which surprises who adds some.
private enum AutoresizingCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst()
    where scene.tree.translatesAutoresizingMaskIntoConstraints(entry.view) {
      let handles = scene.tree.constraints(naming: entry.view).filter {
        scene.tree.isActive($0, in: scene.environment)
      }
      let frame = entry.frame
      collector.report(
        [entry.item], constraints: handles,
        numbers: [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)])
    }
  }
}

extension LintExample {
  static let autoresizing = LintExample(
    .autoresizing,
    triggering: { (screen) throws(LayoutError) in
      let badge = try screen.tree.addView("badge", to: screen.root)
      try screen.tree.setAutoresizing(
        Autoresizing(
          frame: LayoutRectangle(x: 8, y: 8, width: 20, height: 20), in: LayoutSize(width: 320, height: 480)), of: badge
      )
    },
    nonTriggering: { (screen) throws(LayoutError) in
      try screen.add("badge", x: 8, y: 8, width: 20, height: 20)
    })
}
