internal import ConstraintKernel

/// Reads rows with everything that is known of them.
///
/// No table has the constraints of stacks; they are made again from the tree, once for each stack.
struct DemandReader {
  private let state: LayoutState
  private let tree: LayoutTree
  private var generated: [ViewHandle: [GeneratedConstraint]] = [:]
  private var sizes: NaturalSizes

  /// - Parameters:
  ///   - state: What an engine keeps.
  ///   - tree: The tree that it has seen last.
  init(_ state: LayoutState, _ tree: LayoutTree) {
    self.state = state
    self.tree = tree
    sizes = NaturalSizes(state.measurements)
  }

  /// The demand in a place; nil if there is none.
  mutating func demand(_ place: Int32) -> Demand? {
    let table = state.demands
    guard let origin = table.origin(place) else { return nil }
    var installed: (handle: ConstraintHandle, row: LoweredRow)?
    if let handle = table.handle(place), let row = LoweredRow(handle, state.solver) { installed = (handle, row) }
    let desired =
      table.isPending(place) ? table.pendingRow(place).map { LoweredRow($0, table.terms) } : installed?.row
    return Demand(
      origin: origin, written: constraint(origin), age: table.age(place), desired: desired, installed: installed)
  }

  /// The demands that the solver has and a condition picks, older ones first.
  mutating func installed(
    where isWanted: (Int32, Demand.Origin, ConstraintHandle) -> Bool
  ) -> [(place: Int32, demand: Demand)] {
    var places: [Int32] = []
    for place in state.demands.places {
      guard let handle = state.demands.handle(place), let origin = state.demands.origin(place),
        isWanted(place, origin, handle)
      else { continue }
      places.append(place)
    }
    places.sort { (state.demands.age($0), $0) < (state.demands.age($1), $1) }
    var result: [(place: Int32, demand: Demand)] = []
    for place in places {
      if let demand = demand(place) { result.append((place, demand)) }
    }
    return result
  }

  /// The constraint of the tree or of a stack that a row stands for; nil if the stack makes it no more.
  private mutating func constraint(_ origin: Demand.Origin) -> LayoutConstraint? {
    if case .constraint(let handle) = origin { return state.constraint(at: handle.index, tree) }
    guard case .generated(let stack, let key) = origin else { return nil }
    if generated[stack] == nil, tree.isLive(stack), tree.views[stack.slot].stack != ViewRecord.none {
      let record = tree.stackRecords[Int(tree.views[stack.slot].stack)]
      generated[stack] = StackEmission.constraints(of: record, in: tree, sizes: &sizes)
    }
    return generated[stack]?.first { $0.key == key }?.constraint
  }
}

extension LayoutState {
  /// The demands that the solver has and a condition picks, older ones first.
  func installedDemands(
    _ tree: LayoutTree, where isWanted: (Int32, Demand.Origin, ConstraintHandle) -> Bool
  ) -> [(place: Int32, demand: Demand)] {
    var reader = DemandReader(self, tree)
    return reader.installed(where: isWanted)
  }

  /// The demands that the solver has and whose rows a condition picks, older ones first.
  func installedDemands(_ tree: LayoutTree, where isWanted: (Demand, LoweredRow) -> Bool) -> [Demand] {
    installedDemands(tree, where: { _, _, _ in true }).map { $0.demand }.filter { demand in
      demand.installed.map { isWanted(demand, $0.row) } ?? false
    }
  }
}
