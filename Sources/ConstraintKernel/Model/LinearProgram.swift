/// The rows and columns of the problem: constraints and variables with their coefficients.
///
/// Places are reused after a removal; stamps tell apart those that had a place one after the other, and those of other solvers.
struct LinearProgram: ~Copyable {
  /// The scaled coefficients: rows are constraints, columns are variables.
  var matrix: SparseMatrix<RowIndex, Int32>
  var rows: IndexedBuffer<RowIndex, Row>
  var freeRows: FlatBuffer<RowIndex>
  var columns: FlatBuffer<Column>
  var freeColumns: FlatBuffer<Int32>
  /// The stamps of the rows' handles: apart from the rows, which fill a cache line.
  var rowStamps: IndexedBuffer<RowIndex, UInt32>
  var stamps: HandleStamps
  var nextSerial: UInt32
  /// Whether there was a row whose coefficients are of very different size.
  var isUneven: Bool

  var bytes: Int {
    matrix.bytes + rows.bytes + freeRows.bytes + columns.bytes + freeColumns.bytes + rowStamps.bytes
  }

  /// The places of all rows, those that are free among them.
  var rowIndices: LazyMapSequence<Range<Int32>, RowIndex> {
    (0..<Int32(truncatingIfNeeded: rows.count)).lazy.map { RowIndex(rawValue: $0) }
  }

  /// The age of a constraint: each one's is greater than those of all before it.
  mutating func takeSerial() -> UInt32 {
    let serial = nextSerial
    nextSerial &+= 1
    return serial
  }

  // MARK: Handles

  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool { columns.hold(variable) }

  func variable(_ column: Int32) -> Variable { Variable(index: column, stamp: columns[column].stamp) }

  func index(of handle: ConstraintHandle) throws(SolverError) -> RowIndex {
    guard let index = find(handle) else { throw .unknownConstraint(handle) }
    return index
  }

  func find(_ handle: ConstraintHandle) -> RowIndex? {
    guard handle.index >= 0, Int(handle.index) < rows.count else { return nil }
    let index = RowIndex(rawValue: handle.index)
    let flags = rows[index].flags
    guard rowStamps[index] == handle.stamp, flags.contains(.allocated), !flags.contains(.dead) else { return nil }
    return index
  }

  func handle(of row: RowIndex) -> ConstraintHandle { ConstraintHandle(index: row.rawValue, stamp: rowStamps[row]) }

  /// Whether one constraint was added before another. Both are in their rows.
  func isOlder(_ first: ConstraintHandle, _ second: ConstraintHandle) -> Bool {
    rows[RowIndex(rawValue: first.index)].serial < rows[RowIndex(rawValue: second.index)].serial
  }

  /// The row of a constraint that is not an edit's.
  func ordinary(_ handle: ConstraintHandle) throws(SolverError) -> RowIndex {
    let row = try index(of: handle)
    if rows[row].flags.contains(.edit) { throw .constraintIsEdit(variable(matrix.rows.entries(row)[0].index)) }
    return row
  }

  func editRow(of variable: Variable) throws(SolverError) -> RowIndex {
    guard isKnown(variable), !columns[variable.index].edit.isNone else { throw .unknownEdit(variable) }
    return columns[variable.index].edit
  }

  /// Whether a constraint that is not removed has the variable.
  func isUsed(_ column: Int32) -> Bool {
    for entry in matrix.columns.entries(column) where rows[entry.index].flags.isDisjoint(with: [.dead, .home]) {
      return true
    }
    return false
  }

  // MARK: Scaling

  /// The factor by which a row's coefficients and constant are multiplied.
  func scale(of row: RowIndex) -> Double {
    let exponent = Int(rows[row].exponent)
    return exponent == 0 ? 1 : Double(sign: .plus, exponent: -exponent, significand: 1)
  }

  /// A constraint as it was given, with merged terms.
  func constraint(at index: RowIndex) -> Constraint {
    let row = rows[index]
    let scale = scale(of: index)
    var expression = LinearExpression()
    for entry in matrix.rows.entries(index) {
      expression.append(LinearTerm(variable(entry.index), entry.value / scale))
    }
    return Constraint(
      expression, row.relation, row.target / scale, priority: Priority(row.level), weight: row.slope * scale)
  }

  /// A constraint as a row.
  ///
  /// - Parameter terms: Gets the row's terms at its end.
  func row(at index: RowIndex, _ terms: inout [LinearTerm]) -> ConstraintRow {
    let row = rows[index]
    let scale = scale(of: index)
    let first = terms.count
    for entry in matrix.rows.entries(index) { terms.append(LinearTerm(variable(entry.index), entry.value / scale)) }
    return ConstraintRow(
      firstTerm: Int32(truncatingIfNeeded: first), termCount: Int32(truncatingIfNeeded: terms.count - first),
      row.relation, row.target / scale, priority: row.level, tag: row.tag)
  }

  // MARK: Rows

  /// Writes merged terms into a row that has none.
  @inline(__always)
  mutating func fill(_ row: RowIndex, with terms: UnsafeBufferPointer<LinearTerm>, times scale: Double) {
    matrix.fill(row: row, count: terms.count) { position in
      (terms[position].variable.index, terms[position].coefficient * scale)
    }
  }

  mutating func emptyRow(_ row: RowIndex) {
    while matrix.rows.count(row) > 0 { matrix.remove(row: row, position: Int32(matrix.rows.count(row) - 1)) }
  }

  /// Frees the place of a removed row.
  mutating func release(_ row: RowIndex) {
    emptyRow(row)
    rows[row].flags = []
    freeRows.append(row)
  }
}

extension LinearProgram {
  init() {
    self.init(
      matrix: SparseMatrix(), rows: IndexedBuffer(), freeRows: FlatBuffer(), columns: FlatBuffer(),
      freeColumns: FlatBuffer(), rowStamps: IndexedBuffer(), stamps: HandleStamps(), nextSerial: 1,
      isUneven: false)
  }

  func copy() -> LinearProgram {
    LinearProgram(
      matrix: matrix.copy(), rows: rows.copy(), freeRows: freeRows.copy(), columns: columns.copy(),
      freeColumns: freeColumns.copy(), rowStamps: rowStamps.copy(), stamps: stamps.diverged(), nextSerial: nextSerial,
      isUneven: isUneven)
  }
}
