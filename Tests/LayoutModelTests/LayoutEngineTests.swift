import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutEngineTests: XCTestCase {
  /// A box of fixed size in the top left corner of the root.
  private func makeBox() throws -> (engine: LayoutEngine, box: ViewHandle, handles: [LayoutConstraint.Handle]) {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    let handles = try tree.activate([
      box.left == tree.root.left + 10, box.top == tree.root.top + 20, box.width == 0.5 * tree.root.width,
      box.height == 40,
    ])
    return (LayoutEngine(tree: tree, environment: .plain(200, 100)), box, handles)
  }

  func test_layout_givesEveryFrameInTheFirstPass() throws {
    var (engine, box, _) = try makeBox()
    let result = try engine.layout()
    XCTAssertEqual(result.changes.map(\.view), [engine.tree.root, box])
    assertEqual(result.frame(of: engine.tree.root), LayoutRectangle(x: 0, y: 0, width: 200, height: 100))
    assertEqual(result.frame(of: box), LayoutRectangle(x: 10, y: 20, width: 100, height: 40))
    XCTAssertEqual(try engine.layout().changes, [])
  }

  func test_changes_inPlaceTakeEffect() throws {
    var (engine, box, handles) = try makeBox()
    _ = try engine.layout()
    let steps: [(UInt, LayoutRectangle, (inout LayoutTree) throws -> Void)] = [
      (#line, LayoutRectangle(x: 15, y: 20, width: 100, height: 40), { try $0.setConstant(15, of: handles[0]) }),
      (#line, LayoutRectangle(x: 15, y: 20, width: 50, height: 40), { try $0.setMultiplier(0.25, of: handles[2]) }),
      (#line, LayoutRectangle(x: 15, y: 20, width: 0, height: 40), { try $0.setMultiplier(0, of: handles[2]) }),
      (#line, LayoutRectangle(x: 15, y: 20, width: 140, height: 40), { try $0.setMultiplier(0.7, of: handles[2]) }),
      (
        #line, LayoutRectangle(x: 15, y: 20, width: 140, height: 60),
        {
          try $0.setPriority(.low, of: handles[3])
          try $0.activate([box.height == 60 ~ .high])
        }
      ),
      (#line, LayoutRectangle(x: 15, y: 20, width: 140, height: 40), { try $0.setPriority(.required, of: handles[3]) }),
      (
        #line, LayoutRectangle(x: 15, y: 20, width: 140, height: 60),
        { try $0.setRelation(.greaterThanOrEqual, of: handles[3]) }
      ),
      (
        #line, LayoutRectangle(x: 30, y: 20, width: 140, height: 60),
        {
          try $0.deactivate([handles[0]])
          try $0.activate([box.left == $0.root.left + 30])
        }
      ),
    ]
    for (line, expected, change) in steps {
      try change(&engine.tree)
      let result = try engine.layout(.strict)
      assertEqual(result.exactFrame(of: box), expected, line: line)
      XCTAssertEqual(result.changes.map(\.view), [box], line: line)
    }
  }

  func test_deactivate_andReactivateRestoreTheFrame() throws {
    var (engine, box, handles) = try makeBox()
    try engine.tree.activate([box.width == 30 ~ .low])
    assertEqual(try engine.layout().frame(of: box), LayoutRectangle(x: 10, y: 20, width: 100, height: 40))
    try engine.tree.deactivate([handles[2]])
    assertEqual(try engine.layout().frame(of: box), LayoutRectangle(x: 10, y: 20, width: 30, height: 40))
    try engine.tree.reactivate([handles[2]])
    assertEqual(try engine.layout().frame(of: box), LayoutRectangle(x: 10, y: 20, width: 100, height: 40))
  }

  func test_changes_listExactlyTheFramesThatChanged() throws {
    var (engine, box, handles) = try makeBox()
    let inner = try engine.tree.addView("inner", to: box)
    let other = try engine.tree.addView("other", to: engine.tree.root)
    try engine.tree.activate([
      inner.left == box.left + 5, inner.top == box.top + 5, inner.width == 10, inner.height == 10,
      other.left == engine.tree.root.left, other.bottom == engine.tree.root.bottom, other.width == 10,
      other.height == 10,
    ])
    _ = try engine.layout()
    // Moving a view changes no view in it.
    try engine.tree.setConstant(60, of: handles[0])
    let moved = try engine.layout()
    XCTAssertEqual(moved.changes.map(\.view), [box])
    assertEqual(moved.frameInRoot(of: inner), LayoutRectangle(x: 65, y: 25, width: 10, height: 10))
    // Another height of the screen moves only what hangs on its bottom.
    engine.environment = .plain(200, 90)
    XCTAssertEqual(try engine.layout().changes.map(\.view), [engine.tree.root, other])
  }

  func test_snapping_roundsEdgesInRootCoordinates() throws {
    var (engine, box, handles) = try makeBox()
    let inner = try engine.tree.addView("inner", to: box)
    try engine.tree.activate([
      inner.left == box.left + 0.3, inner.top == box.top, inner.width == 10.3, inner.height == 10,
    ])
    try engine.tree.setConstant(10.3, of: handles[0])
    let result = try engine.layout()
    // In root coordinates the inner edges lie at 10.6 and 20.9, the box's left edge at 10.3.
    assertEqual(result.frame(of: inner), LayoutRectangle(x: 1, y: 0, width: 10, height: 10))
    assertEqual(result.exactFrame(of: inner), LayoutRectangle(x: 0.3, y: 0, width: 10.3, height: 10))
    // The box moves by less than a pixel; the inner view's pixels relative to it change.
    try engine.tree.setConstant(10.1, of: handles[0])
    let moved = try engine.layout()
    assertEqual(moved.frame(of: inner), LayoutRectangle(x: 0, y: 0, width: 11, height: 10))
    XCTAssertEqual(moved.changes.map(\.view), [box, inner])
    engine.environment.traits.displayScale = 2
    assertEqual(try engine.layout().frame(of: inner), LayoutRectangle(x: 0.5, y: 0, width: 10, height: 10))
  }

  func test_contentSize_isFourInequalities() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", to: tree.root)
    let icon = try tree.addView("icon", to: tree.root)
    try tree.setContentSize(ContentSize(width: 60, height: 20, horizontalHugging: 251), of: label)
    try tree.setContentSize(ContentSize(width: 30, height: 30), of: icon)
    try tree.activate([
      label.left == tree.root.left, icon.left == label.right, icon.right == tree.root.right,
      label.top == tree.root.top, icon.top == tree.root.top,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    // The view that hugs less takes the room.
    var result = try engine.layout(.strict)
    assertEqual(result.frame(of: label), LayoutRectangle(x: 0, y: 0, width: 60, height: 20))
    assertEqual(result.frame(of: icon), LayoutRectangle(x: 60, y: 0, width: 140, height: 30))
    // The view that resists compression less is compressed.
    try engine.tree.setContentSize(
      ContentSize(width: 60, height: 20, horizontalHugging: 251, horizontalCompressionResistance: 749), of: label)
    engine.environment = .plain(70, 100)
    result = try engine.layout(.strict)
    assertEqual(result.frame(of: label), LayoutRectangle(x: 0, y: 0, width: 40, height: 20))
    // Another text changes the constants of two of them.
    engine.environment = .plain(200, 100)
    try engine.tree.setIntrinsicContentSize(width: 90, height: nil, of: label)
    try engine.tree.activate([label.height == 11])
    result = try engine.layout(.strict)
    assertEqual(result.frame(of: label), LayoutRectangle(x: 0, y: 0, width: 90, height: 11))
    XCTAssertEqual(result.changes.map(\.view), [engine.tree.root, label, icon])
  }

  func test_contentSize_hasAPriorityPerDirectionAndSense() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", to: tree.root)
    let content = ContentSize(
      width: 60, height: 60, horizontalHugging: 100, verticalHugging: 200, horizontalCompressionResistance: 300,
      verticalCompressionResistance: 400)
    try tree.setContentSize(content, of: label)
    try tree.activate([label.left == tree.root.left, label.top == tree.root.top])
    let handles = try tree.activate([label.width == 50, label.height == 50])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    let cases: [(constant: Double, priorities: (Double, Double), expected: LayoutSize, line: UInt)] = [
      (50, (299, 399), LayoutSize(width: 60, height: 60), #line),
      (50, (301, 401), LayoutSize(width: 50, height: 50), #line),
      (70, (99, 199), LayoutSize(width: 60, height: 60), #line),
      (70, (101, 201), LayoutSize(width: 70, height: 70), #line),
    ]
    for (constant, priorities, expected, line) in cases {
      for (handle, priority) in zip(handles, [priorities.0, priorities.1]) {
        try engine.tree.setConstant(constant, of: handle)
        try engine.tree.setPriority(LayoutPriority(priority), of: handle)
      }
      XCTAssertEqual(try engine.layout(.strict).frame(of: label)?.size, expected, line: line)
    }
  }

  func test_sizes_areNeverNegative() throws {
    var (engine, box, handles) = try makeBox()
    try engine.tree.setPriority(.high, of: handles[2])
    try engine.tree.setMultiplier(-1, of: handles[2])
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 10, y: 20, width: 0, height: 40))
  }

  func test_multiplier_onALocationCountsFromTheCommonAncestor() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let first = try tree.addView("first", to: panel)
    let second = try tree.addView("second", to: panel)
    try tree.activate([
      panel.left == tree.root.left + 100, panel.width == 200, first.left == panel.left + 30, first.width == 10,
      second.left == 2 * first.left, second.width == 10,
    ])
    let third = try tree.addView("third", to: tree.root)
    try tree.activate([third.left == 0.5 * first.left, third.width == first.left - panel.left])
    let fourth = try tree.addView("fourth", to: panel)
    try tree.activate([fourth.centerX == 1.5 * panel.centerX, fourth.width == 20])
    for view in [panel, first, second, third, fourth] {
      try tree.activate([view.top == tree.root.top, view.height == 5])
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 100))
    let result = try engine.layout(.strict)
    // In the panel, first lies at 30: twice that is 60, and not 2 · 130 − 100.
    assertEqual(result.exactFrame(of: second), LayoutRectangle(x: 60, y: 0, width: 10, height: 5))
    // In the root, first lies at 130.
    assertEqual(result.exactFrame(of: third), LayoutRectangle(x: 65, y: 0, width: 30, height: 5))
    // The panel's own centre lies at 100 in its own coordinates.
    assertEqual(result.exactFrame(of: fourth), LayoutRectangle(x: 140, y: 0, width: 20, height: 5))
  }

  func test_guide_takesPartAndFollowsItsOwner() throws {
    var (engine, box, handles) = try makeBox()
    let guide = try engine.tree.makeGuide("gap", in: box)
    let other = try engine.tree.addView("other", to: engine.tree.root)
    try engine.tree.activate([
      guide.left == box.left + 4, guide.top == box.top, guide.width == 0.1 * box.width, guide.height == 2,
      other.left == guide.right, other.top == guide.bottom, other.width == 7, other.height == 7,
    ])
    var result = try engine.layout(.strict)
    assertEqual(result.exactFrameInRoot(of: guide), LayoutRectangle(x: 14, y: 20, width: 10, height: 2))
    assertEqual(result.frame(of: other), LayoutRectangle(x: 24, y: 22, width: 7, height: 7))
    try engine.tree.setConstant(20, of: handles[0])
    result = try engine.layout(.strict)
    assertEqual(result.exactFrameInRoot(of: guide), LayoutRectangle(x: 24, y: 20, width: 10, height: 2))
    assertEqual(result.frame(of: other), LayoutRectangle(x: 34, y: 22, width: 7, height: 7))
    try engine.tree.destroy(guide)
    result = try engine.layout(.strict)
    XCTAssertNil(result.frameInRoot(of: guide))
  }

  func test_tree_changesBetweenPassesAreTakenUp() throws {
    var (engine, box, _) = try makeBox()
    _ = try engine.layout()
    let inner = try engine.tree.addView("inner", to: box)
    try engine.tree.activate([
      inner.right == engine.tree.root.right, inner.top == engine.tree.root.top + 25, inner.width == 20,
      inner.height == 5,
    ])
    var result = try engine.layout(.strict)
    assertEqual(result.frame(of: inner), LayoutRectangle(x: 170, y: 5, width: 20, height: 5))
    // In another superview the same constraints hold in other coordinates.
    try engine.tree.addSubview(inner, to: engine.tree.root)
    result = try engine.layout(.strict)
    assertEqual(result.frame(of: inner), LayoutRectangle(x: 180, y: 25, width: 20, height: 5))
    XCTAssertEqual(result.changes.map(\.view), [inner])
    try engine.tree.removeFromSuperview(inner)
    result = try engine.layout(.strict)
    XCTAssertNil(result.frame(of: inner))
    XCTAssertEqual(result.changes, [])
    try engine.tree.addSubview(inner, to: box)
    result = try engine.layout(.strict)
    XCTAssertEqual(result.frame(of: inner)?.size, LayoutSize(width: 20, height: 5))
    try engine.tree.destroy(box)
    result = try engine.layout(.strict)
    XCTAssertEqual(result.placements.map(\.view), [engine.tree.root])
  }

  func test_tree_putInPlaceOfAnotherIsLaidOutAfresh() throws {
    var (engine, box, handles) = try makeBox()
    _ = try engine.layout()
    var old = engine.tree
    try engine.tree.setConstant(50, of: handles[0])
    _ = try engine.layout()
    // The old tree knows of this change only; the constant of before has to come back all the same.
    try old.setConstant(3, of: handles[1])
    engine.tree = old
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 10, y: 3, width: 100, height: 40))
  }

  func test_layout_refusesImpossibleEnvironment() throws {
    var (engine, box, _) = try makeBox()
    engine.environment.size.width = -1
    assertThrows(.negativeSize(-1, of: "screen")) { try engine.layout() }
    engine.environment.size.width = .nan
    assertThrows(.nonFinite("size", in: "screen")) { try engine.layout() }
    engine.environment = .plain(200, 100)
    engine.environment.safeAreaInsets.top = .infinity
    assertThrows(.nonFinite("inset", in: "screen.safeArea")) { try engine.layout() }
    engine.environment.safeAreaInsets.top = -3
    assertThrows(.negativeSize(-3, of: "the inset of screen.safeArea")) { try engine.layout() }
    engine.environment = .plain(200, 100)
    engine.environment.traits.displayScale = 0
    assertThrows(.nonFinite("display scale", in: "the environment")) { try engine.layout() }
    engine.environment = .plain(200, 100)
    assertEqual(try engine.layout().frame(of: box), LayoutRectangle(x: 10, y: 20, width: 100, height: 40))
  }

  func test_layout_goesThousandsOfViewsDeep() throws {
    var tree = LayoutTree()
    var view = tree.root
    for _ in 0..<2_000 {
      let inner = try tree.addView(to: view)
      try tree.activate([
        inner.left == view.left + 0.125, inner.top == view.top, inner.width == view.width, inner.height == view.height,
      ])
      view = inner
    }
    try tree.activate([tree.root.right + 250 >= view.right])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrameInRoot(of: view), LayoutRectangle(x: 250, y: 0, width: 200, height: 100))
    XCTAssertEqual(result.placements.last?.depth, 2_000)
  }

  func test_copy_laysOutOnItsOwn() throws {
    var (engine, box, handles) = try makeBox()
    _ = try engine.layout()
    var copy = engine
    try copy.tree.setConstant(77, of: handles[0])
    XCTAssertEqual(try copy.layout().frame(of: box)?.minX, 77)
    XCTAssertEqual(try engine.layout().frame(of: box)?.minX, 10)
    XCTAssertEqual(try copy.layout().frame(of: box)?.minX, 77)
  }
}
