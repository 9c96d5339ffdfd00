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

  /// Writes to ``gap`` how far a slot's multiplier may still grow, or fall.
  ///
  /// - Returns: Whether there is a limit at all.
  private mutating func fillGap(_ slot: Int32, growing: Bool, _ state: inout SimplexState) -> Bool {
    let content = state.basis.heads[slot]
    state.basis.multipliers.read(slot, into: &gap)
    if growing { gap.multiply(by: -1) }
    if content >= 0 {
      let record = state.program.rows[content]
      let hasSlope = growing ? record.hasRightSlope : record.hasLeftSlope
      if hasSlope {
        if record.isRequired { return false }
        gap.add(record.slope, at: record.level)
      }
    }
    if !gap.isZero, gap.sign <= 0 { gap.setZero() }
    return true
  }

  /// Finds the active constraint whose multiplier first reaches an end of its interval while an entering one's grows (`sign` 1) or
  /// falls (−1), with the entering constraint in ``pivotColumn``. The distance is left in ``bestGap``.
  ///
  /// A floating variable blocks at once and goes first. Among equals, large pivots go first, and then the younger constraint leaves.
  ///
  /// - Parameters:
  ///   - entering: The entering constraint.
  ///   - sign: 1 if its multiplier grows, −1 if it falls.
  ///   - choosingOldest: Whether the oldest of equals goes (Bland).
  /// - Returns: The slot, or −1 if nothing blocks.
  mutating func findBlocking(
    _ entering: Int32, sign: Double, choosingOldest: Bool, _ state: inout SimplexState
  ) -> Int32 {
    bestGap.setZero()
    let large = Tolerances.pivot * state.pivotColumnSize
    var slot = findFree(above: large, &state)
    if slot >= 0 { return slot }
    let hasSmallEntries = smallEntriesCount(entering, &state)
    if hasSmallEntries {
      slot = findFree(above: Tolerances.smallestPivot * state.pivotColumnSize, &state)
      if slot >= 0 { return slot }
    }
    slot = findBlocking(sign, large, choosingOldest, &state)
    if slot >= 0 || !state.program.rows[entering].isRequired || !hasSmallEntries { return slot }
    return findBlocking(sign, Tolerances.smallestPivot * state.pivotColumnSize, choosingOldest, &state)
  }

  private mutating func findBlocking(
    _ sign: Double, _ threshold: Double, _ choosingOldest: Bool, _ state: inout SimplexState
  ) -> Int32 {
    var best: Int32 = -1
    for position in 0..<state.pivotColumn.pattern.count {
      let slot = state.pivotColumn.pattern[position]
      let pivot = state.pivotColumn.values[slot]
      if pivot.magnitude <= threshold { continue }
      guard fillGap(slot, growing: sign * pivot < 0, &state) else { continue }
      gap.multiply(by: 1 / pivot.magnitude)
      let order = best < 0 ? -1 : LevelVector.compare(gap, bestGap)
      if order > 0 || (order == 0 && !isPreferred(slot, over: best, choosingOldest: choosingOldest, &state)) {
        continue
      }
      best = slot
      swap(&gap, &bestGap)
    }
    return best
  }

  /// The floating variable with the largest entry, or −1.
  private func findFree(above threshold: Double, _ state: inout SimplexState) -> Int32 {
    var best: Int32 = -1
    var largest = threshold
    for position in 0..<state.pivotColumn.pattern.count {
      let slot = state.pivotColumn.pattern[position]
      guard state.basis.heads[slot] < 0 else { continue }
      let size = state.pivotColumn.values[slot].magnitude
      if size > largest || (size == largest && best >= 0 && slot > best) {
        best = slot
        largest = size
      }
    }
    return best
  }

  /// Whether the small entries of the transformed row are more than rounding: without them, the combination of active constraints does not
  /// give the entering one.
  private func smallEntriesCount(_ entering: Int32, _ state: inout SimplexState) -> Bool {
    let large = Tolerances.pivot * state.pivotColumnSize
    let smallest = Tolerances.smallestPivot * state.pivotColumnSize
    var exist = false
    for position in 0..<state.pivotColumn.pattern.count {
      let size = state.pivotColumn.values[state.pivotColumn.pattern[position]].magnitude
      exist = exist || (size > smallest && size <= large)
    }
    return exist
      && state.combinationError(entering, ignoring: large) > Tolerances.rounding * max(1, state.pivotColumnSize)
  }

  private func isPreferred(
    _ slot: Int32, over best: Int32, choosingOldest: Bool, _ state: inout SimplexState
  ) -> Bool {
    let age = state.program.rows[state.basis.heads[slot]].serial
    let bestAge = state.program.rows[state.basis.heads[best]].serial
    if choosingOldest { return age < bestAge }
    let size = state.pivotColumn.values[slot].magnitude
    let bestSize = state.pivotColumn.values[best].magnitude
    if size < Tolerances.pivotChoice * bestSize { return false }
    if bestSize < Tolerances.pivotChoice * size { return true }
    return age > bestAge
  }
}

extension RatioTest {
  init() { self.init(gap: LevelVector(), bestGap: LevelVector()) }
}
