/// A start for many new constraints at once: one walk along the dependencies of the staged ones.
///
/// A new constraint in which exactly one variable is still open determines that variable from the others, which is a column put into the
/// factor without any arithmetic. So most of a screen is settled by a walk along its dependencies; what the walk leaves violated is
/// left to the dual method. All multipliers stay zero on the way, so the walk breaks no condition of optimality.
struct Crash: ~Copyable {
  /// How many open variables each row has that the walk has not settled.
  private var counts = IndexedBuffer<RowIndex, Int32>()
  /// Whether each variable's value stands for the rest of the walk.
  private var isSettled = FlatBuffer<Bool>()
  private var settled = FlatBuffer<Int32>()
  /// Required equalities with one open variable.
  private var ready = FlatBuffer<RowIndex>()
  private var nextReady = 0
  /// Staged constraints by importance: equalities, then optional inequalities (contents that want a size), then required ones (bounds);
  /// each strongest first and then oldest.
  private var ranked = FlatBuffer<RowIndex>()
  /// The place of each row in ``ranked``, or −1.
  private var rank = IndexedBuffer<RowIndex, Int32>()
  /// The ranks of other constraints with one open variable, as a set of bits.
  private var waiting = FlatBuffer<UInt64>()
  /// The constraints whose only open variable is the one at hand.
  private var eligible = FlatBuffer<RowIndex>()
  private var firstWord = 0
  private var stuckAt = 0
  private var boundAt = 0

  init(_ state: inout SimplexState) {
    counts.resize(to: state.program.rows.count, filling: 0)
    isSettled.resize(to: state.basis.values.count, filling: true)
    rank.resize(to: state.program.rows.count, filling: -1)
    var fresh = FlatBuffer<RowIndex>()
    fresh.reserve(state.staged.count)
    for position in 0..<state.staged.count where state.isFresh(state.staged[position]) {
      fresh.append(state.staged[position])
    }
    for position in 0..<fresh.count { countOpen(fresh[position], &state) }
    rankStaged(fresh, &state)
    settled.reserve(state.basis.values.count)
    waiting.resize(to: ranked.count / 64 + 1, filling: 0)
    for position in 0..<ranked.count where counts[ranked[position]] == 1 { push(ranked[position], &state) }
  }

  private mutating func countOpen(_ index: RowIndex, _ state: inout SimplexState) {
    var count: Int32 = 0
    for entry in state.program.matrix.rows.entries(index) {
      if isSettled[entry.index] {
        guard isOpen(entry.index, &state) else { continue }
        isSettled[entry.index] = false
      }
      count += 1
    }
    counts[index] = count
  }

  /// Whether the walk may determine a variable. One that is being edited is an input, and keeps its value until a value is suggested.
  private func isOpen(_ variable: Int32, _ state: inout SimplexState) -> Bool {
    let edit = state.program.columns[variable].edit
    return state.basis.isIsolated(variable) && (edit.isNone || state.program.rows[edit].isLive)
  }

