/// The shared storage of a ``Solver`` and its unchanged copies.
///
/// The solver's state stands behind a pointer so that reading a value takes no exclusivity check. Whoever changes it owns it alone.
@usableFromInline
final class SolverStorage: @unchecked Sendable {
  // Sound: the state is changed only through a solver that holds the single reference.
  let solver: UnsafeMutablePointer<SimplexSolver>
  /// Names, for reports only; looked up, never walked through.
  var variableNames: [Variable: String] = [:]
  var constraintNames: [ConstraintHandle: String] = [:]
  /// The constraints that have a name: one, and inside a transaction also those whose removal may still be undone.
  var namedConstraints: [String: [ConstraintHandle]] = [:]
  /// Constraints with a name that were added or removed in the open transaction.
  var unsettledNames: [ConstraintHandle] = []

  init(_ solver: consuming SimplexSolver) {
    self.solver = .allocate(capacity: 1)
    self.solver.initialize(to: solver)
  }

  func copy() -> SolverStorage {
    let result = SolverStorage(solver.pointee.copy())
    result.variableNames = variableNames
    result.constraintNames = constraintNames
    result.namedConstraints = namedConstraints
    result.unsettledNames = unsettledNames
    return result
  }

  deinit {
    solver.deinitialize(count: 1)
    solver.deallocate()
  }
}
