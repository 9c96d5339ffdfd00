/// Rows and columns whose gaps or centres relate to each other, without helper views: a gap is the difference of two neighbours' edges.
extension LayoutConstraint {
  /// What the first and the last gap are: those between a container's edges and the outermost items.
  public enum EndGaps: Hashable, Sendable {
    /// The outermost items touch the container.
    case none
    /// As wide as a gap between two items, times the factor; 0.5 gives every item the same room on both sides.
    case share(Double)

    /// Half as wide as a gap between two items.
    public static let half = EndGaps.share(0.5)
    /// As wide as a gap between two items.
    public static let full = EndGaps.share(1)
  }

  /// The gaps between neighbours are equal, and fill a container.
  ///
  /// ```swift
  /// LayoutConstraint.equalGaps(between: [play, pause, stop], along: .horizontal, in: toolbar, ends: .half)
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items in order; at least two with ``EndGaps/none``, at least one otherwise, or nothing is asked.
  ///   - axis: The direction in which they follow each other, from leading or from the top.
  ///   - container: What they fill.
  ///   - ends: What is left between the outermost items and the container.
  /// - Returns: As many constraints as items, one more with end gaps and more than one item.
  public static func equalGaps(
    between items: [some LayoutAnchored], along axis: Axis, in container: some LayoutAnchored, ends: EndGaps = .none
  ) -> [LayoutConstraint] {
    guard let first = items.first?.item, let last = items.last?.item else { return [] }
    let attributes = AxisAttributes(axis)
    let container = container.item
    let before = Side.sum([(1, first, attributes.start), (-1, container, attributes.start)])
    let after = Side.sum([(1, container, attributes.end), (-1, last, attributes.end)])
    let inner = gaps(between: items.map { $0.item }, attributes)
    let equal = zip(inner, inner.dropFirst()).map { LayoutConstraint($1, .equal, $0) }
    guard case .share(let share) = ends else { return touch(items.map({ $0.item }), attributes, container) + equal }
    guard let gap = inner.first else { return [LayoutConstraint(after, .equal, before)] }
    let scaled = gap.scaled(by: share)
    return [LayoutConstraint(before, .equal, scaled)] + equal + [LayoutConstraint(after, .equal, scaled)]
  }

  /// The gaps between neighbours are equal, whatever is around them.
  ///
  /// - Parameters:
  ///   - items: The items in order; fewer than three have no two gaps to compare.
  ///   - axis: The direction in which they follow each other, from leading or from the top.
  public static func equalGaps(between items: [some LayoutAnchored], along axis: Axis) -> [LayoutConstraint] {
    let gaps = gaps(between: items.map { $0.item }, AxisAttributes(axis))
    return zip(gaps, gaps.dropFirst()).map { LayoutConstraint($1, .equal, $0) }
  }

  /// Each gap between neighbours is a share of a size, a number of points, or any other expression.
  ///
  /// ```swift
  /// LayoutConstraint.gaps(between: [title, body, footer], along: .vertical, equalTo: 0.05 * screen.height)
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - axis: The direction in which they follow each other, from leading or from the top.
  ///   - gap: What each gap is.
  public static func gaps(
    between items: [some LayoutAnchored], along axis: Axis, equalTo gap: some LayoutLinear<LayoutExtent>
  ) -> [LayoutConstraint] {
    gaps(between: items.map { $0.item }, AxisAttributes(axis)).map { LayoutConstraint($0, .equal, gap.sum) }
  }

  /// Each gap between neighbours, and between a container's edges and the outermost items, is a share of a size, a number of points,
  /// or any other expression.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - axis: The direction in which they follow each other, from leading or from the top.
  ///   - gap: What each gap is.
  ///   - container: What they fill.
  public static func gaps(
    between items: [some LayoutAnchored], along axis: Axis, equalTo gap: some LayoutLinear<LayoutExtent>,
    in container: some LayoutAnchored
  ) -> [LayoutConstraint] {
    guard let first = items.first?.item, let last = items.last?.item else { return [] }
    let attributes = AxisAttributes(axis)
    let before = Side.sum([(1, first, attributes.start), (-1, container.item, attributes.start)])
    let after = Side.sum([(1, container.item, attributes.end), (-1, last, attributes.end)])
    let all = [before] + gaps(between: items.map { $0.item }, attributes) + [after]
    return all.map { LayoutConstraint($0, .equal, gap.sum) }
  }

  /// The centres lie at equal distances in a container, each in the middle of an equal part of it.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - axis: The direction in which they follow each other, from leading or from the top.
  ///   - container: What is divided into as many equal parts as there are items.
  public static func evenlySpacedCenters(
    of items: [some LayoutAnchored], along axis: Axis, in container: some LayoutAnchored
  ) -> [LayoutConstraint] {
    let attributes = AxisAttributes(axis)
    return items.enumerated().map { position, item in
      let share = (Double(position) + 0.5) / Double(items.count)
      return LayoutConstraint(
        .sum([(1, item.item, attributes.center)]), .equal,
        .sum([(1, container.item, attributes.start), (share, container.item, attributes.size)]))
    }
  }

  /// The centres lie at equal distances from each other, whatever is around them.
  ///
  /// - Parameters:
  ///   - items: The items in order; fewer than three have no two distances to compare.
  ///   - axis: The direction in which they follow each other.
  public static func evenlySpacedCenters(of items: [some LayoutAnchored], along axis: Axis) -> [LayoutConstraint] {
    let center = AxisAttributes(axis).center
    return zip(zip(items, items.dropFirst()), items.dropFirst(2)).map { pair, third in
      LayoutConstraint(
        .sum([(1, third.item, center), (-1, pair.1.item, center)]), .equal,
        .sum([(1, pair.1.item, center), (-1, pair.0.item, center)]))
    }
  }

  /// The first and the last item touch a container.
  private static func touch(
    _ items: [LayoutItem], _ attributes: AxisAttributes, _ container: LayoutItem
  ) -> [LayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    return [
      LayoutConstraint(item: first, attribute: attributes.start, toItem: container, attribute: attributes.start),
      LayoutConstraint(item: last, attribute: attributes.end, toItem: container, attribute: attributes.end),
    ]
  }

  private static func gaps(between items: [LayoutItem], _ attributes: AxisAttributes) -> [Side] {
    zip(items, items.dropFirst()).map { .sum([(1, $1, attributes.start), (-1, $0, attributes.end)]) }
  }
}
