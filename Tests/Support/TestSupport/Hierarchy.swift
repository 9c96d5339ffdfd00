import ConstraintKernel

/// A constraint over numbered variables, to be made for any solver.
package struct ConstraintSpecification: Sendable {
  /// The left side; variables may repeat.
  package var terms: [(variable: Int, coefficient: Double)]
  /// How the sides compare.
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// The level; 1000 is required.
  package var priority: Double
  /// The factor of the error within the level.
  package var weight: Double

  /// Makes a specification.
  package init(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    priority: Double = 1000, weight: Double = 1
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority == 1000 }

  /// The constraint for a solver's variables.
  package func constraint(_ variables: [Variable]) -> Constraint {
    let expression = LinearExpression(terms.map { LinearTerm(variables[$0.variable], $0.coefficient) })
    return Constraint(expression, relation, constant, priority: Priority(priority), weight: weight)
  }

  /// The constraint in exact numbers.
  package var reference: ReferenceConstraint {
    ReferenceConstraint(
      terms: terms.map { ($0.variable, Rational(exactly: $0.coefficient)) }, relation: relation,
      constant: Rational(exactly: constant), priority: priority, weight: Rational(exactly: weight))
  }

  /// The coefficient of a variable, with repeated terms summed.
  package func coefficient(of variable: Int) -> Double {
    terms.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 }
  }

  /// Gives a variable a coefficient in place of all its terms; 0 leaves it out.
  package mutating func setCoefficient(_ coefficient: Double, of variable: Int) {
    terms.removeAll { $0.variable == variable }
    if coefficient != 0 { terms.append((variable, coefficient)) }
  }

  /// By how much the constraint is off at a point.
  package func violation(at point: [Double]) -> Double {
    let activity = terms.reduce(-constant) { $0 + $1.coefficient * point[$1.variable] }
    switch relation {
    case .equal: return activity.magnitude
    case .lessThanOrEqual: return max(0, activity)
    case .greaterThanOrEqual: return max(0, -activity)
    }
  }

  /// What the constraint's activity is exact to, in units of the relative error of values above 1 (and the absolute error of
  /// those below).
  package func scale(at point: [Double]) -> Double {
    terms.reduce(constant.magnitude) { $0 + $1.coefficient.magnitude * max(1, point[$1.variable].magnitude) }
  }
}

extension ConstraintSpecification: CustomStringConvertible {
  /// The constraint, readable.
  package var description: String {
    let left = terms.map { "\($0.coefficient)·x\($0.variable)" }.joined(separator: " + ")
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let strength = isRequired ? "required" : "at \(priority)\(weight == 1 ? "" : " weight \(weight)")"
    return "\(left.isEmpty ? "0" : left) \(sign) \(constant) \(strength)"
  }
}

