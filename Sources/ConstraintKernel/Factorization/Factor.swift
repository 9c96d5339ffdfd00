/// A sparse factorisation of the working basis, kept up to date through column replacements.
///
/// The basis B is square with a row for every variable. Its columns are the rows of the active constraints, and a unit column
/// for every variable that floats. A column stands in the slot of the variable on which it pivots, so rows and slots share one
/// numbering. With `E_k` the row transformations of the updates (Forrest & Tomlin 1972),
///
///     E_k · … · E_1 · L⁻¹ · B = U
///
/// and U is triangular for *some* order of its slots. That order is never stored: U is kept acyclic as a graph, and every solve finds
/// the order it needs by a depth-first search from the non-zeros at hand (Gilbert & Peierls 1988), in proportion to the
/// non-zeros of the result.
struct Factor: ~Copyable {
  /// U without its diagonal: rows are variables, columns are slots.
  var upper: SparseMatrix<Int32, Int32>
  var diagonal: FlatBuffer<Double>
  /// L without its unit diagonal; rows and columns are variables. Empty for a layout that is a forest of dependencies.
  var lower: SparseMatrix<Int32, Int32>
  private var transformations: RowTransformations
  /// Sparse triangular solves so far.
  var solves: Int
  /// Row transformation entries visited since the factorisation; when this outgrows the cost of a new one, it pays to refactor.
  var etaWork: Int
  var workspace: FactorWorkspace
  /// The row that an update eliminates.
  private var row: SparseVector

  var count: Int { diagonal.count }

  var nonZeros: Int { upper.nonZeros + lower.nonZeros + diagonal.count + transformations.entryCount }

  /// Whether no other slot's column depends on a row: moving the variable of a unit column there moves nothing else.
  @inline(__always)
  func isIsolated(_ row: Int32) -> Bool {
    if upper.rows.lines[row].count != 0 || transformations.changed(row) { return false }
    return lower.nonZeros == 0 || lower.rows.lines[row].count == 0
  }

  /// Whether no column has been replaced by elimination since the factorisation.
  var isFresh: Bool { transformations.isEmpty }

  var isTriangular: Bool { lower.nonZeros == 0 && transformations.isEmpty }

  var bytes: Int {
    upper.bytes + diagonal.bytes + lower.bytes + transformations.bytes + workspace.bytes + row.bytes
  }

  /// Adds a variable, with a unit column in its slot.
  mutating func appendUnit() {
    upper.rows.appendLine()
    upper.columns.appendLine()
    diagonal.append(1)
    transformations.appendRow()
    if lower.rows.lines.count > 0 {
      lower.rows.appendLine()
      lower.columns.appendLine()
    }
  }

  /// Makes room for as many variables.
  mutating func reserve(_ count: Int) {
    diagonal.reserve(count)
    transformations.reserveRows(count)
    upper.rows.reserveLines(count)
    upper.columns.reserveLines(count)
  }

  // MARK: Solves

  /// Replaces `vector` by B⁻¹ · `vector`.
  mutating func solveForward(_ vector: inout SparseVector) {
    makeSpike(&vector)
    workspace.solve(upper.columns, diagonal: diagonal.base, &vector)
  }

  /// The part of ``solveForward(_:)`` before U: `vector` becomes E · L⁻¹ · `vector`, noted as the workspace's spike.
  mutating func makeSpike(_ vector: inout SparseVector) {
    solves += 1
    etaWork += transformations.entryCount
    workspace.makeSpike(lower, transformations, &vector)
  }

  /// Replaces `vector` by B⁻ᵀ · `vector`.
  mutating func solveBackward(_ vector: inout SparseVector) {
    solves += 1
    etaWork += transformations.count
    workspace.solve(upper.rows, diagonal: diagonal.base, &vector)
    if !transformations.isEmpty { transformations.applyTransposed(to: &vector) }
    if lower.nonZeros > 0 { workspace.solve(lower.rows, diagonal: nil, &vector) }
  }

  /// ``solveForward(_:)`` in a workspace of the caller's, without a trace in the factor.
  func solveForward(_ vector: inout SparseVector, in workspace: inout FactorWorkspace) {
    workspace.makeSpike(lower, transformations, &vector)
    workspace.solve(upper.columns, diagonal: diagonal.base, &vector)
  }

  /// ``solveBackward(_:)`` in a workspace of the caller's, without a trace in the factor.
  func solveBackward(_ vector: inout SparseVector, in workspace: inout FactorWorkspace) {
    workspace.solve(upper.rows, diagonal: diagonal.base, &vector)
    if !transformations.isEmpty { transformations.applyTransposed(to: &vector) }
    if lower.nonZeros > 0 { workspace.solve(lower.rows, diagonal: nil, &vector) }
  }

