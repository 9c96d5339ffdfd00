import LayoutModel
import LayoutTestSupport
import XCTest

final class AlignmentRectTests: XCTestCase {
  private let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)

  func test_constraints_speakOfTheAlignmentRectangle() throws {
    var tree = LayoutTree()
    let toggle = try tree.addView("toggle", kind: .switch, to: tree.root)
    let label = try tree.addView("label", to: tree.root)
    try tree.setAlignmentRectInsets(insets, of: toggle)
    try tree.setContentSize(ContentSize(width: 49, height: 31), of: toggle)
    try tree.activate([
      toggle.left == tree.root.left + 10, toggle.top == tree.root.top + 20,
      label.left == toggle.right + 5, label.top == toggle.bottom, label.width == 10, label.height == toggle.height,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: toggle), LayoutRectangle(x: 8, y: 19, width: 55, height: 35))
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 64, y: 51, width: 10, height: 31))
    // A change of the insets moves the frame and leaves the alignment rectangle.
    try engine.tree.setAlignmentRectInsets(.zero, of: toggle)
    let changed = try engine.layout(.strict)
    assertEqual(changed.exactFrame(of: toggle), LayoutRectangle(x: 10, y: 20, width: 49, height: 31))
    XCTAssertEqual(changed.changes.map(\.view), [toggle])
  }

  func test_subviews_haveTheirCoordinatesFromTheFrame() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let inner = try tree.addView("inner", to: panel)
    let outside = try tree.addView("outside", to: tree.root)
    try tree.setAlignmentRectInsets(insets, of: panel)
    try tree.activate([
      panel.left == tree.root.left + 10, panel.top == tree.root.top + 10, panel.width == 100, panel.height == 50,
      inner.left == panel.left, inner.right == panel.right, inner.top == panel.top, inner.bottom == panel.bottom,
      outside.left == inner.left + 1, outside.top == inner.top + 1, outside.width == 5, outside.height == 5,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: panel), LayoutRectangle(x: 8, y: 9, width: 106, height: 54))
    assertEqual(result.exactFrame(of: inner), LayoutRectangle(x: 2, y: 1, width: 100, height: 50))
    assertEqual(result.exactFrame(of: outside), LayoutRectangle(x: 11, y: 11, width: 5, height: 5))
  }

  func test_rightToLeft_isTheMirrorImageOfAlignmentRectangles() throws {
    for direction in InterfaceLayoutDirection.allCases {
      var tree = LayoutTree()
      let panel = try tree.addView("panel", to: tree.root)
      let inner = try tree.addView("inner", to: panel)
      try tree.setAlignmentRectInsets(LayoutInsets(top: 0, left: 3, bottom: 0, right: 3), of: panel)
      try tree.activate([
        panel.leading == tree.root.leading + 10, panel.width == 100, inner.leading == panel.leading + 7,
        inner.width == 20, inner.top == panel.top, inner.height == 1, panel.top == tree.root.top, panel.height == 1,
      ])
      var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment.plain(200, 200).directed(direction))
      let frame = try XCTUnwrap(try engine.layout(.strict).exactFrameInRoot(of: inner))
      XCTAssertEqual(direction == .leftToRight ? frame.minX : 200 - frame.maxX, 17, accuracy: 1e-9)
    }
  }

  func test_setAlignmentRectInsets_refusesWhatCannotBe() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let view = try tree.addView("view", to: tree.root)
    assertThrows(.rootCannotMove) { try tree.setAlignmentRectInsets(insets, of: tree.root) }
    assertThrows(.nonFinite("alignment rectangle inset", in: "view")) {
      try tree.setAlignmentRectInsets(LayoutInsets(top: .nan, left: 0, bottom: 0, right: 0), of: view)
    }
    XCTAssertEqual(tree.alignmentRectInsets(of: view), .zero)
  }
}
