import LayoutModel
import LayoutTestSupport
import XCTest

/// Stacks that change between passes.
final class StackChangeTests: XCTestCase {
  private func row(_ count: Int) throws -> (engine: LayoutEngine, stack: ViewHandle, views: [ViewHandle]) {
    var tree = LayoutTree()
    var views: [ViewHandle] = []
    for position in 0..<count {
      let view = tree.makeView("view \(position)")
      try tree.setContentSize(
        ContentSize(width: 10, height: 10, horizontalHugging: LayoutPriority(240 + Double(position) / 1000)), of: view)
      views.append(view)
    }
    let stack = try tree.makeStack(
      "stack", StackSettings(alignment: .center, spacing: 4), arranging: views, in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: stack, equalTo: tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(1000, 100))
    _ = try engine.layout(.strict)
    return (engine, stack, views)
  }

  /// What a change does not concern stays installed: the work does not grow with the stack.
  func test_layout_touchesOnlyWhatDiffers() throws {
    for count in [10, 40] {
      var (engine, stack, views) = try row(count)
      try engine.tree.setHidden(true, of: views[4])
      _ = try engine.layout(.strict)
      // The hidden view's gap, centre and boundary go, and so does the next view's gap, for which another one comes; the hidden view gets a
      // place and no length.
      XCTAssertEqual(engine.counts.touched, 7)
      try engine.tree.setCustomSpacing(9, after: views[1], in: stack)
      _ = try engine.layout(.strict)
      XCTAssertEqual(engine.counts.touched, 1)
      try engine.tree.setIntrinsicContentSize(width: 12, height: 10, of: views[2])
      _ = try engine.layout(.strict)
      XCTAssertEqual(engine.counts.touched, 2, "the rules of the content's width")
      try engine.tree.setStack(XCTUnwrap(engine.tree.stackSettings(of: stack)), of: stack)
      _ = try engine.layout(.strict)
      XCTAssertEqual(engine.counts.touched, 0)
      try engine.tree.removeArrangedSubview(views[0], from: stack)
      _ = try engine.layout(.strict)
      // Of the view that went: start, centre, boundary. Of the next: its gap goes, and its start is the stack's.
      XCTAssertLessThanOrEqual(engine.counts.touched, 5)
    }
  }

  func test_layout_refusedPassKeepsTheStackAndTriesAgain() throws {
    var (engine, stack, views) = try row(3)
    let before = try engine.layout(.strict).exactFrame(of: views[1])
    var settings = try XCTUnwrap(engine.tree.stackSettings(of: stack))
    settings.spacing = 600
    try engine.tree.setStack(settings, of: stack)
    XCTAssertThrowsError(try engine.layout(.strict))
    settings.spacing = 4
    try engine.tree.setStack(settings, of: stack)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: views[1]), before)
  }

  func test_destroy_takesTheStacksConstraintsAlong() throws {
    var (engine, stack, _) = try row(5)
    let full = engine.counts
    try engine.tree.destroy(stack)
    XCTAssertTrue(try engine.layout(.strict).issues.isEmpty)
    XCTAssertEqual(engine.counts.constraints, 0)
    let again = try engine.tree.makeStack("again", StackSettings(), in: engine.tree.root)
    let view = engine.tree.makeView("view")
    try engine.tree.addArrangedSubview(view, to: again)
    try engine.tree.activate(LayoutConstraint.edges(of: again, equalTo: engine.tree.root))
    assertEqual(try engine.layout(.strict).exactFrame(of: view), LayoutRectangle(x: 0, y: 0, width: 1000, height: 100))
    XCTAssertLessThan(engine.counts.constraints, full.constraints)
  }

  func test_removeFromSuperview_ofTheStackAndBack() throws {
    var (engine, stack, views) = try row(3)
    let before = try engine.layout(.strict).exactFrame(of: views[1])
    let loose = try engine.tree.removeFromSuperview(stack)
    XCTAssertNil(try engine.layout(.strict).exactFrame(of: views[1]))
    XCTAssertEqual(engine.counts.constraints, 0)
    try engine.tree.addSubview(stack, to: engine.tree.root)
    try engine.tree.reactivate(loose)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: views[1]), before)
  }

  func test_destroy_ofAnArrangedViewClosesTheGap() throws {
    var (engine, stack, views) = try row(3)
    try engine.tree.destroy(views[1])
    XCTAssertEqual(engine.tree.arrangedSubviews(of: stack), [views[0], views[2]])
    let result = try engine.layout(.strict)
    XCTAssertEqual(
      try XCTUnwrap(result.exactFrame(of: views[2])).minX, try XCTUnwrap(result.exactFrame(of: views[0])).maxX + 4,
      accuracy: 1e-6)
  }
}
