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
    var walk = CrashWalk(&self)
    walk.run(&self)
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
    for entry in matrix.rows.entries(index)
    where entry.index > loose && entry.value.magnitude >= Tolerances.smallPivot && isLoose(entry.index) {
      loose = entry.index
    }
    if loose < 0 { return }
    let (rest, coefficient) = split(index, loose)
    guard activate(index, on: loose) else { return }
    settleValue(loose, -rest / coefficient)
    screenColumn(loose)
  }

  /// A constraint's activity without one variable, and that variable's coefficient.
  func split(_ index: Int32, _ variable: Int32) -> (rest: Double, coefficient: Double) {
    var rest = -records[index].constant
    var coefficient = 0.0
    for entry in matrix.rows.entries(index) {
      if entry.index == variable {
        coefficient = entry.value
      } else {
        rest += entry.value * values[entry.index]
      }
    }
    return (rest, coefficient)
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
    if factor.isTriangular, factor.upper.columns.lines[variable].count == 0 {
      undo.note(.activation, variable, index, value: values[variable])
      factor.fillUnitSlot(variable, with: matrix.rows.entries(index))
      basis[variable] = index
      epoch &+= 1
    } else {
      load(index)
      factor.makeSpike(&transformed)
      transformed.clear()
      if factor.workspace.spikeValue(at: variable).magnitude < Tolerances.smallPivot { return false }
      factor.fillUnitSlot(variable, &undo)
      undo.noteRecord(index, records[index])
      undo.note(.value, variable, value: values[variable])
      setBasis(variable, index)
    }
    records[index].slot = variable
    return true
  }

  /// Gives a variable that has just been determined its value; the way back was noted with the activation.
  @inline(__always)
  mutating func settleValue(_ variable: Int32, _ value: Double) {
    if value == values[variable] { return }
    if !value.isFinite { hasOverflowed = true }
    values[variable] = value
    statistics.changedValues += 1
    touch(variable)
  }
}

/// One walk along the dependencies of the staged constraints.
///
/// The engine is handed on as `inout` also where it is only read: by value it would be copied, all of its kilobyte, in every call.
private struct CrashWalk: ~Copyable {
  /// How many loose variables each record has that the walk has not settled.
  private var counts = FlatBuffer<Int32>()
  /// Whether each variable's value stands for the rest of the walk.
  private var isSettled = FlatBuffer<Bool>()
  private var settled = FlatBuffer<Int32>()
  /// Required equalities with one loose variable.
  private var ready = FlatBuffer<Int32>()
  private var nextReady = 0
  /// Staged constraints by importance: equalities, then optional inequalities (contents that want a size), then required ones (bounds);
  /// each strongest first and then oldest.
  private var ranked = FlatBuffer<Int32>()
  /// The place of each record in ``ranked``, or −1.
  private var rank = FlatBuffer<Int32>()
  /// The ranks of other constraints with one loose variable, as a set of bits.
  private var waiting = FlatBuffer<UInt64>()
  /// The constraints whose only loose variable is the one at hand.
  private var eligible = FlatBuffer<Int32>()
  private var firstWord = 0
  private var stuckAt = 0
  private var boundAt = 0

  init(_ engine: inout Engine) {
    counts.resize(to: engine.records.count, filling: 0)
    isSettled.resize(to: engine.values.count, filling: true)
    rank.resize(to: engine.records.count, filling: -1)
    var fresh = FlatBuffer<Int32>()
    fresh.reserve(engine.staged.count)
    for position in 0..<engine.staged.count where engine.isFresh(engine.staged[position]) {
      fresh.append(engine.staged[position])
    }
    for position in 0..<fresh.count { countOpen(fresh[position], &engine) }
    rankStaged(fresh, &engine)
    settled.reserve(engine.values.count)
    waiting.resize(to: ranked.count / 64 + 1, filling: 0)
    for position in 0..<ranked.count where counts[ranked[position]] == 1 { push(ranked[position], &engine) }
  }

  private mutating func countOpen(_ index: Int32, _ engine: inout Engine) {
    var count: Int32 = 0
    for entry in engine.matrix.rows.entries(index) {
      if isSettled[entry.index] {
        guard isOpen(entry.index, &engine) else { continue }
        isSettled[entry.index] = false
      }
      count += 1
    }
    counts[index] = count
  }

  /// Whether the walk may determine a variable. One that is being edited is an input, and keeps its value until a value is suggested.
  private func isOpen(_ variable: Int32, _ engine: inout Engine) -> Bool {
    let edit = engine.variables[variable].edit
    return engine.isLoose(variable) && (edit < 0 || engine.records[edit].isLive)
  }

  /// Sorts the staged constraints by kind and level, each kind as they were staged. Few kinds are counted out; many are sorted.
  private mutating func rankStaged(_ fresh: borrowing FlatBuffer<Int32>, _ engine: inout Engine) {
    ranked.resize(to: fresh.count, filling: 0)
    var kinds = CrashKindTable()
    for position in 0..<fresh.count {
      let index = fresh[position]
      let kind = kinds.count(CrashKind(engine.records[index]))
      if kind < 0 { return sortStaged(fresh, &engine) }
      rank[index] = kind
    }
    kinds.arrange()
    for position in 0..<fresh.count {
      let index = fresh[position]
      let place = kinds.takePlace(rank[index])
      rank[index] = place
      ranked[place] = index
    }
  }

