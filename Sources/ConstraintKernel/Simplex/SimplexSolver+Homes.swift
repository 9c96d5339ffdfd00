/// Moving the values to the point of the optimal face that the home order defines.
extension SimplexSolver {
  /// How often homes are served again because rounding took the values out of the face: once is the rule.
  private static let homeRounds = 3

  /// Whether the values may be elsewhere than the home order says. Brings the list of open positions up to date.
  mutating func mayLeaveHome() -> Bool {
    guard state.openPositions.isTracked else { return false }
    if homes.rowsAreStale { listHomeRows() }
    let isSameBasis = homes.epoch == state.basis.epoch && homes.sideEpoch == state.sideEpoch
    if isSameBasis, !state.openPositions.hasNewBounds { return hasPassedHome() }
    let isChanged = state.updateOpenPositions()
    if isSameBasis, !isChanged { return hasPassedHome() }
    return !state.openPositions.positions.isEmpty || !homes.rows.isEmpty
  }

  /// Whether an expression that was kept from its home has come to the other side of it, so that it could stay there.
  private func hasPassedHome() -> Bool {
    for place in 0..<homes.rows.count {
      let index = homes.rows[place]
      let row = state.program.rows[index]
      if row.isActive { continue }
      let (activity, tolerance) = state.evaluate(index)
      if activity * Double(row.side) < -tolerance { return true }
    }
    return false
  }

  /// The homes that this solve has to serve; nil if there is nothing to do.
  private mutating func takeHomes() -> [Home]? {
    if let pending = homes.pending {
      homes.pending = nil
      state.updateOpenPositions()
      return pending
    }
    guard homes.isAutomatic, mayLeaveHome() else { return nil }
    return homes.homes(of: homes.openVariables(&state), state)
  }

  /// Serves the homes of what is open.
  mutating func serveHomes() throws(SolverError) {
    guard let due = takeHomes() else {
      if hasRemovedVariables { retireHomes(serving: false) }
      return
    }
    for _ in 0..<SimplexSolver.homeRounds {
      try serve(due)
      try settleDoubts()
      let epoch = state.basis.epoch
      try dual.run(&state)
      try primal.run(&state)
      if epoch == state.basis.epoch { break }
    }
    retireHomes(serving: true)
    homes.epoch = state.basis.epoch
    homes.sideEpoch = state.sideEpoch
  }

  private mutating func serve(_ due: [Home]) throws(SolverError) {
    homes.run.begin()
    defer { homes.run.end(&state) }
    for home in due { try homes.run.serve(home, &state) }
  }

  /// Removes the rows of homes that were not served, or that have a variable that is gone.
  private mutating func retireHomes(serving: Bool) {
    if homes.rowsAreStale { listHomeRows() }
    var kept = FlatBuffer<RowIndex>()
    state.nextRound()
    if serving {
      for place in 0..<homes.run.served.count {
        let index = homes.run.served[place]
        state.program.rows[index].mark = state.round
        kept.append(index)
      }
    }
    for place in 0..<homes.rows.count {
      let index = homes.rows[place]
      guard isHomeRow(index), state.program.rows[index].mark != state.round else { continue }
      let entries = state.program.matrix.rows.entries(index)
      if !serving, entries.allSatisfy({ state.program.columns[$0.index].isAlive }) {
        kept.append(index)
      } else {
        retire(index)
      }
    }
    homes.rows = kept
  }

  private mutating func retire(_ index: RowIndex) {
    if state.program.rows[index].isActive { state.vacate(state.program.rows[index].position) }
    state.undo.noteRow(index, state.program.rows[index])
    state.program.rows[index].flags.insert(.dead)
    state.stage(index)
  }

  private func isHomeRow(_ index: RowIndex) -> Bool {
    guard Int(index.rawValue) < state.program.rows.count else { return false }
    let flags = state.program.rows[index].flags
    return flags.isSuperset(of: [.allocated, .home]) && !flags.contains(.dead)
  }

  /// Lists the rows of homes anew.
  private mutating func listHomeRows() {
    homes.rowsAreStale = false
    homes.epoch = -1
    homes.rows.removeAll()
    for index in state.program.rowIndices where isHomeRow(index) { homes.rows.append(index) }
  }

  /// The variables that can move within the optimal face, if the values may be elsewhere than at their homes.
  mutating func openVariables() -> [Int32] { mayLeaveHome() ? homes.openVariables(&state) : [] }
}
