import ConstraintKernel

extension CaseRunner {
  /// Compares the solver with expectations.
  mutating func check(_ expectations: Problem.Expectations, _ step: Int?) {
    checkErrors(expectations, step)
    checkValues(expectations, step)
    checkRanges(expectations, step)
    checkUniqueness(expectations, step)
    checkRelations(expectations, step)
    checkViolations(expectations, step)
    checkChanges(expectations, step)
  }

  private mutating func checkErrors(_ expectations: Problem.Expectations, _ step: Int?) {
    guard let expected = expectations.errors else { return }
    // The tolerance is the noise of the solver with which the cases were made; S is the largest error of the check.
    let tolerance = 1e-5 * (1 + (expected.map(\.error).max() ?? 0))
    for (source, found) in [
      ("the values give", ledger.levelErrors(values)), ("the solver reports", replay.solver.errors),
    ] {
      guard found.map(\.priority) == expected.map(\.priority) else {
        fail(step, "levels \(list(expected)) expected, \(source) \(list(found))")
        continue
      }
      for (one, other) in zip(expected, found) where !((one.error - other.error).magnitude <= tolerance) {
        fail(step, "error \(one.error) expected at \(one.priority.value), \(source) \(other.error)")
      }
    }
  }

  private func list(_ errors: [LevelError]) -> String {
    errors.map { "\($0.priority.value)" }.joined(separator: ", ")
  }

  private mutating func checkValues(_ expectations: Problem.Expectations, _ step: Int?) {
    let tolerance = expectations.tolerance ?? 1e-6
    let found = values
    for (name, value) in sorted(expectations.values) {
      let difference = found[name].map { ($0 - value).magnitude }
      guard let difference, difference <= tolerance else {
        fail(step, "\(name) == \(value) expected, got \(number: found[name])")
        continue
      }
    }
    checkRounded(expectations.rounded, step)
    guard let policies = expectations.roundedPolicies else { return }
    // The one policy of this package: edges, halves up.
    guard let rounded = policies.values["edges-half-up"] else {
      fail(step, "none of the rounding policies is ours")
      return
    }
    checkRounded(rounded, step)
  }

  private mutating func checkRounded(_ rounded: [String: Double]?, _ step: Int?) {
    let found = values
    for (name, value) in sorted(rounded) {
      // Computed values of halves lie on either side by rounding errors.
      let edge = found[name].map { ($0 + 0.5 + 1e-9).rounded(.down) }
      if edge != value { fail(step, "\(name) rounded to \(value) expected, got \(number: found[name])") }
    }
  }

  private mutating func checkRanges(_ expectations: Problem.Expectations, _ step: Int?) {
    let intervals = sorted(expectations.intervals)
    if intervals.isEmpty { return }
    let variables = intervals.compactMap { replay.variables[$0.key] }
    guard variables.count == intervals.count else {
      fail(step, "intervals of unknown variables")
      return
    }
    do {
      for ((name, expected), found) in zip(intervals, try replay.solver.ranges(of: variables)) {
        compare(name, expected, found, step)
      }
    } catch {
      fail(step, "no ranges: \(Problem.Failure.Reason.refused(error))")
    }
  }

  private mutating func compare(_ name: String, _ expected: ValueRange, _ found: ValueRange, _ step: Int?) {
    let value = values[name] ?? .nan
    func noise(_ bound: Double) -> Double { 2e-4 * max(1, bound.magnitude / 1000) }
    let lower = expected.lower ?? -.infinity
    let upper = expected.upper ?? .infinity
    let tolerance = noise(expected.lower ?? expected.upper ?? 0)
    if !(value >= lower - tolerance && value <= upper + tolerance) {
      fail(step, "\(name) in \(bounds(expected)) expected, its value is \(value)")
    }
    func agree(_ one: Double?, _ other: Double?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return (one - other).magnitude <= noise(one)
    }
    if !agree(expected.lower, found.lower) || !agree(expected.upper, found.upper) {
      fail(step, "range \(bounds(expected)) of \(name) expected, got \(bounds(found))")
    }
    // The cases call a range unique that is no wider than their noise; an exact range of that width may be a real one.
    let width = (found.upper ?? .infinity) - (found.lower ?? -.infinity)
    if upper - lower <= tolerance, !(width <= tolerance) { fail(step, "\(name) is unique, but not reported so") }
    if upper - lower >= 5e-3, found.isUnique { fail(step, "\(name) is ambiguous, but reported unique") }
  }

  private func bounds(_ range: ValueRange) -> String { "[\(number: range.lower), \(number: range.upper)]" }

