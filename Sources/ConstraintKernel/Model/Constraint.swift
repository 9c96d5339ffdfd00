/// How the two sides of a constraint compare.
@frozen
public enum Relation: UInt8, Hashable, Sendable {
  /// Both sides are equal.
  case equal
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A linear constraint `Σ coefficient · variable  relation  constant` with a priority and a weight.
///
/// A constraint is a value: it does nothing until it is added to a ``Solver``, and the same value can be added many times. All
/// variables are on the left side and all constants on the right side; `2 * x + 1 == y + 8` becomes `2 * x - y == 7`.
@frozen
public struct Constraint: Sendable {
  /// The left side, without a constant of its own.
  public var expression: LinearExpression

  /// How the sides compare.
  public var relation: Relation

  /// The right side.
  public var constant: Double

  /// How important the constraint is.
  public var priority: Priority

  /// The factor of the constraint's error within its priority level; positive. Required constraints ignore it.
  public var weight: Double

  /// Makes a constraint; the constant of the expression is moved to the right side.
  ///
  /// - Parameters:
  ///   - expression: The left side.
  ///   - relation: How the sides compare.
  ///   - constant: The right side.
  ///   - priority: How important the constraint is.
  ///   - weight: The factor of its error within its level.
  @inlinable
  public init(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.expression = expression
    self.relation = relation
    self.constant = constant - expression.constant
    self.expression.constant = 0
    self.priority = priority
    self.weight = weight
  }

  /// The same constraint at another priority: `(x == 8).at(.weak)`.
  ///
  /// - Parameters:
  ///   - priority: How important the constraint is.
  ///   - weight: The factor of its error within its level.
  @inlinable
  public func at(_ priority: Priority, weight: Double = 1) -> Constraint {
    var result = self
    result.priority = priority
    result.weight = weight
    return result
  }
}

/// The name of a constraint in a ``Solver``, given when it was added and never given out again by that solver or its copies.
///
/// It is good in that solver and in the copies made of it later. Every call of another solver refuses it with
/// ``SolverError/unknownConstraint(_:)``.
@frozen
public struct ConstraintHandle: Hashable, Sendable {
  @usableFromInline package var index: Int32
  /// Tells apart the constraints that had the same place one after the other, and those of other solvers.
  @usableFromInline package var stamp: UInt32

  @inlinable
  package init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// Hashes the place alone: the stamp differs from run to run.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension ConstraintHandle: CustomStringConvertible {
  /// The place: `constraint 3`.
  public var description: String { "constraint \(index)" }
}
