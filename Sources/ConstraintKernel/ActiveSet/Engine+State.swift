/// Reading and writing the active set. All writes are noted for undoing.
extension Engine {
  // MARK: Activities

  /// A constraint's activity at the present values, with the tolerance to which it is meaningful.
  @inline(__always)
  func evaluate(_ index: Int32) -> (activity: Double, tolerance: Double) {
    let constant = records[index].constant
    var sum = -constant
    var size = constant.magnitude
    let line = matrix.rows.lines[index]
    let entries = matrix.rows.pool.base + Int(line.start)
    let values = values.base
    for position in 0..<Int(line.count) {
      let part = entries[position].value * values[Int(entries[position].index)]
      sum += part
      size += part.magnitude
    }
    return (sum, Tolerances.feasibility + Tolerances.relativeFeasibility * size)
  }

  /// Brings an inactive constraint's activity up to date and lists it for repair if it is on a wrong side.
  @inline(__always)
  mutating func screen(_ index: Int32) {
    let (activity, tolerance) = evaluate(index)
    records[index].activity = activity
    if activity.magnitude > tolerance, records[index].misplacement(tolerance: tolerance) != 0 { enqueue(index) }
  }

  mutating func nextMark() {
    if mark == Int32.max {
      for index in 0..<records.count { records[index].mark = 0 }
      mark = 0
    }
    mark += 1
  }

  // MARK: Values

  @inline(__always)
  mutating func setValue(_ place: Int32, _ value: Double) {
    let old = values[place]
    undo.note(.value, place, value: old)
    values[place] = value
    if (value - old).magnitude > Tolerances.largeMove { noteLargeMove(from: old, to: value) }
    statistics.changedValues += 1
    touch(place)
  }

  @inline(__always)
  mutating func touch(_ place: Int32) {
    guard !variables[place].isTouched else { return }
    variables[place].isTouched = true
    touched.append(place)
  }

  /// A value that has come from far away carries the rounding of the way.
  @inline(never)
  private mutating func noteLargeMove(from old: Double, to value: Double) {
    if !value.isFinite { hasOverflowed = true }
    if old.magnitude > Tolerances.largeMove * Tolerances.feasibility * 10 * max(1, value.magnitude) {
      hasLostDigits = true
    }
  }

  /// Moves all values along ``direction`` and screens the constraints that notice.
  mutating func moveValues(by step: Double) {
    stepsSinceRefresh += 1
    for position in 0..<direction.pattern.count {
      let place = direction.pattern[position]
      let slope = direction.values[place]
      if slope != 0 { setValue(place, values[place] + slope * step) }
    }
    screenTouched(by: direction.pattern.elements)
  }

  /// Screens the live inactive constraints on some variables.
  mutating func screenTouched(by places: UnsafeBufferPointer<Int32>) {
    nextMark()
    let round = mark
    for position in 0..<places.count {
      let line = matrix.columns.lines[places[position]]
      for offset in 0..<line.count {
        let index = matrix.columns.pool[line.start + offset].index
        let record = records.base + Int(index)
        if record.pointee.mark == round { continue }
        record.pointee.mark = round
        if record.pointee.slot < 0, record.pointee.flags.contains(.live) { screen(index) }
      }
    }
  }

  // MARK: Basis and multipliers

  @inline(__always)
  mutating func setBasis(_ slot: Int32, _ content: Int32) {
    undo.note(.basis, slot, basis[slot])
    basis[slot] = content
    epoch &+= 1
  }

  mutating func noteMultiplier(_ slot: Int32) {
    guard undo.isRecording else { return }
    multipliers.read(slot, into: &gap)
    for position in 0..<gap.terms.count { undo.noteTerm(slot, gap.terms[position]) }
    undo.note(.multiplier, slot, Int32(gap.terms.count))
  }

  mutating func setMultiplier(_ slot: Int32, _ value: UnsafeBufferPointer<LevelTerm>) {
    if multipliers.isZero(slot), value.isEmpty { return }
    noteMultiplier(slot)
    multipliers.set(slot, to: value)
  }

