import LayoutModel
import LayoutTestSupport
import XCTest

final class ScrollContentTests: XCTestCase {
  /// A scrolling view of 300 × 100 with a content of 80 × `height`.
  private func layout(
    height: Double, direction: InterfaceLayoutDirection = .leftToRight,
    _ make: (ViewHandle, ViewHandle) -> [LayoutConstraint]
  ) throws -> (area: LayoutRectangle, content: LayoutRectangle) {
    var tree = LayoutTree()
    let scroll = try tree.addView("scroll", kind: .scroll, to: tree.root)
    let content = try tree.addView("content", to: scroll)
    try tree.setContentSize(ContentSize(width: 80, height: height), of: content)
    try tree.activate(LayoutConstraint.edges(of: scroll, equalTo: tree.root))
    try tree.activate(make(content, scroll))
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 100).directed(direction))
    let result = try engine.layout(.strict)
    return (
      try XCTUnwrap(result.exactFrameInRoot(of: scroll.contentLayoutGuide)),
      try XCTUnwrap(result.exactFrame(of: content))
    )
  }

  private let insets = LayoutInsets(top: 1, left: 10, bottom: 3, right: 20)

  func test_scrollContent_scrollsVertically() throws {
    for direction in InterfaceLayoutDirection.allCases {
      let (area, content) = try layout(height: 500, direction: direction) {
        LayoutConstraint.scrollContent($0, in: $1, insets: insets)
      }
      XCTAssertEqual(area.size, LayoutSize(width: 300, height: 504))
      assertEqual(content, LayoutRectangle(x: direction == .leftToRight ? 10 : 20, y: 1, width: 270, height: 500))
    }
  }

  func test_scrollContent_scrollsHorizontallyAndBothWays() throws {
    let horizontal = try layout(height: 500) { LayoutConstraint.scrollContent($0, in: $1, along: .horizontal) }
    XCTAssertEqual(horizontal.area.size, LayoutSize(width: 80, height: 100))
    let both = try layout(height: 500) { LayoutConstraint.scrollContent($0, in: $1, along: nil, insets: insets) }
    XCTAssertEqual(both.area.size, LayoutSize(width: 110, height: 504))
  }

  func test_scrollContent_fillsTheFrame() throws {
    for (height, expected) in [(40.0, 96.0), (500, 500)] {
      let content = try layout(height: height) {
        LayoutConstraint.scrollContent($0, in: $1, insets: insets, fillsFrame: true)
      }.content
      XCTAssertEqual(content.height, expected, accuracy: 1e-6)
    }
  }
}
