/// Exchanges in the basis.
extension SimplexState {
  /// Moves an inactive constraint to another side, with the change of its multiplier in ``multiplierChange`` and its row in ``pivotColumn``.
  mutating func flip(_ index: RowIndex, to side: Int8) {
    sideEpoch &+= 1
    updateMultipliers(except: .none)
    undo.noteRow(index, program.rows[index])
    program.rows[index].side = side
    statistics.flips += 1
  }

  /// Exchanges an inactive constraint, whose row is in ``pivotColumn``, for an active one. ``multiplierChange`` is what the entering multiplier grows
  /// by; the leaving one reaches an end of its interval by that. ``pivotRow`` is either empty or the leaving position's.
  ///
  /// - Parameters:
  ///   - index: The entering constraint.
  ///   - position: The position of the leaving one.
  ///   - growing: Whether the leaving multiplier grows, and so ends at the right slope.
  mutating func pivot(entering index: RowIndex, leaving position: BasisPosition, growing: Bool) throws(SolverError) {
    statistics.pivots += 1
    let pivotValue = pivotColumn[position]
    if pivotValue.magnitude < Tolerances.weakPivot * pivotColumnSize { accuracy.hasWeakPivot = true }
    let activity = evaluate(index).activity
    if pivotRow.pattern.isEmpty { btran(position) }
    updateMultipliers(except: position)
    let entering = program.rows[index]
    if entering.side != 0 { multiplierChange.add(entering.sideSlope, at: entering.level) }
    setMultiplier(position, multiplierChange.terms.elements)
    retire(position, growing: growing)
    undo.noteRow(index, entering)
    program.rows[index].position = position
    program.rows[index].side = 0
    setBasis(position, BasisHead(index))
    let isAccurate = basis.factor.replaceColumn(position.rawValue, reached: pivotColumn, &undo)
    pivotColumn.clear()
    dualInfeasibilities.append(position)
    if activity != 0 { moveValues(by: -activity / pivotValue) }
    pivotRow.clear()
    if accuracy.isStrict {
      refactorize()
      refineValues()
    } else if !isAccurate || basis.factor.etaWork > Tolerances.etaWorkPerNonZero * (basis.factor.nonZeros + 64) {
      refactorize()
      if !isAccurate { refreshValues() }
    }
    if accuracy.stepsSinceRefresh > Tolerances.stepsBetweenRefreshes { refreshValues() }
  }

  /// Makes the constraint in a position inactive on the side where its multiplier ends.
  private mutating func retire(_ position: BasisPosition, growing: Bool) {
    let head = basis.heads[position]
    guard !head.isUnit else { return }
    undo.noteRow(head.row, program.rows[head.row])
    let hasSlope = growing ? program.rows[head.row].hasRightSlope : program.rows[head.row].hasLeftSlope
    program.rows[head.row].position = .none
    program.rows[head.row].side = hasSlope ? (growing ? 1 : -1) : 0
    program.rows[head.row].activity = 0
  }

  /// By how much the combination of active constraints in the pivot column, without its small entries, misses the entering one's
  /// coefficients.
  mutating func combinationError(_ entering: RowIndex, ignoring threshold: Double) -> Double {
    if pivotRow.values.count < basis.values.count { pivotRow.resize(to: basis.values.count) }
    for entry in program.matrix.rows.entries(entering) { pivotRow.add(entry.value, at: entry.index) }
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      let coefficient = pivotColumn[position]
      if coefficient.magnitude <= threshold { continue }
      if basis.heads[position].isUnit {
        pivotRow.add(-coefficient, at: basis.heads[position].variable)
      } else {
        for entry in program.matrix.rows.entries(basis.heads[position].row) {
          pivotRow.add(-coefficient * entry.value, at: entry.index)
        }
      }
    }
    var error = 0.0
    for number in 0..<pivotRow.pattern.count {
      error = max(error, pivotRow.values[pivotRow.pattern[number]].magnitude)
    }
    pivotRow.clear()
    return error
  }

  // MARK: Positions of removed constraints

  /// Puts a unit column in the position of a removed constraint whose multiplier is 0: a variable is nonbasic and free from now on.
  mutating func vacate(_ position: BasisPosition) {
    var variable = position.rawValue
    loadUnit(variable)
    if pivotColumn[position].magnitude <= Tolerances.smallPivot * pivotColumnSize {
      pivotColumn.clear()
      variable = mostDependent(on: position)
      loadUnit(variable)
    }
    statistics.pivots += 1
    let head = basis.heads[position]
    undo.noteRow(head.row, program.rows[head.row])
    program.rows[head.row].position = .none
    setBasis(position, .unit(variable))
    let isAccurate = basis.factor.replaceColumn(position.rawValue, reached: pivotColumn, &undo)
    pivotColumn.clear()
    if !isAccurate { refactorize() }
  }

  private mutating func loadUnit(_ variable: Int32) {
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    pivotColumn.add(1, at: variable)
    ftran()
  }

  /// The variable that moves most with the activity in a position.
  private mutating func mostDependent(on position: BasisPosition) -> Int32 {
    btran(position)
    var best = position.rawValue
    var largest = 0.0
    for number in 0..<pivotRow.pattern.count {
      let place = pivotRow.pattern[number]
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
