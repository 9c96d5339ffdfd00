/// Edits of variables and changes of constants.
extension SimplexSolver {
  mutating func beginEdit(_ variable: Variable, _ priority: Priority, _ weight: Double, _ tag: Int32)
    throws(SolverError)
  {
    guard state.program.isKnown(variable) else { throw .unknownVariable(variable) }
    guard state.program.columns[variable.index].edit.isNone else { throw .duplicateEdit(variable) }
    let index = try state.stageAddition(
      Constraint(LinearExpression(variable), .equal, 0, priority: priority, weight: weight))
    state.program.rows[index].flags.insert(.edit)
    state.program.rows[index].tag = tag
    state.program.rows[index].flags.remove(.live)
    state.program.rows[index].target = .nan
    state.program.rows[index].constant = .nan
    state.undo.note(.edit, variable.index, -1)
    state.program.columns[variable.index].edit = index
  }

  mutating func stageSuggestion(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try state.program.editRow(of: variable)
    try InputChecks.check(value, "suggestion")
    state.stageConstant(value, of: index)
    if !state.program.rows[index].isLive {
      state.program.rows[index].flags.insert(.live)
      state.program.rows[index].constant = state.program.rows[index].target
    }
  }

  mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let index = try state.program.editRow(of: variable)
    state.undo.note(.edit, variable.index, index.rawValue)
    state.program.columns[variable.index].edit = .none
    state.stageRemoval(index)
  }

  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try state.program.editRow(of: variable)
    if transactionDepth == 0, !state.mayOpenBound(index), moveCached(index, to: value) { return }
    try run { (solver: inout SimplexSolver) throws(SolverError) in try solver.stageSuggestion(value, for: variable) }
  }

  mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverError) {
    let index = try state.program.ordinary(handle)
    if transactionDepth == 0, !state.mayOpenBound(index),
      moveCached(index, to: constant * state.program.scale(of: index))
    {
      return
    }
    try run { (solver: inout SimplexSolver) throws(SolverError) in
      try InputChecks.check(constant, "constant")
      solver.state.stageConstant(constant, of: index)
    }
  }
}
