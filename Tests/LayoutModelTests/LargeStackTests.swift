import LayoutModel
import LayoutTestSupport
import XCTest

/// Many stacks, deep stacks and long stacks.
final class LargeStackTests: XCTestCase {
  func test_layout_fiveHundredStacksOfFive() throws {
    var tree = LayoutTree()
    var rows: [ViewHandle] = []
    for _ in 0..<500 {
      let views = (0..<5).map { tree.makeView("view \($0)") }
      for (position, view) in views.enumerated() {
        try tree.setContentSize(
          ContentSize(width: 20, height: 30, horizontalHugging: position == 4 ? 249 : 250), of: view)
      }
      rows.append(try tree.makeStack("row", StackSettings(alignment: .center, spacing: 8), arranging: views))
    }
    let column = try tree.makeStack("column", StackSettings(axis: .vertical), arranging: rows, in: tree.root)
    try tree.activate(LayoutConstraint.horizontalEdges(of: column, equalTo: tree.root) + [column.top == tree.root.top])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 600))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: rows[499]), LayoutRectangle(x: 0, y: 499 * 30, width: 320, height: 30))
    // One row's change touches that row alone.
    try engine.tree.setHidden(true, of: engine.tree.arrangedSubviews(of: rows[250])[2])
    let changed = try engine.layout(.strict)
    XCTAssertLessThan(engine.counts.touched, 8)
    XCTAssertEqual(changed.changes.count, 3, "it closes, and the two views behind it move up")
  }

  func test_layout_deepStacks() throws {
    var tree = LayoutTree()
    var inner = tree.makeView("leaf")
    try tree.setContentSize(ContentSize(width: 30, height: 20), of: inner)
    let leaf = inner
    for depth in 0..<1_000 {
      inner = try tree.makeStack(
        "stack", StackSettings(axis: depth % 2 == 0 ? .horizontal : .vertical, distribution: .fillProportionally),
        arranging: [inner])
    }
    try tree.addSubview(inner, to: tree.root)
    try tree.activate([inner.leading == tree.root.leading + 3, inner.top == tree.root.top + 4])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 600))
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrameInRoot(of: leaf), LayoutRectangle(x: 3, y: 4, width: 30, height: 20))
    assertThrows(.cyclicHierarchy(view: "stack", superview: "stack")) {
      let innermost = try XCTUnwrap(tree.stack(arranging: leaf))
      try tree.addArrangedSubview(inner, to: innermost)
    }
  }

  func test_generatedConstraints_growWithTheStack() throws {
    for distribution in StackSettings.Distribution.allCases {
      var counts: [Int] = []
      for count in [1_000, 2_000] {
        var tree = LayoutTree()
        let views = (0..<count).map { _ in tree.makeView() }
        let stack = try tree.makeStack(
          "stack", StackSettings(distribution: distribution, alignment: .center), arranging: views, in: tree.root)
        for view in views { try tree.setContentSize(ContentSize(width: 5, height: 5), of: view) }
        counts.append(tree.generatedConstraints(of: stack).count)
        let priorities = tree.generatedConstraints(of: stack).map(\.priority)
        XCTAssertTrue(priorities.allSatisfy { $0.value >= 49 && $0.value <= 1000 })
        XCTAssertLessThan(Set(priorities).count, 110)
      }
      XCTAssertLessThanOrEqual(counts[1] - counts[0], 5 * 1_000, "\(distribution)")
    }
  }
}
