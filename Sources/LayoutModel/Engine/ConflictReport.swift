internal import ConstraintKernel

/// An input of the solver: a number that the environment tells.
struct SolverInput {
  let handle: ConstraintHandle
  let item: LayoutItem
  let description: String
}

/// A conflict of the solver in the words of the layout.
struct ConflictReport {
  /// The demand to leave out: the youngest breakable one, constraints before content sizes.
  let dropped: Int32?
  private let members: [Finding.Member]
  private let droppedMember: Finding.Member?
  private let items: [LayoutItem]
  private let shortfall: Double

  /// - Parameters:
  ///   - conflict: The solver's report.
  ///   - demands: The demands, with what was installed before.
  ///   - fresh: What the refused solve had added, by the places of the demands.
  ///   - inputs: What the environment tells.
  ///   - tree: For names.
  init(
    _ conflict: Conflict, _ demands: DemandTable, fresh: some Sequence<(Int32, ConstraintHandle?)>,
    inputs: [SolverInput], tree: LayoutTree
  ) {
    let places = Self.places(demands, fresh)
    let multipliers = Dictionary(
      conflict.members.map { ($0.handle, $0.multiplier) }, uniquingKeysWith: { first, _ in first })
    let named = conflict.members.compactMap { places[$0.handle] }
      .sorted { (demands[$0]?.age ?? 0, $0) < (demands[$1]?.age ?? 0, $1) }
    var handles: [Int32: ConstraintHandle] = [:]
    for member in conflict.members { if let place = places[member.handle] { handles[place] = member.handle } }

    var members: [Finding.Member] = []
    var items: [LayoutItem] = []
    for input in inputs {
      guard let multiplier = multipliers[input.handle] else { continue }
      members.append(
        Finding.Member(constraint: nil, description: input.description, multiplier: multiplier))
      items.append(input.item)
    }
    let dropped = Self.youngestBreakable(named, demands)
    var droppedMember: Finding.Member?
    for place in named {
      guard let demand = demands[place], let handle = handles[place] else { continue }
      let member = Self.member(demand, multipliers[handle] ?? 0, tree)
      members.append(member)
      if place == dropped { droppedMember = member }
      items += Self.items(of: demand, tree)
    }
    self.members = members
    self.dropped = dropped
    self.droppedMember = droppedMember
    var seen: Set<LayoutItem> = []
    self.items = items.filter { seen.insert($0).inserted }
    shortfall = conflict.shortfall
  }

  /// The finding, with or without the demand that was left out.
  func finding(isDropped: Bool) -> Finding {
    let list = members.map(\.description).joined(separator: "; ")
    var message =
      "\(members.count) demands cannot all hold and miss each other by \(DecimalNumber(shortfall)) pt: \(list)"
    let dropped = isDropped ? droppedMember : nil
    if let dropped { message += ". Left out: \(dropped.description)" }
    return Finding(
      kind: .conflict(members: members, dropped: dropped, shortfall: shortfall), severity: .error, items: items,
      message: message)
  }

  private static func places(
    _ demands: DemandTable, _ fresh: some Sequence<(Int32, ConstraintHandle?)>
  ) -> [ConstraintHandle: Int32] {
    var places: [ConstraintHandle: Int32] = [:]
    for (place, demand) in demands.demands.enumerated() {
      if let handle = demand?.installed?.handle { places[handle] = Int32(place) }
    }
    for case (let place, let handle?) in fresh { places[handle] = place }
    return places
  }

  private static func youngestBreakable(_ places: [Int32], _ demands: DemandTable) -> Int32? {
    places.last { demands[$0]?.isConstraint == true } ?? places.last { demands[$0]?.isBreakable == true }
  }

  private static func member(_ demand: Demand, _ multiplier: Double, _ tree: LayoutTree) -> Finding.Member {
    switch demand.origin {
    case .constraint(let handle):
      let constraint = tree.constraintRecords[Int(handle.index)].constraint
      return Finding.Member(
        constraint: handle, description: tree.describe(constraint), multiplier: multiplier)
    case .content(let view, let rule):
      let row = demand.desired ?? demand.installed?.row
      let attribute: LayoutAttribute =
        rule == .horizontalHugging || rule == .horizontalResistance ? .width : .height
      let text =
        "content of \(tree.describe(view.item)): \(attribute.rawValue) "
        + "\(row?.relation.rawValue ?? "==") \(DecimalNumber(row?.constant ?? 0))"
      return Finding.Member(constraint: nil, description: text, multiplier: multiplier)
    case .nonNegative(let item, let attribute):
      let text = "\(tree.describe(item)).\(attribute.rawValue) >= 0"
      return Finding.Member(constraint: nil, description: text, multiplier: multiplier)
    }
  }

  private static func items(of demand: Demand, _ tree: LayoutTree) -> [LayoutItem] {
    switch demand.origin {
    case .constraint(let handle): tree.constraintRecords[Int(handle.index)].constraint.items
    case .content(let view, _): [view.item]
    case .nonNegative(let item, _): [item]
    }
  }
}
