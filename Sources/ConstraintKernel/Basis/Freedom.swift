/// Which way the activity in a basis position can move while the solution stays optimal.
enum Freedom: BitwiseCopyable {
  /// The activity is 0 in every optimal solution, as far as the multipliers tell.
  case none
  /// Not below 0.
  case growing
  /// Not above 0.
  case falling
  /// Nothing determines it.
  case both

  /// Whether a move with a sign is one.
  @inline(__always)
  func allows(growth: Bool) -> Bool { self == .both || self == (growth ? .growing : .falling) }
}

extension SimplexState {
  /// Which way the activity in a position can move within the optimal face.
  ///
  /// A multiplier strictly inside its interval holds the activity at 0. At an end of it, the activity may move to that side.
  mutating func freedom(_ position: BasisPosition) -> Freedom {
    let head = basis.heads[position]
    if head.isUnit { return program.columns[head.variable].isAlive ? .both : .none }
    let row = program.rows[head.row]
    if row.flags.contains(.frozen) { return .none }
    if row.flags.contains(.home) { return .both }
    if basis.multipliers.isZero(position) { return SimplexState.freedomAtZero(row) }
    basis.multipliers.read(position, into: &multiplier)
    let sign = multiplier.sign
    if sign == 0 { return SimplexState.freedomAtZero(row) }
    if row.isRequired { return .none }
    multiplier.add(sign > 0 ? -row.slope : row.slope, at: row.level)
    return multiplier.sign != 0 ? .none : sign > 0 ? .growing : .falling
  }

  private static func freedomAtZero(_ row: Row) -> Freedom {
    switch row.relation {
    case .equal: .none
    case .greaterThanOrEqual: .growing
    case .lessThanOrEqual: .falling
    }
  }
}
