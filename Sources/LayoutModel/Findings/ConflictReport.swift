internal import ConstraintKernel

/// An input of the solver: a number that the environment tells.
struct SolverInput {
  let handle: ConstraintHandle
  let item: LayoutItem
  /// What the input is called: `screen.width`.
  let name: String
  /// The width or the height, if the input is the size of the root.
  let attribute: LayoutAttribute?
  /// In points.
  let value: Double

  var description: String { "\(name) == \(DecimalNumber(value))" }
}

/// A conflict of the solver in the words of the layout.
struct ConflictReport {
  /// The demand to leave out: the youngest breakable one; content sizes before constraints that somebody wrote, and those before generated
  /// ones.
  let dropped: Int32?
  private let members: [Finding.Member]
  private let droppedMember: Finding.Member?
  private let items: [LayoutItem]
  private let arithmetic: String
  private let shortfall: Double

  /// - Parameters:
  ///   - conflict: The solver's report.
  ///   - demands: The demands, with what was installed before.
  ///   - fresh: What the refused solve had added, by the places of the demands.
  ///   - inputs: What the environment tells.
  ///   - tree: For names.
  init(
    _ conflict: Conflict, _ demands: DemandTable, fresh: some Sequence<(Int32, ConstraintHandle)>,
    inputs: [SolverInput], tree: LayoutTree
  ) {
    let places = Self.places(conflict, demands, fresh)
    let multipliers = Dictionary(
      conflict.members.map { ($0.handle, $0.multiplier) }, uniquingKeysWith: { first, _ in first })
    var arithmetic = ConflictArithmetic(shortfall: conflict.shortfall)
    var members: [Finding.Member] = []
    for input in inputs {
      guard let multiplier = multipliers[input.handle] else { continue }
      let member = Finding.Member(input, multiplier: multiplier)
      let owner = tree.describe(input.item)
      let hasName = !tree.name(of: input.item.owningView).isEmpty
      arithmetic.add(member, input.attribute, name: input.name, owner: hasName ? "the \(owner)" : owner)
      members.append(member)
    }
    let named = conflict.members.compactMap { member in places[member.handle].map { ($0, member.multiplier) } }
      .sorted { (demands.age($0.0), $0.0) < (demands.age($1.0), $1.0) }
    let dropped = Self.givenUp(named.map(\.0), demands, tree)
    var droppedMember: Finding.Member?
    for (place, multiplier) in named {
      guard let demand = demands[place] else { continue }
      let member = Finding.Member(demand, multiplier: multiplier, tree)
      arithmetic.add(member)
      members.append(member)
      if place == dropped { droppedMember = member }
    }
    self.members = members
    self.dropped = dropped
    self.droppedMember = droppedMember
    self.arithmetic = arithmetic.sentence
    var seen: Set<LayoutItem> = []
    items = members.flatMap(\.items).filter { seen.insert($0).inserted }
    shortfall = conflict.shortfall
  }

  /// The finding, with or without the demand that was left out.
  func finding(isDropped: Bool) -> Finding {
    let list = members.map { $0.source == .generated ? "\($0.description) [generated]" : $0.description }
    var message = arithmetic + Finding.conflictMark + list.joined(separator: "; ")
    let dropped = isDropped ? droppedMember : nil
    if let dropped { message += ". Left out: \(dropped.description)" }
    return Finding(
      kind: .conflict(members: members, dropped: dropped, shortfall: shortfall), severity: .error, items: items,
      constraints: members.compactMap(\.constraint), numbers: [Finding.Number("shortfall", shortfall)],
      message: message)
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

extension Finding {
  /// What stands between the sum and the members in the message of a conflict.
  fileprivate static let conflictMark = ". These cannot all hold: "

  /// The sum that shows why the members of a conflict cannot all hold, as a sentence without a full stop; nil for other findings.
  package var conflictArithmetic: String? {
    guard case .conflict = kind else { return nil }
    var end = message.startIndex
    while end < message.endIndex, !message[end...].hasPrefix(Self.conflictMark) { end = message.index(after: end) }
    return String(message[..<end])
  }
}
