import AppleDevices
import LayoutModel

/// A card with an avatar and a name, drawn for 375 × 812 points and decided number by number.
struct ProfileScreen {
  let table: StrategyTable
  private var engine: LayoutEngine

  init(environment: LayoutEnvironment) throws {
    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let name = try tree.addView("name", to: card)
    try tree.setIntrinsicContentSize(width: 98, height: 21, of: name)

    let design = DesignReference(
      size: LayoutSize(width: 375, height: 812), safeAreaInsets: LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
    table = StrategyTable(design) {
      Strategy("card", "top", card.top - safeArea.top, 146.8, .scaled(.safeAreaHeight))
      Strategy("card", "width", card.width, 300, .scaled(.safeAreaWidth)).limited(to: 560)
        .on(.screen(.phone3_5), 288).on(.screen(.phone5_5), 340)
        .on(.screen(.pad), 480).on(.screen(.padLarge), share: 0.5)
      Strategy("avatar", "width", avatar.width, 75, .share(of: card.width, reference: 300))
      Strategy("avatar", "top", avatar.top - card.top, 16, .fixed).on(.screen(.phone3_5), 12)
      Strategy("name", "top", name.top - avatar.bottom, 8, .fixed)
      Strategy("card", "bottom", card.bottom - name.bottom, 20, .text(.body))
    }
    try tree.activate(strategy: table)
    try tree.activate(
      .list {
        card.centerX == safeArea.centerX
        avatar.centerX == card.centerX
        avatar.height == avatar.width
        name.centerX == card.centerX
      })
    engine = LayoutEngine(tree: tree, environment: environment)
  }

  /// The decisions, in words.
  var decisions: String { table.text(in: engine.tree) }

  mutating func layout(in environment: LayoutEnvironment) throws -> LayoutResult {
    engine.environment = environment
    return try engine.layout(.strict)
  }
}
