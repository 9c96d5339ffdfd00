extension LayoutTree {
  /// Puts a view into another one, in front of its siblings. A view that has a superview already leaves it.
  ///
  /// Unlike in UIKit, a view that moves within the hierarchy keeps its constraints: their items still have a common ancestor. Only
  /// a view that would bring items without a common ancestor about loses them, and that happens in ``removeFromSuperview(_:)``.
  ///
  /// - Parameters:
  ///   - view: The view to put.
  ///   - superview: The view to put it into.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/rootCannotMove``;
  ///   ``LayoutError/cyclicHierarchy(view:superview:)`` if `superview` is `view` or lies in it. The tree is then unchanged.
  /// - Complexity: O(d + s) for a superview at depth d and s views and constraints in the moved subtree.
  public mutating func addSubview(_ view: ViewHandle, to superview: ViewHandle) throws(LayoutError) {
    try check(view)
    try check(superview)
    guard view != root else { throw .rootCannotMove }
    guard !isAncestor(view.index, of: superview.index) else {
      throw .cyclicHierarchy(view: describe(view.item), superview: describe(superview.item))
    }
    let before = top(of: view.index)
    let after = top(of: superview.index)
    if views[view.slot].arrangedIn != superview.index { leaveStack(view.index) }
    unlink(view.index)
    link(view.index, under: superview.index)
    // What is not under the root before and after is in no layout, and is looked at as a whole when it gets there.
    if before == 0 || after == 0 { markSubtree(of: view.index) }
    // Two separate hierarchies may become one here, but never one become two, except when the view comes out of another.
    if before != view.index && before != after { deactivateCrossing(view.index) }
  }

  /// Takes a view out of its superview. Its subtree and the constraints inside it stay; those that reach into it from outside are
  /// deactivated, and can be activated again once their items have a common ancestor.
  ///
  /// - Parameter view: The view to take out. Nothing happens if it has no superview.
  /// - Returns: The active constraints that were deactivated, oldest first.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/rootCannotMove``.
  /// - Complexity: O(s) for s views and constraints in the subtree.
  @discardableResult
  public mutating func removeFromSuperview(_ view: ViewHandle) throws(LayoutError) -> [LayoutConstraint.Handle] {
    try check(view)
    guard view != root else { throw .rootCannotMove }
    guard views[view.slot].superview != ViewRecord.none else { return [] }
    leaveStack(view.index)
    unlink(view.index)
    markSubtree(of: view.index)
    return deactivateCrossing(view.index)
  }

  /// Destroys a view with its subtree and its guides, and removes exactly the constraints with a term in the subtree.
  ///
  /// - Parameter view: The view to destroy.
  /// - Returns: The constraints that were removed, oldest first.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/rootCannotMove``.
  /// - Complexity: O(s log s) for s views and constraints in the subtree.
  @discardableResult
  public mutating func destroy(_ view: ViewHandle) throws(LayoutError) -> [LayoutConstraint.Handle] {
    try check(view)
    guard view != root else { throw .rootCannotMove }
    let doomed = subtree(of: view.index)
    var reaching: [Int32] = []
    for place in doomed { reaching += constraintPlaces(of: place) }
    let removed = discard(reaching)
    leaveStack(view.index)
    unlink(view.index)
    for place in doomed {
      releaseStack(of: place)
      for guide in views[Int(place)].guides { release(guide: guide) }
      constraintLists.removeAll(in: &views[Int(place)].constraints)
      views[Int(place)] = ViewRecord(
        age: views[Int(place)].age, stamp: views[Int(place)].stamp, name: "", isLive: false)
      freeViews.append(place)
      if !variants.isEmpty { variants.texts[place] = nil }
      journal.note(view: place)
    }
    return removed
  }

  /// The view that a view lies in; nil for the root, for a view that was taken out, and for an unknown handle.
  public func superview(of view: ViewHandle) -> ViewHandle? {
    guard isLive(view) else { return nil }
    return handle(views[view.slot].superview)
  }

  /// The views that lie in a view, from back to front; none for an unknown handle.
  ///
  /// - Complexity: O(n) for n subviews.
  public func subviews(of view: ViewHandle) -> [ViewHandle] {
    guard isLive(view) else { return [] }
    var result: [ViewHandle] = []
    var place = views[view.slot].firstSubview
    while let child = handle(place) {
      result.append(child)
      place = views[child.slot].nextSibling
    }
    return result
  }

  /// The root and all views under it, each before its subviews, from back to front.
  ///
  /// - Complexity: O(n) for n views.
  public var viewsInDrawingOrder: [ViewHandle] { subtree(of: 0).compactMap { handle($0) } }

  /// Whether a view lies in a view, at any depth. A view does not lie in itself.
  ///
  /// - Complexity: O(d) for a view at depth d.
  public func isDescendant(_ view: ViewHandle, of ancestor: ViewHandle) -> Bool {
    isLive(view) && isLive(ancestor) && view != ancestor && isAncestor(ancestor.index, of: view.index)
  }
}

