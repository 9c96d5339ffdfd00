/// A fixed height on a text that grows with the text size that the user prefers.
enum FixedTextHeightCheck: LintCheck {
  static let reason = "At the largest text sizes a text is several times as high, and a fixed height cuts it off."
  static let severity: Finding.Severity? = .warning

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    var texts: [ViewHandle: String] = [:]
    for entry in scene.entries where entry.text?.adjustsForContentSizeCategory == true && entry.kind != .textView {
      texts[entry.view] = entry.name
    }
    for (handle, constraint) in scene.activeConstraints where constraint.relation != .greaterThanOrEqual {
      // A wish that gives way to the text does no harm.
      guard constraint.terms.count == 1, let term = constraint.left.terms.first, term.attribute == .height,
        case .view(let view) = term.item, let name = texts[view],
        constraint.priority >= scene.tree.verticalResistance(of: view)
      else { continue }
      let height = constraint.right.constant - constraint.left.constant
      let text = scene.tree.describe(constraint)
      collector.report([view.item], constraints: [handle], numbers: [("height", LinearValue(height))]) { _ in
        "the height of \(name) does not grow with its text: \(text)"
      }
    }
  }
}

extension LayoutTree {
  /// How much a view's content resists being lower than it is.
  fileprivate func verticalResistance(of view: ViewHandle) -> LayoutPriority {
    contentSize(of: view)?.verticalCompressionResistance ?? .defaultHigh
  }
}
