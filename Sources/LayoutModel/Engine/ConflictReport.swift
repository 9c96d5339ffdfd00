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
  ///   - demands: The demands, with what was installed before.
  ///   - fresh: What the refused solve had added, by the places of the demands.
  ///   - inputs: What the environment tells.
  ///   - tree: The tree of the constraints.
  init(
    _ conflict: Conflict, _ demands: DemandTable, fresh: some Sequence<(Int32, ConstraintHandle)>,
    inputs: [SolverInput], tree: LayoutTree
  ) {
    let places = Self.places(conflict, demands, fresh)
    let multipliers = Dictionary(
      conflict.members.map { ($0.handle, $0.multiplier) }, uniquingKeysWith: { first, _ in first })
    var members: [LayoutConflict.Member] = []
    for input in inputs {
      guard let multiplier = multipliers[input.handle] else { continue }
      members.append(LayoutConflict.Member(input.constraint, multiplier: multiplier))
    }
    let named = conflict.members.compactMap { member in places[member.handle].map { ($0, member.multiplier) } }
      .sorted { (demands.age($0.0), $0.0) < (demands.age($1.0), $1.0) }
    let dropped = Self.givenUp(named.map(\.0), demands, tree)
    var droppedIndex: Int?
    for (place, multiplier) in named {
      guard let demand = demands[place] else { continue }
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

  /// Where the members of a conflict have their demands.
  private static func places(
    _ conflict: Conflict, _ demands: DemandTable, _ fresh: some Sequence<(Int32, ConstraintHandle)>
  ) -> [ConstraintHandle: Int32] {
    let handles = Set(conflict.members.map(\.handle))
    var places: [ConstraintHandle: Int32] = [:]
    for place in demands.places {
      if let handle = demands.handle(place), handles.contains(handle) { places[handle] = place }
    }
    for (place, handle) in fresh where handles.contains(handle) { places[handle] = place }
    return places
  }

  /// What a content wants at the required priority gives way to a constraint, as it does in Apple's recorded frames.
  private static func givenUp(_ places: [Int32], _ demands: DemandTable, _ tree: LayoutTree) -> Int32? {
    places.last { place in
      if case .content? = demands[place]?.origin { return true }
      return false
    }
      ?? places.last { place in
        guard case .constraint(let handle)? = demands[place]?.origin else { return false }
        return !tree.constraintRecords[Int(handle.index)].constraint.isGenerated
      } ?? places.last { demands[$0]?.isBreakable == true }
  }
}
