extension LayoutConstraint {
  /// The name of a constraint in a ``LayoutTree``, given when it was added and never given out again by that tree.
  public struct Handle: Hashable, Sendable {
    let index: Int32
    let serial: UInt32
  }
}

/// What a tree stores of one constraint.
struct ConstraintRecord: Sendable {
  /// Grows with every constraint: the age.
  var serial: UInt32
  var constraint: LayoutConstraint
  var isActive: Bool
  var isLive = true
}
