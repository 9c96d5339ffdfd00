/// The frames of all views, kept from pass to pass, so that a pass touches only those that change.
struct FrameStore: Sendable {
  /// The frame of one view.
  struct Entry: Sendable {
    /// The stamp of the view.
    var stamp: UInt32
    /// In the superview's coordinates, as solved.
    var exact: LayoutRectangle
    /// The origin in root coordinates, as solved.
    var origin: LayoutPoint
    /// In root coordinates, on pixels.
    var snappedOrigin: LayoutPoint
    /// In the superview's coordinates, on pixels.
    var snapped: LayoutRectangle
    /// The round in which the exact frame or the origin last changed.
    var changedIn = 0

    /// In root coordinates, as solved.
    var exactInRoot: LayoutRectangle { LayoutRectangle(origin: origin, size: exact.size) }
  }

  private(set) var entries = ChunkedList<Entry?>()
  /// Custom guides in their owners' coordinates, as solved.
  var guides: [LayoutRectangle] = []
  /// The sizes of content areas, by the views' places; empty until there is one.
  private var contentSizes: [LayoutSize?] = []
  var grid = PixelGrid(scale: 1)
  /// Counts the updates.
  private(set) var round = 0
  private var visited: [Int] = []
  private var dirty: [Int] = []

  /// Brings frames up to date.
  ///
  /// - Parameters:
  ///   - places: Views whose frame in the superview may have changed, or whose superview did.
  ///   - grid: The pixels to snap to; another grid than before touches every frame.
  ///   - tree: The tree that the places belong to.
  ///   - top: The view that contains all others that have frames.
  ///   - exactFrame: The solved frame of a view in its superview.
  /// - Returns: The views whose exact or snapped frame differs from before, in no particular order.
  mutating func update(
    _ places: [Int32], grid: PixelGrid, tree: LayoutTree, top: Int32, exactFrame: (Int32) -> LayoutRectangle?
  ) -> [Int32] {
    round += 1
    if entries.count < tree.views.count {
      let missing = tree.views.count - entries.count
      entries.extend(to: tree.views.count, with: nil)
      visited += Array(repeating: 0, count: missing)
      dirty += Array(repeating: 0, count: missing)
    }
    var changed: [Int32] = []
    if grid != self.grid || places.count * 2 > tree.views.count {
      self.grid = grid
      changed.reserveCapacity(places.count)
      for place in tree.subtree(of: top) { refresh(place, tree, exactFrame, &changed) }
      return changed
    }
    for place in places { dirty[Int(place)] = round }
    for place in places {
      while visited[Int(place)] != round, let start = highestDirty(above: place, top, tree) {
        refreshMoved(start, tree, exactFrame, &changed)
      }
    }
    return changed
  }

  /// The highest view that is dirty, not yet visited, and is or contains the view; nil if the view is not in the top one.
  private func highestDirty(above place: Int32, _ top: Int32, _ tree: LayoutTree) -> Int32? {
    var highest = place
    var ancestor = place
    while ancestor != ViewRecord.none {
      if dirty[Int(ancestor)] == round && visited[Int(ancestor)] != round { highest = ancestor }
      if ancestor == top { return highest }
      ancestor = tree.views[Int(ancestor)].superview
    }
    return nil
  }

  /// Refreshes a view and, as long as origins in root coordinates move, what lies in it.
  private mutating func refreshMoved(
    _ start: Int32, _ tree: LayoutTree, _ exactFrame: (Int32) -> LayoutRectangle?, _ changed: inout [Int32]
  ) {
    var pending = [start]
    while let place = pending.popLast() {
      guard refresh(place, tree, exactFrame, &changed) else { continue }
      var child = tree.views[Int(place)].lastSubview
      while child != ViewRecord.none {
        pending.append(child)
        child = tree.views[Int(child)].previousSibling
      }
    }
  }

  /// Refreshes one view whose superview is up to date. Returns whether its origin in root coordinates moved.
  @discardableResult
  private mutating func refresh(
    _ place: Int32, _ tree: LayoutTree, _ exactFrame: (Int32) -> LayoutRectangle?, _ changed: inout [Int32]
  ) -> Bool {
    visited[Int(place)] = round
    guard let exact = exactFrame(place) else { return false }
    let stamp = tree.views[Int(place)].stamp
    let superview = tree.views[Int(place)].superview
    let above = superview == ViewRecord.none ? nil : entries[Int(superview)]
    let parentOrigin = above?.origin ?? .zero
    let origin = LayoutPoint(x: parentOrigin.x + exact.minX, y: parentOrigin.y + exact.minY)
    let snappedParent = above?.snappedOrigin ?? .zero
    let snappedInRoot = grid.snap(LayoutRectangle(origin: origin, size: exact.size))
    let snapped = snappedInRoot.offset(by: LayoutPoint(x: -snappedParent.x, y: -snappedParent.y))
    var entry = Entry(
      stamp: stamp, exact: exact, origin: origin, snappedOrigin: snappedInRoot.origin, snapped: snapped,
      changedIn: round)
    let before = entries[Int(place)]
    if let before, before.stamp == stamp, before.exact == exact, before.origin == origin {
      entry.changedIn = before.changedIn
    }
    entries[Int(place)] = entry
    guard let before, before.stamp == stamp else {
      changed.append(place)
      return true
    }
    if before.exact != exact || before.snapped != snapped { changed.append(place) }
    return before.origin != origin
  }

  /// Forgets the frame of a view that left the hierarchy.
  mutating func remove(_ place: Int32) {
    if Int(place) < entries.count { entries[Int(place)] = nil }
    if Int(place) < contentSizes.count { contentSizes[Int(place)] = nil }
  }

  /// Whether the frame of a view, or of one that it lies in, changed after a round.
  ///
  /// - Complexity: O(d) for a view at depth d.
  func hasMoved(_ place: Int32, since round: Int, _ tree: LayoutTree) -> Bool {
    var view = place
    while view != ViewRecord.none {
      guard Int(view) < entries.count, let entry = entries[Int(view)] else { return true }
      if entry.changedIn > round { return true }
      view = tree.views[Int(view)].superview
    }
    return false
  }

  /// The frames without what the next update works with, for a result.
  func snapshot() -> FrameStore {
    var copy = self
    copy.visited = []
    copy.dirty = []
    return copy
  }

  /// The size of a view; nil if it has no frame yet.
  func size(_ place: Int32) -> LayoutSize? { Int(place) < entries.count ? entries[Int(place)]?.exact.size : nil }

  /// The size of a view's content area; nil if no constraint refers to one.
  func contentSize(_ place: Int32) -> LayoutSize? { Int(place) < contentSizes.count ? contentSizes[Int(place)] : nil }

  mutating func removeContentSize(of place: Int32) {
    if Int(place) < contentSizes.count { contentSizes[Int(place)] = nil }
  }

  mutating func setContentSize(_ size: LayoutSize, of place: Int32, _ tree: LayoutTree) {
    if contentSizes.count < tree.views.count {
      contentSizes += Array(repeating: nil, count: tree.views.count - contentSizes.count)
    }
    contentSizes[Int(place)] = size
  }
}
