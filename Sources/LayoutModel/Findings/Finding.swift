/// Something that a pass has to say about a layout.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The layout is not what was asked for.
    case error
    /// The layout may not be what was meant.
    case warning
  }

  /// A constraint of a conflict, or what a view's content asks for.
  public struct Member: Hashable, Sendable {
    /// The constraint; nil if the demand is the content size of a view, the rule that no size is negative, or an input of the pass.
    public let constraint: LayoutConstraint.Handle?
    /// The demand in words.
    public let description: String
    /// Its factor in the combination that shows the conflict.
    public let multiplier: Double
  }

  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// Demands that cannot all hold, oldest first; any one of them left out, the others can. The pass left `dropped` out, nil
    /// if it was strict. They miss each other by `shortfall` points.
    case conflict(members: [Member], dropped: Member?, shortfall: Double)
    /// The safe areas of views inside the root were still changing when the pass stopped trying.
    case unsettled(rounds: Int)
  }

  /// What was found.
  public let kind: Kind
  /// How bad it is.
  public let severity: Severity
  /// The items that it is about, in the order in which the members name them.
  public let items: [LayoutItem]
  /// A sentence for people.
  public let message: String
}
