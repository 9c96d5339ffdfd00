/// The order in which staged changes take effect.
extension Engine {
  /// Brings the state to the optimum of the changed problem.
  ///
  /// What makes multipliers leave their intervals (removals, weaker penalties) comes first, at the old constants, while the values still obey the
  /// required constraints; then what moves the values (constants, new constraints), with the multipliers in order. Each half is a
  /// plain simplex method of one kind.
  mutating func solve() throws(SolverError) {
    try improveAll()
    vacateRemoved()
    applyConstants()
    crash()
    for position in 0..<staged.count { settleStaged(staged[position]) }
    try repairAll()
    try improveAll()
    if hasWeakPivot { try strengthen() }
    if hasLostDigits || hasOverflowed { try regainDigits() }
    finish()
  }

  /// Computes the values anew from their constraints, without the way that they have come.
  private mutating func regainDigits() throws(SolverError) {
    defer {
      hasLostDigits = false
      hasOverflowed = false
    }
    // Two rounds: the first leaves the rounding of its own correction, the second that of the result.
    for _ in 0..<2 where !hasOverflowed {
      refreshValues()
      try repairAll()
      try improveAll()
    }
    for index in 0..<values.count where !values[index].isFinite { throw .numericalFailure }
    hasOverflowed = false
  }

  /// Makes factor, values and multipliers anew after pivots that were small beside the other entries of their rows: what was divided by
  /// them carries their rounding.
  private mutating func strengthen() throws(SolverError) {
    hasWeakPivot = false
    refactorize()
    refreshValues()
    refreshMultipliers()
    try repairAll()
    try improveAll()
    hasWeakPivot = false
  }

  private mutating func vacateRemoved() {
    for position in 0..<staged.count {
      let record = records[staged[position]]
      if record.isActive, !record.isLive { vacate(record.slot) }
    }
  }

  private mutating func settleStaged(_ index: Int32) {
    if records[index].flags.contains(.live), !records[index].isActive { screen(index) }
  }

  /// Moves the values so that active constraints hold with their new constants.
  private mutating func applyConstants() {
    if staged.count == 1, records[staged[0]].isActive, records[staged[0]].isLive {
      let index = staged[0]
      if moveAlongColumn(index, to: records[index].target) {
        undo.noteRecord(index, records[index])
        records[index].constant = records[index].target
        return
      }
    }
    var moves = false
    for position in 0..<staged.count {
      let index = staged[position]
      guard records[index].isLive else { continue }
      if records[index].constant != records[index].target {
        undo.noteRecord(index, records[index])
        records[index].constant = records[index].target
      }
      guard records[index].isActive else { continue }
      if direction.values.count < values.count { direction.resize(to: values.count) }
      let activity = evaluate(index).activity
      if activity != 0 {
        direction.add(-activity, at: records[index].slot)
        moves = true
      }
    }
    guard moves else { return }
    factor.solveBackward(&direction)
    moveValues(by: 1)
    direction.clear()
  }

  /// Forgets what was removed; from here on nothing is undone.
  private mutating func finish() {
    for position in 0..<staged.count {
      let index = staged[position]
      records[index].flags.remove(.staged)
      if records[index].flags.contains(.dead) { release(index) }
    }
    staged.removeAll()
    suspects.removeAll()
  }

  private mutating func release(_ index: Int32) {
    emptyRow(index)
    records[index].flags = []
    freeRecords.append(index)
  }

  // MARK: Keeping values exact

  /// Solves for the values anew from the active constraints' residuals.
  mutating func refreshValues() {
    stepsSinceRefresh = 0
    if direction.values.count < values.count { direction.resize(to: values.count) }
    for slot in 0..<basis.count where basis[slot] >= 0 {
      let activity = evaluate(basis[slot]).activity
      if activity != 0 { direction.add(-activity, at: Int32(slot)) }
    }
    if !direction.pattern.isEmpty {
      factor.solveBackward(&direction)
      moveValues(by: 1)
    }
    direction.clear()
    stepsSinceRefresh = 0
  }

  /// Computes the multipliers anew from the slopes of the inactive constraints, one solve a level.
  ///
  /// - Complexity: O(c log c + l · z) for c constraints, l levels and z non-zeros of the factor.
  mutating func refreshMultipliers() {
    var sloping: [Int32] = []
    for index in 0..<Int32(records.count) {
      let record = records[index]
      if record.isLive, !record.isActive, record.side != 0 { sloping.append(index) }
    }
    sloping.sort { first, second in
      let (left, right) = (records[first].level, records[second].level)
      return left != right ? left > right : records[first].serial < records[second].serial
    }
    change.setZero()
    for slot in 0..<Int32(basis.count) { setMultiplier(slot, change.terms.elements) }
    var position = 0
    while position < sloping.count {
      let level = records[sloping[position]].level
      while position < sloping.count, records[sloping[position]].level == level {
        let index = sloping[position]
        for entry in matrix.rows.entries(index) {
          transformed.add(records[index].sideSlope * entry.value, at: entry.index)
        }
        position += 1
      }
      transform()
      change.set(1, at: level)
      updateMultipliers(except: -1)
      transformed.clear()
    }
  }

  /// Factors the working basis from scratch.
  mutating func refactorize() {
    statistics.factorizations += 1
    epoch &+= 1
    if undo.isRecording {
      undo.note(.factorization, 0)
      var saved = Factor()
      saved.solves = factor.solves
      for _ in 0..<values.count { saved.appendUnit() }
      swap(&saved, &factor)
      savedFactors.append(saved)
    }
    var builder = FactorBuilder(count: values.count)
    for slot in 0..<basis.count {
      let content = basis[slot]
      if content >= 0 {
        for entry in matrix.rows.entries(content) { builder.append(entry.value, at: entry.index) }
      } else {
        builder.append(1, at: -1 - content)
      }
      builder.endColumn()
    }
    builder.build(&factor)
    reassign(builder.slots)
  }

  /// Moves the contents of the slots: what was in slot `c` goes to slot `slots[c]`. A column without a slot depends on the others and is
  /// given up; the slots that nothing fills then hold their own unit columns, as the builder left them.
  private mutating func reassign(_ slots: borrowing FlatBuffer<Int32>) {
    var moved: [(content: Int32, slot: Int32)] = []
    var kept = OwnedList<LevelVector>()
    for old in 0..<slots.count where slots[old] != Int32(old) {
      var multiplier = LevelVector()
      multipliers.read(Int32(old), into: &multiplier)
      moved.append((basis[old], slots[old]))
      kept.append(multiplier)
    }
    for old in 0..<slots.count where slots[old] != Int32(old) {
      change.setZero()
      setMultiplier(Int32(old), change.terms.elements)
      setBasis(Int32(old), -1 - Int32(old))
    }
    for (place, (content, slot)) in moved.enumerated() {
      if content >= 0 {
        undo.noteRecord(content, records[content])
        records[content].slot = slot
      }
      if slot >= 0 {
        setBasis(slot, content)
        setMultiplier(slot, kept[place].terms.elements)
        suspects.append(slot)
      } else if content >= 0 {
        records[content].side = 0
        screen(content)
      }
    }
  }
}
