/// The dual step: bringing constraints to a side that their multipliers allow.
///
/// The multiplier of a misplaced constraint moves from the slope of its recorded side towards that of its real one. Either it gets there, and the
/// constraint changes sides; or another one's multiplier reaches the end of its interval first, and the two are exchanged. If the slope
/// to be reached is infinite and nothing blocks, required constraints conflict.
extension Engine {
  mutating func repairAll() throws(SolverError) {
    var stalled = 0
    var budget = 20 * (records.count + values.count) + 1000
    while let index = stalled > Tolerances.degeneratePivots ? popOldestCandidate() : popCandidate() {
      let record = records[index]
      guard record.isLive, !record.isActive else { continue }
      let (activity, tolerance) = evaluate(index)
      records[index].activity = activity
      let target = records[index].misplacement(tolerance: tolerance)
      if target == 0 { continue }
      let progress = try repair(
        index, towards: target, tolerance: tolerance, choosingOldest: stalled > Tolerances.degeneratePivots)
      stalled = progress ? 0 : stalled + 1
      budget -= 1
      if budget < 0 { throw .numericalFailure }
    }
  }

  /// Repairs one constraint.
  ///
  /// - Parameters:
  ///   - index: An inactive live constraint.
  ///   - target: The side on which it lies, or is about to lie.
  ///   - tolerance: That of its activity; 0 if a required constraint that nothing can repair is a conflict however small its violation.
  ///   - choosingOldest: Whether the oldest of several equals leaves (Bland).
  /// - Returns: Whether the step made progress that cannot be undone by later ones.
  mutating func repair(
    _ index: Int32, towards target: Int8, tolerance: Double, choosingOldest: Bool
  ) throws(SolverError) -> Bool {
    load(index)
    transform()
    let sign = Double(target)
    let slot = findBlocking(index, sign: sign, choosingOldest: choosingOldest)
    let record = records[index]
    if record.isRequired {
      if slot < 0 {
        if tolerance > 0, try settleWithoutPivot(index, tolerance: tolerance) { return true }
        throw .unsatisfiable(conflict(at: index, sign: sign))
      }
    } else {
      let hasSlope = target > 0 ? record.hasRightSlope : record.hasLeftSlope
      let slope = hasSlope ? sign * record.slope : 0
      gap.set((slope - record.sideSlope).magnitude, at: record.level)
      if slot < 0 || LevelVector.compare(gap, bestGap) <= 0 {
        change.set(slope - record.sideSlope, at: record.level)
        flip(index, to: hasSlope ? target : 0)
        transformed.clear()
        return true
      }
    }
    let isFloating = basis[slot] < 0
    let progress = isFloating || !bestGap.isZero
    change.set(to: bestGap)
    change.multiply(by: sign)
    try pivot(entering: index, leaving: slot, growing: -sign * transformed.values[slot] > 0)
    return progress
  }

  /// A required constraint that nothing can repair: either its violation is rounding, or the factor has to be made anew before the
  /// conflict is believed.
  ///
  /// - Returns: Whether the constraint is settled or has been listed again.
  private mutating func settleWithoutPivot(_ index: Int32, tolerance: Double) throws(SolverError) -> Bool {
    if records[index].activity.magnitude <= Tolerances.conflictFactor * tolerance {
      transformed.clear()
      return true
    }
    if provesConflict(index) { return false }
    if factor.isFresh && stepsSinceRefresh == 0 { throw .numericalFailure }
    transformed.clear()
    refactorize()
    refreshValues()
    enqueue(index)
    return true
  }

