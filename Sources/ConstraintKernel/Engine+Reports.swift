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
    var changed: [Int32] = []
    for position in 0..<touched.count {
      let index = touched[position]
      variables[index].isTouched = false
      let value = values[index]
      let difference = (value - reported[index]).magnitude
      if variables[index].isAlive, difference > Tolerances.change * max(1, value.magnitude) {
        changed.append(index)
        reported[index] = value
      }
    }
    touched.removeAll()
    cachedColumns.forgetTouches()
    changed.sort()
    return changed.map { variable($0) }
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
      if amount > 0 { result.append(Violation(handle: handle(of: index), amount: amount)) }
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

  mutating func reserveVariables(_ count: Int) {
    guard count > 16 else { return }
    let total = values.count + count
    variables.reserve(total)
    values.reserve(total)
    reported.reserve(total)
    basis.reserve(total)
    factor.diagonal.reserve(total)
    factor.upper.rows.lines.reserve(total)
    factor.upper.columns.lines.reserve(total)
    matrix.columns.lines.reserve(total)
  }

  /// Counts a constraint's terms in ``transformed``, by variable.
  private mutating func countTerms(of constraint: borrowing Constraint) -> Int {
    let count = constraint.expression.termCount
    for position in 0..<count {
      let variable = constraint.expression.term(at: position).variable
      if isKnown(variable) { transformed.add(1, at: variable.index) }
    }
    return count
  }

  /// Makes room for the rows and columns of some constraints, so that no list has to move while they are added.
  mutating func reserve(for constraints: [Constraint]) {
    guard constraints.count > 16 else { return }
    records.reserve(records.count + constraints.count)
    matrix.rows.lines.reserve(records.count + constraints.count)
    staged.reserve(staged.count + constraints.count)
    undo.notes.reserve(undo.notes.count + 2 * constraints.count)
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    var terms = 0
    constraints.withUnsafeBufferPointer { constraints in
      for position in constraints.indices { terms += countTerms(of: constraints[position]) }
    }
    matrix.rows.reservePool(terms)
    matrix.columns.reservePool(terms)
    for position in 0..<transformed.pattern.count {
      let variable = transformed.pattern[position]
      matrix.columns.reserve(matrix.columns.count(variable) + Int(transformed.values[variable]), in: variable)
    }
    transformed.clear()
  }
}
