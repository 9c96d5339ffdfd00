import LayoutModel

/// A card with an avatar and a name, in proportion to the screen's safe area.
package struct ReferenceScreen {
  package let card: ViewHandle
  package let avatar: ViewHandle
  package let name: ViewHandle
  private let cardWidth: LayoutConstraint.Handle
  private var engine: LayoutEngine

  /// The card's share of the safe area's width.
  package static func share(in orientation: ScreenOrientation) -> Double { orientation == .portrait ? 0.8 : 0.6 }

  /// How large the name is, in points.
  package static let nameSize = LayoutSize(width: 98, height: 21)

  package init(environment: LayoutEnvironment) throws {
    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let name = try tree.addView("name", to: card)
    try tree.setIntrinsicContentSize(width: Self.nameSize.width, height: Self.nameSize.height, of: name)

    try tree.activate(
      .list {
        card.top == safeArea.top + 0.2 * safeArea.height
        card.centerX == safeArea.centerX
        card.bottom == name.bottom + 20
        avatar.top == card.top + 16
        avatar.centerX == card.centerX
        avatar.width == 0.25 * card.width
        avatar.height == avatar.width
        name.top == avatar.bottom + 8
        name.centerX == card.centerX
      })
    let width = try tree.activate(
      card.width.constraints(
        ideal: Self.share(in: .portrait) * safeArea.width, priority: .high, minimum: 200, maximum: 560,
        identifier: "card.width"))
    cardWidth = width[0]
    (self.card, self.avatar, self.name) = (card, avatar, name)
    engine = LayoutEngine(tree: tree, environment: environment)
  }

  /// Lays the screen out somewhere else: the environment and one multiplier change, in place.
  package mutating func layout(in environment: LayoutEnvironment) throws -> LayoutResult {
    engine.environment = environment
    try engine.tree.setMultiplier(Self.share(in: environment.traits.orientation), of: cardWidth)
    return try engine.layout(.strict)
  }
}
