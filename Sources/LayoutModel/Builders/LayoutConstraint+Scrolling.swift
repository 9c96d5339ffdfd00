extension LayoutConstraint {
  /// A content fills the content area of a view that scrolls, and is as wide as the view's frame if the view scrolls vertically.
  ///
  /// ```swift
  /// let list = try tree.addView("list", kind: .scroll, to: tree.root)
  /// let column = try tree.makeStack("column", StackSettings(axis: .vertical), arranging: rows, in: list)
  /// try tree.activate(LayoutConstraint.scrollContent(column, in: list))
  /// ```
  ///
  /// The area is as large as the content and the insets, and that is how far the view scrolls.
  ///
  /// - Parameters:
  ///   - content: An item inside the view.
  ///   - scrollView: A view whose kind scrolls.
  ///   - axis: The direction in which it scrolls; across it, the content is tied to the frame. nil scrolls both ways.
  ///   - insets: The room around the content inside the area, in points. `left` is meant for leading and `right` for trailing.
  ///   - fillsFrame: Whether the content reaches to the end of the frame even if it needs less.
  /// - Returns: The four edges, then what ties the content to the frame.
  public static func scrollContent(
    _ content: some LayoutAnchored, in scrollView: ViewHandle, along axis: Axis? = .vertical,
    insets: LayoutInsets = .zero, fillsFrame: Bool = false
  ) -> [LayoutConstraint] {
    var result = edges(of: content, equalTo: scrollView.contentLayoutGuide, insets: insets)
    let frame = scrollView.frameLayoutGuide
    let room = [
      Axis.horizontal: frame.widthAnchor - (insets.left + insets.right),
      .vertical: frame.heightAnchor - (insets.top + insets.bottom),
    ]
    for (direction, size) in [(Axis.horizontal, content.widthAnchor), (.vertical, content.heightAnchor)] {
      guard let available = room[direction] else { continue }
      if axis != nil && axis != direction { result.append(size == available) }
      if fillsFrame && (axis == nil || axis == direction) { result.append(size >= available) }
    }
    return result
  }
}
