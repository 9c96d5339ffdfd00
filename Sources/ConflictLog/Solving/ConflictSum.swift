import ConstraintKernel

/// How the numbers of an irreducible set add up to a contradiction.
public struct ConflictSum: Hashable, Sendable {
  /// What a constraint adds.
  public struct Part: Hashable, Sendable {
    /// The position of the constraint in the list.
    public let constraint: Int
    /// The points, positive.
    public let amount: Double
  }

  /// What is demanded.
  public let demand: [Part]
  /// What there is for it.
  public let supply: [Part]
  /// The constraint that says how much there is, where one does: the size of a container.
  public let limit: Int?
  /// The points that are missing.
  public let missing: Double
  /// Whether the conflict lies on the vertical axis.
  public let isVertical: Bool

  /// The sum of an irreducible set, from the factors that the solver proves the contradiction with.
  init?(_ set: [Int], of message: ConflictMessage, _ system: PrintedSystem, _ roles: [ConstraintRole]) {
    var isIncluded = [Bool](repeating: false, count: message.constraints.count)
    for member in set { isIncluded[member] = true }
    guard let conflict = system.conflict(of: isIncluded) else { return nil }
    var factors = [Double](repeating: 0, count: message.constraints.count)
    for member in conflict.members where member.tag >= 0 { factors[Int(member.tag)] += member.multiplier }
    let limit = Self.limit(set, factors, message, roles)
    let unit = limit.map { factors[$0].magnitude } ?? set.map { factors[$0].magnitude }.max() ?? 1
    guard unit > 0 else { return nil }
    var (demand, supply): ([Part], [Part]) = ([], [])
    for member in set {
      let amount = factors[member] / unit * message.constraints[member].constant
      if amount > LogTolerances.overlap { demand.append(Part(constraint: member, amount: amount)) }
      if amount < -LogTolerances.overlap { supply.append(Part(constraint: member, amount: -amount)) }
    }
    self.demand = demand
    self.supply = supply
    self.limit = limit
    missing = demand.reduce(0) { $0 + $1.amount } - supply.reduce(0) { $0 + $1.amount }
    isVertical = set.first.flatMap { message.constraints[$0].terms.first?.attribute.isVertical } ?? false
  }

  /// The size that is fixed for a container: one that the system gives first.
  private static func limit(
    _ set: [Int], _ factors: [Double], _ message: ConflictMessage, _ roles: [ConstraintRole]
  ) -> Int? {
    let sizes = set.filter { message.constraints[$0].isPlainSize && factors[$0] != 0 }
    let upper = sizes.filter { factors[$0] < 0 }
    return upper.first { roles[$0].isSystem } ?? sizes.first { roles[$0].isSystem }
      ?? upper.max { message.constraints[$0].constant < message.constraints[$1].constant }
  }
}
