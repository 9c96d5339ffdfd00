import LayoutModel

extension LayoutWorkload {
  /// Cards whose places and sizes are shares of the screen, written as expressions.
  static let proportional = proportion("layout shares", .expressions)
  /// The same cards with constants for one screen.
  static let constants = proportion("layout constants", .constants)
  /// The same shares with invisible views between the cards, as one has to write them where constraints have two items only.
  static let spacers = proportion("layout spacers", .spacers)

  private static func proportion(_ name: String, _ style: ProportionalLayout.Style) -> LayoutWorkload {
    LayoutWorkload(name: name, sizes: [20, 400]) { count in
      let screen = try ProportionalLayout(cards: count, style)
      return LayoutInstance(
        tree: screen.tree, build: { try ProportionalLayout(cards: count, style).tree }, environment: .portrait,
        edits: [.resize]
      ) { result in
        firstWrong(screen.expectedFrames(in: result.environment), result)
      }
    }
  }
}

/// Cards one under the other: the gap at the left is a tenth of the width, a card takes 0.6 of it, and the gap above is a fiftieth
/// of the width as well.
struct ProportionalLayout {
  enum Style: Sendable { case expressions, constants, spacers }

  var tree = LayoutTree(rootNamed: "screen")
  let style: Style
  private(set) var cards: [ViewHandle] = []
  private static let drawn = LayoutEnvironment.portrait.size.width

  init(cards count: Int, _ style: Style) throws {
    self.style = style
    let screen = tree.root
    var constraints: [LayoutConstraint] = []
    var above = screen.top
    for number in 0..<count {
      let card = try tree.addView("card \(number)", to: screen)
      cards.append(card)
      constraints.append(card.height == 50)
      switch style {
      case .expressions:
        constraints += [
          card.leading == screen.leading + 0.1 * screen.width, card.width == 0.6 * screen.width,
          card.top == above + 0.02 * screen.width,
        ]
      case .constants:
        constraints += [
          card.leading == screen.leading + 0.1 * Self.drawn, card.trailing == screen.trailing - 0.3 * Self.drawn,
          card.top == above + 0.02 * Self.drawn,
        ]
      case .spacers: constraints += try spacers(of: card, under: above)
      }
      above = card.bottom
    }
    try tree.activate(constraints)
  }

  /// A view as wide as the gap at the left, and one as high as the gap above.
  private mutating func spacers(of card: ViewHandle, under above: LayoutYAxisAnchor) throws -> [LayoutConstraint] {
    let screen = tree.root
    let beside = try tree.addView("gap", to: screen)
    let over = try tree.addView("gap", to: screen)
    return [
      beside.leading == screen.leading, beside.width == 0.1 * screen.width, beside.top == card.top, beside.height == 0,
      over.top == above, over.height == 0.02 * screen.width, over.leading == screen.leading, over.width == 0,
      card.leading == beside.trailing, card.width == 0.6 * screen.width, card.top == over.bottom,
    ]
  }

  /// Where the cards have to be.
  func expectedFrames(in environment: LayoutEnvironment) -> [(name: String, view: ViewHandle, frame: LayoutRectangle)] {
    let width = environment.size.width
    let scaled = style == .constants ? Self.drawn : width
    let gap = 0.02 * scaled
    return cards.enumerated().map { number, card in
      let frame = LayoutRectangle(
        x: 0.1 * scaled, y: gap + Double(number) * (50 + gap),
        width: style == .constants ? width - 0.4 * Self.drawn : 0.6 * width, height: 50)
      return ("card \(number)", card, frame)
    }
  }
}
