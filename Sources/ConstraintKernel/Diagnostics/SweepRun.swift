extension Solver {
  /// All values while one constraint's constant moves from one number to another, with the exact points at which anything bends.
  ///
  /// The solver itself does not change. Where a conflict begins on the way, the sweep ends there and names it.
  ///
  /// - Parameters:
  ///   - handle: A constraint of this solver; an edit's too (``editConstraint(of:)``).
  ///   - start: Where the constant starts; finite.
  ///   - end: Where it ends; finite, and may be less than `start`.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/transactionOpen``, and
  ///   ``SolverError/unsatisfiable(_:)`` if there is no solution at `start`.
  /// - Complexity: O(s + b · z) for a copy of the solver of size s, b bends and solves with z non-zeros.
  public func sweep(_ handle: ConstraintHandle, from start: Double, to end: Double) throws(SolverError) -> Sweep {
    try requireSettled()
    let index = try engine.pointee.index(of: handle)
    try Engine.check(start, "start of the sweep")
    try Engine.check(end, "end of the sweep")
    var run = SweepRun(of: engine.pointee, index, from: start, to: end)
    return try run.sweep()
  }
}

/// A parametric repair on a copy of a solver.
private struct SweepRun: ~Copyable {
  private var engine: Engine
  private let index: Int32
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

  init(of solver: borrowing Engine, _ index: Int32, from start: Double, to end: Double) {
    engine = solver.copy()
    self.index = index
    self.start = start
    self.end = end
    way = end < start ? -1 : 1
    scale = solver.scale(of: index)
    position = start
    slopes.resize(to: solver.values.count, filling: 0)
    engine.transformed.resize(to: engine.values.count)
    engine.direction.resize(to: engine.values.count)
  }

  mutating func sweep() throws(SolverError) -> Sweep {
    let (target, start, index) = (self.start, self.start, self.index)
    try engine.run { (engine: inout Engine) throws(SolverError) in
      engine.stageConstant(target, of: index)
      engine.records[index].flags.insert(.live)
      if engine.records[index].constant.isNaN { engine.records[index].constant = engine.records[index].target }
    }
    var resting: [Variable: Double] = [:]
    for variable in engine.liveVariables { resting[variable] = engine.values[variable.index] }
    var conflict: Conflict?
    var stalled = 0
    var budget = 100 * (engine.records.count + engine.values.count) + 1000
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

  /// Fills the engine's direction with the values' slopes per unit of the way, and finds the next constraint that reaches its breakpoint.
  private mutating func findBend() -> Breakpoint? {
    engine.direction.clear()
    engine.breakpoints.removeAll()
    if engine.records[index].isActive {
      engine.solveDirection(engine.records[index].slot)
      for place in 0..<engine.direction.pattern.count {
        engine.direction.values[engine.direction.pattern[place]] *= scale * way
      }
      engine.collectBreakpoints(sign: 1)
    } else if let own = ownBreakpoint() {
      engine.breakpoints.append(own)
    }
    guard !engine.breakpoints.isEmpty else { return nil }
    engine.selectNext(0)
    return engine.breakpoints[0]
  }

  /// Where the moving constraint itself, while it is inactive, reaches its breakpoint.
  private func ownBreakpoint() -> Breakpoint? {
    let record = engine.records[index]
    let isGrowing = way < 0
    let hasSlope = isGrowing ? record.hasRightSlope : record.hasLeftSlope
    let isDone = isGrowing ? record.side >= (hasSlope ? 1 : 0) : record.side <= (hasSlope ? -1 : 0)
    if isDone { return nil }
    let activity = engine.evaluate(index).activity / scale
    return Breakpoint(
      step: max(0, isGrowing ? -activity : activity), index: index, isGrowing: isGrowing, isInfinite: false, jump: 0,
      slope: 1)
  }

  private mutating func advance(by step: Double) {
    noteSlopes()
    position = step == (end - position) * way ? end : position + way * step
    engine.records[index].target = position * scale
    engine.records[index].constant = position * scale
    engine.moveValues(by: step)
    engine.dropCandidates()
  }

  /// Begins a new piece for every variable whose slope has changed.
  private mutating func noteSlopes() {
    var bent = false
    for place in 0..<moving.count where !engine.direction.contains(moving[place]) {
      bent = note(moving[place], slope: 0) || bent
    }
    moving.removeAll()
    for place in 0..<engine.direction.pattern.count {
      let variable = engine.direction.pattern[place]
      let slope = engine.direction.values[variable] * way
      if slope != 0 { moving.append(variable) }
      bent = note(variable, slope: slope) || bent
    }
    if bent, position != start { bends.append(position) }
  }

  private mutating func note(_ variable: Int32, slope: Double) -> Bool {
    let old = slopes[variable]
    if (slope - old).magnitude <= Tolerances.change * max(1e-3, slope.magnitude, old.magnitude) { return false }
    slopes[variable] = slope
    let name = engine.variable(variable)
    let value = engine.values[variable]
    var pieces = courses[name] ?? []
    if pieces.isEmpty, position != start { pieces.append(Sweep.Piece(start: start, value: value, slope: 0)) }
    pieces.append(Sweep.Piece(start: position, value: value, slope: slope))
    courses[name] = pieces
    return true
  }

  /// Lets a constraint pass its breakpoint, at the present values.
  private mutating func bend(at breakpoint: Breakpoint, choosingOldest: Bool) throws(SolverError) -> Conflict? {
    engine.direction.clear()
    do {
      _ = try engine.repair(
        breakpoint.index, towards: breakpoint.isGrowing ? 1 : -1, tolerance: 0, choosingOldest: choosingOldest)
    } catch .unsatisfiable(let conflict) {
      let own = engine.handle(of: index)
      let members = conflict.members.map {
        Conflict.Member(
          handle: $0.handle, tag: $0.tag, multiplier: $0.multiplier, isRefused: $0.handle == own)
      }
      return Conflict(members: members, shortfall: 0)
    }
    engine.dropCandidates()
    engine.suspects.removeAll()
    return nil
  }
}