  private mutating func sortStaged(_ fresh: borrowing FlatBuffer<Int32>, _ engine: inout Engine) {
    var keys: [(kind: CrashKind, position: Int)] = []
    for position in 0..<fresh.count { keys.append((CrashKind(engine.records[fresh[position]]), position)) }
    keys.sort { $0.kind == $1.kind ? $0.position < $1.position : $0.kind.precedes($1.kind) }
    for place in keys.indices {
      let index = fresh[keys[place].position]
      rank[index] = Int32(place)
      ranked[place] = index
    }
  }

  mutating func run(_ engine: inout Engine) {
    while true {
      if nextReady < ready.count {
        let index = ready[nextReady]
        nextReady += 1
        if let variable = looseVariable(of: index, &engine) { determine(variable, by: index, &engine) }
      } else if let index = popWaiting() {
        if let variable = looseVariable(of: index, &engine) { choose(variable, &engine) }
      } else if let variable = nextStuck(&engine) {
        settle(variable, &engine)
      } else if let variable = nextBounded(&engine) {
        choose(variable, &engine)
      } else {
        break
      }
    }
    engine.screenTouched(by: settled.elements)
  }

  // MARK: Queues

  private mutating func push(_ index: Int32, _ engine: inout Engine) {
    let record = engine.records[index]
    if record.isRequired {
      // Bounds come last: they say where a variable may be, not where it wants to be.
      if record.relation == .equal { ready.append(index) }
    } else {
      let word = Int(rank[index]) / 64
      waiting[word] |= 1 << UInt64(rank[index] % 64)
      firstWord = min(firstWord, word)
    }
  }

  private mutating func popWaiting() -> Int32? {
    while firstWord < waiting.count {
      let word = waiting[firstWord]
      if word != 0 {
        waiting[firstWord] = word & (word - 1)
        return ranked[64 * firstWord + word.trailingZeroBitCount]
      }
      firstWord += 1
    }
    return nil
  }

  /// The oldest loose variable of the strongest equality that has several: it floats for now, so that the walk can go on.
  private mutating func nextStuck(_ engine: inout Engine) -> Int32? {
    while stuckAt < ranked.count {
      let index = ranked[stuckAt]
      if engine.records[index].relation != .equal { return nil }
      if counts[index] > 1 {
        var oldest = Int32.max
        for entry in engine.matrix.rows.entries(index) where !isSettled[entry.index] {
          oldest = min(oldest, entry.index)
        }
        return oldest
      }
      stuckAt += 1
    }
    return nil
  }

  /// The next variable that has nothing but bounds.
  private mutating func nextBounded(_ engine: inout Engine) -> Int32? {
    boundAt = max(boundAt, stuckAt)
    while boundAt < ranked.count {
      if let variable = looseVariable(of: ranked[boundAt], &engine) { return variable }
      boundAt += 1
    }
    return nil
  }

  private func looseVariable(of index: Int32, _ engine: inout Engine) -> Int32? {
    guard counts[index] == 1 else { return nil }
    for entry in engine.matrix.rows.entries(index) where !isSettled[entry.index] { return entry.index }
    return nil
  }

  private mutating func settle(_ variable: Int32, _ engine: inout Engine) {
    isSettled[variable] = true
    settled.append(variable)
    for entry in engine.matrix.columns.entries(variable) where rank[entry.index] >= 0 {
      counts[entry.index] -= 1
      if counts[entry.index] == 1 { push(entry.index, &engine) }
    }
  }

  // MARK: Values

  private mutating func determine(_ variable: Int32, by index: Int32, _ engine: inout Engine) {
    let (rest, coefficient) = engine.split(index, variable)
    if coefficient.magnitude >= Tolerances.smallPivot, engine.activate(index, on: variable) {
      let value = -rest / coefficient
      engine.settleValue(variable, value)
    }
    settle(variable, &engine)
  }

  /// Settles a variable where the constraints that have no other loose one want it: the strongest first, each as far as the stronger
  /// ones allow.
  private mutating func choose(_ variable: Int32, _ engine: inout Engine) {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerIndex: Int32 = -1
    var upperIndex: Int32 = -1
    listEligible(variable, &engine)
    while let index = popStrongest(&engine) {
      let (rest, coefficient) = engine.split(index, variable)
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
    settle(variable, &engine)
  }

  private mutating func listEligible(_ variable: Int32, _ engine: inout Engine) {
    eligible.removeAll()
    for entry in engine.matrix.columns.entries(variable) where rank[entry.index] >= 0 && counts[entry.index] == 1 {
      eligible.append(entry.index)
    }
  }

  /// The strongest of the constraints that are left for the variable at hand.
  private mutating func popStrongest(_ engine: inout Engine) -> Int32? {
    guard !eligible.isEmpty else { return nil }
    var best = 0
    for position in 1..<max(1, eligible.count)
    where isStronger(engine.records[eligible[position]], engine.records[eligible[best]]) {
      best = position
    }
    let index = eligible[best]
    eligible[best] = eligible[eligible.count - 1]
    eligible.truncate(to: eligible.count - 1)
    return index
  }

  private func isStronger(_ left: Record, _ right: Record) -> Bool {
    left.level != right.level ? left.level > right.level : left.serial < right.serial
  }
}
