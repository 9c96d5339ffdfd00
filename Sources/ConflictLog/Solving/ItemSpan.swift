import ConstraintKernel

/// Where an item lies on the axis of a conflict once one constraint is missed.
public struct ItemSpan: Hashable, Sendable {
  /// The position of the item in ``ConflictMessage/items``.
  public let item: Int
  /// The edge where the axis begins, in points.
  public let start: Double
  /// The other edge, in points.
  public let end: Double

  /// The items of an irreducible set, as they come out if one constraint need not hold.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - position: The constraint that need not hold; nil to miss as little as possible in all.
  ///   - message: The message.
  ///   - system: Its rows.
  static func spans(
    of set: [Int], missing position: Int?, _ message: ConflictMessage, _ system: PrintedSystem
  ) -> [ItemSpan] {
    var isIncluded = [Bool](repeating: false, count: message.constraints.count)
    for member in set { isIncluded[member] = true }
    var isOptional = isIncluded
    if let position { isOptional = isOptional.indices.map { $0 == position } }
    guard let relaxed = system.relaxed(optional: isOptional, included: isIncluded) else { return [] }
    let isVertical = set.first.flatMap { message.constraints[$0].terms.first?.attribute.isVertical } ?? false
    var items: [Int] = []
    for member in set {
      for term in message.constraints[member].terms where !items.contains(term.item) { items.append(term.item) }
      if let superview = message.constraints[member].superview, !items.contains(superview) { items.append(superview) }
    }
    return items.compactMap { item in
      guard let (near, far) = system.coordinates.knownEdges(of: item, isVertical: isVertical) else { return nil }
      return ItemSpan(item: item, start: relaxed.solver.value(of: near), end: relaxed.solver.value(of: far))
    }
  }
}
