extension LayoutSize {
  /// The target for the smallest size that a view's contents allow: no width and no height.
  public static let layoutFittingCompressed = LayoutSize(width: 0, height: 0)

  /// The target for the largest size that a view's contents allow: 10,000 points each way.
  public static let layoutFittingExpanded = LayoutSize(width: 10_000, height: 10_000)
}

extension LayoutEngine {
  /// The size that a view would take by itself: what its own constraints and contents make of a target.
  ///
  /// Constraints that reach out of the view do not count, nor do those on views beside it; the environment is the engine's. Nothing
  /// is changed. A width that is given and a height that follows, as cells of a table are measured, is
  ///
  /// ```swift
  /// try engine.fittingSize(
  ///   of: cell, LayoutSize(width: 320, height: 0), horizontalFittingPriority: .required)
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view under the root, or the root.
  ///   - target: The size to come close to, in points; finite and not negative.
  ///   - horizontalFittingPriority: How important the target's width is.
  ///   - verticalFittingPriority: How important the target's height is. A constraint of the same priority ties with the target.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``,
  ///   ``LayoutError/priorityOutOfRange(_:in:)``, and what ``layout(_:)`` throws.
  /// - Complexity: A pass over the views in `view`, and O(n) for n subviews of the root.
  public func fittingSize(
    of view: ViewHandle, _ target: LayoutSize = .layoutFittingCompressed,
    horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) throws(LayoutError) -> LayoutSize {
    try tree.check(view)
    try tree.check(length: target.width, "target width", of: view)
    try tree.check(length: target.height, "target height", of: view)
    var engine = view == tree.root ? try freeRoot() : try isolated(view)
    try engine.tree.activate([
      view.width == target.width ~ horizontalFittingPriority, view.height == target.height ~ verticalFittingPriority,
    ])
    let size = try engine.layout().exactFrame(of: view)?.size ?? .zero
    let insets = tree.alignmentRectInsets(of: view)
    return LayoutSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// An engine in which the root's size is not told by the environment.
  private func freeRoot() throws(LayoutError) -> LayoutEngine {
    var engine = self
    _ = try engine.layout()
    engine.state.releaseRootSize()
    try engine.tree.activate([tree.root.width >= 0, tree.root.height >= 0])
    return engine
  }

  /// An engine that has a view and what lies in it, and nothing else.
  private func isolated(_ view: ViewHandle) throws(LayoutError) -> LayoutEngine {
    var tree = self.tree
    try tree.removeFromSuperview(view)
    for other in tree.subviews(of: tree.root) { try tree.removeFromSuperview(other) }
    try tree.addSubview(view, to: tree.root)
    // Its own frame is what is asked for.
    try tree.setTranslatesAutoresizingMaskIntoConstraints(false, of: view)
    return LayoutEngine(tree: tree, environment: environment, measurer: measurer)
  }
}

extension LayoutState {
  /// Lets the solver choose the root's size in the next solve.
  fileprivate mutating func releaseRootSize() {
    guard let root = variables.views.first ?? nil else { return }
    endingEdits += [root.variables.width, root.variables.height]
  }
}
