extension LayoutTree {
  /// The views that a stack arranges, hidden ones too, in order; none for a view that is no stack.
  ///
  /// - Complexity: O(n) for n arranged views.
  public func arrangedSubviews(of stack: ViewHandle) -> [ViewHandle] {
    guard isLive(stack), views[stack.slot].stack != ViewRecord.none else { return [] }
    return stackRecords[Int(views[stack.slot].stack)].arranged.compactMap { handle($0) }
  }

  /// The stack that arranges a view; nil if there is none.
  public func stack(arranging view: ViewHandle) -> ViewHandle? {
    isLive(view) ? handle(views[view.slot].arrangedIn) : nil
  }

  /// Lets a stack arrange a view after all others. The view becomes a subview of the stack. One that the stack arranges already goes to
  /// the end.
  ///
  /// - Parameters:
  ///   - view: The view. It may come from any superview, but not from another stack's arranged views.
  ///   - stack: The stack.
  /// - Throws: As ``insertArrangedSubview(_:at:in:)``.
  /// - Complexity: O(1) for a view without subviews that is not arranged yet.
  public mutating func addArrangedSubview(_ view: ViewHandle, to stack: ViewHandle) throws(LayoutError) {
    let count = stackRecords[Int(try stackPlace(of: stack))].arranged.count
    let isThere = isArranged(view, in: stack)
    try insertArrangedSubview(view, at: isThere ? count - 1 : count, in: stack)
  }

  /// Lets a stack arrange a view at a place among the others. One that the stack arranges already moves there and keeps its custom
  /// spacing.
  ///
  /// - Parameters:
  ///   - view: The view. It may come from any superview, but not from another stack's arranged views.
  ///   - position: The position among the arranged views, as it is afterwards.
  ///   - stack: The stack.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/notAStack(_:)``, ``LayoutError/rootCannotMove``,
  ///   ``LayoutError/alreadyArranged(_:in:)`` if another stack arranges the view,
  ///   ``LayoutError/cyclicHierarchy(view:superview:)`` if the stack is the view or lies in it,
  ///   ``LayoutError/positionOutOfRange(_:count:in:)``. The tree is then unchanged.
  /// - Complexity: O(n) for n arranged views.
  public mutating func insertArrangedSubview(
    _ view: ViewHandle, at position: Int, in stack: ViewHandle
  ) throws(LayoutError) {
    let place = Int(try stackPlace(of: stack))
    let isThere = isArranged(view, in: stack)
    if !isThere { try checkArrangeable(view) }
    let limit = stackRecords[place].arranged.count - (isThere ? 1 : 0)
    guard position >= 0, position <= limit else {
      throw .positionOutOfRange(position, count: limit, in: describe(stack.item))
    }
    if isThere {
      guard let old = stackRecords[place].arranged.firstIndex(of: view.index), old != position else { return }
      stackRecords[place].arranged.remove(at: old)
    } else {
      if views[view.slot].superview != stack.index { try addSubview(view, to: stack) }
      views[view.slot].arrangedIn = stack.index
    }
    stackRecords[place].arranged.insert(view.index, at: position)
    markStack(Int32(place))
  }

  /// Lets a stack arrange exactly these subviews of it, in this order. The others stay its subviews.
  ///
  /// - Parameters:
  ///   - arranged: Subviews of the stack, each once.
  ///   - stack: The stack.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/notAStack(_:)``, ``LayoutError/notASubview(_:of:)``,
  ///   ``LayoutError/alreadyArranged(_:in:)`` for a view that is given twice. The tree is then unchanged.
  /// - Complexity: O(n) for n arranged views before and after.
  public mutating func setArrangedSubviews(_ arranged: [ViewHandle], of stack: ViewHandle) throws(LayoutError) {
    let place = Int(try stackPlace(of: stack))
    var kept: Set<Int32> = []
    for view in arranged {
      try check(view)
      guard views[view.slot].superview == stack.index else {
        throw .notASubview(describe(view.item), of: describe(stack.item))
      }
      guard kept.insert(view.index).inserted else {
        throw .alreadyArranged(describe(view.item), in: describe(stack.item))
      }
    }
    let places = arranged.map { $0.index }
    guard stackRecords[place].arranged != places else { return }
    for former in stackRecords[place].arranged where !kept.contains(former) {
      views[Int(former)].arrangedIn = ViewRecord.none
      stackRecords[place].customSpacing[former] = nil
    }
    for view in places { views[Int(view)].arrangedIn = stack.index }
    stackRecords[place].arranged = places
    markStack(Int32(place))
  }

  /// Lets a stack no longer arrange a view. The view stays a subview of it, as in UIKit; ``removeFromSuperview(_:)`` does both.
  ///
  /// - Parameters:
  ///   - view: An arranged view of the stack.
  ///   - stack: The stack.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/notAStack(_:)``, ``LayoutError/notArranged(_:in:)``.
  /// - Complexity: O(n) for n arranged views.
  public mutating func removeArrangedSubview(_ view: ViewHandle, from stack: ViewHandle) throws(LayoutError) {
    _ = try stackPlace(of: stack)
    try checkArranged(view, in: stack)
    leaveStack(view.index)
  }
}

extension LayoutTree {
  func isArranged(_ view: ViewHandle, in stack: ViewHandle) -> Bool {
    isLive(view) && isLive(stack) && views[view.slot].arrangedIn == stack.index
  }

  func checkArranged(_ view: ViewHandle, in stack: ViewHandle) throws(LayoutError) {
    try check(view)
    guard isArranged(view, in: stack) else { throw .notArranged(describe(view.item), in: describe(stack.item)) }
  }

  /// Refuses a view that no stack can take.
  func checkArrangeable(_ view: ViewHandle) throws(LayoutError) {
    try check(view)
    guard view != root else { throw .rootCannotMove }
    if let other = stack(arranging: view) { throw .alreadyArranged(describe(view.item), in: describe(other.item)) }
  }

  /// Takes a view out of the arranged views of its stack, if it has one.
  mutating func leaveStack(_ view: Int32) {
    let stack = views[Int(view)].arrangedIn
    guard stack != ViewRecord.none else { return }
    let place = views[Int(stack)].stack
    if let position = stackRecords[Int(place)].arranged.firstIndex(of: view) {
      stackRecords[Int(place)].arranged.remove(at: position)
    }
    stackRecords[Int(place)].customSpacing[view] = nil
    views[Int(view)].arrangedIn = ViewRecord.none
    markStack(place)
  }
}
