/// Keeping factor, values and multipliers exact.
extension SimplexState {
  /// Solves for the values anew from the active constraints' residuals.
  mutating func refreshValues() {
    accuracy.stepsSinceRefresh = 0
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    for position in basis.positions where !basis.heads[position].isUnit {
      let activity = evaluate(basis.heads[position].row).activity
      if activity != 0 { pivotRow.add(-activity, at: position) }
    }
    if !pivotRow.pattern.isEmpty {
      basis.factor.solveBackward(&pivotRow)
      moveValues(by: 1)
    }
    pivotRow.clear()
    accuracy.stepsSinceRefresh = 0
  }

  /// Computes the multipliers anew from the slopes of the inactive constraints, one solve a level.
  ///
  /// - Complexity: O(c log c + l · z) for c constraints, l levels and z non-zeros of the factor.
  mutating func refreshMultipliers() {
    let sloping = slopingConstraints()
    multiplierChange.setZero()
    for position in basis.positions { setMultiplier(position, multiplierChange.terms.elements) }
    var number = 0
    while number < sloping.count {
      let level = program.rows[sloping[number]].level
      while number < sloping.count, program.rows[sloping[number]].level == level {
        let index = sloping[number]
        for entry in program.matrix.rows.entries(index) {
          pivotColumn.add(program.rows[index].sideSlope * entry.value, at: entry.index)
        }
        number += 1
      }
      ftran()
      multiplierChange.set(1, at: level)
      updateMultipliers(except: .none)
      pivotColumn.clear()
    }
  }

  /// The inactive constraints with a slope, strongest first, then oldest.
  func slopingConstraints() -> [RowIndex] {
    var sloping: [RowIndex] = []
    for index in program.rowIndices {
      let row = program.rows[index]
      if row.isLive, !row.isActive, row.side != 0 { sloping.append(index) }
    }
    sloping.sort { first, second in
      let (left, right) = (program.rows[first].level, program.rows[second].level)
      return left != right ? left > right : program.rows[first].serial < program.rows[second].serial
    }
    return sloping
  }

  /// Factors the working basis from scratch.
  mutating func refactorize() {
    statistics.factorizations += 1
    basis.epoch &+= 1
    if undo.isRecording {
      undo.note(.factorization, 0)
      var saved = Factor()
      saved.solves = basis.factor.solves
      for _ in 0..<basis.values.count { saved.appendUnit() }
      swap(&saved, &basis.factor)
      basis.savedFactors.append(saved)
    }
    var builder = FactorBuilder(count: basis.values.count)
    for position in basis.positions {
      let head = basis.heads[position]
      if !head.isUnit {
        for entry in program.matrix.rows.entries(head.row) { builder.append(entry.value, at: entry.index) }
      } else {
        builder.append(1, at: head.variable)
      }
      builder.endColumn()
    }
    builder.build(&basis.factor)
    reassign(builder.slots)
  }

  /// Moves the contents of the positions: what was in position `c` goes to position `slots[c]`. A column without a position depends on the others and is
  /// given up; the positions that nothing fills then hold their own unit columns, as the builder left them.
  private mutating func reassign(_ slots: borrowing FlatBuffer<Int32>) {
    var moved: [(head: BasisHead, position: BasisPosition)] = []
    var kept = OwnedList<LevelVector>()
    for old in basis.positions where slots[old.rawValue] != old.rawValue {
      var multiplier = LevelVector()
      basis.multipliers.read(old, into: &multiplier)
      moved.append((basis.heads[old], BasisPosition(rawValue: slots[old.rawValue])))
      kept.append(multiplier)
    }
    for old in basis.positions where slots[old.rawValue] != old.rawValue {
      multiplierChange.setZero()
      setMultiplier(old, multiplierChange.terms.elements)
      setBasis(old, .unit(old.rawValue))
    }
    for (place, (head, position)) in moved.enumerated() {
      if !head.isUnit {
        undo.noteRow(head.row, program.rows[head.row])
        program.rows[head.row].position = position
      }
      if !position.isNone {
        setBasis(position, head)
        setMultiplier(position, kept[place].terms.elements)
        dualInfeasibilities.append(position)
      } else if !head.isUnit {
        program.rows[head.row].side = 0
        accuracy.isDoubtful = true
        screen(head.row)
      }
    }
  }
}
