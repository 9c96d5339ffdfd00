/// Heads and multipliers of the basis, and solves with it.
extension SimplexState {
  @inline(__always)
  mutating func setBasis(_ position: BasisPosition, _ head: BasisHead) {
    undo.note(.basis, position.rawValue, basis.heads[position].rawValue)
    basis.heads[position] = head
    basis.epoch &+= 1
    openPositions.note(position)
  }

  mutating func noteMultiplier(_ position: BasisPosition) {
    guard undo.isRecording else { return }
    basis.multipliers.read(position, into: &multiplier)
    for number in 0..<multiplier.terms.count { undo.noteTerm(position, multiplier.terms[number]) }
    undo.note(.multiplier, position.rawValue, Int32(multiplier.terms.count))
  }

  mutating func setMultiplier(_ position: BasisPosition, _ value: UnsafeBufferPointer<LevelTerm>) {
    if basis.multipliers.isZero(position), value.isEmpty { return }
    noteMultiplier(position)
    basis.multipliers.set(position, to: value)
    openPositions.note(position)
  }

  /// Takes ``multiplierChange`` times ``pivotColumn`` off the multipliers: what follows when that constraint's own multiplier grows by
  /// ``multiplierChange``. Positions that may now lie outside their intervals are noted.
  mutating func updateMultipliers(except leaving: BasisPosition) {
    guard !multiplierChange.isZero else { return }
    let threshold = Tolerances.smallestPivot * pivotColumnSize
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      let coefficient = pivotColumn[position]
      if coefficient.magnitude <= threshold || position == leaving { continue }
      noteMultiplier(position)
      for place in 0..<multiplierChange.terms.count {
        let term = multiplierChange.terms[place]
        basis.multipliers.add(-coefficient * term.value, at: term.level, to: position)
      }
      dualInfeasibilities.append(position)
      openPositions.note(position)
    }
  }

  /// Loads a constraint's row into ``pivotColumn``.
  @inline(__always)
  mutating func load(_ index: RowIndex) {
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    for entry in program.matrix.rows.entries(index) { pivotColumn.add(entry.value, at: entry.index) }
  }

  /// Solves for ``pivotColumn`` and notes its largest entry.
  mutating func ftran() {
    basis.factor.solveForward(&pivotColumn)
    var largest = 0.0
    var smallest = Double.infinity
    for number in 0..<pivotColumn.pattern.count {
      let size = pivotColumn.values[pivotColumn.pattern[number]].magnitude
      largest = max(largest, size)
      if size > 0 { smallest = min(smallest, size) }
    }
    pivotColumnSize = largest
    if smallest < Tolerances.doubtful * largest { noteSmallEntries() }
  }

  /// Small entries are rounding or count, and it makes a difference which.
  private mutating func noteSmallEntries() {
    if program.isUneven {
      accuracy.isDoubtful = true
      return
    }
    for number in 0..<pivotColumn.pattern.count
    where LevelVector.isDoubtful(pivotColumn.values[pivotColumn.pattern[number]], pivotColumnSize) {
      accuracy.isDoubtful = true
    }
  }

  /// Solves for a constraint's row in ``pivotColumn``, with more digits where they count.
  mutating func loadColumn(_ index: RowIndex) {
    load(index)
    ftran()
    if accuracy.isStrict { refineColumn(BasisHead(index)) }
  }

  /// Whether rounding may have decided anything since doubts were last settled.
  var isDoubtful: Bool { accuracy.isDoubtful || basis.multipliers.isDoubtful || multiplier.isDoubtful }

  mutating func forgetDoubts() {
    accuracy.isDoubtful = false
    accuracy.hasWeakPivot = false
    basis.multipliers.isDoubtful = false
    multiplier.isDoubtful = false
  }

  /// Computes in ``pivotRow`` how the values move per unit of the activity in a position.
  mutating func btran(_ position: BasisPosition) {
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    pivotRow.add(1, at: position)
    basis.factor.solveBackward(&pivotRow)
  }

  /// Whether a position's multiplier is above (1) or below (−1) its interval, or in it (0).
  mutating func excess(_ position: BasisPosition) -> Int { basis.excess(position, program.rows, &multiplier) }
}
