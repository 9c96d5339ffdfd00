/// Questions about the optimal solutions.
extension Solver {
  /// Why a variable has its value: the constraints that determine it, and by how much the value moves with each of their constants.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: O(n + z) for n variables and a solve with z non-zeros.
  public func explanation(of variable: Variable) throws(SolverError) -> Explanation {
    try requireSettled()
    guard state.program.isKnown(variable) else { throw .unknownVariable(variable) }
    return state.explanation(of: variable)
  }

  private func requireSettled() throws(SolverError) {
    if solver.pointee.transactionDepth > 0 { throw .transactionOpen }
  }
}

extension Solver {
  /// The variables that are known to have the same value in every optimal solution, found without computing their ranges.
  ///
  /// A variable that is not among them may be unique too; ``ranges(of:)`` tells.
  ///
  /// - Throws: ``SolverError/transactionOpen``.
  /// - Complexity: O(z) for z terms of the constraints.
  package func determinedVariables() throws(SolverError) -> DeterminedVariables {
    try requireSettled()
    return DeterminedVariables(solver.pointee)
  }
}

extension Solver {
  /// Whether a variable has the same value in all optimal solutions.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: As ``range(of:)``.
  public func isUnique(_ variable: Variable) throws(SolverError) -> Bool { try range(of: variable).isUnique }

  /// The values that a variable takes over all optimal solutions.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: O(s) for a copy of the solver of size s, and two primal runs on it.
  public func range(of variable: Variable) throws(SolverError) -> ValueRange { try ranges(of: [variable])[0] }

  /// The ranges of many variables, with one preparation for all.
  ///
  /// - Parameter variables: Variables of this solver.
  /// - Returns: The ranges, in the order of the variables.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  public func ranges(of variables: [Variable]) throws(SolverError) -> [ValueRange] {
    try requireSettled()
    for variable in variables where !state.program.isKnown(variable) { throw .unknownVariable(variable) }
    var face = OptimalFace(of: solver.pointee)
    var result: [ValueRange] = []
    for variable in variables {
      let lower = try face.extreme(variable.index, sign: -1)
      result.append(ValueRange(lower: lower, upper: try face.extreme(variable.index, sign: 1)))
    }
    return result
  }

  /// Two optimal solutions that differ in a variable; nil if its value is unique.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: As ``range(of:)``.
  public func ambiguity(of variable: Variable) throws(SolverError) -> Ambiguity? {
    let range = try range(of: variable)
    if range.isUnique { return nil }
    let low = try witness(variable, sign: -1)
    let high = try witness(variable, sign: 1)
    var result = Ambiguity(variable: variable, range: range, low: [], high: [])
    for (place, other) in variables.enumerated() {
      let (first, second) = (low[place], high[place])
      let present = value(of: other)
      let difference = max((first - second).magnitude, (first - present).magnitude, (second - present).magnitude)
      if difference <= Tolerances.change * max(1, first.magnitude, second.magnitude) { continue }
      result.low.append(LinearTerm(other, first))
      result.high.append(LinearTerm(other, second))
    }
    return result
  }

  /// All variables' values in an optimal solution in which one is as large (`sign` 1) or as small (−1) as it gets.
  private func witness(_ variable: Variable, sign: Double) throws(SolverError) -> [Double] {
    var face = OptimalFace(of: solver.pointee)
    face.solver.primal.exampleVariable = variable.index
    _ = try face.extreme(variable.index, sign: sign)
    return variables.map { face.solver.state.basis.values[$0.index] }
  }
}

extension Solver {
  /// All values while one constraint's constant moves from one number to another, with the exact points at which anything bends.
  ///
  /// The solver itself does not change. Where a conflict begins on the way, the sweep ends there and names it.
  ///
  /// - Parameters:
  ///   - handle: A constraint of this solver; an edit's too (``editConstraint(of:)``).
  ///   - start: Where the constant starts; finite.
  ///   - end: Where it ends; finite, and may be less than `start`.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/transactionOpen``, and
  ///   ``SolverError/unsatisfiable(_:)`` if there is no solution at `start`.
  /// - Complexity: O(s + b · z) for a copy of the solver of size s, b bends and solves with z non-zeros.
  public func sweep(_ handle: ConstraintHandle, from start: Double, to end: Double) throws(SolverError) -> Sweep {
    try requireSettled()
    let index = try state.program.index(of: handle)
    try InputChecks.check(start, "start of the sweep")
    try InputChecks.check(end, "end of the sweep")
    var run = SweepRun(of: solver.pointee, index, from: start, to: end)
    return try run.sweep()
  }
}
