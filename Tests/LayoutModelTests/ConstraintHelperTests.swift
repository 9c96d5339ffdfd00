import LayoutModel
import LayoutTestSupport
import XCTest

final class ConstraintHelperTests: XCTestCase {
  private func layout(
    _ direction: InterfaceLayoutDirection = .leftToRight, _ make: (ViewHandle, ViewHandle) throws -> [LayoutConstraint]
  ) throws -> LayoutRectangle? {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    try tree.activate(make(view, tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100).directed(direction))
    return try engine.layout(.strict).exactFrame(of: view)
  }

  func test_edges_insetAndMirror() throws {
    let insets = LayoutInsets(top: 1, left: 10, bottom: 3, right: 20)
    let make = { (view: ViewHandle, root: ViewHandle) in
      LayoutConstraint.edges(of: view, equalTo: root, insets: insets)
    }
    assertEqual(try layout(.leftToRight, make), LayoutRectangle(x: 10, y: 1, width: 170, height: 96))
    assertEqual(try layout(.rightToLeft, make), LayoutRectangle(x: 20, y: 1, width: 170, height: 96))
  }

  func test_edges_withinHoldTheSizeBack() throws {
    let frame = try layout { view, root in
      LayoutConstraint.edges(of: view, within: root, insets: LayoutInsets(top: 5, left: 5, bottom: 5, right: 5))
        + LayoutConstraint.center(of: view, equalTo: root) + [view.width == 500 ~ .high, view.height == 20 ~ .high]
    }
    assertEqual(frame, LayoutRectangle(x: 5, y: 40, width: 190, height: 20))
  }

  func test_size_isAShareOfAnotherOne() throws {
    let frame = try layout { view, root in
      LayoutConstraint.size(of: view, equalTo: root, times: 0.5) + LayoutConstraint.center(of: view, equalTo: root)
    }
    assertEqual(frame, LayoutRectangle(x: 50, y: 25, width: 100, height: 50))
  }

  func test_shares_arePositionsWithoutHelperViews() throws {
    let make = { (view: ViewHandle, root: ViewHandle) in
      [
        view.leading == root.leading(at: 0.1), view.trailing == root.leading(at: 0.4), view.top == root.top(at: 0.2),
        view.aspectRatio(3),
      ]
    }
    assertEqual(try layout(.leftToRight, make), LayoutRectangle(x: 20, y: 20, width: 60, height: 20))
    assertEqual(try layout(.rightToLeft, make), LayoutRectangle(x: 120, y: 20, width: 60, height: 20))
    let absolute = try layout(.rightToLeft) { view, root in
      [view.left == root.left(at: 0.1), view.width == 8, view.height == 8, view.top == root.top(at: -0.1)]
    }
    assertEqual(absolute, LayoutRectangle(x: 20, y: -10, width: 8, height: 8))
  }

  func test_shares_refuseWhatIsNotFinite() throws {
    var tree = LayoutTree(rootNamed: "root")
    let view = try tree.addView("view", to: tree.root)
    let broken = view.leading == tree.root.leading(at: .nan)
    XCTAssertThrowsError(try tree.activate([broken])) { error in
      guard case .nonFinite("multiplier", _)? = error as? LayoutError else { return XCTFail("\(error)") }
    }
    XCTAssertTrue(tree.constraints.isEmpty)
  }

  /// A field beside labels begins behind the widest, whichever that is, and follows when it changes.
  func test_barrier_staysAtTheFurthest() throws {
    var tree = LayoutTree()
    let labels = try (0..<3).map { try tree.addView("label \($0)", to: tree.root) }
    let field = try tree.addView("field", to: tree.root)
    for (label, width) in zip(labels, [40.0, 70, 55]) {
      try tree.setContentSize(
        ContentSize(width: width, height: 10, horizontalHugging: .required, horizontalCompressionResistance: .required),
        of: label)
      try tree.activate([label.leading == tree.root.leading, label.top == tree.root.top])
    }
    try tree.activate([field.trailing == tree.root.trailing, field.top == tree.root.top, field.height == 10])
    try tree.activate(
      field.leading.constraints(atOrAfter: labels.map(\.trailing), spacing: 8, pull: .low, identifier: "field"))
    XCTAssertNotNil(tree.constraint(identified: "field.pull"))
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: field)).minX, 78, accuracy: 1e-6)
    try engine.tree.setIntrinsicContentSize(width: 20, height: 10, of: labels[1])
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: field)).minX, 63, accuracy: 1e-6)
    engine.environment = engine.environment.directed(.rightToLeft)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: field)).maxX, 200 - 63, accuracy: 1e-6)
  }

  func test_barrier_before() throws {
    var tree = LayoutTree()
    let tops = try [60.0, 35, 50].map { top in
      let view = try tree.addView("view", to: tree.root)
      try tree.activate([
        view.top == tree.root.top + top, view.height == 5, view.leading == tree.root.leading, view.width == 5,
      ])
      return view.top
    }
    let header = try tree.addView("header", to: tree.root)
    try tree.activate([header.top == tree.root.top, header.leading == tree.root.leading, header.width == 5])
    try tree.activate(header.bottom.constraints(atOrBefore: tops, spacing: 5, pull: 10))
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: header)).height, 30, accuracy: 1e-6)
    XCTAssertTrue(header.bottom.constraints(atOrBefore: [], pull: 10).isEmpty)
  }
}
