/// A start for many new constraints at once.
///
/// A new constraint in which exactly one variable is still loose determines that variable from the others, which is a column put into the
/// factor without any arithmetic. So most of a screen is settled by a walk along its dependencies; what the walk leaves violated is repaired
/// by pivots. All multipliers stay zero on the way, so the walk breaks no condition of optimality.
extension Engine {
  mutating func crash() {
    if staged.count <= 8 {
      for position in 0..<staged.count { activateSingle(staged[position]) }
      return
    }
    var walk = CrashWalk(self)
    walk.run(&self)
    walk.deallocate()
  }

  /// Whether nothing holds the variable and no active constraint has it.
  @inline(__always)
  func isLoose(_ variable: Int32) -> Bool {
    basis[variable] == -1 - variable && factor.isIsolated(variable) && multipliers.isZero(variable)
  }

  @inline(__always)
  func isFresh(_ index: Int32) -> Bool {
    let record = records[index]
    return record.flags.isSuperset(of: [.staged, .live]) && record.slot < 0 && record.side == 0
  }

  /// Lets an equality determine the youngest loose variable that it has.
  private mutating func activateSingle(_ index: Int32) {
    guard isFresh(index), records[index].relation == .equal else { return }
    var loose: Int32 = -1
    var coefficient = 0.0
    for entry in matrix.rows.entries(index)
    where entry.index > loose && entry.value.magnitude >= Tolerances.smallPivot && isLoose(entry.index) {
      loose = entry.index
      coefficient = entry.value
    }
    if loose < 0 { return }
    let activity = evaluate(index).activity
    guard activate(index, on: loose) else { return }
    if activity != 0 {
      setValue(loose, values[loose] - activity / coefficient)
      screenColumn(loose)
    }
  }

  /// Screens the live inactive constraints on a variable.
  mutating func screenColumn(_ variable: Int32) {
    for entry in matrix.columns.entries(variable) where records[entry.index].slot < 0 && records[entry.index].isLive {
      screen(entry.index)
    }
  }

  /// Makes a constraint active in the slot of a loose variable.
  ///
  /// - Returns: False, with nothing changed, if the factor leaves no pivot there.
  mutating func activate(_ index: Int32, on variable: Int32) -> Bool {
    if factor.isTriangular {
      factor.spike.removeAll()
      for entry in matrix.rows.entries(index) {
        factor.spike.append(Factor.EtaEntry(index: entry.index, value: entry.value))
      }
    } else {
      load(index)
      factor.makeSpike(&transformed)
      transformed.clear()
      if factor.spikeValue(at: variable).magnitude < Tolerances.smallPivot { return false }
    }
    factor.fillUnitSlot(variable, &undo)
    undo.noteRecord(index, records[index])
    records[index].slot = variable
    records[index].side = 0
    setBasis(variable, index)
    return true
  }
}

/// One walk along the dependencies of the staged constraints.
private struct CrashWalk {
  /// How many loose variables each record has that the walk has not settled.
  private var counts = FlatBuffer<Int32>()
  /// Whether each variable's value stands for the rest of the walk.
  private var isSettled = FlatBuffer<Bool>()
  private var settled = FlatBuffer<Int32>()
  /// Required equalities with one loose variable.
  private var ready = FlatBuffer<Int32>()
  private var nextReady = 0
  /// Staged constraints by importance: optional equalities and then inequalities, each strongest first and then oldest.
  private var ranked: [Int32] = []
  private var isWaiting = FlatBuffer<Bool>()
  private var firstWaiting = 0
  private var heap: [Int32] = []
  private var rank = FlatBuffer<Int32>()
  private var stuckAt = 0

  init(_ engine: Engine) {
    counts.resize(to: engine.records.count, filling: 0)
    isSettled.resize(to: engine.values.count, filling: true)
    rank.resize(to: engine.records.count, filling: -1)
    for position in 0..<engine.staged.count {
      let index = engine.staged[position]
      guard engine.isFresh(index) else { continue }
      for entry in engine.matrix.rows.entries(index) where engine.isLoose(entry.index) {
        counts[index] += 1
        isSettled[entry.index] = false
      }
      ranked.append(index)
    }
    ranked.sort { CrashWalk.precedes(engine.records[$0], engine.records[$1]) }
    for position in 0..<ranked.count { rank[ranked[position]] = Int32(position) }
    for position in 0..<ranked.count where counts[ranked[position]] == 1 { push(ranked[position], engine) }
  }

  private static func precedes(_ left: Record, _ right: Record) -> Bool {
    let leftIsEqual = left.relation == .equal
    if leftIsEqual != (right.relation == .equal) { return leftIsEqual }
    return left.level != right.level ? left.level > right.level : left.serial < right.serial
  }

  mutating func run(_ engine: inout Engine) {
    while true {
      if nextReady < ready.count {
        let index = ready[nextReady]
        nextReady += 1
        if let variable = looseVariable(of: index, engine) { determine(variable, by: index, &engine) }
      } else if let index = popWaiting() {
        if let variable = looseVariable(of: index, engine) { choose(variable, &engine) }
      } else if let variable = nextStuck(engine) {
        settle(variable, engine)
      } else {
        break
      }
    }
    engine.screenTouched(by: settled)
  }

