/// Keeping factor, values and multipliers exact.
extension SimplexState {
  /// Solves for the values anew from the active constraints' residuals.
  mutating func refreshValues() {
    accuracy.stepsSinceRefresh = 0
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    for slot in 0..<basis.heads.count where basis.heads[slot] >= 0 {
      let activity = evaluate(basis.heads[slot]).activity
      if activity != 0 { pivotRow.add(-activity, at: Int32(slot)) }
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
    var sloping: [Int32] = []
    for index in 0..<Int32(program.rows.count) {
      let record = program.rows[index]
      if record.isLive, !record.isActive, record.side != 0 { sloping.append(index) }
    }
    sloping.sort { first, second in
      let (left, right) = (program.rows[first].level, program.rows[second].level)
      return left != right ? left > right : program.rows[first].serial < program.rows[second].serial
    }
    multiplierChange.setZero()
    for slot in 0..<Int32(basis.heads.count) { setMultiplier(slot, multiplierChange.terms.elements) }
    var position = 0
    while position < sloping.count {
      let level = program.rows[sloping[position]].level
      while position < sloping.count, program.rows[sloping[position]].level == level {
        let index = sloping[position]
        for entry in program.matrix.rows.entries(index) {
          pivotColumn.add(program.rows[index].sideSlope * entry.value, at: entry.index)
        }
        position += 1
      }
      ftran()
      multiplierChange.set(1, at: level)
      updateMultipliers(except: -1)
      pivotColumn.clear()
    }
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
    for slot in 0..<basis.heads.count {
      let content = basis.heads[slot]
      if content >= 0 {
        for entry in program.matrix.rows.entries(content) { builder.append(entry.value, at: entry.index) }
      } else {
        builder.append(1, at: -1 - content)
      }
      builder.endColumn()
    }
    builder.build(&basis.factor)
    reassign(builder.slots)
  }

  /// Moves the contents of the slots: what was in slot `c` goes to slot `slots[c]`. A column without a slot depends on the others and is
  /// given up; the slots that nothing fills then hold their own unit columns, as the builder left them.
  private mutating func reassign(_ slots: borrowing FlatBuffer<Int32>) {
    var moved: [(content: Int32, slot: Int32)] = []
    var kept = OwnedList<LevelVector>()
    for old in 0..<slots.count where slots[old] != Int32(old) {
      var multiplier = LevelVector()
      basis.multipliers.read(Int32(old), into: &multiplier)
      moved.append((basis.heads[old], slots[old]))
      kept.append(multiplier)
    }
    for old in 0..<slots.count where slots[old] != Int32(old) {
      multiplierChange.setZero()
      setMultiplier(Int32(old), multiplierChange.terms.elements)
      setBasis(Int32(old), -1 - Int32(old))
    }
    for (place, (content, slot)) in moved.enumerated() {
      if content >= 0 {
        undo.noteRow(content, program.rows[content])
        program.rows[content].slot = slot
      }
      if slot >= 0 {
        setBasis(slot, content)
        setMultiplier(slot, kept[place].terms.elements)
        dualInfeasibilities.append(slot)
      } else if content >= 0 {
        program.rows[content].side = 0
        screen(content)
      }
    }
  }
}
