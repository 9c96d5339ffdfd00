import LayoutModel
import LayoutTestSupport
import XCTest

final class CollapsingTests: XCTestCase {
  /// A column of three views, 30 high each, with gaps of 8 and distances of 16 from the top and the bottom of a panel.
  private struct Column {
    var engine: LayoutEngine
    let panel: ViewHandle
    let views: [ViewHandle]
    let inner: ViewHandle

    init() throws {
      var tree = LayoutTree()
      panel = try tree.addView("panel", to: tree.root)
      var views: [ViewHandle] = []
      for name in ["a", "b", "c"] { views.append(try tree.addView(name, to: panel)) }
      inner = try tree.addView("inner", to: views[1])
      try tree.activate([
        panel.left == tree.root.left, panel.top == tree.root.top, panel.width == 200,
        views[0].top == panel.top + 16, views[1].top == views[0].bottom + 8, views[2].top == views[1].bottom + 8,
        views[2].bottom == panel.bottom - 16, inner.top == views[1].top + 5, inner.bottom == views[1].bottom - 5,
        inner.height == 20,
      ])
      for view in views {
        try tree.setCollapsesWhenHidden(true, of: view)
        try tree.setIntrinsicContentSize(width: 50, height: 25, of: view)
        try tree.activate([view.leading == panel.leading, view.trailing == panel.trailing, view.height == 30])
      }
      self.views = views
      engine = LayoutEngine(tree: tree, environment: .plain(400, 400))
    }

    mutating func tops(hiding hidden: [Int]) throws -> (tops: [Double?], height: Double?) {
      for (place, view) in views.enumerated() { try engine.tree.setHidden(hidden.contains(place), of: view) }
      let result = try engine.layout(.strict)
      XCTAssertEqual(result.issues, [])
      return (views.map { result.exactFrame(of: $0)?.minY }, result.exactFrame(of: panel)?.height)
    }
  }

  func test_collapsed_oneGapOfTwoRemains() throws {
    var column = try Column()
    let cases: [(hidden: [Int], tops: [Double], height: Double, line: UInt)] = [
      ([], [16, 54, 92], 138, #line), ([1], [16, 54, 54], 100, #line), ([0], [16, 16, 54], 100, #line),
      ([2], [16, 54, 84], 100, #line), ([0, 1], [16, 16, 16], 62, #line), ([1, 2], [16, 46, 46], 62, #line),
      ([0, 1, 2], [16, 16, 16], 32, #line), ([], [16, 54, 92], 138, #line),
    ]
    for (hidden, tops, height, line) in cases {
      let found = try column.tops(hiding: hidden)
      XCTAssertEqual(found.height ?? .nan, height, accuracy: 1e-9, line: line)
      for (place, top) in tops.enumerated() where !hidden.contains(place) {
        XCTAssertEqual(found.tops[place] ?? .nan, top, accuracy: 1e-9, "view \(place)", line: line)
      }
    }
  }

  func test_collapsed_viewsInsideHaveNoFrame() throws {
    var column = try Column()
    _ = try column.tops(hiding: [1])
    var result = try column.engine.layout(.strict)
    XCTAssertEqual(result.exactFrame(of: column.views[1])?.height, 0)
    XCTAssertNil(result.exactFrame(of: column.inner))
    _ = try column.tops(hiding: [])
    result = try column.engine.layout(.strict)
    assertEqual(result.exactFrame(of: column.views[1]), LayoutRectangle(x: 0, y: 54, width: 200, height: 30))
    XCTAssertEqual(result.exactFrame(of: column.inner)?.height, 20)
  }

  func test_collapsed_edgesThatAreTiedKeepTheWidth() throws {
    var column = try Column()
    _ = try column.tops(hiding: [1])
    let frame = try column.engine.layout(.strict).exactFrame(of: column.views[1])
    XCTAssertEqual(frame?.width, 200)
    XCTAssertEqual(frame?.height, 0)
  }

  func test_collapsed_gapFollowsConstraintsAddedLater() throws {
    var column = try Column()
    _ = try column.tops(hiding: [2])
    // The last view's gap to the one above closed. Once a sibling follows below, that gap is the one that closes.
    let last = try column.engine.tree.addView("last", to: column.panel)
    try column.engine.tree.activate([last.top == column.views[2].bottom + 8, last.height == 1])
    XCTAssertEqual(try column.engine.layout(.strict).exactFrame(of: last)?.minY, 92)
  }

  func test_hidden_keepsItsPlaceByDefault() throws {
    var column = try Column()
    try column.engine.tree.setCollapsesWhenHidden(false, of: column.views[1])
    let found = try column.tops(hiding: [1])
    XCTAssertEqual(found.tops, [16, 54, 92])
    XCTAssertTrue(column.engine.tree.isHidden(column.views[1]))
    XCTAssertFalse(column.engine.tree.isHidden(column.views[0]))
  }

  func test_root_doesNotCollapse() throws {
    var column = try Column()
    try column.engine.tree.setCollapsesWhenHidden(true, of: column.engine.tree.root)
    try column.engine.tree.setHidden(true, of: column.engine.tree.root)
    XCTAssertEqual(try column.tops(hiding: []).height, 138)
  }
}
