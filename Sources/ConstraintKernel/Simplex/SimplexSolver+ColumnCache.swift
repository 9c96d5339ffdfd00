/// Moving values along kept columns.
extension SimplexSolver {
  /// Fills a column for the present state.
  private mutating func fillColumn(_ position: Int, _ index: RowIndex) {
    state.btran(state.program.rows[index].position)
    var column = ColumnCache.Column()
    swap(&column, &columnCache.columns[position])
    column.variables.removeAll()
    column.slopes.removeAll()
    column.rows.removeAll()
    state.nextRound()
    let round = state.round
    for place in 0..<state.pivotRow.pattern.count {
      let variable = state.pivotRow.pattern[place]
      let slope = state.pivotRow.values[variable]
      if slope == 0 { continue }
      column.variables.append(variable)
      column.slopes.append(slope)
      let line = state.program.matrix.columns.lines[variable]
      let entries = state.program.matrix.columns.pool.base + Int(line.start)
      for offset in 0..<Int(line.count) {
        let index = entries[offset].index
        let row = state.program.rows.pointer(to: index)
        if row.pointee.mark == round { continue }
        row.pointee.mark = round
        if row.pointee.position.isNone, !row.pointee.flags.isDisjoint(with: [.live, .home]) {
          appendRow(index, to: &column)
        }
      }
    }
    state.pivotRow.clear()
    column.epoch = state.basis.epoch
    column.sideEpoch = state.sideEpoch
    column.isTouched = false
    swap(&column, &columnCache.columns[position])
  }

  /// Sets how far the activities of a column's rows may go on the sides where they are.
  private mutating func setLimits(_ position: Int) {
    for place in 0..<columnCache.columns[position].rows.count {
      let row = columnCache.columns[position].rows[place]
      let (lowest, highest) = state.program.rows[row.index].limits(tolerance: row.tolerance)
      columnCache.columns[position].rows[place].lowest = lowest
      columnCache.columns[position].rows[place].highest = highest
    }
    columnCache.columns[position].sideEpoch = state.sideEpoch
  }

  /// Brings a row's activity up to date and appends the row, if it notices the move at all.
  @inline(__always)
  private func appendRow(_ index: RowIndex, to column: inout ColumnCache.Column) {
    let line = state.program.matrix.rows.lines[index]
    let entries = state.program.matrix.rows.pool.base + Int(line.start)
    var slope = 0.0
    var slopeSize = 0.0
    for position in 0..<Int(line.count) {
      let part = entries[position].value * state.pivotRow.values.base[Int(entries[position].index)]
      slope += part
      slopeSize += part.magnitude
    }
    if slope.magnitude <= Tolerances.cancelledSlope * slopeSize { return }
    let (activity, tolerance) = state.evaluate(index)
    let row = state.program.rows.pointer(to: index)
    row.pointee.activity = activity
    let (lowest, highest) = row.pointee.limits(tolerance: tolerance)
    column.rows.append(
      ColumnCache.Row(index: index, slope: slope, lowest: lowest, highest: highest, tolerance: tolerance))
  }

  /// The position of a constraint's kept column, if it holds for the present state and the constant's move is not so large that digits are
  /// lost.
  @inline(__always)
  private mutating func usableColumn(_ index: RowIndex, to constant: Double) -> Int? {
    guard let position = columnCache.position(of: index), columnCache.columns[position].epoch == state.basis.epoch
    else {
      return nil
    }
    guard isSmallMove(index, to: constant) else { return nil }
    if columnCache.columns[position].sideEpoch != state.sideEpoch { setLimits(position) }
    return position
  }

  @inline(__always)
  private func isSmallMove(_ index: RowIndex, to constant: Double) -> Bool {
    (constant - state.program.rows[index].constant).magnitude <= Tolerances.largeMove
  }

  /// Moves the values along an active constraint's column as part of a solve, and lists the constraints that have to change sides.
  ///
  /// The column is made if there is none. Whether it was there already makes no difference to the values, so that a refused call, which
  /// may leave one behind, leaves no trace in them.
  ///
  /// - Returns: False, with nothing changed, if the move is so large that digits are lost, or more than the constant has changed.
  mutating func moveAlongColumn(_ index: RowIndex, to constant: Double) -> Bool {
    // A column that was made after other changes of the same call could be taken for one of a later state once they are undone.
    guard state.basis.epoch == epochBefore, state.sideEpoch == sideEpochBefore, isSmallMove(index, to: constant) else {
      return false
    }
    let position = columnCache.claim(index)
    if columnCache.columns[position].epoch != state.basis.epoch {
      fillColumn(position, index)
    } else if columnCache.columns[position].sideEpoch != state.sideEpoch {
      setLimits(position)
    }
    let step = constant - state.program.rows[index].constant
    let variables = columnCache.columns[position].variables.elements
    let slopes = columnCache.columns[position].slopes.elements
    let rows = columnCache.columns[position].rows.elements
    state.accuracy.stepsSinceRefresh += 1
    for place in 0..<variables.count {
      state.setValue(variables[place], state.basis.values[variables[place]] + slopes[place] * step)
    }
    for row in rows {
      let activity = state.program.rows[row.index].activity + row.slope * step
      state.program.rows[row.index].activity = activity
      if activity > row.highest || activity < row.lowest { state.noteInfeasible(row.index) }
    }
    return true
  }

  /// Moves an active constraint's constant along its kept column.
  ///
  /// - Returns: False, with nothing changed, if there is no such column or a constraint would have to change sides.
  @inline(__always)
  mutating func moveCached(_ index: RowIndex, to constant: Double) -> Bool {
    if constant == state.program.rows[index].constant, state.program.rows[index].isLive { return true }
    guard let position = usableColumn(index, to: constant) else { return false }
    let step = constant - state.program.rows[index].constant
    let rows = columnCache.columns[position].rows.elements
    for row in rows {
      let activity = state.program.rows[row.index].activity + row.slope * step
      if activity > row.highest || activity < row.lowest { return false }
    }
    for row in rows { state.program.rows[row.index].activity += row.slope * step }
    let variables = columnCache.columns[position].variables.elements
    let slopes = columnCache.columns[position].slopes.elements
    for place in 0..<variables.count { state.basis.values[variables[place]] += slopes[place] * step }
    return finishCachedMove(index, position, to: constant)
  }

  @inline(__always)
  private mutating func finishCachedMove(_ index: RowIndex, _ position: Int, to constant: Double) -> Bool {
    state.program.rows[index].constant = constant
    state.program.rows[index].target = constant
    if !columnCache.columns[position].isTouched { touchColumn(position) }
    state.statistics.changedValues += columnCache.columns[position].variables.count
    state.accuracy.stepsSinceRefresh += 1
    if state.accuracy.stepsSinceRefresh > Tolerances.stepsBetweenRefreshes {
      state.refreshValues()
      state.dropPrimalInfeasibilities()
    }
    assertInvariants()
    return true
  }

  @inline(never)
  private mutating func touchColumn(_ position: Int) {
    state.valueChanges.touch(columnCache.columns[position].variables.elements, state.program.columns)
    columnCache.columns[position].isTouched = true
  }
}
