/// Where doubts are settled: everything is computed with more digits, from lists of everything that is infeasible.
extension SimplexState {
  mutating func beginStrictness() {
    accuracy.isStrict = true
    accuracy.feasibility = Tolerances.strictFeasibility
    accuracy.relativeFeasibility = Tolerances.strictFeasibility
  }

  /// Sets the tolerance of activities by the rows that there are.
  mutating func setFeasibility() {
    accuracy.feasibility = program.isUneven ? Tolerances.unevenFeasibility : Tolerances.feasibility
    accuracy.relativeFeasibility = Tolerances.relativeFeasibility
  }

  mutating func endStrictness() {
    accuracy.isStrict = false
    setFeasibility()
    forgetDoubts()
  }

  /// Lists all positions whose multipliers lie outside their intervals, and all inactive constraints on a wrong side.
  mutating func listInfeasibilities() {
    dualInfeasibilities.removeAll()
    for position in basis.positions where excess(position) != 0 { dualInfeasibilities.append(position) }
    dropPrimalInfeasibilities()
    for index in program.rowIndices where program.rows[index].isLive && !program.rows[index].isActive { screen(index) }
  }

  /// Puts every variable's unit column back in its position, and takes the slope of every constraint away.
  mutating func deactivateAll() {
    pivotColumn.clear()
    pivotRow.clear()
    multiplierChange.setZero()
    for position in basis.positions {
      setMultiplier(position, multiplierChange.terms.elements)
      if !basis.heads[position].isUnit(of: position.rawValue) { setBasis(position, .unit(position.rawValue)) }
      if !basis.values[position.rawValue].isFinite { setValue(position.rawValue, 0) }
    }
    for index in program.rowIndices where program.rows[index].flags.contains(.allocated) {
      let row = program.rows[index]
      let isHome = row.flags.contains(.home)
      if !row.isActive, row.side == 0 || isHome, row.constant == row.target || !row.isLive { continue }
      undo.noteRow(index, row)
      program.rows[index].position = .none
      if !isHome { program.rows[index].side = 0 }
      if row.isLive { program.rows[index].constant = row.target }
    }
    refactorize()
  }
}
