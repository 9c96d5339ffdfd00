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
