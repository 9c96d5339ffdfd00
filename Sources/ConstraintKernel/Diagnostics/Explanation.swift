extension Solver {
  /// Why a variable has its value: the constraints that determine it, and by how much the value moves with each of their constants.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: O(n + z) for n variables and a solve with z non-zeros.
  public func explanation(of variable: Variable) throws(SolverError) -> Explanation {
    try requireSettled()
    guard engine.pointee.isKnown(variable) else { throw .unknownVariable(variable) }
    return engine.pointee.explanation(of: variable)
  }

  func requireSettled() throws(SolverError) {
    if engine.pointee.transactionDepth > 0 { throw .transactionOpen }
  }
}

extension Engine {
  func explanation(of variable: Variable) -> Explanation {
    // Other solvers may read the same storage at the same time, so the solve works in buffers of its own.
    var workspace = FactorWorkspace()
    var row = SparseVector()
    row.resize(to: values.count)
    row.add(1, at: variable.index)
    factor.solveForward(&row, in: &workspace)
    var result = Explanation(variable: variable, value: values[variable.index], contributions: [], resting: [])
    for position in 0..<row.pattern.count {
      let slot = row.pattern[position]
      let coefficient = row.values[slot]
      if coefficient.magnitude <= Tolerances.cancellation { continue }
      let content = basis[slot]
      if content < 0 {
        result.resting.append(Term(self.variable(-1 - content), coefficient))
      } else {
        let scale = scale(of: content)
        result.contributions.append(
          Explanation.Contribution(
            handle: handle(of: content), tag: records[content].tag, derivative: coefficient * scale,
            constant: records[content].constant / scale))
      }
    }
    result.contributions.sort { $0.handle.serial < $1.handle.serial }
    result.resting.sort { $0.variable.index < $1.variable.index }
    return result
  }
}
