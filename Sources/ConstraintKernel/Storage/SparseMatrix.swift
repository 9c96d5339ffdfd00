/// A sparse matrix that is read by rows and by columns and changed entry by entry.
///
/// Each entry stands in both tables and knows its position in the other one, so that it is removed without a search. Where an
/// entry is removed, the last one of its line takes its position; ``restore(_:)`` undoes exactly that, order and all.
///
/// Invariant: for the entry `e` at position `p` of row `r`, column `e.index` has at position `e.mate` an entry with index `r`,
/// mate `p` and the same value.
struct SparseMatrix<RowKey: TypedIndex, ColumnKey: TypedIndex>: ~Copyable {
  var rows: LineTable<RowKey, ColumnKey>
  var columns: LineTable<ColumnKey, RowKey>
  private(set) var nonZeros: Int

  /// An entry and the positions from which it was removed.
  struct Removed {
    var row: RowKey
    var column: ColumnKey
    var rowPosition: Int32
    var columnPosition: Int32
    var value: Double
  }

  var bytes: Int { rows.bytes + columns.bytes }

  mutating func insert(_ value: Double, row: RowKey, column: ColumnKey) {
    let rowPosition = rows.lines[row].count
    let columnPosition = columns.lines[column].count
    rows.append(Entry(index: column, mate: columnPosition, value: value), to: row)
    columns.append(Entry(index: row, mate: rowPosition, value: value), to: column)
    nonZeros += 1
  }

  /// Writes a row that has no entries.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - count: How many entries it gets.
  ///   - entry: The column and the value of an entry, by its position; no column twice.
  @inline(__always)
  mutating func fill(row: RowKey, count: Int, _ entry: (Int) -> (column: ColumnKey, value: Double)) {
    rows.reserve(count, in: row)
    let start = rows.lines[row].start
    for position in 0..<Int32(truncatingIfNeeded: count) {
      let (column, value) = entry(Int(position))
      rows.pool[start + position] = Entry(index: column, mate: columns.lines[column].count, value: value)
      columns.append(Entry(index: row, mate: position, value: value), to: column)
    }
    rows.lines[row].count = Int32(truncatingIfNeeded: count)
    nonZeros += count
  }

  /// Removes the entry at a position of a row.
  @discardableResult
  mutating func remove(row: RowKey, position: Int32) -> Removed {
    let entry = rows.entries(row)[Int(position)]
    let removed = Removed(
      row: row, column: entry.index, rowPosition: position, columnPosition: entry.mate, value: entry.value)
    SparseMatrix.take(position, from: row, of: &rows, mates: &columns)
    SparseMatrix.take(entry.mate, from: entry.index, of: &columns, mates: &rows)
    nonZeros -= 1
    return removed
  }

  /// Removes the entry at a position of a column.
  @discardableResult
  mutating func remove(column: ColumnKey, position: Int32) -> Removed {
    let entry = columns.entries(column)[Int(position)]
    return remove(row: entry.index, position: entry.mate)
  }

  /// Puts the entry that was removed last back to where it was.
  mutating func restore(_ removed: Removed) {
    insert(removed.value, row: removed.row, column: removed.column)
    SparseMatrix.swapLast(removed.rowPosition, in: removed.row, of: &rows, mates: &columns)
    SparseMatrix.swapLast(removed.columnPosition, in: removed.column, of: &columns, mates: &rows)
  }

  mutating func setValue(_ value: Double, row: RowKey, position: Int32) {
    let entry = rows.entries(row)[Int(position)]
    rows.entries(row)[Int(position)].value = value
    columns.entries(entry.index)[Int(entry.mate)].value = value
  }

  mutating func clear() {
    rows.clear()
    columns.clear()
    nonZeros = 0
  }

  /// Moves the last entry of a line to a position, over the entry that is there, and tells the moved entry's mate.
  private static func take<Key: TypedIndex, Cross: TypedIndex>(
    _ position: Int32, from line: Key, of table: inout LineTable<Key, Cross>, mates: inout LineTable<Cross, Key>
  ) {
    let entries = table.entries(line)
    let last = entries.count - 1
    if Int(position) != last {
      let moved = entries[last]
      entries[Int(position)] = moved
      mates.entries(moved.index)[Int(moved.mate)].mate = position
    }
    table.lines[line].count -= 1
  }

  private static func swapLast<Key: TypedIndex, Cross: TypedIndex>(
    _ position: Int32, in line: Key, of table: inout LineTable<Key, Cross>, mates: inout LineTable<Cross, Key>
  ) {
    let entries = table.entries(line)
    let last = entries.count - 1
    guard Int(position) != last else { return }
    entries.swapAt(Int(position), last)
    for place in [Int(position), last] {
      let moved = entries[place]
      mates.entries(moved.index)[Int(moved.mate)].mate = Int32(place)
    }
  }
}

extension SparseMatrix {
  init() { self.init(rows: LineTable(), columns: LineTable(), nonZeros: 0) }

  func copy() -> SparseMatrix { SparseMatrix(rows: rows.copy(), columns: columns.copy(), nonZeros: nonZeros) }
}
