extension LayoutAnchored {
  /// The constraints that put the item, with a ratio of its own, into the centre of another one.
  ///
  /// The ratio, the centre and one bound on each side are required; that the item is as large, or as small, as the bounds
  /// allow has a priority, so that other constraints may move it.
  ///
  /// - Parameters:
  ///   - mode: Whether all of the item lies in the other one, or covers all of it.
  ///   - ratio: The width divided by the height; finite and positive.
  ///   - container: The item that it is put into.
  ///   - priority: How important it is that the item reaches the bounds.
  ///   - identifier: A name for the constraints; each gets its role added to it.
  public func aspect(
    _ mode: AspectMode, ratio: Double, in container: some LayoutAnchored, priority: LayoutPriority = .high,
    identifier: String = "aspect"
  ) -> [LayoutConstraint] {
    let relation: LayoutConstraint.Relation = mode == .fit ? .lessThanOrEqual : .greaterThanOrEqual
    func bound(_ own: LayoutDimension, _ other: LayoutDimension, _ name: String) -> [LayoutConstraint] {
      [
        LayoutConstraint(own.sum, relation, other.sum).identified(by: "\(identifier).\(name).bound"),
        (own == other).at(priority).identified(by: "\(identifier).\(name)"),
      ]
    }
    return [
      (widthAnchor == ratio * heightAnchor).identified(by: "\(identifier).ratio"),
      (centerXAnchor == container.centerXAnchor).identified(by: "\(identifier).centerX"),
      (centerYAnchor == container.centerYAnchor).identified(by: "\(identifier).centerY"),
    ] + bound(widthAnchor, container.widthAnchor, "width") + bound(heightAnchor, container.heightAnchor, "height")
  }
}
