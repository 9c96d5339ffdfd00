/// Where a multiplier stands in its interval.
extension Engine {
  /// Writes to ``gap`` how far a slot's multiplier may still grow, or fall.
  ///
  /// - Returns: Whether there is a limit at all.
  private mutating func fillGap(_ slot: Int32, growing: Bool) -> Bool {
    let content = basis[slot]
    multipliers.read(slot, into: &gap)
    if growing { gap.multiply(by: -1) }
    if content >= 0 {
      let record = records[content]
      let hasSlope = growing ? record.hasRightSlope : record.hasLeftSlope
      if hasSlope {
        if record.isRequired { return false }
        gap.add(record.slope, at: record.level)
      }
    }
    if !gap.isZero, gap.sign <= 0 { gap.setZero() }
    return true
  }

  /// Whether a slot's multiplier is above (1) or below (−1) its interval, or in it (0).
  mutating func excess(_ slot: Int32) -> Int {
    if multipliers.isZero(slot) { return 0 }
    var multiplier = LevelVector()
    swap(&multiplier, &gap)
    let result = excess(slot, &multiplier)
    swap(&multiplier, &gap)
    return result
  }

  /// Whether a slot's multiplier is above (1) or below (−1) its interval, or in it (0).
  func excess(_ slot: Int32, _ gap: inout LevelVector) -> Int {
    if multipliers.isZero(slot) { return 0 }
    multipliers.read(slot, into: &gap)
    let sign = gap.sign
    if sign == 0 { return 0 }
    let content = basis[slot]
    guard content >= 0 else { return sign }
    let record = records[content]
    let hasSlope = sign > 0 ? record.hasRightSlope : record.hasLeftSlope
    guard hasSlope else { return sign }
    if record.isRequired { return 0 }
    gap.add(sign > 0 ? -record.slope : record.slope, at: record.level)
    return gap.sign == sign ? sign : 0
  }

  /// Finds the active constraint whose multiplier first reaches an end of its interval while an entering one's grows (`sign` 1) or
  /// falls (−1), with the entering constraint in ``transformed``. The distance is left in ``bestGap``.
  ///
  /// A floating variable blocks at once and goes first. Among equals, large pivots go first, and then the younger constraint leaves.
  ///
  /// - Parameters:
  ///   - entering: The entering constraint.
  ///   - sign: 1 if its multiplier grows, −1 if it falls.
  ///   - choosingOldest: Whether the oldest of equals goes (Bland).
  /// - Returns: The slot, or −1 if nothing blocks.
  mutating func findBlocking(_ entering: Int32, sign: Double, choosingOldest: Bool) -> Int32 {
    bestGap.setZero()
    let large = Tolerances.pivot * largestTransformed
    var slot = findFloating(above: large)
    if slot >= 0 { return slot }
    let hasSmallEntries = smallEntriesCount(entering)
    if hasSmallEntries {
      slot = findFloating(above: Tolerances.smallestPivot * largestTransformed)
      if slot >= 0 { return slot }
    }
    slot = findBlocking(sign, large, choosingOldest)
    if slot >= 0 || !records[entering].isRequired || !hasSmallEntries { return slot }
    return findBlocking(sign, Tolerances.smallestPivot * largestTransformed, choosingOldest)
  }

  private mutating func findBlocking(_ sign: Double, _ threshold: Double, _ choosingOldest: Bool) -> Int32 {
    var best: Int32 = -1
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      let pivot = transformed.values[slot]
      if pivot.magnitude <= threshold { continue }
      guard fillGap(slot, growing: sign * pivot < 0) else { continue }
      gap.multiply(by: 1 / pivot.magnitude)
      let order = best < 0 ? -1 : LevelVector.compare(gap, bestGap)
      if order > 0 || (order == 0 && !isPreferred(slot, over: best, choosingOldest: choosingOldest)) { continue }
      best = slot
      swap(&gap, &bestGap)
    }
    return best
  }

  /// The floating variable with the largest entry, or −1.
  private func findFloating(above threshold: Double) -> Int32 {
    var best: Int32 = -1
    var largest = threshold
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      guard basis[slot] < 0 else { continue }
      let size = transformed.values[slot].magnitude
      if size > largest || (size == largest && best >= 0 && slot > best) {
        best = slot
        largest = size
      }
    }
    return best
  }

  /// Whether the small entries of the transformed row are more than rounding: without them, the combination of active constraints does not
  /// give the entering one.
  private mutating func smallEntriesCount(_ entering: Int32) -> Bool {
    let large = Tolerances.pivot * largestTransformed
    let smallest = Tolerances.smallestPivot * largestTransformed
    var exist = false
    for position in 0..<transformed.pattern.count {
      let size = transformed.values[transformed.pattern[position]].magnitude
      exist = exist || (size > smallest && size <= large)
    }
    return exist && combinationError(entering, ignoring: large) > Tolerances.rounding * max(1, largestTransformed)
  }

  /// By how much the combination of active constraints in the transformed row, without its small entries, misses the entering one's
  /// coefficients.
  mutating func combinationError(_ entering: Int32, ignoring threshold: Double) -> Double {
    if direction.values.count < values.count { direction.resize(to: values.count) }
    for entry in matrix.rows.entries(entering) { direction.add(entry.value, at: entry.index) }
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      let factor = transformed.values[slot]
      if factor.magnitude <= threshold { continue }
      if basis[slot] < 0 {
        direction.add(-factor, at: -1 - basis[slot])
      } else {
        for entry in matrix.rows.entries(basis[slot]) { direction.add(-factor * entry.value, at: entry.index) }
      }
    }
    var error = 0.0
    for position in 0..<direction.pattern.count {
      error = max(error, direction.values[direction.pattern[position]].magnitude)
    }
    direction.clear()
    return error
  }

  private func isPreferred(_ slot: Int32, over best: Int32, choosingOldest: Bool) -> Bool {
    let age = records[basis[slot]].serial
    let bestAge = records[basis[best]].serial
    if choosingOldest { return age < bestAge }
    let size = transformed.values[slot].magnitude
    let bestSize = transformed.values[best].magnitude
    if size < Tolerances.pivotChoice * bestSize { return false }
    if bestSize < Tolerances.pivotChoice * size { return true }
    return age > bestAge
  }
}
