/// How the values move with a constant that changes again and again, kept while the active set stays as it is.
///
/// A drag step then costs one multiplication and addition for each value that moves and each activity that notices, and allocates nothing.
struct CachedColumns {
  struct Row: BitwiseCopyable {
    var index: Int32
    /// The activity's change per unit of the constant.
    var slope: Double
    /// Where the activity may lie without a change of sides.
    var lowest = -Double.infinity
    var highest = Double.infinity
    var tolerance: Double
  }

  struct Column {
    var record: Int32 = -1
    /// The engine's epoch for which the lists hold; before they are filled, the one in which the constant last changed.
    var epoch = -1
    /// The engine's side epoch for which the rows' limits hold.
    var sideEpoch = -1
    var isFilled = false
    /// Whether all its variables are listed as touched.
    var isTouched = false
    var variables = FlatBuffer<Int32>()
    var slopes = FlatBuffer<Double>()
    var rows = FlatBuffer<Row>()

    var bytes: Int { variables.bytes + slopes.bytes + rows.bytes }
  }

  /// Width and height of a window and two more.
  private static let capacity = 4

  var columns: [Column] = []
  private var nextReplaced = 0

  var bytes: Int { columns.reduce(0) { $0 + $1.bytes } }

  @inline(__always)
  func position(of record: Int32) -> Int? {
    for position in 0..<columns.count where columns[position].record == record { return position }
    return nil
  }

  /// The position of a record's column, which may take the place of another one's.
  mutating func claim(_ record: Int32) -> Int {
    if let position = position(of: record) { return position }
    if columns.count < CachedColumns.capacity {
      columns.append(Column())
      nextReplaced = columns.count - 1
    } else {
      nextReplaced = (nextReplaced + 1) % CachedColumns.capacity
    }
    columns[nextReplaced].record = record
    columns[nextReplaced].epoch = -1
    columns[nextReplaced].isFilled = false
    return nextReplaced
  }

  mutating func forgetTouches() {
    for position in 0..<columns.count { columns[position].isTouched = false }
  }

  func deallocate() {
    for column in columns {
      column.variables.deallocate()
      column.slopes.deallocate()
      column.rows.deallocate()
    }
  }
}

extension Engine {
  /// Notes that an active constraint's constant has changed; the second time in a row, its column is kept.
  mutating func noteMoved(_ index: Int32) {
    guard records[index].isActive else { return }
    let position = cachedColumns.claim(index)
    if cachedColumns.columns[position].epoch == epoch {
      if !cachedColumns.columns[position].isFilled { fillColumn(position, index) }
    } else {
      cachedColumns.columns[position].isFilled = false
      cachedColumns.columns[position].epoch = epoch
    }
  }

  private mutating func fillColumn(_ position: Int, _ index: Int32) {
    solveDirection(records[index].slot)
    var column = cachedColumns.columns[position]
    column.variables.removeAll()
    column.slopes.removeAll()
    column.rows.removeAll()
    nextMark()
    for place in 0..<direction.pattern.count {
      let variable = direction.pattern[place]
      if direction.values[variable] == 0 { continue }
      column.variables.append(variable)
      column.slopes.append(direction.values[variable])
      for entry in matrix.columns.entries(variable) where records[entry.index].mark != mark {
        records[entry.index].mark = mark
        if !records[entry.index].isActive, records[entry.index].isLive { appendRow(entry.index, to: &column) }
      }
    }
    direction.clear()
    column.isFilled = true
    column.isTouched = false
    cachedColumns.columns[position] = column
    setLimits(position)
  }

  /// Sets how far the activities of a column's rows may go on the sides where they are.
  private mutating func setLimits(_ position: Int) {
    let rows = cachedColumns.columns[position].rows
    for place in 0..<rows.count {
      var record = records[rows[place].index]
      let tolerance = rows[place].tolerance
      record.activity = -2 * tolerance
      rows[place].lowest = record.misplacement(tolerance: tolerance) == 0 ? -.infinity : -tolerance
      record.activity = 2 * tolerance
      rows[place].highest = record.misplacement(tolerance: tolerance) == 0 ? .infinity : tolerance
    }
    cachedColumns.columns[position].sideEpoch = sideEpoch
  }