  /// Takes ``change`` times ``transformed`` off the multipliers: what follows when the transformed constraint's own multiplier grows by
  /// ``change``. Slots that may now lie outside their intervals are noted.
  mutating func updateMultipliers(except leaving: Int32) {
    guard !change.isZero else { return }
    let threshold = Tolerances.smallestPivot * largestTransformed
    for position in 0..<transformed.pattern.count {
      let slot = transformed.pattern[position]
      let factor = transformed.values[slot]
      if factor.magnitude <= threshold || slot == leaving { continue }
      noteMultiplier(slot)
      for place in 0..<change.terms.count {
        let term = change.terms[place]
        multipliers.add(-factor * term.value, at: term.level, to: slot)
      }
      suspects.append(slot)
    }
  }

  /// Loads a constraint's row into ``transformed``.
  @inline(__always)
  mutating func load(_ index: Int32) {
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    for entry in matrix.rows.entries(index) { transformed.add(entry.value, at: entry.index) }
  }

  /// Solves for ``transformed`` and notes its largest entry.
  mutating func transform() {
    factor.solveForward(&transformed)
    var largest = 0.0
    for position in 0..<transformed.pattern.count {
      largest = max(largest, transformed.values[transformed.pattern[position]].magnitude)
    }
    largestTransformed = largest
  }

  /// Computes in ``direction`` how the values move per unit of the activity in a slot.
  mutating func solveDirection(_ slot: Int32) {
    if direction.values.count < values.count { direction.resize(to: values.count) }
    direction.add(1, at: slot)
    factor.solveBackward(&direction)
  }

  // MARK: Candidates for repair

  @inline(__always)
  private func precedes(_ first: Int32, _ second: Int32) -> Bool {
    let left = records[first]
    let right = records[second]
    return left.level != right.level ? left.level > right.level : left.serial < right.serial
  }

  mutating func enqueue(_ index: Int32) {
    guard !records[index].flags.contains(.queued) else { return }
    records[index].flags.insert(.queued)
    candidates.append(index)
    var place = candidates.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard precedes(candidates[place], candidates[parent]) else { break }
      swapCandidates(place, parent)
      place = parent
    }
  }

  /// The strongest, then oldest candidate.
  mutating func popCandidate() -> Int32? {
    guard !candidates.isEmpty else { return nil }
    let first = candidates[0]
    let last = candidates.count - 1
    candidates[0] = candidates[last]
    candidates.truncate(to: last)
    sink(from: 0)
    records[first].flags.remove(.queued)
    return first
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      if child >= candidates.count { return }
      if child + 1 < candidates.count, precedes(candidates[child + 1], candidates[child]) { child += 1 }
      guard precedes(candidates[child], candidates[place]) else { return }
      swapCandidates(place, child)
      place = child
    }
  }

  private func swapCandidates(_ first: Int, _ second: Int) {
    let kept = candidates[first]
    candidates[first] = candidates[second]
    candidates[second] = kept
  }

  /// The oldest candidate of all, as Bland's rule asks; takes time in proportion to their number.
  mutating func popOldestCandidate() -> Int32? {
    guard !candidates.isEmpty else { return nil }
    var oldest = 0
    for place in 1..<max(1, candidates.count)
    where records[candidates[place]].serial < records[candidates[oldest]].serial {
      oldest = place
    }
    let index = candidates[oldest]
    records[index].flags.remove(.queued)
    let rest = candidates.count - 1
    candidates[oldest] = candidates[rest]
    candidates.truncate(to: rest)
    var place = rest / 2
    while place >= 0 {
      if place < candidates.count { sink(from: place) }
      place -= 1
    }
    return index
  }

  mutating func dropCandidates() {
    for place in 0..<candidates.count { records[candidates[place]].flags.remove(.queued) }
    candidates.removeAll()
  }
}
