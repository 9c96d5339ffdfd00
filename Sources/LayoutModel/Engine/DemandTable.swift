internal import ConstraintKernel

/// All demands of an engine, by places that are reused.
///
/// The terms of all rows lie in one array, as the solver takes them. A row that the solver has is kept apart only while another one is desired.
struct DemandTable: Sendable {
  private struct Entry: Sendable {
    /// The desired row; nil if nothing is desired. Its terms are in ``DemandTable/terms``.
    var row: ConstraintRow?
    var origin: Demand.Origin
    var age: UInt32 = 0
    /// The name of the row in the solver.
    var handle: ConstraintHandle?
    /// The position in ``replaced`` of the row that the solver has, or -1 if that is the desired one.
    var replaced: Int32 = -1
    /// The position in ``generated`` of the constraint that the demand stands for, or -1.
    var generated: Int32 = -1
    var isUsed = false
    var isPending = false
  }

  private var entries: [Entry] = []
  private(set) var terms: [Term] = []
  /// How many of ``terms`` belong to no row any more.
  private var idleTerms = 0
  /// Rows in the solver that differ from the desired ones, until the next solve succeeds. Their terms are in ``replacedTerms``.
  private var replaced: [ConstraintRow] = []
  private var replacedTerms: [Term] = []
  private var free: [Int32] = []
  /// The constraints of stacks.
  private var generated: [GeneratedConstraint?] = []
  private var freeGenerated: [Int32] = []
  /// Demands whose desired and installed rows may differ, each once.
  private(set) var pending: [Int32] = []

  /// A demand with everything that is known of it; nil if there is none in the place.
  subscript(place: Int32) -> Demand? {
    let entry = entries[Int(place)]
    guard entry.isUsed else { return nil }
    let generated = entry.generated < 0 ? nil : generated[Int(entry.generated)]
    var demand = Demand(entry.origin, generated, age: entry.age, desired: desiredRow(place))
    if let handle = entry.handle, let row = installedRow(place) { demand.installed = (handle, row) }
    return demand
  }

  /// All demands, by their places.
  ///
  /// - Complexity: O(n) for n places.
  var demands: [Demand?] { entries.indices.map { self[Int32($0)] } }

  /// The number of demands whose rows the solver has.
  var installedCount: Int { entries.reduce(0) { $0 + ($1.handle == nil ? 0 : 1) } }

  /// All places, also those that are free.
  var places: Range<Int32> { 0..<Int32(truncatingIfNeeded: entries.count) }

  func age(_ place: Int32) -> UInt32 { entries[Int(place)].age }

  /// The name of a demand's row in the solver.
  func handle(_ place: Int32) -> ConstraintHandle? { entries[Int(place)].handle }

  /// The row that is desired, on ``terms``; nil if none is.
  func row(_ place: Int32) -> ConstraintRow? { entries[Int(place)].row }

  /// The row that the solver has; meaningless without a ``handle(_:)``.
  func installedRow(_ place: Int32) -> LoweredRow? {
    let position = entries[Int(place)].replaced
    return position < 0 ? desiredRow(place) : LoweredRow(replaced[Int(position)], replacedTerms)
  }

  /// The row that is desired; nil if none is.
  func desiredRow(_ place: Int32) -> LoweredRow? { entries[Int(place)].row.map { LoweredRow($0, terms) } }

  /// Makes room for as many demands as are about to be inserted.
  mutating func reserve(_ extra: Int) {
    guard extra > free.count + 16 else { return }
    let count = entries.count + extra - free.count
    entries.reserveCapacity(count)
    // Most rows have one or two terms.
    terms.reserveCapacity(terms.count + 2 * extra)
    pending.reserveCapacity(pending.count + extra)
  }

  /// Adds a demand for the row that was drafted.
  mutating func insert(_ origin: Demand.Origin, age: UInt32, _ draft: borrowing RowBuilder) -> Int32 {
    insert(origin, age: age, store(draft))
  }

