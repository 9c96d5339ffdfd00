/// The set of all optimal solutions, as a problem of its own in which every constraint is required.
///
/// For optimal multipliers it is exactly: activity 0 where the multiplier is strictly inside its interval, not negative where it is at the right
/// end, and not positive where it is at the left end.
struct OptimalFace: ~Copyable {
  var solver: SimplexSolver
  private var objective = FlatBuffer<Int32>()

  init(of solved: borrowing SimplexSolver) {
    solver = solved.copy()
    solver.primal.mayBeUnbounded = true
    solver.state.pivotColumn.resize(to: solver.state.basis.values.count)
    solver.state.pivotRow.resize(to: solver.state.basis.values.count)
    // Whether a multiplier lies exactly at an end of its interval must not hang on the way by which it came there.
    solver.state.refactorize()
    solver.state.refreshMultipliers()
    for index in 0..<Int32(solver.state.program.rows.count) where solver.state.program.rows[index].isLive {
      restrict(index)
    }
    for slot in 0..<Int32(solver.state.basis.heads.count) { solver.state.basis.multipliers.clear(slot) }
  }

  private mutating func restrict(_ index: Int32) {
    let record = solver.state.program.rows[index]
    let end = record.isActive ? activeEnd(record) : inactiveEnd(record)
    solver.state.program.rows[index].relation = end == 0 ? .equal : end > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    solver.state.program.rows[index].level = Row.required
    solver.state.program.rows[index].side = 0
  }

  /// Where an inactive constraint's multiplier is: at the right end (1), at the left one (−1), or inside (0).
  private func inactiveEnd(_ record: Row) -> Int {
    if record.side != 0 { return Int(record.side) }
    switch record.relation {
    case .equal: return 0
    case .greaterThanOrEqual: return 1
    case .lessThanOrEqual: return -1
    }
  }

  private mutating func activeEnd(_ record: Row) -> Int {
    solver.state.basis.multipliers.read(record.slot, into: &solver.state.multiplier)
    let sign = solver.state.multiplier.sign
    if sign == 0 { return inactiveEnd(record) }
    if record.isRequired { return 0 }
    solver.state.multiplier.add(sign > 0 ? -record.slope : record.slope, at: record.level)
    return solver.state.multiplier.sign == 0 ? sign : 0
  }

  /// The greatest (`sign` 1) or least (−1) value of a variable; nil if there is none.
  mutating func extreme(_ variable: Int32, sign: Double) throws(SolverError) -> Double? {
    for position in 0..<objective.count { solver.state.basis.multipliers.clear(objective[position]) }
    objective.removeAll()
    solver.state.dualInfeasibilities.removeAll()
    solver.state.pivotColumn.add(1, at: variable)
    solver.state.ftran()
    solver.state.multiplierChange.set(-sign, at: 1)
    solver.state.updateMultipliers(except: -1)
    solver.state.pivotColumn.clear()
    let isBounded = try solver.primal.run(&solver.state)
    for slot in 0..<Int32(solver.state.basis.heads.count) where !solver.state.basis.multipliers.isZero(slot) {
      objective.append(slot)
    }
    solver.state.dropPrimalInfeasibilities()
    return isBounded ? solver.state.basis.values[variable] : nil
  }
}
