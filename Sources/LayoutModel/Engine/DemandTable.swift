internal import ConstraintKernel

/// Where each row of an engine comes from, and the rows that the next solve brings to the solver.
///
/// The solver has the rows. The table keeps of each one its origin, its age and its handle; the row's tag in the solver is its place here.
/// Lowering puts rows that differ from the solver's into a batch, where they stay until a solve accepts them: a solve that fails
/// changes nothing, and a row that was left out is tried again by the next one.
struct DemandTable: Sendable {
  private struct Entry: Sendable {
    var origin: Demand.Origin
    var age: UInt32 = 0
    /// The name of the row in the solver.
    var handle: ConstraintHandle?
    /// The position in ``DemandTable/pending`` of the row that differs from the solver's, or -1.
    var pending: Int32 = -1
    var isUsed = false
  }

  /// A row of the batch.
  private struct PendingRow: Sendable {
    let place: Int32
    /// The row, with the terms in ``DemandTable/terms`` and the place as its tag; nil if there is to be none.
    var row: ConstraintRow?
  }

  private var entries: [Entry] = []
  private var free: [Int32] = []
  /// The batch, each place once.
  private var pending: [PendingRow] = []
  /// The terms of the batch.
  private(set) var terms: [LinearTerm] = []
  /// How many of ``terms`` belong to no row any more.
  private var idleTerms = 0

  /// The batch keeps its room from solve to solve up to so many rows; that of a whole screen is given back.
  private static let roomToKeep = 256

  /// The number of demands whose rows the solver has.
  var installedCount: Int { entries.reduce(0) { $0 + ($1.handle == nil ? 0 : 1) } }

  /// All places, also those that are free.
  var places: Range<Int32> { 0..<Int32(truncatingIfNeeded: entries.count) }

  /// Where the demand in a place comes from; nil if there is none.
  func origin(_ place: Int32) -> Demand.Origin? { entries[Int(place)].isUsed ? entries[Int(place)].origin : nil }

  func age(_ place: Int32) -> UInt32 { entries[Int(place)].age }

  /// Whether a demand comes from a constraint of the tree.
  func isOf(_ handle: LayoutConstraint.Handle, _ place: Int32) -> Bool {
    guard case .constraint(let known) = entries[Int(place)].origin else { return false }
    return known == handle
  }

  /// The name of a demand's row in the solver.
  func handle(_ place: Int32) -> ConstraintHandle? { entries[Int(place)].handle }

  /// Whether a demand's row differs from the solver's.
  func isPending(_ place: Int32) -> Bool { entries[Int(place)].pending >= 0 }

  /// The row of a pending demand, on ``terms``; nil if there is to be none.
  func pendingRow(_ place: Int32) -> ConstraintRow? {
    let position = entries[Int(place)].pending
    return position < 0 ? nil : pending[Int(position)].row
  }

  /// Makes room for as many demands as are about to be inserted.
  mutating func reserve(_ extra: Int) {
    guard extra > free.count + 16 else { return }
    entries.reserveCapacity(entries.count + extra - free.count)
    // Most rows have one or two terms.
    terms.reserveCapacity(terms.count + 2 * extra)
    pending.reserveCapacity(pending.count + extra)
  }

  // MARK: Changing what is desired

  /// Adds a demand for the row that was drafted.
  mutating func insert(_ origin: Demand.Origin, age: UInt32, _ draft: borrowing RowBuilder) -> Int32 {
    let place = insert(origin, age: age)
    append(place, store(draft, place))
    return place
  }

  /// Adds a demand for a row with one variable and coefficient 1.
  mutating func insert(_ origin: Demand.Origin, age: UInt32, _ row: BoundRow) -> Int32 {
    let place = insert(origin, age: age)
    append(place, store(row, place))
    return place
  }

