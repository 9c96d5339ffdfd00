internal import ConstraintKernel

/// A conflict of the solver on the constraints of the layout, and the choice of the one to leave out.
struct ConflictReport {
  /// The demand to leave out: the youngest breakable one; content sizes before constraints that somebody wrote, and those before generated
  /// ones.
  let dropped: Int32?
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
    let dropped = Self.givenUp(named.map { $0.0 }, demands, tree)
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

  /// A content size at the required priority is left out in favour of a constraint, as it does in Apple's recorded frames.
  private static func givenUp(_ places: [Int32], _ demands: DemandTable, _ tree: LayoutTree) -> Int32? {
    places.last { place in
      if case .content? = demands.origin(place) { return true }
      return false
    }
      ?? places.last { place in
        guard case .constraint(let handle)? = demands.origin(place) else { return false }
        return !tree.constraintRecords[Int(handle.index)].constraint.isGenerated
      } ?? places.last { demands.origin($0)?.isBreakable == true }
  }
}
