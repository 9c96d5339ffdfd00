import LayoutModel

/// Why an attribute of an item has its value.
public struct LayoutExplanation: Hashable, Sendable {
  /// One demand that determines the value. It holds exactly.
  public struct Contribution: Hashable, Sendable {
    /// The demand: a constraint, a content size, or an input.
    public let member: Finding.Member
    /// By how much the value moves for each point that the demand's constant moves.
    public let derivative: Double
    /// The frames of the items that the demand names, in root coordinates, as solved.
    public let frames: [Rectangle]

    /// What the demand's constant adds to the value, in points.
    public var amount: Double { derivative * member.constant }
  }

  /// The item.
  public let item: LayoutItem
  /// Its attribute.
  public let attribute: LayoutAttribute
  /// The value in points: a position in the superview's or owner's coordinates, leading and trailing in the layout's direction.
  public let value: Double
  /// What determines the value: inputs first, then constraints and content sizes, older ones first.
  public let contributions: [Contribution]
  /// Items whose position or size nothing holds and on which the value rests.
  public let unheld: [LayoutItem]
  /// Constraints of the tree that name the item along the same direction and are not active, older ones first.
  public let inactive: [LayoutConstraint.Handle]
  /// The value as a sum: `card.width = 0.8 * 375 (screen.width) = 300`.
  public let formula: String
  /// The formula, what it is because of, and what takes no part, a line each.
  public let message: String
}
