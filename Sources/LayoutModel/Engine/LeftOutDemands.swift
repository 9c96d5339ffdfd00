/// The required demands that a solve leaves out, each with the conflict that it loses.
///
/// Demands are accepted in the order of their ``AcceptanceRank``; one that contradicts those accepted before it is left out. The solver shows
/// conflicts in an order of its own, which depends on what came before. So the last member of a conflict is left out first on trust, and
/// accepted again as soon as an earlier member of its conflict turns out to be left out itself. In the end each one that is left out contradicts
/// accepted ones before it, and that is the outcome of accepting them one after the other.
struct LeftOutDemands {
  private struct Loss {
    let place: Int32
    /// The demands of the conflict, the one that is left out among them.
    let members: [Int32]
    let issue: LayoutIssue
  }

  private var losses: [Loss] = []
  private(set) var places: Set<Int32> = []

  /// What there is to say of them, in the order in which they would have been accepted.
  func issues(_ ranks: (Int32) -> AcceptanceRank) -> [LayoutIssue] {
    losses.sorted { ranks($0.place) < ranks($1.place) }.map { $0.issue }
  }

  func contains(_ place: Int32) -> Bool { places.contains(place) }

  /// Leaves a demand out for a conflict, and accepts those again that lost to it.
  mutating func leaveOut(_ place: Int32, members: [Int32], _ issue: LayoutIssue) {
    losses.append(Loss(place: place, members: members, issue: issue))
    places.insert(place)
    for loss in losses where loss.place != place && loss.members.contains(place) { places.remove(loss.place) }
    losses.removeAll { !places.contains($0.place) }
  }
}

/// The order in which required demands are accepted: what the system and stacks make, then what authors wrote, then sizes of contents; older ones
/// first. Inputs and the rule that no length is negative always hold.
struct AcceptanceRank: Comparable {
  private let group: Int
  private let age: UInt32
  /// The number among those that one item or stack makes.
  private let number: Int

  init(group: Int, age: UInt32, number: Int) {
    self.group = group
    self.age = age
    self.number = number
  }

  static func < (left: AcceptanceRank, right: AcceptanceRank) -> Bool {
    (left.group, left.age, left.number) < (right.group, right.age, right.number)
  }
}

extension LayoutState {
  /// The place of a demand in the order of acceptance.
  func acceptanceRank(_ place: Int32, _ tree: LayoutTree) -> AcceptanceRank {
    let age = demands.age(place)
    switch demands.origin(place) {
    case .content(_, let rule): return AcceptanceRank(group: 2, age: age, number: rule.number)
    case .constraint(let handle):
      let isGenerated = tree.constraintRecords[Int(handle.index)].constraint.isGenerated
      return AcceptanceRank(group: isGenerated ? 0 : 1, age: age, number: 0)
    case .generated(let stack, let key):
      let entries = stackDemands[Int(tree.views[stack.slot].stack)].entries
      return AcceptanceRank(group: 0, age: age, number: 4 + (entries.firstIndex { $0.key == key } ?? entries.count))
    case .collapsed(_, let attribute): return AcceptanceRank(group: 0, age: age, number: attribute == .width ? 2 : 3)
    case .nonNegative(_, let attribute): return AcceptanceRank(group: 0, age: age, number: attribute == .width ? 0 : 1)
    case nil: return AcceptanceRank(group: 0, age: age, number: 0)
    }
  }
}

extension Demand.ContentRule {
  fileprivate var number: Int {
    switch self {
    case .horizontalHugging: 0
    case .horizontalResistance: 1
    case .verticalHugging: 2
    case .verticalResistance: 3
    }
  }
}
