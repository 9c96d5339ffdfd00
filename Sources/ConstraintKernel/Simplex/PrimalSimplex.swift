/// The primal simplex method: moving the values until the multipliers are in their intervals.
///
/// An active constraint whose multiplier lies outside its interval leaves its breakpoint, and the values move along the direction that this
/// frees. Inactive constraints that reach their breakpoints on the way make the penalty sum rise more steeply; the step goes on past each as long
/// as the sum still falls (Fourer's long step), and the constraint at which it stops falling becomes active.
struct PrimalSimplex: ~Copyable {
  private var breakpoints: FlatBuffer<Breakpoint>
  /// The slope of the penalty sum along the way.
  private var descent: LevelVector
  /// Whether a direction without end is an answer (for ranges) and not a numerical failure.
  var mayBeUnbounded: Bool
  /// The variable of which an example far along such a direction is wanted, or −1.
  var exampleVariable: Int32

  var bytes: Int { breakpoints.bytes + descent.bytes }

  /// Iterates until nothing is dual infeasible.
  ///
  /// - Returns: False if the sum falls for ever, which only happens where ``mayBeUnbounded`` is set.
  @discardableResult
  mutating func run(_ state: inout SimplexState) throws(SolverError) -> Bool {
    var budget = state.iterationBudget
    var stalled = 0
    while let position = popInfeasible(choosingOldest: stalled > Tolerances.degeneratePivots, &state) {
      let side = state.excess(position)
      if side == 0 { continue }
      switch try iterate(position, towards: side, &state) {
      case .moved: stalled = 0
      case .stayed: stalled += 1
      case .unbounded: return false
      }
      budget -= 1
      if budget < 0 { throw .numericalFailure }
    }
    return true
  }

  private func popInfeasible(choosingOldest: Bool, _ state: inout SimplexState) -> BasisPosition? {
    guard choosingOldest, state.dualInfeasibilities.count > 1 else { return state.dualInfeasibilities.popLast() }
    var best = -1
    for place in 0..<state.dualInfeasibilities.count where state.excess(state.dualInfeasibilities[place]) != 0 {
      if best < 0 || age(state.dualInfeasibilities[place], &state) < age(state.dualInfeasibilities[best], &state) {
        best = place
      }
    }
    guard best >= 0 else {
      state.dualInfeasibilities.removeAll()
      return nil
    }
    let position = state.dualInfeasibilities[best]
    state.dualInfeasibilities[best] = state.dualInfeasibilities[state.dualInfeasibilities.count - 1]
    state.dualInfeasibilities.truncate(to: state.dualInfeasibilities.count - 1)
    return position
  }

  private func age(_ position: BasisPosition, _ state: inout SimplexState) -> UInt32 {
    state.basis.heads[position].isUnit ? 0 : state.program.rows[state.basis.heads[position].row].serial
  }

  private enum Step { case moved, stayed, unbounded }

  private mutating func iterate(
    _ position: BasisPosition, towards side: Int, _ state: inout SimplexState
  ) throws(SolverError) -> Step {
    state.btran(position)
    if state.accuracy.isStrict { state.refineRow(position) }
    collectBreakpoints(sign: Double(side), &state)
    fillDescent(position, side, &state)
    let stop = passBreakpoints(&state)
    if stop == nil, mayBeUnbounded { leaveUnbounded(position, side, &state) }
    guard let stop else {
      state.pivotRow.clear()
      if mayBeUnbounded { return .unbounded }
      surrender(position, &state)
      return .stayed
    }
    let entering = breakpoints[stop].row
    let step = breakpoints[stop].step
    let slope = breakpoints[stop].isGrowing ? breakpoints[stop].slope : -breakpoints[stop].slope
    for place in 0..<stop { pass(breakpoints[place], &state) }
    state.loadColumn(entering)
    // The same number by two ways: along the direction, and in the pivot column.
    let reached = state.pivotColumn[position] * Double(side)
    let isSame = (reached - slope).magnitude <= Tolerances.pivotAgreement * slope.magnitude
    // With more digits in the column, the direction is what is rounded.
    if !isSame, !state.accuracy.isStrict || reached * slope <= 0 { return try recover(&state) }
    fillDescent(position, side, &state)
    state.multiplierChange.set(to: descent)
    state.multiplierChange.multiply(by: -Double(side) / state.pivotColumn[position])
    try state.pivot(entering: entering, leaving: position, growing: side > 0)
    if side == state.excess(position) { state.dualInfeasibilities.append(position) }
    return step > 0 ? .moved : .stayed
  }

