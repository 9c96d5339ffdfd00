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
struct Factor {
  /// U without its diagonal: rows are variables, columns are slots.
  var upper = SparseMatrix()
  var diagonal = FlatBuffer<Double>()
  /// L without its unit diagonal; rows and columns are variables. Empty for a layout that is a forest of dependencies.
  var lower = SparseMatrix()
  /// Row transformations, oldest first: row `etaTargets[k]` has the combination `etaEntries` of other rows taken off.
  var etaTargets = FlatBuffer<Int32>()
  var etaStarts = FlatBuffer<Int32>()
  var etaEntries = FlatBuffer<EtaEntry>()
  /// How many row transformations each row has had.
  private var etaCounts = FlatBuffer<Int32>()
  /// The last right-hand side of ``solveForward(_:)`` after L and the row transformations: the column that an update puts into U.
  var spike = FlatBuffer<EtaEntry>()

  private var stack = FlatBuffer<Int32>()
  private var cursor = FlatBuffer<Int32>()
  private var order = FlatBuffer<Int32>()
  private var row = SparseVector()
  /// Sparse triangular solves so far.
  var solves = 0
  /// Row transformation entries visited since the factorisation; when this outgrows the cost of a new one, it pays to refactor.
  var etaWork = 0

  struct EtaEntry: BitwiseCopyable {
    var index: Int32
    var value: Double
  }

  var count: Int { diagonal.count }

  var nonZeros: Int { upper.nonZeros + lower.nonZeros + diagonal.count + etaEntries.count }

  /// Whether no other slot's column depends on a row: moving the variable of a unit column there moves nothing else.
  @inline(__always)
  func isIsolated(_ row: Int32) -> Bool {
    if upper.rows.lines[row].count != 0 || etaCounts[row] != 0 { return false }
    return lower.nonZeros == 0 || lower.rows.lines[row].count == 0
  }

  /// Whether no column has been replaced by elimination since the factorisation.
  var isFresh: Bool { etaTargets.isEmpty }

  var isTriangular: Bool { lower.nonZeros == 0 && etaTargets.isEmpty }

  var bytes: Int {
    upper.bytes + diagonal.bytes + lower.bytes + etaTargets.bytes + etaStarts.bytes + etaEntries.bytes + spike.bytes
      + stack.bytes + cursor.bytes + order.bytes + row.bytes
  }

  /// Adds a variable, with a unit column in its slot.
  mutating func appendUnit() {
    upper.rows.appendLine()
    upper.columns.appendLine()
    diagonal.append(1)
    etaCounts.append(0)
    if lower.rows.lines.count > 0 {
      lower.rows.appendLine()
      lower.columns.appendLine()
    }
  }

  /// Makes room for as many variables.
  mutating func reserve(_ count: Int) {
    diagonal.reserve(count)
    etaCounts.reserve(count)
    upper.rows.lines.reserve(count)
    upper.columns.lines.reserve(count)
  }

  // MARK: Solves

  /// Replaces `vector` by B⁻¹ · `vector`.
  mutating func solveForward(_ vector: inout SparseVector) {
    makeSpike(&vector)
    solve(upper.columns, dividing: true, &vector)
  }

  /// The part of ``solveForward(_:)`` before U: `vector` becomes E · L⁻¹ · `vector`, noted in ``spike``.
  mutating func makeSpike(_ vector: inout SparseVector) {
    solves += 1
    if lower.nonZeros > 0 { solve(lower.columns, dividing: false, &vector) }
    if !etaTargets.isEmpty { applyRowTransformations(&vector) }
    spike.removeAll()
    for position in 0..<vector.pattern.count {
      let place = vector.pattern[position]
      let value = vector.values[place]
      if value != 0 { spike.append(EtaEntry(index: place, value: value)) }
    }
  }

  /// Replaces `vector` by B⁻ᵀ · `vector`.
  mutating func solveBackward(_ vector: inout SparseVector) {
    solves += 1
    solve(upper.rows, dividing: true, &vector)
    if !etaTargets.isEmpty {
      var eta = etaTargets.count - 1
      while eta >= 0 {
        let factor = vector.values[etaTargets[eta]]
        if factor != 0 {
          for position in etaRange(eta) {
            let entry = etaEntries[position]
            vector.add(-entry.value * factor, at: entry.index)
          }
        }
        eta -= 1
      }
      etaWork += etaTargets.count
    }
    if lower.nonZeros > 0 { solve(lower.rows, dividing: false, &vector) }
  }