  private mutating func insert(_ origin: Demand.Origin, age: UInt32) -> Int32 {
    let entry = Entry(origin: origin, age: age, isUsed: true)
    if let reused = free.popLast() {
      entries[Int(reused)] = entry
      return reused
    }
    entries.append(entry)
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Asks for the row that was drafted, with a new demand if there is none yet.
  ///
  /// - Parameter place: The demand's place, or ``Demand/none``.
  mutating func desire(
    _ draft: borrowing RowBuilder, _ origin: Demand.Origin, age: UInt32, in place: inout Int32,
    _ solver: borrowing Solver
  ) {
    if place == Demand.none {
      place = insert(origin, age: age, draft)
    } else {
      _ = change(place, to: store(draft, place), solver)
    }
  }

  /// Asks for a row with one variable and coefficient 1, with a new demand if there is none yet.
  ///
  /// - Parameter place: The demand's place, or ``Demand/none``.
  mutating func desire(
    _ row: BoundRow, _ origin: Demand.Origin, age: UInt32, in place: inout Int32, _ solver: borrowing Solver
  ) {
    if place == Demand.none {
      place = insert(origin, age: age, row)
    } else {
      _ = change(place, to: store(row, place), solver)
    }
  }

  /// Asks for the row that was drafted in place of one on the same variables.
  ///
  /// - Returns: Whether the variables are the same; otherwise nothing is done.
  mutating func desire(
    _ draft: borrowing RowBuilder, onVariablesAt place: Int32, _ solver: borrowing Solver
  ) -> Bool {
    change(place, to: store(draft, place), solver, keepingVariables: true)
  }

  /// Asks for no row any more. The demand is released when the solver has let go of it.
  mutating func desireNothing(at place: Int32) {
    guard entries[Int(place)].isUsed else { return }
    let position = entries[Int(place)].pending
    if position < 0 { return append(place, nil) }
    if let row = pending[Int(position)].row { idleTerms += Int(row.termCount) }
    pending[Int(position)].row = nil
  }

  /// Asks for no row any more, and forgets the place.
  mutating func drop(_ place: inout Int32) {
    if place != Demand.none { desireNothing(at: place) }
    place = Demand.none
  }

  /// Puts a row into the batch if it differs from the solver's, or in place of the one that is there.
  ///
  /// - Parameters:
  ///   - place: The demand.
  ///   - row: The row, with the terms at the end of ``terms``.
  ///   - keepsVariables: Whether nothing is done for a row on other variables.
  /// - Returns: Whether the row is taken, or is there already.
  private mutating func change(
    _ place: Int32, to row: ConstraintRow, _ solver: borrowing Solver, keepingVariables keepsVariables: Bool = false
  ) -> Bool {
    let position = entries[Int(place)].pending
    if position >= 0 {
      if keepsVariables, !hasVariables(of: row, pending[Int(position)].row) {
        terms.removeLast(Int(row.termCount))
        return false
      }
      pending[Int(position)].row = replace(pending[Int(position)].row, by: row)
      return true
    }
    switch difference(of: row, at: place, solver) {
    case .none:
      terms.removeLast(Int(row.termCount))
      return true
    case .variables where keepsVariables:
      terms.removeLast(Int(row.termCount))
      return false
    case .numbers, .variables:
      append(place, row)
      return true
    }
  }

  private func difference(
    of row: ConstraintRow, at place: Int32, _ solver: borrowing Solver
  ) -> ConstraintRow.Difference {
    guard let handle = entries[Int(place)].handle else { return .variables }
    do {
      return try solver.difference(of: row, terms: terms, from: handle)
    } catch {
      return .variables
    }
  }

  private func hasVariables(of row: ConstraintRow, _ other: ConstraintRow?) -> Bool {
    guard let other, row.termCount == other.termCount else { return false }
    return zip(row.terms, other.terms).allSatisfy { terms[$0].variable == terms[$1].variable }
  }

  /// Gives the terms at the end of ``terms`` the room of those of another row, if they are as many.
  private mutating func replace(_ former: ConstraintRow?, by row: ConstraintRow) -> ConstraintRow {
    guard let former else { return row }
    guard former.termCount == row.termCount else {
      idleTerms += Int(former.termCount)
      return row
    }
    for (old, new) in zip(former.terms, row.terms) { terms[old] = terms[new] }
    terms.removeLast(Int(row.termCount))
    var row = row
    row.firstTerm = former.firstTerm
    return row
  }

  private mutating func append(_ place: Int32, _ row: ConstraintRow?) {
    entries[Int(place)].pending = Int32(truncatingIfNeeded: pending.count)
    pending.append(PendingRow(place: place, row: row))
  }

  private mutating func store(_ draft: borrowing RowBuilder, _ place: Int32) -> ConstraintRow {
    let first = Int32(truncatingIfNeeded: terms.count)
    for position in draft.terms.indices { terms.append(draft.terms[position]) }
    return ConstraintRow(
      firstTerm: first, termCount: Int32(truncatingIfNeeded: draft.terms.count), draft.relation, draft.constant,
      priority: draft.priority.value, tag: place)
  }

  private mutating func store(_ row: BoundRow, _ place: Int32) -> ConstraintRow {
    terms.append(LinearTerm(row.variable))
    return ConstraintRow(
      firstTerm: Int32(truncatingIfNeeded: terms.count - 1), termCount: 1, row.relation, row.constant,
      priority: row.priority.value, tag: place)
  }

  // MARK: Solving

  /// The pending demands, older ones first.
  mutating func pendingByAge() -> [Int32] {
    sweepTerms()
    var isSorted = true
    var last: UInt64 = 0
    for row in pending {
      let key = key(row.place)
      isSorted = isSorted && key >= last
      last = key
    }
    if isSorted { return pending.map({ $0.place }) }
    var keys = pending.map { key($0.place) }
    keys.sort()
    return keys.map { Int32(truncatingIfNeeded: $0) }
  }

  private func key(_ place: Int32) -> UInt64 { UInt64(entries[Int(place)].age) << 32 | UInt64(place) }

  /// Takes the row of a demand out of the solver's hands into the batch, so that it can be left out and tried again.
  mutating func takeBack(_ place: Int32, _ solver: borrowing Solver) throws(SolverError) {
    guard !isPending(place), let handle = entries[Int(place)].handle else { return }
    let row = try solver.row(handle, appendingTermsTo: &terms)
    terms[row.terms].sort { $0.variable.index < $1.variable.index }
    append(place, row)
  }

  /// Writes down that the solver has the rows of the batch.
  ///
  /// - Parameters:
  ///   - solved: The pending demands.
  ///   - added: The handles of the rows that it added, in the order of the demands without one.
  ///   - leftOut: The demands of which the solver has nothing. They stay in the batch.
  mutating func finish(_ solved: [Int32], added: [ConstraintHandle], leftOut: Set<Int32>) {
    var kept: [PendingRow] = []
    var next = 0
    for place in solved {
      let row = pending[Int(entries[Int(place)].pending)]
      entries[Int(place)].pending = -1
      if row.row == nil {
        release(place)
      } else if !leftOut.isEmpty, leftOut.contains(place) {
        entries[Int(place)].handle = nil
        kept.append(row)
      } else if entries[Int(place)].handle == nil {
        entries[Int(place)].handle = added[next]
        next += 1
      }
    }
    let keepsRoom = pending.count <= Self.roomToKeep
    if kept.isEmpty {
      pending.removeAll(keepingCapacity: keepsRoom)
      terms.removeAll(keepingCapacity: keepsRoom)
      idleTerms = 0
    } else {
      for position in kept.indices { entries[Int(kept[position].place)].pending = Int32(position) }
      pending = kept
      packTerms()
    }
  }

  /// Packs the terms once most of them are idle: solves may fail again and again.
  private mutating func sweepTerms() {
    if idleTerms > 256, idleTerms > terms.count / 2 { packTerms() }
  }

  private mutating func packTerms() {
    var packed: [LinearTerm] = []
    for position in pending.indices {
      guard let row = pending[position].row else { continue }
      pending[position].row?.firstTerm = Int32(truncatingIfNeeded: packed.count)
      packed += terms[row.terms]
    }
    terms = packed
    idleTerms = 0
  }

  private mutating func release(_ place: Int32) {
    entries[Int(place)].handle = nil
    entries[Int(place)].isUsed = false
    free.append(place)
  }
}
