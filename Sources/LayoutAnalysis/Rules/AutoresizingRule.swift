/// A view that is placed by its autoresizing mask.
///
/// Constraints see the frame of such a view and cannot move it, which surprises who adds some.
enum AutoresizingCheck: LintCheck {
  static let reason =
    "A view that keeps its autoresizing mask does not follow its constraints, and sits where its frame was."
  static let severity: Finding.Severity? = .note

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries.dropFirst()
    where scene.tree.translatesAutoresizingMaskIntoConstraints(entry.view) {
      let handles = scene.tree.handles(scene.tree.constraintPlaces(of: entry.view.index))
        .filter { scene.tree.isActive($0, in: scene.environment) }
      let name = entry.name
      let frame = entry.frame
      let hasConstraints = !handles.isEmpty
      collector.report(
        [entry.item], constraints: handles,
        numbers: [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
      ) { _ in
        "\(name) is placed by its autoresizing mask"
          + (hasConstraints ? ", and the constraints that name it cannot move it" : "")
      }
    }
  }
}
