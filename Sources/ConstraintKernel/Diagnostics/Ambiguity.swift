extension Solver {
  /// Whether a variable has the same value in all optimal solutions.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: As ``range(of:)``.
  public func isUnique(_ variable: Variable) throws(SolverError) -> Bool { try range(of: variable).isUnique }

  /// The values that a variable takes over all optimal solutions.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: O(s) for a copy of the solver of size s, and two primal runs on it.
  public func range(of variable: Variable) throws(SolverError) -> ValueRange { try ranges(of: [variable])[0] }

  /// The ranges of many variables, with one preparation for all.
  ///
  /// - Parameter variables: Variables of this solver.
  /// - Returns: The ranges, in the order of the variables.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  public func ranges(of variables: [Variable]) throws(SolverError) -> [ValueRange] {
    try requireSettled()
    for variable in variables where !engine.pointee.isKnown(variable) { throw .unknownVariable(variable) }
    var face = OptimalFace(of: engine.pointee)
    var result: [ValueRange] = []
    for variable in variables {
      let lower = try face.extreme(variable.index, sign: -1)
      result.append(ValueRange(lower: lower, upper: try face.extreme(variable.index, sign: 1)))
    }
    return result
  }

  /// Two optimal solutions that differ in a variable; nil if its value is unique.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/transactionOpen``.
  /// - Complexity: As ``range(of:)``.
  public func ambiguity(of variable: Variable) throws(SolverError) -> Ambiguity? {
    let range = try range(of: variable)
    if range.isUnique { return nil }
    let low = try witness(variable, sign: -1)
    let high = try witness(variable, sign: 1)
    var result = Ambiguity(variable: variable, range: range, low: [], high: [])
    for (place, other) in variables.enumerated() {
      let (first, second) = (low[place], high[place])
      let present = value(of: other)
      let difference = max((first - second).magnitude, (first - present).magnitude, (second - present).magnitude)
      if difference <= Tolerances.change * max(1, first.magnitude, second.magnitude) { continue }
      result.low.append(Term(other, first))
      result.high.append(Term(other, second))
    }
    return result
  }

  /// All variables' values in an optimal solution in which one is as large (`sign` 1) or as small (−1) as it gets.
  private func witness(_ variable: Variable, sign: Double) throws(SolverError) -> [Double] {
    var face = OptimalFace(of: engine.pointee)
    face.engine.exampleVariable = variable.index
    _ = try face.extreme(variable.index, sign: sign)
    return variables.map { face.engine.values[$0.index] }
  }
}

/// The set of all optimal solutions, as a problem of its own in which every constraint is required.
///
/// For optimal multipliers it is exactly: activity 0 where the multiplier is strictly inside its interval, not negative where it is at the right
/// end, and not positive where it is at the left end.
struct OptimalFace: ~Copyable {
  var engine: Engine
  private var objective = FlatBuffer<Int32>()

  init(of solved: borrowing Engine) {
    engine = solved.copy()
    engine.mayBeUnbounded = true
    engine.transformed.resize(to: engine.values.count)
    engine.direction.resize(to: engine.values.count)
    // Whether a multiplier lies exactly at an end of its interval must not hang on the way by which it came there.
    engine.refactorize()
    engine.refreshMultipliers()
    for index in 0..<Int32(engine.records.count) where engine.records[index].isLive { restrict(index) }
    for slot in 0..<Int32(engine.basis.count) { engine.multipliers.clear(slot) }
  }

  private mutating func restrict(_ index: Int32) {
    let record = engine.records[index]
    let end = record.isActive ? activeEnd(record) : inactiveEnd(record)
    engine.records[index].relation = end == 0 ? .equal : end > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    engine.records[index].level = Record.required
    engine.records[index].side = 0
  }

  /// Where an inactive constraint's multiplier is: at the right end (1), at the left one (−1), or inside (0).
  private func inactiveEnd(_ record: Record) -> Int {
    if record.side != 0 { return Int(record.side) }
    switch record.relation {
    case .equal: return 0
    case .greaterThanOrEqual: return 1
    case .lessThanOrEqual: return -1
    }
  }

  private mutating func activeEnd(_ record: Record) -> Int {
    engine.multipliers.read(record.slot, into: &engine.gap)
    let sign = engine.gap.sign
    if sign == 0 { return inactiveEnd(record) }
    if record.isRequired { return 0 }
    engine.gap.add(sign > 0 ? -record.slope : record.slope, at: record.level)
    return engine.gap.sign == 0 ? sign : 0
  }

  /// The greatest (`sign` 1) or least (−1) value of a variable; nil if there is none.
  mutating func extreme(_ variable: Int32, sign: Double) throws(SolverError) -> Double? {
    for position in 0..<objective.count { engine.multipliers.clear(objective[position]) }
    objective.removeAll()
    engine.suspects.removeAll()
    engine.transformed.add(1, at: variable)
    engine.transform()
    engine.change.set(-sign, at: 1)
    engine.updateMultipliers(except: -1)
    engine.transformed.clear()
    let isBounded = try engine.improveAll()
    for slot in 0..<Int32(engine.basis.count) where !engine.multipliers.isZero(slot) { objective.append(slot) }
    engine.dropCandidates()
    return isBounded ? engine.values[variable] : nil
  }
}
