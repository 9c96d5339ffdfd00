/// Heads and multipliers of the basis, and solves with it.
extension SimplexState {
  @inline(__always)
  mutating func setBasis(_ slot: Int32, _ content: Int32) {
    undo.note(.basis, slot, basis.heads[slot])
    basis.heads[slot] = content
    basis.epoch &+= 1
  }

  mutating func noteMultiplier(_ slot: Int32) {
    guard undo.isRecording else { return }
    basis.multipliers.read(slot, into: &multiplier)
    for position in 0..<multiplier.terms.count { undo.noteTerm(slot, multiplier.terms[position]) }
    undo.note(.multiplier, slot, Int32(multiplier.terms.count))
  }

  mutating func setMultiplier(_ slot: Int32, _ value: UnsafeBufferPointer<LevelTerm>) {
    if basis.multipliers.isZero(slot), value.isEmpty { return }
    noteMultiplier(slot)
    basis.multipliers.set(slot, to: value)
  }

  /// Takes ``multiplierChange`` times ``pivotColumn`` off the multipliers: what follows when the transformed constraint's own multiplier grows by
  /// ``multiplierChange``. Slots that may now lie outside their intervals are noted.
  mutating func updateMultipliers(except leaving: Int32) {
    guard !multiplierChange.isZero else { return }
    let threshold = Tolerances.smallestPivot * pivotColumnSize
    for position in 0..<pivotColumn.pattern.count {
      let slot = pivotColumn.pattern[position]
      let coefficient = pivotColumn.values[slot]
      if coefficient.magnitude <= threshold || slot == leaving { continue }
      noteMultiplier(slot)
      for place in 0..<multiplierChange.terms.count {
        let term = multiplierChange.terms[place]
        basis.multipliers.add(-coefficient * term.value, at: term.level, to: slot)
      }
      dualInfeasibilities.append(slot)
    }
  }

  /// Loads a constraint's row into ``pivotColumn``.
  @inline(__always)
  mutating func load(_ index: Int32) {
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    for entry in program.matrix.rows.entries(index) { pivotColumn.add(entry.value, at: entry.index) }
  }

  /// Solves for ``pivotColumn`` and notes its largest entry.
  mutating func ftran() {
    basis.factor.solveForward(&pivotColumn)
    var largest = 0.0
    for position in 0..<pivotColumn.pattern.count {
      largest = max(largest, pivotColumn.values[pivotColumn.pattern[position]].magnitude)
    }
    pivotColumnSize = largest
  }

  /// Computes in ``pivotRow`` how the values move per unit of the activity in a slot.
  mutating func btran(_ slot: Int32) {
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    pivotRow.add(1, at: slot)
    basis.factor.solveBackward(&pivotRow)
  }

  /// Whether a position's multiplier is above (1) or below (−1) its interval, or in it (0).
  mutating func excess(_ slot: Int32) -> Int { basis.excess(slot, program.rows, &multiplier) }
}
