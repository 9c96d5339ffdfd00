/// An unknown of a ``Solver``: a real number, unrestricted in sign.
///
/// A variable is a name, not a value. It is made by ``Solver/makeVariable(_:initially:)`` and belongs to that solver and to
/// its copies. A removed variable's name is never given out again.
@frozen
public struct Variable: Hashable, Sendable {
  /// The variable's place in ``Solver/withValues(_:)``; a place is reused after a removal.
  public let index: Int32

  /// Tells apart the variables that had the same place one after the other.
  @usableFromInline package var serial: UInt32

  @inlinable
  package init(index: Int32, serial: UInt32) {
    self.index = index
    self.serial = serial
  }
}

/// A coefficient times a variable.
@frozen
public struct Term: Hashable, Sendable {
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
