/// Barriers: an edge that keeps clear of several others, whichever reaches furthest.
extension LayoutAnchor where Kind: LocationKind {
  /// The position lies at or beyond the furthest of several positions, towards trailing or the bottom.
  ///
  /// ```swift
  /// field.leading.constraints(atOrAfter: [name.trailing, address.trailing], spacing: 8, pull: .low)
  /// ```
  ///
  /// - Parameters:
  ///   - anchors: The positions; without any, nothing is asked.
  ///   - spacing: The least distance to each, in points.
  ///   - pull: How strongly the position is drawn back to the furthest one; nil leaves it to other constraints.
  ///   - identifier: A name for all of them; the pull gets `.pull` added to it.
  /// - Returns: A required constraint for each anchor, then the pull.
  public func constraints(
    atOrAfter anchors: [LayoutAnchor<Kind>], spacing: Double = 0, pull: LayoutPriority? = nil, identifier: String = ""
  ) -> [LayoutConstraint] {
    barrier(.greaterThanOrEqual, .lessThanOrEqual, anchors, spacing, pull, identifier)
  }

  /// The position lies at or before the nearest of several positions, seen from leading or the top.
  ///
  /// - Parameters:
  ///   - anchors: The positions; without any, nothing is asked.
  ///   - spacing: The least distance to each, in points.
  ///   - pull: How strongly the position is drawn forward to the nearest one; nil leaves it to other constraints.
  ///   - identifier: A name for all of them; the pull gets `.pull` added to it.
  /// - Returns: A required constraint for each anchor, then the pull.
  public func constraints(
    atOrBefore anchors: [LayoutAnchor<Kind>], spacing: Double = 0, pull: LayoutPriority? = nil,
    identifier: String = ""
  ) -> [LayoutConstraint] {
    barrier(.lessThanOrEqual, .greaterThanOrEqual, anchors, -spacing, pull, identifier)
  }

  /// One pull is enough: drawn towards any of the anchors, the position stops at the furthest.
  private func barrier(
    _ relation: LayoutConstraint.Relation, _ opposite: LayoutConstraint.Relation, _ anchors: [LayoutAnchor<Kind>],
    _ distance: Double, _ pull: LayoutPriority?, _ identifier: String
  ) -> [LayoutConstraint] {
    var result = anchors.map {
      LayoutConstraint(sum, relation, $0.sum.adding(distance), identifier: identifier)
    }
    if let pull, let first = anchors.first {
      result.append(
        LayoutConstraint(
          sum, opposite, first.sum.adding(distance), priority: pull,
          identifier: identifier.isEmpty ? "" : identifier + ".pull"))
    }
    return result
  }
}
