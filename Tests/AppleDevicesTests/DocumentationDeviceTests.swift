import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// The code of the documentation's articles on variants, designs and devices, and what they say that it does. An article and its test
/// are changed together.
final class DocumentationDeviceTests: XCTestCase {
  // MARK: VariantsAndDesigns.md

  func test_variants_chooseByTraitsAndScaleFromADesign() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, safeArea) = (tree.root, tree.root.safeArea)
    let card = try tree.addView("card", to: screen)
    let handles = try tree.activate(varying: [
      (card.width == 0.8 * safeArea.width).varying(
        ConstraintVariation(when: .horizontal(.regular), multiplier: 0.5),
        ConstraintVariation(when: .orientation(.landscape), multiplier: 0.6, priority: .high)),
      (card.top == safeArea.top + 24).varying(
        ConstraintVariation(when: .screen(.phone3_5), constant: 8),
        ConstraintVariation(when: .device("iPad Pro (12.9-inch)"), constant: 64)),
    ])
    try tree.activate(
      .list {
        card.centerX == safeArea.centerX
        card.height == 200
      })
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    let expected: [(String, ScreenOrientation, Double, Double, [String])] = [
      ("iPhone 4s", .portrait, 0.8 * 320, 8, []), ("iPhone 4s", .landscape, 0.6 * 480, 8, ["landscape"]),
      ("iPhone 13", .portrait, 0.8 * 390, 24, []), ("iPhone 13", .landscape, 0.6 * 750, 24, ["landscape"]),
      ("iPad (A16)", .portrait, 0.5 * 820, 24, ["regular width"]),
      ("iPad (A16)", .landscape, 0.6 * 1180, 24, ["regular width", "landscape"]),
      ("iPad Pro (12.9-inch)", .portrait, 0.5 * 1024, 64, ["regular width"]),
    ]
    for (name, orientation, width, top, holding) in expected {
      engine.environment = try XCTUnwrap(DeviceCatalogue.device(named: name)?.environment(in: orientation))
      let frame = try XCTUnwrap(try engine.layout(.strict).exactFrame(of: card))
      XCTAssertEqual(frame.width, width, accuracy: 1e-9, name)
      XCTAssertEqual(frame.minY - engine.environment.safeAreaInsets.top, top, accuracy: 1e-9, name)
      let variations = engine.tree.variations(of: handles[0], in: engine.environment)
      XCTAssertEqual(variations.map(\.condition.description), holding, name)
    }
    let custom = try Device.custom(named: "a phone nobody has built", size: LayoutSize(width: 460, height: 1000))
    engine.environment = try XCTUnwrap(custom.environment(in: .portrait))
    let frame = try XCTUnwrap(try engine.layout(.strict).exactFrame(of: card))
    XCTAssertEqual(frame.width, 368, accuracy: 1e-9)
    XCTAssertEqual(frame.minY - engine.environment.safeAreaInsets.top, 24, accuracy: 1e-9)

    let largeTextOnPads = VariantCondition.idiom(.pad) && .textSize(.accessibilityMedium...)
    let pad = try XCTUnwrap(DeviceCatalogue.device(named: "iPad (A16)"))
    for (category, holds) in [(TextSizeCategory.large, false), (.accessibilityMedium, true)] {
      let environment = try XCTUnwrap(pad.environment(in: .portrait, textSize: category))
      XCTAssertEqual(largeTextOnPads.holds(in: environment), holds)
    }
  }

  func test_designs_becomeSharesOrStayFixed() throws {
    let design = DesignReference(
      size: LayoutSize(width: 375, height: 812), safeAreaInsets: LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
    let avatarSize = DesignNumber(75, .scaled(.width), in: design, floor: 60, ceiling: 120)
    XCTAssertEqual(avatarSize.share, 0.2)
    for (width, size) in [(320.0, 64.0), (375, 75), (1024, 120), (240, 60)] {
      XCTAssertEqual(avatarSize.value(in: .plain(width, 1366)), size, accuracy: 1e-9)
    }

    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let table = StrategyTable(design) {
      Strategy("card", "top", card.top - safeArea.top, 146.8, .scaled(.safeAreaHeight))
      Strategy("card", "width", card.width, 300, .scaled(.safeAreaWidth)).limited(to: 560)
        .on(.screen(.phone3_5), 288).on(.screen(.padLarge), share: 0.5)
      Strategy("avatar", "width", avatar.width, 75, .share(of: card.width, reference: 300))
      Strategy("avatar", "top", avatar.top - card.top, 16, .fixed)
      Strategy("card", "bottom", card.bottom - avatar.bottom, 20, .text(.body))
    }
    try tree.activate(strategy: table)
    try tree.activate(
      .list {
        card.centerX == safeArea.centerX
        avatar.centerX == card.centerX
        avatar.height == avatar.width
      })
    XCTAssertEqual(
      table.text(in: tree),
      """
      element  constraint  kind          reference  realisation
      card     top         proportional      146.8  0.2 of safe area height
      card     width       proportional        300  0.8 of safe area width, at most 560; phone3_5: 288 pt; padLarge: 0.5
      avatar   width       proportional         75  0.25 of card.width
      avatar   top         fixed                16  16 pt
      card     bottom      text                 20  20 pt, grows with body
      """)
    let phone = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 8")?.environment(in: .portrait))
    var engine = LayoutEngine(tree: tree, environment: phone)
    XCTAssertEqual(
      table.text(readFrom: try engine.layout()),
      """
      element  constraint  kind           here  realisation
      card     top         proportional  129.4  0.2 of safe area height
      card     width       proportional    300  0.8 of safe area width
      avatar   width       proportional     75  0.25 of card.width
      avatar   top         fixed            16  16 pt
      card     bottom      text             20  20 pt
      """)
  }
}
