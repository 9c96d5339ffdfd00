/// The order in which staged changes take effect.
extension SimplexSolver {
  /// Up to how many staged constraints are settled one by one, without a walk along their dependencies.
  private static let fewStaged = 8

  /// Brings the state to the optimum of the changed problem.
  ///
  /// What makes multipliers leave their intervals (removals, weaker penalties) comes first, at the old constants, while the values still obey the
  /// required constraints; then what moves the values (constants, new constraints), with the multipliers in order. Each half is a
  /// plain simplex method of one kind.
  mutating func solve() throws(SolverError) {
    state.setFeasibility()
    do {
      try solveOnce()
    } catch .unsatisfiable(let conflict) {
      // What more digits could change is looked at with more digits.
      guard state.isDoubtful || state.accuracy.hasWeakPivot else { throw .unsatisfiable(conflict) }
      try solveAnew()
    } catch .numericalFailure {
      try solveAnew()
    }
    try serveHomes()
    finish()
  }

  private mutating func solveOnce() throws(SolverError) {
    try primal.run(&state)
    vacateRemoved()
    applyConstants()
    if state.staged.count <= SimplexSolver.fewStaged {
      for position in 0..<state.staged.count { state.activateSingle(state.staged[position]) }
    } else {
      var crash = Crash(&state)
      crash.run(&state)
    }
    for position in 0..<state.staged.count { settleStaged(state.staged[position]) }
    try dual.run(&state)
    try primal.run(&state)
    try settleDoubts()
    if state.accuracy.hasLostDigits || state.accuracy.hasOverflowed { try regainDigits() }
  }

  /// Computes the values anew from their constraints, without the way that they have come.
  private mutating func regainDigits() throws(SolverError) {
    defer {
      state.accuracy.hasLostDigits = false
      state.accuracy.hasOverflowed = false
    }
    // Two rounds: the first leaves the rounding of its own correction, the second that of the result.
    for _ in 0..<2 where !state.accuracy.hasOverflowed {
      state.refreshValues()
      try dual.run(&state)
      try primal.run(&state)
    }
    for index in 0..<state.basis.values.count where !state.basis.values[index].isFinite { throw .numericalFailure }
    state.accuracy.hasOverflowed = false
  }

  /// Makes factor, values and multipliers anew with more digits where there are doubts, and goes on from there until nothing is left to do: after
  /// pivots that were small beside the other entries of their rows, and where rounding may have decided what a number was taken for.
  mutating func settleDoubts() throws(SolverError) {
    guard state.accuracy.hasWeakPivot || state.isDoubtful else { return }
    state.beginStrictness()
    defer { state.endStrictness() }
    try solveStrictly()
  }

  private mutating func solveStrictly() throws(SolverError) {
    for _ in 0..<Tolerances.strictRounds {
      state.forgetDoubts()
      state.refactorize()
      state.refineValues()
      state.refineMultipliers()
      state.listInfeasibilities()
      if state.dualInfeasibilities.isEmpty, state.primalInfeasibilities.isEmpty { return }
      try dual.run(&state)
      try primal.run(&state)
    }
  }

  /// Solves from the start, with more digits: no constraint is active, and each is brought to its side as if it were new.
  private mutating func solveAnew() throws(SolverError) {
    state.beginStrictness()
    defer { state.endStrictness() }
    state.deactivateAll()
    state.listInfeasibilities()
    try dual.run(&state)
    try primal.run(&state)
    try solveStrictly()
    for index in 0..<state.basis.values.count where !state.basis.values[index].isFinite { throw .numericalFailure }
    state.accuracy.hasLostDigits = false
    state.accuracy.hasOverflowed = false
  }

  private mutating func vacateRemoved() {
    for position in 0..<state.staged.count {
      let row = state.program.rows[state.staged[position]]
      if row.isActive, !row.isLive { state.vacate(row.position) }
    }
  }

  private mutating func settleStaged(_ index: RowIndex) {
    if state.program.rows[index].flags.contains(.live), !state.program.rows[index].isActive { state.screen(index) }
  }

  /// Moves the values so that active constraints hold with their new constants.
  private mutating func applyConstants() {
    if state.staged.count == 1, state.program.rows[state.staged[0]].isActive, state.program.rows[state.staged[0]].isLive
    {
      let index = state.staged[0]
      if moveAlongColumn(index, to: state.program.rows[index].target) {
        state.undo.noteRow(index, state.program.rows[index])
        state.program.rows[index].constant = state.program.rows[index].target
        return
      }
    }
    var moves = false
    for position in 0..<state.staged.count {
      let index = state.staged[position]
      guard state.program.rows[index].isLive else { continue }
      if state.program.rows[index].constant != state.program.rows[index].target {
        state.undo.noteRow(index, state.program.rows[index])
        state.program.rows[index].constant = state.program.rows[index].target
      }
      guard state.program.rows[index].isActive else { continue }
      if state.pivotRow.values.count < state.basis.values.count { state.pivotRow.resize(to: state.basis.values.count) }
      let activity = state.evaluate(index).activity
      if activity != 0 {
        state.pivotRow.add(-activity, at: state.program.rows[index].position)
        moves = true
      }
    }
    guard moves else { return }
    state.basis.factor.solveBackward(&state.pivotRow)
    state.moveValues(by: 1)
    state.pivotRow.clear()
  }

  /// Forgets what was removed; from here on nothing is undone.
  private mutating func finish() {
    for position in 0..<state.staged.count {
      let index = state.staged[position]
      state.program.rows[index].flags.remove(.staged)
      if state.program.rows[index].flags.contains(.dead) { state.program.release(index) }
    }
    state.staged.removeAll()
    state.dualInfeasibilities.removeAll()
  }
}
