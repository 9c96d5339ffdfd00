import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

final class RightToLeftTests: XCTestCase {
  func test_layout_mirrorsLeadingAndTrailing() throws {
    var tree = LayoutTree()
    let icon = try tree.addView("icon", to: tree.root)
    let label = try tree.addView("label", to: tree.root)
    try tree.activate([
      icon.leading == tree.root.leading + 16, icon.width == 24, label.leading == icon.trailing + 8,
      label.trailing == tree.root.trailing - 16, icon.top == tree.root.top, icon.height == 24,
      label.top == tree.root.top, label.height == 24,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    var result = try engine.layout(.strict)
    assertEqual(result.frame(of: icon), LayoutRectangle(x: 16, y: 0, width: 24, height: 24))
    assertEqual(result.frame(of: label), LayoutRectangle(x: 48, y: 0, width: 256, height: 24))
    engine.environment = engine.environment.directed(.rightToLeft)
    result = try engine.layout(.strict)
    assertEqual(result.frame(of: icon), LayoutRectangle(x: 280, y: 0, width: 24, height: 24))
    assertEqual(result.frame(of: label), LayoutRectangle(x: 16, y: 0, width: 256, height: 24))
    engine.environment = engine.environment.directed(.leftToRight)
    assertEqual(try engine.layout(.strict).frame(of: icon), LayoutRectangle(x: 16, y: 0, width: 24, height: 24))
  }

  /// After a turn of the direction, a result lists what moved and nothing else.
  func test_layout_listsWhatTheDirectionMoves() throws {
    var tree = LayoutTree()
    let (icon, title, gone) = (
      try tree.addView("icon", to: tree.root), try tree.addView("title", to: tree.root),
      try tree.addView("gone", to: tree.root)
    )
    for view in [icon, title, gone] {
      try tree.activate([view.width == 20, view.top == tree.root.top, view.height == 9])
    }
    try tree.activate([
      icon.leading == tree.root.leading, title.centerX == tree.root.centerX, gone.left == tree.root.left,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    XCTAssertEqual(try engine.layout(.strict).changes.count, 4)
    try engine.tree.destroy(gone)
    engine.environment = engine.environment.directed(.rightToLeft)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.changes.map(\.view), [icon])
    XCTAssertNil(result.exactFrame(of: gone))
    XCTAssertEqual(result.placements.count, 3)
    engine.environment = engine.environment.directed(.leftToRight)
    XCTAssertEqual(try engine.layout(.strict).changes.map(\.view), [icon])
    XCTAssertTrue(try engine.layout(.strict).changes.isEmpty)
  }

  func test_layout_keepsLeftAndRight() throws {
    var tree = LayoutTree()
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([
      box.left == tree.root.left + 16, box.width == 24, box.top == tree.root.top, box.height == 24,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100).directed(.rightToLeft))
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 16, y: 0, width: 24, height: 24))
  }

  /// In whichever order the ends of a constraint are written, both are measured from the right edge of the content area.
  func test_layout_mirrorsContentThatIsWiderThanItsFrame() throws {
    for startsWithScroll in [false, true] {
      var tree = LayoutTree()
      let scroll = try tree.addView("scroll", kind: .scroll, to: tree.root)
      let content = try tree.addView("content", to: scroll)
      try tree.activate(LayoutConstraint.edges(of: scroll, equalTo: tree.root))
      try tree.activate([
        startsWithScroll ? scroll.leading == content.leading - 30 : content.leading == scroll.leading + 30,
        startsWithScroll ? scroll.trailing == content.trailing + 10 : content.trailing == scroll.trailing - 10,
        content.width == 500, content.top == scroll.top, content.bottom == scroll.bottom, content.height == 50,
      ])
      var engine = LayoutEngine(tree: tree, environment: .plain(320, 100).directed(.rightToLeft))
      let result = try engine.layout(.strict)
      assertEqual(result.exactFrame(of: content), LayoutRectangle(x: 10, y: 0, width: 500, height: 50))
      XCTAssertEqual(result.contentSize(of: scroll), LayoutSize(width: 540, height: 50))
      XCTAssertEqual(try engine.ambiguities(), [])
    }
  }

  /// A multiplier measures from the right edge of the content area, also where that is made after the constraint, or in a later pass.
  func test_layout_mirrorsMultipliersInScrollingContent() throws {
    for passesBetween in [false, true] {
      var tree = LayoutTree()
      let scroll = try tree.addView("scroll", kind: .scroll, to: tree.root)
      let (near, far) = (try tree.addView("near", to: scroll), try tree.addView("far", to: scroll))
      try tree.activate(LayoutConstraint.edges(of: scroll, equalTo: tree.root))
      try tree.activate([far.leading == 3 * near.leading, near.width == 40, far.width == 40])
      var engine = LayoutEngine(tree: tree, environment: .plain(320, 100).directed(.rightToLeft))
      if passesBetween { _ = try engine.layout(.strict) }
      try engine.tree.activate([near.leading == scroll.leading + 100, far.trailing == scroll.trailing - 60])
      for view in [near, far] {
        try engine.tree.activate([view.height == 40, view.top == scroll.top, view.bottom == scroll.bottom])
      }
      let result = try engine.layout(.strict)
      XCTAssertEqual(result.contentSize(of: scroll)?.width, 400)
      assertEqual(result.exactFrame(of: near), LayoutRectangle(x: 260, y: 0, width: 40, height: 40))
      assertEqual(result.exactFrame(of: far), LayoutRectangle(x: 60, y: 0, width: 40, height: 40))
    }
  }

  /// A tree of random views, each placed by leading, trailing or centre of an older view in the same tree, with random multipliers.
  private func randomTree(_ generator: inout SeededGenerator) throws -> LayoutTree {
    var tree = LayoutTree()
    var views = [tree.root]
    for _ in 0..<12 {
      let superview = views[Int.random(in: 0..<views.count, using: &generator)]
      let view = try tree.addView("view", to: superview)
      let partner = views[Int.random(in: 0..<views.count, using: &generator)]
      let anchors = [partner.leading, partner.trailing, partner.centerX]
      let own = [view.leading, view.trailing]
      let multiplier = Double.random(in: 0.25...2, using: &generator)
      let constant = Double.random(in: -20...40, using: &generator)
      try tree.activate([
        own[Int.random(in: 0..<2, using: &generator)]
          == multiplier * anchors[Int.random(in: 0..<3, using: &generator)] + constant,
        view.width == Double.random(in: 0.1...0.9, using: &generator) * superview.width + 3,
        view.top == superview.top + 4, view.height == 0.5 * superview.height,
      ])
      views.append(view)
    }
    return tree
  }

  func test_layout_isTheExactMirrorImage() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let tree = try randomTree(&generator)
      let environment = LayoutEnvironment.plain(375, 600)
      var leftToRight = LayoutEngine(tree: tree, environment: environment)
      var rightToLeft = LayoutEngine(tree: tree, environment: environment.directed(.rightToLeft))
      let (first, second) = (try leftToRight.layout(.strict), try rightToLeft.layout(.strict))
      for view in tree.viewsInDrawingOrder {
        let original = try XCTUnwrap(first.exactFrameInRoot(of: view))
        let mirrored = LayoutRectangle(
          x: 375 - original.maxX, y: original.minY, width: original.width, height: original.height)
        assertEqual(second.exactFrameInRoot(of: view), mirrored, accuracy: 1e-6, "seed \(seed)")
      }
    }
  }

  /// Leading stands for the right edge and trailing for the left one; what a multiplier scales counts from the left edge in UIKit.
  func test_multipliers_countFromTheLeftEdgeUnlessTheyMirror() throws {
    let cases: [(first: LayoutAttribute, second: LayoutAttribute, multiplier: Double, x: [Double], line: UInt)] = [
      (.trailing, .trailing, 0.8, [0, 64], #line), (.leading, .trailing, 1, [-40, -40], #line),
      (.leading, .leading, 1.5, [440, 280], #line), (.leading, .leading, 1, [280, 280], #line),
    ]
    for (first, second, multiplier, x, line) in cases {
      var tree = LayoutTree(rootNamed: "screen")
      let view = try tree.addView("view", to: tree.root)
      try tree.activate([
        LayoutConstraint(
          item: view, attribute: first, toItem: tree.root, attribute: second, multiplier: multiplier),
        view.width == 40, view.top == tree.root.top, view.height == 40,
      ])
      var engine = LayoutEngine(
        tree: tree,
        environment: LayoutEnvironment(
          size: LayoutSize(width: 320, height: 480), traits: Traits(layoutDirection: .rightToLeft)))
      XCTAssertEqual(try engine.layout().frame(of: view)?.minX, x[1], "mirrored", line: line)
      engine.environment.mirrorsMultipliers = false
      XCTAssertEqual(try engine.layout().frame(of: view)?.minX, x[0], "as UIKit", line: line)
    }
  }
}
