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
