internal import ConstraintKernel

/// What the solver has done for an engine so far, for tests and benchmarks that count instead of timing.
package struct SolverWork: Hashable, Sendable {
  /// Exchanges in the set of constraints that hold the layout up.
  package var pivots: Int
  /// Factorisations from scratch.
  package var factorizations: Int
  /// Values written.
  package var changedValues: Int

  /// No work, or the counts given.
  package init(pivots: Int = 0, factorizations: Int = 0, changedValues: Int = 0) {
    self.pivots = pivots
    self.factorizations = factorizations
    self.changedValues = changedValues
  }

  /// The work since an earlier moment.
  package static func - (lhs: SolverWork, rhs: SolverWork) -> SolverWork {
    SolverWork(
      pivots: lhs.pivots - rhs.pivots, factorizations: lhs.factorizations - rhs.factorizations,
      changedValues: lhs.changedValues - rhs.changedValues)
  }
}

extension LayoutEngine {
  /// What the solver has done so far.
  package var solverWork: SolverWork {
    let statistics = state.solver.statistics
    return SolverWork(
      pivots: statistics.pivots, factorizations: statistics.factorizations, changedValues: statistics.changedValues)
  }
}
