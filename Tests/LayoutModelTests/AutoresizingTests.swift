import LayoutModel
import LayoutTestSupport
import XCTest

final class AutoresizingTests: XCTestCase {
  /// 20 from the left, 60 wide, 20 from the right; 10 from the top, 30 high, 60 from the bottom.
  private let frame = LayoutRectangle(x: 20, y: 10, width: 60, height: 30)
  private let size = LayoutSize(width: 100, height: 100)

  func test_frame_sharesTheSlackInProportionToFlexibleParts() {
    let cases: [(AutoresizingMask, LayoutRectangle, UInt)] = [
      ([], LayoutRectangle(x: 20, y: 10, width: 60, height: 30), #line),
      (.flexibleRightMargin, LayoutRectangle(x: 20, y: 10, width: 60, height: 30), #line),
      (.flexibleLeftMargin, LayoutRectangle(x: 70, y: 10, width: 60, height: 30), #line),
      (.flexibleWidth, LayoutRectangle(x: 20, y: 10, width: 110, height: 30), #line),
      ([.flexibleLeftMargin, .flexibleRightMargin], LayoutRectangle(x: 45, y: 10, width: 60, height: 30), #line),
      ([.flexibleLeftMargin, .flexibleWidth], LayoutRectangle(x: 32.5, y: 10, width: 97.5, height: 30), #line),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        LayoutRectangle(x: 30, y: 10, width: 90, height: 30), #line
      ),
      (.flexibleTopMargin, LayoutRectangle(x: 20, y: 60, width: 60, height: 30), #line),
      (.flexibleHeight, LayoutRectangle(x: 20, y: 10, width: 60, height: 80), #line),
      (
        [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
        LayoutRectangle(x: 20, y: 15, width: 60, height: 45), #line
      ),
    ]
    for (mask, expected, line) in cases {
      let autoresizing = Autoresizing(frame: frame, in: size, mask: mask)
      assertEqual(autoresizing.frame(in: LayoutSize(width: 150, height: 150)), expected, line: line)
      XCTAssertEqual(autoresizing.frame(in: size), frame, line: line)
    }
  }

  func test_frame_sharesEquallyWhatHasNoLength() {
    let full = Autoresizing(
      frame: LayoutRectangle(x: 0, y: 0, width: 100, height: 100), in: size,
      mask: [.flexibleLeftMargin, .flexibleRightMargin])
    XCTAssertEqual(full.frame(in: LayoutSize(width: 120, height: 100)).minX, 10)
    let narrow = Autoresizing(frame: frame, in: size, mask: .flexibleWidth)
    XCTAssertEqual(narrow.frame(in: LayoutSize(width: 10, height: 100)).width, 0)
  }

  func test_mask_hasUIKitsRawValues() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    XCTAssertEqual(masks.map(\.rawValue), [1, 2, 4, 8, 16, 32])
  }

  func test_layout_mixesMasksAndConstraints() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let resized = try tree.addView("resized", to: panel)
    let inner = try tree.addView("inner", to: resized)
    let pinned = try tree.addView("pinned", to: inner)
    let outer = try tree.addView("outer", to: tree.root)
    try tree.activate([
      panel.left == tree.root.left, panel.top == tree.root.top, panel.width == 0.5 * tree.root.width,
      panel.height == tree.root.height,
      pinned.left == inner.left + 1, pinned.right == inner.right - 1, pinned.top == inner.top, pinned.height == 4,
      outer.left == resized.right, outer.top == tree.root.top, outer.width == 3, outer.height == 3,
    ])
    try tree.setAutoresizing(Autoresizing(frame: frame, in: size, mask: .flexibleWidth), of: resized)
    try tree.setAutoresizing(
      Autoresizing(
        frame: LayoutRectangle(x: 10, y: 0, width: 40, height: 10), in: LayoutSize(width: 60, height: 30),
        mask: .flexibleWidth),
      of: inner)
    try tree.setContentSize(ContentSize(width: 500, height: 500), of: resized)
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    var result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: resized), frame)
    assertEqual(result.exactFrame(of: pinned), LayoutRectangle(x: 1, y: 0, width: 38, height: 4))
    assertEqual(result.exactFrame(of: outer), LayoutRectangle(x: 80, y: 0, width: 3, height: 3))
    engine.environment = .plain(400, 100)
    result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: resized), LayoutRectangle(x: 20, y: 10, width: 160, height: 30))
    assertEqual(result.exactFrame(of: inner), LayoutRectangle(x: 10, y: 0, width: 140, height: 10))
    assertEqual(result.exactFrame(of: pinned), LayoutRectangle(x: 1, y: 0, width: 138, height: 4))
    assertEqual(result.exactFrame(of: outer), LayoutRectangle(x: 180, y: 0, width: 3, height: 3))
    XCTAssertEqual(result.issues, [])
  }

  func test_layout_followsThroughManyAlternations() throws {
    var tree = LayoutTree()
    var parent = tree.root
    var last = tree.root
    for level in 0..<40 {
      let pinned = try tree.addView("pinned \(level)", to: parent)
      try tree.activate([
        pinned.left == parent.left, pinned.right == parent.right, pinned.top == parent.top,
        pinned.bottom == parent.bottom,
      ])
      last = try tree.addView("resized \(level)", to: pinned)
      try tree.setAutoresizing(
        Autoresizing(
          frame: LayoutRectangle(x: 1, y: 0, width: 98, height: 10), in: LayoutSize(width: 100, height: 10),
          mask: .flexibleWidth),
        of: last)
      parent = last
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 10))
    var result = try engine.layout(.strict)
    XCTAssertEqual(result.issues, [])
    XCTAssertEqual(result.exactFrame(of: last)?.width ?? 0, 220, accuracy: 1e-6)
    engine.environment = .plain(200, 10)
    result = try engine.layout(.strict)
    XCTAssertEqual(result.issues, [])
    XCTAssertEqual(result.exactFrame(of: last)?.width ?? 0, 120, accuracy: 1e-6)
  }

  func test_translates_canBeSwitched() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    assertThrows(.noAutoresizingFrame("view")) {
      try tree.setTranslatesAutoresizingMaskIntoConstraints(true, of: view)
    }
    try tree.setAutoresizing(Autoresizing(frame: frame, in: size), of: view)
    XCTAssertTrue(tree.translatesAutoresizingMaskIntoConstraints(view))
    var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    assertEqual(try engine.layout(.strict).exactFrame(of: view), frame)
    // The constraints of the next mode are at odds with the frame; they meet only once the frame is let go.
    try engine.tree.setTranslatesAutoresizingMaskIntoConstraints(false, of: view)
    let handles = try engine.tree.activate([
      view.left == engine.tree.root.left + 5, view.top == engine.tree.root.top + 6, view.width == 7, view.height == 8,
    ])
    assertEqual(try engine.layout(.strict).exactFrame(of: view), LayoutRectangle(x: 5, y: 6, width: 7, height: 8))
    try engine.tree.deactivate(handles)
    try engine.tree.setTranslatesAutoresizingMaskIntoConstraints(true, of: view)
    assertEqual(try engine.layout(.strict).exactFrame(of: view), frame)
    try engine.tree.destroy(view)
    XCTAssertNil(try engine.layout(.strict).exactFrame(of: view))
  }

