import LayoutModel
import LayoutTestSupport
import XCTest

final class FittingSizeTests: XCTestCase {
  /// A card with a label of 100 by 20 inside 16 points, in the root.
  private func makeCard() throws -> (engine: LayoutEngine, card: ViewHandle, label: ViewHandle) {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let label = try tree.addView("label", kind: .label, to: card)
    try tree.setContentSize(ContentSize(width: 100, height: 20), of: label)
    try tree.activate([
      card.width == 0.9 * tree.root.width, card.top == tree.root.top, card.left == tree.root.left,
      label.left == card.left + 16, label.right == card.right - 16, label.top == card.top + 8,
      label.bottom == card.bottom - 8,
    ])
    return (LayoutEngine(tree: tree, environment: .plain(300, 300)), card, label)
  }

  func test_fittingSize_compressedIsTheSmallestThatContentsAllow() throws {
    let (engine, card, _) = try makeCard()
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 132, height: 36))
  }

  func test_fittingSize_expandedGrowsUntilSomethingHolds() throws {
    var (engine, card, label) = try makeCard()
    // The label hugs at 250, above the target's 50.
    XCTAssertEqual(try engine.fittingSize(of: card, .layoutFittingExpanded), LayoutSize(width: 132, height: 36))
    try engine.tree.setContentSize(ContentSize(width: 100, height: 20, horizontalHugging: 49), of: label)
    try engine.tree.activate([card.width <= 500])
    XCTAssertEqual(try engine.fittingSize(of: card, .layoutFittingExpanded), LayoutSize(width: 500, height: 36))
  }

  func test_fittingSize_oneDimensionCanBeRequired() throws {
    let (engine, card, _) = try makeCard()
    XCTAssertEqual(
      try engine.fittingSize(of: card, LayoutSize(width: 250, height: 0), horizontalFittingPriority: .required),
      LayoutSize(width: 250, height: 36))
  }

  func test_fittingSize_measuresTextAtTheRequiredWidth() throws {
    var (engine, card, label) = try makeCard()
    try engine.tree.setMeasuresHeightForWidth(true, of: label)
    engine.measurer = ContentMeasurer { request, _ in
      let width = min(request.proposedWidth ?? 400, 400)
      return MeasuredContent(width: width, height: 20 * (400 / width).rounded(.up))
    }
    XCTAssertEqual(
      try engine.fittingSize(of: card, LayoutSize(width: 232, height: 0), horizontalFittingPriority: .required),
      LayoutSize(width: 232, height: 56))
  }

  func test_fittingSize_ofTheRootIsThatOfItsContents() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", kind: .label, to: tree.root)
    try tree.setContentSize(ContentSize(width: 100, height: 20), of: label)
    try tree.activate([
      label.left == tree.root.left + 5, label.right == tree.root.right - 5, label.top == tree.root.top,
      label.bottom == tree.root.bottom,
    ])
    let engine = LayoutEngine(tree: tree, environment: .plain(300, 300))
    XCTAssertEqual(try engine.fittingSize(of: tree.root), LayoutSize(width: 110, height: 20))
  }

  func test_fittingSize_changesNothing() throws {
    var (engine, card, _) = try makeCard()
    let before = try engine.layout(.strict).frame(of: card)
    _ = try engine.fittingSize(of: card)
    let after = try engine.layout(.strict)
    XCTAssertEqual(after.changes, [])
    XCTAssertEqual(after.frame(of: card), before)
  }

  func test_fittingSize_refusesWhatCannotBe() throws {
    var (engine, card, _) = try makeCard()
    assertThrows(.nonFinite("target width", in: "card")) {
      try engine.fittingSize(of: card, LayoutSize(width: .nan, height: 0))
    }
    assertThrows(.negativeSize(-1, of: "the target height of card")) {
      try engine.fittingSize(of: card, LayoutSize(width: 0, height: -1))
    }
    XCTAssertThrowsError(try engine.fittingSize(of: card, horizontalFittingPriority: 0))
    try engine.tree.destroy(card)
    XCTAssertThrowsError(try engine.fittingSize(of: card))
  }

  /// A card of 100 by 50 within margins of 8, in the middle of a screen with safe area insets of 47 and 34.
  private func makeCentredCard() throws -> (engine: LayoutEngine, card: ViewHandle, inner: ViewHandle) {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let inner = try tree.addView("inner", to: card)
    try tree.setIntrinsicContentSize(width: 100, height: 50, of: inner)
    try tree.activate(LayoutConstraint.edges(of: inner, equalTo: card.layoutMarginsGuide))
    try tree.activate([card.centerX == tree.root.centerX, card.centerY == tree.root.centerY])
    var environment = LayoutEnvironment.plain(390, 844)
    environment.safeAreaInsets = LayoutInsets(top: 47, left: 0, bottom: 34, right: 0)
    return (LayoutEngine(tree: tree, environment: environment), card, inner)
  }

  func test_fittingSize_hasTheInsetsOfTheViewsPlace() throws {
    var (engine, card, inner) = try makeCentredCard()
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 116, height: 66))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: card)?.size, LayoutSize(width: 116, height: 66))
    XCTAssertEqual(try engine.fittingSize(of: card, .layoutFittingExpanded), LayoutSize(width: 116, height: 66))
    // At the top of the screen, the strip of 47 is above what the margins leave free.
    try engine.tree.remove(engine.tree.constraints)
    try engine.tree.activate(LayoutConstraint.edges(of: inner, equalTo: card.layoutMarginsGuide))
    try engine.tree.activate([card.top == engine.tree.root.top, card.left == engine.tree.root.left])
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 116, height: 113))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: card)?.size, LayoutSize(width: 116, height: 113))
  }

  func test_fittingSize_ofAViewWithoutSuperviewHasNoSafeArea() throws {
    var (engine, card, _) = try makeCentredCard()
    try engine.tree.removeFromSuperview(card)
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 116, height: 66))
  }

  func test_fittingSize_preservedMarginsOfTheSuperviewCount() throws {
    var (engine, card, _) = try makeCentredCard()
    let root = engine.tree.root
    let row = try engine.tree.addView("row", to: root)
    let label = try engine.tree.addView("label", to: row)
    try engine.tree.setIntrinsicContentSize(width: 60, height: 20, of: label)
    try engine.tree.setPreservesSuperviewLayoutMargins(true, of: row)
    try engine.tree.activate(LayoutConstraint.edges(of: label, equalTo: row.layoutMarginsGuide))
    try engine.tree.activate([row.left == root.left, row.top == card.bottom])
    let size = try engine.fittingSize(of: row)
    XCTAssertEqual(size, try engine.layout(.strict).exactFrame(of: row)?.size)
    let margin = engine.environment.rootLayoutMargins.left
    XCTAssertGreaterThan(margin, 8)
    XCTAssertEqual(size, LayoutSize(width: 60 + margin + 8, height: 36))
  }

  func test_fittingSize_requiredTargetIsKept() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    let a = try tree.addView("a", to: box)
    try tree.activate([
      box.top == tree.root.top, box.leading == tree.root.leading, a.leading == box.leading + 16,
      box.trailing == a.trailing + 16, a.width == 100, a.top == box.top, a.bottom == box.bottom, a.height == 40,
    ])
    let engine = LayoutEngine(tree: tree, environment: .plain(390, 844))
    let size = try engine.fittingSize(of: box, LayoutSize(width: 320, height: 0), horizontalFittingPriority: .required)
    XCTAssertEqual(size, LayoutSize(width: 320, height: 40))
  }

  func test_fittingSize_requiredTargetOfAStackIsKept() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let views = (0..<4).map { tree.makeView("v\($0)") }
    let stack = try tree.makeStack("stack", StackSettings(spacing: 200), arranging: views, in: tree.root)
    let engine = LayoutEngine(tree: tree, environment: .plain(390, 844))
    let size = try engine.fittingSize(
      of: stack, LayoutSize(width: 320, height: 0), horizontalFittingPriority: .required)
    XCTAssertEqual(size.width, 320)
  }

  func test_fittingSize_leavesOutConstraintsThatReachOut() throws {
    var (engine, card, inner) = try makeCentredCard()
    let root = engine.tree.root
    let other = try engine.tree.addView("other", to: root)
    try engine.tree.activate([
      card.width == 0.9 * root.width, inner.height >= other.height + 100, other.height == 300,
      inner.bottom <= root.safeArea.bottom - 300,
    ])
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 116, height: 66))
  }

  func test_fittingSize_ofAHiddenViewIsThatWhichItHasWhenShown() throws {
    var (engine, card, _) = try makeCentredCard()
    try engine.tree.setCollapsesWhenHidden(true, of: card)
    try engine.tree.setHidden(true, of: card)
    XCTAssertEqual(try engine.fittingSize(of: card), LayoutSize(width: 116, height: 66))
    // A view in a collapsed one has no place in the layout.
    let views = engine.tree.subviews(of: card)
    XCTAssertEqual(try engine.fittingSize(of: views[0]), LayoutSize(width: 100, height: 50))
  }

  func test_fittingSize_ofTheRootMovesFramesThatFollowIt() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", kind: .label, to: tree.root)
    let picture = try tree.addView("picture", to: tree.root)
    try tree.setIntrinsicContentSize(width: 100, height: 20, of: label)
    try tree.setAutoresizing(
      Autoresizing(
        frame: LayoutRectangle(x: 0, y: 0, width: 200, height: 10), in: LayoutSize(width: 200, height: 100),
        mask: .flexibleWidth),
      of: picture)
    try tree.activate(LayoutConstraint.edges(of: label, equalTo: tree.root))
    let engine = LayoutEngine(tree: tree, environment: .plain(300, 300))
    XCTAssertEqual(try engine.fittingSize(of: tree.root), LayoutSize(width: 100, height: 20))
    let result = try engine.layout(of: tree.root, in: LayoutSize(width: 80, height: 40))
    XCTAssertEqual(result.frame(of: picture), LayoutRectangle(x: 0, y: 0, width: 80, height: 10))
  }

  func test_layout_ofASubtreeInAGivenSize() throws {
    var (engine, card, inner) = try makeCentredCard()
    let before = try engine.layout(.strict)
    let result = try engine.layout(of: card, in: LayoutSize(width: 200, height: 120), .strict)
    XCTAssertEqual(result.frame(of: card)?.size, LayoutSize(width: 200, height: 120))
    XCTAssertEqual(result.frame(of: inner), LayoutRectangle(x: 8, y: 8, width: 184, height: 104))
    XCTAssertEqual(result.frameInRoot(of: inner), LayoutRectangle(x: 8, y: 8, width: 184, height: 104))
    XCTAssertEqual(result.safeAreaInsets(of: card), .zero)
    XCTAssertNil(result.frame(of: engine.tree.root))
    XCTAssertEqual(result.placements.map { $0.view }, [card, inner])
    XCTAssertEqual(result.changes.map { $0.view }, [card, inner])
    XCTAssertEqual(try engine.layout(.strict).frame(of: card), before.frame(of: card))
  }

  func test_layout_ofASubtreeReportsWhatDoesNotFit() throws {
    var (engine, card, inner) = try makeCentredCard()
    try engine.tree.activate([inner.width == 100])
    let result = try engine.layout(of: card, in: LayoutSize(width: 90, height: 90))
    XCTAssertEqual(result.frame(of: card)?.size, LayoutSize(width: 90, height: 90))
    XCTAssertEqual(result.issues.count, 1)
    XCTAssertThrowsError(try engine.layout(of: card, in: LayoutSize(width: 90, height: 90), .strict))
    assertThrows(.nonFinite("target width", in: "card")) {
      try engine.layout(of: card, in: LayoutSize(width: .infinity, height: 90))
    }
  }

  func test_layout_ofASubtreeMeetsTheKeyboardWhereItIs() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let field = try tree.addView("field", to: panel)
    try tree.activate([
      panel.top == tree.root.top + 200, panel.left == tree.root.left, panel.width == 100, panel.height == 300,
      field.bottom == panel.keyboardLayoutGuide.top, field.height == 40, field.left == panel.left, field.width == 50,
    ])
    var environment = LayoutEnvironment.plain(400, 600)
    environment.keyboardHeight = 250
    var engine = LayoutEngine(tree: tree, environment: environment)
    // The keyboard begins at 350; the panel at 200.
    XCTAssertEqual(try engine.layout(.strict).frame(of: field)?.maxY, 150)
    let result = try engine.layout(of: panel, in: LayoutSize(width: 100, height: 380))
    XCTAssertEqual(result.frame(of: field)?.maxY, 150)
  }
}
