extension LayoutTree {
  /// What a view is; plain for an unknown handle.
  public func kind(of view: ViewHandle) -> ViewKind { isLive(view) ? views[view.slot].kind : .plain }

  /// Whether a view itself is hidden, whatever the views that it lies in are.
  public func isHidden(_ view: ViewHandle) -> Bool { isLive(view) && views[view.slot].isHidden }

  /// Whether a view takes no room while it is hidden.
  public func collapsesWhenHidden(_ view: ViewHandle) -> Bool {
    isLive(view) && views[view.slot].collapsesWhenHidden
  }

  /// Hides or shows a view.
  ///
  /// A hidden view keeps its place and its constraints, unless it collapses: see ``setCollapsesWhenHidden(_:of:)``. In a stack, it takes
  /// part in nothing: the stack arranges its other views as if the hidden one were not there, and asks nothing of the hidden one.
  ///
  /// - Parameters:
  ///   - isHidden: Whether it is hidden from now on.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  /// - Complexity: O(1), and O(d) for a view that is arranged by d stacks in each other; O(s) for a collapsing view with s views and
  ///   constraints in its subtree.
  public mutating func setHidden(_ isHidden: Bool, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    guard views[view.slot].isHidden != isHidden else { return }
    views[view.slot].isHidden = isHidden
    let stack = views[view.slot].arrangedIn
    if stack != ViewRecord.none { markStack(views[Int(stack)].stack) }
    if views[view.slot].collapsesWhenHidden { markSubtree(of: view.index) }
  }

  /// Chooses whether a view takes no room while it is hidden.
  ///
  /// A collapsed view has width and height 0, as far as required constraints on its edges leave that open. What its content wants does not count, nor do constraints on its size or between its
  /// width and its height; the views in it are not laid out and have no frames. Its gaps close so that one gap of two
  /// remains: a constraint between its right, trailing or bottom edge and a sibling loses its constant; a constraint between its
  /// left, leading or top edge and a sibling does so only if no view that has not collapsed follows at the opposite edge, directly
  /// or after others that have. The distances to the superview stay. Everything comes back when the view is shown.
  ///
  /// The root does not collapse.
  ///
  /// - Parameters:
  ///   - collapses: Whether it takes no room while hidden.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func setCollapsesWhenHidden(_ collapses: Bool, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    guard views[view.slot].collapsesWhenHidden != collapses, view != root else { return }
    views[view.slot].collapsesWhenHidden = collapses
    hasCollapsingViews = true
    if views[view.slot].isHidden { markSubtree(of: view.index) }
  }
}
