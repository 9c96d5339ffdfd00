import LayoutModel

/// One change that would settle a conflict. It was tried: with it, the pass leaves less out and nothing else.
public struct ConflictRemedy: Hashable, Sendable {
  /// What to change.
  public enum Change: Hashable, Sendable {
    /// Give a constraint another constant, in points.
    case constant(LayoutConstraint.Handle, Double)
    /// Let a constraint compare its sides in another way.
    case relation(LayoutConstraint.Handle, LayoutConstraint.Relation)
    /// Make a constraint optional.
    case priority(LayoutConstraint.Handle, LayoutPriority)
    /// Give a view's content other priorities.
    case contentSize(ViewHandle, ContentSize)
    /// Lay out on a root of another size, in points: the first size on which the demands hold.
    case rootSize(Size)
  }

  /// What to change.
  public let change: Change
  /// The change as a sentence for people.
  public let message: String
}
