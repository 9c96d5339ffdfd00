/// Serves homes one after the other within the optimal face.
///
/// Each is a primal simplex run on the values: the expression moves along positions that are free to move, until it is home or nothing moves it
/// further. Constraints that stop a move become active and keep their multipliers, which lie at ends of their intervals, so that every pivot stays
/// in the face. Then what would move the expression again is frozen: either its own home row, which has become active, or all active
/// constraints that would let it go away from home.
struct HomeRun: ~Copyable {
  /// The rows of homes that were served: active ones hold an expression at its home, and inactive ones tell on which side of it the expression
  /// is kept.
  private(set) var served: FlatBuffer<RowIndex>
  private var frozen: FlatBuffer<RowIndex>
  /// The terms of the home that is being served.
  private var merger: TermMerger

  /// Where a move ends: the constraint that stops it, with the distance and the slope of its activity.
  private struct Stop {
    var row = RowIndex.none
    var step = Double.infinity
    var slope = 0.0
  }

  var bytes: Int { served.bytes + frozen.bytes + merger.bytes }

  mutating func begin() { served.removeAll() }

  /// Lets go of what was frozen.
  mutating func end(_ state: inout SimplexState) {
    for place in 0..<frozen.count { state.program.rows[frozen[place]].flags.remove(.frozen) }
    frozen.removeAll()
  }

  /// Brings one expression as near to its home as the earlier ones allow.
  mutating func serve(_ home: Home, _ state: inout SimplexState) throws(SolverError) {
    try merger.merge(home.expression, state.program.columns, &state.pivotColumn)
    let target = home.value - home.expression.constant
    var budget = state.iterationBudget
    var stalled = 0
    while true {
      let (gap, tolerance) = distance(to: target, state)
      loadTerms(&state)
      let isHome = gap.magnitude <= tolerance
      let position = choose(gap: isHome ? 0 : gap, choosingFirst: stalled > Tolerances.degeneratePivots, &state)
      if position.isNone {
        let isHeld = !isHome && freezeAll(&state)
        state.pivotColumn.clear()
        if isHeld { served.append(homeRow(home, target, side: gap < 0 ? 1 : -1, &state)) }
        return
      }
      let coefficient = state.pivotColumn[position]
      state.pivotColumn.clear()
      if isHome { return try hold(home, target, in: position, growing: coefficient > 0, &state) }
      let growing = (gap > 0) == (coefficient > 0)
      let distance = gap.magnitude / coefficient.magnitude
      state.btran(position)
      let stop = findStop(sign: growing ? 1 : -1, within: distance, &state)
      if stop.row.isNone {
        state.pivotRow.clear()
        return try hold(home, target, in: position, growing: growing, &state)
      }
      try exchange(position, for: stop, growing: growing, &state)
      stalled = stop.step > 0 ? 0 : stalled + 1
      budget -= 1
      if budget < 0 { throw .numericalFailure }
    }
  }

  /// How far the expression is from its home, and what of that is rounding.
  private func distance(to target: Double, _ state: borrowing SimplexState) -> (gap: Double, tolerance: Double) {
    var gap = target
    var size = target.magnitude
    for term in merger.terms {
      let part = term.coefficient * state.basis.values[term.variable.index]
      gap -= part
      size += part.magnitude
    }
    return (gap, Tolerances.feasibility + Tolerances.relativeFeasibility * size)
  }

  /// Writes to the pivot column how the expression follows from the activities in the positions.
  private func loadTerms(_ state: inout SimplexState) {
    if state.pivotColumn.values.count < state.basis.values.count {
      state.pivotColumn.resize(to: state.basis.values.count)
    }
    for term in merger.terms { state.pivotColumn.add(term.coefficient, at: term.variable.index) }
    state.ftran()
  }

