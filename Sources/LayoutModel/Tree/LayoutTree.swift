/// Views, their guides and their constraints.
///
/// A tree is a value: a copy is an independent snapshot that shares storage until one of the two is changed. Views, guides and
/// constraints are named by handles. A tree holds what is wanted; a ``LayoutEngine`` computes the frames.
///
/// ```swift
/// var tree = LayoutTree(rootNamed: "screen")
/// let card = try tree.addView("card", to: tree.root)
/// try tree.activate([
///   card.width == 0.8 * tree.root.safeArea.width ~ .high,
///   card.centerX == tree.root.safeArea.centerX,
/// ])
/// ```
public struct LayoutTree: Sendable {
  var views = ChunkedList<ViewRecord>()
  var freeViews: [Int32] = []
  var guideRecords: [GuideRecord] = []
  var freeGuides: [Int32] = []
  var constraintRecords = ChunkedList<ConstraintRecord>()
  var freeConstraints: [Int32] = []
  /// The constraints of each view; ``ViewRecord/constraints`` says where.
  var constraintLists = ConstraintLists()
  var stackRecords: [StackRecord] = []
  var freeStacks: [Int32] = []
  private var nextAge: UInt32 = 1
  private var identity = TreeIdentity()
  /// Whether a view was ever told to collapse when it is hidden.
  var hasCollapsingViews = false
  var journal = TreeJournal()
  var variants = VariantTable()

  /// Makes a tree with a root view.
  ///
  /// - Parameters:
  ///   - name: The root's name, for reports and pictures.
  ///   - kind: What the root is.
  public init(rootNamed name: String = "root", kind: ViewKind = .plain) {
    views.append(ViewRecord(age: 0, stamp: identity.takeStamp(), name: name, kind: kind))
    journal.note(view: 0)
  }

  /// The view that fills the screen. It is always there and cannot be moved.
  public var root: ViewHandle { ViewHandle(index: 0, stamp: views[0].stamp) }

  /// Makes a view outside the hierarchy. It gets a frame once it is put under the root.
  ///
  /// - Parameters:
  ///   - name: The view's name, for reports and pictures; it need not be unique.
  ///   - kind: What the view is. It stays so.
  /// - Complexity: O(1).
  public mutating func makeView(_ name: String = "", kind: ViewKind = .plain) -> ViewHandle {
    let record = ViewRecord(age: takeAge(), stamp: takeStamp(), name: name, kind: kind)
    let index: Int32
    if let free = freeViews.popLast() {
      index = free
      views[Int(free)] = record
    } else {
      index = Int32(truncatingIfNeeded: views.count)
      views.append(record)
    }
    journal.note(view: index)
    return ViewHandle(index: index, stamp: record.stamp)
  }

  /// Makes a view in front of its future siblings.
  ///
  /// - Parameters:
  ///   - name: The view's name, for reports and pictures; it need not be unique.
  ///   - kind: What the view is. It stays so.
  ///   - superview: The view to put it into.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  /// - Complexity: O(1).
  public mutating func addView(
    _ name: String = "", kind: ViewKind = .plain, to superview: ViewHandle
  ) throws(LayoutError) -> ViewHandle {
    try check(superview)
    let view = makeView(name, kind: kind)
    link(view.index, under: superview.index)
    return view
  }

  /// Makes a layout guide.
  ///
  /// - Parameters:
  ///   - name: The guide's name, for reports; it need not be unique.
  ///   - view: The view in whose coordinates it lies.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func makeGuide(_ name: String = "", in view: ViewHandle) throws(LayoutError) -> GuideHandle {
    try check(view)
    let record = GuideRecord(age: takeAge(), stamp: takeStamp(), name: name, owner: view.index)
    let index: Int32
    if let free = freeGuides.popLast() {
      index = free
      guideRecords[Int(free)] = record
    } else {
      index = Int32(guideRecords.count)
      guideRecords.append(record)
    }
    views[view.slot].guides.append(index)
    journal.note(guide: index)
    return GuideHandle(owningView: view, kind: .custom(index: index, stamp: record.stamp))
  }

  /// Destroys a custom guide and removes the constraints with a term on it.
  ///
  /// - Parameter guide: A guide made by ``makeGuide(_:in:)``.
  /// - Returns: The constraints that were removed, oldest first.
  /// - Throws: ``LayoutError/unknownItem(_:)``, also for a guide that every view has and that cannot be destroyed.
  @discardableResult
  public mutating func destroy(_ guide: GuideHandle) throws(LayoutError) -> [LayoutConstraint.Handle] {
    try check(guide.item)
    guard case .custom(let index, _) = guide.kind else { throw .unknownItem(describe(guide.item)) }
    let reaching = constraintPlaces(of: guide.owningView.index).filter { place in
      constraintRecords[Int(place)].constraint.items.contains(guide.item)
    }
    let removed = discard(reaching)
    views[guide.owningView.slot].guides.removeAll { $0 == index }
    release(guide: index)
    return removed
  }

  mutating func takeAge() -> UInt32 {
    defer { nextAge += 1 }
    return nextAge
  }

  /// The stamp of a new handle.
  mutating func takeStamp() -> UInt32 { identity.takeStamp() }

  mutating func release(guide index: Int32) {
    guideRecords[Int(index)].isLive = false
    freeGuides.append(index)
    journal.note(guide: index)
  }
}
