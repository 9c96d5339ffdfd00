import LayoutModel
import LayoutTestSupport
import XCTest

final class ScrollViewTests: XCTestCase {
  private var tree = LayoutTree()

  /// A scroll view of 200 by 300 at (10, 20).
  private func addScrollView(_ kind: ViewKind = .scroll) throws -> ViewHandle {
    let scroll = try tree.addView("scroll", kind: kind, to: tree.root)
    try tree.activate([
      scroll.left == tree.root.left + 10, scroll.top == tree.root.top + 20, scroll.width == 200, scroll.height == 300,
    ])
    return scroll
  }

  private func layout() throws -> LayoutResult {
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 400))
    return try engine.layout(.strict)
  }

  func test_edges_againstADescendantMeanTheContentArea() throws {
    for kind in [ViewKind.scroll, .table, .collection, .textView] {
      tree = LayoutTree()
      let scroll = try addScrollView(kind)
      let content = try tree.addView("content", to: scroll)
      let inner = try tree.addView("inner", to: content)
      try tree.activate([
        content.leading == scroll.leading + 5, content.trailing == scroll.trailing - 5, content.top == scroll.top + 7,
        content.width == 500, content.height == 800, inner.bottom == scroll.bottom - 3, inner.height == 30,
        inner.bottom == content.bottom,
      ])
      let result = try layout()
      assertEqual(result.exactFrame(of: scroll), LayoutRectangle(x: 10, y: 20, width: 200, height: 300))
      assertEqual(result.exactFrame(of: content), LayoutRectangle(x: 5, y: 7, width: 500, height: 800))
      XCTAssertEqual(result.contentSize(of: scroll), LayoutSize(width: 510, height: 810))
      assertEqual(
        result.exactFrameInRoot(of: scroll.contentLayoutGuide), LayoutRectangle(x: 10, y: 20, width: 510, height: 810))
    }
  }

  func test_sizesAndCentres_meanTheFrame() throws {
    let scroll = try addScrollView()
    let content = try tree.addView("content", to: scroll)
    try tree.activate([
      content.width == 0.5 * scroll.width, content.height == scroll.height, content.centerX == scroll.centerX,
      content.top == scroll.top, content.bottom == scroll.bottom,
    ])
    let result = try layout()
    assertEqual(result.exactFrame(of: content), LayoutRectangle(x: 50, y: 0, width: 100, height: 300))
    XCTAssertEqual(result.contentSize(of: scroll)?.height, 300)
  }

  func test_edges_againstTheOutsideMeanTheFrame() throws {
    let scroll = try addScrollView()
    let below = try tree.addView("below", to: tree.root)
    let content = try tree.addView("content", to: scroll)
    try tree.activate([
      below.top == scroll.bottom + 4, below.left == scroll.right, below.width == 1, below.height == 1,
      content.top == scroll.top, content.bottom == scroll.bottom, content.height == 1000,
    ])
    let result = try layout()
    assertEqual(result.exactFrame(of: below), LayoutRectangle(x: 210, y: 324, width: 1, height: 1))
    XCTAssertEqual(result.contentSize(of: scroll)?.height, 1000)
  }

  func test_guides_sayWhichOneIsMeant() throws {
    let scroll = try addScrollView()
    let content = try tree.addView("content", to: scroll)
    let header = try tree.addView("header", to: scroll)
    try tree.activate([
      content.leading == scroll.contentLayoutGuide.leading, content.trailing == scroll.contentLayoutGuide.trailing,
      content.top == scroll.contentLayoutGuide.top, content.bottom == scroll.contentLayoutGuide.bottom,
      content.width == scroll.frameLayoutGuide.width, content.height == 900,
      header.bottom == scroll.frameLayoutGuide.bottom, header.centerX == scroll.frameLayoutGuide.centerX,
      header.width == 20, header.height == 10,
    ])
    let result = try layout()
    assertEqual(result.exactFrame(of: content), LayoutRectangle(x: 0, y: 0, width: 200, height: 900))
    assertEqual(result.exactFrame(of: header), LayoutRectangle(x: 90, y: 290, width: 20, height: 10))
    XCTAssertEqual(result.contentSize(of: scroll), LayoutSize(width: 200, height: 900))
  }

  func test_margins_againstADescendantAreThoseOfTheContentArea() throws {
    let scroll = try addScrollView()
    let content = try tree.addView("content", to: scroll)
    try tree.setLayoutMargins(.effective(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)), of: scroll)
    try tree.activate([
      content.left == scroll.leftMargin, content.right == scroll.rightMargin, content.top == scroll.topMargin,
      content.bottom == scroll.bottomMargin, content.width == 600, content.height == 700,
    ])
    let result = try layout()
    assertEqual(result.exactFrame(of: content), LayoutRectangle(x: 2, y: 1, width: 600, height: 700))
    XCTAssertEqual(result.contentSize(of: scroll), LayoutSize(width: 606, height: 704))
  }

  func test_contentSize_isNilUntilAConstraintAsksForIt() throws {
    let scroll = try addScrollView()
    XCTAssertNil(try layout().contentSize(of: scroll))
    XCTAssertNil(try layout().frameInRoot(of: scroll.contentLayoutGuide))
    XCTAssertNil(try layout().contentSize(of: tree.root))
  }

  func test_contentSize_followsItsContent() throws {
    let scroll = try addScrollView()
    let content = try tree.addView("content", to: scroll)
    let height = try tree.activate([content.height == 900])[0]
    try tree.activate([
      content.left == scroll.left, content.right == scroll.right, content.width == scroll.width,
      content.top == scroll.top, content.bottom == scroll.bottom,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 400))
    XCTAssertEqual(try engine.layout(.strict).contentSize(of: scroll), LayoutSize(width: 200, height: 900))
    try engine.tree.setConstant(1200, of: height)
    XCTAssertEqual(try engine.layout(.strict).contentSize(of: scroll), LayoutSize(width: 200, height: 1200))
    try engine.tree.destroy(scroll)
    XCTAssertNil(try engine.layout(.strict).contentSize(of: scroll))
  }

  func test_rightToLeft_mirrorsTheContentInTheContentArea() throws {
    let scroll = try addScrollView()
    let (first, second) = (try tree.addView("first", to: scroll), try tree.addView("second", to: scroll))
    try tree.activate([
      first.leading == scroll.leading + 10, first.width == 300, second.leading == first.trailing + 20,
      second.width == 100, second.trailing == scroll.trailing - 30,
    ])
    for direction in InterfaceLayoutDirection.allCases {
      var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment.plain(400, 400).directed(direction))
      let result = try engine.layout(.strict)
      let width = try XCTUnwrap(result.contentSize(of: scroll)?.width)
      XCTAssertEqual(width, 460, accuracy: 1e-9)
      let frame = try XCTUnwrap(result.exactFrame(of: second))
      XCTAssertEqual(direction == .leftToRight ? frame.minX : width - frame.maxX, 330, accuracy: 1e-9)
    }
  }
}
