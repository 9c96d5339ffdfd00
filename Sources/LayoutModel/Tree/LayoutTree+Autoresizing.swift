extension LayoutTree {
  /// The frame of a view that follows the superview's size; nil if it was given none.
  public func autoresizing(of view: ViewHandle) -> Autoresizing? { details(of: view).autoresizing }

  /// Whether a view's frame follows its superview's size by a mask, instead of constraints.
  public func translatesAutoresizingMaskIntoConstraints(_ view: ViewHandle) -> Bool {
    details(of: view).translatesAutoresizingMask
  }

  /// Gives a view a frame that follows the superview's size by a mask.
  ///
  /// The frame is then an input of the pass, as the size of the screen is: constraints on the view see it and cannot move it, and what
  /// its content wants does not count. The view has no part in collapsing.
  ///
  /// - Parameters:
  ///   - autoresizing: The frame and its mask; finite, the sizes not negative.
  ///   - view: The view; the root's frame is the screen.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/rootCannotMove``, ``LayoutError/nonFinite(_:in:)``,
  ///   ``LayoutError/negativeSize(_:of:)``. The tree is then unchanged.
  public mutating func setAutoresizing(_ autoresizing: Autoresizing, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    guard view != root else { throw .rootCannotMove }
    let name = describe(view.item)
    let frame = autoresizing.frame
    for number in [frame.minX, frame.minY] {
      guard number.isFinite else { throw .nonFinite("frame", in: name) }
    }
    for length in [
      frame.width, frame.height, autoresizing.superviewSize.width, autoresizing.superviewSize.height,
    ] {
      guard length.isFinite else { throw .nonFinite("frame", in: name) }
      guard length >= 0 else { throw .negativeSize(length, of: name) }
    }
    changeDetails(of: view) {
      $0.autoresizing = autoresizing
      $0.translatesAutoresizingMask = true
    }
  }

  /// Chooses whether a view's frame follows its superview's size by a mask, instead of constraints. False in a new view, unlike in
  /// UIKit, where views that are made in code begin with true.
  ///
  /// - Parameters:
  ///   - translates: Whether it follows.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/noAutoresizingFrame(_:)`` if the view was given no frame to follow. The
  ///   tree is then unchanged.
  public mutating func setTranslatesAutoresizingMaskIntoConstraints(
    _ translates: Bool, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    guard !translates || views[view.slot].details.autoresizing != nil else {
      throw .noAutoresizingFrame(describe(view.item))
    }
    changeDetails(of: view) { $0.translatesAutoresizingMask = translates }
  }
}
