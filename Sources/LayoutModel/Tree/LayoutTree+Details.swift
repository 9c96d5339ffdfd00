extension LayoutTree {
  /// By how far the frame of a view reaches beyond its alignment rectangle, in points.
  public func alignmentRectInsets(of view: ViewHandle) -> LayoutInsets { details(of: view).alignmentRectInsets }

  /// Changes by how far the frame of a view reaches beyond its alignment rectangle.
  ///
  /// Constraints and content sizes speak of the alignment rectangle; frames come back as frames, and the views inside have their
  /// coordinates from the frame's corner. The root has none: its frame is the screen.
  ///
  /// - Parameters:
  ///   - insets: In points; finite.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/rootCannotMove``. The tree is then
  ///   unchanged.
  public mutating func setAlignmentRectInsets(_ insets: LayoutInsets, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    try check(insets, "alignment rectangle inset", of: view)
    guard view != root else { throw .rootCannotMove }
    if changeDetails(of: view, { $0.alignmentRectInsets = insets }) { markSubtree(of: view.index) }
  }

  /// The baselines that a view was given; nil if it has none of its own.
  public func baselines(of view: ViewHandle) -> Baselines? { details(of: view).baselines }

  /// Gives a view baselines; nil leaves them to the measurer, and to the edges if that has none.
  ///
  /// - Parameters:
  ///   - baselines: In points; finite. They may lie outside the view.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``. The tree is then unchanged.
  public mutating func setBaselines(_ baselines: Baselines?, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    if let baselines, !baselines.first.isFinite || !baselines.last.isFinite {
      throw .nonFinite("baseline", in: describe(view.item))
    }
    if changeDetails(of: view, { $0.baselines = baselines }) { markBaselines(of: view.index) }
  }

  /// Chooses the views inside a view whose baselines are the view's own, as a stack has those of its arranged views.
  ///
  /// - Parameters:
  ///   - first: The view with the first baseline, or nil. It counts as long as it lies in `view`.
  ///   - last: The view with the last baseline, or nil. It counts as long as it lies in `view`.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``. The tree is then unchanged.
  public mutating func setBaselineViews(
    first: ViewHandle?, last: ViewHandle?, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    for case let inner? in [first, last] { try check(inner) }
    let changes = changeDetails(of: view) {
      $0.firstBaselineView = first
      $0.lastBaselineView = last
    }
    if changes { markBaselines(of: view.index) }
  }

  /// The text of a view; nil if it has none.
  public func text(of view: ViewHandle) -> TextContent? { details(of: view).text }

  /// Gives a view a text. The engine's measurer then says how large its content is.
  ///
  /// - Parameters:
  ///   - text: The text, or nil.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/nonFinite(_:in:)`` and ``LayoutError/negativeSize(_:of:)`` for a
  ///   font size that cannot be. The tree is then unchanged.
  public mutating func setText(_ text: TextContent?, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    if case .system(let size, _)? = text?.font { try check(length: size, "font size", of: view) }
    changeDetails(of: view) { $0.text = text }
  }

  /// Says that the content of a view is another than before, though nothing in the tree tells: the next pass asks the engine's measurer
  /// for its size again.
  ///
  /// Not needed after changes in the tree, for example of the text.
  ///
  /// - Parameter view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  /// - Complexity: O(1).
  public mutating func invalidateIntrinsicContentSize(of view: ViewHandle) throws(LayoutError) {
    try check(view)
    journal.note(view: view.index)
  }

  /// Whether a view's content is measured again at the width that the view gets.
  public func measuresHeightForWidth(_ view: ViewHandle) -> Bool { details(of: view).measuresHeightForWidth }

  /// Chooses whether a view's content is measured again at the width that the view gets, as wrapping text has to be.
  ///
  /// - Parameters:
  ///   - measures: Whether it is measured again.
  ///   - preferredMaxLayoutWidth: The width in points at which the natural size is measured; 0 for no limit.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``. The tree is
  ///   then unchanged.
  public mutating func setMeasuresHeightForWidth(
    _ measures: Bool, preferredMaxLayoutWidth: Double = 0, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    try check(length: preferredMaxLayoutWidth, "preferred width", of: view)
    changeDetails(of: view) {
      $0.measuresHeightForWidth = measures
      $0.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    }
  }
}

extension LayoutTree {
  func details(of view: ViewHandle) -> ViewDetails { isLive(view) ? views[view.slot].details : .standard }

  /// Changes details and notes the view in the journal if that made a difference. The handle has to be good.
  @discardableResult
  mutating func changeDetails(of view: ViewHandle, _ body: (inout ViewDetails) -> Void) -> Bool {
    let before = views[view.slot].details
    var details = before
    body(&details)
    guard details != before else { return false }
    views[view.slot].details = details
    journal.note(view: view.index)
    return true
  }

  func check(_ insets: LayoutInsets, _ name: String, of view: ViewHandle) throws(LayoutError) {
    guard insets.isFinite else { throw .nonFinite(name, in: describe(view.item)) }
  }

  func check(length: Double, _ name: String, of view: ViewHandle) throws(LayoutError) {
    guard length.isFinite else { throw .nonFinite(name, in: describe(view.item)) }
    guard length >= 0 else { throw .negativeSize(length, of: "the \(name) of \(describe(view.item))") }
  }

  /// Notes the constraints on a view's baselines, and on those of the views that have theirs from it.
  mutating func markBaselines(of place: Int32) {
    journal.note(constraints: baselineConstraints(of: place))
    noteNaturalSize(of: place)
  }

  /// The constraints on a view's baselines, and on those of the views that have theirs from it.
  func baselineConstraints(of place: Int32) -> [Int32] {
    var result: [Int32] = []
    var place = place
    while true {
      for constraint in constraintPlaces(of: place) {
        let value = constraintRecords[Int(constraint)].constraint
        let isOnBaseline = (0..<value.termCount).contains { position in
          let term = value.term(at: position)
          return term.attribute.isBaseline && term.item.owningView.index == place
        }
        if isOnBaseline { result.append(constraint) }
      }
      place = views[Int(place)].superview
      guard place != ViewRecord.none else { return result }
      let record = views[Int(place)]
      guard
        record.stack != ViewRecord.none || record.details.firstBaselineView != nil
          || record.details.lastBaselineView != nil
      else { return result }
    }
  }
}
