/// The ratio test of the dual method: which basic constraint's multiplier first reaches an end of its interval.
struct RatioTest: ~Copyable {
  /// How far the multiplier at hand may move.
  private var gap: LevelVector
  /// How far the entering multiplier moves until the blocking one is at the end of its interval.
  private(set) var bestGap: LevelVector

  var bytes: Int { gap.bytes + bestGap.bytes }

  /// Whether nothing blocks the entering multiplier on a way of some length at a level.
  mutating func permits(_ length: Double, at level: Double) -> Bool {
    gap.set(length, at: level)
    return LevelVector.compare(gap, bestGap) <= 0
  }

  /// Writes to ``gap`` how far a position's multiplier may still grow, or fall.
  ///
  /// - Returns: Whether there is a limit at all.
  private mutating func fillGap(_ position: BasisPosition, growing: Bool, _ state: inout SimplexState) -> Bool {
    let head = state.basis.heads[position]
    state.basis.multipliers.read(position, into: &gap)
    if growing { gap.multiply(by: -1) }
    if !head.isUnit {
      let row = state.program.rows[head.row]
      let hasSlope = growing ? row.hasRightSlope : row.hasLeftSlope
      if hasSlope {
        if row.isRequired { return false }
        gap.add(row.slope, at: row.level)
      }
    }
    if !gap.isZero, gap.sign <= 0 { gap.setZero() }
    return true
  }

  /// Finds the active constraint whose multiplier first reaches an end of its interval while an entering one's grows (`sign` 1) or
  /// falls (−1), with the entering constraint in ``pivotColumn``. The distance is left in ``bestGap``.
  ///
  /// A free variable blocks at once and goes first. Among equals, large pivots go first, and then the younger constraint leaves.
  ///
  /// - Parameters:
  ///   - entering: The entering constraint.
  ///   - sign: 1 if its multiplier grows, −1 if it falls.
  ///   - choosingOldest: Whether the oldest of equals goes (Bland).
  /// - Returns: The position, or −1 if nothing blocks.
  mutating func findBlocking(
    _ entering: RowIndex, sign: Double, choosingOldest: Bool, _ state: inout SimplexState
  ) -> BasisPosition {
    bestGap.setZero()
    if state.accuracy.isStrict { return findBlockingExactly(sign: sign, choosingOldest: choosingOldest, &state) }
    let large = Tolerances.pivot * state.pivotColumnSize
    var position = findFree(above: large, &state)
    if !position.isNone { return position }
    let hasSmallEntries = smallEntriesCount(entering, &state)
    if hasSmallEntries {
      position = findFree(above: Tolerances.smallestPivot * state.pivotColumnSize, &state)
      if !position.isNone { return position }
    }
    position = findBlocking(sign, large, choosingOldest, &state)
    if !position.isNone || !state.program.rows[entering].isRequired || !hasSmallEntries { return position }
    return findBlocking(sign, Tolerances.smallestPivot * state.pivotColumnSize, choosingOldest, &state)
  }

  /// The same in a column from which what is rounding has been taken out, so that every entry counts.
  mutating func findBlockingExactly(
    sign: Double, choosingOldest: Bool, _ state: inout SimplexState
  ) -> BasisPosition {
    bestGap.setZero()
    let position = findFree(above: 0, &state)
    return position.isNone ? findBlocking(sign, 0, choosingOldest, &state) : position
  }

  private mutating func findBlocking(
    _ sign: Double, _ threshold: Double, _ choosingOldest: Bool, _ state: inout SimplexState
  ) -> BasisPosition {
    var best = BasisPosition.none
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      let pivot = state.pivotColumn[position]
      if pivot.magnitude <= threshold { continue }
      guard fillGap(position, growing: sign * pivot < 0, &state) else { continue }
      gap.multiply(by: 1 / pivot.magnitude)
      let order = best.isNone ? -1 : LevelVector.compare(gap, bestGap)
      if order > 0 || (order == 0 && !isPreferred(position, over: best, choosingOldest: choosingOldest, &state)) {
        continue
      }
      best = position
      swap(&gap, &bestGap)
    }
    if gap.isDoubtful || bestGap.isDoubtful {
      gap.isDoubtful = false
      bestGap.isDoubtful = false
      state.accuracy.isDoubtful = true
    }
    return best
  }

  /// The free variable with the largest entry, or −1.
  private func findFree(above threshold: Double, _ state: inout SimplexState) -> BasisPosition {
    var best = BasisPosition.none
    var largest = threshold
    for number in 0..<state.pivotColumn.pattern.count {
      let position = state.pivotColumn.basisPosition(at: number)
      guard state.basis.heads[position].isUnit else { continue }
      let size = state.pivotColumn[position].magnitude
      if size > largest || (size == largest && !best.isNone && position > best) {
        best = position
        largest = size
      }
    }
    return best
  }

  /// Whether the small entries of the pivot column are more than rounding: without them, the combination of active constraints does not
  /// give the entering one.
  private func smallEntriesCount(_ entering: RowIndex, _ state: inout SimplexState) -> Bool {
    let large = Tolerances.pivot * state.pivotColumnSize
    let smallest = Tolerances.smallestPivot * state.pivotColumnSize
    var exist = false
    for number in 0..<state.pivotColumn.pattern.count {
      let size = state.pivotColumn.values[state.pivotColumn.pattern[number]].magnitude
      exist = exist || (size > smallest && size <= large)
    }
    return exist
      && state.combinationError(entering, ignoring: large) > Tolerances.rounding * max(1, state.pivotColumnSize)
  }

  private func isPreferred(
    _ position: BasisPosition, over best: BasisPosition, choosingOldest: Bool, _ state: inout SimplexState
  ) -> Bool {
    let age = state.program.rows[state.basis.heads[position].row].serial
    let bestAge = state.program.rows[state.basis.heads[best].row].serial
    if choosingOldest { return age < bestAge }
    let size = state.pivotColumn[position].magnitude
    let bestSize = state.pivotColumn[best].magnitude
    if size < Tolerances.pivotChoice * bestSize { return false }
    if bestSize < Tolerances.pivotChoice * size { return true }
    return age > bestAge
  }
}

extension RatioTest {
  init() { self.init(gap: LevelVector(), bestGap: LevelVector()) }
}
