/// Transactions: what is undone together.
extension SimplexSolver {
  /// Runs a change and, outside a transaction, solves; undoes everything if either fails.
  @inline(__always)
  mutating func run<Result>(_ body: (inout SimplexSolver) throws(SolverError) -> Result) throws(SolverError) -> Result {
    begin()
    let result: Result
    do {
      result = try body(&self)
    } catch {
      abandon()
      throw error
    }
    try commit()
    return result
  }

  mutating func begin() {
    if transactionDepth == 0 {
      state.forgetDoubts()
      epochBefore = state.basis.epoch
      sideEpochBefore = state.sideEpoch
      stepsBefore = state.accuracy.stepsSinceRefresh
      etaWorkBefore = state.basis.factor.etaWork
    }
    transactionStarts.append(
      TransactionStart(
        notes: state.undo.notes.count, dualInfeasibilities: state.dualInfeasibilities.count,
        isDoubtful: state.isDoubtful, isUneven: state.program.isUneven))
    transactionDepth += 1
    state.undo.isRecording = true
  }

  mutating func commit() throws(SolverError) {
    guard transactionDepth > 0 else { throw .noTransaction }
    if transactionDepth == 1 {
      do {
        try solve()
      } catch {
        abandon()
        throw error
      }
      state.undo.isRecording = false
      freeRemovedVariables()
      state.undo.removeAll()
      state.basis.savedFactors.removeAll()
    }
    transactionDepth -= 1
    transactionStarts.removeLast()
    assertInvariants()
  }

  mutating func rollback() throws(SolverError) {
    guard transactionDepth > 0 else { throw .noTransaction }
    abandon()
  }

  /// Undoes the innermost transaction.
  private mutating func abandon() {
    let start = transactionStarts.removeLast()
    transactionDepth -= 1
    state.undo(
      to: start.notes, dualInfeasibilities: start.dualInfeasibilities, isNested: transactionDepth > 0)
    state.forgetDoubts()
    state.accuracy.isDoubtful = start.isDoubtful
    state.program.isUneven = start.isUneven
    homes.rowsAreStale = true
    homes.pending = nil
    if transactionDepth == 0 {
      state.undo.isRecording = false
      state.undo.removeAll()
      // The state is again the one that the kept columns were made for.
      state.basis.epoch = epochBefore
      state.sideEpoch = sideEpochBefore
      state.accuracy.stepsSinceRefresh = stepsBefore
      state.basis.factor.etaWork = etaWorkBefore
      state.accuracy.hasLostDigits = false
      state.accuracy.hasWeakPivot = false
      state.accuracy.hasOverflowed = false
    }
    assertInvariants()
  }

  private mutating func freeRemovedVariables() {
    guard hasRemovedVariables else { return }
    hasRemovedVariables = false
    for position in 0..<state.undo.notes.count
    where state.undo.notes[position].kind == UndoLog.Kind.removedVariable.rawValue {
      state.freeVariable(state.undo.notes[position].a)
    }
  }

  // MARK: Variables

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try state.removeVariable(variable)
    hasRemovedVariables = true
  }
}
