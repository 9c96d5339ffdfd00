/// What has been changed since a point to which the solver may have to return, newest last.
///
/// Undoing the entries backwards restores every value, every multiplier and the factor exactly, including the order of its lists,
/// so that a refused call cannot be told from one that was never made.
struct UndoLog: ~Copyable {
  enum Kind: Int32 {
    // The factor.
    case diagonal, upperInsertion, upperRemoval, eta, factorization
    // The active set.
    case value, basis, activation, multiplier, multiplierTerm, row
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
  }

  var isRecording: Bool
  var notes: FlatBuffer<Note>
  var rows: FlatBuffer<Row>

  var bytes: Int { notes.bytes + rows.bytes }

  @inline(__always)
  mutating func note(
    _ kind: Kind, _ a: Int32, _ b: Int32 = 0, _ c: Int32 = 0, _ d: Int32 = 0, value: Double = 0
  ) {
    guard isRecording else { return }
    notes.append(Note(kind: kind.rawValue, a: a, b: b, c: c, d: d, value: value))
  }

  @inline(__always)
  mutating func noteTerm(_ position: BasisPosition, _ term: LevelTerm) {
    let bits = term.level.bitPattern
    note(
      .multiplierTerm, position.rawValue, 0, Int32(truncatingIfNeeded: bits >> 32), Int32(truncatingIfNeeded: bits),
      value: term.value)
  }

  /// The part of a multiplier at a position of the log.
  func term(at position: Int) -> LevelTerm {
    let note = notes[position]
    let bits = UInt64(UInt32(bitPattern: note.c)) << 32 | UInt64(UInt32(bitPattern: note.d))
    return LevelTerm(level: Double(bitPattern: bits), value: note.value)
  }

  @inline(__always)
  mutating func noteRemoval(_ removed: SparseMatrix<Int32, Int32>.Removed) {
    note(
      .upperRemoval, removed.row, removed.column, removed.rowPosition, removed.columnPosition, value: removed.value)
  }

  @inline(__always)
  mutating func noteRow(_ index: RowIndex, _ row: Row) {
    guard isRecording else { return }
    note(.row, index.rawValue)
    rows.append(row)
  }

  mutating func removeAll() {
    // The log of a whole screen is given back; that of an edit is kept, so that the next one allocates nothing.
    if bytes > UndoLog.bytesToKeep {
      notes.removeAllAndFree()
      rows.removeAllAndFree()
    }
    notes.removeAll()
    rows.removeAll()
  }

  private static let bytesToKeep = 1 << 17
}

extension UndoLog {
  init() { self.init(isRecording: false, notes: FlatBuffer(), rows: FlatBuffer()) }

  func copy() -> UndoLog { UndoLog(isRecording: isRecording, notes: notes.copy(), rows: rows.copy()) }
}
