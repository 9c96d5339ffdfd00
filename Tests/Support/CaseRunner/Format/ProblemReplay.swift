import ConstraintKernel

/// Carries out the steps of a ``Problem`` on a solver, by name.
package struct ProblemReplay: Sendable {
  /// The solver.
  package var solver = Solver()
  /// The variables that are there.
  package private(set) var variables: [String: Variable] = [:]
  /// The constraints by name, those that were removed or refused among them, until the name is used again.
  package private(set) var handles: [String: ConstraintHandle] = [:]
  /// The names of all constraints that there ever were, for reports.
  package private(set) var names: [ConstraintHandle: String] = [:]
  private var handlesBeforeTransactions: [[String: ConstraintHandle]] = []

  /// Makes the variables.
  package init(variables names: [String]) throws(Problem.Failure.Reason) {
    for name in names {
      guard variables[name] == nil else { throw .duplicateVariable(name) }
      variables[name] = solver.makeVariable(name)
    }
  }

  /// Carries out one action; checks, phases and reads change nothing. On an error the replay is as before.
  package mutating func apply(_ action: Problem.Action) throws(Problem.Failure.Reason) {
    switch action {
    case .add(let constraint): try add(constraint)
    case .addMany(let count, let prefix, let template): try addMany(count, prefix, template)
    case .churn(let times, let constraint): try churn(times, constraint)
    case .remove(let id):
      let handle = try handle(id)
      try change { (solver) throws(SolverError) in try solver.remove(handle) }
    case .setConstant(let value, let id):
      let handle = try handle(id)
      try change { (solver) throws(SolverError) in try solver.setConstant(value, of: handle) }
    case .setPriority(let priority, let id):
      let handle = try handle(id)
      try change { (solver) throws(SolverError) in try solver.setPriority(priority, of: handle) }
    case .setCoefficient(let value, let name, let id):
      let (variable, handle) = (try variable(name), try handle(id))
      try change { (solver) throws(SolverError) in try solver.setCoefficient(value, of: variable, in: handle) }
    case .edit, .suggest, .endEdit: try applyEdit(action)
    case .removeVariable(let name):
      let variable = try variable(name)
      try change { (solver) throws(SolverError) in try solver.removeVariable(variable) }
      variables[name] = nil
    case .begin:
      handlesBeforeTransactions.append(handles)
      solver.begin()
    case .commit: try commit()
    case .check, .phase, .read: break
    }
  }

  /// Adds several constraints with one call and without giving their names to the solver.
  package mutating func addTogether(_ constraints: [Problem.NamedConstraint]) throws(Problem.Failure.Reason) {
    var resolved: [Constraint] = []
    for constraint in constraints { resolved.append(try resolve(constraint)) }
    do {
      for (handle, constraint) in zip(try solver.add(resolved), constraints) { register(handle, constraint.id) }
    } catch {
      throw .refused(error)
    }
  }

  /// A constraint in terms of this replay's variables.
  package func resolve(_ named: Problem.NamedConstraint) throws(Problem.Failure.Reason) -> Constraint {
    Constraint(
      try expression(named.terms), named.relation, named.constant, priority: named.priority, weight: named.weight)
  }

  /// An expression in terms of this replay's variables.
  package func expression(_ terms: [Problem.NamedTerm]) throws(Problem.Failure.Reason) -> LinearExpression {
    var expression = LinearExpression()
    for term in terms { expression.append(LinearTerm(try variable(term.variable), term.coefficient)) }
    return expression
  }

  private func variable(_ name: String) throws(Problem.Failure.Reason) -> Variable {
    guard let variable = variables[name] else { throw .unknownVariable(name) }
    return variable
  }

  private func handle(_ id: String) throws(Problem.Failure.Reason) -> ConstraintHandle {
    guard let handle = handles[id] else { throw .unknownConstraint(id) }
    return handle
  }

  private mutating func change(
    _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(Problem.Failure.Reason) {
    do { try body(&solver) } catch { throw .refused(error) }
  }

  private mutating func register(_ handle: ConstraintHandle, _ id: String) {
    handles[id] = handle
    names[handle] = id
  }

  private mutating func add(_ named: Problem.NamedConstraint) throws(Problem.Failure.Reason) {
    let constraint = try resolve(named)
    do {
      let handle =
        named.id.isEmpty ? try solver.add(constraint) : try solver.add(constraint, name: named.id)
      register(handle, named.id)
    } catch {
      registerRefused(error, named.id)
      throw .refused(error)
    }
  }

  /// Remembers the handle that a conflict gives the refused constraint, so that the reports can name it and a later
  /// use of it reaches the solver, which has to refuse that too.
  private mutating func registerRefused(_ error: SolverError, _ id: String) {
    guard case .unsatisfiable(let conflict) = error,
      let refused = conflict.members.first(where: { names[$0.handle] == nil && !solver.contains($0.handle) })
    else { return }
    names[refused.handle] = id
    if handles[id] == nil { handles[id] = refused.handle }
  }

  private mutating func addMany(
    _ count: Int, _ prefix: String, _ template: Problem.NamedConstraint
  ) throws(Problem.Failure.Reason) {
    let before = self
    do {
      for number in 0..<count {
        var constraint = template
        constraint.id = prefix + String(number)
        try add(constraint)
      }
    } catch {
      self = before
      throw error
    }
  }

  private mutating func churn(
    _ times: Int, _ constraint: Problem.NamedConstraint
  ) throws(Problem.Failure.Reason) {
    for _ in 0..<times {
      try add(constraint)
      try apply(.remove(constraint.id))
    }
  }

  private mutating func applyEdit(_ action: Problem.Action) throws(Problem.Failure.Reason) {
    switch action {
    case .edit(let name, let priority, let weight):
      let variable = try variable(name)
      try change { (solver) throws(SolverError) in try solver.edit(variable, at: priority, weight: weight) }
    case .suggest(let value, let name):
      guard let variable = variables[name] else { throw .unknownEdit(name) }
      try change { (solver) throws(SolverError) in try solver.suggest(value, for: variable) }
    case .endEdit(let name):
      guard let variable = variables[name] else { throw .unknownEdit(name) }
      try change { (solver) throws(SolverError) in try solver.endEdit(variable) }
    default: break
    }
  }

  private mutating func commit() throws(Problem.Failure.Reason) {
    let before = handlesBeforeTransactions.popLast()
    do {
      try solver.commit()
    } catch {
      if let before { handles = before }
      throw .refused(error)
    }
  }
}

extension Solver {
  /// Makes a solver by carrying out a problem's steps one at a time. Its expectations of values are not checked.
  ///
  /// - Parameter problem: Steps that are marked as failing have to fail as marked, and change nothing.
  /// - Throws: ``Problem/Failure`` with the step that uses an unknown name, is refused, or should have been.
  /// - Complexity: That of the steps.
  package init(_ problem: Problem) throws(Problem.Failure) {
    var replay: ProblemReplay
    do { replay = try ProblemReplay(variables: problem.variables) } catch { throw .init(step: nil, reason: error) }
    for (number, step) in problem.steps.enumerated() {
      do {
        try replay.apply(step.action)
      } catch {
        guard let expected = step.expectedError, error.kind == expected else {
          throw .init(step: number, reason: error)
        }
        continue
      }
      if let expected = step.expectedError { throw .init(step: number, reason: .notRefused(expected)) }
    }
    self = replay.solver
  }
}
