/// Constraints that a start treats alike: equalities, then optional inequalities, then required ones; each strongest first.
struct CrashKind: BitwiseCopyable, Equatable {
  let importance: Int32
  let level: Double

  init(_ row: Row) {
    importance = row.relation == .equal ? 0 : row.isRequired ? 2 : 1
    level = row.level
  }

  func precedes(_ other: CrashKind) -> Bool {
    importance != other.importance ? importance < other.importance : level > other.level
  }
}

/// Counts kinds and then gives out places, those of one kind side by side. A layout has few kinds, whatever its size.
struct CrashKindTable: ~Copyable {
  struct Group: BitwiseCopyable {
    let kind: CrashKind
    var count: Int32
    var next: Int32 = 0
  }

  private static let most = 64
  private static let slotCount = 2 * most

  private var groups = FlatBuffer<Group>()
  /// By a hash of the kind: the number of its group, or −1.
  private var slots = FlatBuffer<Int32>(repeating: -1, count: slotCount)
  private var last: Int32 = -1

  /// Counts a kind.
  ///
  /// - Returns: The number of the kind, or −1 if there are more kinds than the table has room for.
  mutating func count(_ kind: CrashKind) -> Int32 {
    if last < 0 || groups[last].kind != kind { last = number(of: kind) }
    if last >= 0 { groups[last].count += 1 }
    return last
  }

  private mutating func number(of kind: CrashKind) -> Int32 {
    var slot = CrashKindTable.slot(of: kind)
    while slots[slot] >= 0 {
      if groups[slots[slot]].kind == kind { return slots[slot] }
      slot = (slot + 1) % CrashKindTable.slotCount
    }
    guard groups.count < CrashKindTable.most else { return -1 }
    slots[slot] = Int32(groups.count)
    groups.append(Group(kind: kind, count: 0))
    return slots[slot]
  }

  private static func slot(of kind: CrashKind) -> Int {
    let bits = (kind.level.bitPattern ^ UInt64(kind.importance)) &* 0x9E37_79B9_7F4A_7C15
    return Int(bits >> 57) % slotCount
  }

  /// Gives each kind its places, stronger ones first.
  mutating func arrange() {
    for number in 0..<groups.count {
      var before: Int32 = 0
      for other in 0..<groups.count where groups[other].kind.precedes(groups[number].kind) {
        before += groups[other].count
      }
      groups[number].next = before
    }
  }

  /// The next place of a kind.
  mutating func takePlace(_ number: Int32) -> Int32 {
    let place = groups[number].next
    groups[number].next = place + 1
    return place
  }
}