  /// Adds a demand for a row with one variable and coefficient 1.
  mutating func insert(_ origin: Demand.Origin, age: UInt32, _ row: BoundRow) -> Int32 {
    insert(origin, age: age, store(row))
  }

  private mutating func insert(_ origin: Demand.Origin, age: UInt32, _ row: ConstraintRow) -> Int32 {
    let entry = Entry(row: row, origin: origin, age: age, isUsed: true, isPending: true)
    let place: Int32
    if let reused = free.popLast() {
      place = reused
      entries[Int(place)] = entry
    } else {
      place = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    pending.append(place)
    return place
  }

  /// Asks for another row than before.
  mutating func desire(_ draft: borrowing RowBuilder, at place: Int32) {
    leave(place)
    entries[Int(place)].row = store(draft)
    setPending(place)
  }

  /// Asks for no row any more. The demand is released when the solver has let go of it.
  mutating func desireNothing(at place: Int32) {
    guard entries[Int(place)].isUsed else { return }
    leave(place)
    entries[Int(place)].row = nil
    setPending(place)
  }

  /// Asks for the row that was drafted, with a new demand if there is none yet.
  ///
  /// - Parameter place: The demand's place, or ``Demand/none``.
  mutating func desire(
    _ draft: borrowing RowBuilder, _ origin: Demand.Origin, age: UInt32, in place: inout Int32
  ) {
    if place == Demand.none {
      place = insert(origin, age: age, store(draft))
    } else if !isDesired(draft, at: place) {
      desire(draft, at: place)
    }
  }

  /// Asks for a row with one variable and coefficient 1, with a new demand if there is none yet.
  ///
  /// - Parameter place: The demand's place, or ``Demand/none``.
  mutating func desire(_ row: BoundRow, _ origin: Demand.Origin, age: UInt32, in place: inout Int32) {
    if place == Demand.none {
      place = insert(origin, age: age, store(row))
    } else if let known = entries[Int(place)].row, known.isOne(row, terms) {
      return
    } else {
      leave(place)
      entries[Int(place)].row = store(row)
      setPending(place)
    }
  }

  /// Whether the row that was drafted is the desired one already, number for number.
  func isDesired(_ draft: borrowing RowBuilder, at place: Int32) -> Bool {
    guard let row = entries[Int(place)].row, row.relation == draft.relation, row.constant == draft.constant,
      row.priority == draft.priority.value, hasSameVariables(draft, at: place)
    else { return false }
    for (position, own) in row.terms.enumerated()
    where terms[own].coefficient != draft.terms[position].coefficient { return false }
    return true
  }

  /// Whether the row that was drafted is on the same variables as the desired one.
  func hasSameVariables(_ draft: borrowing RowBuilder, at place: Int32) -> Bool {
    guard let row = entries[Int(place)].row, Int(row.termCount) == draft.terms.count else { return false }
    for (position, own) in row.terms.enumerated() where terms[own].variable != draft.terms[position].variable {
      return false
    }
    return true
  }

  /// Gives the room of a desired row back. If the solver has the row, it is kept apart.
  private mutating func leave(_ place: Int32) {
    guard let row = entries[Int(place)].row else { return }
    if entries[Int(place)].handle != nil, entries[Int(place)].replaced < 0 {
      entries[Int(place)].replaced = Int32(truncatingIfNeeded: replaced.count)
      var kept = row
      kept.firstTerm = Int32(truncatingIfNeeded: replacedTerms.count)
      replaced.append(kept)
      replacedTerms += terms[row.terms]
    }
    idleTerms += Int(row.termCount)
  }

  private mutating func store(_ draft: borrowing RowBuilder) -> ConstraintRow {
    let first = Int32(truncatingIfNeeded: terms.count)
    for position in draft.terms.indices { terms.append(draft.terms[position]) }
    return ConstraintRow(
      firstTerm: first, termCount: Int32(truncatingIfNeeded: draft.terms.count), draft.relation, draft.constant,
      priority: draft.priority.value)
  }

  private mutating func store(_ row: BoundRow) -> ConstraintRow {
    terms.append(Term(row.variable))
    return ConstraintRow(
      firstTerm: Int32(truncatingIfNeeded: terms.count - 1), termCount: 1, row.relation, row.constant,
      priority: row.priority.value)
  }

  /// Packs the terms once most of them are idle.
  private mutating func sweepTerms() {
    guard idleTerms > 256, idleTerms > terms.count / 2 else { return }
    var packed: [Term] = []
    packed.reserveCapacity(terms.count - idleTerms)
    for place in entries.indices {
      guard let row = entries[place].row else { continue }
      entries[place].row?.firstTerm = Int32(truncatingIfNeeded: packed.count)
      packed += terms[row.terms]
    }
    terms = packed
    idleTerms = 0
  }

  /// Asks for no row any more, and forgets the place.
  mutating func drop(_ place: inout Int32) {
    if place != Demand.none { desireNothing(at: place) }
    place = Demand.none
  }

  /// Notes which constraint of a stack a demand stands for.
  mutating func setGenerated(_ constraint: GeneratedConstraint, at place: Int32) {
    if entries[Int(place)].generated >= 0 {
      generated[Int(entries[Int(place)].generated)] = constraint
    } else if let reused = freeGenerated.popLast() {
      generated[Int(reused)] = constraint
      entries[Int(place)].generated = reused
    } else {
      entries[Int(place)].generated = Int32(truncatingIfNeeded: generated.count)
      generated.append(constraint)
    }
  }

  /// Lists a demand for the next solve.
  private mutating func setPending(_ place: Int32) {
    guard !entries[Int(place)].isPending else { return }
    entries[Int(place)].isPending = true
    pending.append(place)
  }

  /// The demands that may differ from what is installed, older ones first.
  func pendingByAge() -> [Int32] {
    var isSorted = true
    var last: UInt64 = 0
    for place in pending {
      let key = key(place)
      isSorted = isSorted && key >= last
      last = key
    }
    if isSorted { return pending }
    var keys = pending.map { key($0) }
    keys.sort()
    return keys.map { Int32(truncatingIfNeeded: $0) }
  }

  private func key(_ place: Int32) -> UInt64 { UInt64(entries[Int(place)].age) << 32 | UInt64(place) }

  /// Writes down that the solver has what is desired.
  ///
  /// - Parameters:
  ///   - solved: The demands of the solve.
  ///   - added: The handles of the rows that it added, in the order of the demands without one.
  ///   - leftOut: The demands of which the solver has nothing. They stay pending.
  mutating func finish(_ solved: [Int32], added: [ConstraintHandle], leftOut: Set<Int32>) {
    replaced.removeAll(keepingCapacity: true)
    replacedTerms.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    var next = 0
    for place in solved {
      entries[Int(place)].isPending = false
      entries[Int(place)].replaced = -1
      if entries[Int(place)].row == nil {
        release(place)
      } else if !leftOut.isEmpty, leftOut.contains(place) {
        entries[Int(place)].handle = nil
        setPending(place)
      } else if entries[Int(place)].handle == nil {
        entries[Int(place)].handle = added[next]
        next += 1
      }
    }
    sweepTerms()
  }

  private mutating func release(_ place: Int32) {
    let generated = entries[Int(place)].generated
    if generated >= 0 {
      self.generated[Int(generated)] = nil
      freeGenerated.append(generated)
      entries[Int(place)].generated = -1
    }
    entries[Int(place)].handle = nil
    entries[Int(place)].isUsed = false
    free.append(place)
  }
}

extension ConstraintRow {
  /// Whether the row asks the same as one with one variable.
  fileprivate func isOne(_ row: BoundRow, _ terms: [Term]) -> Bool {
    termCount == 1 && relation == row.relation && constant == row.constant && priority == row.priority.value
      && terms[Int(firstTerm)].variable == row.variable
  }
}
