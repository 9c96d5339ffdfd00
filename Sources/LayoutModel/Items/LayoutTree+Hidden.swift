extension LayoutTree {
  /// Whether a view is hidden itself; false for an unknown handle. Views inside a hidden one are not drawn either.
  public func isHidden(_ view: ViewHandle) -> Bool { isLive(view) && views[view.slot].isHidden }

  /// Hides a view or shows it again.
  ///
  /// A hidden view keeps its place and its constraints. Only in a stack, it takes part in nothing: the stack arranges its other views as
  /// if the hidden one were not there, and asks nothing of the hidden one.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the view is hidden from now on.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  /// - Complexity: O(1), and O(d) for a view that is arranged by d stacks in each other.
  public mutating func setHidden(_ isHidden: Bool, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    guard views[view.slot].isHidden != isHidden else { return }
    views[view.slot].isHidden = isHidden
    let stack = views[view.slot].arrangedIn
    if stack != ViewRecord.none { markStack(views[Int(stack)].stack) }
  }
}
