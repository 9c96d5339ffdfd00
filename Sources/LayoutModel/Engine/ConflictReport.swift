internal import ConstraintKernel

/// A conflict of the solver on the constraints of the layout, and the choice of the one to leave out.
struct ConflictReport {
  /// The demand to leave out: the breakable one that is accepted last. A content size at the required priority is left out in favour of
  /// a constraint, as it is in Apple's recorded frames.
  let dropped: Int32?
  /// The demands of the conflict.
  let places: [Int32]
  private let members: [LayoutConflict.Member]
  private let droppedIndex: Int?
  private let infeasibility: Double

  /// - Parameters:
  ///   - conflict: The solver's report.
  ///   - state: The engine's state before the refused solve.
  ///   - inputs: What the environment tells.
  ///   - tree: The tree of the constraints.
  init(
    _ conflict: Conflict, _ state: LayoutState, inputs: [SolverInput], tree: LayoutTree
  ) {
    let demands = state.demands
    var reader = DemandReader(state, tree)
    var multipliers: [ConstraintHandle: Double] = [:]
    for member in conflict.members { multipliers[member.handle] = member.multiplier }
    var members: [LayoutConflict.Member] = []
    for input in inputs {
      guard let multiplier = multipliers[input.handle] else { continue }
      members.append(LayoutConflict.Member(input.constraint, multiplier: multiplier))
    }
    let named = conflict.members.filter { $0.tag != Demand.none }.map { ($0.tag, $0.multiplier) }
      .sorted { (demands.age($0.0), $0.0) < (demands.age($1.0), $1.0) }
    places = named.map { $0.0 }
    let dropped = places.filter { demands.origin($0)?.isBreakable == true }
      .max { state.acceptanceRank($0, tree) < state.acceptanceRank($1, tree) }
    var droppedIndex: Int?
    for (place, multiplier) in named {
      guard let demand = reader.demand(place) else { continue }
      if place == dropped { droppedIndex = members.count }
      members.append(LayoutConflict.Member(AppliedConstraint(demand, tree), multiplier: multiplier))
    }
    self.members = members
    self.dropped = dropped
    self.droppedIndex = droppedIndex
    infeasibility = conflict.shortfall
  }

  /// The conflict, with or without the demand that was left out.
  func conflict(isDropped: Bool) -> LayoutConflict {
    LayoutConflict(members: members, omittedIndex: isDropped ? droppedIndex : nil, infeasibility: infeasibility)
  }
}
