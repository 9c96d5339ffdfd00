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
      if factor.spikeValue(at: variable).magnitude < Tolerances.smallPivot { return false }
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
private struct CrashWalk {
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
  private var firstWord = 0
  private var stuckAt = 0
  private var boundAt = 0

  init(_ engine: Engine) {
    counts.resize(to: engine.records.count, filling: 0)
    isSettled.resize(to: engine.values.count, filling: true)
    rank.resize(to: engine.records.count, filling: -1)
    for position in 0..<engine.staged.count {
      let index = engine.staged[position]
      guard engine.isFresh(index) else { continue }
      for entry in engine.matrix.rows.entries(index) where isOpen(entry.index, engine) {
        counts[index] += 1
        isSettled[entry.index] = false
      }
    }
    rankStaged(engine)
    waiting.resize(to: ranked.count / 64 + 1, filling: 0)
    for position in 0..<ranked.count where counts[ranked[position]] == 1 { push(ranked[position], engine) }
  }

  /// Whether the walk may determine a variable. One that is being edited is an input, and keeps its value until a value is suggested.
  private func isOpen(_ variable: Int32, _ engine: Engine) -> Bool {
    let edit = engine.variables[variable].edit
    return engine.isLoose(variable) && (edit < 0 || engine.records[edit].isLive)
  }

  /// Sorts the staged constraints by kind and level, each kind as they were staged. Few kinds are counted out; many are sorted.
  private mutating func rankStaged(_ engine: Engine) {
    var kinds: [Kind] = []
    var fresh: [Int32] = []
    var last = -1
    for position in 0..<engine.staged.count where engine.isFresh(engine.staged[position]) {
      let index = engine.staged[position]
      fresh.append(index)
      let kind = Kind(engine.records[index])
      if last < 0 || kinds[last] != kind { last = Kind.position(of: kind, in: &kinds) }
      kinds[last].count += 1
      if kinds.count > Kind.fewKinds { return sortStaged(engine) }
    }
    var next = 0
    for place in kinds.indices { (kinds[place].first, next) = (next, next + kinds[place].count) }
    ranked.resize(to: next, filling: 0)
    for index in fresh {
      let kind = Kind(engine.records[index])
      if kinds[last] != kind { last = Kind.position(of: kind, in: &kinds) }
      rank[index] = Int32(kinds[last].first)
      ranked[kinds[last].first] = index
      kinds[last].first += 1
    }
  }

  private mutating func sortStaged(_ engine: Engine) {
    var keys: [(kind: Kind, position: Int)] = []
    for position in 0..<engine.staged.count where engine.isFresh(engine.staged[position]) {
      keys.append((Kind(engine.records[engine.staged[position]]), position))
    }
    keys.sort { $0.kind == $1.kind ? $0.position < $1.position : $0.kind.precedes($1.kind) }
    for key in keys {
      let index = engine.staged[key.position]
      rank[index] = Int32(ranked.count)
      ranked.append(index)
    }
  }

  /// Constraints that the walk treats alike.
  private struct Kind: Equatable {
    var importance: Int
    var level: Double
    var count = 0
    var first = 0

    static let fewKinds = 64

    init(_ record: Record) {
      importance = record.relation == .equal ? 0 : record.isRequired ? 2 : 1
      level = record.level
    }

    static func == (left: Kind, right: Kind) -> Bool {
      left.importance == right.importance && left.level == right.level
    }

    func precedes(_ other: Kind) -> Bool {
      importance != other.importance ? importance < other.importance : level > other.level
    }

    /// The position of a kind among the others, strongest first; a new one is inserted.
    static func position(of kind: Kind, in kinds: inout [Kind]) -> Int {
      var low = 0
      var high = kinds.count
      while low < high {
        let middle = (low + high) / 2
        if kinds[middle].precedes(kind) { low = middle + 1 } else { high = middle }
      }
      if low == kinds.count || kinds[low] != kind { kinds.insert(kind, at: low) }
      return low
    }
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
      } else if let variable = nextBounded(engine) {
        choose(variable, &engine)
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
    ranked.deallocate()
    waiting.deallocate()
    rank.deallocate()
  }

  // MARK: Queues

  private mutating func push(_ index: Int32, _ engine: Engine) {
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
  private mutating func nextStuck(_ engine: Engine) -> Int32? {
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
  private mutating func nextBounded(_ engine: Engine) -> Int32? {
    boundAt = max(boundAt, stuckAt)
    while boundAt < ranked.count {
      if let variable = looseVariable(of: ranked[boundAt], engine) { return variable }
      boundAt += 1
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
    let (rest, coefficient) = engine.split(index, variable)
    if coefficient.magnitude >= Tolerances.smallPivot, engine.activate(index, on: variable) {
      let value = -rest / coefficient
      engine.settleValue(variable, value)
    }
    settle(variable, engine)
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
