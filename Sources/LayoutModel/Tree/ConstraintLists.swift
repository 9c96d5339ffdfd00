/// What a tree stores of one constraint.
struct ConstraintRecord: Sendable {
  /// Grows with every view, guide and constraint of the tree.
  var age: UInt32
  /// The stamp of the constraint's handle.
  var stamp: UInt32
  var constraint: LayoutConstraint
  var isActive: Bool
  var isLive = true
}

/// Which constraints have a term on a view or on one of its guides: a list for each view, all of them in one array.
struct ConstraintLists: Sendable {
  /// The list of one view, in the order in which constraints came.
  struct List: Sendable {
    fileprivate var first = ConstraintLists.none
    fileprivate var last = ConstraintLists.none
    fileprivate(set) var count = 0
  }

  private struct Link: Sendable {
    var handle: LayoutConstraint.Handle
    var next: Int32
  }

  /// Stands for "no link".
  fileprivate static let none: Int32 = -1

  private var links: [Link] = []
  private var firstFree = none

  /// Makes room for as many entries as are about to be appended.
  mutating func reserve(_ extra: Int) { links.makeRoom(for: extra) }

  mutating func append(_ handle: LayoutConstraint.Handle, to list: inout List) {
    let link = Link(handle: handle, next: Self.none)
    let place: Int32
    if firstFree != Self.none {
      place = firstFree
      firstFree = links[Int(place)].next
      links[Int(place)] = link
    } else {
      place = Int32(truncatingIfNeeded: links.count)
      links.append(link)
    }
    if list.last == Self.none { list.first = place } else { links[Int(list.last)].next = place }
    list.last = place
    list.count += 1
  }

  /// The entries that a condition picks, in order.
  func handles(
    in list: List, where isWanted: (LayoutConstraint.Handle) -> Bool
  ) -> [LayoutConstraint.Handle] {
    var result: [LayoutConstraint.Handle] = []
    var place = list.first
    while place != Self.none {
      let link = links[Int(place)]
      if isWanted(link.handle) { result.append(link.handle) }
      place = link.next
    }
    return result
  }

  /// Empties a list.
  mutating func removeAll(in list: inout List) {
    guard list.last != Self.none else { return }
    links[Int(list.last)].next = firstFree
    firstFree = list.first
    list = List()
  }
}

extension Array {
  /// Makes room for more elements at once, and then for enough that many small additions do not each move all.
  mutating func makeRoom(for extra: Int) {
    if count + extra > capacity { reserveCapacity(Swift.max(count + extra, 2 * count)) }
  }
}
