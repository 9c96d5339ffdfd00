/// Making and removing variables.
extension SimplexState {
  mutating func makeVariable(initially value: Double) -> Variable {
    let stamp = program.stamps.take()
    if let column = program.freeColumns.popLast() {
      let isTouched = program.columns[column].isTouched
      program.columns[column] = Column(stamp: stamp, isTouched: isTouched)
      basis.values[column] = value
      valueChanges.setReported(column, value)
      undo.note(.addedVariable, column, 1)
      openPositions.note(basis.position(of: column))
      return Variable(index: column, stamp: stamp)
    }
    let column = Int32(truncatingIfNeeded: basis.values.count)
    program.columns.append(Column(stamp: stamp))
    program.matrix.columns.appendLine()
    basis.append(value)
    valueChanges.append(value)
    undo.note(.addedVariable, column, 0)
    openPositions.note(basis.position(of: column))
    return Variable(index: column, stamp: stamp)
  }

  mutating func reserveVariables(_ count: Int) {
    guard count > SimplexState.many else { return }
    let total = basis.values.count + count
    program.columns.reserve(total)
    program.matrix.columns.reserveLines(total)
    basis.reserve(total)
    valueChanges.reserve(total)
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard program.isKnown(variable) else { throw .unknownVariable(variable) }
    let column = variable.index
    guard program.columns[column].edit.isNone, !program.isUsed(column) else { throw .variableInUse(variable) }
    program.columns[column].isAlive = false
    undo.note(.removedVariable, column)
    openPositions.note(basis.position(of: column))
  }

  /// Frees the place of a removed variable, if its position holds its own unit column and no row is left.
  mutating func freeVariable(_ column: Int32) {
    // A unit column stands in another variable's position only after elimination; a new factorisation puts each in its own.
    if !basis.heads[basis.position(of: column)].isUnit(of: column) || !basis.factor.isIsolated(column) { refactorize() }
    if basis.heads[basis.position(of: column)].isUnit(of: column), program.matrix.columns.count(column) == 0,
      basis.factor.isIsolated(column)
    {
      program.freeColumns.append(column)
    }
  }
}
