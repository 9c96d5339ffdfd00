import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

/// Coordinates that are known to be unique without asking the solver for their ranges.
final class DeterminedCoordinatesTests: XCTestCase {
  private func engine(
    _ width: Double = 320, _ build: (inout LayoutTree, ViewHandle) throws -> Void
  ) throws -> LayoutEngine {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.left == tree.root.left, box.top == tree.root.top, box.height == 10])
    try build(&tree, box)
    return LayoutEngine(tree: tree, environment: .plain(width, 100))
  }

  private func assert(
    _ engine: LayoutEngine, asksFor count: Int, findings: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(try engine.countCoordinatesToAskFor(), count, file: file, line: line)
    XCTAssertEqual(try engine.ambiguities().count, findings, file: file, line: line)
    XCTAssertEqual(try engine.ambiguities(), try engine.ambiguitiesAskingForAll(), file: file, line: line)
  }

  /// Thousands of labels are as large as their contents, and nobody has to ask for any of them.
  func test_ambiguities_asksNothingAboutManyLabels() throws {
    var tree = LayoutTree()
    var above = tree.root.topAnchor
    for row in 0..<1000 {
      let label = try tree.addView("label \(row)", kind: .label, to: tree.root)
      try tree.setIntrinsicContentSize(width: Double(20 + row % 70), height: 20, of: label)
      try tree.activate([label.leading == tree.root.leading + 16, label.top == above + 4])
      above = label.bottomAnchor
    }
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    XCTAssertEqual(try engine.countCoordinatesToAskFor(), 0)
    XCTAssertEqual(try engine.ambiguities(), [])
  }

  func test_ambiguities_knowsAWishThatHolds() throws {
    try assert(
      engine { tree, box in try tree.activate([box.width == 0.5 * tree.root.width ~ 700]) }, asksFor: 0, findings: 0)
  }

  func test_ambiguities_asksAboutAWishThatDoesNotHold() throws {
    let engine = try engine { tree, box in
      try tree.activate([box.width == 0.5 * tree.root.width ~ 700, box.width <= 100])
    }
    try assert(engine, asksFor: 1, findings: 0)
  }

  /// Two optional constraints of one priority pull at the box; one of them holds, and still the width is open.
  func test_ambiguities_asksWhereWishesAreTied() throws {
    let engine = try engine { tree, box in try tree.activate([box.width == 100 ~ 700, box.width == 200 ~ 700]) }
    try assert(engine, asksFor: 1, findings: 1)
  }

  /// A violated optional constraint does not make those of its priority doubtful that nothing connects with it.
  func test_ambiguities_looksAtGroupsApart() throws {
    let engine = try engine { tree, box in
      let (other, third) = (try tree.addView("other", to: tree.root), try tree.addView("third", to: tree.root))
      try tree.activate([box.width == 100 ~ 700, box.width <= 50])
      for view in [other, third] {
        try tree.activate([view.left == tree.root.left + 0.1 * tree.root.width ~ 700, view.top == box.top])
      }
      try tree.activate([other.width == 40 ~ 700, other.height == 10, third.width == other.width, third.height == 10])
    }
    try assert(engine, asksFor: 1, findings: 0)
  }

  func test_ambiguities_knowsWhatTwoLimitsLeave() throws {
    let engine = try engine { tree, box in
      try tree.activate([box.width >= 40, -1 * box.width >= -40 ~ 600])
    }
    try assert(engine, asksFor: 0, findings: 0)
    try assert(
      self.engine { tree, box in try tree.activate([box.width >= 40, box.width <= 41]) }, asksFor: 1, findings: 1)
  }

  /// Over random rows of labels with few different priorities, nothing that is open is missed.
  func test_ambiguities_findsWhatAskingForAllFinds() throws {
    var (open, asked, all) = (0, 0, 0)
    for seed in UInt64(1)...80 {
      let tree = try RandomRows(seed: seed).tree
      let engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
      let findings = try engine.ambiguities()
      XCTAssertEqual(findings, try engine.ambiguitiesAskingForAll(), "seed \(seed)")
      open += findings.count
      asked += try engine.countCoordinatesToAskFor()
      all += 4 * (tree.viewsInDrawingOrder.count - 1)
    }
    XCTAssertGreaterThan(open, 100)
    XCTAssertLessThan(2 * asked, all, "\(asked) of \(all) coordinates")
    XCTAssertGreaterThan(asked, open)
  }
}

/// Rows of labels between the edges of the screen, with contents, limits and optional constraints of random priorities, of which many are the same.
private struct RandomRows {
  var tree = LayoutTree()
  private var generator: SeededGenerator

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var above = tree.root.topAnchor
    for row in 0..<Int.random(in: 1...5, using: &generator) {
      var before = tree.root.leadingAnchor
      for column in 0..<Int.random(in: 1...4, using: &generator) {
        let view = try tree.addView("view \(row) \(column)", kind: .label, to: tree.root)
        try tree.setContentSize(
          ContentSize(
            width: number(4) == 0 ? nil : Double(10 * number(12)), height: number(6) == 0 ? nil : 20,
            horizontalHugging: priority(), verticalHugging: priority(), horizontalCompressionResistance: priority()),
          of: view)
        if number(8) != 0 { try tree.activate([view.leading == before + 8]) }
        if number(8) != 0 { try tree.activate([view.top == above + 8]) }
        if number(3) == 0 { try tree.activate([view.width == 0.3 * tree.root.width ~ priority()]) }
        if number(4) == 0 { try tree.activate([view.width <= Double(20 * number(8)) ~ priority()]) }
        before = view.trailingAnchor
        if column == 0 { above = view.bottomAnchor }
      }
      let last = number(3) == 0 ? LayoutPriority.required : priority()
      try tree.activate([before == tree.root.trailing - 8 ~ last])
    }
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func priority() -> LayoutPriority { [250, 251, 500, 750][number(4)] }
}
