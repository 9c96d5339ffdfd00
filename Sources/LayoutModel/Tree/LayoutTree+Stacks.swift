extension LayoutTree {
  /// Makes a stack: a view that arranges some of its subviews in a row or a column.
  ///
  /// ```swift
  /// let row = try tree.makeStack("row", StackSettings(spacing: 8), arranging: [icon, title])
  /// ```
  ///
  /// A stack only makes constraints. They are solved with all others, can be overruled by none, and are named as UIKit names them
  /// (`UISV-spacing`, `UISV-canvas-connection`, …) in reports.
  ///
  /// - Parameters:
  ///   - name: The view's name, for reports and pictures.
  ///   - settings: How the views are arranged.
  ///   - views: The views to arrange, in order; each becomes a subview, as by ``addArrangedSubview(_:to:)``.
  ///   - superview: The view to put the stack into; nil leaves it outside the hierarchy.
  /// - Throws: As ``setStack(_:of:)`` and ``addArrangedSubview(_:to:)``. The tree is then unchanged.
  /// - Complexity: O(n) for n views without subviews.
  public mutating func makeStack(
    _ name: String = "", _ settings: StackSettings = StackSettings(), arranging views: [ViewHandle] = [],
    in superview: ViewHandle? = nil
  ) throws(LayoutError) -> ViewHandle {
    let label = name.isEmpty ? "a stack" : name
    try check(settings, of: label)
    if let superview { try check(superview) }
    var seen: Set<ViewHandle> = []
    for view in views {
      try checkArrangeable(view)
      guard seen.insert(view).inserted else { throw .alreadyArranged(describe(view.item), in: label) }
      if let superview, isAncestor(view.index, of: superview.index) {
        throw .cyclicHierarchy(view: label, superview: describe(superview.item))
      }
    }
    let stack = makeView(name, kind: .stack)
    makeStackRecord(stack, settings)
    if let superview { try addSubview(stack, to: superview) }
    for view in views { try addArrangedSubview(view, to: stack) }
    return stack
  }

  /// How a stack arranges its views; nil for a view that is no stack and for an unknown handle.
  public func stackSettings(of stack: ViewHandle) -> StackSettings? {
    guard isLive(stack), views[stack.slot].stack != ViewRecord.none else { return nil }
    return stackRecords[Int(views[stack.slot].stack)].settings
  }

  /// Changes how a stack arranges its views. Constraints of the stack that are the same before and after stay installed.
  ///
  /// - Parameters:
  ///   - settings: How the views are arranged from now on.
  ///   - stack: The stack.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/notAStack(_:)``, ``LayoutError/nonFinite(_:in:)``,
  ///   ``LayoutError/baselinesAlongAxis(_:)`` for a vertical stack that is aligned by baselines.
  /// - Complexity: O(1); the next pass takes O(n) for n arranged views.
  public mutating func setStack(_ settings: StackSettings, of stack: ViewHandle) throws(LayoutError) {
    let place = try stackPlace(of: stack)
    try check(settings, of: describe(stack.item))
    guard stackRecords[Int(place)].settings != settings else { return }
    stackRecords[Int(place)].settings = settings
    markStack(place)
  }

  /// Changes the distance between an arranged view and the next visible one.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in place of the stack's own; nil goes back to that one.
  ///   - view: An arranged view of the stack. It keeps its custom spacing when it is moved in the stack, and loses it when it leaves.
  ///   - stack: The stack.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/notAStack(_:)``, ``LayoutError/notArranged(_:in:)``,
  ///   ``LayoutError/nonFinite(_:in:)``.
  public mutating func setCustomSpacing(
    _ spacing: StackSettings.Spacing?, after view: ViewHandle, in stack: ViewHandle
  ) throws(LayoutError) {
    let place = try stackPlace(of: stack)
    try checkArranged(view, in: stack)
    if let spacing, !spacing.points.isFinite {
      throw .nonFinite("custom spacing after \(describe(view.item))", in: describe(stack.item))
    }
    guard stackRecords[Int(place)].customSpacing[view.index] != spacing else { return }
    stackRecords[Int(place)].customSpacing[view.index] = spacing
    markStack(place)
  }

  /// The custom spacing after an arranged view; nil if the stack's own applies.
  public func customSpacing(after view: ViewHandle, in stack: ViewHandle) -> StackSettings.Spacing? {
    guard isArranged(view, in: stack) else { return nil }
    return stackRecords[Int(views[stack.slot].stack)].customSpacing[view.index]
  }
}

extension LayoutTree {
  /// Notes that the constraints of a stack have to be made again, and those of stacks around it that share room by natural sizes.
  mutating func markStack(_ place: Int32) {
    journal.note(stack: place)
    noteNaturalSize(of: stackRecords[Int(place)].view)
  }

  /// Notes that a view has another natural size or other baselines, on which stacks around it may depend.
  mutating func noteNaturalSize(of view: Int32) { journal.note(stacks: stacks(measuring: view)) }

  /// The records of the stacks whose constraints depend on the natural size of a view.
  func stacks(measuring view: Int32) -> [Int32] {
    var result: [Int32] = []
    var stack = views[Int(view)].arrangedIn
    var isInnermost = true
    while stack != ViewRecord.none {
      let place = views[Int(stack)].stack
      let settings = stackRecords[Int(place)].settings
      // A view without a size across the axis is asked to be small there.
      if settings.distribution == .fillProportionally || settings.usesBaselines
        || (isInnermost && settings.alignment != .fill)
      {
        result.append(place)
      }
      isInnermost = false
      stack = views[Int(stack)].arrangedIn
    }
    return result
  }

  /// The place of a stack's record.
  func stackPlace(of stack: ViewHandle) throws(LayoutError) -> Int32 {
    try check(stack)
    guard views[stack.slot].stack != ViewRecord.none else { throw .notAStack(describe(stack.item)) }
    return views[stack.slot].stack
  }

  /// Forgets that a view was a stack; its arranged views are free. The view is about to be destroyed.
  mutating func releaseStack(of view: Int32) {
    let place = views[Int(view)].stack
    guard place != ViewRecord.none else { return }
    for arranged in stackRecords[Int(place)].arranged { views[Int(arranged)].arrangedIn = ViewRecord.none }
    stackRecords[Int(place)].arranged = []
    stackRecords[Int(place)].customSpacing = [:]
    stackRecords[Int(place)].isLive = false
    freeStacks.append(place)
    journal.note(stack: place)
  }

  private mutating func makeStackRecord(_ stack: ViewHandle, _ settings: StackSettings) {
    let record = StackRecord(
      age: views[stack.slot].age, stamp: stack.stamp, view: stack.index, settings: settings)
    if let free = freeStacks.popLast() {
      stackRecords[Int(free)] = record
      views[stack.slot].stack = free
    } else {
      views[stack.slot].stack = Int32(stackRecords.count)
      stackRecords.append(record)
    }
    journal.note(stack: views[stack.slot].stack)
  }

  private func check(_ settings: StackSettings, of stack: String) throws(LayoutError) {
    guard settings.spacing.points.isFinite else { throw .nonFinite("spacing", in: stack) }
    if settings.alignment.isBaseline && settings.axis == .vertical { throw .baselinesAlongAxis(stack) }
  }
}
