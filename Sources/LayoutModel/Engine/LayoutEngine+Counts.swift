internal import ConstraintKernel

/// How much a layout takes, for tests and benchmarks that count instead of timing.
package struct LayoutCounts: Hashable, Sendable {
  /// The unknowns of views, guides and safe areas.
  package var variables = 0
  /// The rows in the solver, without its inputs.
  package var constraints = 0
  /// The rows that the last solve added, removed, changed or tried again.
  package var touched = 0
}

extension LayoutEngine {
  /// How much the layout of the last pass takes.
  ///
  /// - Complexity: O(n) for n views, guides and constraints.
  package var counts: LayoutCounts { state.counts }
}

extension LayoutState {
  var counts: LayoutCounts {
    var counts = LayoutCounts(touched: touchedDemands)
    for case let box? in variables.views + variables.guides {
      counts.variables += box.variables.all.count + (box.area == nil ? 0 : 2)
    }
    for case let input? in variables.insets { counts.variables += input.edges.count }
    counts.constraints = demands.installedCount
    return counts
  }
}

/// What the solver has done for an engine so far, for tests and benchmarks that count instead of timing.
package struct SolverWork: Hashable, Sendable {
  /// Exchanges in the set of active constraints.
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

/// Adds up the time that passes spend in the solver, for benchmarks. The clock is the caller's.
package struct SolverStopwatch: Sendable {
  private let now: @Sendable () -> Int
  /// The time so far, in the clock's unit.
  package private(set) var total = 0
  private var started = 0

  /// Makes a stopwatch.
  ///
  /// - Parameter now: The time since any fixed moment, for example in nanoseconds.
  package init(_ now: @escaping @Sendable () -> Int) { self.now = now }

  mutating func start() { started = now() }

  mutating func stop() { total += now() - started }
}

extension LayoutEngine {
  /// Measures the passes from now on; nil, as at first, measures nothing.
  package var solverStopwatch: SolverStopwatch? {
    get { state.stopwatch }
    set { state.stopwatch = newValue }
  }
}
