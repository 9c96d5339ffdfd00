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
}
