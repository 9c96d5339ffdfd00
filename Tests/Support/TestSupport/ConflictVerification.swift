import ConstraintKernel

extension Conflict {
  /// Verifies a conflict against the constraints it speaks of, in exact arithmetic and by solving.
  ///
  /// The multipliers have to combine the members to `0 ≥ shortfall` with a positive shortfall; all members together cannot
  /// hold; without any one of them the others can.
  ///
  /// - Parameters:
  ///   - constraints: The member constraints, in the order of the members, the refused one as it was to become.
  ///   - variableCount: The number of variables that their numbers refer to.
  /// - Returns: The first flaw, or nil.
  package func flaw(of constraints: [ConstraintSpecification], variableCount: Int) -> String? {
    guard constraints.count == members.count else { return "\(members.count) members, not \(constraints.count)" }
    if let flaw = certificateFlaw(of: constraints, variableCount: variableCount) { return flaw }
    let exact = constraints.map(\.reference)
    if ReferenceSolver.canHold(exact, variableCount: variableCount) { return "the members can all hold" }
    for position in exact.indices {
      var rest = exact
      rest.remove(at: position)
      if !ReferenceSolver.canHold(rest, variableCount: variableCount) {
        return "the members conflict without [\(constraints[position])] as well"
      }
    }
    return nil
  }

  /// Verifies only that the multipliers combine the members to `0 ≥ shortfall`.
  ///
  /// - Returns: The first flaw, or nil.
  package func certificateFlaw(of constraints: [ConstraintSpecification], variableCount: Int) -> String? {
    guard shortfall > 0, shortfall.isFinite else { return "the shortfall is \(shortfall)" }
    var sums = [Double](repeating: 0, count: variableCount)
    var scales = sums
    var constant = 0.0
    var constantScale = 0.0
    for (member, constraint) in zip(members, constraints) {
      guard constraint.isRequired else { return "[\(constraint)] is optional" }
      if let flaw = signFlaw(of: member, constraint) { return flaw }
      for term in constraint.terms {
        sums[term.variable] += member.multiplier * term.coefficient
        scales[term.variable] += (member.multiplier * term.coefficient).magnitude
      }
      constant += member.multiplier * constraint.constant
      constantScale += (member.multiplier * constraint.constant).magnitude
    }
    for variable in sums.indices where sums[variable].magnitude > 1e-9 * scales[variable] {
      return "the combination has \(sums[variable]) times variable \(variable)"
    }
    if (constant - shortfall).magnitude > 1e-9 * max(constantScale, shortfall) {
      return "the combination reads 0 >= \(constant), not \(shortfall)"
    }
    return nil
  }

  private func signFlaw(of member: Member, _ constraint: ConstraintSpecification) -> String? {
    guard member.multiplier != 0, member.multiplier.isFinite else { return "a multiplier is \(member.multiplier)" }
    switch constraint.relation {
    case .equal: return nil
    case .greaterThanOrEqual:
      return member.multiplier > 0 ? nil : "[\(constraint)] has the multiplier \(member.multiplier)"
    case .lessThanOrEqual:
      return member.multiplier < 0 ? nil : "[\(constraint)] has the multiplier \(member.multiplier)"
    }
  }
}
