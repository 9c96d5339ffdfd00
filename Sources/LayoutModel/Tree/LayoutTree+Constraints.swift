extension LayoutTree {
  /// Adds constraints and activates them; all or none. The next pass solves them together.
  ///
  /// ```swift
  /// try tree.activate([card.top == safeArea.top + 16, card.width == 200])
  /// try tree.activate(.list {
  ///   card.centerX == safeArea.centerX
  ///   card.width.constraints(ideal: 0.8 * safeArea.width, minimum: 200, maximum: 560)
  /// })
  /// ```
  ///
  /// - Parameter constraints: The constraints; the same value can be added many times.
  /// - Returns: A handle for each, in the same order.
  /// - Throws: A ``LayoutError`` that names the items of the first constraint that is not legal.
  /// - Complexity: O(n · d) for n terms on items at depth d.
  @discardableResult
  public mutating func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) -> [LayoutConstraint.Handle] {
    for constraint in constraints { try validate(constraint) }
    return insert(constraints, active: true)
  }

  /// Adds constraints without activating them.
  ///
  /// - Parameter constraints: The constraints. Their items need not have a common ancestor yet.
  /// - Returns: A handle for each, in the same order.
  /// - Throws: A ``LayoutError`` that names the items of the first constraint that is not legal.
  @discardableResult
  public mutating func add(_ constraints: [LayoutConstraint]) throws(LayoutError) -> [LayoutConstraint.Handle] {
    for constraint in constraints { try validate(constraint, needsCommonAncestor: false) }
    return insert(constraints, active: false)
  }

  /// The braces would be executed while the tree is being changed, and could not read it.
  @available(
    *, unavailable, message: "write activate(.list { … }), which makes the constraints before the tree changes"
  )
  @discardableResult
  public mutating func activate(
    @LayoutConstraintBuilder constraints: () -> [LayoutConstraint]
  ) throws(LayoutError) -> [LayoutConstraint.Handle] {
    try activate(constraints())
  }
  /// Activates constraints that the tree holds; all or none. Those that are active stay so.
  ///
  /// - Parameter handles: The constraints.
  /// - Throws: ``LayoutError/unknownConstraint``, ``LayoutError/noCommonAncestor(_:_:)``.
  public mutating func reactivate(_ handles: [LayoutConstraint.Handle]) throws(LayoutError) {
    for handle in handles { try validate(try record(handle).constraint) }
    setActive(true, handles)
  }

  /// Deactivates constraints; all or none. They keep their handles; ``reactivate(_:)`` is the way back.
  ///
  /// - Parameter handles: The constraints.
  /// - Throws: ``LayoutError/unknownConstraint``.
  public mutating func deactivate(_ handles: [LayoutConstraint.Handle]) throws(LayoutError) {
    for handle in handles { _ = try record(handle) }
    setActive(false, handles)
  }

  /// Removes constraints; all or none. Their handles name nothing any more.
  ///
  /// - Parameter handles: The constraints.
  /// - Throws: ``LayoutError/unknownConstraint``.
  public mutating func remove(_ handles: [LayoutConstraint.Handle]) throws(LayoutError) {
    for handle in handles { _ = try record(handle) }
    discard(handles.map { $0.index })
  }

  /// All constraints, active or not, oldest first.
  ///
  /// - Complexity: O(n log n) for n constraints.
  public var constraints: [LayoutConstraint.Handle] {
    handles(constraintRecords.indices.lazy.map { Int32($0) }.filter { constraintRecords[Int($0)].isLive })
  }

  /// The constraint as it was written, or changed since.
  ///
  /// - Parameter handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``.
  public func constraint(_ handle: LayoutConstraint.Handle) throws(LayoutError) -> LayoutConstraint {
    try record(handle).constraint
  }

  /// The oldest constraint of an identifier; nil if there is none.
  ///
  /// - Parameter identifier: As in ``LayoutConstraint/identifier``.
  /// - Complexity: O(n) for n constraints.
  public func constraint(identified identifier: String) -> LayoutConstraint.Handle? {
    var oldest: LayoutConstraint.Handle?
    for index in constraintRecords.indices {
      let record = constraintRecords[index]
      guard record.isLive, record.constraint.identifier == identifier else { continue }
      if let known = oldest, constraintRecords[Int(known.index)].age < record.age { continue }
      oldest = LayoutConstraint.Handle(index: Int32(index), stamp: record.stamp)
    }
    return oldest
  }

  /// Whether a constraint is active; false for an unknown handle.
  public func isActive(_ handle: LayoutConstraint.Handle) -> Bool {
    contains(handle) && constraintRecords[Int(handle.index)].isActive
  }

  /// Whether a constraint is in the tree.
  public func contains(_ handle: LayoutConstraint.Handle) -> Bool {
    guard Int(handle.index) < constraintRecords.count else { return false }
    let record = constraintRecords[Int(handle.index)]
    return record.isLive && record.stamp == handle.stamp
  }
}

