import ConstraintKernel

extension Solver {
  /// The present variables, constraints and edits as a problem that builds the same solver again.
  ///
  /// Unnamed variables are called `v0`, `v1` … by their order and unnamed constraints `c0`, `c1` …; where a name is
  /// taken, a number is appended. The values at which ambiguous variables rest are not part of a problem.
  ///
  /// - Complexity: O(t log n) for t terms.
  package var problem: Problem {
    let variables = self.variables
    let variableNames = Self.distinct(variables.map(name(of:)), prefix: "v")
    let nameOf = Dictionary(zip(variables, variableNames), uniquingKeysWith: { first, _ in first })
    let handles = constraints
    let constraintNames = Self.distinct(handles.map(name(of:)), prefix: "c")
    var steps: [Problem.Step] = []
    for (handle, id) in zip(handles, constraintNames) {
      guard let constraint = try? constraint(handle) else { continue }
      let terms = constraint.expression.terms.map { Problem.NamedTerm(nameOf[$0.variable] ?? "", $0.coefficient) }
      let named = Problem.NamedConstraint(
        id: id, terms, constraint.relation, constraint.constant, priority: constraint.priority,
        weight: constraint.weight)
      steps.append(.init(.add(named)))
    }
    for (variable, name) in zip(variables, variableNames) {
      guard let handle = editConstraint(of: variable), let edit = try? constraint(handle) else { continue }
      steps.append(.init(.edit(name, priority: edit.priority, weight: edit.weight)))
      if edit.constant.isFinite { steps.append(.init(.suggest(edit.constant, for: name))) }
    }
    return Problem(id: "solver", variables: variableNames, steps: steps)
  }

  /// Gives every place a name of its own: the first bearer keeps a given name, and all others get new ones.
  private static func distinct(_ given: [String], prefix: String) -> [String] {
    var taken = Set(given)
    var kept = Set<String>()
    return given.enumerated().map { place, name in
      if !name.isEmpty, kept.insert(name).inserted { return name }
      let stem = name.isEmpty ? "\(prefix)\(place)" : name
      var candidate = stem
      var suffix = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(stem)_\(suffix)"
        suffix += 1
      }
      return candidate
    }
  }
}
