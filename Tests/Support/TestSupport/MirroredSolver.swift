import ConstraintKernel

/// A solver next to a plain list of the constraints it should hold, which tells what the solver has to answer.
package struct MirroredSolver {
  /// The solver under test. Calls that are refused, and questions, may be put to it directly.
  package var solver = Solver()
  /// Its variables, by number.
  package let variables: [Variable]
  /// What it should hold.
  package private(set) var hierarchy: Hierarchy
  /// The handles of the constraints, in the order of the hierarchy.
  package private(set) var handles: [ConstraintHandle] = []
  /// How many changes were refused.
  package private(set) var refusals = 0

  /// Makes a solver with variables at 0 and no constraint.
  package init(variableCount: Int) {
    variables = solver.makeVariables(variableCount)
    hierarchy = Hierarchy(variableCount: variableCount)
  }

  /// Applies a change to both sides. A refusal has to be right, to name an irreducible conflict, and to change nothing.
  ///
  /// - Returns: The first flaw, or nil.
  package mutating func apply(_ change: HierarchyChange) -> String? {
    var changed = hierarchy
    changed.apply(change)
    let hash = stateHash(solver, variables: variables)
    do {
      try change.apply(to: &solver, &handles, variables)
      hierarchy = changed
      return nil
    } catch .unsatisfiable(let conflict) {
      refusals += 1
      guard hash == stateHash(solver, variables: variables) else { return "\(change) was refused but changed values" }
      return refusalFlaw(change, conflict, changed).map { "\(change) was refused: \($0)" }
    } catch {
      return "\(change) throws \(error)"
    }
  }

  /// Compares with the exact solution.
  ///
  /// - Parameter includingRanges: Whether to compare the range of every variable as well.
  /// - Returns: The first flaw, or nil.
  package func flaw(includingRanges: Bool = true) -> String? {
    if let flaw = solver.checkInvariants() { return "invariant: \(flaw)" }
    guard solver.constraints == handles else { return "the list of constraints is wrong" }
    guard let exact = hierarchy.solvedExactly() else {
      return "the required constraints conflict, but none was refused"
    }
    if let flaw = hierarchy.flaw(of: solver, variables, comparedWith: exact) { return flaw }
    guard includingRanges else { return nil }
    do {
      return try hierarchy.rangeFlaw(of: solver, variables, comparedWith: exact)
    } catch {
      return "ranges throws \(error)"
    }
  }

  private func refusalFlaw(_ change: HierarchyChange, _ conflict: Conflict, _ changed: Hierarchy) -> String? {
    guard solver.constraints == handles else { return "the list of constraints changed" }
    let refused = conflict.members.filter(\.isRefused)
    guard refused.count == 1 else { return "\(refused.count) members are marked as refused" }
    guard (refused[0].multiplier.magnitude - 1).magnitude < 1e-9 else {
      return "the refused constraint has the multiplier \(refused[0].multiplier)"
    }
    if case .add = change, solver.contains(refused[0].handle) { return "the refused constraint is in the solver" }
    var positions: [Int] = []
    for member in conflict.members {
      guard let position = position(of: member, change) else { return "the member \(member) is unknown" }
      positions.append(position)
    }
    guard zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) else { return "members are not oldest first" }
    return conflict.flaw(
      of: positions.map { changed.constraints[$0] }, variableCount: changed.variableCount)
  }

  private func position(of member: Conflict.Member, _ change: HierarchyChange) -> Int? {
    if case .add = change, member.isRefused { return handles.count }
    return handles.firstIndex(of: member.handle)
  }
}
