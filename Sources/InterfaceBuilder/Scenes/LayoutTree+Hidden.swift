import LayoutModel

extension LayoutTree {
  /// Whether a view is hidden, or lies in one that is.
  ///
  /// - Complexity: O(d) at depth d.
  package func isHiddenOnScreen(_ view: ViewHandle) -> Bool {
    var current: ViewHandle? = view
    while let view = current {
      if isHidden(view) { return true }
      current = superview(of: view)
    }
    return false
  }
}
