import LayoutModel
import LayoutTestSupport
import XCTest

/// Stacks that keep to baselines and margins.
final class StackBaselineTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "root")

  override func setUp() { tree = LayoutTree(rootNamed: "root") }

  /// A text of 20 or 40 points' height whose baselines are told.
  private func text(_ name: String, height: Double, first: Double, last: Double) throws -> ViewHandle {
    let view = tree.makeView(name, kind: .label)
    try tree.setContentSize(ContentSize(width: 50, height: height), of: view)
    try tree.setBaselines(Baselines(first: first, last: last), of: view)
    return view
  }

  private func layout(_ direction: InterfaceLayoutDirection = .leftToRight) throws -> LayoutResult {
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 400).directed(direction))
    return try engine.layout(.strict)
  }

  func test_layout_alignsBaselines() throws {
    for (alignment, tops, height) in [
      // First baselines at 15, 30 and 12 below the tops; last ones at 5, 10 and 28 above the bottoms.
      (StackSettings.Alignment.firstBaseline, [15.0, 0, 18], 58.0), (.lastBaseline, [15, 0, 18], 58),
    ] {
      setUp()
      let views = [
        try text("a", height: 20, first: 15, last: 5), try text("b", height: 40, first: 30, last: 10),
        try text("c", height: 40, first: 12, last: 28),
      ]
      let stack = try tree.makeStack("row", StackSettings(alignment: alignment), arranging: views, in: tree.root)
      try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top])
      let result = try layout()
      for (view, top) in zip(views, tops) {
        XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: view)).minY, top, accuracy: 1e-6, "\(alignment)")
      }
      XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: stack)).height, height, accuracy: 1e-6, "\(alignment)")
    }
  }

  func test_layout_followsChangedBaselines() throws {
    let views = [try text("a", height: 20, first: 15, last: 5), try text("b", height: 40, first: 30, last: 10)]
    let stack = try tree.makeStack(
      "row", StackSettings(alignment: .firstBaseline), arranging: views, in: tree.root)
    try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top])
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 400))
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: views[0])).minY, 15, accuracy: 1e-6)
    try engine.tree.setBaselines(Baselines(first: 20, last: 5), of: views[1])
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: views[0])).minY, 5, accuracy: 1e-6)
    var settings = try XCTUnwrap(engine.tree.stackSettings(of: stack))
    settings.alignment = .lastBaseline
    try engine.tree.setStack(settings, of: stack)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: views[0])).minY, 20, accuracy: 1e-6)
  }

  /// The baselines of a column in a row are those of its first and last visible views.
  func test_layout_alignsTheBaselinesOfNestedStacks() throws {
    let inner = [try text("a", height: 20, first: 15, last: 5), try text("b", height: 40, first: 30, last: 10)]
    let column = try tree.makeStack("column", StackSettings(axis: .vertical), arranging: inner)
    let side = try text("side", height: 20, first: 18, last: 2)
    let row = try tree.makeStack(
      "row", StackSettings(alignment: .firstBaseline), arranging: [column, side], in: tree.root)
    try tree.activate([row.leading == tree.root.leading, row.top == tree.root.top])
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 400))
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: column)).minY, 3, accuracy: 1e-6)
    try engine.tree.setHidden(true, of: inner[0])
    let result = try engine.layout(.strict)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: column)).minY, 0, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: side)).minY, 12, accuracy: 1e-6)
  }

  func test_layout_measuresSpacingBetweenBaselines() throws {
    let views = [try text("a", height: 20, first: 15, last: 5), try text("b", height: 40, first: 30, last: 10)]
    let settings = StackSettings(axis: .vertical, spacing: 50, isBaselineRelativeArrangement: true)
    let stack = try tree.makeStack("column", settings, arranging: views, in: tree.root)
    try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top])
    let result = try layout()
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: views[0])).minY, 0, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: views[1])).minY, 15 + 50 - 30, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: stack)).height, 75, accuracy: 1e-6)
  }

  func test_setStack_refusesBaselinesOfAColumn() throws {
    let stack = try tree.makeStack("column", StackSettings(axis: .vertical), in: tree.root)
    for alignment in [StackSettings.Alignment.firstBaseline, .lastBaseline] {
      assertThrows(.baselinesAlongAxis("column")) {
        try tree.setStack(StackSettings(axis: .vertical, alignment: alignment), of: stack)
      }
    }
    XCTAssertEqual(tree.stackSettings(of: stack)?.alignment, .fill)
  }

  func test_layout_keepsToTheMargins() throws {
    for axis in LayoutConstraint.Axis.allCases {
      for alignment in [StackSettings.Alignment.fill, .trailing] {
        setUp()
        let view = try text("a", height: 20, first: 15, last: 5)
        let settings = StackSettings(axis: axis, alignment: alignment, isLayoutMarginsRelativeArrangement: true)
        let stack = try tree.makeStack("stack", settings, arranging: [view], in: tree.root)
        try tree.setDirectionalLayoutMargins(
          DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40), of: stack)
        try tree.activate([
          stack.leading == tree.root.leading, stack.width == 200, stack.top == tree.root.top, stack.height == 100,
        ])
        let full = LayoutRectangle(x: 20, y: 1, width: 140, height: 96)
        let row = LayoutRectangle(x: 20, y: 77, width: 140, height: 20)
        let column = LayoutRectangle(x: 110, y: 1, width: 50, height: 96)
        let expected = alignment == .fill ? full : axis == .horizontal ? row : column
        assertEqual(try layout().exactFrame(of: view), expected, "\(axis) \(alignment)")
        let mirrored = LayoutRectangle(
          x: 200 - expected.maxX, y: expected.minY, width: expected.width, height: expected.height)
        assertEqual(try layout(.rightToLeft).exactFrame(of: view), mirrored, "\(axis) \(alignment)")
      }
    }
  }

  func test_layout_followsChangedMargins() throws {
    let view = try text("a", height: 20, first: 15, last: 5)
    let stack = try tree.makeStack("stack", arranging: [view], in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: stack, equalTo: tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 400))
    assertEqual(try engine.layout(.strict).exactFrame(of: view), LayoutRectangle(x: 0, y: 0, width: 300, height: 400))
    try engine.tree.setStack(StackSettings(isLayoutMarginsRelativeArrangement: true), of: stack)
    // A stack has no margins of its own.
    assertEqual(try engine.layout(.strict).exactFrame(of: view), LayoutRectangle(x: 0, y: 0, width: 300, height: 400))
    try engine.tree.setDirectionalLayoutMargins(
      DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0), of: stack)
    assertEqual(try engine.layout(.strict).exactFrame(of: view), LayoutRectangle(x: 30, y: 0, width: 270, height: 400))
  }
}
