/// The order in which views come home: a view before those in it, arranged views as they are arranged, other subviews from back to front.
///
/// It is worked out only where a layout is open, and kept until the tree changes.
struct HomeRanks: Sendable {
  private var ranks: [Int32] = []
  private var isStale = true

  mutating func invalidate() { isStale = true }

  mutating func update(_ tree: LayoutTree) {
    guard isStale else { return }
    isStale = false
    ranks = Array(repeating: 0, count: tree.views.count)
    var next: Int32 = 0
    var pending: [Int32] = [0]
    while let place = pending.popLast() {
      ranks[Int(place)] = next
      next += 1
      let stack = tree.views[Int(place)].stack
      var child = tree.views[Int(place)].lastSubview
      while child != ViewRecord.none {
        if stack == ViewRecord.none || tree.views[Int(child)].arrangedIn != place { pending.append(child) }
        child = tree.views[Int(child)].previousSibling
      }
      if stack != ViewRecord.none { pending += tree.stackRecords[Int(stack)].arranged.reversed() }
    }
  }

  subscript(place: Int32) -> Int32 { ranks[Int(place)] }
}
