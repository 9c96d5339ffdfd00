/// The set of all optimal solutions, as a problem of its own in which every constraint is required.
///
/// For optimal multipliers it is exactly: activity 0 where the multiplier is strictly inside its interval, not negative where it is at the right
/// end, and not positive where it is at the left end.
struct OptimalFace: ~Copyable {
  var solver: SimplexSolver

  init(of solved: borrowing SimplexSolver) {
    solver = solved.copy()
    solver.primal.mayBeUnbounded = true
    solver.state.pivotColumn.resize(to: solver.state.basis.values.count)
    solver.state.pivotRow.resize(to: solver.state.basis.values.count)
    // Whether a multiplier lies exactly at an end of its interval must not hang on the way by which it came there.
    solver.state.refactorize()
    solver.state.refineMultipliers()
    solver.state.forgetDoubts()
    for index in solver.state.program.rowIndices where solver.state.program.rows[index].isLive {
      restrict(index)
    }
    for position in solver.state.basis.positions { solver.state.basis.multipliers.clear(position) }
  }

  private mutating func restrict(_ index: RowIndex) {
    let row = solver.state.program.rows[index]
    let end = row.isActive ? activeEnd(row) : inactiveEnd(row)
    solver.state.program.rows[index].relation = end == 0 ? .equal : end > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    solver.state.program.rows[index].level = Row.required
    solver.state.program.rows[index].side = 0
  }

  /// Where an inactive constraint's multiplier is: at the right end (1), at the left one (−1), or inside (0).
  private func inactiveEnd(_ row: Row) -> Int {
    if row.side != 0 { return Int(row.side) }
    switch row.relation {
    case .equal: return 0
    case .greaterThanOrEqual: return 1
    case .lessThanOrEqual: return -1
    }
  }

  private mutating func activeEnd(_ row: Row) -> Int {
    solver.state.basis.multipliers.read(row.position, into: &solver.state.multiplier)
    let sign = solver.state.multiplier.sign
    if sign == 0 { return inactiveEnd(row) }
    if row.isRequired { return 0 }
    solver.state.multiplier.add(sign > 0 ? -row.slope : row.slope, at: row.level)
    return solver.state.multiplier.sign == 0 ? sign : 0
  }

  /// The greatest (`sign` 1) or least (−1) value of a variable; nil if there is none.
  mutating func extreme(_ variable: Int32, sign: Double) throws(SolverError) -> Double? {
    do {
      let isBounded = try run(variable, sign)
      if !solver.state.isDoubtful, !solver.state.accuracy.hasWeakPivot {
        if isBounded, solver.state.accuracy.hasLostDigits { solver.state.refineValues() }
        return isBounded ? solver.state.basis.values[variable] : nil
      }
    } catch .numericalFailure {}
    // Rounding may have decided: once more with more digits.
    solver.state.pivotColumn.clear()
    solver.state.pivotRow.clear()
    solver.state.beginStrictness()
    defer { solver.state.endStrictness() }
    solver.state.refactorize()
    solver.state.refineValues()
    return try run(variable, sign) ? solver.state.basis.values[variable] : nil
  }

  /// Minimises or maximises a variable from the present basis.
  ///
  /// - Returns: False if there is no end.
  private mutating func run(_ variable: Int32, _ sign: Double) throws(SolverError) -> Bool {
    for position in solver.state.basis.positions { solver.state.basis.multipliers.clear(position) }
    solver.state.dualInfeasibilities.removeAll()
    solver.state.pivotColumn.add(1, at: variable)
    solver.state.ftran()
    if solver.state.accuracy.isStrict { solver.state.refineColumn(.unit(variable)) }
    solver.state.multiplierChange.set(-sign, at: 1)
    solver.state.updateMultipliers(except: .none)
    solver.state.pivotColumn.clear()
    let isBounded = try solver.primal.run(&solver.state)
    solver.state.dropPrimalInfeasibilities()
    return isBounded
  }
}
