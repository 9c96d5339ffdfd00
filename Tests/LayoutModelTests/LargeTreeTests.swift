import LayoutModel
import LayoutTestSupport
import XCTest

/// Trees far deeper and wider than any screen: quick, and without recursion.
final class LargeTreeTests: XCTestCase {
  func test_deepTree_isLaidOutMovedAndDestroyed() throws {
    let depth = 10_000
    var tree = LayoutTree()
    let top = try tree.addView("top", to: tree.root)
    try tree.activate([
      top.left == tree.root.left, top.top == tree.root.top, top.width == tree.root.width, top.height == 10,
    ])
    var parent = top
    for _ in 1..<depth {
      let view = try tree.addView("", to: parent)
      try tree.activate([view.left == parent.left + 0.01, view.top == parent.top, view.width == 10, view.height == 10])
      parent = view
    }
    let leaf = parent
    let far = try tree.addView("far", to: tree.root)
    try tree.activate([far.left == leaf.right, far.top == leaf.bottom, far.width == 1, far.height == 1])
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 300))
    var result = try engine.layout(.strict)
    XCTAssertEqual(result.changes.count, depth + 2)
    assertEqual(
      result.exactFrame(of: far), LayoutRectangle(x: 0.01 * Double(depth - 1) + 10, y: 10, width: 1, height: 1),
      accuracy: 1e-3)
    assertThrows(.cyclicHierarchy(view: "top", superview: engine.tree.describe(leaf.item))) {
      try engine.tree.addSubview(top, to: leaf)
    }
    // A copy goes its own way.
    var copy = engine
    let removed = try copy.tree.destroy(top)
    XCTAssertEqual(removed.count, 4 * depth + 2, "those of the far view on its size stay")
    result = try copy.layout(.strict)
    XCTAssertEqual(result.placements.count, 2)
    XCTAssertEqual(try engine.layout(.strict).changes, [])
    try engine.tree.removeFromSuperview(top)
    XCTAssertEqual(try engine.layout(.strict).placements.count, 2)
    try engine.tree.addSubview(top, to: engine.tree.root)
    XCTAssertEqual(try engine.layout(.strict).placements.count, depth + 2)
  }

  func test_wideTree_isLaidOutAndEdited() throws {
    #if DEBUG
      let count = 20_000
    #else
      let count = 100_000
    #endif
    var tree = LayoutTree()
    var views: [ViewHandle] = []
    for index in 0..<count {
      let view = try tree.addView("", to: tree.root)
      try tree.activate([view.left == tree.root.left + Double(index % 300), view.width == 10])
      views.append(view)
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 300))
    var result = try engine.layout(.strict)
    XCTAssertEqual(result.changes.count, count + 1)
    XCTAssertEqual(result.exactFrame(of: views[count / 2])?.minX, Double(count / 2 % 300))
    for view in views[10..<20] { try engine.tree.destroy(view) }
    result = try engine.layout(.strict)
    XCTAssertEqual(result.changes, [])
    XCTAssertNil(result.frame(of: views[10]))
    assertThrows(.unknownItem("removed view \(11)")) { try engine.tree.activate([views[10].width == 10]) }
    XCTAssertEqual(engine.counts.touched, 10 * 4)
  }
}
