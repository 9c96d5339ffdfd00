/// How much work a ``Solver`` has done and how large its factorisation is. The counts do not depend on the machine.
public struct SolverStatistics: Hashable, Sendable {
  /// Exchanges in the active set. A constraint that determines a variable on which nothing depends costs none.
  public var pivots = 0
  /// Constraints that changed sides without a pivot.
  public var flips = 0
  /// Factorisations from scratch.
  public var factorizations = 0
  /// Sparse triangular solves.
  public var solves = 0
  /// Values written.
  public var changedValues = 0
  /// Present non-zeros of the factor, without the unit columns of variables that nothing holds.
  public var factorNonZeros = 0
  /// Present bytes of the solver's arrays.
  public var bytes = 0

  /// Makes statistics with nothing counted.
  public init() {}
}