extension LayoutTree {
  func handle(_ place: Int32) -> ViewHandle? {
    place == ViewRecord.none ? nil : ViewHandle(index: place, stamp: views[Int(place)].stamp)
  }

  /// Whether `ancestor` is `place` or one of the views it lies in.
  func isAncestor(_ ancestor: Int32, of place: Int32) -> Bool {
    var place = place
    while place != ViewRecord.none {
      if place == ancestor { return true }
      place = views[Int(place)].superview
    }
    return false
  }

  /// The view at the top of the hierarchy that a view belongs to.
  func top(of place: Int32) -> Int32 {
    var place = place
    while views[Int(place)].superview != ViewRecord.none { place = views[Int(place)].superview }
    return place
  }

  /// A view and all views in it, each before its subviews. It does not recurse: trees may be thousands deep.
  func subtree(of place: Int32) -> [Int32] {
    var result: [Int32] = []
    if place == 0 { result.reserveCapacity(views.count) }
    var next = place
    while true {
      result.append(next)
      if views[Int(next)].firstSubview != ViewRecord.none {
        next = views[Int(next)].firstSubview
        continue
      }
      while next != place, views[Int(next)].nextSibling == ViewRecord.none { next = views[Int(next)].superview }
      if next == place { return result }
      next = views[Int(next)].nextSibling
    }
  }

  mutating func link(_ place: Int32, under superview: Int32) {
    let last = views[Int(superview)].lastSubview
    views[Int(place)].superview = superview
    views[Int(place)].previousSibling = last
    if last == ViewRecord.none {
      views[Int(superview)].firstSubview = place
    } else {
      views[Int(last)].nextSibling = place
    }
    views[Int(superview)].lastSubview = place
  }

  mutating func unlink(_ place: Int32) {
    let record = views[Int(place)]
    guard record.superview != ViewRecord.none else { return }
    if record.previousSibling == ViewRecord.none {
      views[Int(record.superview)].firstSubview = record.nextSibling
    } else {
      views[Int(record.previousSibling)].nextSibling = record.nextSibling
    }
    if record.nextSibling == ViewRecord.none {
      views[Int(record.superview)].lastSubview = record.previousSibling
    } else {
      views[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
    views[Int(place)].superview = ViewRecord.none
    views[Int(place)].previousSibling = ViewRecord.none
    views[Int(place)].nextSibling = ViewRecord.none
  }

  /// Notes that the coordinates of everything in a subtree have to be worked out again.
  mutating func markSubtree(of place: Int32) {
    for view in subtree(of: place) {
      journal.note(view: view)
      journal.note(guides: views[Int(view)].guides)
      if views[Int(view)].stack != ViewRecord.none { journal.note(stack: views[Int(view)].stack) }
      journal.note(constraints: constraintPlaces(of: view))
    }
  }

  /// Deactivates the constraints of a subtree whose items no longer have a common ancestor.
  @discardableResult
  private mutating func deactivateCrossing(_ place: Int32) -> [LayoutConstraint.Handle] {
    var crossing: [Int32] = []
    for view in subtree(of: place) {
      for constraint in constraintPlaces(of: view)
      where constraintRecords[Int(constraint)].isActive
        && commonAncestor(of: constraintRecords[Int(constraint)].constraint) == nil
      {
        constraintRecords[Int(constraint)].isActive = false
        crossing.append(constraint)
      }
    }
    return handles(crossing)
  }
}