  func test_conflict_namesTheFrameAsAnInput() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    try tree.setAutoresizing(Autoresizing(frame: frame, in: size), of: view)
    let handle = try tree.activate([view.width == 61])[0]
    var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    let result = try engine.layout()
    assertEqual(result.exactFrame(of: view), frame)
    guard case .conflict(let conflict)? = result.issues.first else { return XCTFail("\(result.issues)") }
    XCTAssertEqual(conflict.omitted?.constraint.handle, handle)
    let input = conflict.members.map(\.constraint).first { $0.origin == .autoresizing(.width) }
    XCTAssertEqual(input?.items, [view.item])
    XCTAssertEqual(input?.constant, 60)
    XCTAssertEqual(conflict.infeasibility, 1, accuracy: 1e-9)
  }

  func test_alignmentRectangle_liesInsideTheFrame() throws {
    var tree = LayoutTree()
    let toggle = try tree.addView("toggle", kind: .switch, to: tree.root)
    let mark = try tree.addView("mark", to: tree.root)
    try tree.setAlignmentRectInsets(LayoutInsets(top: 0, left: 0, bottom: 0, right: 2), of: toggle)
    try tree.setAutoresizing(Autoresizing(frame: frame, in: size), of: toggle)
    try tree.activate([mark.left == toggle.right, mark.width == 1, mark.top == toggle.top, mark.height == 1])
    var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: toggle), frame)
    XCTAssertEqual(result.exactFrame(of: mark)?.minX, 78)
    try engine.tree.setAlignmentRectInsets(LayoutInsets(top: 0, left: 0, bottom: 0, right: 5), of: toggle)
    let changed = try engine.layout(.strict)
    assertEqual(changed.exactFrame(of: toggle), frame)
    XCTAssertEqual(changed.exactFrame(of: mark)?.minX, 75)
  }

  func test_setAutoresizing_refusesWhatCannotBe() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let view = try tree.addView("view", to: tree.root)
    assertThrows(.rootCannotMove) { try tree.setAutoresizing(Autoresizing(frame: frame, in: size), of: tree.root) }
    var bad = Autoresizing(frame: frame, in: size)
    bad.frame.size.width = -1
    assertThrows(.negativeSize(-1, of: "view")) { try tree.setAutoresizing(bad, of: view) }
    bad.frame.size.width = .nan
    assertThrows(.nonFinite("frame", in: "view")) { try tree.setAutoresizing(bad, of: view) }
    bad = Autoresizing(frame: frame, in: LayoutSize(width: .infinity, height: 0))
    assertThrows(.nonFinite("frame", in: "view")) { try tree.setAutoresizing(bad, of: view) }
    XCTAssertNil(tree.autoresizing(of: view))
  }
}
