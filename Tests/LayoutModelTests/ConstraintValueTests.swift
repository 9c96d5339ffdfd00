import LayoutModel
import LayoutTestSupport
import XCTest

final class ConstraintValueTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "screen")

  private func views() throws -> (card: ViewHandle, title: ViewHandle, safeArea: GuideHandle) {
    tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    return (card, try tree.addView("title", to: card), tree.root.safeArea)
  }

  func test_operators_giveTheValuesOfAnchorsAndInitialisers() throws {
    let (card, title, safeArea) = try views()
    let cases: [(LayoutConstraint, LayoutConstraint, UInt)] = [
      (card.width == safeArea.width, card.widthAnchor.constraint(equalTo: safeArea.widthAnchor), #line),
      (
        card.width == 0.8 * safeArea.width,
        card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.8), #line
      ),
      (
        title.top >= card.bottom + 8,
        title.topAnchor.constraint(greaterThanOrEqualTo: card.bottomAnchor, constant: 8), #line
      ),
      (
        title.trailing <= card.trailing - 16,
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16), #line
      ),
      (card.height == 44, card.heightAnchor.constraint(equalToConstant: 44), #line),
      (card.height >= 44, card.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), #line),
      (card.height <= 44, card.heightAnchor.constraint(lessThanOrEqualToConstant: 44), #line),
      (
        card.centerX == 0.5 * safeArea.trailing + 4 ~ .high,
        LayoutConstraint(
          item: card, attribute: .centerX, toItem: safeArea, attribute: .trailing, multiplier: 0.5, constant: 4,
          priority: .defaultHigh), #line
      ),
      (
        (card.width <= 10).identified(by: "w"),
        LayoutConstraint(item: card, attribute: .width, relatedBy: .lessThanOrEqual, constant: 10, identifier: "w"),
        #line
      ),
    ]
    for (operators, anchors, line) in cases { XCTAssertEqual(operators, anchors, line: line) }
    XCTAssertNotEqual(card.width == safeArea.width, card.width == safeArea.height)
    XCTAssertNotEqual(card.width == 10, card.width == 10 ~ .low)
  }

  func test_describe_readsLikeWhatWasWritten() throws {
    let (card, title, safeArea) = try views()
    let cases: [(LayoutConstraint, String, UInt)] = [
      (card.width == 0.8 * safeArea.width ~ .high, "card.width == 0.8 * screen.safeArea.width ~ 750", #line),
      (
        title.top == safeArea.top + 0.15 * safeArea.height - 3,
        "title.top == screen.safeArea.top + 0.15 * screen.safeArea.height - 3", #line
      ),
      (card.width == 0.5 * (title.width - 24), "card.width == 0.5 * title.width - 12", #line),
      (title.left - card.right >= 8, "title.left - card.right >= 8", #line),
      (100 - card.width <= title.height / 4, "-card.width + 100 <= 0.25 * title.height", #line),
      (card.width + title.top == card.bottom, "card.width + title.top == card.bottom", #line),
      (
        title.top - card.height == card.top, "title.top - card.height == card.top", #line
      ),
      (
        (card.width == 3).identified(by: "a"), "“a” (card.width == 3)", #line
      ),
    ]
    for (constraint, expected, line) in cases { XCTAssertEqual(tree.describe(constraint), expected, line: line) }
  }

  func test_constraints_ideal_addsRequiredBounds() throws {
    let (card, _, safeArea) = try views()
    XCTAssertEqual(
      card.width.constraints(ideal: 0.8 * safeArea.width, minimum: 200, maximum: 560, identifier: "card"),
      [
        (card.width == 0.8 * safeArea.width ~ .defaultHigh).identified(by: "card"),
        (card.width >= 200).identified(by: "card.minimum"), (card.width <= 560).identified(by: "card.maximum"),
      ])
    XCTAssertEqual(
      card.width.constraints(ideal: 300, priority: .low, maximum: 320),
      [
        card.width == 300 ~ .low, card.width <= 320,
      ])
  }

  func test_activate_statementsAreTheSameAsAList() throws {
    let (card, title, _) = try views()
    let isWide = true
    let handles = try tree.activate(
      .list {
        card.left == title.left
        if isWide { card.width == 100 } else { card.width == 50 }
        for attribute in [card.top, card.bottom] { title.centerY == attribute ~ .low }
        card.height.constraints(ideal: 10, minimum: 5)
      })
    let expected = [
      card.left == title.left, card.width == 100, title.centerY == card.top ~ .low,
      title.centerY == card.bottom ~ .low, card.height == 10 ~ .defaultHigh, card.height >= 5,
    ]
    XCTAssertEqual(try handles.map { try tree.constraint($0) }, expected)
  }

  func test_constraint_identified_findsTheOldest() throws {
    let (card, title, _) = try views()
    let handles = try tree.activate([
      (card.width == 1).identified(by: "w"), (title.width == 1).identified(by: "w"),
    ])
    XCTAssertEqual(tree.constraint(identified: "w"), handles[0])
    try tree.remove([handles[0]])
    XCTAssertEqual(tree.constraint(identified: "w"), handles[1])
    XCTAssertNil(tree.constraint(identified: "v"))
    assertThrows(.unknownConstraint) { try tree.constraint(handles[0]) }
  }

  func test_activate_listReadsATreeThatIsAPropertyOfAClass() throws {
    final class Screen {
      var tree = LayoutTree()
    }
    let screen = Screen()
    let card = try screen.tree.addView("card", to: screen.tree.root)
    let handles = try screen.tree.activate(
      .list {
        card.top == screen.tree.root.top
        card.width == 100
      })
    XCTAssertEqual(handles.count, 2)
  }
}
