import LayoutModel

extension LintRule {
  /// The content of a scroll view has no size of its own.
  public static let scrollContent = LintRule(
    "scroll-content", severity: .error,
    reason:
      "The content has to be tied to all four edges of the content area; otherwise nobody knows how far it scrolls.",
    advice: "tie the content to all four edges of the scroll view's content layout guide",
    inDocuments: DocumentTraits(dependsOnSizes: false),
    text: { finding in
      "the content \(finding.lengthName) of \(finding.name(0)) is not determined: nothing in it is tied to the "
        + "\(ContentTies.missingName(finding)) of its content"
    })
}

extension LintCheck {
  static let scrollContent = LintCheck(.scrollContent, run: ScrollContentCheck.run)
}

/// A scroll view whose content has no size of its own.
private enum ScrollContentCheck {
  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.kind == .scroll && !entry.subviews.isEmpty {
      for axis in LayoutConstraint.Axis.allCases {
        let ties = ContentTies(entry.view, axis, scene)
        if ties.isComplete { continue }
        collector.report([entry.item], axis: axis, side: ties.missing)
      }
    }
  }
}

/// Which edges of a scroll view's content area the views in it are tied to along one direction.
private struct ContentTies {
  private var hasStart = false
  private var hasEnd = false
  private var hasLength = false
  private let axis: LayoutConstraint.Axis

  init(_ view: ViewHandle, _ axis: LayoutConstraint.Axis, _ scene: LintScene) {
    let tree = scene.tree
    self.axis = axis
    for handle in tree.constraints(naming: view) where tree.isActive(handle, in: scene.environment) {
      guard let constraint = try? tree.constraint(handle), constraint.relation == .equal else { continue }
      let reachesInside = constraint.terms.contains {
        $0.item.owningView != view && tree.isDescendant($0.item.owningView, of: view)
      }
      for term in constraint.terms where term.item.owningView == view && term.attribute.axis == axis {
        note(term, reachesInside: reachesInside)
      }
    }
  }

  private mutating func note(_ term: LayoutConstraint.Term, reachesInside: Bool) {
    let isContent = term.item == term.item.owningView.contentLayoutGuide.item
    if !term.attribute.isLocation {
      // A size of the content area itself; that of the view is its frame's.
      if isContent { hasLength = true }
      return
    }
    guard isContent || (reachesInside && term.item == term.item.owningView.item) else { return }
    switch term.attribute {
    case .left, .leading, .top: hasStart = true
    case .right, .trailing, .bottom: hasEnd = true
    default: break
    }
  }

  var isComplete: Bool { hasLength || (hasStart && hasEnd) }

  /// The edge to which nothing is tied; nil if that is so of both.
  var missing: Finding.Side? {
    if !hasStart && !hasEnd { return nil }
    if axis == .horizontal { return hasStart ? .trailing : .leading }
    return hasStart ? .bottom : .top
  }

  /// The edges to which nothing is tied, in words.
  static func missingName(_ finding: Finding) -> String {
    switch finding.side {
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case let side?: side.rawValue
    case nil: finding.axis == .horizontal ? "leading edge and the trailing edge" : "top and the bottom"
    }
  }
}

extension LintExample {
  static let scrollContent = LintExample(
    .scrollContent,
    triggering: { (screen) throws(LayoutError) in
      let list = try screen.add("list", .scroll, x: 0, y: 0, width: 320, height: 480)
      try screen.add("row", to: list, x: 0, y: 0, width: 320, height: 44)
    },
    nonTriggering: { (screen) throws(LayoutError) in
      let list = try screen.add("list", .scroll, x: 0, y: 0, width: 320, height: 480)
      let row = try screen.add("row", to: list, x: 0, y: 0, width: 320, height: 44)
      try screen.tree.activate([row.right == list.right, row.bottom == list.bottom])
    })
}
