extension LayoutSize {
  /// The target for the smallest size that a view's contents allow: no width and no height.
  public static let layoutFittingCompressed = LayoutSize(width: 0, height: 0)

  /// The target for the largest size that a view's contents allow: 10,000 points each way.
  public static let layoutFittingExpanded = LayoutSize(width: 10_000, height: 10_000)
}

extension LayoutEngine {
  /// The size that a view would take by itself: what its own constraints and contents make of a target.
  ///
  /// Constraints that reach out of the view do not count, nor do those on views beside it; the environment is the engine's, and the
  /// view's safe area and margins are those that it has in its place. Nothing is changed. A width that is given and a height that follows, as cells of a table are measured, is
  ///
  /// ```swift
  /// try engine.fittingSize(
  ///   of: cell, LayoutSize(width: 320, height: 0), horizontalFittingPriority: .required)
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view or the root; a view that is not under the root has no safe area.
  ///   - target: The size to come close to, in points; finite and not negative.
  ///   - horizontalFittingPriority: How important the target's width is. A required target is kept: required constraints in the view
  ///     that do not agree with it are violated.
  ///   - verticalFittingPriority: How important the target's height is. A constraint of the same priority ties with the target.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``,
  ///   ``LayoutError/priorityOutOfRange(_:in:)``, and what ``layout(_:)`` throws.
  /// - Complexity: A pass of the engine, which is nothing if the last pass was after the last change, a pass over the views in `view`, and
  ///   O(n + m) for n views and m constraints of the tree.
  public func fittingSize(
    of view: ViewHandle, _ target: LayoutSize = .layoutFittingCompressed,
    horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) throws(LayoutError) -> LayoutSize {
    try checkFitting(target, of: view)
    let isWidthGiven = horizontalFittingPriority.isRequired
    let isHeightGiven = verticalFittingPriority.isRequired
    var engine = try subtreeEngine(
      view, width: isWidthGiven ? target.width : nil, height: isHeightGiven ? target.height : nil)
    if !isWidthGiven { try engine.tree.activate([view.width == target.width ~ horizontalFittingPriority]) }
    if !isHeightGiven { try engine.tree.activate([view.height == target.height ~ verticalFittingPriority]) }
    let size = try engine.layout().exactFrame(of: view)?.size ?? .zero
    let insets = tree.alignmentRectInsets(of: view)
    return LayoutSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Lays a view out by itself in a given size, with what it contains.
  ///
  /// Constraints that reach out of the view do not count. The view's safe area and margins are those that it has in its place. Nothing is
  /// changed.
  ///
  /// - Parameters:
  ///   - view: The view; it need not be under the root.
  ///   - size: The size of the view's alignment rectangle, in points; finite and not negative.
  ///   - mode: What happens when required constraints cannot all hold.
  /// - Returns: The frames of the view and of the views in it. Coordinates of the root are those of the view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``, and what
  ///   ``layout(_:)`` throws.
  /// - Complexity: As ``fittingSize(of:_:horizontalFittingPriority:verticalFittingPriority:)``.
  public func layout(
    of view: ViewHandle, in size: LayoutSize, _ mode: ConflictMode = .recover
  ) throws(LayoutError) -> LayoutResult {
    try checkFitting(size, of: view)
    var engine = try subtreeEngine(view, width: size.width, height: size.height)
    return try engine.layout(mode)
  }

  private func checkFitting(_ target: LayoutSize, of view: ViewHandle) throws(LayoutError) {
    try tree.check(view)
    try tree.check(length: target.width, "target width", of: view)
    try tree.check(length: target.height, "target height", of: view)
  }

  /// An engine that lays a view out by itself.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width that it is given, in points, or nil.
  ///   - height: The height that it is given, in points, or nil.
  private func subtreeEngine(
    _ view: ViewHandle, width: Double?, height: Double?
  ) throws(LayoutError) -> LayoutEngine {
    let (insets, origin) = try place(of: view)
    var engine = LayoutEngine(tree: tree, environment: environment, measurer: measurer)
    engine.state.scope = SubtreeScope(view: view.index, insets: insets, origin: origin, width: width, height: height)
    // The size is what is asked for, whether the view is shown and however it is placed.
    if tree.isHidden(view) { try engine.tree.setHidden(false, of: view) }
    if tree.translatesAutoresizingMaskIntoConstraints(view) {
      try engine.tree.setTranslatesAutoresizingMaskIntoConstraints(false, of: view)
    }
    return engine
  }

  /// The insets and the position of a view in the layout; the view's own margins alone if it has no place there.
  private func place(of view: ViewHandle) throws(LayoutError) -> (insets: InsetGeometry.Insets, origin: LayoutPoint) {
    var engine = self
    // The root's insets do not depend on the layout.
    let frames = view == tree.root ? FrameStore() : try engine.layoutFrames()
    let geometry = InsetGeometry(tree: tree, environment: environment, frames: frames)
    if view == tree.root { return (geometry.insets(of: view.index), .zero) }
    guard view.slot < frames.entries.count, let entry = frames.entries[view.slot] else {
      return (geometry.insetsWithoutSuperview(of: view.index), .zero)
    }
    return (geometry.insets(of: view.index), entry.origin)
  }

  /// The frames of a pass.
  private mutating func layoutFrames() throws(LayoutError) -> FrameStore {
    _ = try layout()
    return state.frames
  }
}