  func deallocate() {
    counts.deallocate()
    isSettled.deallocate()
    settled.deallocate()
    ready.deallocate()
    isWaiting.deallocate()
    rank.deallocate()
  }

  // MARK: Queues

  private mutating func push(_ index: Int32, _ engine: Engine) {
    let record = engine.records[index]
    if record.isRequired, record.relation == .equal {
      ready.append(index)
    } else {
      heapPush(rank[index])
    }
  }

  private mutating func heapPush(_ value: Int32) {
    heap.append(value)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func popWaiting() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= heap.count { break }
        if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
        if heap[place] <= heap[child] { break }
        heap.swapAt(place, child)
        place = child
      }
    }
    return ranked[Int(first)]
  }

  /// The oldest loose variable of the strongest equality that has several: it floats for now, so that the walk can go on.
  private mutating func nextStuck(_ engine: Engine) -> Int32? {
    while stuckAt < ranked.count {
      let index = ranked[stuckAt]
      if engine.records[index].relation != .equal { return nil }
      if counts[index] > 1 {
        var oldest = Int32.max
        for entry in engine.matrix.rows.entries(index) where !isSettled[entry.index] { oldest = min(oldest, entry.index) }
        return oldest
      }
      stuckAt += 1
    }
    return nil
  }

  private func looseVariable(of index: Int32, _ engine: Engine) -> Int32? {
    guard counts[index] == 1 else { return nil }
    for entry in engine.matrix.rows.entries(index) where !isSettled[entry.index] { return entry.index }
    return nil
  }

  private mutating func settle(_ variable: Int32, _ engine: Engine) {
    isSettled[variable] = true
    settled.append(variable)
    for entry in engine.matrix.columns.entries(variable) where rank[entry.index] >= 0 {
      counts[entry.index] -= 1
      if counts[entry.index] == 1 { push(entry.index, engine) }
    }
  }

  // MARK: Values

  private mutating func determine(_ variable: Int32, by index: Int32, _ engine: inout Engine) {
    let (rest, coefficient) = split(index, variable, engine)
    if coefficient.magnitude >= Tolerances.smallPivot, engine.activate(index, on: variable) {
      let value = -rest / coefficient
      if value != engine.values[variable] { engine.setValue(variable, value) }
    }
    settle(variable, engine)
  }

  /// A constraint's activity without one variable, and that variable's coefficient.
  private func split(_ index: Int32, _ variable: Int32, _ engine: Engine) -> (rest: Double, coefficient: Double) {
    var rest = -engine.records[index].constant
    var coefficient = 0.0
    for entry in engine.matrix.rows.entries(index) {
      if entry.index == variable {
        coefficient = entry.value
      } else {
        rest += entry.value * engine.values[entry.index]
      }
    }
    return (rest, coefficient)
  }

  /// Settles a variable where the constraints that have no other loose one want it: the strongest first, each as far as the stronger
  /// ones allow.
  private mutating func choose(_ variable: Int32, _ engine: inout Engine) {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerIndex: Int32 = -1
    var upperIndex: Int32 = -1
    var previous: Int32 = -1
    while let index = nextByStrength(variable, after: previous, engine) {
      previous = index
      let (rest, coefficient) = split(index, variable, engine)
      guard coefficient.magnitude >= Tolerances.smallPivot else { continue }
      let point = -rest / coefficient
      let relation = engine.records[index].relation
      if relation == .equal {
        let winner = point < lower ? lowerIndex : point > upper ? upperIndex : index
        return determine(variable, by: winner, &engine)
      }
      if (relation == .greaterThanOrEqual) == (coefficient > 0) {
        if point > upper { return determine(variable, by: upperIndex, &engine) }
        if point > lower { (lower, lowerIndex) = (point, index) }
      } else {
        if point < lower { return determine(variable, by: lowerIndex, &engine) }
        if point < upper { (upper, upperIndex) = (point, index) }
      }
    }
    let value = engine.values[variable]
    if value < lower { return determine(variable, by: lowerIndex, &engine) }
    if value > upper { return determine(variable, by: upperIndex, &engine) }
    settle(variable, engine)
  }

  /// The next weaker of the constraints whose only loose variable is this one.
  private func nextByStrength(_ variable: Int32, after previous: Int32, _ engine: Engine) -> Int32? {
    var best: Int32 = -1
    for entry in engine.matrix.columns.entries(variable) {
      let index = entry.index
      guard rank[index] >= 0, counts[index] == 1, index != previous else { continue }
      let record = engine.records[index]
      if previous >= 0, !isStronger(engine.records[previous], record) { continue }
      if best < 0 || isStronger(record, engine.records[best]) { best = index }
    }
    return best < 0 ? nil : best
  }

  private func isStronger(_ left: Record, _ right: Record) -> Bool {
    left.level != right.level ? left.level > right.level : left.serial < right.serial
  }
}