  private mutating func checkUniqueness(_ expectations: Problem.Expectations, _ step: Int?) {
    guard expectations.isUnique != nil || expectations.ambiguousVariables != nil else { return }
    var ambiguous: [String] = []
    for name in problem.variables {
      guard let variable = replay.variables[name] else { continue }
      do {
        if try !replay.solver.isUnique(variable) { ambiguous.append(name) }
      } catch {
        fail(step, "no answer whether \(name) is unique: \(Problem.Failure.Reason.refused(error))")
        return
      }
    }
    if let isUnique = expectations.isUnique, isUnique != ambiguous.isEmpty {
      fail(step, isUnique ? "a unique solution expected, ambiguous are \(ambiguous)" : "an ambiguous solution expected")
    }
    if let expected = expectations.ambiguousVariables, Set(expected) != Set(ambiguous) {
      fail(step, "ambiguous variables \(expected.sorted()) expected, got \(ambiguous.sorted())")
    }
  }

  /// Relations hold in every optimum: the range of the left side is asked for, on a copy with a variable for it.
  private mutating func checkRelations(_ expectations: Problem.Expectations, _ step: Int?) {
    for stated in expectations.relations ?? [] {
      do throws(Problem.Failure.Reason) {
        let range = try range(of: try replay.expression(stated.terms))
        let worst = max(
          Ledger.violation(range.lower ?? -.infinity, stated.relation, stated.constant),
          Ledger.violation(range.upper ?? .infinity, stated.relation, stated.constant))
        if !(worst <= 1e-6 * max(1, stated.constant.magnitude)) {
          fail(
            step,
            "\(stated.terms) \(stated.relation) \(stated.constant) expected, the left side has range \(bounds(range))")
        }
      } catch {
        fail(step, "a relation could not be checked: \(error)")
      }
    }
  }

  private func range(of side: LinearExpression) throws(Problem.Failure.Reason) -> ValueRange {
    var copy = replay.solver
    let variable = copy.makeVariable()
    do {
      try copy.add(side - variable == 0)
      return try copy.range(of: variable)
    } catch {
      throw .refused(error)
    }
  }

  private mutating func checkViolations(_ expectations: Problem.Expectations, _ step: Int?) {
    let tolerance = expectations.tolerance ?? 1e-6
    for id in expectations.violated ?? [] where !(amount(id, step) > tolerance) {
      fail(step, "\(id) violated expected, but it holds")
    }
    for id in expectations.satisfied ?? [] where !(amount(id, step) <= tolerance) {
      fail(step, "\(id) satisfied expected, but it is violated")
    }
    for (id, expected) in sorted(expectations.violation) where !((amount(id, step) - expected).magnitude <= tolerance) {
      fail(step, "\(id) violated by \(expected) expected")
    }
  }

  /// A constraint's violation, by the values and as the solver reports it; NaN if the two differ.
  private mutating func amount(_ id: String, _ step: Int?) -> Double {
    guard let handle = replay.handles[id], let row = ledger.row(id) else {
      fail(step, "the constraint \(id) is not there")
      return .nan
    }
    let computed = Ledger.violation(row, values)
    let listed = replay.solver.violations.first { $0.handle == handle }?.amount ?? 0
    guard let reported = try? replay.solver.violation(of: handle), (reported - computed).magnitude <= 1e-6,
      (listed - computed).magnitude <= 1e-6
    else {
      fail(step, "the solver reports another violation of \(id) than \(computed)")
      return .nan
    }
    return computed
  }

  /// The changed variables are compared with the values, and with what the solver says has changed.
  private mutating func checkChanges(_ expectations: Problem.Expectations, _ step: Int?) {
    let before = checkedValues
    let after = values
    checkedValues = after
    let reported = Set(replay.solver.takeChanges())
    guard mode == .oneAtATime, let expected = expectations.changedVariables.map(Set.init) else { return }
    for name in problem.variables {
      guard let variable = replay.variables[name], let old = before[name], let new = after[name] else { continue }
      let moved = (old - new).magnitude > 1e-9
      if moved != expected.contains(name) {
        fail(step, "\(name) \(moved ? "changed" : "did not change") from \(old) to \(new)")
      }
      if reported.contains(variable) != (old.bitPattern != new.bitPattern) {
        fail(step, "\(name) went from \(old) to \(new) and is \(moved ? "missing" : "listed") among the changes")
      }
    }
  }
}

/// A dictionary's members in an order that does not depend on the process.
private func sorted<Value>(_ members: [String: Value]?) -> [(key: String, value: Value)] {
  (members ?? [:]).sorted { $0.key < $1.key }
}