  // MARK: Updates

  /// Puts a row of the matrix, or the column of the last spike, into the slot of an isolated variable, where its unit column was.
  mutating func fillUnitSlot(_ slot: Int32, _ log: inout UndoLog) {
    clearColumn(slot, &log)
    insertSpike(slot, diagonal: workspace.spikeValue(at: slot), &log)
  }

  /// Puts a row of the matrix into the slot of an isolated variable whose unit column has no other entries. The caller notes it.
  @inline(__always)
  mutating func fillUnitSlot(_ slot: Int32, with row: UnsafeMutableBufferPointer<Entry<Int32>>) {
    upper.columns.reserve(row.count - 1, in: slot)
    for entry in row {
      if entry.index == slot {
        diagonal[slot] = entry.value
      } else {
        upper.insert(entry.value, row: entry.index, column: slot)
      }
    }
  }

  private mutating func clearColumn(_ slot: Int32, _ log: inout UndoLog) {
    while upper.columns.count(slot) > 0 {
      let last = upper.columns.lines[slot].count - 1
      log.noteRemoval(upper.remove(column: slot, position: last))
    }
  }

  /// Replaces the column in a slot by the one of the last spike.
  ///
  /// Where the new column keeps U acyclic, it is simply put in place. Otherwise the slot's row is eliminated (Forrest & Tomlin).
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - reached: B⁻¹ times the new column, as ``solveForward(_:)`` left it.
  /// - Returns: Whether the new pivot agrees with the one that `reached` predicts.
  mutating func replaceColumn(_ slot: Int32, reached: borrowing SparseVector, _ log: inout UndoLog) -> Bool {
    let expected = reached.values[slot] * diagonal[slot]
    var closesCycle = false
    for entry in upper.rows.entries(slot) where reached.contains(entry.index) {
      closesCycle = true
      break
    }
    clearColumn(slot, &log)
    var pivot = workspace.spikeValue(at: slot)
    if closesCycle { pivot -= eliminateRow(slot, &log) }
    insertSpike(slot, diagonal: pivot, &log)
    return pivot != 0 && (pivot - expected).magnitude <= Tolerances.pivotAgreement * expected.magnitude
  }

  private mutating func insertSpike(_ slot: Int32, diagonal pivot: Double, _ log: inout UndoLog) {
    log.note(.diagonal, slot, value: diagonal[slot])
    diagonal[slot] = pivot
    for position in 0..<workspace.spike.count {
      let entry = workspace.spike[position]
      if entry.index == slot { continue }
      upper.insert(entry.value, row: entry.index, column: slot)
      log.note(.upperInsertion, entry.index)
    }
  }

  /// Takes a slot's row out of U by a row transformation.
  ///
  /// - Returns: What the transformation takes off the spike's entry in that row.
  private mutating func eliminateRow(_ slot: Int32, _ log: inout UndoLog) -> Double {
    if row.values.count < count { row.resize(to: count) }
    for entry in upper.rows.entries(slot) { row.add(entry.value, at: entry.index) }
    while upper.rows.count(slot) > 0 {
      let last = upper.rows.lines[slot].count - 1
      log.noteRemoval(upper.remove(row: slot, position: last))
    }
    workspace.solve(upper.rows, diagonal: diagonal.base, &row)
    log.note(.eta, slot)
    transformations.begin(slot)
    for position in 0..<row.pattern.count {
      let place = row.pattern[position]
      let value = row.values[place]
      if value.magnitude > Tolerances.drop { transformations.append(value, at: place) }
    }
    var taken = 0.0
    for position in 0..<workspace.spike.count {
      taken += row.values[workspace.spike[position].index] * workspace.spike[position].value
    }
    row.clear()
    return taken
  }

  /// Drops the newest row transformation.
  mutating func removeLastTransformation() { transformations.removeLast() }

  /// Empties the factor to the identity.
  mutating func clear() {
    upper.clear()
    lower.clear()
    transformations.removeAll()
    for slot in 0..<diagonal.count { diagonal[slot] = 1 }
    etaWork = 0
  }
}

extension Factor {
  init() {
    self.init(
      upper: SparseMatrix<Int32, Int32>(), diagonal: FlatBuffer(), lower: SparseMatrix<Int32, Int32>(),
      transformations: RowTransformations(),
      solves: 0, etaWork: 0, workspace: FactorWorkspace(), row: SparseVector())
  }

  /// The same factor in memory of its own, with an empty workspace.
  func copy() -> Factor {
    Factor(
      upper: upper.copy(), diagonal: diagonal.copy(), lower: lower.copy(), transformations: transformations.copy(),
      solves: solves, etaWork: etaWork, workspace: FactorWorkspace(), row: SparseVector())
  }
}