extension LayoutTree {
  func record(_ handle: LayoutConstraint.Handle) throws(LayoutError) -> ConstraintRecord {
    guard contains(handle) else { throw .unknownConstraint }
    return constraintRecords[Int(handle.index)]
  }

  /// Handles of constraints, oldest first and each once.
  func handles(_ places: some Sequence<Int32>) -> [LayoutConstraint.Handle] {
    let sorted = places.sorted { constraintRecords[Int($0)].age < constraintRecords[Int($1)].age }
    var result: [LayoutConstraint.Handle] = []
    for place in sorted where result.last?.index != place {
      result.append(LayoutConstraint.Handle(index: place, stamp: constraintRecords[Int(place)].stamp))
    }
    return result
  }

  /// Removes constraints that are known to be there; a place may be given twice.
  @discardableResult
  mutating func discard(_ places: [Int32]) -> [LayoutConstraint.Handle] {
    let removed = handles(places)
    for handle in removed {
      for owner in owners(of: constraintRecords[Int(handle.index)].constraint) {
        views[Int(owner)].staleConstraints += 1
      }
      constraintRecords[Int(handle.index)].isLive = false
      constraintRecords[Int(handle.index)].isActive = false
      if !variants.isEmpty { variants.constraints[handle.index] = nil }
      journal.note(constraint: handle.index)
    }
    for handle in removed {
      for owner in owners(of: constraintRecords[Int(handle.index)].constraint) { sweepConstraints(of: owner) }
    }
    freeConstraints += removed.map { $0.index }
    return removed
  }

  private mutating func insert(_ constraints: [LayoutConstraint], active: Bool) -> [LayoutConstraint.Handle] {
    journal.makeRoom(forConstraints: constraints.count)
    constraintLists.reserve(2 * constraints.count)
    return constraints.map { insert($0, active: active) }
  }

  private mutating func insert(_ constraint: LayoutConstraint, active: Bool) -> LayoutConstraint.Handle {
    let record = ConstraintRecord(age: takeAge(), stamp: takeStamp(), constraint: constraint, isActive: active)
    let index: Int32
    if let free = freeConstraints.popLast() {
      index = free
      constraintRecords[Int(free)] = record
    } else {
      index = Int32(truncatingIfNeeded: constraintRecords.count)
      constraintRecords.append(record)
    }
    let handle = LayoutConstraint.Handle(index: index, stamp: record.stamp)
    for position in 0..<constraint.termCount where constraint.isFirstOfItsView(position) {
      constraintLists.append(handle, to: &views[constraint.term(at: position).item.owningView.slot].constraints)
    }
    journal.note(constraint: index)
    return handle
  }

  private mutating func setActive(_ isActive: Bool, _ handles: [LayoutConstraint.Handle]) {
    for handle in handles where constraintRecords[Int(handle.index)].isActive != isActive {
      constraintRecords[Int(handle.index)].isActive = isActive
      journal.note(constraint: handle.index)
    }
  }

  /// The places of the constraints with a term on a view or on one of its guides.
  func constraintPlaces(of view: Int32) -> [Int32] {
    constraintLists.handles(in: views[Int(view)].constraints, where: contains).map { $0.index }
  }

  /// Forgets the constraints of a view that are gone, once they are the greater part.
  private mutating func sweepConstraints(of view: Int32) {
    guard Int(views[Int(view)].staleConstraints) * 2 > views[Int(view)].constraints.count else { return }
    let left = constraintLists.handles(in: views[Int(view)].constraints, where: contains)
    constraintLists.removeAll(in: &views[Int(view)].constraints)
    for handle in left { constraintLists.append(handle, to: &views[Int(view)].constraints) }
    views[Int(view)].staleConstraints = 0
  }

  /// The places of the views that a constraint's items belong to, each once.
  private func owners(of constraint: LayoutConstraint) -> [Int32] {
    (0..<constraint.termCount).filter(constraint.isFirstOfItsView).map {
      constraint.term(at: $0).item.owningView.index
    }
  }
}

extension LayoutConstraint {
  /// Whether the terms before a term belong to other views.
  fileprivate func isFirstOfItsView(_ position: Int) -> Bool {
    let owner = term(at: position).item.owningView
    for earlier in 0..<position where term(at: earlier).item.owningView == owner { return false }
    return true
  }
}

extension LayoutTree {
  /// The constraints that are active in an environment, older ones first, with their handles and the numbers in effect there.
  ///
  /// - Complexity: O(m log m) for m constraints.
  package func activeConstraints(
    in environment: LayoutEnvironment
  ) -> [(handle: LayoutConstraint.Handle, constraint: LayoutConstraint)] {
    constraints.compactMap { handle in
      guard isActive(handle, in: environment), let constraint = try? constraint(handle, in: environment) else {
        return nil
      }
      return (handle, constraint)
    }
  }

  /// The constraints that name a view or one of its guides, older ones first, active or not.
  ///
  /// - Complexity: O(k log k) for k constraints.
  package func constraints(naming view: ViewHandle) -> [LayoutConstraint.Handle] {
    isLive(view) ? handles(constraintPlaces(of: view.index)) : []
  }
}