  @inline(__always)
  private func etaRange(_ eta: Int) -> Range<Int> {
    let end = eta + 1 < etaStarts.count ? Int(etaStarts[eta + 1]) : etaEntries.count
    return Int(etaStarts[eta])..<end
  }

  private mutating func applyRowTransformations(_ vector: inout SparseVector) {
    for eta in 0..<etaTargets.count {
      var sum = 0.0
      for position in etaRange(eta) {
        let entry = etaEntries[position]
        sum += entry.value * vector.values[entry.index]
      }
      if sum != 0 { vector.add(-sum, at: etaTargets[eta]) }
    }
    etaWork += etaEntries.count
  }

  /// Solves with a triangular matrix given by its lines, of which each lists what its unknown contributes to the others.
  private mutating func solve(_ table: LineTable, dividing: Bool, _ vector: inout SparseVector) {
    sortTopologically(table, &vector)
    let values = vector.values.base
    let lines = table.lines.base
    let pool = table.pool.base
    let pattern = vector.pattern.base
    for position in 0..<vector.pattern.count {
      let place = Int(pattern[position])
      var value = values[place]
      if value == 0 { continue }
      if dividing {
        value /= diagonal.base[place]
        values[place] = value
      }
      let line = lines[place]
      let entries = pool + Int(line.start)
      for entry in 0..<Int(line.count) {
        values[Int(entries[entry].index)] -= entries[entry].value * value
      }
    }
  }

  /// Extends the pattern of a vector by all places that its places reach, sources first.
  private mutating func sortTopologically(_ table: LineTable, _ vector: inout SparseVector) {
    vector.nextStamp()
    let stamp = vector.stamp
    let stamps = vector.stamps.base
    let lines = table.lines.base
    let pool = table.pool.base
    order.removeAll()
    for position in 0..<vector.pattern.count {
      let start = vector.pattern[position]
      if stamps[Int(start)] == stamp { continue }
      stamps[Int(start)] = stamp
      if lines[Int(start)].count == 0 {
        order.append(start)
        continue
      }
      stack.append(start)
      cursor.append(0)
      while !stack.isEmpty {
        let top = stack.count - 1
        let node = Int(stack[top])
        let line = lines[node]
        var next = cursor[top]
        var descended = false
        while next < line.count {
          let child = pool[Int(line.start + next)].index
          next += 1
          if stamps[Int(child)] == stamp { continue }
          stamps[Int(child)] = stamp
          if lines[Int(child)].count == 0 {
            order.append(child)
            continue
          }
          cursor[top] = next
          stack.append(child)
          cursor.append(0)
          descended = true
          break
        }
        if descended { continue }
        order.append(Int32(truncatingIfNeeded: node))
        stack.truncate(to: top)
        cursor.truncate(to: top)
      }
    }
    let count = order.count
    vector.pattern.resize(to: count, filling: 0)
    let pattern = vector.pattern.base
    for position in 0..<count { pattern[position] = order.base[count - 1 - position] }
  }

  // MARK: Updates

  /// Puts a row of the matrix, or the column of the last spike, into the slot of an isolated variable, where its unit column was.
  mutating func fillUnitSlot(_ slot: Int32, _ log: inout UndoLog) {
    clearColumn(slot, &log)
    insertSpike(slot, diagonal: spikeValue(at: slot), &log)
  }

