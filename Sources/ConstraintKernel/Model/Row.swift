/// A constraint row as the solver keeps it: `r = Σ a·x − constant`, scaled by a power of two, with its penalty and its state.
struct Row: BitwiseCopyable {
  /// The scaled right-hand side that the values obey.
  var constant = 0.0
  /// The scaled right-hand side as it was last set; differs from ``constant`` only until the next solve.
  var target = 0.0
  /// The scaled activity r of an inactive constraint; unused for an active one, whose activity is 0.
  var activity = 0.0
  /// The weight per scaled unit: the penalty's slope.
  var slope = 1.0
  /// The priority.
  var level = 1000.0
  /// The position in which the constraint is active, or −1.
  var position = BasisPosition.none
  var serial: UInt32 = 0
  /// The row was multiplied by 2 to the power of −exponent.
  var exponent: Int32 = 0
  /// The last round of evaluation that met the row.
  var mark: Int32 = 0
  /// A number of the owner, for reports.
  var tag: Int32 = 0
  var relation: Relation = .equal
  /// The slope that an inactive constraint's multiplier has: −1 the left one, 1 the right one, 0 none.
  var side: Int8 = 0
  var flags: Flags = []

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Takes part in the problem.
    static let live = Flags(rawValue: 1)
    /// In use; otherwise the row is free.
    static let allocated = Flags(rawValue: 2)
    /// Removed, but still there until the solve is accepted.
    static let dead = Flags(rawValue: 4)
    /// Belongs to an edit.
    static let edit = Flags(rawValue: 8)
    /// Waits among the primal infeasibilities as primal infeasible.
    static let queued = Flags(rawValue: 16)
    /// Added or changed since the last solve and not yet part of it.
    static let staged = Flags(rawValue: 32)
    /// Holds an expression at its home, or tells on which side of it the expression is; takes no part in the problem.
    static let home = Flags(rawValue: 64)
    /// Must stay active while later homes are served.
    static let frozen = Flags(rawValue: 128)
  }

  @inline(__always) var isActive: Bool { !position.isNone }
  @inline(__always) var isLive: Bool { flags.contains(.live) }
  @inline(__always) var isRequired: Bool { level >= Row.required }

  static let required = 1000.0

  /// Whether the activity may not, or not for free, be positive.
  @inline(__always) var hasRightSlope: Bool { isLive && relation != .greaterThanOrEqual }
  /// Whether the activity may not, or not for free, be negative.
  @inline(__always) var hasLeftSlope: Bool { isLive && relation != .lessThanOrEqual }

  /// The slope of the penalty where the row's side is, at ``level``.
  @inline(__always) var sideSlope: Double { Double(side) * slope }

  /// In which directions an inactive row's activity may go from 0 while its multiplier stays.
  @inline(__always) var staysBeside: (falling: Bool, growing: Bool) {
    (
      side < 0 || (side == 0 && relation == .lessThanOrEqual),
      side > 0 || (side == 0 && relation == .greaterThanOrEqual)
    )
  }

  /// On which side of its breakpoint the activity lies although the multiplier is another side's: 1, −1, or 0 if all is well.
  @inline(__always)
  func misplacement(tolerance: Double) -> Int8 {
    let (lowest, highest) = limits(tolerance: tolerance)
    return activity > highest ? 1 : activity < lowest ? -1 : 0
  }

  /// Between which activities an inactive row stays on its side.
  @inline(__always)
  func limits(tolerance: Double) -> (lowest: Double, highest: Double) {
    let stopsBelow = side > -1 && (hasLeftSlope || side > 0)
    let stopsAbove = side < 1 && (hasRightSlope || side < 0)
    return (stopsBelow ? -tolerance : -.infinity, stopsAbove ? tolerance : .infinity)
  }
}
