/// What a ``Solver`` tells about its state.
extension Engine {
  var liveVariables: [Variable] {
    var result: [Variable] = []
    for index in 0..<variables.count where variables[index].isAlive { result.append(variable(Int32(index))) }
    return result
  }

  func variable(_ index: Int32) -> Variable { Variable(index: index, serial: variables[index].serial) }

  /// The records of constraints that are not removed, oldest first.
  private func indices(where isWanted: (Record) -> Bool) -> [Int32] {
    var result: [Int32] = []
    for index in 0..<records.count {
      let record = records[index]
      if record.flags.contains(.allocated), !record.flags.contains(.dead), isWanted(record) {
        result.append(Int32(index))
      }
    }
    result.sort { records[$0].serial < records[$1].serial }
    return result
  }

  var ordinaryConstraints: [ConstraintHandle] {
    indices { !$0.flags.contains(.edit) }.map { handle(of: $0) }
  }

  /// The records of all constraints, oldest first, with those of edits.
  var presentConstraints: [Int32] { indices { _ in true } }

  func constraint(at index: Int32) -> Constraint {
    let record = records[index]
    let scale = scale(of: index)
    var expression = LinearExpression()
    for entry in matrix.rows.entries(index) { expression.append(Term(variable(entry.index), entry.value / scale)) }
    return Constraint(
      expression, record.relation, record.target / scale, priority: Priority(record.level),
      weight: record.slope * scale)
  }

  mutating func takeChanges() -> [Variable] {
    var changed: [Variable] = []
    if touchesAll || isDense(touched.count) {
      changed.reserveCapacity(touchesAll ? variables.count : touched.count)
      // What was not touched differs from what was reported by as little as it did last time.
      for index in 0..<Int32(truncatingIfNeeded: variables.count) { take(index, &changed) }
    } else {
      changed.reserveCapacity(touched.count)
      for position in 0..<touched.count { take(touched[position], &changed) }
      changed.sort { $0.index < $1.index }
    }
    for position in 0..<touched.count { variables[touched[position]].isTouched = false }
    touched.removeAll()
    touchesAll = false
    cachedColumns.forgetTouches()
    return changed
  }

  /// Whether a walk through all variables is cheaper than a list of some and its sort.
  @inline(__always)
  func isDense(_ count: Int) -> Bool { count > 16 && count > variables.count / 16 }

  /// Lists a variable if its value differs from the one that was reported last.
  @inline(__always)
  private mutating func take(_ index: Int32, _ changed: inout [Variable]) {
    let value = values[index]
    let difference = (value - reported[index]).magnitude
    if difference > Tolerances.change * max(1, value.magnitude), variables[index].isAlive {
      changed.append(variable(index))
      reported[index] = value
    }
  }

  func violation(at index: Int32) -> Double {
    let record = records[index]
    guard record.isLive, !record.isActive else { return 0 }
    let (activity, tolerance) = evaluate(index)
    if activity > tolerance, record.hasRightSlope { return activity / scale(of: index) }
    if activity < -tolerance, record.hasLeftSlope { return -activity / scale(of: index) }
    return 0
  }

  var violations: [Violation] {
    var result: [Violation] = []
    for index in indices(where: { !$0.isRequired && !$0.isActive }) {
      let amount = violation(at: index)
      if amount > 0 {
        result.append(Violation(handle: handle(of: index), tag: records[index].tag, amount: amount))
      }
    }
    return result
  }

  var levelErrors: [LevelError] {
    var result: [LevelError] = []
    let optional = indices { !$0.isRequired && $0.isLive }.sorted {
      records[$0].level != records[$1].level
        ? records[$0].level > records[$1].level : records[$0].serial < records[$1].serial
    }
    for index in optional {
      let record = records[index]
      if result.last?.priority.value != record.level {
        result.append(LevelError(priority: Priority(record.level), error: 0))
      }
      result[result.count - 1].error += violation(at: index) * record.slope * scale(of: index)
    }
    return result
  }

  var currentStatistics: SolverStatistics {
    var result = statistics
    result.solves = factor.solves
    result.factorNonZeros = factor.nonZeros - factor.count
    for slot in 0..<basis.count where basis[slot] >= 0 { result.factorNonZeros += 1 }
    result.bytes = bytes
    return result
  }
}
