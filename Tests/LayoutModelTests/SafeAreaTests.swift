import LayoutModel
import LayoutTestSupport
import XCTest

final class SafeAreaTests: XCTestCase {
  private let environment = LayoutEnvironment(
    size: LayoutSize(width: 390, height: 844), safeAreaInsets: LayoutInsets(top: 59, left: 0, bottom: 34, right: 0),
    traits: Traits(displayScale: 3))

  func test_root_safeAreaFollowsARotation() throws {
    var tree = LayoutTree()
    let box = try tree.addView("box", to: tree.root)
    let safeArea = tree.root.safeArea
    try tree.activate([
      box.left == safeArea.left, box.right == safeArea.right, box.top == safeArea.top, box.bottom == safeArea.bottom,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment)
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 0, y: 59, width: 390, height: 751))
    engine.environment.size = environment.size.transposed
    engine.environment.safeAreaInsets = LayoutInsets(top: 0, left: 59, bottom: 21, right: 59)
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 59, y: 0, width: 726, height: 369))
  }

  func test_nested_safeAreaIsWhatTheUnsafeStripCovers() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let label = try tree.addView("label", to: panel)
    let position = try tree.activate([panel.top == tree.root.top + 20])[0]
    try tree.activate([
      panel.left == tree.root.left + 5, panel.right == tree.root.right - 5, panel.height == 300,
      label.top == panel.safeArea.top, label.left == panel.safeArea.left, label.width == 50, label.height == 10,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment)
    var result = try engine.layout(.strict)
    // A strip of 59 and a view that begins at 20: 39 are covered.
    assertEqual(result.frame(of: label), LayoutRectangle(x: 0, y: 39, width: 50, height: 10))
    XCTAssertEqual(result.safeAreaInsets(of: panel), LayoutInsets(top: 39, left: 0, bottom: 0, right: 0))
    assertEqual(result.frameInRoot(of: panel.safeArea), LayoutRectangle(x: 5, y: 59, width: 380, height: 261))
    for (top, inset) in [(0.0, 59.0), (59, 0), (100, 0), (-30, 59)] {
      try engine.tree.setConstant(top, of: position)
      result = try engine.layout(.strict)
      assertEqual(result.frame(of: label), LayoutRectangle(x: 0, y: inset, width: 50, height: 10), "top \(top)")
      XCTAssertEqual(result.issues, [])
    }
    try engine.tree.setConstant(600, of: position)
    result = try engine.layout(.strict)
    XCTAssertEqual(result.safeAreaInsets(of: panel), LayoutInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  func test_nested_safeAreaGoesWithItsView() throws {
    var engine = LayoutEngine(tree: LayoutTree(), environment: environment)
    // The second panel gets the first one's place in the tree.
    for top in [10.0, 40] {
      let panel = try engine.tree.addView("panel", to: engine.tree.root)
      let label = try engine.tree.addView("label", to: panel)
      try engine.tree.activate([
        panel.left == engine.tree.root.left, panel.width == 100, panel.top == engine.tree.root.top + top,
        panel.height == 200, label.top == panel.safeArea.top, label.left == panel.left, label.width == 10,
        label.height == 10,
      ])
      assertEqual(
        try engine.layout(.strict).frame(of: label), LayoutRectangle(x: 0, y: 59 - top, width: 10, height: 10))
      try engine.tree.destroy(panel)
      XCTAssertNil(try engine.layout(.strict).safeAreaInsets(of: panel))
    }
  }

  func test_nested_safeAreaThatNeverSettlesIsReported() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    // The inset moves the view by more than it covers, and the other way with each round.
    let offset = try tree.makeGuide("offset", in: tree.root)
    try tree.activate([
      offset.left == tree.root.left, offset.top == tree.root.top, offset.width == 1,
      offset.height == panel.safeArea.top - panel.top,
      panel.left == tree.root.left, panel.width == 100, panel.height == 100,
      panel.top == tree.root.top + 2 * offset.height,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.issues, [.unsettled(items: [panel.safeArea.item], rounds: 8)])
  }
}
