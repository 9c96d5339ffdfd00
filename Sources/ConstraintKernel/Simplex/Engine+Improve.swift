/// Where an inactive constraint meets its breakpoint on the way along a direction.
struct Breakpoint: BitwiseCopyable {
  var step: Double
  var index: Int32
  /// Whether the activity grows there.
  var isGrowing: Bool
  var isInfinite: Bool
  /// By how much the slope of the penalty sum grows there, at the constraint's level.
  var jump: Double
  /// The activity's growth or fall per unit of the way; positive.
  var slope: Double
}

/// The primal step: moving the values until the multipliers are in their intervals.
///
/// An active constraint whose multiplier lies outside its interval leaves its breakpoint, and the values move along the direction that this
/// frees. Inactive constraints that reach their breakpoints on the way make the penalty sum rise more steeply; the step goes on past each as long
/// as the sum still falls (Fourer's long step), and the constraint at which it stops falling becomes active.
extension Engine {
  /// - Returns: False if the sum falls for ever, which only happens where ``mayBeUnbounded`` is set.
  @discardableResult
  mutating func improveAll() throws(SolverError) -> Bool {
    var budget = 20 * (records.count + values.count) + 1000
    var stalled = 0
    while let slot = popSuspect(oldest: stalled > Tolerances.degeneratePivots) {
      let side = excess(slot)
      if side == 0 { continue }
      switch try improve(slot, towards: side) {
      case .moved: stalled = 0
      case .stayed: stalled += 1
      case .unbounded: return false
      }
      budget -= 1
      if budget < 0 { throw .numericalFailure }
    }
    return true
  }

  private mutating func popSuspect(oldest: Bool) -> Int32? {
    guard oldest, suspects.count > 1 else { return suspects.popLast() }
    var best = -1
    for place in 0..<suspects.count where excess(suspects[place]) != 0 {
      if best < 0 || age(suspects[place]) < age(suspects[best]) { best = place }
    }
    guard best >= 0 else {
      suspects.removeAll()
      return nil
    }
    let slot = suspects[best]
    suspects[best] = suspects[suspects.count - 1]
    suspects.truncate(to: suspects.count - 1)
    return slot
  }

  private func age(_ slot: Int32) -> UInt32 { basis[slot] < 0 ? 0 : records[basis[slot]].serial }

  private enum Step { case moved, stayed, unbounded }

  private mutating func improve(_ slot: Int32, towards side: Int) throws(SolverError) -> Step {
    solveDirection(slot)
    collectBreakpoints(sign: Double(side))
    fillDescent(slot, side)
    let stop = passBreakpoints()
    if stop == nil, mayBeUnbounded { leaveUnbounded(slot, side) }
    guard let stop else {
      direction.clear()
      if mayBeUnbounded { return .unbounded }
      surrender(slot)
      return .stayed
    }
    let entering = breakpoints[stop].index
    let step = breakpoints[stop].step
    let slope = breakpoints[stop].isGrowing ? breakpoints[stop].slope : -breakpoints[stop].slope
    for place in 0..<stop { pass(breakpoints[place]) }
    load(entering)
    transform()
    // The same number by two ways: along the direction, and in the transformed row.
    if (transformed.values[slot] * Double(side) - slope).magnitude > Tolerances.pivotAgreement * slope.magnitude {
      return try recover(slot)
    }
    fillDescent(slot, side)
    change.set(to: total)
    change.multiply(by: -Double(side) / transformed.values[slot])
    try pivot(entering: entering, leaving: slot, growing: side > 0)
    if side == excess(slot) { suspects.append(slot) }
    return step > 0 ? .moved : .stayed
  }

  /// Goes some way along a direction without end, for an example; the constraint in the slot is left behind.
  private mutating func leaveUnbounded(_ slot: Int32, _ side: Int) {
    guard exampleVariable >= 0 else { return }
    let slope = direction.values[exampleVariable].magnitude
    // A hundred points beyond a value are an example that a person can picture; beside a large value they have to be more.
    let distance = max(100, 1e-3 * values[exampleVariable].magnitude)
    moveValues(by: Double(side) * (slope > 0 ? distance / slope : distance))
    direction.clear()
    multipliers.clear(slot)
    if basis[slot] >= 0 { vacate(slot) }
  }

  /// Makes the factor and the values anew where they have lost their precision.
  private mutating func recover(_ slot: Int32) throws(SolverError) -> Step {
    transformed.clear()
    direction.clear()
    if factor.isFresh, stepsSinceRefresh == 0 { throw .numericalFailure }
    refactorize()
    refreshValues()
    refreshMultipliers()
    for place in 0..<Int32(basis.count) where excess(place) != 0 { suspects.append(place) }
    return .stayed
  }

  /// Writes to ``total`` the slope of the penalty sum along the way: minus the multiplier's excess.
  private mutating func fillDescent(_ slot: Int32, _ side: Int) {
    multipliers.read(slot, into: &total)
    let content = basis[slot]
    if content >= 0 {
      let record = records[content]
      let hasSlope = side > 0 ? record.hasRightSlope : record.hasLeftSlope
      if hasSlope, !record.isRequired { total.add(side > 0 ? -record.slope : record.slope, at: record.level) }
    }
    if side > 0 { total.multiply(by: -1) }
  }

