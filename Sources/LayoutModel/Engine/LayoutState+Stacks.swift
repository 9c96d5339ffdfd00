internal import ConstraintKernel

/// The demands of one stack, in the order in which it makes its constraints.
struct StackDemands: Sendable {
  /// Of the stack's view; tells a new stack at a reused place from the one before.
  var stamp: UInt32 = 0
  var entries: [(key: GeneratedConstraint.Key, demand: Int32)] = []
}

extension LayoutState {
  /// Makes the constraints of stacks again and asks for those that differ. What is the same as before stays in the solver untouched.
  mutating func updateStacks(_ places: [Int32], _ tree: LayoutTree) throws(SolverError) {
    guard !places.isEmpty else { return }
    let missing = tree.stackRecords.count - stackDemands.count
    if missing > 0 { stackDemands += Array(repeating: StackDemands(), count: missing) }
    var sizes = NaturalSizes(measurements)
    var isDone = Array(repeating: false, count: tree.stackRecords.count)
    for place in places where !isDone[Int(place)] {
      isDone[Int(place)] = true
      try updateStack(place, tree, &sizes)
    }
  }

  private mutating func updateStack(
    _ place: Int32, _ tree: LayoutTree, _ sizes: inout NaturalSizes
  ) throws(SolverError) {
    let record = tree.stackRecords[Int(place)]
    let isWanted = record.isLive && variables.views[Int(record.view)] != nil
    let generated = isWanted ? StackEmission.constraints(of: record, in: tree, sizes: &sizes) : []
    var known = stackDemands[Int(place)].entries
    if stackDemands[Int(place)].stamp != record.stamp {
      for entry in known { demands.desireNothing(at: entry.demand) }
      known = []
    }
    stackDemands[Int(place)] = StackDemands(
      stamp: record.stamp, entries: try match(generated, to: known, record, tree))
  }

  /// Pairs new constraints with the demands that had the same keys. Most stacks change little, so that most keys stand where they stood.
  private mutating func match(
    _ generated: [GeneratedConstraint], to known: [(key: GeneratedConstraint.Key, demand: Int32)],
    _ record: StackRecord, _ tree: LayoutTree
  ) throws(SolverError) -> [(key: GeneratedConstraint.Key, demand: Int32)] {
    var positions: [GeneratedConstraint.Key: Int] = [:]
    let isInPlace = generated.count == known.count && zip(generated, known).allSatisfy { $0.key == $1.key }
    if !isInPlace && !generated.isEmpty {
      for (position, entry) in known.enumerated() { positions[entry.key] = position }
    }
    var isKept = Array(repeating: false, count: known.count)
    var entries: [(key: GeneratedConstraint.Key, demand: Int32)] = []
    entries.reserveCapacity(generated.count)
    for (position, constraint) in generated.enumerated() {
      guard try draftRow(of: constraint.constraint, tree) else { continue }
      let former = isInPlace ? position : positions[constraint.key]
      if let former { isKept[former] = true }
      let demand = demand(former.map { known[$0].demand }, constraint, record)
      entries.append((constraint.key, demand))
    }
    for (position, entry) in known.enumerated() where !isKept[position] { demands.desireNothing(at: entry.demand) }
    return entries
  }

  /// The demand for the row that was drafted: the former one, told about the row if that differs, or a new one. A row on other variables is
  /// another row: it is cheaper to put a row into the solver than to exchange its variables one after the other.
  private mutating func demand(_ former: Int32?, _ constraint: GeneratedConstraint, _ record: StackRecord) -> Int32 {
    if let former {
      if demands.desire(builder, onVariablesAt: former, solver) { return former }
      demands.desireNothing(at: former)
    }
    let stack = ViewHandle(index: record.view, stamp: record.stamp)
    return demands.insert(.generated(stack: stack, constraint.key), age: record.age, builder)
  }
}
