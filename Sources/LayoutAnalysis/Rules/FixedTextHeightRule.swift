import LayoutModel

extension LintRule {
  /// A fixed height on a text that grows with the text size that the user prefers.
  public static let fixedTextHeight = LintRule(
    "fixed-text-height", severity: .warning,
    reason: "At the largest text sizes a text is several times as high, and a fixed height cuts it off.",
    advice: "remove the height, or make it a minimum",
    inDocuments: DocumentTraits(dependsOnSizes: false),
    text: { finding in
      "the height of \(finding.name(0)) does not grow with its text: \(finding.members.first?.description ?? "")"
    })
}

extension LintCheck {
  static let fixedTextHeight = LintCheck(.fixedTextHeight, run: FixedTextHeightCheck.run)
}

/// A fixed height on a text that grows with the text size that the user prefers.
private enum FixedTextHeightCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    var texts: Set<ViewHandle> = []
    for entry in scene.entries where entry.text?.adjustsForContentSizeCategory == true && entry.kind != .textView {
      texts.insert(entry.view)
    }
    for (handle, constraint) in scene.activeConstraints where constraint.relation != .greaterThanOrEqual {
      // An optional height that yields to the text does no harm.
      guard constraint.terms.count == 1, let term = constraint.left.terms.first, term.attribute == .height,
        case .view(let view) = term.item, texts.contains(view),
        constraint.priority >= scene.tree.verticalResistance(of: view)
      else { continue }
      let height = constraint.right.constant - constraint.left.constant
      collector.report(
        [view.item], constraints: [handle], members: [Finding.Member(handle, constraint, scene.tree)],
        numbers: [("height", LinearValue(height))])
    }
  }
}

extension LayoutTree {
  /// How much a view's content resists being lower than it is.
  fileprivate func verticalResistance(of view: ViewHandle) -> LayoutPriority {
    contentSize(of: view)?.verticalCompressionResistance ?? .defaultHigh
  }
}

extension LintExample {
  static let fixedTextHeight = LintExample(
    .fixedTextHeight,
    triggering: { (screen) throws(LayoutError) in
      let title = try screen.add("title", .label, x: 8, y: 8, width: 100, height: 20)
      try screen.tree.setText(TextContent("Title"), of: title)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let title = try screen.tree.addView("title", kind: .label, to: screen.root)
      try screen.tree.setText(TextContent("Title"), of: title)
      try screen.tree.activate([
        title.left == screen.root.left + 8, title.top == screen.root.top + 8, title.width == 100, title.height >= 20,
      ])
    })
}
