import AppleDevices
import LayoutModel
import XCTest

final class StrategyTableTests: XCTestCase {
  private let design = DesignReference(
    size: LayoutSize(width: 375, height: 812), safeAreaInsets: LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))

  private struct Screen {
    var tree = LayoutTree(rootNamed: "screen")
    let card: ViewHandle
    let avatar: ViewHandle
    let name: ViewHandle

    init() throws {
      card = try tree.addView("card", to: tree.root)
      avatar = try tree.addView("avatar", to: card)
      name = try tree.addView("name", to: card)
      try tree.setIntrinsicContentSize(width: 98, height: 21, of: name)
      let safeArea = tree.root.safeArea
      let (card, avatar, name) = (card, avatar, name)
      try tree.activate(
        .list {
          card.centerX == safeArea.centerX
          avatar.centerX == card.centerX
          avatar.height == avatar.width
          name.centerX == card.centerX
        })
    }

    func table(_ design: DesignReference) -> StrategyTable {
      let safeArea = tree.root.safeArea
      return StrategyTable(design) {
        Strategy("card", "top", card.top - safeArea.top, 146.8, .scaled(.safeAreaHeight))
        Strategy("card", "width", card.width, 300, .scaled(.safeAreaWidth)).limited(from: 260, to: 560)
          .on(.screen(.phone3_5), 250).on(.screen(.phone5_5), 340).on(.screen(.pad), 480)
          .on(.screen(.padLarge), share: 0.5)
        Strategy("avatar", "width", avatar.width, 75, .share(of: card.width, reference: 300))
        Strategy("avatar", "top", avatar.top - card.top, 16, .fixed).on(.screen(.phone3_5), 12)
        Strategy("name", "top", name.top - avatar.bottom, 8, .fixed)
        Strategy("card", "bottom", card.bottom - name.bottom, 20, .text(.body))
        Strategy("name", "leading", name.width, 40, .scaled(.shorterSide)).limited(to: 48)
      }
    }
  }

  private func environment(_ name: String, _ textSize: TextSizeCategory = .large) throws -> LayoutEnvironment {
    let device = try XCTUnwrap(DeviceCatalogue.device(named: name), name)
    return try XCTUnwrap(device.environment(in: .portrait, on: .eleven, textSize: textSize), name)
  }

  func test_activate_givesTheDesignOnTheDesignsScreen() throws {
    var screen = try Screen()
    try screen.tree.activate(strategy: screen.table(design))
    var engine = LayoutEngine(tree: screen.tree, environment: try environment("iPhone X"))
    let result = try engine.layout(.strict)
    for reading in screen.table(design).readings(from: result) {
      XCTAssertEqual(try XCTUnwrap(reading.value), reading.row.reference, accuracy: 1e-6, reading.row.identifier)
    }
  }

  func test_activate_takesTheDevicesOwnNumbersAndScalesElsewhere() throws {
    var screen = try Screen()
    let table = screen.table(design)
    try screen.tree.activate(strategy: table)
    var engine = LayoutEngine(tree: screen.tree, environment: try environment("iPhone X"))
    // The width of the card, and what of the avatar's distance from its top.
    let rows: [(String, Double, Double, UInt)] = [
      ("iPhone 4s", 250, 12, #line), ("iPhone SE", 260, 16, #line), ("iPhone 8", 300, 16, #line),
      ("iPhone 8 Plus", 340, 16, #line), ("iPhone 15", 314.4, 16, #line), ("iPad (9th generation)", 480, 16, #line),
      ("iPad Pro (12.9-inch)", 512, 16, #line), ("iPhone 8", 300, 16, #line),
    ]
    for (name, width, top, line) in rows {
      engine.environment = try environment(name)
      let result = try engine.layout(.strict)
      let readings = table.readings(from: result)
      XCTAssertEqual(try XCTUnwrap(readings[1].value), width, accuracy: 1e-6, name, line: line)
      XCTAssertEqual(try XCTUnwrap(readings[2].share), 0.25, accuracy: 1e-9, name, line: line)
      XCTAssertEqual(try XCTUnwrap(readings[0].share), 0.2, accuracy: 1e-9, name, line: line)
      XCTAssertEqual(try XCTUnwrap(readings[3].value), top, accuracy: 1e-6, name, line: line)
      XCTAssertEqual(try XCTUnwrap(readings[4].value), 8, accuracy: 1e-6, name, line: line)
    }
    let custom = try Device.custom(named: "new", size: LayoutSize(width: 800, height: 1700))
    engine.environment = try XCTUnwrap(custom.environment(in: .portrait))
    // An unfolded phone nobody knows: 80 % would be 640, the ceiling is 560.
    XCTAssertEqual(try XCTUnwrap(table.readings(from: try engine.layout(.strict))[1].value), 560, accuracy: 1e-6)
  }

  func test_activate_letsTextNumbersFollowTheTextSize() throws {
    var screen = try Screen()
    let table = screen.table(design)
    try screen.tree.activate(strategy: table)
    var engine = LayoutEngine(tree: screen.tree, environment: try environment("iPhone X"))
    let rows: [(TextSizeCategory, Double, UInt)] = [
      (.large, 20, #line), (.accessibilityExtraExtraExtraLarge, 169.0 / 3, #line), (.extraSmall, 52.0 / 3, #line),
      (.large, 20, #line),
    ]
    for (category, expected, line) in rows {
      engine.environment = try environment("iPhone X", category)
      let result = try engine.layout(.strict)
      XCTAssertEqual(try XCTUnwrap(table.readings(from: result)[5].value), expected, accuracy: 1e-6, line: line)
    }
  }

  func test_activate_scalesWithTheShorterSideInBothOrientations() throws {
    var screen = try Screen()
    let table = screen.table(design)
    try screen.tree.activate(strategy: table)
    let device = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 15"))
    var engine = LayoutEngine(tree: screen.tree, environment: try environment("iPhone X"))
    for orientation in ScreenOrientation.allCases {
      engine.environment = try XCTUnwrap(device.environment(in: orientation))
      let value = try XCTUnwrap(table.readings(from: try engine.layout(.strict))[6].value)
      XCTAssertEqual(value, 40 * 393 / 375, accuracy: 1e-6)
    }
    engine.environment = try environment("iPad Pro (12.9-inch)")
    XCTAssertEqual(try XCTUnwrap(table.readings(from: try engine.layout(.strict))[6].value), 48, accuracy: 1e-6)
  }

  func test_text_readsLikeTheTable() throws {
    let screen = try Screen()
    XCTAssertEqual(
      screen.table(design).text(in: screen.tree),
      """
      element  constraint  kind          reference  realisation
      card     top         proportional      146.8  0.2 of safe area height
      card     width       proportional        300  0.8 of safe area width, at least 260, at most 560; \
      phone3_5: 250 pt; phone5_5: 340 pt; pad: 480 pt; padLarge: 0.5
      avatar   width       proportional         75  0.25 of card.width
      avatar   top         fixed                16  16 pt; phone3_5: 12 pt
      name     top         fixed                 8  8 pt
      card     bottom      text                 20  20 pt, grows with body
      name     leading     proportional         40  0.1067 of shorter side, at most 48
      """)
  }

  func test_text_readFromALayoutSaysWhatCameOut() throws {
    var screen = try Screen()
    let table = screen.table(design)
    try screen.tree.activate(strategy: table)
    var engine = LayoutEngine(tree: screen.tree, environment: try environment("iPhone 8"))
    XCTAssertEqual(
      table.text(readFrom: try engine.layout(.strict)),
      """
      element  constraint  kind           here  realisation
      card     top         proportional  129.4  0.2 of safe area height
      card     width       proportional    300  0.8 of safe area width
      avatar   width       proportional     75  0.25 of card.width
      avatar   top         fixed            16  16 pt
      name     top         fixed             8  8 pt
      card     bottom      text             20  20 pt
      name     leading     proportional     40  0.1067 of shorter side
      """)
  }

  func test_activate_refusesWhatCannotBeAndChangesNothing() throws {
    var screen = try Screen()
    let before = screen.tree.constraints
    let card = screen.card
    let good = Strategy("card", "height", card.height, 10, .fixed)
    let bad: [(Strategy, LayoutError)] = [
      (Strategy("card", "width", card.width, .nan, .fixed), .nonFinite("constant", in: "card.width")),
      (
        Strategy("card", "width", card.width, 5, .share(of: screen.avatar.width, reference: 0)),
        .nonFinite("multiplier", in: "card.width")
      ),
      (
        Strategy("card", "width", card.width, 5, .fixed).on(.idiom(.pad), share: 0.5),
        .noSuchTerm("card.width", "a share on pad")
      ),
      (Strategy("card", "width", card.width, 5, .fixed).on(.idiom(.pad), .infinity), .noItems),
    ]
    for (row, expected) in bad {
      XCTAssertThrowsError(try screen.tree.activate(strategy: StrategyTable(design, rows: [good, row]))) { error in
        guard let error = error as? LayoutError else { return XCTFail("\(error)") }
        switch (error, expected) {
        case (.nonFinite(let number, _), .nonFinite(let wanted, _)): XCTAssertEqual(number, wanted)
        case (.nonFinite(let number, _), .noItems): XCTAssertEqual(number, "constant of a variation")
        default: XCTAssertEqual(error, expected)
        }
      }
      XCTAssertEqual(screen.tree.constraints, before)
    }
  }
}
