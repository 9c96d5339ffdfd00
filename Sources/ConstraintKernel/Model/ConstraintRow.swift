/// A linear constraint whose terms stand in a list that many rows share, with a tag of its owner.
///
/// A batch of any size is two arrays of plain values: making and reading it copies no constraint and allocates nothing for a single one.
/// A layer that lowers its own constraints to a solver adds them with ``Solver/add(_:terms:)``, changes them with
/// ``Solver/replace(_:terms:)`` and reads them with ``Solver/row(_:appendingTermsTo:)``, and needs no copy of them.
///
/// The weight of a row is 1.
@frozen
public struct ConstraintRow: BitwiseCopyable, Hashable, Sendable {
  /// How a row differs from a constraint that a solver has.
  @frozen
  public enum Difference: Hashable, Sendable {
    /// Not at all.
    case none
    /// In relation, coefficients, constant, priority, weight or tag; the variables are the same.
    case numbers
    /// In its variables, and perhaps in numbers, too.
    case variables
  }

  /// Where the terms begin in the list.
  public var firstTerm: Int32
  /// How many there are, one after the other.
  public var termCount: Int32
  /// How the sides compare.
  public var relation: Relation
  /// Any number. The solver keeps it and returns it wherever it names the constraint; it means nothing to the solver.
  public var tag: Int32
  /// The right side.
  public var constant: Double
  /// How important the constraint is: above 0 and up to 1000, and 1000 is required, as ``Priority/value``.
  public var priority: Double

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - firstTerm: Where the terms begin in the list.
  ///   - termCount: How many there are, one after the other.
  ///   - relation: How the sides compare.
  ///   - constant: The right side.
  ///   - priority: How important the constraint is: above 0 and up to 1000.
  ///   - tag: Any number.
  @inlinable
  public init(
    firstTerm: Int32, termCount: Int32, _ relation: Relation, _ constant: Double, priority: Double = 1000,
    tag: Int32 = 0
  ) {
    self.firstTerm = firstTerm
    self.termCount = termCount
    self.relation = relation
    self.tag = tag
    self.constant = constant
    self.priority = priority
  }

  /// The positions of the terms in the list; empty for a negative count.
  @inlinable
  public var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + max(0, Int(termCount)) }
}
