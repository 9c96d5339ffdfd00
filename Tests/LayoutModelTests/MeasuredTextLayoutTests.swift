import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

/// Texts in a layout, measured without fonts.
final class MeasuredTextLayoutTests: XCTestCase {
  private func layout(
    _ text: TextContent, width: Double, _ category: TextSizeCategory = .large
  ) throws -> LayoutRectangle {
    var tree = LayoutTree()
    let label = try tree.addView("label", kind: .label, to: tree.root)
    try tree.setText(text, of: label)
    try tree.setMeasuresHeightForWidth(text.numberOfLines != 1, of: label)
    try tree.activate([
      label.left == tree.root.left, label.top == tree.root.top, label.right <= tree.root.right,
    ])
    var environment = LayoutEnvironment.plain(width, 2000)
    environment.traits.preferredContentSizeCategory = category
    var engine = LayoutEngine(tree: tree, environment: environment, measurer: .textMetrics)
    return try XCTUnwrap(try engine.layout(.strict).exactFrame(of: label))
  }

  func test_layout_wrapsWhereThereIsNoRoom() throws {
    let text = TextContent("A sentence that is long enough for several lines on a phone.", numberOfLines: 0)
    let wide = try layout(text, width: 2000)
    XCTAssertEqual(wide.height, 21)
    let narrow = try layout(text, width: 320)
    XCTAssertLessThanOrEqual(narrow.width, 320)
    let lines = MetricsTextMeasurer().numberOfLines(text, width: narrow.width)
    XCTAssertEqual(lines, 2)
    XCTAssertEqual(narrow.height, LineMetrics(pointSize: 17).labelHeight(lines: lines, scale: 1))
  }

  func test_layout_growsWithTheTextSize() throws {
    let text = TextContent("Settings", numberOfLines: 0)
    var last = LayoutRectangle.zero
    for category in TextSizeCategory.allCases {
      let frame = try layout(text, width: 2000, category)
      XCTAssertGreaterThan(frame.width, last.width, "\(category)")
      XCTAssertGreaterThan(frame.height, last.height, "\(category)")
      last = frame
    }
  }
}