  /// Whether the combination in ``transformed`` cancels the constraint's coefficients and misses its constant by more than rounding.
  private mutating func provesConflict(_ index: Int32) -> Bool {
    let threshold = Tolerances.pivot * largestTransformed
    var missing = -records[index].constant
    var scale = records[index].constant.magnitude
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      let factor = transformed.values[slot]
      if factor.magnitude <= threshold { continue }
      missing += factor * records[basis[slot]].constant
      scale += (factor * records[basis[slot]].constant).magnitude
    }
    let error = combinationError(index, ignoring: threshold)
    let tolerance = Tolerances.feasibility + Tolerances.relativeFeasibility * scale
    return error <= Tolerances.certificate * max(1, largestTransformed) && missing * records[index].activity > 0
      && missing.magnitude > tolerance
  }

  /// Moves an inactive constraint to another side, with the change of its multiplier in ``change`` and its row in ``transformed``.
  mutating func flip(_ index: Int32, to side: Int8) {
    sideEpoch &+= 1
    updateMultipliers(except: -1)
    undo.noteRecord(index, records[index])
    records[index].side = side
    statistics.flips += 1
  }

  /// Exchanges an inactive constraint, whose row is in ``transformed``, for an active one. ``change`` is what the entering multiplier grows
  /// by; the leaving one reaches an end of its interval by that. ``direction`` is either empty or the leaving slot's.
  ///
  /// - Parameters:
  ///   - index: The entering constraint.
  ///   - slot: The slot of the leaving one.
  ///   - growing: Whether the leaving multiplier grows, and so ends at the right slope.
  mutating func pivot(entering index: Int32, leaving slot: Int32, growing: Bool) throws(SolverError) {
    statistics.pivots += 1
    let pivotValue = transformed.values[slot]
    if pivotValue.magnitude < Tolerances.weakPivot * largestTransformed { hasWeakPivot = true }
    let activity = evaluate(index).activity
    if direction.pattern.isEmpty { solveDirection(slot) }
    updateMultipliers(except: slot)
    let entering = records[index]
    if entering.side != 0 { change.add(entering.sideSlope, at: entering.level) }
    setMultiplier(slot, change.terms.elements)
    retire(slot, growing: growing)
    undo.noteRecord(index, entering)
    records[index].slot = slot
    records[index].side = 0
    setBasis(slot, index)
    let isAccurate = factor.replaceColumn(slot, reached: transformed, &undo)
    transformed.clear()
    suspects.append(slot)
    if activity != 0 { moveValues(by: -activity / pivotValue) }
    direction.clear()
    if !isAccurate || factor.etaWork > Tolerances.etaWorkPerNonZero * (factor.nonZeros + 64) {
      refactorize()
      if !isAccurate { refreshValues() }
    }
    if stepsSinceRefresh > Tolerances.stepsBetweenRefreshes { refreshValues() }
  }

  /// Makes the constraint in a slot inactive on the side where its multiplier ends.
  private mutating func retire(_ slot: Int32, growing: Bool) {
    let content = basis[slot]
    guard content >= 0 else { return }
    undo.noteRecord(content, records[content])
    let hasSlope = growing ? records[content].hasRightSlope : records[content].hasLeftSlope
    records[content].slot = -1
    records[content].side = hasSlope ? (growing ? 1 : -1) : 0
    records[content].activity = 0
  }

  /// The conflict that ``transformed`` proves: a required constraint as a combination of others that keep it from holding.
  private mutating func conflict(at index: Int32, sign: Double) -> Conflict {
    let threshold = Tolerances.pivot * largestTransformed
    let own = scale(of: index)
    var members = [member(index, multiplier: -sign)]
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      let factor = transformed.values[slot]
      if factor.magnitude <= threshold { continue }
      members.append(member(basis[slot], multiplier: sign * factor * scale(of: basis[slot]) / own))
    }
    transformed.clear()
    members.sort { $0.handle.serial < $1.handle.serial }
    // In the unit of what was refused, which need not be the constraint at which the conflict showed.
    let unit = members.last { $0.isRefused }?.multiplier.magnitude ?? 1
    for place in members.indices { members[place].multiplier /= unit }
    return Conflict(members: members, shortfall: records[index].activity.magnitude / own / unit)
  }

  private func member(_ index: Int32, multiplier: Double) -> Conflict.Member {
    Conflict.Member(
      handle: handle(of: index), tag: records[index].tag, multiplier: multiplier,
      isRefused: records[index].flags.contains(.staged))
  }
}
