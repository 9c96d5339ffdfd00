/// What a ``Solver`` tells about its state.
extension SimplexSolver {
  var liveVariables: [Variable] {
    var result: [Variable] = []
    for index in 0..<state.program.columns.count where state.program.columns[index].isAlive {
      result.append(state.program.variable(Int32(index)))
    }
    return result
  }

  /// The records of constraints that are not removed, oldest first.
  private func indices(where isWanted: (Row) -> Bool) -> [RowIndex] {
    var result: [RowIndex] = []
    for index in state.program.rowIndices {
      let record = state.program.rows[index]
      if record.flags.contains(.allocated), record.flags.isDisjoint(with: [.dead, .home]), isWanted(record) {
        result.append(index)
      }
    }
    result.sort { state.program.rows[$0].serial < state.program.rows[$1].serial }
    return result
  }

  var ordinaryConstraints: [ConstraintHandle] {
    indices { !$0.flags.contains(.edit) }.map { state.program.handle(of: $0) }
  }

  /// The records of all constraints, oldest first, with those of edits.
  var presentConstraints: [RowIndex] { indices { _ in true } }

  mutating func takeChanges() -> [Variable] {
    columnCache.forgetTouches()
    return state.valueChanges.take(state.basis.values, state.program.columns)
  }

  func violation(at index: RowIndex) -> Double {
    let record = state.program.rows[index]
    guard record.isLive, !record.isActive else { return 0 }
    let (activity, tolerance) = state.evaluate(index)
    if activity > tolerance, record.hasRightSlope { return activity / state.program.scale(of: index) }
    if activity < -tolerance, record.hasLeftSlope { return -activity / state.program.scale(of: index) }
    return 0
  }

  var violations: [Violation] {
    var result: [Violation] = []
    for index in indices(where: { !$0.isRequired && !$0.isActive }) {
      let amount = violation(at: index)
      if amount > 0 {
        result.append(
          Violation(handle: state.program.handle(of: index), tag: state.program.rows[index].tag, amount: amount))
      }
    }
    return result
  }

  var levelErrors: [LevelError] {
    var result: [LevelError] = []
    let optional = indices { !$0.isRequired && $0.isLive }.sorted {
      state.program.rows[$0].level != state.program.rows[$1].level
        ? state.program.rows[$0].level > state.program.rows[$1].level
        : state.program.rows[$0].serial < state.program.rows[$1].serial
    }
    for index in optional {
      let record = state.program.rows[index]
      if result.last?.priority.value != record.level {
        result.append(LevelError(priority: Priority(record.level), error: 0))
      }
      result[result.count - 1].error += violation(at: index) * record.slope * state.program.scale(of: index)
    }
    return result
  }

  var currentStatistics: SolverStatistics {
    var result = state.statistics
    result.solves = state.basis.factor.solves
    result.factorNonZeros = state.basis.factor.nonZeros - state.basis.factor.count
    for position in state.basis.positions where !state.basis.heads[position].isUnit { result.factorNonZeros += 1 }
    result.bytes = bytes
    return result
  }
}
