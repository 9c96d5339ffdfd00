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
    let freedom = freedomByMultiplier(position, row)
    if freedom == .none || program.matrix.rows.count(head.row) != 1 { return freedom }
    return isHeldByBound(head.row, freedom) ? .none : freedom
  }

  private mutating func freedomByMultiplier(_ position: BasisPosition, _ row: Row) -> Freedom {
    if basis.multipliers.isZero(position) { return SimplexState.freedomAtZero(row) }
    basis.multipliers.read(position, into: &multiplier)
    let sign = multiplier.sign
    if sign == 0 { return SimplexState.freedomAtZero(row) }
    if row.isRequired { return .none }
    multiplier.add(sign > 0 ? -row.slope : row.slope, at: row.level)
    return multiplier.sign != 0 ? .none : sign > 0 ? .growing : .falling
  }

  /// Whether another bound on the same variable, at the same value, keeps it from moving: a length that has exactly its content's size lies between
  /// two such bounds, and is not open.
  private func isHeldByBound(_ index: RowIndex, _ freedom: Freedom) -> Bool {
    let own = program.matrix.rows.entries(index)[0]
    let variableGrows = (freedom == .growing) == (own.value > 0)
    for entry in program.matrix.columns.entries(own.index) where program.matrix.rows.count(entry.index) == 1 {
      let row = program.rows[entry.index]
      guard row.isLive, !row.isActive else { continue }
      let (mayFall, mayGrow) = row.staysBeside
      let grows = variableGrows == (entry.value > 0)
      guard grows ? !mayGrow : !mayFall else { continue }
      let (activity, tolerance) = evaluate(entry.index)
      if activity.magnitude <= tolerance { return true }
    }
    return false
  }

  /// Whether a bound that moves away from another one may open its variable, so that its move needs a solve.
  @inline(__always)
  func mayOpenBound(_ index: RowIndex) -> Bool {
    guard openPositions.isTracked, program.matrix.rows.count(index) == 1 else { return false }
    let row = program.rows[index]
    return row.isActive && !(row.relation == .equal && (row.isRequired || basis.multipliers.isZero(row.position)))
  }

  /// Notes the positions whose freedom depends on a bound that is about to change.
  mutating func noteBounds(_ index: RowIndex) {
    guard openPositions.isTracked, program.matrix.rows.count(index) == 1 else { return }
    for entry in program.matrix.columns.entries(program.matrix.rows.entries(index)[0].index) {
      let position = program.rows[entry.index].position
      if !position.isNone { openPositions.noteBound(position) }
    }
  }

  private static func freedomAtZero(_ row: Row) -> Freedom {
    switch row.relation {
    case .equal: .none
    case .greaterThanOrEqual: .growing
    case .lessThanOrEqual: .falling
    }
  }
}
