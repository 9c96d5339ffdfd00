/// Constraints that determine a variable on which nothing depends yet: steps that need no arithmetic on the factor.
extension SimplexState {
  @inline(__always)
  func isFresh(_ index: RowIndex) -> Bool {
    let row = program.rows[index]
    return row.flags.isSuperset(of: [.staged, .live]) && row.position.isNone && row.side == 0
  }

  /// Lets an equality determine the youngest open variable that it has.
  mutating func activateSingle(_ index: RowIndex) {
    guard isFresh(index), program.rows[index].relation == .equal else { return }
    var open: Int32 = -1
    for entry in program.matrix.rows.entries(index)
    where entry.index > open && entry.value.magnitude >= Tolerances.smallPivot && basis.isIsolated(entry.index) {
      open = entry.index
    }
    if open < 0 { return }
    let (rest, coefficient) = split(index, open)
    guard activate(index, on: open) else { return }
    settleValue(open, -rest / coefficient)
    screenColumn(open)
  }

  /// A constraint's activity without one variable, and that variable's coefficient.
  func split(_ index: RowIndex, _ variable: Int32) -> (rest: Double, coefficient: Double) {
    var rest = -program.rows[index].constant
    var coefficient = 0.0
    for entry in program.matrix.rows.entries(index) {
      if entry.index == variable {
        coefficient = entry.value
      } else {
        rest += entry.value * basis.values[entry.index]
      }
    }
    return (rest, coefficient)
  }

  /// Screens the live inactive constraints on a variable.
  mutating func screenColumn(_ variable: Int32) {
    for entry in program.matrix.columns.entries(variable)
    where program.rows[entry.index].position.isNone && program.rows[entry.index].isLive {
      screen(entry.index)
    }
  }

  /// Makes a constraint active in the position of a open variable.
  ///
  /// - Returns: False, with nothing changed, if the factor leaves no pivot there.
  mutating func activate(_ index: RowIndex, on variable: Int32) -> Bool {
    if basis.factor.isTriangular, basis.factor.upper.columns.lines[variable].count == 0 {
      undo.note(.activation, variable, index.rawValue, value: basis.values[variable])
      basis.factor.fillUnitSlot(variable, with: program.matrix.rows.entries(index))
      basis.heads[basis.position(of: variable)] = BasisHead(index)
      basis.epoch &+= 1
      openPositions.note(basis.position(of: variable))
    } else {
      load(index)
      basis.factor.makeSpike(&pivotColumn)
      pivotColumn.clear()
      if basis.factor.workspace.spikeValue(at: variable).magnitude < Tolerances.smallPivot { return false }
      basis.factor.fillUnitSlot(variable, &undo)
      undo.noteRow(index, program.rows[index])
      undo.note(.value, variable, value: basis.values[variable])
      setBasis(basis.position(of: variable), BasisHead(index))
    }
    program.rows[index].position = basis.position(of: variable)
    return true
  }

  /// Gives a variable that has just been determined its value; the way back was noted with the activation.
  @inline(__always)
  mutating func settleValue(_ variable: Int32, _ value: Double) {
    if value == basis.values[variable] { return }
    if !value.isFinite { accuracy.hasOverflowed = true }
    basis.values[variable] = value
    statistics.changedValues += 1
    touch(variable)
  }
}
