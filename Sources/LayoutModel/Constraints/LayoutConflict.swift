/// Required constraints that cannot all hold: an irreducible infeasible subset, which UIKit calls unsatisfiable constraints.
///
/// Any one of the members left out, the others can hold. The members' constants, each times its multiplier, add up to the
/// infeasibility, and everything else cancels.
public struct LayoutConflict: Hashable, Sendable {
  /// One of the constraints that cannot all hold.
  public struct Member: Hashable, Sendable {
    /// The constraint.
    public let constraint: AppliedConstraint
    /// Its factor in the combination that shows the conflict.
    public let multiplier: Double

    init(_ constraint: AppliedConstraint, multiplier: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// The members: inputs first, then the others, older ones first.
  public let members: [Member]
  /// The position in ``members`` of the constraint that the pass left out; nil if it left none out.
  public let omittedIndex: Int?
  /// By how much the members miss each other, in points.
  public let infeasibility: Double

  init(members: [Member], omittedIndex: Int?, infeasibility: Double) {
    self.members = members
    self.omittedIndex = omittedIndex
    self.infeasibility = infeasibility
  }

  /// The member that the pass left out; nil if it left none out.
  public var omitted: Member? { omittedIndex.map { members[$0] } }
}