  mutating func collectBreakpoints(sign: Double) {
    breakpoints.removeAll()
    var largest = 0.0
    for position in 0..<direction.pattern.count {
      largest = max(largest, direction.values[direction.pattern[position]].magnitude)
    }
    let smallestMove = Tolerances.smallestPivot * largest
    nextMark()
    let round = mark
    for position in 0..<direction.pattern.count {
      for entry in matrix.columns.entries(direction.pattern[position]) {
        let index = entry.index
        if records[index].mark == round { continue }
        records[index].mark = round
        if records[index].isActive || !records[index].isLive || records[index].flags.contains(.queued) { continue }
        // What was added or changed after the last solve, and has no slope yet, is brought in by repair.
        if records[index].flags.contains(.staged), records[index].side == 0 { continue }
        addBreakpoint(index, sign: sign, ignoring: smallestMove)
      }
    }
  }

  private mutating func addBreakpoint(_ index: Int32, sign: Double, ignoring smallestMove: Double) {
    var slope = 0.0
    var size = 0.0
    for entry in matrix.rows.entries(index) {
      let move = direction.values[entry.index]
      if move.magnitude <= smallestMove { continue }
      let part = entry.value * move
      slope += part
      size += part.magnitude
    }
    slope *= sign
    if slope.magnitude <= Tolerances.cancelledSlope * size { return }
    let record = records[index]
    let isGrowing = slope > 0
    let hasSlope = isGrowing ? record.hasRightSlope : record.hasLeftSlope
    let isInfinite = record.isRequired && hasSlope
    let end = hasSlope ? (isGrowing ? record.slope : -record.slope) : 0
    let jump = (end - record.sideSlope) * (isGrowing ? 1 : -1)
    if !isInfinite, jump <= 0 { return }
    let activity = evaluate(index).activity
    let step = max(0, isGrowing ? -activity / slope : activity / -slope)
    breakpoints.append(
      Breakpoint(
        step: step, index: index, isGrowing: isGrowing, isInfinite: isInfinite, jump: jump * slope.magnitude,
        slope: slope.magnitude))
  }

  /// Sorts the breakpoints as far as needed and finds the one at which the penalty sum stops falling.
  private mutating func passBreakpoints() -> Int? {
    for place in 0..<breakpoints.count {
      selectNext(place)
      let next = breakpoints[place]
      if next.isInfinite { return place }
      total.add(next.jump, at: records[next.index].level)
      if total.sign >= 0 { return place }
    }
    return nil
  }

  mutating func selectNext(_ start: Int) {
    var best = start
    for place in start..<breakpoints.count where comesFirst(breakpoints[place], breakpoints[best]) { best = place }
    let kept = breakpoints[start]
    breakpoints[start] = breakpoints[best]
    breakpoints[best] = kept
  }

  private func comesFirst(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    if first.step != second.step { return first.step < second.step }
    if first.slope != second.slope { return first.slope > second.slope }
    return records[first.index].serial < records[second.index].serial
  }

  /// Moves a constraint whose breakpoint lies before the end of the step to its other side.
  private mutating func pass(_ breakpoint: Breakpoint) {
    let record = records[breakpoint.index]
    let hasSlope = breakpoint.isGrowing ? record.hasRightSlope : record.hasLeftSlope
    let side: Int8 = hasSlope ? (breakpoint.isGrowing ? 1 : -1) : 0
    load(breakpoint.index)
    transform()
    change.set(Double(side) * record.slope - record.sideSlope, at: record.level)
    flip(breakpoint.index, to: side)
    transformed.clear()
  }

  /// Gives up a multiplier that rounding has left outside its interval although nothing stops the way: it counts as 0.
  private mutating func surrender(_ slot: Int32) {
    total.setZero()
    setMultiplier(slot, total.terms.elements)
  }

  // MARK: Slots of removed constraints

  /// Puts a unit column in the slot of a removed constraint whose multiplier is 0: a variable floats from now on.
  mutating func vacate(_ slot: Int32) {
    var variable = slot
    loadUnit(variable)
    if transformed.values[slot].magnitude <= Tolerances.smallPivot * largestTransformed {
      transformed.clear()
      variable = mostDependent(on: slot)
      loadUnit(variable)
    }
    statistics.pivots += 1
    let content = basis[slot]
    undo.noteRecord(content, records[content])
    records[content].slot = -1
    setBasis(slot, -1 - variable)
    let isAccurate = factor.replaceColumn(slot, reached: transformed, &undo)
    transformed.clear()
    if !isAccurate { refactorize() }
  }

  private mutating func loadUnit(_ variable: Int32) {
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    transformed.add(1, at: variable)
    transform()
  }

  /// The variable that moves most with the activity in a slot.
  private mutating func mostDependent(on slot: Int32) -> Int32 {
    solveDirection(slot)
    var best = slot
    var largest = 0.0
    for position in 0..<direction.pattern.count {
      let place = direction.pattern[position]
      let size = direction.values[place].magnitude
      if size > largest || (size == largest && place > best) {
        best = place
        largest = size
      }
    }
    direction.clear()
    return best
  }
}
