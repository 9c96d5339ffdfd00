/// The dual simplex method: bringing constraints to a side that their multipliers allow.
///
/// The multiplier of a misplaced constraint moves from the slope of its recorded side towards that of its real one. Either it gets there, and the
/// constraint changes sides; or another one's multiplier reaches the end of its interval first, and the two are exchanged. If the slope
/// to be reached is infinite and nothing blocks, required constraints conflict.
struct DualSimplex: ~Copyable {
  private var ratioTest: RatioTest

  var bytes: Int { ratioTest.bytes }

  /// Iterates until nothing is primal infeasible.
  mutating func run(_ state: inout SimplexState) throws(SolverError) {
    var stalled = 0
    var budget = state.iterationBudget
    while let index = stalled > Tolerances.degeneratePivots
      ? state.primalInfeasibilities.popOldest(state.program.rows)
      : state.primalInfeasibilities.popFirst(state.program.rows)
    {
      let row = state.program.rows[index]
      guard row.isLive, !row.isActive else { continue }
      let (activity, tolerance) = state.evaluate(index)
      state.program.rows[index].activity = activity
      let target = state.program.rows[index].misplacement(tolerance: tolerance)
      if target == 0 { continue }
      let progress = try iterate(
        index, towards: target, tolerance: tolerance, choosingOldest: stalled > Tolerances.degeneratePivots, &state)
      stalled = progress ? 0 : stalled + 1
      budget -= 1
      if budget < 0 { throw .numericalFailure }
    }
  }

  /// Brings one constraint to a side that its multiplier allows.
  ///
  /// - Parameters:
  ///   - index: An inactive live constraint.
  ///   - target: The side on which it lies, or is about to lie.
  ///   - tolerance: That of its activity; 0 if a required constraint that nothing can repair is a conflict however small its violation.
  ///   - choosingOldest: Whether the oldest of several equals leaves (Bland).
  /// - Returns: Whether the step made progress that cannot be undone by later ones.
  mutating func iterate(
    _ index: RowIndex, towards target: Int8, tolerance: Double, choosingOldest: Bool, _ state: inout SimplexState
  ) throws(SolverError) -> Bool {
    state.loadColumn(index)
    let sign = Double(target)
    var position = ratioTest.findBlocking(index, sign: sign, choosingOldest: choosingOldest, &state)
    let row = state.program.rows[index]
    if position.isNone, row.isRequired, !state.accuracy.isStrict {
      // A conflict is only believed with all digits.
      state.refineColumn(BasisHead(index))
      position = ratioTest.findBlockingExactly(sign: sign, choosingOldest: choosingOldest, &state)
    }
    if row.isRequired {
      if position.isNone {
        if tolerance > 0, try settleWithoutPivot(index, tolerance: tolerance, &state) { return true }
        throw .unsatisfiable(conflict(at: index, sign: sign, &state))
      }
    } else {
      let hasSlope = target > 0 ? row.hasRightSlope : row.hasLeftSlope
      let slope = hasSlope ? sign * row.slope : 0
      if position.isNone || ratioTest.permits((slope - row.sideSlope).magnitude, at: row.level) {
        state.multiplierChange.set(slope - row.sideSlope, at: row.level)
        state.flip(index, to: hasSlope ? target : 0)
        state.pivotColumn.clear()
        return true
      }
    }
    let isFree = state.basis.heads[position].isUnit
    let progress = isFree || !ratioTest.bestGap.isZero
    state.multiplierChange.set(to: ratioTest.bestGap)
    state.multiplierChange.multiply(by: sign)
    try state.pivot(entering: index, leaving: position, growing: -sign * state.pivotColumn[position] > 0)
    return progress
  }

  /// A required constraint that no pivot can satisfy: either its violation is rounding, or the factor has to be recomputed before the
  /// conflict is believed.
  ///
  /// - Returns: Whether the constraint is settled or has been listed again.
  private func settleWithoutPivot(
    _ index: RowIndex, tolerance: Double, _ state: inout SimplexState
  ) throws(SolverError) -> Bool {
    if state.program.rows[index].activity.magnitude <= Tolerances.conflictFactor * tolerance {
      state.pivotColumn.clear()
      return true
    }
    switch judgeConflict(index, &state) {
    case .proven: return false
    case .rounding:
      state.pivotColumn.clear()
      return true
    case .unclear: break
    }
    if state.basis.factor.isFresh && state.accuracy.stepsSinceRefresh == 0 { throw .numericalFailure }
    state.pivotColumn.clear()
    state.refactorize()
    state.refreshValues()
    state.noteInfeasible(index)
    return true
  }

  private enum Judgement { case proven, rounding, unclear }

  /// Whether the combination in ``pivotColumn`` cancels the constraint's coefficients and misses its constant by more than rounding.
  private func judgeConflict(_ index: RowIndex, _ state: inout SimplexState) -> Judgement {
    var missing = -state.program.rows[index].constant
    var scale = state.program.rows[index].constant.magnitude
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      let coefficient = state.pivotColumn[position]
      if coefficient == 0 { continue }
      missing += coefficient * state.program.rows[state.basis.heads[position].row].constant
      scale += (coefficient * state.program.rows[state.basis.heads[position].row].constant).magnitude
    }
    let error = state.combinationError(index, ignoring: 0)
    let absolute = state.program.isUneven ? Tolerances.unevenFeasibility : Tolerances.feasibility
    let tolerance =
      (state.accuracy.isStrict ? Tolerances.unevenFeasibility : absolute) + Tolerances.relativeFeasibility * scale
    if error > Tolerances.certificate * max(1, state.pivotColumnSize) { return .unclear }
    if missing.magnitude <= tolerance { return .rounding }
    return missing * state.program.rows[index].activity > 0 ? .proven : .unclear
  }

  /// The conflict that ``pivotColumn`` proves: a required constraint as a combination of others that keep it from holding.
  private func conflict(at index: RowIndex, sign: Double, _ state: inout SimplexState) -> Conflict {
    let own = state.program.scale(of: index)
    var members = [member(index, multiplier: -sign, &state)]
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      let coefficient = state.pivotColumn[position]
      if coefficient == 0 { continue }
      members.append(
        member(
          state.basis.heads[position].row,
          multiplier: sign * coefficient * state.program.scale(of: state.basis.heads[position].row) / own, &state))
    }
    state.pivotColumn.clear()
    members.sort { state.program.isOlder($0.handle, $1.handle) }
    // In the unit of what was refused, which need not be the constraint at which the conflict showed.
    let unit = members.last { $0.isRefused }?.multiplier.magnitude ?? 1
    var shortfall = DoubleDouble()
    for place in members.indices {
      members[place].multiplier /= unit
      let row = RowIndex(rawValue: members[place].handle.index)
      shortfall.add(members[place].multiplier, times: state.program.rows[row].constant / state.program.scale(of: row))
    }
    return Conflict(members: members, shortfall: shortfall.value)
  }

  private func member(
    _ index: RowIndex, multiplier: Double, _ state: inout SimplexState
  ) -> Conflict.Member {
    Conflict.Member(
      handle: state.program.handle(of: index), tag: state.program.rows[index].tag, multiplier: multiplier,
      isRefused: state.program.rows[index].flags.contains(.staged))
  }
}

extension DualSimplex {
  init() { self.init(ratioTest: RatioTest()) }
}
