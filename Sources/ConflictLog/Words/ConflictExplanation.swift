import ConstraintKernel

/// A message in words: what cannot hold, what is behind it and what to change.
public struct ConflictExplanation: Sendable {
  /// One constraint of the list.
  public struct Line: Hashable, Sendable {
    /// The constraint, as an author would write it.
    public let statement: String
    /// Who made it and where, as far as the log tells; empty if it tells nothing.
    public let note: String
    /// Whether it belongs to an irreducible set.
    public let isMember: Bool
    /// Whether the system broke it.
    public let isBroken: Bool
  }

  /// What does not fit, with the numbers, in one line.
  public let headline: String
  /// The constraints in the order of the list.
  public let lines: [Line]
  /// What the names of items with a text stand for: `label: UILabel “Total”`.
  public let legend: [String]
  /// The pattern behind it; nil if none is known.
  public let story: String?
  /// What to do about it; nil if no pattern is known.
  public let advice: String?
  /// The changes that settle it, best first.
  public let changes: [String]
  /// What the system broke and what came of it; nil if the log does not tell.
  public let recovery: String?
  /// Why the list holds as printed, one sentence a reason.
  public let reasons: [String]
  /// How many irreducible sets there are beside the one that the headline adds up.
  public let otherSets: Int

  let itemNames: ItemNames

  /// How many changes are named.
  private static let mostChanges = 3

  /// Puts a message into words.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - analysis: What the solver found about it.
  ///   - mask: Replaces what is the app's own; nil to show it.
  public init(_ message: ConflictMessage, _ analysis: ConflictAnalysis, masking mask: NameMask? = nil) {
    let message = mask?.masked(message) ?? message
    let names = ItemNames(message)
    itemNames = names
    let roles = message.roles
    var isMember = [Bool](repeating: false, count: message.constraints.count)
    for set in analysis.sets { for position in set { isMember[position] = true } }
    lines = message.constraints.indices.map { position in
      let constraint = message.constraints[position]
      let notes = [
        roles[position].note, constraint.identifier.isEmpty ? "" : "‘\(constraint.identifier)’", constraint.source,
      ]
      return Line(
        statement: ConstraintStatement(constraint, names).description,
        note: notes.filter { !$0.isEmpty }.joined(separator: ", "), isMember: isMember[position],
        isBroken: message.broken == position)
    }
    legend = Self.legend(message, names)
    headline = Self.headline(message, analysis, names)
    story = analysis.cause?.story
    advice = analysis.cause?.advice
    changes = Self.changes(message, analysis, names)
    recovery = Self.recovery(message, analysis, names)
    reasons = analysis.reasons.map { Self.sentence($0) }
    otherSets = max(0, analysis.sets.count - 1)
  }

  private static func legend(_ message: ConflictMessage, _ names: ItemNames) -> [String] {
    message.items.indices.compactMap { position in
      let text = message.items[position].text
      return text.isEmpty || text.hasPrefix("UI") ? nil : "\(names.names[position]): \(names.descriptions[position])"
    }
  }

  // MARK: What does not fit

  private static func headline(_ message: ConflictMessage, _ analysis: ConflictAnalysis, _ names: ItemNames) -> String {
    guard !analysis.isSatisfiable else {
      return message.isHidden ? "the list is hidden" : "the list holds as printed"
    }
    guard let sum = analysis.sum else { return "the constraints contradict each other" }
    let missing = PointNumber(sum.missing)
    if let set = analysis.sets.first, set.count == 2, analysis.cause == .twice {
      return statements(set, message, names).joined(separator: ", and ") + ": \(PointNumber(sum.missing)) pt apart"
    }
    if let set = analysis.sets.first, set.count == 1 {
      return statements(set, message, names).joined() + " cannot hold: no size is negative"
    }
    let demand = total(sum.demand) + (sum.demand.count == 1 ? " is needed" : "")
    guard let limit = sum.limit else {
      return
        "\(demand), but there is \(sum.supply.isEmpty ? "nothing" : total(sum.supply, " = ")): \(missing) pt too much"
    }
    let constraint = message.constraints[limit]
    let side = constraint.terms.first.map { ConstraintStatement.side($0, names) } ?? "the size"
    let size = PointNumber(constraint.constant)
    if sum.demand.contains(where: { $0.constraint == limit }) {
      let supply = sum.supply.isEmpty ? "nothing" : total(sum.supply, " = ")
      if sum.demand.count == 1 {
        return "\(side) is \(size), but the rest adds up to \(supply): \(missing) pt too little"
      }
      return "\(demand), but there is \(supply): \(missing) pt too much"
    }
    if sum.supply.allSatisfy({ $0.constraint == limit }) {
      return "\(demand), but \(side) is \(size): \(missing) pt too much"
    }
    return "\(demand), but there is \(total(sum.supply, " = ")): \(missing) pt too much"
  }

  /// `8 + 44 + 8 is 60`, in the order of the list.
  private static func total(_ parts: [ConflictSum.Part], _ equals: String = " is ") -> String {
    let numbers = parts.map { "\(PointNumber($0.amount))" }
    let sum = PointNumber(parts.reduce(0) { $0 + $1.amount })
    return numbers.count > 1 ? numbers.joined(separator: " + ") + equals + "\(sum)" : "\(sum)"
  }

  private static func statements(_ set: [Int], _ message: ConflictMessage, _ names: ItemNames) -> [String] {
    set.map { ConstraintStatement(message.constraints[$0], names).description }
  }

  // MARK: What to change

  private static func changes(_ message: ConflictMessage, _ analysis: ConflictAnalysis, _ names: ItemNames) -> [String]
  {
    analysis.changes.prefix(mostChanges).map { change in
      let constraint = message.constraints[change.constraint]
      let statement = ConstraintStatement(constraint, names).description
      switch change.kind {
      case .priority: return "\(statement), at priority 999: missed by \(PointNumber(change.violation)) pt then"
      case .relation(let relation):
        return
          "\(ConstraintStatement(constraint, relation: relation, names)) instead of \(ConstraintStatement.sign(constraint.relation))"
      case .removal: return "remove \(statement)"
      }
    }
  }

  private static func recovery(_ message: ConflictMessage, _ analysis: ConflictAnalysis, _ names: ItemNames) -> String?
  {
    guard let broken = message.broken else { return nil }
    let constraint = message.constraints[broken]
    let statement = ConstraintStatement(constraint, names).description
    guard let recovery = analysis.recovery else { return "the system broke \(statement)" }
    guard recovery.settles else { return "the system broke \(statement), which does not settle it" }
    if constraint.terms.count == 1, let term = constraint.terms.first {
      let value = PointNumber(recovery.value / (term.coefficient == 0 ? 1 : term.coefficient))
      return
        "the system broke \(statement), which settles it: \(ConstraintStatement.side(term, names)) comes out as \(value)"
    }
    return "the system broke \(statement), which settles it: it is missed by \(PointNumber(recovery.violation)) pt"
  }

  private static func sentence(_ reason: UnprintedReason) -> String {
    switch reason {
    case .hidden: "the system hid the list as private"
    case .incomplete: "the list was cut short"
    case .unreadable: "some entries state nothing that can be read"
    case .margins: "the distance of the margins from the edges is not printed"
    case .baselines: "the distance of the baselines from the edges is not printed"
    case .superview: "where a view lies in its superview is not printed"
    case .directions: "leading and trailing may run from right to left in some views, which is not printed"
    case .rounding: "numbers are printed with six digits, and the list holds with no room to spare"
    }
  }
}
