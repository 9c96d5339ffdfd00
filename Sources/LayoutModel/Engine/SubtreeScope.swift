/// The part of a tree that is laid out by itself: a view whose size nothing outside it decides, with what it contains.
///
/// The view stays where it is in the tree. Its insets are those that it has there, whatever size it is given; it is the origin of the
/// coordinates.
struct SubtreeScope: Sendable {
  let view: Int32
  /// The insets of the view in its place.
  let insets: InsetGeometry.Insets
  /// Where the view is in the coordinates of the root, in points.
  let origin: LayoutPoint
  /// The lengths that the view is given, in points; nil for a length that follows from the constraints.
  let width: Double?
  let height: Double?
}

extension LayoutState {
  /// The view that contains all others that are laid out.
  var top: Int32 { scope?.view ?? 0 }

  /// The lengths of the top view that are given.
  func givenLengths(_ environment: LayoutEnvironment) -> (width: Double?, height: Double?) {
    guard let scope else { return (environment.size.width, environment.size.height) }
    return (scope.width, scope.height)
  }

  /// Whether the environment tells the size and the insets of a view.
  func isEnvironments(_ view: Int32) -> Bool { view == 0 && scope == nil }
}