/// A constraint hierarchy over numbered variables.
package struct Hierarchy: Sendable {
  /// The number of variables.
  package var variableCount: Int
  /// The constraints, oldest first.
  package var constraints: [ConstraintSpecification]

  /// Makes a hierarchy.
  package init(variableCount: Int, constraints: [ConstraintSpecification] = []) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// The exact solution; nil if the required constraints conflict.
  package func solvedExactly() -> ReferenceSolver? {
    ReferenceSolver(constraints.map(\.reference), variableCount: variableCount)
  }

  /// Compares the solution in a solver with the exact one: what follows from the values, and the errors that it reports.
  ///
  /// - Parameters:
  ///   - solver: A solver to which exactly these constraints were added.
  ///   - variables: Its variables, by number.
  ///   - exact: The exact solution.
  ///   - tolerance: The largest relative deviation.
  /// - Returns: The first difference, or nil.
  package func flaw(
    of solver: Solver, _ variables: [Variable], comparedWith exact: ReferenceSolver, tolerance: Double = 1e-7
  ) -> String? {
    let point = variables.map { solver.value(of: $0) }
    if let flaw = flaw(of: point, comparedWith: exact, tolerance: tolerance) { return flaw }
    let reported = solver.errors
    guard reported.map(\.priority.value) == exact.errors.map(\.priority) else {
      return "levels \(reported.map(\.priority.value)) instead of \(exact.errors.map(\.priority))"
    }
    for (level, best) in zip(reported, exact.errors) {
      let expected = best.error.approximation
      if (level.error - expected).magnitude > tolerance * scale(ofLevel: best.priority, at: point) {
        return "level \(best.priority): the solver reports \(level.error), the least error is \(expected)"
      }
    }
    return nil
  }

  /// Compares a point with the exact solution: it has to be optimal.
  ///
  /// - Returns: The first required constraint that does not hold or level whose error is not the least, or nil.
  package func flaw(
    of point: [Double], comparedWith exact: ReferenceSolver, tolerance: Double = 1e-7
  ) -> String? {
    if let bad = point.firstIndex(where: { !$0.isFinite }) { return "x\(bad) is \(point[bad])" }
    for constraint in constraints where constraint.isRequired {
      let miss = constraint.violation(at: point)
      if miss > tolerance * (1 + constraint.scale(at: point)) { return "required [\(constraint)] is off by \(miss)" }
    }
    for best in exact.errors {
      let actual = error(ofLevel: best.priority, at: point)
      let expected = best.error.approximation
      if (actual - expected).magnitude > tolerance * scale(ofLevel: best.priority, at: point) {
        return "level \(best.priority): the values' error is \(actual), the least is \(expected)"
      }
    }
    return nil
  }

  /// The weighted error of a level at a point.
  package func error(ofLevel priority: Double, at point: [Double]) -> Double {
    constraints.reduce(0) { $1.priority == priority ? $0 + $1.weight * $1.violation(at: point) : $0 }
  }

  private func scale(ofLevel priority: Double, at point: [Double]) -> Double {
    constraints.reduce(1) { $1.priority == priority ? $0 + $1.weight * $1.scale(at: point) : $0 }
  }

  /// Compares the ranges that a solver reports with the exact ones.
  ///
  /// - Returns: The first difference, or nil.
  package func rangeFlaw(
    of solver: Solver, _ variables: [Variable], comparedWith exact: ReferenceSolver, tolerance: Double = 1e-7
  ) throws(SolverError) -> String? {
    let ranges = try solver.ranges(of: variables)
    let point = variables.map { solver.value(of: $0) }
    return rangeFlaw(ranges, point, comparedWith: exact, tolerance: tolerance)
  }

  /// Compares ranges of all variables with the exact ones.
  ///
  /// - Returns: The first difference, or nil.
  package func rangeFlaw(
    _ ranges: [ValueRange], _ point: [Double], comparedWith exact: ReferenceSolver, tolerance: Double
  ) -> String? {
    for (number, range) in ranges.enumerated() {
      let expected = exact.range(of: number)
      let value = point[number]
      let ends = [(range.lower, expected.lower, -1.0, "lower"), (range.upper, expected.upper, 1.0, "upper")]
      for (actual, best, side, name) in ends {
        guard let best = best?.approximation else {
          if let actual { return "x\(number) has the \(name) end \(actual), but there is none" }
          continue
        }
        let noise = tolerance * max(1, best.magnitude, value.magnitude, resolution(of: number, at: point))
        guard let actual, (actual - best).magnitude <= noise else {
          return "x\(number) has the \(name) end \(actual.map { "\($0)" } ?? "none") instead of \(best)"
        }
        if side * (value - best) > noise { return "x\(number) is \(value), beyond its \(name) end \(best)" }
      }
    }
    return nil
  }

  /// The size of the numbers from which a variable's value is computed, in its own unit.
  private func resolution(of variable: Int, at point: [Double]) -> Double {
    constraints.reduce(0) { largest, constraint in
      let coefficient = constraint.coefficient(of: variable)
      return coefficient == 0 ? largest : max(largest, constraint.scale(at: point) / coefficient.magnitude)
    }
  }
}

extension Hierarchy: CustomStringConvertible {
  /// The constraints, one a line.
  package var description: String { constraints.map(\.description).joined(separator: "\n") }
}
