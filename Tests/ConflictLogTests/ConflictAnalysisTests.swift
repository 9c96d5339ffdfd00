import ConflictLog
import XCTest

final class ConflictAnalysisTests: XCTestCase {
  private func analysis(_ entries: [String], line: UInt = #line) throws -> ConflictAnalysis {
    ConflictAnalysis(try LogText.onlyMessage(LogText.message(entries), line: line))
  }

  private func constraint(_ number: Int, _ body: String, _ className: String = "NSLayoutConstraint") -> String {
    "<\(className):0x6000000c00\(number)0 \(body)>"
  }

  func test_sets_oneSetWithItsFixesAndOverlap() throws {
    let found = try analysis(LogText.row + [constraint(9, "UIView:0xe1.width == 3   (active)")])
    XCTAssertFalse(found.isSatisfiable)
    XCTAssertEqual(found.sets, [[0, 1, 2, 3]])
    XCTAssertEqual(found.fixes, [0, 1, 2, 3])
    XCTAssertEqual(found.overlap, 16, accuracy: 1e-6)
    XCTAssertEqual(found.cause, .containerSize)
  }

  func test_sets_severalSets() throws {
    let found = try analysis([
      constraint(1, "UIView:0xa1.width == 10"), constraint(2, "UIView:0xa1.width == 20"),
      constraint(3, "UIView:0xa1.width >= 15"),
    ])
    XCTAssertEqual(found.sets, [[0, 1], [0, 2]])
    XCTAssertEqual(found.fixes, [0])
    XCTAssertTrue(found.hasAllSets)
  }

  func test_sets_sizesAreNotNegative() throws {
    let found = try analysis([
      constraint(1, "H:|-(10)-[UIView:0xa1]   (active, names: '|':UIView:0xa2 )"),
      constraint(2, "H:[UIView:0xa1]-(10)-|   (active, names: '|':UIView:0xa2 )"),
      constraint(3, "'UIView-Encapsulated-Layout-Width' UIView:0xa2.width == 0"),
    ])
    XCTAssertEqual(found.sets, [[0, 1, 2]])
    XCTAssertEqual(found.overlap, 20, accuracy: 1e-6)
    XCTAssertEqual(found.cause, .passWithoutSize)
  }

  func test_verdict_roundedNumbersAreNoConflict() throws {
    let found = try analysis([
      constraint(1, "UIView:0xa1.width == 0.333333*UIView:0xa2.width"), constraint(2, "UIView:0xa2.width == 1000"),
      constraint(3, "UIView:0xa1.width == 333.333"),
    ])
    XCTAssertTrue(found.isSatisfiable)
    XCTAssertEqual(found.overlap, 0)
  }

  func test_verdict_marginsAreFreeUnlessTheirGuideIsListed() throws {
    let list = [
      constraint(1, "UIView:0xa1.leading == UIView:0xa2.leadingMargin"),
      constraint(2, "H:|-(20)-[UIView:0xa1]   (active, names: '|':UIView:0xa2 )"),
    ]
    XCTAssertTrue(try analysis(list).isSatisfiable)
    XCTAssertEqual(try analysis(list).cause, .unprintedMargins)
    let guide =
      "'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0xa3'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0xa2 )"
    XCTAssertEqual(try analysis(list + [constraint(3, guide)]).sets, [[0, 1, 2]])
  }

  func test_verdict_masksCountInTheSuperview() throws {
    let mask = "h=--& v=--& UIView:0xa1.minX == 5   (active, names: '|':UIView:0xa2 )"
    let found = try analysis([
      constraint(1, mask, "NSAutoresizingMaskLayoutConstraint"),
      constraint(2, "H:|-(20)-[UIView:0xa1](LTR)   (active, names: '|':UIView:0xa2 )"),
    ])
    XCTAssertEqual(found.sets, [[0, 1]])
    XCTAssertEqual(found.overlap, 15, accuracy: 1e-6)
    XCTAssertEqual(found.cause, .maskAndConstraints)
  }

  func test_verdict_numbersThatStandForNoLimitAreLeftOut() throws {
    let found = try analysis([
      constraint(1, "UIView:0xa1.width == 1.79769e+308"), constraint(2, "UIView:0xa1.width == 20"),
    ])
    XCTAssertTrue(found.isSatisfiable)
  }

  func test_cause_rules() throws {
    func check(_ expected: ConflictCause?, _ entries: [String], line: UInt = #line) throws {
      XCTAssertEqual(try analysis(entries, line: line).cause, expected, line: line)
    }
    let gaps = [
      constraint(1, "V:|-(6)-[UIView:0xa1]   (active, names: '|':Shop.Banner:0xa2 )"),
      constraint(2, "V:[UIView:0xa1]-(6)-|   (active, names: '|':Shop.Banner:0xa2 )"),
    ]
    let mask = "NSAutoresizingMaskLayoutConstraint"
    try check(.actionSheet, [constraint(1, "UIView:0xa1.width == - 16   (active)")])
    try check(.twice, [constraint(1, "UIView:0xa1.width == 10"), constraint(2, "UIView:0xa1.width == 20")])
    try check(.ownZeroSize, gaps + [constraint(3, "Shop.Banner:0xa2.height == 0   (active)")])
    try check(.hiddenInStack, gaps + [constraint(3, "'UISV-hiding' Shop.Banner:0xa2.height == 0   (active)")])
    try check(.fittingSize, gaps + [constraint(3, "'fittingSizeVTarget' Shop.Banner:0xa2.height == 0   (active)")])
    try check(.passWithoutSize, gaps + [constraint(3, "'_UITemporaryLayoutHeight' Shop.Banner:0xa2.height == 0")])
    try check(.containerWithoutSize, gaps + [constraint(3, "h=--& v=--& Shop.Banner:0xa2.height == 0", mask)])
    try check(.maskSize, gaps + [constraint(3, "h=--& v=--& Shop.Banner:0xa2.height == 9", mask)])
    try check(.masksAlone, [constraint(1, "h=-&- v=-&- V:[NSView:0xa1]-(6)-|   (Names: '|':NSBox:0xa2 )", mask)])
    try check(
      .separator,
      gaps + [
        constraint(3, "'UIView-Encapsulated-Layout-Height' Shop.Banner:0xa2.height == 31.5"),
        constraint(4, "UIView:0xa1.height == 20"),
      ])
    try check(
      .fixedNumbers,
      gaps + [constraint(3, "Shop.Banner:0xa2.height == 40"), constraint(4, "UIView:0xa1.height == 20")])
    try check(nil, [constraint(1, "UIView:0xa1.width == 10"), constraint(2, "UIView:0xa2.width == 20")])
  }

  func test_cause_masonryHidesIdentifiers() throws {
    let found = try analysis([
      constraint(1, "UIView:0xa1.top == UITableViewCellContentView:0xa2.top + 9", "MASLayoutConstraint"),
      constraint(2, "UIView:0xa1.bottom == UITableViewCellContentView:0xa2.bottom - 9", "MASLayoutConstraint"),
      constraint(3, "UIView:0xa1.height == 50", "MASLayoutConstraint"),
      constraint(4, "UITableViewCellContentView:0xa2.height == 44"),
    ])
    XCTAssertEqual(found.cause, .containerSize)
  }
}
