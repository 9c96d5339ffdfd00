extension LayoutConstraint {
  /// The items have the same width or height.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - axis: Horizontal for widths, vertical for heights.
  /// - Returns: One constraint for each item after the first, with the first.
  public static func equalSizes(of items: [some LayoutAnchored], along axis: Axis) -> [LayoutConstraint] {
    guard let first = items.first?.item else { return [] }
    let size = AxisAttributes(axis).size
    return items.dropFirst().map {
      LayoutConstraint(item: $0.item, attribute: size, toItem: first, attribute: size)
    }
  }

  /// The widths or heights are to each other as the weights.
  ///
  /// ```swift
  /// try LayoutConstraint.proportionalSizes(of: [(photo, 3), (text, 2)], along: .horizontal)
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items with their weights, which are finite, not negative, and not all 0.
  ///   - axis: Horizontal for widths, vertical for heights.
  /// - Returns: One constraint for each item but one of those with the largest weight, with that one.
  /// - Throws: ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``, ``LayoutError/noWeight`` if all are 0.
  public static func proportionalSizes(
    of items: [(item: some LayoutAnchored, weight: Double)], along axis: Axis
  ) throws(LayoutError) -> [LayoutConstraint] {
    for (position, entry) in items.enumerated() {
      guard entry.weight.isFinite else { throw .nonFinite("weight", in: "item \(position)") }
      guard entry.weight >= 0 else { throw .negativeSize(entry.weight, of: "the weight of item \(position)") }
    }
    guard let largest = items.indices.max(by: { items[$0].weight < items[$1].weight }) else { return [] }
    guard items[largest].weight > 0 else { throw .noWeight }
    let size = AxisAttributes(axis).size
    return items.indices.lazy.filter { $0 != largest }.map { position in
      LayoutConstraint(
        item: items[position].item.item, attribute: size, toItem: items[largest].item.item, attribute: size,
        multiplier: items[position].weight / items[largest].weight)
    }
  }
}

/// Positions as a share of a size, without helper views.
extension LayoutAnchored {
  /// The position at a share of the width from the leading edge: `leading + share * width`. 0 is leading and 1 is trailing.
  ///
  /// ```swift
  /// card.leading == screen.safeArea.leading(at: 0.1)
  /// ```
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func leading(at share: Double) -> LayoutExpression<XLocation> { leadingAnchor + share * widthAnchor }

  /// The position at a share of the width from the left edge: `left + share * width`. 0 is left and 1 is right in every language.
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func left(at share: Double) -> LayoutExpression<XLocation> { leftAnchor + share * widthAnchor }

  /// The position at a share of the height from the top edge: `top + share * height`. 0 is the top and 1 the bottom.
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func top(at share: Double) -> LayoutExpression<YLocation> { topAnchor + share * heightAnchor }

  /// The required constraint that the width is a multiple of the height.
  ///
  /// - Parameter ratio: Width divided by height, such as 16.0 / 9; any finite number.
  public func aspectRatio(_ ratio: Double) -> LayoutConstraint { widthAnchor == ratio * heightAnchor }
}

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