  /// Puts a row of the matrix into the slot of an isolated variable whose unit column has no other entries. The caller notes it.
  @inline(__always)
  mutating func fillUnitSlot(_ slot: Int32, with row: UnsafeMutableBufferPointer<Entry>) {
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

  /// The entry of the last spike at a place.
  func spikeValue(at place: Int32) -> Double {
    for position in 0..<spike.count where spike[position].index == place { return spike[position].value }
    return 0
  }

  /// Replaces the column in a slot by the one of the last spike.
  ///
  /// Where the new column keeps U acyclic, it is simply put in place. Otherwise the slot's row is eliminated (Forrest & Tomlin).
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - reached: B⁻¹ times the new column, as ``solveForward(_:)`` left it.
  /// - Returns: Whether the new pivot agrees with the one that `reached` predicts.
  mutating func replaceColumn(_ slot: Int32, reached: SparseVector, _ log: inout UndoLog) -> Bool {
    let expected = reached.values[slot] * diagonal[slot]
    var closesCycle = false
    for entry in upper.rows.entries(slot) where reached.contains(entry.index) {
      closesCycle = true
      break
    }
    clearColumn(slot, &log)
    var pivot = spikeValue(at: slot)
    if closesCycle { pivot -= eliminateRow(slot, &log) }
    insertSpike(slot, diagonal: pivot, &log)
    return pivot != 0 && (pivot - expected).magnitude <= Tolerances.pivotAgreement * expected.magnitude
  }

  private mutating func insertSpike(_ slot: Int32, diagonal pivot: Double, _ log: inout UndoLog) {
    log.note(.diagonal, slot, value: diagonal[slot])
    diagonal[slot] = pivot
    for position in 0..<spike.count {
      let entry = spike[position]
      if entry.index == slot { continue }
      upper.insert(entry.value, row: entry.index, column: slot)
      log.note(.upperInsertion, entry.index)
    }
  }

  /// Takes a slot's row out of U by a row transformation.
  ///
  /// - Returns: What the transformation takes off the spike's entry in that row.
  private mutating func eliminateRow(_ slot: Int32, _ log: inout UndoLog) -> Double {
    // Taken out of self for the time of the solve, which needs exclusive access to both.
    var row = self.row
    if row.values.count < count { row.resize(to: count) }
    for entry in upper.rows.entries(slot) { row.add(entry.value, at: entry.index) }
    while upper.rows.count(slot) > 0 {
      let last = upper.rows.lines[slot].count - 1
      log.noteRemoval(upper.remove(row: slot, position: last))
    }
    solve(upper.rows, dividing: true, &row)
    log.note(.eta, slot)
    etaTargets.append(slot)
    etaCounts[slot] += 1
    etaStarts.append(Int32(etaEntries.count))
    for position in 0..<row.pattern.count {
      let place = row.pattern[position]
      let value = row.values[place]
      if value.magnitude > Tolerances.drop { etaEntries.append(EtaEntry(index: place, value: value)) }
    }
    var taken = 0.0
    for position in 0..<spike.count { taken += row.values[spike[position].index] * spike[position].value }
    row.clear()
    self.row = row
    return taken
  }

  /// Drops the newest row transformation.
  mutating func removeLastEta() {
    let start = etaStarts[etaStarts.count - 1]
    etaCounts[etaTargets[etaTargets.count - 1]] -= 1
    etaEntries.truncate(to: Int(start))
    etaStarts.truncate(to: etaStarts.count - 1)
    etaTargets.truncate(to: etaTargets.count - 1)
  }

  /// Empties the factor to the identity.
  mutating func clear() {
    upper.clear()
    lower.clear()
    etaTargets.removeAll()
    etaStarts.removeAll()
    etaEntries.removeAll()
    for slot in 0..<diagonal.count {
      diagonal[slot] = 1
      etaCounts[slot] = 0
    }
    etaWork = 0
  }

  func copy() -> Factor {
    var result = withOwnScratch()
    result.upper = upper.copy()
    result.diagonal = diagonal.copy()
    result.lower = lower.copy()
    result.etaTargets = etaTargets.copy()
    result.etaStarts = etaStarts.copy()
    result.etaEntries = etaEntries.copy()
    result.etaCounts = etaCounts.copy()
    return result
  }

  /// The same factor, with buffers of its own to solve in.
  func withOwnScratch() -> Factor {
    var result = self
    result.spike = FlatBuffer()
    result.stack = FlatBuffer()
    result.cursor = FlatBuffer()
    result.order = FlatBuffer()
    result.row = SparseVector()
    return result
  }

  func deallocate() {
    upper.deallocate()
    diagonal.deallocate()
    lower.deallocate()
    etaTargets.deallocate()
    etaStarts.deallocate()
    etaEntries.deallocate()
    etaCounts.deallocate()
    deallocateScratch()
  }

  func deallocateScratch() {
    spike.deallocate()
    stack.deallocate()
    cursor.deallocate()
    order.deallocate()
    row.deallocate()
  }
}
