/// Something that the model has to say about a layout: a conflict, an ambiguity, a wish that gave way, or what a rule found.
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
    /// What the surroundings tell: the size of the screen, what covers its edges.
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
    /// What is measured.
    public let name: String
    /// The number, in points unless the name says otherwise.
    public let value: Double

    /// Makes a number.
    ///
    /// - Parameters:
    ///   - name: What is measured.
    ///   - value: The number.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// Demands that cannot all hold, oldest first; any one of them left out, the others can. The pass left `dropped` out, nil
    /// if it was strict. They miss each other by `shortfall` points.
    case conflict(members: [Member], dropped: Member?, shortfall: Double)
    /// What depends on each other was still changing when the pass stopped trying.
    case unsettled(rounds: Int)
    /// The measurer's answer for a view is not a size.
    case invalidMeasurement
    /// Several layouts are equally good.
    case ambiguity(Ambiguity)
    /// An optional demand does not hold and is off by an amount of points.
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
  private let lintMessage: String

  init(
    kind: Kind, severity: Severity, items: [LayoutItem], itemNames: [String],
    constraints: [LayoutConstraint.Handle] = [], numbers: [Number] = [], lintMessage: String = ""
  ) {
    self.kind = kind
    self.severity = severity
    self.items = items
    self.itemNames = itemNames
    self.constraints = constraints
    self.numbers = numbers
    self.lintMessage = lintMessage
  }

  /// A sentence for people, made of the finding's data.
  public var message: String {
    switch kind {
    case .conflict(let members, let dropped, let shortfall):
      ConflictText(members: members, dropped: dropped, shortfall: shortfall).message
    case .unsettled(let rounds): UnsettledText(rounds: rounds, itemNames: itemNames).message
    case .invalidMeasurement: InvalidMeasurementText(numbers: numbers, itemNames: itemNames).message
    case .ambiguity(let ambiguity): AmbiguityText(ambiguity, names: self).message
    case .gaveWay(let member, let amount):
      ViolationText(member: member, amount: amount, surplus: number("surplus") ?? 0).message
    case .lint: lintMessage
    }
  }

  /// The name of one of the finding's items; "" for others.
  func name(of item: LayoutItem) -> String {
    items.firstIndex(of: item).map { itemNames[$0] } ?? ""
  }

  /// The name of the rule behind the finding: `conflict`, `unsettled`, `invalid-measurement`, `ambiguity`, `gave-way`, or that of a lint rule.
  public var name: String {
    switch kind {
    case .conflict: "conflict"
    case .unsettled: "unsettled"
    case .invalidMeasurement: "invalid-measurement"
    case .ambiguity: "ambiguity"
    case .gaveWay: "gave-way"
    case .lint(let rule): rule.rawValue
    }
  }

  /// A number of the finding; nil if it has none of that name.
  ///
  /// - Parameter name: What is measured, as in ``numbers``.
  public func number(_ name: String) -> Double? { numbers.first { $0.name == name }?.value }
}
