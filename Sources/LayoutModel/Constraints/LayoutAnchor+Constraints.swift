extension LayoutLinear {
  /// The required constraint `self == multiplier · anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, or an expression over anchors, on the right side.
  ///   - multiplier: Any finite number. On a position it scales the coordinate in the nearest common ancestor.
  ///   - constant: In points; any finite number.
  public func constraint(
    equalTo anchor: some LayoutLinear<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier, constant)
  }

  /// The required constraint `self >= multiplier · anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, or an expression over anchors, on the right side.
  ///   - multiplier: Any finite number. On a position it scales the coordinate in the nearest common ancestor.
  ///   - constant: In points; any finite number.
  public func constraint(
    greaterThanOrEqualTo anchor: some LayoutLinear<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier, constant)
  }

  /// The required constraint `self <= multiplier · anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, or an expression over anchors, on the right side.
  ///   - multiplier: Any finite number. On a position it scales the coordinate in the nearest common ancestor.
  ///   - constant: In points; any finite number.
  public func constraint(
    lessThanOrEqualTo anchor: some LayoutLinear<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier, constant)
  }

  private func related(
    _ relation: LayoutConstraint.Relation, to anchor: some LayoutLinear<Kind>, _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(sum, relation, anchor.sum.scaled(by: multiplier).adding(constant))
  }
}

extension LayoutLinear where Kind == LayoutExtent {
  /// The required constraint `self == constant`.
  ///
  /// - Parameter constant: In points; any finite number.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint { self == constant }

  /// The required constraint `self >= constant`.
  ///
  /// - Parameter constant: In points; any finite number.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint { self >= constant }

  /// The required constraint `self <= constant`.
  ///
  /// - Parameter constant: In points; any finite number.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint { self <= constant }

  /// An optional ideal under required bounds.
  ///
  /// ```swift
  /// card.width.constraints(ideal: 0.8 * safeArea.width, priority: .high, minimum: 200, maximum: 560)
  /// ```
  ///
  /// - Parameters:
  ///   - ideal: What the size should be.
  ///   - priority: How important the ideal is.
  ///   - minimum: The required lower bound in points, or nil.
  ///   - maximum: The required upper bound in points, or nil.
  ///   - identifier: A name for the ideal; the bounds get `.minimum` and `.maximum` added to it.
  /// - Returns: The ideal, then the minimum and the maximum as far as they are given.
  public func constraints(
    ideal: some LayoutLinear<LayoutExtent>, priority: LayoutPriority = .defaultHigh, minimum: Double? = nil,
    maximum: Double? = nil, identifier: String = ""
  ) -> [LayoutConstraint] {
    [(self == ideal).at(priority).identified(by: identifier)] + bounds(minimum, maximum, identifier)
  }

  /// An optional ideal in points under required bounds.
  ///
  /// - Parameters:
  ///   - ideal: What the size should be, in points.
  ///   - priority: How important the ideal is.
  ///   - minimum: The required lower bound in points, or nil.
  ///   - maximum: The required upper bound in points, or nil.
  ///   - identifier: A name for the ideal; the bounds get `.minimum` and `.maximum` added to it.
  /// - Returns: The ideal, then the minimum and the maximum as far as they are given.
  public func constraints(
    ideal: Double, priority: LayoutPriority = .defaultHigh, minimum: Double? = nil, maximum: Double? = nil,
    identifier: String = ""
  ) -> [LayoutConstraint] {
    [(self == ideal).at(priority).identified(by: identifier)] + bounds(minimum, maximum, identifier)
  }

  private func bounds(_ minimum: Double?, _ maximum: Double?, _ identifier: String) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    if let minimum {
      result.append((self >= minimum).identified(by: identifier.isEmpty ? "" : identifier + ".minimum"))
    }
    if let maximum {
      result.append((self <= maximum).identified(by: identifier.isEmpty ? "" : identifier + ".maximum"))
    }
    return result
  }
}
