/// Factors a square sparse matrix from scratch.
///
/// Columns with a single entry left, and then rows with a single entry left, are pivots without any arithmetic; layouts hardly have anything
/// else. What remains is eliminated in the order of Markowitz with threshold pivoting.
struct FactorBuilder: ~Copyable {
  private let count: Int
  private var starts = FlatBuffer<Int32>()
  private var entries = FlatBuffer<SparseEntry>()
  /// The pivot row of each column, or −1.
  private(set) var slots = FlatBuffer<Int32>()
  private var isPivoted = FlatBuffer<Bool>()
  private var columnCounts = FlatBuffer<Int32>()
  private var rowCounts = FlatBuffer<Int32>()
  /// The columns of each row, packed.
  private var rowStarts = FlatBuffer<Int32>()
  private var rowColumns = FlatBuffer<Int32>()
  /// Columns whose pivots come after the nucleus, so that L acts on them.
  private var late = FlatBuffer<Int32>()
  private var nucleus = Nucleus()

  init(count: Int) {
    self.count = count
    starts.append(0)
  }

  mutating func append(_ value: Double, at row: Int32) { entries.append(SparseEntry(index: row, value: value)) }

  mutating func endColumn() { starts.append(Int32(entries.count)) }

  private func column(_ column: Int32) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }

  /// Writes the factor, and finds the slot of each column: the row on which it pivots, or −1 for a column that depends on others.
  mutating func build(_ factor: inout Factor) {
    factor.clear()
    slots.resize(to: count, filling: -1)
    isPivoted.resize(to: count, filling: false)
    countEntries()
    peelColumns()
    peelRows()
    gatherNucleus()
    nucleus.eliminate(slots: &slots, isPivoted: &isPivoted, lower: &factor.lower)
    write(&factor)
  }

  private mutating func countEntries() {
    columnCounts.resize(to: count, filling: 0)
    rowCounts.resize(to: count, filling: 0)
    rowStarts.resize(to: count + 1, filling: 0)
    for place in 0..<entries.count { rowCounts[entries[place].index] += 1 }
    for row in 0..<count { rowStarts[row + 1] = rowStarts[row] + rowCounts[row] }
    rowColumns.resize(to: entries.count, filling: 0)
    let next = rowStarts.copy()
    for index in 0..<Int32(count) {
      columnCounts[index] = Int32(column(index).count)
      for place in column(index) {
        let row = entries[place].index
        rowColumns[next[row]] = index
        next[row] += 1
      }
    }
  }

  private mutating func peelColumns() {
    var queue = FlatBuffer<Int32>()
    for index in 0..<Int32(count) where columnCounts[index] == 1 { queue.append(index) }
    var head = 0
    while head < queue.count {
      let index = queue[head]
      head += 1
      guard slots[index] < 0, columnCounts[index] == 1 else { continue }
      for place in column(index) where !isPivoted[entries[place].index] {
        let row = entries[place].index
        guard isAcceptable(entries[place].value, in: index) else { break }
        slots[index] = row
        isPivoted[row] = true
        for position in rowStarts[row]..<rowStarts[row + 1] {
          let other = rowColumns[position]
          columnCounts[other] -= 1
          if columnCounts[other] == 1, slots[other] < 0 { queue.append(other) }
        }
        break
      }
    }
  }

  private mutating func peelRows() {
    for row in 0..<count {
      rowCounts[row] = 0
      guard !isPivoted[row] else { continue }
      for position in rowStarts[row]..<rowStarts[row + 1] where slots[rowColumns[position]] < 0 { rowCounts[row] += 1 }
    }
    var queue = FlatBuffer<Int32>()
    for row in 0..<Int32(count) where !isPivoted[row] && rowCounts[row] == 1 { queue.append(row) }
    var head = 0
    while head < queue.count {
      let row = queue[head]
      head += 1
      guard !isPivoted[row], rowCounts[row] == 1 else { continue }
      for position in rowStarts[row]..<rowStarts[row + 1] where slots[rowColumns[position]] < 0 {
        let index = rowColumns[position]
        guard isAcceptable(value(row, index), in: index) else { break }
        slots[index] = row
        isPivoted[row] = true
        late.append(index)
        for place in column(index) {
          let other = entries[place].index
          rowCounts[other] -= 1
          if rowCounts[other] == 1, !isPivoted[other] { queue.append(other) }
        }
        break
      }
    }
  }

  /// Whether a singleton is large enough beside the rest of its column to be a pivot without a look at others.
  private func isAcceptable(_ value: Double, in index: Int32) -> Bool {
    var largest = 0.0
    for place in column(index) { largest = max(largest, entries[place].value.magnitude) }
    return value.magnitude >= Tolerances.smallPivot * largest
  }

  private func value(_ row: Int32, _ index: Int32) -> Double {
    for place in column(index) where entries[place].index == row { return entries[place].value }
    return 0
  }

  private mutating func gatherNucleus() {
    nucleus.prepare(count: count)
    for index in 0..<Int32(count) where slots[index] < 0 {
      for place in column(index) where !isPivoted[entries[place].index] {
        nucleus.matrix.insert(entries[place].value, row: entries[place].index, column: index)
      }
      nucleus.columns.append(index)
    }
  }

  // MARK: Writing

  private mutating func write(_ factor: inout Factor) {
    var isLate = FlatBuffer<Bool>()
    isLate.resize(to: count, filling: false)
    for position in 0..<late.count { isLate[late[position]] = true }
    var isInNucleus = FlatBuffer<Bool>()
    isInNucleus.resize(to: count, filling: false)
    for position in 0..<nucleus.columns.count { isInNucleus[nucleus.columns[position]] = true }
    for index in 0..<Int32(count) where slots[index] >= 0 && !isLate[index] {
      let slot = slots[index]
      for place in column(index) {
        let row = entries[place].index
        if isInNucleus[index], nucleus.rows[row] { continue }
        if row == slot {
          factor.diagonal[slot] = entries[place].value
        } else {
          factor.upper.insert(entries[place].value, row: row, column: slot)
        }
      }
    }
    writeNucleus(&factor)
    writeLate(&factor)
  }

  private func writeNucleus(_ factor: inout Factor) {
    for position in 0..<nucleus.result.count {
      let entry = nucleus.result[position]
      let slot = slots[entry.column]
      if slot < 0 { continue }
      if entry.row == slot {
        factor.diagonal[slot] = entry.value
      } else {
        factor.upper.insert(entry.value, row: entry.row, column: slot)
      }
    }
  }

  private func writeLate(_ factor: inout Factor) {
    var vector = SparseVector()
    if factor.lower.nonZeros > 0 { vector.resize(to: count) }
    for position in 0..<late.count {
      let index = late[position]
      let slot = slots[index]
      if factor.lower.nonZeros > 0 {
        for place in column(index) { vector.add(entries[place].value, at: entries[place].index) }
        factor.makeSpike(&vector)
        vector.clear()
      } else {
        factor.workspace.clearSpike()
        for place in column(index) { factor.workspace.appendToSpike(entries[place]) }
      }
      for place in 0..<factor.workspace.spike.count {
        let entry = factor.workspace.spike[place]
        if entry.index == slot {
          factor.diagonal[slot] = entry.value
        } else {
          factor.upper.insert(entry.value, row: entry.index, column: slot)
        }
      }
    }
  }
}
