/// Where the layout margins of a view come from, before the safe area and the superview's margins are taken into account.
public enum LayoutMarginsRule: Hashable, Sendable {
  /// The system's: those of the environment for the root, and its default margin on every edge for other views.
  case automatic
  /// Own margins, with leading and trailing.
  case directional(DirectionalEdgeInsets)
  /// Own margins, with left and right.
  case absolute(LayoutInsets)
  /// The margins as they come out: nothing is added to them.
  case effective(LayoutInsets)
}
