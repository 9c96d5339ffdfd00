/// What a tree stores of one constraint.
struct ConstraintRecord: Sendable {
  /// Grows with every constraint: the age.
  var serial: UInt32
  var constraint: LayoutConstraint
  var isActive: Bool
  var isLive = true
}
