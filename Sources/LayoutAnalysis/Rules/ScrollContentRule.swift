/// A scroll view whose content has no size of its own.
enum ScrollContentCheck: LintCheck {
  static let reason =
    "The content has to be tied to all four edges of the content area; otherwise nobody knows how far it scrolls."
  static let severity: Finding.Severity? = .error

  static func run(_ scene: LintScene, _ collector: inout LintCollector) {
    for entry in scene.entries where entry.kind == .scroll && !entry.subviews.isEmpty {
      for axis in LayoutConstraint.Axis.allCases {
        let ties = ContentTies(entry.view, axis, scene)
        if ties.isComplete { continue }
        let name = entry.name
        let missing = ties.missing
        let length = axis.lengthName
        collector.report([entry.item], tag: axis == .horizontal ? 0 : 1) { _ in
          "the content \(length) of \(name) is not determined: nothing in it is tied to the \(missing) of its content"
        }
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
    for handle in tree.handles(tree.constraintPlaces(of: view.index)) {
      guard tree.isActive(handle, in: scene.environment), let constraint = try? tree.constraint(handle),
        constraint.relation == .equal
      else { continue }
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

  var missing: String {
    let names = axis == .horizontal ? ("leading edge", "trailing edge") : ("top", "bottom")
    if !hasStart && !hasEnd { return "\(names.0) and the \(names.1)" }
    return hasStart ? names.1 : names.0
  }
}
