/// Activities and values.
extension SimplexState {
  // MARK: Activities

  /// A constraint's activity at the present values, with the tolerance to which it is meaningful.
  @inline(__always)
  func evaluate(_ index: RowIndex) -> (activity: Double, tolerance: Double) {
    let constant = program.rows[index].constant
    var sum = -constant
    var size = constant.magnitude
    let line = program.matrix.rows.lines[index]
    let entries = program.matrix.rows.pool.base + Int(line.start)
    let base = basis.values.base
    for position in 0..<Int(line.count) {
      let part = entries[position].value * base[Int(entries[position].index)]
      sum += part
      size += part.magnitude
    }
    return (sum, accuracy.feasibility + accuracy.relativeFeasibility * size)
  }

  /// Brings an inactive constraint's activity up to date and lists it as primal infeasible if it is on a wrong side.
  @inline(__always)
  mutating func screen(_ index: RowIndex) {
    let (activity, tolerance) = evaluate(index)
    program.rows[index].activity = activity
    if activity.magnitude <= tolerance {
      // More than rounding, and less than what counts: with nearly parallel rows it may be far from where the constraint holds.
      if activity.magnitude > tolerance - accuracy.feasibility + Tolerances.unevenFeasibility, !accuracy.isStrict,
        program.rows[index].misplacement(tolerance: 0) != 0
      {
        accuracy.isDoubtful = true
      }
    } else if program.rows[index].misplacement(tolerance: tolerance) != 0 {
      noteInfeasible(index)
    }
  }

  mutating func nextRound() {
    if round == Int32.max {
      for index in program.rowIndices { program.rows[index].mark = 0 }
      round = 0
    }
    round += 1
  }

  // MARK: Values

  @inline(__always)
  mutating func setValue(_ place: Int32, _ value: Double) {
    let old = basis.values[place]
    undo.note(.value, place, value: old)
    basis.values[place] = value
    if (value - old).magnitude > Tolerances.largeMove { noteLargeMove(from: old, to: value) }
    statistics.changedValues += 1
    touch(place)
  }

  @inline(__always)
  mutating func touch(_ place: Int32) { valueChanges.touch(place, program.columns) }

  /// A value that has come from far away carries the rounding of the way.
  @inline(never)
  private mutating func noteLargeMove(from old: Double, to value: Double) {
    if !value.isFinite { accuracy.hasOverflowed = true }
    if old.magnitude > Tolerances.lostDigits * max(1, value.magnitude) {
      accuracy.hasLostDigits = true
    }
  }

  /// Moves all values along ``pivotRow`` and screens the constraints that notice.
  mutating func moveValues(by step: Double) {
    accuracy.stepsSinceRefresh += 1
    for position in 0..<pivotRow.pattern.count {
      let place = pivotRow.pattern[position]
      let slope = pivotRow.values[place]
      if slope != 0 { setValue(place, basis.values[place] + slope * step) }
    }
    screenTouched(by: pivotRow.pattern.elements)
  }

  /// Screens the live inactive constraints on some variables.
  mutating func screenTouched(by places: UnsafeBufferPointer<Int32>) {
    nextRound()
    let round = round
    for position in 0..<places.count {
      let line = program.matrix.columns.lines[places[position]]
      for offset in 0..<line.count {
        let index = program.matrix.columns.pool[line.start + offset].index
        let row = program.rows.pointer(to: index)
        if row.pointee.mark == round { continue }
        row.pointee.mark = round
        if row.pointee.position.isNone {
          if row.pointee.flags.contains(.live) { screen(index) }
        } else if program.isUneven {
          checkActive(index)
        }
      }
    }
  }

  /// Recomputes the values if an active constraint is off its breakpoint.
  private mutating func checkActive(_ index: RowIndex) {
    let (activity, tolerance) = evaluate(index)
    if activity.magnitude > tolerance { accuracy.isDoubtful = true }
  }

  // MARK: Primal infeasibilities

  /// Lists an inactive constraint that may lie on a wrong side.
  @inline(__always)
  mutating func noteInfeasible(_ index: RowIndex) { primalInfeasibilities.append(index, program.rows) }

  mutating func dropPrimalInfeasibilities() { primalInfeasibilities.removeAll(program.rows) }
}
