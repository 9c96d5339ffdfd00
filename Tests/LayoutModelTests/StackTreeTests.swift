import LayoutModel
import LayoutTestSupport
import XCTest

/// What stacks take and refuse.
final class StackTreeTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "root")

  override func setUp() { tree = LayoutTree(rootNamed: "root") }

  func test_makeStack_hasUIKitsDefaults() throws {
    let stack = try tree.makeStack("stack")
    let settings = try XCTUnwrap(tree.stackSettings(of: stack))
    XCTAssertEqual(settings.axis, .horizontal)
    XCTAssertEqual(settings.distribution, .fill)
    XCTAssertEqual(settings.alignment, .fill)
    XCTAssertEqual(settings.spacing, 0)
    XCTAssertNil(tree.superview(of: stack))
    XCTAssertNil(tree.stackSettings(of: tree.root))
    XCTAssertEqual(tree.arrangedSubviews(of: tree.root), [])
  }

  func test_arrangedSubviews_followAddInsertMoveAndRemove() throws {
    let stack = try tree.makeStack("stack", in: tree.root)
    let views = (0..<4).map { tree.makeView("view \($0)") }
    for view in views { try tree.addArrangedSubview(view, to: stack) }
    XCTAssertEqual(tree.subviews(of: stack), views)
    try tree.insertArrangedSubview(views[3], at: 0, in: stack)
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [views[3], views[0], views[1], views[2]])
    try tree.addArrangedSubview(views[0], to: stack)
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [views[3], views[1], views[2], views[0]])
    XCTAssertEqual(tree.subviews(of: stack), views, "the drawing order stays")
    try tree.setCustomSpacing(30, after: views[1], in: stack)
    try tree.insertArrangedSubview(views[1], at: 3, in: stack)
    XCTAssertEqual(tree.customSpacing(after: views[1], in: stack), 30, "a move keeps it")
    try tree.removeArrangedSubview(views[1], from: stack)
    XCTAssertEqual(tree.superview(of: views[1]), stack)
    XCTAssertNil(tree.stack(arranging: views[1]))
    try tree.addArrangedSubview(views[1], to: stack)
    XCTAssertNil(tree.customSpacing(after: views[1], in: stack), "leaving loses it")
    try tree.removeFromSuperview(views[2])
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [views[3], views[0], views[1]])
    try tree.addSubview(views[0], to: tree.root)
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [views[3], views[1]])
    try tree.addSubview(views[3], to: stack)
    XCTAssertEqual(
      tree.arrangedSubviews(of: stack), [views[3], views[1]], "bringing to the front arranges nothing anew")
    try tree.setArrangedSubviews([views[1]], of: stack)
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [views[1]])
    try tree.destroy(stack)
    XCTAssertEqual(tree.arrangedSubviews(of: stack), [])
  }

  func test_addArrangedSubview_takesAViewFromItsSuperview() throws {
    let view = try tree.addView("view", to: tree.root)
    let stack = try tree.makeStack("stack", arranging: [view], in: tree.root)
    XCTAssertEqual(tree.superview(of: view), stack)
  }

  /// The call is refused with the error, and the tree lays out as before.
  private func assertRefused(
    _ expected: LayoutError, line: UInt = #line, _ body: (inout LayoutTree) throws -> Void
  ) throws {
    let before = tree
    var engine = LayoutEngine(tree: before, environment: .plain(100, 100))
    let frames = try engine.layout().placements
    assertThrows(expected, line: line) { try body(&tree) }
    XCTAssertEqual(tree.viewsInDrawingOrder, before.viewsInDrawingOrder, line: line)
    engine.tree = tree
    XCTAssertEqual(try engine.layout().placements, frames, line: line)
    for view in before.viewsInDrawingOrder {
      XCTAssertEqual(tree.arrangedSubviews(of: view), before.arrangedSubviews(of: view), line: line)
      XCTAssertEqual(tree.stackSettings(of: view), before.stackSettings(of: view), line: line)
    }
  }

  func test_calls_refuseWhatAStackCannotTake() throws {
    let view = tree.makeView("view")
    let plain = try tree.addView("plain", to: tree.root)
    let stack = try tree.makeStack("stack", arranging: [view], in: tree.root)
    let inner = try tree.makeStack("inner", in: stack)
    let other = try tree.makeStack("other", in: tree.root)
    let gone = tree.makeView("gone")
    try tree.destroy(gone)
    let missing = LayoutError.unknownItem("removed view \(6)")

    try assertRefused(.alreadyArranged("view", in: "stack")) { try $0.addArrangedSubview(view, to: other) }
    try assertRefused(.cyclicHierarchy(view: "stack", superview: "stack")) {
      try $0.addArrangedSubview(stack, to: stack)
    }
    try assertRefused(.cyclicHierarchy(view: "stack", superview: "inner")) {
      try $0.addArrangedSubview(stack, to: inner)
    }
    try assertRefused(.rootCannotMove) { try $0.addArrangedSubview($0.root, to: stack) }
    try assertRefused(missing) { try $0.addArrangedSubview(gone, to: stack) }
    try assertRefused(missing) { try $0.setStack(StackSettings(), of: gone) }
    try assertRefused(.notAStack("plain")) { try $0.addArrangedSubview(view, to: plain) }
    try assertRefused(.notAStack("plain")) { try $0.setStack(StackSettings(spacing: 3), of: plain) }
    try assertRefused(.notAStack("root")) { try $0.setArrangedSubviews([plain], of: $0.root) }
    try assertRefused(.notArranged("plain", in: "stack")) { try $0.removeArrangedSubview(plain, from: stack) }
    try assertRefused(.notArranged("inner", in: "stack")) { try $0.setCustomSpacing(3, after: inner, in: stack) }
    try assertRefused(.notASubview("plain", of: "stack")) { try $0.setArrangedSubviews([view, plain], of: stack) }
    try assertRefused(.alreadyArranged("view", in: "stack")) { try $0.setArrangedSubviews([view, view], of: stack) }
    try assertRefused(.positionOutOfRange(2, count: 1, in: "stack")) {
      try $0.insertArrangedSubview(plain, at: 2, in: stack)
    }
    try assertRefused(.positionOutOfRange(-1, count: 0, in: "stack")) {
      try $0.insertArrangedSubview(view, at: -1, in: stack)
    }
    try assertRefused(.alreadyArranged("plain", in: "new")) {
      _ = try $0.makeStack("new", arranging: [plain, plain], in: $0.root)
    }
    try assertRefused(.cyclicHierarchy(view: "new", superview: "inner")) {
      _ = try $0.makeStack("new", arranging: [stack], in: inner)
    }
  }

  func test_calls_refuseNumbersThatAreNone() throws {
    let view = tree.makeView("view")
    let stack = try tree.makeStack("stack", arranging: [view], in: tree.root)
    for number in [Double.nan, .infinity, -.infinity] {
      try assertRefused(.nonFinite("spacing", in: "stack")) {
        try $0.setStack(StackSettings(spacing: .points(number)), of: stack)
      }
      try assertRefused(.nonFinite("spacing", in: "a stack")) {
        _ = try $0.makeStack("", StackSettings(spacing: .points(number)), in: $0.root)
      }
      try assertRefused(.nonFinite("custom spacing after view", in: "stack")) {
        try $0.setCustomSpacing(.points(number), after: view, in: stack)
      }
    }
    for number in [0, -5, Double.leastNonzeroMagnitude, 1e6] as [Double] {
      try tree.setStack(StackSettings(spacing: .points(number)), of: stack)
      try tree.setCustomSpacing(.points(number), after: view, in: stack)
      var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
      XCTAssertTrue(try engine.layout().issues.isEmpty)
    }
  }
}
