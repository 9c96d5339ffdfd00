/// The part of a matrix that is not triangular, and its elimination.
///
/// Each pivot is the entry of least fill, (r − 1)·(c − 1) for r entries in its row and c in its column, among the large entries of a
/// few of the shortest columns (Markowitz 1957; Suhl & Suhl 1990).
struct Nucleus: ~Copyable {
  struct ResultEntry: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
  }

  var matrix = SparseMatrix<Int32, Int32>()
  var columns = FlatBuffer<Int32>()
  /// Whether a row is part of the nucleus.
  var rows = FlatBuffer<Bool>()
  /// The entries of U, by the matrix's columns.
  var result = FlatBuffer<ResultEntry>()

  /// Columns by their number of entries, as doubly linked lists.
  private var heads = FlatBuffer<Int32>()
  private var next = FlatBuffer<Int32>()
  private var previous = FlatBuffer<Int32>()
  private var listed = FlatBuffer<Int32>()
  /// The position of each column's entry in the row at hand, or −1.
  private var positions = FlatBuffer<Int32>()

  private static let columnsToSearch = 4

  mutating func prepare(count: Int) {
    for _ in 0..<count {
      matrix.rows.appendLine()
      matrix.columns.appendLine()
    }
    rows.resize(to: count, filling: false)
  }

  mutating func eliminate(
    slots: inout FlatBuffer<Int32>, isPivoted: inout FlatBuffer<Bool>, lower: inout SparseMatrix<Int32, Int32>
  ) {
    guard !columns.isEmpty else { return }
    let count = rows.count
    while lower.rows.lines.count < count {
      lower.rows.appendLine()
      lower.columns.appendLine()
    }
    heads.resize(to: columns.count + 2, filling: -1)
    next.resize(to: count, filling: -1)
    previous.resize(to: count, filling: -1)
    listed.resize(to: count, filling: -1)
    positions.resize(to: count, filling: -1)
    for row in 0..<Int32(count) where matrix.rows.count(row) > 0 { rows[row] = true }
    for position in 0..<columns.count { list(columns[position]) }
    while let (row, column) = choosePivot() {
      slots[column] = row
      isPivoted[row] = true
      eliminate(row, column, &lower)
    }
  }

  // MARK: Choosing

  private mutating func list(_ column: Int32) {
    let size = Int32(matrix.columns.count(column))
    let bucket = min(size, Int32(heads.count - 1))
    listed[column] = bucket
    previous[column] = -1
    next[column] = heads[bucket]
    if heads[bucket] >= 0 { previous[heads[bucket]] = column }
    heads[bucket] = column
  }

  private mutating func unlist(_ column: Int32) {
    guard listed[column] >= 0 else { return }
    if previous[column] >= 0 { next[previous[column]] = next[column] } else { heads[listed[column]] = next[column] }
    if next[column] >= 0 { previous[next[column]] = previous[column] }
    listed[column] = -1
  }

  private mutating func choosePivot() -> (row: Int32, column: Int32)? {
    var best: (row: Int32, column: Int32)?
    var bestCost = Int.max
    var searched = 0
    for bucket in 1..<heads.count {
      var column = heads[bucket]
      while column >= 0 {
        let following = next[column]
        let found = cheapest(in: column)
        if found.cost == Int.max { unlist(column) } else { searched += 1 }
        if found.cost < bestCost { (best, bestCost) = ((found.row, column), found.cost) }
        if searched >= Nucleus.columnsToSearch || bestCost <= (bucket - 1) * (bucket - 1) { return best }
        column = following
      }
    }
    return best
  }

  private func cheapest(in column: Int32) -> (row: Int32, cost: Int) {
    let entries = matrix.columns.entries(column)
    var largest = 0.0
    for entry in entries { largest = max(largest, entry.value.magnitude) }
    var best: (row: Int32, cost: Int) = (-1, Int.max)
    if largest < Tolerances.singular { return best }
    for entry in entries where entry.value.magnitude >= Tolerances.markowitz * largest {
      let cost = (matrix.rows.count(entry.index) - 1) * (entries.count - 1)
      if cost < best.cost || (cost == best.cost && entry.index < best.row) { best = (entry.index, cost) }
    }
    return best
  }

  // MARK: Eliminating

  private mutating func eliminate(_ row: Int32, _ column: Int32, _ lower: inout SparseMatrix<Int32, Int32>) {
    unlist(column)
    var pivot = 1.0
    var pivotRow = FlatBuffer<SparseEntry>()
    for entry in matrix.rows.entries(row) {
      result.append(ResultEntry(row: row, column: entry.index, value: entry.value))
      if entry.index == column {
        pivot = entry.value
      } else {
        pivotRow.append(SparseEntry(index: entry.index, value: entry.value))
      }
    }
    while matrix.rows.count(row) > 0 { matrix.remove(row: row, position: Int32(matrix.rows.count(row) - 1)) }
    while matrix.columns.count(column) > 0 {
      let removed = matrix.remove(column: column, position: Int32(matrix.columns.count(column) - 1))
      let factor = removed.value / pivot
      lower.insert(factor, row: removed.row, column: row)
      subtract(pivotRow, times: factor, from: removed.row)
    }
    for position in 0..<pivotRow.count {
      let other = pivotRow[position].index
      guard listed[other] >= 0 else { continue }
      unlist(other)
      list(other)
    }
  }

  private mutating func subtract(_ pivotRow: borrowing FlatBuffer<SparseEntry>, times factor: Double, from row: Int32) {
    let entries = matrix.rows.entries(row)
    for position in 0..<entries.count { positions[entries[position].index] = Int32(position) }
    for place in 0..<pivotRow.count {
      let entry = pivotRow[place]
      let position = positions[entry.index]
      if position >= 0 {
        let old = matrix.rows.entries(row)[Int(position)].value
        matrix.setValue(old - factor * entry.value, row: row, position: position)
      } else {
        matrix.insert(-factor * entry.value, row: row, column: entry.index)
      }
    }
    for entry in matrix.rows.entries(row) { positions[entry.index] = -1 }
  }
}
