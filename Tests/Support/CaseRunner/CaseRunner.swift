import ConstraintKernel

/// Runs the steps of a problem against a solver and compares everything that the problem expects.
///
/// Besides the stated expectations a run checks, with arithmetic of its own, that required constraints hold, that a
/// refused call changes no value by a single bit, and that a reported conflict is one and is irreducible.
package struct CaseRunner {
  let problem: Problem
  let mode: RunMode
  var replay: ProblemReplay
  var ledger = Ledger()
  var failures: [CaseFailure] = []
  /// The values at the previous check.
  var checkedValues: [String: Double]
  private var sizeFailure: String?

  /// Runs a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - mode: In which calls its additions are made.
  /// - Returns: The expectations that were not met; a run ends at the first step that goes wrong.
  package static func failures(of problem: Problem, mode: RunMode = .oneAtATime) -> [CaseFailure] {
    do {
      var runner = try CaseRunner(problem, mode: mode)
      runner.run()
      return runner.failures
    } catch {
      return [CaseFailure(caseID: problem.id, step: nil, reason: error.description)]
    }
  }

  private init(_ problem: Problem, mode: RunMode) throws(Problem.Failure.Reason) {
    self.problem = problem
    self.mode = mode
    replay = try ProblemReplay(variables: problem.variables)
    checkedValues = [:]
    checkedValues = values
  }

  private mutating func run() {
    for unit in RunUnit.units(of: problem.steps, mode: mode) {
      let continues =
        switch unit {
        case .step(let number, let step): run(step, number)
        case .stretch(let number, let additions): run(additions, number)
        }
      if !continues { return }
    }
    if case .rebuilt(let seed) = mode, !rebuild(seed) { return }
    checkRequired(nil)
    guard let expectations = problem.expectations else { return }
    check(expectations, nil)
    if expectations.isOrderIndependent == true { checkOrders() }
    if expectations.isSizeStable == true, let sizeFailure { fail(nil, sizeFailure) }
  }

  /// The present values by name.
  var values: [String: Double] { replay.variables.mapValues(replay.solver.value(of:)) }

  mutating func fail(_ step: Int?, _ reason: String) {
    failures.append(CaseFailure(caseID: problem.id, step: step, reason: reason))
  }

  /// Runs one step; false ends the run.
  private mutating func run(_ step: Problem.Step, _ number: Int) -> Bool {
    switch step.action {
    case .check(let expectations):
      if case .rebuilt = mode { return true }
      check(expectations, number)
      return true
    case .phase:
      checkRequired(number)
      return true
    case .churn(let times, let constraint) where problem.expectations?.isSizeStable == true:
      return churn(times, constraint, number)
    default: break
    }
    let valuesBefore = step.expectedError == nil ? [:] : values
    do {
      try replay.apply(step.action)
      guard let expected = step.expectedError else {
        ledger.apply(step.action)
        return true
      }
      fail(number, "expected \(expected.rawValue), but it was accepted")
      return false
    } catch {
      return judge(error, of: step, number, valuesBefore)
    }
  }

  /// Runs additions together or one by one; false ends the run.
  private mutating func run(_ additions: [Problem.NamedConstraint], _ number: Int) -> Bool {
    if mode == .batch, !needsNames {
      do {
        try replay.addTogether(additions)
        for constraint in additions { ledger.apply(.add(constraint)) }
        return true
      } catch {
        guard problem.isPolicy else {
          fail(number, "the batch that ends here was refused: \(describe(error))")
          return false
        }
      }
    }
    return additions.allSatisfy { run(.init(.add($0)), number) }
  }

  /// Whether the solver has to know the constraints' names, which a batch does not tell it.
  private var needsNames: Bool { problem.steps.contains { $0.expectedError == .duplicateConstraint } }

  /// Compares an error with what the step expects; false ends the run.
  private mutating func judge(
    _ error: Problem.Failure.Reason, of step: Problem.Step, _ number: Int, _ valuesBefore: [String: Double]
  ) -> Bool {
    guard let expected = step.expectedError else {
      // A policy case accepts a clear refusal in place of an answer.
      if problem.isPolicy, error.kind == .nonFinite { return true }
      fail(number, "refused: \(describe(error))")
      return false
    }
    guard error.kind == expected else {
      fail(number, "expected \(expected.rawValue), got \(describe(error))")
      return false
    }
    // What a commit refuses includes what its transaction added.
    var proposed = ledger
    proposed.apply(step.action)
    if step.action == .commit { ledger.restore() } else { compareBits(valuesBefore, number) }
    if case .refused(.unsatisfiable(let conflict)) = error {
      let check = ConflictCheck(conflict: conflict, proposed: proposed, replay: replay)
      let reasons = check.failures(allowed: step.expectedConflicts, changed: step.action.constraintName)
      for reason in reasons { fail(number, reason) }
    }
    return true
  }

  private mutating func compareBits(_ before: [String: Double], _ number: Int) {
    let after = values
    for name in problem.variables where before[name]?.bitPattern != after[name]?.bitPattern {
      fail(number, "the refused call changed \(name) from \(number: before[name]) to \(number: after[name])")
    }
  }

  mutating func checkRequired(_ step: Int?) {
    guard let broken = ledger.brokenRow(values) else { return }
    fail(step, "the required constraint \(broken.id) is off by \(broken.amount)")
  }

  /// Puts the constraints that are left into a new solver.
  private mutating func rebuild(_ seed: UInt64) -> Bool {
    var generator = SplitMix64(seed: seed)
    let rows = ledger.rows.compactMap { $0 }.shuffled(using: &generator)
    do {
      replay = try ProblemReplay(variables: problem.variables.filter { replay.variables[$0] != nil })
      try replay.addTogether(rows)
      for variable in ledger.editedVariables {
        guard let edit = ledger.edits[variable] else { continue }
        try replay.apply(.edit(variable, priority: edit.priority, weight: edit.weight))
        if let suggestion = edit.suggestion { try replay.apply(.suggest(suggestion, for: variable)) }
      }
    } catch {
      if problem.isPolicy { return false }
      fail(nil, "the rebuilt problem was refused: \(describe(error))")
      return false
    }
    if case .check(let expectations)? = problem.steps.last?.action { check(expectations, problem.steps.count - 1) }
    return true
  }
}

