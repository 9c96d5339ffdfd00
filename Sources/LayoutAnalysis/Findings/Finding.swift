import LayoutModel

/// Something that the model has to say about a layout: a conflict, an ambiguity, a violated optional constraint, or what a rule found.
///
/// Findings are values without a reference to the tree. The same layout gives the same findings in the same order, in every process.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The layout is not what was asked for.
    case error
    /// The layout may not be what was meant.
    case warning
    /// Worth knowing; nothing need be wrong.
    case note

    /// Whether the left severity is reported before the right one.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// Who asks for something that a finding names.
  public enum Source: String, Hashable, Sendable {
    /// A constraint that somebody wrote.
    case user
    /// A constraint that a builder made, such as a stack: its identifier says which one.
    case generated
    /// What the content of a view wants to be as large as.
    case content
    /// A rule that always holds, such as that no size is negative.
    case rule
    /// What the environment tells: the size of the screen, what covers its edges.
    case input
  }

  /// One constraint that a finding names, with the names of its items.
  public struct Member: Hashable, Sendable {
    /// The constraint, with where it comes from and its numbers.
    public let applied: AppliedConstraint
    /// The names of its items, in their order.
    public let itemNames: [String]
    /// The name of the stack that makes the constraint; nil if none does.
    public let stackName: String?
    /// Its factor in the combination that shows a conflict; 0 in findings that have no such combination.
    public let multiplier: Double

    /// The constraint's handle; nil if it is not one of the tree's.
    public var constraint: LayoutConstraint.Handle? { applied.handle }
    /// The items that the constraint names.
    public var items: [LayoutItem] { applied.items }
    /// The number that it sets against the items, in points: the constant of a constraint, the content size, the value of an input.
    public var constant: Double { applied.constant }
  }

  /// A number of a finding, with what it measures.
  public struct Number: Hashable, Sendable {
    /// The unit of a number.
    public enum Unit: String, Hashable, Sendable {
      /// Points.
      case points = "pt"
      /// How often.
      case count
    }

    /// What is measured.
    public let name: String
    /// The number.
    public let value: Double
    /// Its unit.
    public let unit: Unit

    init(_ name: String, _ value: Double, _ unit: Unit = .points) {
      self.name = name
      self.value = value
      self.unit = unit
    }
  }

  /// Whether something is about the position or the size of an item.
  public enum Aspect: String, Hashable, Sendable {
    /// Where the item lies.
    case position
    /// How large the item is.
    case size
  }

  /// A side or a corner of an item or of the screen.
  public enum Side: String, Hashable, Sendable {
    /// The left edge.
    case left
    /// The top edge.
    case top
    /// The right edge.
    case right
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// The corner at the top left.
    case topLeft = "top left"
    /// The corner at the top right.
    case topRight = "top right"
    /// The corner at the bottom left.
    case bottomLeft = "bottom left"
    /// The corner at the bottom right.
    case bottomRight = "bottom right"
  }

  /// What of its items a finding of a rule is about.
  struct Detail: Hashable, Sendable {
    var axis: LayoutConstraint.Axis?
    var side: Side?
    var aspect: Aspect?
  }

  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// Required constraints that cannot all hold, an irreducible infeasible subset: inputs first, then the others, older ones first. The pass
    /// left `dropped` out, nil if it was strict. They miss each other by `shortfall` points.
    case conflict(members: [Member], dropped: Member?, shortfall: Double)
    /// What depends on each other was still changing when the pass stopped trying.
    case unsettled(rounds: Int)
    /// The measurer's answer for a view is not a size.
    case invalidMeasurement
    /// Several layouts are equally good.
    case ambiguity(Ambiguity)
    /// An optional constraint does not hold and is off by an amount of points.
    case gaveWay(Member, amount: Double)
    /// A rule of ``LintConfiguration`` found something.
    case lint(LintRule)
  }

  /// What was found.
  public let kind: Kind
  /// How bad it is.
  public let severity: Severity
  /// The items that it is about, in the order in which the members name them.
  public let items: [LayoutItem]
  /// The names of the items, in their order.
  public let itemNames: [String]
  /// The constraints that it is about, oldest first.
  public let constraints: [LayoutConstraint.Handle]
  /// What was measured.
  public let numbers: [Number]
  let detail: Detail
  private let lintMembers: [Member]

  init(
    kind: Kind, severity: Severity, items: [LayoutItem], itemNames: [String], detail: Detail = Detail(),
    constraints: [LayoutConstraint.Handle] = [], lintMembers: [Member] = [], numbers: [Number] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.items = items
    self.itemNames = itemNames
    self.detail = detail
    self.constraints = constraints
    self.lintMembers = lintMembers
    self.numbers = numbers
  }

  /// Along which direction it is; nil if it is about none.
  public var axis: LayoutConstraint.Axis? {
    switch kind {
    case .conflict(let members, _, _): members.lazy.compactMap { $0.applied.axis }.first
    case .gaveWay(let member, _): member.applied.axis
    case .ambiguity(let ambiguity): ambiguity.axis
    case .unsettled, .invalidMeasurement, .lint: detail.axis
    }
  }

  /// At which side of its first item, or of the screen, it is; nil if it is about none.
  public var side: Side? { detail.side }

  /// Whether it is about the position or the size of its first item; nil if it is about neither.
  public var aspect: Aspect? {
    if case .ambiguity(let ambiguity) = kind { return ambiguity.aspect }
    return detail.aspect
  }

  /// The constraints that it names, with their origin and numbers.
  public var members: [Member] {
    switch kind {
    case .conflict(let members, _, _): members
    case .gaveWay(let member, _): [member]
    case .ambiguity(let ambiguity):
      switch ambiguity.cause {
      case .onlyLimited(let members), .tied(let members): members
      case .unconstrained, .follows: []
      }
    case .unsettled, .invalidMeasurement, .lint: lintMembers
    }
  }

  /// What is wrong in one line, with the numbers that show it, made of the finding's data. ``details`` has what does not fit in.
  public var message: String {
    switch kind {
    case .conflict(let members, let dropped, let shortfall):
      ConflictText(members: members, dropped: dropped, shortfall: shortfall).arithmetic
    case .unsettled(let rounds): UnsettledText(rounds: rounds, itemNames: itemNames).message
    case .invalidMeasurement: InvalidMeasurementText(numbers: numbers, itemNames: itemNames).message
    case .ambiguity(let ambiguity): AmbiguityText(ambiguity, names: self).message
    case .gaveWay(let member, let amount):
      ViolationText(member: member, amount: amount, surplus: number("surplus") ?? 0).message
    case .lint(let rule): rule.text(self)
    }
  }

  /// The lines below the message: the constraints or items that it is about, as an author would write them. Empty for most rules.
  public var details: [String] {
    switch kind {
    case .conflict(let members, let dropped, let shortfall):
      ConflictText(members: members, dropped: dropped, shortfall: shortfall).details
    case .unsettled(let rounds): UnsettledText(rounds: rounds, itemNames: itemNames).details
    case .ambiguity(let ambiguity): AmbiguityText(ambiguity, names: self).details
    case .invalidMeasurement, .gaveWay, .lint: []
    }
  }

  /// How bad it is, to compare it with another finding of the same rule about the same items.
  package var badness: Double {
    if case .lint(let rule) = kind { return rule.badness(self) }
    return firstValue
  }

  /// The name of the rule behind the finding: `conflict`, `unsettled`, `invalid-measurement`, `ambiguity`, `gave-way`, or that of a lint rule.
  public var name: String {
    switch kind {
    case .conflict: "conflict"
    case .unsettled: "unsettled"
    case .invalidMeasurement: "invalid-measurement"
    case .ambiguity: "ambiguity"
    case .gaveWay: "gave-way"
    case .lint(let rule): rule.identifier
    }
  }

  /// A number of the finding; nil if it has none of that name.
  ///
  /// - Parameter name: What is measured, as in ``numbers``.
  public func number(_ name: String) -> Double? { numbers.first { $0.name == name }?.value }
}

// What the texts of rules are made of.
extension Finding {
  /// The name of one of the finding's items; "" for others.
  func name(of item: LayoutItem) -> String {
    items.firstIndex(of: item).map { itemNames[$0] } ?? ""
  }

  /// The name of the item at a position; "" beyond the last one.
  func name(_ position: Int) -> String { position < itemNames.count ? itemNames[position] : "" }

  /// A number of the finding; 0 if it has none of that name.
  func value(_ name: String) -> Double { number(name) ?? 0 }

  /// The first number; 0 if there is none.
  var firstValue: Double { numbers.first?.value ?? 0 }

  /// `width` or `height`, after the direction.
  var lengthName: String { (axis ?? .horizontal).lengthName }
}

extension LayoutConstraint.Axis {
  /// What a size along the direction is called.
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