  /// Goes some way along a direction without end, for an example; the constraint in the position is left behind.
  private func leaveUnbounded(_ position: BasisPosition, _ side: Int, _ state: inout SimplexState) {
    guard exampleVariable >= 0 else { return }
    let slope = state.pivotRow.values[exampleVariable].magnitude
    // A hundred points beyond a value are an example that a person can picture; beside a large value they have to be more.
    let distance = max(
      Tolerances.exampleDistance, Tolerances.exampleShare * state.basis.values[exampleVariable].magnitude)
    state.moveValues(by: Double(side) * (slope > 0 ? distance / slope : distance))
    state.pivotRow.clear()
    state.basis.multipliers.clear(position)
    if !state.basis.heads[position].isUnit { state.vacate(position) }
  }

  /// Makes the factor and the values anew where they have lost their precision.
  private func recover(_ state: inout SimplexState) throws(SolverError) -> Step {
    state.pivotColumn.clear()
    state.pivotRow.clear()
    if state.basis.factor.isFresh, state.accuracy.stepsSinceRefresh == 0 { throw .numericalFailure }
    state.refactorize()
    state.refreshValues()
    state.refreshMultipliers()
    for place in state.basis.positions where state.excess(place) != 0 {
      state.dualInfeasibilities.append(place)
    }
    return .stayed
  }

  /// Writes to ``descent`` the slope of the penalty sum along the way: minus the multiplier's excess.
  private mutating func fillDescent(_ position: BasisPosition, _ side: Int, _ state: inout SimplexState) {
    state.basis.multipliers.read(position, into: &descent)
    let head = state.basis.heads[position]
    if !head.isUnit {
      let row = state.program.rows[head.row]
      let hasSlope = side > 0 ? row.hasRightSlope : row.hasLeftSlope
      if hasSlope, !row.isRequired { descent.add(side > 0 ? -row.slope : row.slope, at: row.level) }
    }
    if side > 0 { descent.multiply(by: -1) }
  }

  mutating func collectBreakpoints(sign: Double, _ state: inout SimplexState) {
    breakpoints.removeAll()
    var largest = 0.0
    for number in 0..<state.pivotRow.pattern.count {
      largest = max(largest, state.pivotRow.values[state.pivotRow.pattern[number]].magnitude)
    }
    let smallestMove = state.accuracy.isStrict ? 0 : Tolerances.smallestPivot * largest
    state.nextRound()
    let round = state.round
    for number in 0..<state.pivotRow.pattern.count {
      for entry in state.program.matrix.columns.entries(state.pivotRow.pattern[number]) {
        let index = entry.index
        if state.program.rows[index].mark == round { continue }
        state.program.rows[index].mark = round
        if state.program.rows[index].isActive || !state.program.rows[index].isLive
          || (state.program.rows[index].flags.contains(.queued) && !mayBeUnbounded)
        {
          continue
        }
        // What was added or changed after the last solve, and has no slope yet, is brought in by repair.
        if state.program.rows[index].flags.contains(.staged), state.program.rows[index].side == 0 { continue }
        addBreakpoint(index, sign: sign, ignoring: smallestMove, largest: largest, &state)
      }
    }
  }

