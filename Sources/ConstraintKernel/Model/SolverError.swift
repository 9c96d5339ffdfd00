/// Why a ``Solver`` refused a call. The solver is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold.
  case unsatisfiable(Conflict)
  /// The constraint is not in this solver: it was removed, or added to another solver.
  case unknownConstraint(ConstraintHandle)
  /// A constraint of that name is there already.
  case duplicateConstraint(String)
  /// The variable is not in this solver: it was removed, or made by another solver.
  case unknownVariable(Variable)
  /// The variable cannot be removed because constraints or an edit still use it.
  case variableInUse(Variable)
  /// The variable is not being edited.
  case unknownEdit(Variable)
  /// The variable is being edited already.
  case duplicateEdit(Variable)
  /// A number that has to be finite is not; the string says which one.
  case nonFinite(String)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Double)
  /// A weight that is not positive.
  case weightNotPositive(Double)
  /// The constraint belongs to an edit and is changed through it.
  case constraintIsEdit(Variable)
  /// A row of a batch whose terms do not lie in the batch's list; the number is its position in the batch.
  case termsOutOfBounds(row: Int)
  /// A commit or rollback without a transaction.
  case noTransaction
  /// A question that only a settled solver can answer was asked inside a transaction.
  case transactionOpen
  /// The numbers are so badly scaled that no answer could be verified to the documented tolerance.
  case numericalFailure
}

/// Required constraints that cannot all hold: an irreducible set.
public struct Conflict: Hashable, Sendable {
  /// One constraint of a conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint. The one that was refused has a handle too, which names nothing any more.
    public var handle: ConstraintHandle
    /// The number that the constraint's row or edit came with; 0 if it had none.
    public var tag: Int32
    /// The constraint's factor in the combination that reads `0 ≥ shortfall`: positive for ≥, negative for ≤, either for an equality. That
    /// of the refused constraint has magnitude 1.
    public var multiplier: Double
    /// Whether this is the constraint that was refused or changed.
    public var isRefused: Bool

    /// Makes a member.
    public init(handle: ConstraintHandle, tag: Int32 = 0, multiplier: Double, isRefused: Bool) {
      self.handle = handle
      self.tag = tag
      self.multiplier = multiplier
      self.isRefused = isRefused
    }
  }

  /// Drop any one of these and the others can hold. Oldest first.
  public var members: [Member]

  /// By how much the constraints miss each other, in the unit of the refused constraint's constant.
  public var shortfall: Double

  /// Makes a conflict.
  public init(members: [Member], shortfall: Double) {
    self.members = members
    self.shortfall = shortfall
  }
}