  /// Sorts the staged constraints by kind and level, each kind as they were staged. Few kinds are counted out; many are sorted.
  private mutating func rankStaged(_ fresh: borrowing FlatBuffer<RowIndex>, _ state: inout SimplexState) {
    ranked.resize(to: fresh.count, filling: .none)
    var kinds = CrashKindTable()
    for position in 0..<fresh.count {
      let index = fresh[position]
      let kind = kinds.count(CrashKind(state.program.rows[index]))
      if kind < 0 { return sortStaged(fresh, &state) }
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

  private mutating func sortStaged(_ fresh: borrowing FlatBuffer<RowIndex>, _ state: inout SimplexState) {
    var keys: [(kind: CrashKind, position: Int)] = []
    for position in 0..<fresh.count { keys.append((CrashKind(state.program.rows[fresh[position]]), position)) }
    keys.sort { $0.kind == $1.kind ? $0.position < $1.position : $0.kind.precedes($1.kind) }
    for place in keys.indices {
      let index = fresh[keys[place].position]
      rank[index] = Int32(place)
      ranked[place] = index
    }
  }

  mutating func run(_ state: inout SimplexState) {
    while true {
      if nextReady < ready.count {
        let index = ready[nextReady]
        nextReady += 1
        if let variable = openVariable(of: index, &state) { determine(variable, by: index, &state) }
      } else if let index = popWaiting() {
        if let variable = openVariable(of: index, &state) { choose(variable, &state) }
      } else if let variable = nextStuck(&state) {
        settle(variable, &state)
      } else if let variable = nextBounded(&state) {
        choose(variable, &state)
      } else {
        break
      }
    }
    state.screenTouched(by: settled.elements)
  }

  // MARK: Queues

  private mutating func push(_ index: RowIndex, _ state: inout SimplexState) {
    let row = state.program.rows[index]
    if row.isRequired {
      // Bounds come last: they say where a variable may be, not where it wants to be.
      if row.relation == .equal { ready.append(index) }
    } else {
      let word = Int(rank[index]) / 64
      waiting[word] |= 1 << UInt64(rank[index] % 64)
      firstWord = min(firstWord, word)
    }
  }

  private mutating func popWaiting() -> RowIndex? {
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

  /// The oldest open variable of the strongest equality that has several: it is left free for now, so that the walk can go on.
  private mutating func nextStuck(_ state: inout SimplexState) -> Int32? {
    while stuckAt < ranked.count {
      let index = ranked[stuckAt]
      if state.program.rows[index].relation != .equal { return nil }
      if counts[index] > 1 {
        var oldest = Int32.max
        for entry in state.program.matrix.rows.entries(index) where !isSettled[entry.index] {
          oldest = min(oldest, entry.index)
        }
        return oldest
      }
      stuckAt += 1
    }
    return nil
  }

  /// The next variable that has nothing but bounds.
  private mutating func nextBounded(_ state: inout SimplexState) -> Int32? {
    boundAt = max(boundAt, stuckAt)
    while boundAt < ranked.count {
      if let variable = openVariable(of: ranked[boundAt], &state) { return variable }
      boundAt += 1
    }
    return nil
  }

  private func openVariable(of index: RowIndex, _ state: inout SimplexState) -> Int32? {
    guard counts[index] == 1 else { return nil }
    for entry in state.program.matrix.rows.entries(index) where !isSettled[entry.index] { return entry.index }
    return nil
  }

  private mutating func settle(_ variable: Int32, _ state: inout SimplexState) {
    isSettled[variable] = true
    settled.append(variable)
    for entry in state.program.matrix.columns.entries(variable) where rank[entry.index] >= 0 {
      counts[entry.index] -= 1
      if counts[entry.index] == 1 { push(entry.index, &state) }
    }
  }

  // MARK: Values

  private mutating func determine(_ variable: Int32, by index: RowIndex, _ state: inout SimplexState) {
    let (rest, coefficient) = state.split(index, variable)
    if coefficient.magnitude >= Tolerances.smallPivot, state.activate(index, on: variable) {
      let value = -rest / coefficient
      state.settleValue(variable, value)
    }
    settle(variable, &state)
  }

  /// Settles a variable where the constraints that have no other open one want it: the strongest first, each as far as the stronger
  /// ones allow.
  private mutating func choose(_ variable: Int32, _ state: inout SimplexState) {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerIndex = RowIndex.none
    var upperIndex = RowIndex.none
    listEligible(variable, &state)
    while let index = popStrongest(&state) {
      let (rest, coefficient) = state.split(index, variable)
      guard coefficient.magnitude >= Tolerances.smallPivot else { continue }
      let point = -rest / coefficient
      let relation = state.program.rows[index].relation
      if relation == .equal {
        let winner = point < lower ? lowerIndex : point > upper ? upperIndex : index
        return determine(variable, by: winner, &state)
      }
      if (relation == .greaterThanOrEqual) == (coefficient > 0) {
        if point > upper { return determine(variable, by: upperIndex, &state) }
        if point > lower { (lower, lowerIndex) = (point, index) }
      } else {
        if point < lower { return determine(variable, by: lowerIndex, &state) }
        if point < upper { (upper, upperIndex) = (point, index) }
      }
    }
    let value = state.basis.values[variable]
    if value < lower { return determine(variable, by: lowerIndex, &state) }
    if value > upper { return determine(variable, by: upperIndex, &state) }
    settle(variable, &state)
  }

  private mutating func listEligible(_ variable: Int32, _ state: inout SimplexState) {
    eligible.removeAll()
    for entry in state.program.matrix.columns.entries(variable) where rank[entry.index] >= 0 && counts[entry.index] == 1
    {
      eligible.append(entry.index)
    }
  }

  /// The strongest of the constraints that are left for the variable at hand.
  private mutating func popStrongest(_ state: inout SimplexState) -> RowIndex? {
    guard !eligible.isEmpty else { return nil }
    var best = 0
    for position in 1..<max(1, eligible.count)
    where isStronger(state.program.rows[eligible[position]], state.program.rows[eligible[best]]) {
      best = position
    }
    let index = eligible[best]
    eligible[best] = eligible[eligible.count - 1]
    eligible.truncate(to: eligible.count - 1)
    return index
  }

  private func isStronger(_ left: Row, _ right: Row) -> Bool {
    left.level != right.level ? left.level > right.level : left.serial < right.serial
  }
}
