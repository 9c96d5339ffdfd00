/// How the safe area of the root reaches the views inside it.
///
/// A view's inset on an edge is by how much its superview's unsafe strip covers it: never more than the strip is wide, and 0 where
/// the view keeps clear of it. A view that lies wholly inside the strip keeps the full inset.
enum SafeAreaPropagation {
  /// The safe area insets of a view.
  ///
  /// - Parameters:
  ///   - place: A view under the root.
  ///   - root: The insets of the root.
  ///   - tree: The tree.
  ///   - frame: The frame of a view in its superview.
  /// - Complexity: O(d) for a view at depth d.
  static func insets(
    of place: Int32, root: EdgeInsets, tree: LayoutTree, frame: (Int32) -> Rectangle
  ) -> EdgeInsets {
    var path: [Int32] = []
    var view = place
    while view > 0 {
      path.append(view)
      view = tree.views[Int(view)].superview
    }
    var insets = root
    var container = frame(0).size
    for view in path.reversed() {
      let rectangle = frame(view)
      insets = covered(rectangle, in: container, insets)
      container = rectangle.size
    }
    return insets
  }

  /// The insets of a rectangle in a container with insets.
  static func covered(_ rectangle: Rectangle, in container: Size, _ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: clamp(insets.top - rectangle.minY, insets.top),
      left: clamp(insets.left - rectangle.minX, insets.left),
      bottom: clamp(rectangle.maxY - (container.height - insets.bottom), insets.bottom),
      right: clamp(rectangle.maxX - (container.width - insets.right), insets.right))
  }

  private static func clamp(_ value: Double, _ limit: Double) -> Double { min(max(value, 0), limit) }
}
