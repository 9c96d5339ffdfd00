import LayoutModel

/// One line of a ``StrategyTable``: a number of a design and what becomes of it.
public struct Strategy: Hashable, Sendable {
  /// What becomes of the number on other screens.
  public enum Rule: Hashable, Sendable {
    /// It stays what it is.
    case fixed
    /// It keeps its share of a measure of the screen.
    case scaled(DesignMeasure)
    /// It keeps its share of another item's width or height, which is so long in the design.
    case share(of: LayoutItem, LayoutAttribute, reference: Double)
    /// It grows with the text size that the user prefers.
    case text(TextStyle)

    /// It keeps its share of another item's width or height.
    ///
    /// - Parameters:
    ///   - anchor: The width or the height.
    ///   - reference: How long that is in the design, in points; not 0.
    public static func share(of anchor: LayoutDimension, reference: Double) -> Rule {
      .share(of: anchor.item, anchor.attribute, reference: reference)
    }
  }

  /// What a number is in an environment of its own.
  public struct Exception: Hashable, Sendable {
    /// What a number is instead.
    public enum Value: Hashable, Sendable {
      /// A number of points.
      case points(Double)
      /// A share of what the rule scales with.
      case share(Double)
    }

    /// When it is that.
    public let condition: VariantCondition
    /// What it is.
    public let value: Value
  }

  /// The element that the number belongs to.
  public let element: String
  /// What the number says of it.
  public let constraint: String
  /// The distance or the size that the number is.
  public let measured: LayoutConstraint.Side
  /// The number in the design, in points.
  public let reference: Double
  /// What becomes of it.
  public let rule: Rule
  /// The least that it becomes, in points, or nil.
  public private(set) var floor: Double?
  /// The most that it becomes, in points, or nil.
  public private(set) var ceiling: Double?
  /// The environments in which it is something else, in the order in which they were given.
  public private(set) var exceptions: [Exception] = []

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - element: The element that the number belongs to.
  ///   - constraint: What the number says of it.
  ///   - measured: The distance or the size that the number is: `card.width`, `card.top - safeArea.top`.
  ///   - reference: The number in the design, in points; finite.
  ///   - rule: What becomes of it.
  public init(
    _ element: String, _ constraint: String, _ measured: some LayoutLinear<LayoutExtent>, _ reference: Double,
    _ rule: Rule
  ) {
    self.element = element
    self.constraint = constraint
    self.measured = measured.sum
    self.reference = reference
    self.rule = rule
  }

  /// The same line with limits.
  ///
  /// - Parameters:
  ///   - floor: The least that the number becomes, in points, or nil.
  ///   - ceiling: The most that it becomes, in points, or nil.
  public func limited(from floor: Double? = nil, to ceiling: Double? = nil) -> Strategy {
    var result = self
    result.floor = floor
    result.ceiling = ceiling
    return result
  }

  /// The same line with a number of points of its own in some environments. Limits do not count there.
  ///
  /// - Parameters:
  ///   - condition: When the number is that. The most specific condition that holds wins.
  ///   - points: The number there, in points; finite.
  public func on(_ condition: VariantCondition, _ points: Double) -> Strategy {
    var result = self
    result.exceptions.append(Exception(condition: condition, value: .points(points)))
    return result
  }

  /// The same line with a share of its own in some environments. Limits do not count there.
  ///
  /// - Parameters:
  ///   - condition: When the number is that. The most specific condition that holds wins.
  ///   - share: The share there of what the rule scales with; finite. A rule that does not scale, or scales with the shorter side, has none.
  public func on(_ condition: VariantCondition, share: Double) -> Strategy {
    var result = self
    result.exceptions.append(Exception(condition: condition, value: .share(share)))
    return result
  }

  /// `card.width`, the identifier of the line's constraint.
  public var identifier: String { "\(element).\(constraint)" }
}
