/// How the values move with a constant that changes again and again, kept while the active set stays as it is.
///
/// A drag step then costs one multiplication and addition for each value that moves and each activity that notices, and allocates nothing.
struct CachedColumns: ~Copyable {
  struct Row: BitwiseCopyable {
    var index: Int32
    /// The activity's change per unit of the constant.
    var slope: Double
    /// Where the activity may lie without a change of sides.
    var lowest: Double
    var highest: Double
    var tolerance: Double
  }

  struct Column: ~Copyable {
    var record: Int32 = -1
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
    return nextReplaced
  }

  mutating func forgetTouches() {
    for position in 0..<columns.count { columns[position].isTouched = false }
  }
}

extension Engine {
  /// Fills a column for the present state.
  private mutating func fillColumn(_ position: Int, _ index: Int32) {
    solveDirection(records[index].slot)
    var column = CachedColumns.Column()
    swap(&column, &cachedColumns.columns[position])
    column.variables.removeAll()
    column.slopes.removeAll()
    column.rows.removeAll()
    nextMark()
    let round = mark
    for place in 0..<direction.pattern.count {
      let variable = direction.pattern[place]
      let slope = direction.values[variable]
      if slope == 0 { continue }
      column.variables.append(variable)
      column.slopes.append(slope)
      let line = matrix.columns.lines[variable]
      let entries = matrix.columns.pool.base + Int(line.start)
      for offset in 0..<Int(line.count) {
        let index = entries[offset].index
        let record = records.base + Int(index)
        if record.pointee.mark == round { continue }
        record.pointee.mark = round
        if record.pointee.slot < 0, record.pointee.flags.contains(.live) { appendRow(index, to: &column) }
      }
    }
    direction.clear()
    column.epoch = epoch
    column.sideEpoch = sideEpoch
    column.isTouched = false
    swap(&column, &cachedColumns.columns[position])
  }

  /// Sets how far the activities of a column's rows may go on the sides where they are.
  private mutating func setLimits(_ position: Int) {
    for place in 0..<cachedColumns.columns[position].rows.count {
      let row = cachedColumns.columns[position].rows[place]
      let (lowest, highest) = records[row.index].limits(tolerance: row.tolerance)
      cachedColumns.columns[position].rows[place].lowest = lowest
      cachedColumns.columns[position].rows[place].highest = highest
    }
    cachedColumns.columns[position].sideEpoch = sideEpoch
  }

  /// Brings a row's activity up to date and appends the row, if it notices the move at all.
  @inline(__always)
  private func appendRow(_ index: Int32, to column: inout CachedColumns.Column) {
    let line = matrix.rows.lines[index]
    let entries = matrix.rows.pool.base + Int(line.start)
    var slope = 0.0
    var slopeSize = 0.0
    for position in 0..<Int(line.count) {
      let part = entries[position].value * direction.values.base[Int(entries[position].index)]
      slope += part
      slopeSize += part.magnitude
    }
    if slope.magnitude <= Tolerances.cancelledSlope * slopeSize { return }
    let (activity, tolerance) = evaluate(index)
    let record = records.base + Int(index)
    record.pointee.activity = activity
    let (lowest, highest) = record.pointee.limits(tolerance: tolerance)
    column.rows.append(
      CachedColumns.Row(index: index, slope: slope, lowest: lowest, highest: highest, tolerance: tolerance))
  }

  /// The position of a constraint's kept column, if it holds for the present state and the constant's move is not so large that digits are
  /// lost.
  @inline(__always)
  private mutating func usableColumn(_ index: Int32, to constant: Double) -> Int? {
    guard let position = cachedColumns.position(of: index), cachedColumns.columns[position].epoch == epoch else {
      return nil
    }
    guard isSmallMove(index, to: constant) else { return nil }
    if cachedColumns.columns[position].sideEpoch != sideEpoch { setLimits(position) }
    return position
  }

  @inline(__always)
  private func isSmallMove(_ index: Int32, to constant: Double) -> Bool {
    (constant - records[index].constant).magnitude <= Tolerances.largeMove
  }

  /// Moves the values along an active constraint's column as part of a solve, and lists the constraints that have to change sides.
  ///
  /// The column is made if there is none. Whether it was there already makes no difference to the values, so that a refused call, which
  /// may leave one behind, leaves no trace in them.
  ///
  /// - Returns: False, with nothing changed, if the move is so large that digits are lost, or more than the constant has changed.
  mutating func moveAlongColumn(_ index: Int32, to constant: Double) -> Bool {
    // A column that was made after other changes of the same call could be taken for one of a later state once they are undone.
    guard epoch == epochBefore, sideEpoch == sideEpochBefore, isSmallMove(index, to: constant) else { return false }
    let position = cachedColumns.claim(index)
    if cachedColumns.columns[position].epoch != epoch {
      fillColumn(position, index)
    } else if cachedColumns.columns[position].sideEpoch != sideEpoch {
      setLimits(position)
    }
    let step = constant - records[index].constant
    let variables = cachedColumns.columns[position].variables.elements
    let slopes = cachedColumns.columns[position].slopes.elements
    let rows = cachedColumns.columns[position].rows.elements
    stepsSinceRefresh += 1
    for place in 0..<variables.count {
      setValue(variables[place], values[variables[place]] + slopes[place] * step)
    }
    for row in rows {
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
    let step = constant - records[index].constant
    let rows = cachedColumns.columns[position].rows.elements
    for row in rows {
      let activity = records[row.index].activity + row.slope * step
      if activity > row.highest || activity < row.lowest { return false }
    }
    for row in rows { records[row.index].activity += row.slope * step }
    let variables = cachedColumns.columns[position].variables.elements
    let slopes = cachedColumns.columns[position].slopes.elements
    for place in 0..<variables.count { values[variables[place]] += slopes[place] * step }
    return finishCachedMove(index, position, to: constant)
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
    let variables = cachedColumns.columns[position].variables.elements
    if isDense(variables.count) {
      touchesAll = true
    } else {
      for variable in variables { touch(variable) }
    }
    cachedColumns.columns[position].isTouched = true
  }
}
