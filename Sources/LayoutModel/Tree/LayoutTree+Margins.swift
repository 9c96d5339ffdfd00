extension LayoutTree {
  /// Where the layout margins of a view come from; automatic for an unknown handle.
  public func layoutMarginsRule(of view: ViewHandle) -> LayoutMarginsRule { details(of: view).margins }

  /// Chooses where the layout margins of a view come from.
  ///
  /// - Parameters:
  ///   - margins: Own margins in points, finite; or the system's.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``. The tree is then unchanged.
  public mutating func setLayoutMargins(_ margins: LayoutMarginsRule, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    switch margins {
    case .automatic: break
    case .directional(let insets): try check(insets.resolved(for: .leftToRight), "layout margin", of: view)
    case .absolute(let insets), .effective(let insets): try check(insets, "layout margin", of: view)
    }
    changeDetails(of: view) { $0.margins = margins }
  }

  /// Gives a view margins with leading and trailing.
  ///
  /// - Parameters:
  ///   - margins: In points; finite.
  ///   - view: The view.
  /// - Throws: As ``setLayoutMargins(_:of:)``.
  public mutating func setDirectionalLayoutMargins(
    _ margins: DirectionalEdgeInsets, of view: ViewHandle
  ) throws(LayoutError) {
    try setLayoutMargins(.directional(margins), of: view)
  }

  /// Whether a view's margins are at least as far in as its superview's.
  public func preservesSuperviewLayoutMargins(_ view: ViewHandle) -> Bool {
    details(of: view).preservesSuperviewLayoutMargins
  }

  /// Chooses whether a view's margins are at least as far in as its superview's. False in a new view.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func setPreservesSuperviewLayoutMargins(
    _ preserves: Bool, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    changeDetails(of: view) { $0.preservesSuperviewLayoutMargins = preserves }
  }

  /// Whether the safe area's insets are added to a view's margins.
  public func insetsLayoutMarginsFromSafeArea(_ view: ViewHandle) -> Bool {
    details(of: view).insetsLayoutMarginsFromSafeArea
  }

  /// Chooses whether the safe area's insets are added to a view's margins. True in a new view.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func setInsetsLayoutMarginsFromSafeArea(
    _ insets: Bool, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    changeDetails(of: view) { $0.insetsLayoutMarginsFromSafeArea = insets }
  }

  /// Whether own margins of the root are at least the system's.
  public func viewRespectsSystemMinimumLayoutMargins(_ view: ViewHandle) -> Bool {
    details(of: view).respectsSystemMinimumLayoutMargins
  }

  /// Chooses whether own margins are at least the system's minimum. True in a new view; it matters for the root alone, because only
  /// the view of a controller has such a minimum.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func setViewRespectsSystemMinimumLayoutMargins(
    _ respects: Bool, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    changeDetails(of: view) { $0.respectsSystemMinimumLayoutMargins = respects }
  }

  /// What is added to the safe area insets that a view inherits, in points.
  public func additionalSafeAreaInsets(of view: ViewHandle) -> LayoutInsets {
    details(of: view).additionalSafeAreaInsets
  }

  /// Changes what is added to the safe area insets that a view inherits.
  ///
  /// - Parameters:
  ///   - insets: In points; finite. They reach the views inside by their geometry, as inherited ones do.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``. The tree is then unchanged.
  public mutating func setAdditionalSafeAreaInsets(_ insets: LayoutInsets, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    try check(insets, "additional safe area inset", of: view)
    changeDetails(of: view) { $0.additionalSafeAreaInsets = insets }
  }
}
