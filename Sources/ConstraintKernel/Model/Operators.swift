/// What can stand in a linear expression: a ``Variable`` or a ``LinearExpression``.
///
/// The operators are written against this protocol, three per sign, so that the compiler has few of them to try.
public protocol Linear {
  /// The same as an expression.
  var asExpression: LinearExpression { get }
}

extension Variable: Linear {
  /// The expression `1 · self + 0`.
  @inlinable
  public var asExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: Linear {
  /// The expression itself.
  @inlinable
  public var asExpression: LinearExpression { self }
}

extension Linear {
  /// The sum of two expressions.
  @inlinable
  public static func + (lhs: Self, rhs: some Linear) -> LinearExpression {
    var result = lhs.asExpression
    result.add(rhs.asExpression, times: 1)
    return result
  }

  /// The expression with a number added to its constant.
  @inlinable
  public static func + (lhs: Self, rhs: Double) -> LinearExpression {
    var result = lhs.asExpression
    result.constant += rhs
    return result
  }

  /// The expression with a number added to its constant.
  @inlinable
  public static func + (lhs: Double, rhs: Self) -> LinearExpression { rhs + lhs }

  /// The difference of two expressions.
  @inlinable
  public static func - (lhs: Self, rhs: some Linear) -> LinearExpression {
    var result = lhs.asExpression
    result.add(rhs.asExpression, times: -1)
    return result
  }

  /// The expression with a number taken from its constant.
  @inlinable
  public static func - (lhs: Self, rhs: Double) -> LinearExpression { lhs + -rhs }

  /// A number minus the expression.
  @inlinable
  public static func - (lhs: Double, rhs: Self) -> LinearExpression { rhs.asExpression.scaled(by: -1) + lhs }

  /// The expression with all signs changed.
  @inlinable
  public static prefix func - (operand: Self) -> LinearExpression { operand.asExpression.scaled(by: -1) }

  /// The expression times a number.
  @inlinable
  public static func * (lhs: Double, rhs: Self) -> LinearExpression { rhs.asExpression.scaled(by: lhs) }

  /// The expression times a number.
  @inlinable
  public static func * (lhs: Self, rhs: Double) -> LinearExpression { lhs.asExpression.scaled(by: rhs) }

  /// The expression divided by a number. A division by zero gives infinite coefficients, which a solver refuses.
  @inlinable
  public static func / (lhs: Self, rhs: Double) -> LinearExpression { lhs.asExpression.scaled(by: 1 / rhs) }

  /// The required constraint that both sides are equal.
  @inlinable
  public static func == (lhs: Self, rhs: some Linear) -> Constraint { Constraint(lhs - rhs, .equal, 0) }

  /// The required constraint that the expression has a value.
  @inlinable
  public static func == (lhs: Self, rhs: Double) -> Constraint { Constraint(lhs.asExpression, .equal, rhs) }

  /// The required constraint that the left side is at most the right side.
  @inlinable
  public static func <= (lhs: Self, rhs: some Linear) -> Constraint { Constraint(lhs - rhs, .lessThanOrEqual, 0) }

  /// The required constraint that the expression is at most a number.
  @inlinable
  public static func <= (lhs: Self, rhs: Double) -> Constraint { Constraint(lhs.asExpression, .lessThanOrEqual, rhs) }

  /// The required constraint that the left side is at least the right side.
  @inlinable
  public static func >= (lhs: Self, rhs: some Linear) -> Constraint { Constraint(lhs - rhs, .greaterThanOrEqual, 0) }

  /// The required constraint that the expression is at least a number.
  @inlinable
  public static func >= (lhs: Self, rhs: Double) -> Constraint {
    Constraint(lhs.asExpression, .greaterThanOrEqual, rhs)
  }
}
