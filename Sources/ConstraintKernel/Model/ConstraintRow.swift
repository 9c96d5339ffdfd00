/// A constraint whose terms stand in a list that many constraints share.
///
/// A batch of any size is two arrays of plain values, so that making and reading it copies no constraint and allocates nothing for one.
package struct ConstraintRow: BitwiseCopyable, Sendable {
  /// Where the terms begin in the list.
  package var firstTerm: Int32
  /// How many there are, one after the other.
  package var termCount: Int32
  /// How the sides compare.
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// How important the constraint is.
  package var priority: Double

  /// Makes a row.
  @inlinable
  package init(firstTerm: Int32, termCount: Int32, _ relation: Relation, _ constant: Double, priority: Double) {
    self.firstTerm = firstTerm
    self.termCount = termCount
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The positions of the terms in the list.
  @inlinable
  package var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
}
