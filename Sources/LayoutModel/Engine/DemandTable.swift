internal import ConstraintKernel

/// All demands of an engine, by places that are reused.
///
/// The parts of a demand lie in arrays of their own, so that a pass touches only what it reads. A row that the solver has is kept apart only
/// while another one is desired.
struct DemandTable: Sendable {
  /// What is needed of a demand to order it and to find its row in the solver.
  private struct Status: Sendable {
    var age: UInt32 = 0
    var handle: ConstraintHandle?
    /// The position in ``replaced`` of the row that the solver has, or -1 if that is the desired one.
    var replaced: Int32 = -1
    var isUsed = false
    var isPending = false
  }

  private var statuses: [Status] = []
  private var origins: [Demand.Origin] = []
  private(set) var rows: [LoweredRow?] = []
  /// Rows in the solver that differ from the desired ones, until the next solve succeeds.
  private var replaced: [LoweredRow] = []
  private var free: [Int32] = []
  /// Demands whose desired and installed rows may differ, each once.
  private(set) var pending: [Int32] = []

  /// A demand with everything that is known of it; nil if there is none in the place.
  subscript(place: Int32) -> Demand? {
    let status = statuses[Int(place)]
    guard status.isUsed else { return nil }
    var demand = Demand(origins[Int(place)], age: status.age, desired: rows[Int(place)])
    if let handle = status.handle, let row = installedRow(place) { demand.installed = (handle, row) }
    return demand
  }

  /// All demands, by their places.
  ///
  /// - Complexity: O(n) for n places.
  var demands: [Demand?] { statuses.indices.map { self[Int32($0)] } }

  /// The number of demands whose rows the solver has.
  var installedCount: Int { statuses.reduce(0) { $0 + ($1.handle == nil ? 0 : 1) } }

  func age(_ place: Int32) -> UInt32 { statuses[Int(place)].age }

  /// The name of a demand's row in the solver.
  func handle(_ place: Int32) -> ConstraintHandle? { statuses[Int(place)].handle }

  /// The row that the solver has; meaningless without a ``handle(_:)``.
  func installedRow(_ place: Int32) -> LoweredRow? {
    let position = statuses[Int(place)].replaced
    return position < 0 ? rows[Int(place)] : replaced[Int(position)]
  }

  /// Makes room for as many demands as are about to be inserted.
  mutating func reserve(_ extra: Int) {
    guard extra > free.count + 16 else { return }
    let count = statuses.count + extra - free.count
    statuses.reserveCapacity(count)
    origins.reserveCapacity(count)
    rows.reserveCapacity(count)
    pending.reserveCapacity(pending.count + extra)
  }

  mutating func insert(_ origin: Demand.Origin, age: UInt32, _ row: LoweredRow) -> Int32 {
    let status = Status(age: age, isUsed: true, isPending: true)
    let place: Int32
    if let reused = free.popLast() {
      place = reused
      statuses[Int(place)] = status
      origins[Int(place)] = origin
      rows[Int(place)] = row
    } else {
      place = Int32(statuses.count)
      statuses.append(status)
      origins.append(origin)
      rows.append(row)
    }
    pending.append(place)
    return place
  }

  /// Asks for another row, or for none.
  mutating func desire(_ row: LoweredRow?, at place: Int32) {
    guard statuses[Int(place)].isUsed else { return }
    if statuses[Int(place)].handle != nil, statuses[Int(place)].replaced < 0, let installed = rows[Int(place)] {
      statuses[Int(place)].replaced = Int32(replaced.count)
      replaced.append(installed)
    }
    rows[Int(place)] = row
    setPending(place)
  }

  /// Asks for a row, with a new demand if there is none yet. A demand that nothing is asked of any more is forgotten here and
  /// released when the solver has let go of it.
  ///
  /// - Parameter place: The demand's place, or ``Demand/none``.
  mutating func desire(_ row: LoweredRow?, _ origin: Demand.Origin, age: UInt32, in place: inout Int32) {
    if place != Demand.none {
      if let row, rows[Int(place)]?.isSame(as: row) == true { return }
      desire(row, at: place)
      if row == nil { place = Demand.none }
    } else if let row {
      place = insert(origin, age: age, row)
    }
  }

  /// Asks for no row any more, and forgets the place.
  mutating func drop(_ place: inout Int32) {
    if place != Demand.none { desire(nil, at: place) }
    place = Demand.none
  }

  mutating func setOrigin(_ origin: Demand.Origin, at place: Int32) { origins[Int(place)] = origin }

  /// Lists a demand for the next solve.
  private mutating func setPending(_ place: Int32) {
    guard !statuses[Int(place)].isPending else { return }
    statuses[Int(place)].isPending = true
    pending.append(place)
  }

  /// The demands that may differ from what is installed, older ones first.
  func pendingByAge() -> [Int32] {
    var keys = pending.map { UInt64(statuses[Int($0)].age) << 32 | UInt64($0) }
    keys.sort()
    return keys.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Writes down that the solver has what is desired.
  ///
  /// - Parameters:
  ///   - solved: The demands of the solve.
  ///   - added: The handles of the rows that it added, in the order of the demands without one.
  ///   - leftOut: The demands of which the solver has nothing. They stay pending.
  mutating func finish(_ solved: [Int32], added: [ConstraintHandle], leftOut: Set<Int32>) {
    replaced.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    var next = 0
    for place in solved {
      statuses[Int(place)].isPending = false
      statuses[Int(place)].replaced = -1
      if rows[Int(place)] == nil {
        release(place)
      } else if !leftOut.isEmpty, leftOut.contains(place) {
        statuses[Int(place)].handle = nil
        setPending(place)
      } else if statuses[Int(place)].handle == nil {
        statuses[Int(place)].handle = added[next]
        next += 1
      }
    }
  }

  private mutating func release(_ place: Int32) {
    statuses[Int(place)] = Status()
    free.append(place)
  }
}
