/// A parametric repair on a copy of a solver.
struct SweepRun: ~Copyable {
  private var solver: SimplexSolver
  private let index: RowIndex
  private let start: Double
  private let end: Double
  /// 1 or −1: the way of the constant.
  private let way: Double
  private let scale: Double
  private var position: Double
  private var slopes = FlatBuffer<Double>()
  /// The variables with a slope.
  private var moving = FlatBuffer<Int32>()
  private var courses: [Variable: [Sweep.Piece]] = [:]
  private var bends: [Double] = []

  init(of settled: borrowing SimplexSolver, _ index: RowIndex, from start: Double, to end: Double) {
    solver = settled.copy()
    self.index = index
    self.start = start
    self.end = end
    way = end < start ? -1 : 1
    scale = settled.state.program.scale(of: index)
    position = start
    slopes.resize(to: settled.state.basis.values.count, filling: 0)
    solver.state.pivotColumn.resize(to: solver.state.basis.values.count)
    solver.state.pivotRow.resize(to: solver.state.basis.values.count)
  }

  mutating func sweep() throws(SolverError) -> Sweep {
    let (target, start, index) = (self.start, self.start, self.index)
    try solver.run { (solver: inout SimplexSolver) throws(SolverError) in
      solver.state.stageConstant(target, of: index)
      solver.state.program.rows[index].flags.insert(.live)
      if solver.state.program.rows[index].constant.isNaN {
        solver.state.program.rows[index].constant = solver.state.program.rows[index].target
      }
    }
    var resting: [Variable: Double] = [:]
    for variable in solver.liveVariables { resting[variable] = solver.state.basis.values[variable.index] }
    var conflict: Conflict?
    var stalled = 0
    var budget =
      Tolerances.breakpointsPerUnknown * (solver.state.program.rows.count + solver.state.basis.values.count)
      + Tolerances.iterationsAtLeast
    while true {
      let next = findBend()
      let reach = (end - position) * way
      let step = min(reach, next?.step ?? .infinity)
      if step > 0 {
        advance(by: step)
        stalled = 0
      }
      guard let next, next.step <= reach, position != end || next.step == 0 else { break }
      if position == end { break }
      stalled += 1
      budget -= 1
      if budget < 0 { throw .numericalFailure }
      conflict = try bend(at: next, choosingOldest: stalled > Tolerances.degeneratePivots)
      if conflict != nil { break }
    }
    return Sweep(
      start: start, end: conflict == nil ? end : position, breakpoints: bends, conflict: conflict, courses: courses,
      resting: resting)
  }

  /// Fills the pivot row with the values' slopes per unit of the way, and finds the next constraint that reaches its breakpoint.
  private mutating func findBend() -> Breakpoint? {
    solver.state.pivotRow.clear()
    if solver.state.program.rows[index].isActive {
      solver.state.btran(solver.state.program.rows[index].position)
      for place in 0..<solver.state.pivotRow.pattern.count {
        solver.state.pivotRow.values[solver.state.pivotRow.pattern[place]] *= scale * way
      }
      return solver.primal.firstBreakpoint(sign: 1, &solver.state)
    }
    return ownBreakpoint()
  }

  /// Where the moving constraint itself, while it is inactive, reaches its breakpoint.
  private func ownBreakpoint() -> Breakpoint? {
    let row = solver.state.program.rows[index]
    let isGrowing = way < 0
    let hasSlope = isGrowing ? row.hasRightSlope : row.hasLeftSlope
    let isDone = isGrowing ? row.side >= (hasSlope ? 1 : 0) : row.side <= (hasSlope ? -1 : 0)
    if isDone { return nil }
    let activity = solver.state.evaluate(index).activity / scale
    return Breakpoint(
      step: max(0, isGrowing ? -activity : activity), row: index, isGrowing: isGrowing, isInfinite: false, jump: 0,
      jumpSize: 0,
      slope: 1)
  }

  private mutating func advance(by step: Double) {
    noteSlopes()
    position = step == (end - position) * way ? end : position + way * step
    solver.state.program.rows[index].target = position * scale
    solver.state.program.rows[index].constant = position * scale
    solver.state.moveValues(by: step)
    solver.state.dropPrimalInfeasibilities()
  }

  /// Begins a new piece for every variable whose slope has changed.
  private mutating func noteSlopes() {
    var bent = false
    for place in 0..<moving.count where !solver.state.pivotRow.contains(moving[place]) {
      bent = note(moving[place], slope: 0) || bent
    }
    moving.removeAll()
    for place in 0..<solver.state.pivotRow.pattern.count {
      let variable = solver.state.pivotRow.pattern[place]
      let slope = solver.state.pivotRow.values[variable] * way
      if slope != 0 { moving.append(variable) }
      bent = note(variable, slope: slope) || bent
    }
    if bent, position != start { bends.append(position) }
  }

  private mutating func note(_ variable: Int32, slope: Double) -> Bool {
    let old = slopes[variable]
    if (slope - old).magnitude <= Tolerances.change * max(Tolerances.smallSlope, slope.magnitude, old.magnitude) {
      return false
    }
    slopes[variable] = slope
    let name = solver.state.program.variable(variable)
    let value = solver.state.basis.values[variable]
    var pieces = courses[name] ?? []
    if pieces.isEmpty, position != start { pieces.append(Sweep.Piece(start: start, value: value, slope: 0)) }
    pieces.append(Sweep.Piece(start: position, value: value, slope: slope))
    courses[name] = pieces
    return true
  }

  /// Lets a constraint pass its breakpoint, at the present values.
  private mutating func bend(at breakpoint: Breakpoint, choosingOldest: Bool) throws(SolverError) -> Conflict? {
    solver.state.pivotRow.clear()
    do {
      _ = try solver.dual.iterate(
        breakpoint.row, towards: breakpoint.isGrowing ? 1 : -1, tolerance: 0, choosingOldest: choosingOldest,
        &solver.state)
    } catch .unsatisfiable(let conflict) {
      let own = solver.state.program.handle(of: index)
      let members = conflict.members.map {
        Conflict.Member(handle: $0.handle, tag: $0.tag, multiplier: $0.multiplier, isRefused: $0.handle == own)
      }
      return Conflict(members: members, shortfall: 0)
    }
    solver.state.dropPrimalInfeasibilities()
    solver.state.dualInfeasibilities.removeAll()
    return nil
  }
}
