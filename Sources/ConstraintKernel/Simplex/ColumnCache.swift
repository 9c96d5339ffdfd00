/// How the values move with a constant that changes again and again, kept while the active set stays as it is.
///
/// A drag step then costs one multiplication and addition for each value that moves and each activity that notices, and allocates nothing.
struct ColumnCache: ~Copyable {
  struct Row: BitwiseCopyable {
    var index: RowIndex
    /// The activity's change per unit of the constant.
    var slope: Double
    /// Where the activity may lie without a change of sides.
    var lowest: Double
    var highest: Double
    var tolerance: Double
  }

  struct Column: ~Copyable {
    var row = RowIndex.none
    /// The engine's epoch for which the lists hold.
    var epoch = -1
    /// The engine's side epoch for which the rows' limits hold.
    var sideEpoch = -1
    /// Whether all its variables are listed as touched.
    var isTouched = false
    var variables = FlatBuffer<Int32>()
    var slopes = FlatBuffer<Double>()
    var rows = FlatBuffer<Row>()

    var bytes: Int { variables.bytes + slopes.bytes + rows.bytes }
  }

  /// Width and height of a window and two more.
  private static let capacity = 4

  var columns = OwnedList<Column>()
  private var nextReplaced = 0

  var bytes: Int {
    var total = columns.ownBytes
    for position in 0..<columns.count { total += columns[position].bytes }
    return total
  }

  @inline(__always)
  func position(of row: RowIndex) -> Int? {
    for position in 0..<columns.count where columns[position].row == row { return position }
    return nil
  }

  /// The position of a row's column, which may take the place of another one's.
  mutating func claim(_ row: RowIndex) -> Int {
    if let position = position(of: row) { return position }
    if columns.count < ColumnCache.capacity {
      columns.append(Column())
      nextReplaced = columns.count - 1
    } else {
      nextReplaced = (nextReplaced + 1) % ColumnCache.capacity
    }
    columns[nextReplaced].row = row
    columns[nextReplaced].epoch = -1
    return nextReplaced
  }

  mutating func forgetTouches() {
    for position in 0..<columns.count { columns[position].isTouched = false }
  }
}
