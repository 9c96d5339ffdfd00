/// What the calls of a ``Solver`` do.
extension Engine {
  /// Runs a change and, outside a transaction, solves; undoes everything if either fails.
  @inline(__always)
  mutating func run<Result>(_ body: (inout Engine) throws(SolverError) -> Result) throws(SolverError) -> Result {
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
      epochBefore = epoch
      sideEpochBefore = sideEpoch
      stepsBefore = stepsSinceRefresh
      etaWorkBefore = factor.etaWork
    }
    transactionStarts.append(undo.notes.count)
    transactionDepth += 1
    undo.isRecording = true
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
      undo.isRecording = false
      freeRemovedVariables()
      undo.removeAll()
      savedFactors.removeAll()
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
    undo(to: start)
    transactionDepth -= 1
    if transactionDepth == 0 {
      undo.isRecording = false
      undo.removeAll()
      // The state is again the one that the kept columns were made for.
      epoch = epochBefore
      sideEpoch = sideEpochBefore
      stepsSinceRefresh = stepsBefore
      factor.etaWork = etaWorkBefore
      hasLostDigits = false
      hasWeakPivot = false
      hasOverflowed = false
    }
    assertInvariants()
  }

  private mutating func freeRemovedVariables() {
    guard hasRemovedVariables else { return }
    hasRemovedVariables = false
    for position in 0..<undo.notes.count where undo.notes[position].kind == UndoLog.Kind.removedVariable.rawValue {
      freeVariable(undo.notes[position].a)
    }
  }

  // MARK: Edits

  mutating func beginEdit(
    _ variable: Variable, _ priority: Priority, _ weight: Double, _ tag: Int32
  ) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    guard variables[variable.index].edit < 0 else { throw .duplicateEdit(variable) }
    let index = try stageAddition(Constraint(LinearExpression(variable), .equal, 0, priority: priority, weight: weight))
    records[index].flags.insert(.edit)
    records[index].tag = tag
    records[index].flags.remove(.live)
    records[index].target = .nan
    records[index].constant = .nan
    undo.note(.edit, variable.index, -1)
    variables[variable.index].edit = index
  }

  func editRecord(of variable: Variable) throws(SolverError) -> Int32 {
    guard isKnown(variable), variables[variable.index].edit >= 0 else { throw .unknownEdit(variable) }
    return variables[variable.index].edit
  }

  mutating func stageSuggestion(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try editRecord(of: variable)
    try Engine.check(value, "suggestion")
    stageConstant(value, of: index)
    if !records[index].isLive {
      records[index].flags.insert(.live)
      records[index].constant = records[index].target
    }
  }

  mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let index = try editRecord(of: variable)
    undo.note(.edit, variable.index, index)
    variables[variable.index].edit = -1
    stageRemoval(index)
  }

  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try editRecord(of: variable)
    if transactionDepth == 0, moveCached(index, to: value) { return }
    try run { (engine: inout Engine) throws(SolverError) in try engine.stageSuggestion(value, for: variable) }
  }

  mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverError) {
    let index = try ordinary(handle)
    if transactionDepth == 0, moveCached(index, to: constant * scale(of: index)) { return }
    try run { (engine: inout Engine) throws(SolverError) in
      try Engine.check(constant, "constant")
      engine.stageConstant(constant, of: index)
    }
  }

  /// The record of a constraint that is not an edit's.
  func ordinary(_ handle: ConstraintHandle) throws(SolverError) -> Int32 {
    let index = try index(of: handle)
    if records[index].flags.contains(.edit) {
      let entry = matrix.rows.entries(index)[0]
      throw .constraintIsEdit(Variable(index: entry.index, serial: variables[entry.index].serial))
    }
    return index
  }
}
