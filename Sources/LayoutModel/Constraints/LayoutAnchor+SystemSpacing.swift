/// The distances that the system recommends.
public enum LayoutSpacing {
  /// The standard distance between neighbours, in points.
  ///
  /// Between baselines the system lets it grow with the font, but by how much is not known; here it is the same there.
  public static let system = 8.0
}

extension LayoutLinear where Kind == XLocation {
  /// The required constraint that the position lies a multiple of the system's spacing after another one, towards the trailing side.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    equalToSystemSpacingAfter anchor: some LayoutLinear<XLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * LayoutSpacing.system)
  }

  /// The required constraint that the position lies at least a multiple of the system's spacing after another one.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: some LayoutLinear<XLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
  }

  /// The required constraint that the position lies at most a multiple of the system's spacing after another one.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: some LayoutLinear<XLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
  }
}

extension LayoutLinear where Kind == YLocation {
  /// The required constraint that the position lies a multiple of the system's spacing below another one.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    equalToSystemSpacingBelow anchor: some LayoutLinear<YLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * LayoutSpacing.system)
  }

  /// The required constraint that the position lies at least a multiple of the system's spacing below another one.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: some LayoutLinear<YLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
  }

  /// The required constraint that the position lies at most a multiple of the system's spacing below another one.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - multiplier: How many times ``LayoutSpacing/system``; any finite number.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: some LayoutLinear<YLocation>, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
  }
}

extension LayoutLinear where Kind: LocationKind {
  /// The distance from this position to another one, as a size that can be constrained: `anchor - self`.
  ///
  /// - Parameter anchor: The position to measure to.
  public func anchorWithOffset(to anchor: some LayoutLinear<Kind>) -> LayoutExpression<LayoutExtent> {
    LayoutExpression(anchor.sum.adding(sum, times: -1))
  }
}