extension Problem.Action {
  /// The one constraint that the action adds or changes.
  var constraintName: String? {
    switch self {
    case .add(let constraint): constraint.id
    case .setConstant(_, let id), .setPriority(_, let id), .setCoefficient(_, _, let id): id
    case .suggest(_, let variable): Ledger.editName(variable)
    default: nil
    }
  }
}

// MARK: Orders and sizes

extension CaseRunner {
  /// Runs the problem in other orders and compares the values.
  private mutating func checkOrders() {
    guard mode == .oneAtATime else { return }
    let expected = values
    for seed in UInt64(1)...20 {
      guard var other = try? CaseRunner(problem, mode: .shuffled(seed: seed)) else { return }
      for unit in RunUnit.units(of: problem.steps, mode: other.mode) {
        if case .stretch(let number, let additions) = unit, !other.run(additions, number) { break }
        if case .step(let number, let step) = unit, !other.run(step, number) { break }
      }
      let found = other.values
      for name in problem.variables {
        guard let one = expected[name], let another = found[name], (one - another).magnitude > 1e-9 else { continue }
        fail(nil, "\(name) is \(one) in the written order and \(another) when shuffled with seed \(seed)")
        return
      }
    }
  }

  /// Adds and removes a constraint many times and compares the solver's size before and after.
  private mutating func churn(_ times: Int, _ constraint: Problem.NamedConstraint, _ number: Int) -> Bool {
    // Arrays may grow once, for the first few rounds.
    let warmUp = min(10, times)
    let before = Size(replay.solver)
    do {
      try replay.apply(.churn(times: warmUp, constraint))
      let bytes = replay.solver.statistics.bytes
      try replay.apply(.churn(times: times - warmUp, constraint))
      let after = Size(replay.solver)
      if after != before { sizeFailure = "the solver's size went from \(before) to \(after)" }
      if replay.solver.statistics.bytes > bytes {
        sizeFailure = "the solver grew from \(bytes) to \(replay.solver.statistics.bytes) bytes"
      }
      return true
    } catch {
      fail(number, "refused: \(describe(error))")
      return false
    }
  }

  /// A refusal in words; a conflict with its members' names.
  private func describe(_ reason: Problem.Failure.Reason) -> String {
    guard case .refused(.unsatisfiable(let conflict)) = reason else { return reason.description }
    let members = conflict.members.map { replay.names[$0.handle] ?? "an edit or unnamed constraint" }
    return "unsatisfiable by \(conflict.shortfall): \(members.joined(separator: ", "))"
  }

  /// What does not depend on capacities.
  private struct Size: Equatable {
    var variables: Int
    var constraints: Int
    var factorNonZeros: Int

    init(_ solver: Solver) {
      variables = solver.variables.count
      constraints = solver.constraints.count
      factorNonZeros = solver.statistics.factorNonZeros
    }
  }
}
