import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutExplanationTests: XCTestCase {
  private func makeCard() throws -> (engine: LayoutEngine, card: ViewHandle, handles: [LayoutConstraint.Handle]) {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let handles = try tree.activate([
      card.width == 0.8 * tree.root.safeArea.width, card.centerX == tree.root.safeArea.centerX,
      card.top == tree.root.safeArea.top + 16, card.height == 100,
    ])
    var environment = LayoutEnvironment.plain(375, 667)
    environment.safeAreaInsets.top = 20
    return (LayoutEngine(tree: tree, environment: environment), card, handles)
  }

  func test_explanation_writesTheFormulaAndWhy() throws {
    let (engine, card, handles) = try makeCard()
    let width = try XCTUnwrap(engine.explanation(of: card.width))
    XCTAssertEqual(width.value, 300, accuracy: 1e-9)
    XCTAssertEqual(width.formula, "card.width = 0.8 * 375 (screen.width) = 300")
    XCTAssertEqual(width.contributions.compactMap(\.member.constraint), [handles[0]])
    XCTAssertEqual(
      width.message,
      """
      card.width = 0.8 * 375 (screen.width) = 300
      because of: screen.width == 375
      because of: screen.safeArea left inset == 0
      because of: screen.safeArea right inset == 0
      because of: card.width == 0.8 * screen.safeArea.width [screen.safeArea at 0 20 375 647]
      """)
    let top = try XCTUnwrap(engine.explanation(of: card.top))
    XCTAssertEqual(top.formula, "card.top = 20 (screen.safeArea top inset) + 16 = 36")
    XCTAssertEqual(top.contributions.map(\.amount), [20, 16])
  }

  func test_explanation_sumsUpAPlaceThatSeveralValuesMake() throws {
    let (engine, card, _) = try makeCard()
    let trailing = try XCTUnwrap(engine.explanation(of: card.trailing))
    XCTAssertEqual(trailing.value, 337.5, accuracy: 1e-9)
    XCTAssertEqual(trailing.contributions.reduce(0) { $0 + $1.amount }, trailing.value, accuracy: 1e-9)
    var mirrored = engine
    mirrored.environment.traits.layoutDirection = .rightToLeft
    let leading = try XCTUnwrap(mirrored.explanation(of: card.leading))
    XCTAssertEqual(leading.value, 37.5, accuracy: 1e-9)
    XCTAssertEqual(leading.contributions.reduce(0) { $0 + $1.amount }, leading.value, accuracy: 1e-9)
  }

  func test_explanation_listsWhatIsNotActiveAndWhatNothingHolds() throws {
    var (engine, card, handles) = try makeCard()
    try engine.tree.deactivate([handles[1]])
    let left = try XCTUnwrap(engine.explanation(of: card.left))
    XCTAssertEqual(left.inactive, [handles[1]])
    XCTAssertEqual(left.unheld, [card.item])
    XCTAssertTrue(left.message.contains("not active: card.centerX == screen.safeArea.centerX"), left.message)
    XCTAssertTrue(left.message.contains("nothing holds: card"), left.message)
    XCTAssertEqual(try XCTUnwrap(engine.explanation(of: card.height)).inactive, [])
  }

  func test_explanation_saysByWhichVariationSomethingIsNotActive() throws {
    var (engine, card, handles) = try makeCard()
    try engine.tree.vary(
      handles[1], [ConstraintVariation(when: .orientation(.landscape), isActive: false)])
    let portrait = try XCTUnwrap(engine.explanation(of: card.left))
    XCTAssertTrue(portrait.message.contains("(no variation holds)"), portrait.message)
    engine.environment.traits.orientation = .landscape
    let landscape = try XCTUnwrap(engine.explanation(of: card.left))
    XCTAssertEqual(landscape.inactive, [handles[1]])
    XCTAssertTrue(
      landscape.message.contains("not active: card.centerX == screen.safeArea.centerX (variation for "),
      landscape.message)
  }

  func test_explanation_coversTheRootAndGuides() throws {
    let (engine, card, _) = try makeCard()
    let root = engine.tree.root
    XCTAssertEqual(try engine.explanation(of: root.height)?.formula, "screen.height = 667 (screen.height) = 667")
    XCTAssertEqual(try engine.explanation(of: root.left)?.value, 0)
    XCTAssertEqual(try engine.explanation(of: root.safeArea.bottom)?.value ?? 0, 667, accuracy: 1e-9)
    // A safe area that no constraint asks for.
    XCTAssertEqual(try engine.explanation(of: card.safeArea.width)?.value ?? 0, 300, accuracy: 1e-9)
  }

  func test_explanation_isNilOutsideTheHierarchyAndRefusesStrangers() throws {
    var (engine, card, _) = try makeCard()
    let loose = engine.tree.makeView("loose")
    XCTAssertNil(try engine.explanation(of: loose.width))
    try engine.tree.destroy(card)
    assertThrows(.unknownItem("removed view 1")) { try engine.explanation(of: card.width) }
  }

  func test_explanation_namesContentThatDecides() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let label = try tree.addView("label", to: tree.root)
    try tree.setIntrinsicContentSize(width: 98, height: 21, of: label)
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    let width = try XCTUnwrap(engine.explanation(of: label.width))
    XCTAssertEqual(width.formula, "label.width = 98")
    XCTAssertEqual(width.contributions.map(\.member.source), [.content])
  }
}
