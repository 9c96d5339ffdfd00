/// What a constraint has instead of its own numbers where a condition holds.
///
/// Of all variations whose conditions hold, each number is taken from the most specific one that has it; of equally specific ones, from
/// the later. A number that none of them has is the constraint's own, so that an environment nobody thought of has a layout, too.
///
/// One device is more specific than a family of screens, and that than any other condition; among those, the more traits the
/// more specific.
public struct ConstraintVariation: Hashable, Sendable {
  /// When the variation holds.
  public let condition: VariantCondition
  /// The constant of the right side in points, or nil.
  public let constant: Double?
  /// The multiplier of the right side's only term, or nil.
  public let multiplier: Double?
  /// The priority, or nil.
  public let priority: LayoutPriority?
  /// Whether the constraint is active, or nil.
  public let isActive: Bool?

  /// Makes a variation.
  ///
  /// - Parameters:
  ///   - condition: When it holds.
  ///   - constant: The constant of the right side in points, finite; nil leaves it.
  ///   - multiplier: The multiplier of the right side's only term, finite; nil leaves it.
  ///   - priority: Above 0 and up to 1000; nil leaves it.
  ///   - isActive: Whether the constraint is active; nil leaves it.
  public init(
    when condition: VariantCondition, constant: Double? = nil, multiplier: Double? = nil,
    priority: LayoutPriority? = nil, isActive: Bool? = nil
  ) {
    self.condition = condition
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
    self.isActive = isActive
  }
}

/// What a text has instead of its own properties where a condition holds. The rules are those of ``ConstraintVariation``.
public struct TextVariation: Hashable, Sendable {
  /// When the variation holds.
  public let condition: VariantCondition
  /// The font, or nil.
  public let font: TextContent.Font?
  /// The largest number of lines, or nil.
  public let numberOfLines: Int?
  /// How far the font may shrink, or nil.
  public let minimumScaleFactor: Double?

  /// Makes a variation.
  ///
  /// - Parameters:
  ///   - condition: When it holds.
  ///   - font: The font; nil leaves it.
  ///   - numberOfLines: The largest number of lines; nil leaves it.
  ///   - minimumScaleFactor: How far the font may shrink; nil leaves it.
  public init(
    when condition: VariantCondition, font: TextContent.Font? = nil, numberOfLines: Int? = nil,
    minimumScaleFactor: Double? = nil
  ) {
    self.condition = condition
    self.font = font
    self.numberOfLines = numberOfLines
    self.minimumScaleFactor = minimumScaleFactor
  }
}

/// A constraint with its variations.
public struct VaryingConstraint: Hashable, Sendable {
  /// The constraint, with the numbers that count where no variation holds.
  public let constraint: LayoutConstraint
  /// The variations.
  public let variations: [ConstraintVariation]
}

extension LayoutConstraint {
  /// The constraint with other numbers in some environments.
  ///
  /// ```swift
  /// try tree.activate(varying: [
  ///   (card.width == 0.8 * safeArea.width).varying(
  ///     ConstraintVariation(when: .horizontal(.regular), multiplier: 0.5),
  ///     ConstraintVariation(when: .screen(.phone3_5), constant: -32, multiplier: 1))
  /// ])
  /// ```
  ///
  /// - Parameter variations: The variations, checked when the constraint is activated.
  public func varying(_ variations: ConstraintVariation...) -> VaryingConstraint {
    VaryingConstraint(constraint: self, variations: variations)
  }

  /// The constraint with other numbers in some environments.
  ///
  /// - Parameter variations: The variations, checked when the constraint is activated.
  public func varying(_ variations: [ConstraintVariation]) -> VaryingConstraint {
    VaryingConstraint(constraint: self, variations: variations)
  }
}
