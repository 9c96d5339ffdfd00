/// A linear relation between attributes of layout items, `left side  relation  right side`, with a priority.
///
/// A constraint is a value and does nothing until ``LayoutTree/activate(_:)`` puts it into a tree. It is
/// checked there, where the items have names.
///
/// A multiplier on a position scales the coordinate measured from the origin of the items' nearest common ancestor: its top left
/// corner, or its top right corner for constraints with leading or trailing in right-to-left layouts. There, all horizontal positions of
/// the constraint are measured leftwards from that ancestor's right edge, constants included, so that the layout is the exact
/// mirror image of the left-to-right one. Constraints without leading or trailing do not depend on the layout direction.
public struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// Both sides are equal.
    case equal = "=="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="
  }

  /// A direction along which things are measured.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Who makes a constraint. No name tells that: an author may call a constraint what he likes.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// It was written: with anchors, in a visual format, or in a document.
    case author
    /// A stack arranges its views.
    case stack
    /// An autoresizing mask places a view.
    case autoresizing
    /// Another builder made it, such as a framework whose constraints were recorded.
    case builder
  }

  /// How the two sides compare.
  public internal(set) var relation: Relation
  /// Who made the constraint. Reports suggest no change of one that was not written, and conflicts are settled without it if they can.
  public private(set) var origin = Origin.author
  /// How important the constraint is.
  public var priority: LayoutPriority
  // The terms of the left side and then those of the right one. Three are stored in place, which is a share of a length with a position on
  // either side, and what else there may be behind one reference, so that making and copying constraints allocates nothing.
  private var first = Term.absent
  private var second = Term.absent
  private var third = Term.absent
  private(set) var leftConstant: Double
  private(set) var rightConstant: Double
  private let leftCount: Int32
  private let rightCount: Int32
  private var extra: Extra?

  /// What few constraints have.
  private final class Extra: Hashable, Sendable {
    /// The terms after the third.
    let terms: [Term]
    let identifier: String

    init(_ terms: [Term], identifier: String) {
      self.terms = terms
      self.identifier = identifier
    }

    static func == (lhs: Extra, rhs: Extra) -> Bool {
      lhs.terms == rhs.terms && lhs.identifier == rhs.identifier
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(terms)
      hasher.combine(identifier)
    }
  }

  /// A name for reports and for ``LayoutTree/constraint(identified:)``; empty if there is none.
  public var identifier: String {
    get { extra?.identifier ?? "" }
    set { setExtra(extra?.terms ?? [], identifier: newValue) }
  }

  private mutating func setExtra(_ terms: [Term], identifier: String) {
    extra = terms.isEmpty && identifier.isEmpty ? nil : Extra(terms, identifier: identifier)
  }

  var leftTermCount: Int { Int(leftCount) }
  var rightTermCount: Int { Int(rightCount) }

  /// The left side; a single term and no constant unless it was written as an expression.
  public internal(set) var left: Side {
    get { side(0..<leftTermCount, leftConstant) }
    set {
      self = LayoutConstraint(newValue, relation, right, priority: priority, identifier: identifier).made(by: origin)
    }
  }
  /// The right side.
  public internal(set) var right: Side {
    get { side(leftTermCount..<termCount, rightConstant) }
    set {
      self = LayoutConstraint(left, relation, newValue, priority: priority, identifier: identifier).made(by: origin)
    }
  }

  private func side(_ positions: Range<Int>, _ constant: Double) -> Side {
    var side = Side(nil, constant: constant)
    for position in positions { side.append(term(at: position)) }
    return side
  }

  package init(
    _ left: Side, _ relation: Relation, _ right: Side, priority: LayoutPriority = .required, identifier: String = ""
  ) {
    self.relation = relation
    self.priority = priority
    leftCount = Int32(truncatingIfNeeded: left.termCount)
    rightCount = Int32(truncatingIfNeeded: right.termCount)
    leftConstant = left.constant
    rightConstant = right.constant
    let count = left.termCount + right.termCount
    func term(_ position: Int) -> Term {
      guard position < count else { return .absent }
      return position < left.termCount ? left.term(at: position) : right.term(at: position - left.termCount)
    }
    first = term(0)
    second = term(1)
    third = term(2)
    if count > 3 || !identifier.isEmpty {
      setExtra(count > 3 ? (3..<count).map(term) : [], identifier: identifier)
    }
  }

  /// Makes the constraint `first.attribute  relation  multiplier · second.attribute + constant`.
  ///
  /// Prefer anchors, which refuse most mistakes while compiling; this initialiser is for constraints that come from data.
  ///
  /// - Parameters:
  ///   - first: The item on the left side.
  ///   - firstAttribute: Its attribute.
  ///   - relation: How the sides compare.
  ///   - second: The item on the right side.
  ///   - secondAttribute: Its attribute.
  ///   - multiplier: The factor of the second attribute; any finite number.
  ///   - constant: In points; any finite number.
  ///   - priority: How important the constraint is.
  ///   - identifier: A name for reports.
  public init(
    item first: some LayoutAnchored, attribute firstAttribute: LayoutAttribute, relatedBy relation: Relation = .equal,
    toItem second: some LayoutAnchored, attribute secondAttribute: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: String = ""
  ) {
    self.init(
      Side(Term(multiplier: 1, item: first.item, attribute: firstAttribute), constant: 0), relation,
      Side(Term(multiplier: multiplier, item: second.item, attribute: secondAttribute), constant: constant),
      priority: priority, identifier: identifier)
  }

  /// Makes the constraint `item.attribute  relation  constant`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: A size; a position is refused when the constraint is activated, because it has to be paired with another.
  ///   - relation: How the sides compare.
  ///   - constant: In points; any finite number.
  ///   - priority: How important the constraint is.
  ///   - identifier: A name for reports.
  public init(
    item: some LayoutAnchored, attribute: LayoutAttribute, relatedBy relation: Relation = .equal, constant: Double,
    priority: LayoutPriority = .required, identifier: String = ""
  ) {
    self.init(
      Side(Term(multiplier: 1, item: item.item, attribute: attribute), constant: 0), relation,
      Side(nil, constant: constant), priority: priority, identifier: identifier)
  }

  /// The same constraint with a name: `(card.width == 200).identified(by: "card.width")`.
  ///
  /// - Parameter identifier: The name for reports.
  public func identified(by identifier: String) -> LayoutConstraint {
    var result = self
    result.identifier = identifier
    return result
  }

  /// The same constraint with another origin.
  ///
  /// - Parameter origin: Who makes it.
  public func made(by origin: Origin) -> LayoutConstraint {
    var result = self
    result.origin = origin
    return result
  }

  /// The same constraint at another priority; `constraint ~ priority` is the same.
  ///
  /// - Parameter priority: How important the constraint is.
  public func at(_ priority: LayoutPriority) -> LayoutConstraint {
    var result = self
    result.priority = priority
    return result
  }

  /// The terms of both sides, the left one's first. ``term(at:)`` reads them without making an array.
  package var terms: [Term] { (0..<termCount).map { term(at: $0) } }

  /// The items of both sides, repeated if they are.
  package var items: [LayoutItem] { terms.map { $0.item } }

  /// The number of terms of both sides.
  package var termCount: Int { leftTermCount + rightTermCount }

  /// A term, of both sides counted together, the left one's first.
  package func term(at position: Int) -> Term {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    default: extra?.terms[position - 3] ?? .absent
    }
  }
}

extension LayoutConstraint {
  /// The name of a constraint in a ``LayoutTree``, given when it was added and never given out again by that tree.
  ///
  /// It is good in that tree and in the copies made of it later. Every call of another tree refuses it with
  /// ``LayoutError/unknownConstraint``.
  public struct Handle: Hashable, Sendable, CustomStringConvertible {
    let index: Int32
    /// As in ``ViewHandle/stamp``.
    let stamp: UInt32

    /// Hashes the place alone: the stamp differs from run to run.
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// The place: `constraint 3`.
    public var description: String { "constraint \(index)" }
  }
}
