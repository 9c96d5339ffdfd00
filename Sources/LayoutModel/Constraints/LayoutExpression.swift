/// A sum of multiples of anchors and a constant: `safeArea.top + 0.15 * safeArea.height`.
///
/// The kind says what the sum measures. Positions plus sizes are positions, and the difference of two positions is a size.
public struct LayoutExpression<Kind: LayoutAnchorKind>: Sendable {
  /// The terms and the constant.
  public internal(set) var sum: LayoutConstraint.Side

  init(_ sum: LayoutConstraint.Side) { self.sum = sum }
}

/// What can stand in an expression over anchors: a ``LayoutAnchor`` or a ``LayoutExpression``.
///
/// The operators are written against this protocol, so that the compiler has few of them to try.
public protocol LayoutLinear<Kind> {
  /// What the expression measures.
  associatedtype Kind: LayoutAnchorKind

  /// The same as a sum of terms.
  var sum: LayoutConstraint.Side { get }
}

extension LayoutExpression: LayoutLinear {}

extension LayoutAnchor: LayoutLinear {
  /// The sum `1 · self + 0`.
  public var sum: LayoutConstraint.Side {
    LayoutConstraint.Side(LayoutConstraint.Term(multiplier: 1, item: item, attribute: attribute), constant: 0)
  }
}

extension LayoutLinear {
  /// The sum of two expressions of the same kind.
  public static func + (lhs: Self, rhs: some LayoutLinear<Kind>) -> LayoutExpression<Kind> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: 1))
  }

  /// The expression with a number of points added.
  public static func + (lhs: Self, rhs: Double) -> LayoutExpression<Kind> { LayoutExpression(lhs.sum.adding(rhs)) }

  /// The expression with a number of points added.
  public static func + (lhs: Double, rhs: Self) -> LayoutExpression<Kind> { LayoutExpression(rhs.sum.adding(lhs)) }

  /// The expression with a number of points taken away.
  public static func - (lhs: Self, rhs: Double) -> LayoutExpression<Kind> { LayoutExpression(lhs.sum.adding(-rhs)) }

  /// The expression times a number.
  public static func * (lhs: Double, rhs: Self) -> LayoutExpression<Kind> {
    LayoutExpression(rhs.sum.scaled(by: lhs))
  }

  /// The expression times a number.
  public static func * (lhs: Self, rhs: Double) -> LayoutExpression<Kind> {
    LayoutExpression(lhs.sum.scaled(by: rhs))
  }

  /// The expression divided by a number. A division by zero gives infinite multipliers, which are refused on activation.
  public static func / (lhs: Self, rhs: Double) -> LayoutExpression<Kind> {
    LayoutExpression(lhs.sum.scaled(by: 1 / rhs))
  }

  /// The required constraint that both sides are equal.
  public static func == (lhs: Self, rhs: some LayoutLinear<Kind>) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .equal, rhs.sum)
  }

  /// The required constraint that the left side is at most the right side.
  public static func <= (lhs: Self, rhs: some LayoutLinear<Kind>) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .lessThanOrEqual, rhs.sum)
  }

  /// The required constraint that the left side is at least the right side.
  public static func >= (lhs: Self, rhs: some LayoutLinear<Kind>) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .greaterThanOrEqual, rhs.sum)
  }
}

extension LayoutLinear where Kind: LocationKind {
  /// The position moved by a size.
  public static func + (lhs: Self, rhs: some LayoutLinear<LayoutExtent>) -> LayoutExpression<Kind> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: 1))
  }

  /// The position moved back by a size.
  public static func - (lhs: Self, rhs: some LayoutLinear<LayoutExtent>) -> LayoutExpression<Kind> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: -1))
  }

  /// The distance from the right position to the left one.
  public static func - (lhs: Self, rhs: some LayoutLinear<Kind>) -> LayoutExpression<LayoutExtent> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: -1))
  }
}

extension LayoutLinear where Kind: LocationKind {
  /// A position has no number by itself.
  @available(*, unavailable, message: "a position needs another one: write a.top == superview.top + 20")
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .equal, LayoutConstraint.Side(nil, constant: rhs))
  }

  /// A position has no number by itself.
  @available(*, unavailable, message: "a position needs another one: write a.top <= superview.top + 20")
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .lessThanOrEqual, LayoutConstraint.Side(nil, constant: rhs))
  }

  /// A position has no number by itself.
  @available(*, unavailable, message: "a position needs another one: write a.top >= superview.top + 20")
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .greaterThanOrEqual, LayoutConstraint.Side(nil, constant: rhs))
  }
}

extension LayoutLinear where Kind == LayoutExtent {
  /// The position moved by a size.
  public static func + <Location: LocationKind>(
    lhs: Self, rhs: some LayoutLinear<Location>
  ) -> LayoutExpression<Location> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: 1))
  }

  /// The difference of two sizes.
  public static func - (lhs: Self, rhs: some LayoutLinear<LayoutExtent>) -> LayoutExpression<LayoutExtent> {
    LayoutExpression(lhs.sum.adding(rhs.sum, times: -1))
  }

  /// A number of points minus a size.
  public static func - (lhs: Double, rhs: Self) -> LayoutExpression<LayoutExtent> {
    LayoutExpression(rhs.sum.scaled(by: -1).adding(lhs))
  }

  /// The required constraint that a size is a number of points.
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .equal, LayoutConstraint.Side(nil, constant: rhs))
  }

  /// The required constraint that a size is at most a number of points.
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .lessThanOrEqual, LayoutConstraint.Side(nil, constant: rhs))
  }

  /// The required constraint that a size is at least a number of points.
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    LayoutConstraint(lhs.sum, .greaterThanOrEqual, LayoutConstraint.Side(nil, constant: rhs))
  }
}

/// Weaker than comparisons, so that `a == b ~ .high` reads as `(a == b) ~ .high`.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Gives a constraint a priority: `card.width == 200 ~ .high`.
infix operator ~ : LayoutPriorityPrecedence

/// The same constraint at another priority.
public func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
  constraint.at(priority)
}
