/// Defined values where the constraints leave some open.
extension Solver {
  /// Sends values home where the constraints leave them open, from now on and after every change.
  ///
  /// Without an order, a variable that nothing determines rests at its last value, as in Cassowary, so that a solution may depend on what came
  /// before. With one, the values are a function of the constraints and the order: of all optimal solutions, the one in which the first
  /// expression is as near to its home as it can be; of these, the one in which the second is; and so on. A suggestion is a constraint
  /// like any other, and after ``endEdit(_:)`` the value goes home again. Variables without a home rest as before, once all homes are served.
  ///
  /// ```swift
  /// let first = solver.makeVariable(), second = solver.makeVariable()
  /// try solver.add(first + second == 300)
  /// try solver.setHomeOrder([Home(second, 80), Home(first, 40)])
  /// print(solver.value(of: second), solver.value(of: first))  // 80.0 220.0
  /// ```
  ///
  /// Multipliers, errors, ranges and ambiguities are those of the constraints alone.
  ///
  /// - Parameter homes: The order, first served first. Homes of variables that are removed later are passed over. An empty order lets the
  ///   values rest where they are.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/transactionOpen``. The order is then what it
  ///   was.
  /// - Complexity: O(h) for h homes. Afterwards, a solve whose solution is unique costs nothing more; another one in proportion to the
  ///   variables that are open and to their homes.
  public mutating func setHomeOrder(_ homes: [Home]) throws(SolverError) {
    try check(homes)
    own()
    solver.pointee.state.openPositions.track()
    let before = solver.pointee.homes.homes
    solver.pointee.homes.set(homes)
    do {
      try change { (_: inout SimplexSolver) throws(SolverError) in }
    } catch {
      solver.pointee.homes.set(before)
      throw error
    }
  }

  /// The order in which values go home.
  public var homeOrder: [Home] { solver.pointee.homes.homes }

  /// The variables that differ between optimal solutions, or may do so, if their values may be elsewhere than at their homes.
  ///
  /// For an owner that makes homes only for what is open and serves them with ``bringHome(_:)``, instead of giving an order of all
  /// (``setHomeOrder(_:)``). The first call prepares the solver; call it after each change.
  ///
  /// - Returns: The variables in the order of their places; none if the solution is unique, or is where the last ``bringHome(_:)`` put it
  ///   and nothing has changed that could make a difference.
  /// - Throws: ``SolverError/transactionOpen``.
  /// - Complexity: O(1) for a unique solution; otherwise one solve for each direction in which the solution is open.
  public mutating func openVariables() throws(SolverError) -> [Variable] {
    guard solver.pointee.transactionDepth == 0 else { throw .transactionOpen }
    own()
    solver.pointee.state.openPositions.track()
    return solver.pointee.openVariables().map { state.program.variable($0) }
  }

  /// Brings values home once, in an order.
  ///
  /// - Parameter homes: The homes that have one of ``openVariables()``, first served first; others do no harm.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: A primal run for each home that is open.
  public mutating func bringHome(_ homes: [Home]) throws(SolverError) {
    try check(homes)
    own()
    solver.pointee.state.openPositions.track()
    solver.pointee.homes.pending = homes
    try change { (_: inout SimplexSolver) throws(SolverError) in }
  }

  private func check(_ homes: [Home]) throws(SolverError) {
    guard solver.pointee.transactionDepth == 0 else { throw .transactionOpen }
    for home in homes {
      try InputChecks.check(home.value, "home")
      try InputChecks.check(home.expression.constant, "constant")
      for position in 0..<home.expression.termCount {
        let term = home.expression.term(at: position)
        guard state.program.isKnown(term.variable) else { throw .unknownVariable(term.variable) }
        try InputChecks.check(term.coefficient, "coefficient")
      }
    }
  }
}
