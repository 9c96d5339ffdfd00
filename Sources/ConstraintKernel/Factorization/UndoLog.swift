/// What has been changed since a point to which the solver may have to return, newest last.
///
/// Undoing the entries backwards restores every value, every multiplier and the factor exactly, including the order of its lists,
/// so that a refused call cannot be told from one that was never made.
struct UndoLog {
  enum Kind: Int32 {
    // The factor.
    case diagonal, upperInsertion, upperRemoval, eta, factorization
    // The active set.
    case value, basis, multiplier, multiplierTerm, record
    // The problem.
    case addedConstraint, staging, matrixRemoval, matrixRow, addedVariable, removedVariable, edit
  }

  struct Note: BitwiseCopyable {
    var kind: Int32
    var a: Int32
    var b: Int32
    var c: Int32
    var d: Int32
    var value: Double
    var level: Double
  }

  var isRecording = false
  var notes = FlatBuffer<Note>()
  var records = FlatBuffer<Record>()

  var bytes: Int { notes.bytes + records.bytes }

  @inline(__always)
  mutating func note(
    _ kind: Kind, _ a: Int32, _ b: Int32 = 0, _ c: Int32 = 0, _ d: Int32 = 0, value: Double = 0, level: Double = 0
  ) {
    guard isRecording else { return }
    notes.append(Note(kind: kind.rawValue, a: a, b: b, c: c, d: d, value: value, level: level))
  }

  @inline(__always)
  mutating func noteRemoval(_ removed: SparseMatrix.Removed) {
    note(
      .upperRemoval, removed.row, removed.column, removed.rowPosition, removed.columnPosition, value: removed.value)
  }

  @inline(__always)
  mutating func noteRecord(_ index: Int32, _ record: Record) {
    guard isRecording else { return }
    note(.record, index)
    records.append(record)
  }

  mutating func removeAll() {
    notes.removeAll()
    records.removeAll()
  }

  func copy() -> UndoLog {
    var result = self
    result.notes = notes.copy()
    result.records = records.copy()
    return result
  }

  func deallocate() {
    notes.deallocate()
    records.deallocate()
  }
}