  /// The position with the largest coefficient along which the expression moves home; any way, if there is no gap.
  private func choose(gap: Double, choosingFirst: Bool, _ state: inout SimplexState) -> BasisPosition {
    var best = BasisPosition.none
    var largest = Tolerances.pivot * state.pivotColumnSize
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      let coefficient = state.pivotColumn[position]
      let size = coefficient.magnitude
      if size <= Tolerances.pivot * state.pivotColumnSize { continue }
      let isBetter =
        best.isNone || (choosingFirst ? position < best : size > largest || (size == largest && position < best))
      guard isBetter else { continue }
      let freedom = state.freedom(position)
      guard gap == 0 ? freedom != .none : freedom.allows(growth: (gap > 0) == (coefficient > 0)) else { continue }
      best = position
      largest = size
    }
    return best
  }

  /// Freezes the positions of the pivot column that can move: each takes the expression farther from its home.
  ///
  /// - Returns: Whether there are any.
  private mutating func freezeAll(_ state: inout SimplexState) -> Bool {
    let threshold = Tolerances.pivot * state.pivotColumnSize
    var found = false
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      guard state.pivotColumn[position].magnitude > threshold, state.freedom(position) != .none else { continue }
      freeze(state.basis.heads[position].row, &state)
      found = true
    }
    return found
  }

  private mutating func freeze(_ row: RowIndex, _ state: inout SimplexState) {
    state.program.rows[row].flags.insert(.frozen)
    frozen.append(row)
  }

  // MARK: Pivots

  /// Holds the expression at its home in place of what is in a position.
  private mutating func hold(
    _ home: Home, _ target: Double, in position: BasisPosition, growing: Bool, _ state: inout SimplexState
  ) throws(SolverError) {
    let row = homeRow(home, target, side: 0, &state)
    if state.program.rows[row].position.isNone {
      state.load(row)
      state.ftran()
      state.multiplierChange.setZero()
      try state.pivot(entering: row, leaving: position, growing: growsAtEnd(position, or: growing, &state))
    }
    served.append(row)
    freeze(row, &state)
  }

  /// At which end of its interval the multiplier in a position lies.
  private func growsAtEnd(_ position: BasisPosition, or growing: Bool, _ state: inout SimplexState) -> Bool {
    switch state.freedom(position) {
    case .growing: true
    case .falling: false
    case .none, .both: growing
    }
  }

  /// Moves along the pivot row up to a constraint, which becomes active.
  private func exchange(
    _ position: BasisPosition, for stop: Stop, growing: Bool, _ state: inout SimplexState
  ) throws(SolverError) {
    state.load(stop.row)
    state.ftran()
    let slope = state.pivotColumn[position] * (growing ? 1 : -1)
    if (slope - stop.slope).magnitude > Tolerances.pivotAgreement * stop.slope.magnitude {
      // The same number by two ways: the factor has lost its precision.
      state.pivotColumn.clear()
      state.pivotRow.clear()
      if state.basis.factor.isFresh, state.accuracy.stepsSinceRefresh == 0 { throw .numericalFailure }
      state.refactorize()
      state.refreshValues()
      return
    }
    state.multiplierChange.setZero()
    try state.pivot(entering: stop.row, leaving: position, growing: growing)
  }

  /// The first inactive constraint that would leave its side on the way along the pivot row; none if all allow the whole distance.
  private func findStop(sign: Double, within distance: Double, _ state: inout SimplexState) -> Stop {
    var largest = 0.0
    for number in 0..<state.pivotRow.pattern.count {
      largest = max(largest, state.pivotRow.values[state.pivotRow.pattern[number]].magnitude)
    }
    var best = Stop()
    state.nextRound()
    let round = state.round
    for number in 0..<state.pivotRow.pattern.count {
      for entry in state.program.matrix.columns.entries(state.pivotRow.pattern[number]) {
        if state.program.rows[entry.index].mark == round { continue }
        state.program.rows[entry.index].mark = round
        let row = state.program.rows[entry.index]
        guard row.isLive, !row.isActive else { continue }
        let stop = stop(at: entry.index, row, sign, ignoring: Tolerances.smallestPivot * largest, state)
        guard stop.step < distance else { continue }
        if stop.step < best.step || (stop.step == best.step && isPreferred(stop, over: best, state)) { best = stop }
      }
    }
    return best
  }

  private func isPreferred(_ stop: Stop, over best: Stop, _ state: borrowing SimplexState) -> Bool {
    if best.row.isNone { return true }
    if stop.slope.magnitude != best.slope.magnitude { return stop.slope.magnitude > best.slope.magnitude }
    return state.program.rows[stop.row].serial < state.program.rows[best.row].serial
  }

  /// Where an inactive constraint stops a move; at infinity if it does not.
  private func stop(
    at index: RowIndex, _ row: Row, _ sign: Double, ignoring smallestMove: Double, _ state: borrowing SimplexState
  ) -> Stop {
    var slope = 0.0
    var size = 0.0
    for entry in state.program.matrix.rows.entries(index) {
      let move = state.pivotRow.values[entry.index]
      if move.magnitude <= smallestMove { continue }
      let part = entry.value * move
      slope += part
      size += part.magnitude
    }
    slope *= sign
    if slope.magnitude <= Tolerances.cancelledSlope * size { return Stop() }
    let (mayFall, mayGrow) = row.staysBeside
    if slope > 0 ? mayGrow : mayFall { return Stop() }
    let activity = state.evaluate(index).activity
    return Stop(row: index, step: max(0, -activity / slope), slope: slope)
  }

  // MARK: Rows of homes

  /// The row of a home: the one that is there, or a new one.
  private func homeRow(_ home: Home, _ target: Double, side: Int8, _ state: inout SimplexState) -> RowIndex {
    if let known = findRow(target, state) {
      if state.program.rows[known].side != side {
        state.undo.noteRow(known, state.program.rows[known])
        state.program.rows[known].side = side
      }
      return known
    }
    var record = Row()
    record.flags = [.allocated, .home, .staged]
    record.slope = 0
    record.target = target
    record.level = 0
    record.side = side
    let index = state.allocate(record, merger.terms)
    state.staged.append(index)
    return index
  }

  /// A row with the terms and the value at hand.
  private func findRow(_ target: Double, _ state: borrowing SimplexState) -> RowIndex? {
    let terms = merger.terms
    guard let first = terms.first else { return nil }
    for entry in state.program.matrix.columns.entries(first.variable.index) {
      let row = state.program.rows[entry.index]
      guard row.flags.contains(.home), !row.flags.contains(.dead) else { continue }
      let scale = state.program.scale(of: entry.index)
      let entries = state.program.matrix.rows.entries(entry.index)
      guard row.target == target * scale, entries.count == terms.count else { continue }
      let isSame = terms.allSatisfy { term in
        entries.contains { $0.index == term.variable.index && $0.value == term.coefficient * scale }
      }
      if isSame { return entry.index }
    }
    return nil
  }
}

extension HomeRun {
  init() { self.init(served: FlatBuffer(), frozen: FlatBuffer(), merger: TermMerger()) }
}
