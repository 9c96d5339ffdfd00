/// Going back to an earlier state.
extension SimplexState {
  /// Undoes everything noted since a point of the log, newest first.
  ///
  /// - Parameters:
  ///   - start: The point.
  ///   - dualCount: How many positions were listed as dual infeasible there.
  ///   - isNested: Whether an outer transaction goes on.
  mutating func undo(to start: Int, dualInfeasibilities dualCount: Int, isNested: Bool) {
    let wasRecording = undo.isRecording
    undo.isRecording = false
    // What an outer transaction has listed is still to be dealt with. Without a solve between, the lists only grow.
    let pending = isNested ? primalInfeasibilities.copy() : PrimalInfeasibilities()
    dropPrimalInfeasibilities()
    dualInfeasibilities.truncate(to: min(dualCount, dualInfeasibilities.count))
    pivotColumn.clear()
    pivotRow.clear()
    var moved = FlatBuffer<Int32>()
    var position = undo.notes.count - 1
    while position >= start {
      let note = undo.notes[position]
      if note.kind == UndoLog.Kind.value.rawValue || note.kind == UndoLog.Kind.activation.rawValue {
        moved.append(note.a)
      }
      position = revert(note, at: position) - 1
    }
    undo.notes.truncate(to: start)
    undo.isRecording = wasRecording
    basis.epoch &+= 1
    openPositions.noteAll()
    for place in 0..<moved.count { touch(moved[place]) }
    screenTouched(by: moved.elements)
    dropPrimalInfeasibilities()
    if isNested { screen(pending) }
  }

  /// Screens the inactive constraints of a list again.
  private mutating func screen(_ pending: borrowing PrimalInfeasibilities) {
    for place in 0..<pending.count {
      let index = pending.row(at: place)
      guard Int(index.rawValue) < program.rows.count else { continue }
      let row = program.rows[index]
      if row.flags.contains(.live), !row.isActive { screen(index) }
    }
  }

  /// Undoes one note.
  ///
  /// - Returns: The position of the first note that belonged to it.
  private mutating func revert(_ note: UndoLog.Note, at position: Int) -> Int {
    switch UndoLog.Kind(rawValue: note.kind) {
    case .value: basis.values[note.a] = note.value
    case .basis: basis.heads[BasisPosition(rawValue: note.a)] = BasisHead(rawValue: note.b)
    case .activation: revertActivation(note)
    case .multiplier: return revertMultiplier(note, at: position)
    case .row: revertRow(RowIndex(rawValue: note.a))
    case .diagonal: basis.factor.diagonal[note.a] = note.value
    case .upperInsertion:
      let last = basis.factor.upper.rows.lines[note.a].count - 1
      basis.factor.upper.remove(row: note.a, position: last)
    case .upperRemoval: basis.factor.upper.restore(removed(note))
    case .eta: basis.factor.removeLastTransformation()
    case .factorization: revertFactorization()
    case .addedConstraint: revertAddition(RowIndex(rawValue: note.a), wasFree: note.b == 1)
    case .matrixRemoval: program.matrix.restore(removed(note))
    case .matrixRow: program.emptyRow(RowIndex(rawValue: note.a))
    case .addedVariable:
      program.columns[note.a].isAlive = false
      program.freeColumns.append(note.a)
    case .removedVariable: program.columns[note.a].isAlive = true
    case .edit: program.columns[note.a].edit = RowIndex(rawValue: note.b)
    case .staging: staged.truncate(to: staged.count - 1)
    case .multiplierTerm, nil: break
    }
    return position
  }

  private func removed<RowKey: TypedIndex>(_ note: UndoLog.Note) -> SparseMatrix<RowKey, Int32>.Removed {
    SparseMatrix<RowKey, Int32>.Removed(
      row: RowKey(rawValue: note.a), column: note.b, rowPosition: note.c, columnPosition: note.d, value: note.value)
  }

  private mutating func revertActivation(_ note: UndoLog.Note) {
    let variable = note.a
    basis.values[variable] = note.value
    while basis.factor.upper.columns.count(variable) > 0 {
      basis.factor.upper.remove(column: variable, position: basis.factor.upper.columns.lines[variable].count - 1)
    }
    basis.factor.diagonal[variable] = 1
    basis.heads[BasisPosition(rawValue: variable)] = .unit(variable)
    program.rows[RowIndex(rawValue: note.b)].position = .none
  }

  private mutating func revertMultiplier(_ note: UndoLog.Note, at position: Int) -> Int {
    let first = position - Int(note.b)
    multiplier.setZero()
    for place in first..<position { multiplier.terms.append(undo.term(at: place)) }
    basis.multipliers.set(BasisPosition(rawValue: note.a), to: multiplier.terms.elements)
    return first
  }

  private mutating func revertRow(_ index: RowIndex) {
    guard var row = undo.rows.popLast() else { return }
    row.flags.subtract([.queued, .frozen])
    row.mark = program.rows[index].mark
    program.rows[index] = row
  }

  private mutating func revertAddition(_ index: RowIndex, wasFree: Bool) {
    staged.truncate(to: staged.count - 1)
    program.emptyRow(index)
    if wasFree {
      program.rows[index].flags = []
      program.rows[index].position = .none
      program.freeRows.append(index)
    } else {
      program.rows.truncate(to: Int(index.rawValue))
      program.rowStamps.truncate(to: Int(index.rawValue))
      program.matrix.rows.removeLastLine()
    }
  }

  private mutating func revertFactorization() {
    guard let saved = basis.savedFactors.popLast() else { return }
    let solves = basis.factor.solves
    basis.factor = saved
    basis.factor.solves = solves
    while basis.factor.count < basis.values.count { basis.factor.appendUnit() }
  }
}
