import LayoutModel

/// A number read off a design, with the rule by which it follows the environment.
public struct DesignNumber: Hashable, Sendable {
  /// How a number follows the environment.
  public enum Rule: Hashable, Sendable {
    /// It stays what it is.
    case fixed
    /// It keeps its share of a measure.
    case scaled(DesignMeasure)
    /// It grows with the text size that the user prefers, as the font of a style does.
    case text(TextStyle)
  }

  /// The number in the design, in points.
  public let value: Double
  /// How it follows the environment.
  public let rule: Rule
  /// The design's screen.
  public let reference: DesignReference
  /// The least that it becomes, in points, or nil.
  public let floor: Double?
  /// The most that it becomes, in points, or nil.
  public let ceiling: Double?

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - value: The number in the design, in points.
  ///   - rule: How it follows the environment.
  ///   - reference: The design's screen.
  ///   - floor: The least that it becomes, in points, or nil.
  ///   - ceiling: The most that it becomes, in points, or nil; it wins over the floor.
  public init(
    _ value: Double, _ rule: Rule, in reference: DesignReference, floor: Double? = nil, ceiling: Double? = nil
  ) {
    self.value = value
    self.rule = rule
    self.reference = reference
    self.floor = floor
    self.ceiling = ceiling
  }

  /// The number's share of its measure in the design; nil if it is not scaled or the measure is 0.
  public var share: Double? {
    guard case .scaled(let measure) = rule else { return nil }
    let length = measure.length(in: reference.environment)
    return length == 0 ? nil : value / length
  }

  /// The number in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: In points. A share of a measure that is 0 in the design is the number itself.
  public func value(in environment: LayoutEnvironment) -> Double {
    var result: Double
    switch rule {
    case .fixed: result = value
    case .scaled(let measure): result = share.map { $0 * measure.length(in: environment) } ?? value
    case .text(let style):
      let traits = environment.traits
      result = FontMetrics(for: style).scaledValue(
        value, category: traits.preferredContentSizeCategory, scale: traits.displayScale)
    }
    if let floor { result = max(result, floor) }
    if let ceiling { result = min(result, ceiling) }
    return result
  }
}

extension DesignReference {
  /// A number of the design that keeps its share of a measure, as an expression that is exact on every screen and costs no more than
  /// a constant.
  ///
  /// ```swift
  /// card.top == safeArea.top + design.scaled(147, with: .safeAreaHeight, in: tree.root)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The number in the design, in points.
  ///   - measure: What it is a share of.
  ///   - root: The root of the tree.
  /// - Returns: nil for the shorter side, which is not always the same one: use a ``StrategyTable``, or ``DesignNumber``.
  public func scaled(
    _ value: Double, with measure: DesignMeasure, in root: ViewHandle
  ) -> LayoutExpression<LayoutExtent>? {
    guard let anchor = measure.anchor(of: root) else { return nil }
    guard let share = DesignNumber(value, .scaled(measure), in: self).share else { return nil }
    return share * anchor
  }
}
