/// Exchanges in the basis.
extension SimplexState {
  /// Moves an inactive constraint to another side, with the change of its multiplier in ``multiplierChange`` and its row in ``pivotColumn``.
  mutating func flip(_ index: Int32, to side: Int8) {
    sideEpoch &+= 1
    updateMultipliers(except: -1)
    undo.noteRow(index, program.rows[index])
    program.rows[index].side = side
    statistics.flips += 1
  }

  /// Exchanges an inactive constraint, whose row is in ``pivotColumn``, for an active one. ``multiplierChange`` is what the entering multiplier grows
  /// by; the leaving one reaches an end of its interval by that. ``pivotRow`` is either empty or the leaving slot's.
  ///
  /// - Parameters:
  ///   - index: The entering constraint.
  ///   - slot: The slot of the leaving one.
  ///   - growing: Whether the leaving multiplier grows, and so ends at the right slope.
  mutating func pivot(entering index: Int32, leaving slot: Int32, growing: Bool) throws(SolverError) {
    statistics.pivots += 1
    let pivotValue = pivotColumn.values[slot]
    if pivotValue.magnitude < Tolerances.weakPivot * pivotColumnSize { accuracy.hasWeakPivot = true }
    let activity = evaluate(index).activity
    if pivotRow.pattern.isEmpty { btran(slot) }
    updateMultipliers(except: slot)
    let entering = program.rows[index]
    if entering.side != 0 { multiplierChange.add(entering.sideSlope, at: entering.level) }
    setMultiplier(slot, multiplierChange.terms.elements)
    retire(slot, growing: growing)
    undo.noteRow(index, entering)
    program.rows[index].slot = slot
    program.rows[index].side = 0
    setBasis(slot, index)
    let isAccurate = basis.factor.replaceColumn(slot, reached: pivotColumn, &undo)
    pivotColumn.clear()
    dualInfeasibilities.append(slot)
    if activity != 0 { moveValues(by: -activity / pivotValue) }
    pivotRow.clear()
    if !isAccurate || basis.factor.etaWork > Tolerances.etaWorkPerNonZero * (basis.factor.nonZeros + 64) {
      refactorize()
      if !isAccurate { refreshValues() }
    }
    if accuracy.stepsSinceRefresh > Tolerances.stepsBetweenRefreshes { refreshValues() }
  }

  /// Makes the constraint in a slot inactive on the side where its multiplier ends.
  private mutating func retire(_ slot: Int32, growing: Bool) {
    let content = basis.heads[slot]
    guard content >= 0 else { return }
    undo.noteRow(content, program.rows[content])
    let hasSlope = growing ? program.rows[content].hasRightSlope : program.rows[content].hasLeftSlope
    program.rows[content].slot = -1
    program.rows[content].side = hasSlope ? (growing ? 1 : -1) : 0
    program.rows[content].activity = 0
  }

  /// By how much the combination of active constraints in the transformed row, without its small entries, misses the entering one's
  /// coefficients.
  mutating func combinationError(_ entering: Int32, ignoring threshold: Double) -> Double {
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    for entry in program.matrix.rows.entries(entering) { pivotRow.add(entry.value, at: entry.index) }
    for position in 0..<pivotColumn.pattern.count {
      let slot = pivotColumn.pattern[position]
      let coefficient = pivotColumn.values[slot]
      if coefficient.magnitude <= threshold { continue }
      if basis.heads[slot] < 0 {
        pivotRow.add(-coefficient, at: -1 - basis.heads[slot])
      } else {
        for entry in program.matrix.rows.entries(basis.heads[slot]) {
          pivotRow.add(-coefficient * entry.value, at: entry.index)
        }
      }
    }
    var error = 0.0
    for position in 0..<pivotRow.pattern.count {
      error = max(error, pivotRow.values[pivotRow.pattern[position]].magnitude)
    }
    pivotRow.clear()
    return error
  }

  // MARK: Positions of removed constraints

  /// Puts a unit column in the slot of a removed constraint whose multiplier is 0: a variable floats from now on.
  mutating func vacate(_ slot: Int32) {
    var variable = slot
    loadUnit(variable)
    if pivotColumn.values[slot].magnitude <= Tolerances.smallPivot * pivotColumnSize {
      pivotColumn.clear()
      variable = mostDependent(on: slot)
      loadUnit(variable)
    }
    statistics.pivots += 1
    let content = basis.heads[slot]
    undo.noteRow(content, program.rows[content])
    program.rows[content].slot = -1
    setBasis(slot, -1 - variable)
    let isAccurate = basis.factor.replaceColumn(slot, reached: pivotColumn, &undo)
    pivotColumn.clear()
    if !isAccurate { refactorize() }
  }

  private mutating func loadUnit(_ variable: Int32) {
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    pivotColumn.add(1, at: variable)
    ftran()
  }

  /// The variable that moves most with the activity in a slot.
  private mutating func mostDependent(on slot: Int32) -> Int32 {
    btran(slot)
    var best = slot
    var largest = 0.0
    for position in 0..<pivotRow.pattern.count {
      let place = pivotRow.pattern[position]
      let size = pivotRow.values[place].magnitude
      if size > largest || (size == largest && place > best) {
        best = place
        largest = size
      }
    }
    pivotRow.clear()
    return best
  }
}
