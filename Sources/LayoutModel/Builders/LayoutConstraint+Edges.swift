/// Several constraints at once for what layouts ask for most.
extension LayoutConstraint {
  /// All four edges of an item lie at those of another one.
  ///
  /// ```swift
  /// try tree.activate(LayoutConstraint.edges(of: photo, equalTo: card, insets: LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The inner item.
  ///   - container: The outer item.
  ///   - insets: The distances inwards, in points; negative ones reach outwards. `left` is meant for leading and `right` for trailing.
  ///   - priority: How important all four are.
  /// - Returns: Leading, trailing, top, bottom.
  public static func edges(
    of item: some LayoutAnchored, equalTo container: some LayoutAnchored, insets: LayoutInsets = .zero,
    priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    horizontalEdges(of: item, equalTo: container, leading: insets.left, trailing: insets.right, priority: priority)
      + verticalEdges(of: item, equalTo: container, top: insets.top, bottom: insets.bottom, priority: priority)
  }

  /// The leading and the trailing edge of an item lie at those of another one.
  ///
  /// - Parameters:
  ///   - item: The inner item.
  ///   - container: The outer item.
  ///   - leading: The distance inwards from the leading edge, in points.
  ///   - trailing: The distance inwards from the trailing edge, in points.
  ///   - priority: How important both are.
  /// - Returns: Leading, trailing.
  public static func horizontalEdges(
    of item: some LayoutAnchored, equalTo container: some LayoutAnchored, leading: Double = 0, trailing: Double = 0,
    priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      (item.leadingAnchor == container.leadingAnchor + leading).at(priority),
      (item.trailingAnchor == container.trailingAnchor - trailing).at(priority),
    ]
  }

  /// The top and the bottom edge of an item lie at those of another one.
  ///
  /// - Parameters:
  ///   - item: The inner item.
  ///   - container: The outer item.
  ///   - top: The distance inwards from the top edge, in points.
  ///   - bottom: The distance inwards from the bottom edge, in points.
  ///   - priority: How important both are.
  /// - Returns: Top, bottom.
  public static func verticalEdges(
    of item: some LayoutAnchored, equalTo container: some LayoutAnchored, top: Double = 0, bottom: Double = 0,
    priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      (item.topAnchor == container.topAnchor + top).at(priority),
      (item.bottomAnchor == container.bottomAnchor - bottom).at(priority),
    ]
  }

  /// No edge of an item lies outside another one.
  ///
  /// - Parameters:
  ///   - item: The inner item.
  ///   - container: The outer item.
  ///   - insets: The least distances inwards, in points. `left` is meant for leading and `right` for trailing.
  ///   - priority: How important all four are.
  /// - Returns: Leading, trailing, top, bottom.
  public static func edges(
    of item: some LayoutAnchored, within container: some LayoutAnchored, insets: LayoutInsets = .zero,
    priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      (item.leadingAnchor >= container.leadingAnchor + insets.left).at(priority),
      (item.trailingAnchor <= container.trailingAnchor - insets.right).at(priority),
      (item.topAnchor >= container.topAnchor + insets.top).at(priority),
      (item.bottomAnchor <= container.bottomAnchor - insets.bottom).at(priority),
    ]
  }

  /// The centre of an item lies at that of another one.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - container: The other item.
  ///   - priority: How important both are.
  /// - Returns: The horizontal centre, the vertical centre.
  public static func center(
    of item: some LayoutAnchored, equalTo container: some LayoutAnchored, priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      (item.centerXAnchor == container.centerXAnchor).at(priority),
      (item.centerYAnchor == container.centerYAnchor).at(priority),
    ]
  }

  /// The size of an item is a share of that of another one.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - container: The other item.
  ///   - share: The factor of both lengths; any finite number.
  ///   - priority: How important both are.
  /// - Returns: The width, the height.
  public static func size(
    of item: some LayoutAnchored, equalTo container: some LayoutAnchored, times share: Double = 1,
    priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      (item.widthAnchor == share * container.widthAnchor).at(priority),
      (item.heightAnchor == share * container.heightAnchor).at(priority),
    ]
  }
}