  private func appendRow(_ index: Int32, to column: inout CachedColumns.Column) {
    var slope = 0.0
    for entry in matrix.rows.entries(index) { slope += entry.value * direction.values[entry.index] }
    if slope == 0 { return }
    let (activity, tolerance) = evaluate(index)
    records[index].activity = activity
    column.rows.append(CachedColumns.Row(index: index, slope: slope, tolerance: tolerance))
  }

  /// The position of a constraint's kept column, if it holds for the present state and the constant's move is not so large that digits are
  /// lost.
  @inline(__always)
  private mutating func usableColumn(_ index: Int32, to constant: Double) -> Int? {
    guard let position = cachedColumns.position(of: index) else { return nil }
    let (columnEpoch, isFilled) = (cachedColumns.columns[position].epoch, cachedColumns.columns[position].isFilled)
    guard columnEpoch == epoch, isFilled else { return nil }
    guard (constant - records[index].constant).magnitude <= Tolerances.largeMove else { return nil }
    if cachedColumns.columns[position].sideEpoch != sideEpoch { setLimits(position) }
    return position
  }

  /// Moves the values along a kept column as part of a solve, and lists the constraints that have to change sides.
  ///
  /// - Returns: False, with nothing changed, if there is no such column.
  mutating func moveAlongColumn(_ index: Int32, to constant: Double) -> Bool {
    guard let position = usableColumn(index, to: constant) else { return false }
    let step = constant - records[index].constant
    let column = cachedColumns.columns[position]
    stepsSinceRefresh += 1
    for place in 0..<column.variables.count {
      let variable = column.variables[place]
      setValue(variable, values[variable] + column.slopes[place] * step)
    }
    for place in 0..<column.rows.count {
      let row = column.rows[place]
      let activity = records[row.index].activity + row.slope * step
      records[row.index].activity = activity
      if activity > row.highest || activity < row.lowest { enqueue(row.index) }
    }
    return true
  }

  /// Moves an active constraint's constant along its kept column.
  ///
  /// - Returns: False, with nothing changed, if there is no such column or a constraint would have to change sides.
  @inline(__always)
  mutating func moveCached(_ index: Int32, to constant: Double) -> Bool {
    if constant == records[index].constant, records[index].isLive { return true }
    guard let position = usableColumn(index, to: constant) else { return false }
    return cachedColumns.columns.withUnsafeBufferPointer { columns -> Bool in
      let column = columns.baseAddress.unsafelyUnwrapped + position
      let step = constant - records[index].constant
      let rows = column.pointee.rows
      for place in 0..<rows.count {
        let row = rows[place]
        let activity = records[row.index].activity + row.slope * step
        if activity > row.highest || activity < row.lowest { return false }
      }
      for place in 0..<rows.count { records[rows[place].index].activity += rows[place].slope * step }
      let variables = column.pointee.variables
      let slopes = column.pointee.slopes
      for place in 0..<variables.count { values[variables[place]] += slopes[place] * step }
      return true
    } && finishCachedMove(index, position, to: constant)
  }

  @inline(__always)
  private mutating func finishCachedMove(_ index: Int32, _ position: Int, to constant: Double) -> Bool {
    records[index].constant = constant
    records[index].target = constant
    if !cachedColumns.columns[position].isTouched { touchColumn(position) }
    statistics.changedValues += cachedColumns.columns[position].variables.count
    stepsSinceRefresh += 1
    if stepsSinceRefresh > Tolerances.stepsBetweenRefreshes {
      refreshValues()
      dropCandidates()
    }
    assertInvariants()
    return true
  }

  @inline(never)
  private mutating func touchColumn(_ position: Int) {
    let variables = cachedColumns.columns[position].variables
    for place in 0..<variables.count { touch(variables[place]) }
    cachedColumns.columns[position].isTouched = true
  }
}
