/// An unknown of a ``Solver``: a real number, unrestricted in sign.
///
/// A variable is a name, not a value. It is made by ``Solver/makeVariable(_:initially:)`` and belongs to that solver and to
/// the copies made of it later. Every call of another solver refuses it with ``SolverError/unknownVariable(_:)``. A removed variable's name is
/// never given out again.
@frozen
public struct Variable: Hashable, Sendable {
  /// The variable's place in ``Solver/withValues(_:)``; a place is reused after a removal.
  public let index: Int32

  /// Tells apart the variables that had the same place one after the other, and those of other solvers.
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

extension Variable: CustomStringConvertible {
  /// The place: `variable 3`.
  public var description: String { "variable \(index)" }
}

/// A coefficient times a variable.
@frozen
public struct LinearTerm: Hashable, Sendable {
  /// The variable.
  public var variable: Variable

  /// The factor. Must be finite when a constraint that uses it is added.
  public var coefficient: Double

  /// Makes the term `coefficient · variable`.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The factor.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