  private mutating func addBreakpoint(
    _ index: RowIndex, sign: Double, ignoring smallestMove: Double, largest: Double, _ state: inout SimplexState
  ) {
    var slope = 0.0
    var size = 0.0
    for entry in state.program.matrix.rows.entries(index) {
      let move = state.pivotRow.values[entry.index]
      if move.magnitude <= smallestMove { continue }
      let part = entry.value * move
      slope += part
      size += part.magnitude
    }
    if state.accuracy.isStrict {
      slope = state.exactSlope(of: index, largest: largest)
      if slope == 0 { return }
    } else if slope.magnitude <= Tolerances.doubtful * (state.program.isUneven ? largest : size), slope != 0 {
      if state.program.isUneven || slope.magnitude > Tolerances.rounding * size { state.accuracy.isDoubtful = true }
      if slope.magnitude <= Tolerances.cancelledSlope * size { return }
    }
    slope *= sign
    if slope == 0 { return }
    let row = state.program.rows[index]
    let isGrowing = slope > 0
    let hasSlope = isGrowing ? row.hasRightSlope : row.hasLeftSlope
    let isInfinite = row.isRequired && hasSlope
    let end = hasSlope ? (isGrowing ? row.slope : -row.slope) : 0
    let jump = (end - row.sideSlope) * (isGrowing ? 1 : -1)
    if !isInfinite, jump <= 0 { return }
    let activity = state.evaluate(index).activity
    let step = max(0, isGrowing ? -activity / slope : activity / -slope)
    breakpoints.append(
      Breakpoint(
        step: step, row: index, isGrowing: isGrowing, isInfinite: isInfinite, jump: jump * slope.magnitude,
        jumpSize: jump * size, slope: slope.magnitude))
  }

  /// Sorts the breakpoints as far as needed and finds the one at which the penalty sum stops falling.
  private mutating func passBreakpoints(_ state: inout SimplexState) -> Int? {
    for place in 0..<breakpoints.count {
      selectNext(place, &state)
      let next = breakpoints[place]
      if next.isInfinite { return place }
      descent.add(next.jump, at: state.program.rows[next.row].level, sumOf: next.jumpSize)
      if descent.isDoubtful {
        descent.isDoubtful = false
        state.accuracy.isDoubtful = true
      }
      if descent.sign >= 0 { return place }
    }
    return nil
  }

  private func selectNext(_ start: Int, _ state: inout SimplexState) {
    var best = start
    for place in start..<breakpoints.count where comesFirst(breakpoints[place], breakpoints[best], &state) {
      best = place
    }
    let kept = breakpoints[start]
    breakpoints[start] = breakpoints[best]
    breakpoints[best] = kept
  }

  private func comesFirst(
    _ first: Breakpoint, _ second: Breakpoint, _ state: inout SimplexState
  ) -> Bool {
    if first.step != second.step { return first.step < second.step }
    if first.slope != second.slope { return first.slope > second.slope }
    return state.program.rows[first.row].serial < state.program.rows[second.row].serial
  }

  /// Moves a constraint whose breakpoint lies before the end of the step to its other side.
  private func pass(_ breakpoint: Breakpoint, _ state: inout SimplexState) {
    let row = state.program.rows[breakpoint.row]
    let hasSlope = breakpoint.isGrowing ? row.hasRightSlope : row.hasLeftSlope
    let side: Int8 = hasSlope ? (breakpoint.isGrowing ? 1 : -1) : 0
    state.loadColumn(breakpoint.row)
    state.multiplierChange.set(Double(side) * row.slope - row.sideSlope, at: row.level)
    state.flip(breakpoint.row, to: side)
    state.pivotColumn.clear()
  }

  /// Gives up a multiplier that rounding has left outside its interval although nothing stops the way: it counts as 0.
  private mutating func surrender(_ position: BasisPosition, _ state: inout SimplexState) {
    state.accuracy.isDoubtful = true
    descent.setZero()
    state.setMultiplier(position, descent.terms.elements)
  }

  /// The first breakpoint on the way along the pivot row.
  mutating func firstBreakpoint(sign: Double, _ state: inout SimplexState) -> Breakpoint? {
    collectBreakpoints(sign: sign, &state)
    guard !breakpoints.isEmpty else { return nil }
    selectNext(0, &state)
    return breakpoints[0]
  }
}

extension PrimalSimplex {
  init() {
    self.init(breakpoints: FlatBuffer(), descent: LevelVector(), mayBeUnbounded: false, exampleVariable: -1)
  }
}
