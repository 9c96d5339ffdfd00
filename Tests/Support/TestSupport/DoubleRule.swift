import ConstraintKernel

/// What a right answer is for numbers that are rounded to doubles.
///
/// A double stands for itself and for the numbers that round to it, so several exact problems are as good as the one that was given:
///
/// - the one whose numbers are the simplest fractions that round to the doubles,
/// - the one of the doubles themselves,
/// - the one in which each constraint that holds with equality to ``consistency`` at the given values does so exactly.
///
/// An answer is right if it is one of them's to the tolerances below: required constraints hold, each level's error is the least, each
/// range has its ends. Levels are compared with ``optimality``, relative to what is added up in them.
package struct DoubleRule {
  /// The part of an activity's terms up to which its distance from 0 is rounding.
  package static let consistency = 0x1p-40
  /// How far a level's error may be from the least one, relative to the terms of its constraints.
  package static let optimality = 1e-9
  /// How far an end of a range may be off, relative to the numbers that it is computed from.
  package static let ends = 1e-7

  /// The problem.
  package let hierarchy: Hierarchy
  private let point: [Double]

  /// Makes the rule for a problem and the values that a solver gives its variables.
  package init(_ hierarchy: Hierarchy, at point: [Double]) {
    self.hierarchy = hierarchy
    self.point = point
  }

  /// The problems that an answer may be right for, one after the other, each solved when it is asked for.
  private func problem(_ number: Int) -> [ReferenceConstraint] {
    switch number {
    case 0: hierarchy.constraints.map(\.meantReference)
    case 1: hierarchy.constraints.map(\.reference)
    default: hierarchy.constraints.map { $0.settled(at: point) }
    }
  }

  /// Solves the problems until an answer is right for one.
  ///
  /// - Parameter judge: Compares with the solution of a problem, nil if there is none; returns the first flaw.
  /// - Returns: The flaw beside the problem of the doubles themselves, if the answer is right for none.
  package func flaw(_ judge: (ReferenceSolver?) -> String?) -> String? {
    var result: String?
    for number in 0..<3 {
      let exact = ReferenceSolver(problem(number), variableCount: hierarchy.variableCount)
      guard let flaw = judge(exact) else { return nil }
      if number < 2 { result = flaw }
    }
    return result
  }

  /// Whether the values are an optimal solution and the solver says so.
  package func valueFlaw(_ solver: Solver, _ variables: [Variable]) -> String? {
    flaw { exact in
      guard let exact else { return "the required constraints conflict, but none was refused" }
      return hierarchy.flaw(of: solver, variables, comparedWith: exact, tolerance: DoubleRule.optimality)
    }
  }

  /// Whether the ranges of all variables are right.
  package func rangeFlaw(_ solver: Solver, _ variables: [Variable]) throws(SolverError) -> String? {
    let ranges = try solver.ranges(of: variables)
    return flaw { exact in
      guard let exact else { return "the required constraints conflict, but none was refused" }
      return hierarchy.rangeFlaw(ranges, point, comparedWith: exact, tolerance: DoubleRule.ends)
    }
  }
}

extension Conflict {
  /// Verifies a conflict under the rule for doubles: what it says has to be so for the numbers that the doubles stand for, or for the
  /// doubles themselves.
  ///
  /// - Returns: The first flaw, or nil.
  package func flawInDoubles(of constraints: [ConstraintSpecification], variableCount: Int) -> String? {
    guard constraints.count == members.count else { return "\(members.count) members, not \(constraints.count)" }
    if let flaw = certificateFlaw(of: constraints, variableCount: variableCount) { return flaw }
    let meant = irreducibilityFlaw(of: constraints.map(\.meantReference), variableCount)
    return meant == nil ? nil : irreducibilityFlaw(of: constraints.map(\.reference), variableCount)
  }

  private func irreducibilityFlaw(of constraints: [ReferenceConstraint], _ variableCount: Int) -> String? {
    if ReferenceSolver.canHold(constraints, variableCount: variableCount) { return "the members can all hold" }
    for position in constraints.indices {
      var rest = constraints
      rest.remove(at: position)
      if !ReferenceSolver.canHold(rest, variableCount: variableCount) {
        return "member \(position) with the multiplier \(members[position].multiplier) is superfluous"
      }
    }
    return nil
  }
}

extension ConstraintSpecification {
  /// The constraint in the numbers that its doubles most likely stand for.
  package var meantReference: ReferenceConstraint {
    ReferenceConstraint(
      terms: terms.map { ($0.variable, Rational(meantBy: $0.coefficient)) }, relation: relation,
      constant: Rational(meantBy: constant), priority: priority, weight: Rational(meantBy: weight))
  }

  /// The constraint with the constant at which it holds with equality at a point, if it nearly does so.
  fileprivate func settled(at point: [Double]) -> ReferenceConstraint {
    var result = reference
    let activity = result.terms.reduce(Rational.zero) {
      $0 + $1.coefficient * Rational(exactly: point[$1.variable])
    }
    if (activity - result.constant).approximation.magnitude <= DoubleRule.consistency * scale(at: point) {
      result.constant = activity
    }
    return result
  }
}
