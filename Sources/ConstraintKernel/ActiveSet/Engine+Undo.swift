/// Going back to an earlier state.
extension Engine {
  /// Undoes everything noted since a point of the log, newest first.
  mutating func undo(to start: Int) {
    let wasRecording = undo.isRecording
    undo.isRecording = false
    dropCandidates()
    suspects.removeAll()
    transformed.clear()
    direction.clear()
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
    epoch &+= 1
    for place in 0..<moved.count { touch(moved[place]) }
    screenTouched(by: moved.elements)
    dropCandidates()
  }

  /// Undoes one note.
  ///
  /// - Returns: The position of the first note that belonged to it.
  private mutating func revert(_ note: UndoLog.Note, at position: Int) -> Int {
    switch UndoLog.Kind(rawValue: note.kind) {
    case .value: values[note.a] = note.value
    case .basis: basis[note.a] = note.b
    case .activation: revertActivation(note)
    case .multiplier: return revertMultiplier(note, at: position)
    case .record: revertRecord(note.a)
    case .diagonal: factor.diagonal[note.a] = note.value
    case .upperInsertion:
      let last = factor.upper.rows.lines[note.a].count - 1
      factor.upper.remove(row: note.a, position: last)
    case .upperRemoval: factor.upper.restore(removed(note))
    case .eta: factor.removeLastTransformation()
    case .factorization: revertFactorization()
    case .addedConstraint: revertAddition(note.a, wasFree: note.b == 1)
    case .matrixRemoval: matrix.restore(removed(note))
    case .matrixRow: emptyRow(note.a)
    case .addedVariable:
      variables[note.a].isAlive = false
      freeVariables.append(note.a)
    case .removedVariable: variables[note.a].isAlive = true
    case .edit: variables[note.a].edit = note.b
    case .staging: staged.truncate(to: staged.count - 1)
    case .multiplierTerm, nil: break
    }
    return position
  }

  private func removed(_ note: UndoLog.Note) -> SparseMatrix.Removed {
    SparseMatrix.Removed(
      row: note.a, column: note.b, rowPosition: note.c, columnPosition: note.d, value: note.value)
  }

  private mutating func revertActivation(_ note: UndoLog.Note) {
    let slot = note.a
    values[slot] = note.value
    while factor.upper.columns.count(slot) > 0 {
      factor.upper.remove(column: slot, position: factor.upper.columns.lines[slot].count - 1)
    }
    factor.diagonal[slot] = 1
    basis[slot] = -1 - slot
    records[note.b].slot = -1
  }

  private mutating func revertMultiplier(_ note: UndoLog.Note, at position: Int) -> Int {
    let first = position - Int(note.b)
    gap.setZero()
    for place in first..<position { gap.terms.append(undo.term(at: place)) }
    multipliers.set(note.a, to: gap.terms.elements)
    return first
  }

  private mutating func revertRecord(_ index: Int32) {
    guard var record = undo.records.popLast() else { return }
    record.flags.remove(.queued)
    record.mark = records[index].mark
    records[index] = record
  }

  private mutating func revertAddition(_ index: Int32, wasFree: Bool) {
    staged.truncate(to: staged.count - 1)
    emptyRow(index)
    if wasFree {
      records[index].flags = []
      records[index].slot = -1
      freeRecords.append(index)
    } else {
      records.truncate(to: Int(index))
      matrix.rows.removeLastLine()
    }
  }

  mutating func emptyRow(_ index: Int32) {
    while matrix.rows.count(index) > 0 {
      matrix.remove(row: index, position: Int32(matrix.rows.count(index) - 1))
    }
  }

  private mutating func revertFactorization() {
    guard let saved = savedFactors.popLast() else { return }
    let solves = factor.solves
    factor = saved
    factor.solves = solves
    while factor.count < values.count { factor.appendUnit() }
  }
}
