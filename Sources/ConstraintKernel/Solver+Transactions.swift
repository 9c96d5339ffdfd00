extension Solver {
  /// Runs changes that are checked together at the end; on a failure everything is as before.
  ///
  /// Values do not change before the end. Transactions nest, and the outermost one solves.
  ///
  /// - Parameter changes: Called once with the solver; what it throws undoes the transaction.
  /// - Throws: What `changes` throws, and ``SolverError/unsatisfiable(_:)``.
  public mutating func transaction<Result>(
    _ changes: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    begin()
    let result: Result
    do {
      result = try changes(&self)
    } catch {
      try rollback()
      throw error
    }
    try commit()
    return result
  }

  /// Opens a transaction. ``transaction(_:)`` is the safer form.
  public mutating func begin() {
    own()
    solver.pointee.begin()
  }

  /// Ends a transaction; the outermost one solves. If that fails, the state before its ``begin()`` is restored.
  ///
  /// - Throws: ``SolverError/noTransaction``, ``SolverError/unsatisfiable(_:)``.
  public mutating func commit() throws(SolverError) {
    own()
    defer { settleNames() }
    try solver.pointee.commit()
  }

  /// Ends a transaction and undoes it.
  ///
  /// - Throws: ``SolverError/noTransaction``.
  public mutating func rollback() throws(SolverError) {
    own()
    defer { settleNames() }
    try solver.pointee.rollback()
  }
}
