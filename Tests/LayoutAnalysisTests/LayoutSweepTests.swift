import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

final class LayoutSweepTests: XCTestCase {
  private func assertRange(
    _ range: ClosedRange<Double>?, _ lower: Double, _ upper: Double, accuracy: Double = 1e-7,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let range else { return XCTFail("no range", file: file, line: line) }
    XCTAssertEqual(range.lowerBound, lower, accuracy: accuracy, file: file, line: line)
    XCTAssertEqual(range.upperBound, upper, accuracy: accuracy, file: file, line: line)
  }

  /// A box along the top with what a test adds.
  private func makeEngine(
    _ build: (inout LayoutTree, ViewHandle) throws -> Void
  ) throws -> (engine: LayoutEngine, box: ViewHandle) {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.top == tree.root.top, box.height == 10])
    try build(&tree, box)
    return (LayoutEngine(tree: tree, environment: .plain(320, 100)), box)
  }

  /// A text in a frame of fixed height wraps in another way, and no frame shows it.
  func test_sweep_findsWhereATextOfFixedHeightBeginsToFit() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let note = try tree.addView("note", kind: .label, to: tree.root)
    let text = "Please meet your courier at the door. You can pay by card or with your phone."
    try tree.setText(TextContent(text, numberOfLines: 0), of: note)
    try tree.setMeasuresHeightForWidth(true, of: note)
    try tree.activate([
      note.leading == tree.root.leading + 16, note.trailing == tree.root.trailing - 16, note.top == tree.root.top,
      note.height == 41,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 480), measurer: .textMetrics)
    let sweep = try engine.sweep(.width, over: 250...700, configuration: LintConfiguration([.clippedText]))
    XCTAssertEqual(sweep.occurrences.map(\.range.lowerBound), [250])
    let end = try XCTUnwrap(sweep.occurrences.first?.range.upperBound)
    XCTAssertLessThan(end, 400)
    XCTAssertTrue(sweep.breakpoints.contains { ($0 - end).magnitude < 1e-9 })
    for (width, count) in [(250, 1), (end - 1e-4, 1), (end + 1e-4, 0), (700, 0)] {
      engine.environment.size.width = width
      XCTAssertEqual(try engine.layout().lint(LintConfiguration([.clippedText])).count, count, "\(width)")
    }
  }

  func test_sweep_findsWhereAWishGivesWay() throws {
    let (engine, box) = try makeEngine { tree, box in
      try tree.activate(box.width.constraints(ideal: 0.8 * tree.root.width, minimum: 200, maximum: 560))
      try tree.activate([box.centerX == tree.root.centerX])
    }
    let sweep = try engine.sweep(.width, over: 100...1000)
    XCTAssertEqual(sweep.breakpoints.count, 2)
    for (breakpoint, expected) in zip(sweep.breakpoints, [250.0, 700]) {
      XCTAssertEqual(breakpoint, expected, accuracy: 1e-9)
    }
    assertEqual(sweep.frame(of: box, at: 150), LayoutRectangle(x: -25, y: 0, width: 200, height: 10))
    assertEqual(sweep.frame(of: box, at: 500), LayoutRectangle(x: 50, y: 0, width: 400, height: 10))
    assertEqual(sweep.frame(of: box, at: 900), LayoutRectangle(x: 170, y: 0, width: 560, height: 10))
    assertEqual(sweep.segments[1].rate(of: box), LayoutRectangle(x: 0.1, y: 0, width: 0.8, height: 0))
    XCTAssertNil(sweep.frame(of: box, at: 1001))
    let gaveWay = sweep.occurrences.filter { $0.finding.name == "gave-way" }
    XCTAssertEqual(gaveWay.count, 2)
    assertRange(gaveWay.first?.range, 100, 250)
    assertRange(gaveWay.last?.range, 700, 1000)
    XCTAssertTrue(gaveWay[0].finding.message.contains("more than asked"))
    XCTAssertTrue(gaveWay[1].finding.message.contains("less than asked"))
    let offScreen = sweep.occurrences.filter { $0.finding.name == "off-screen" }
    XCTAssertEqual(offScreen.count, 2, "the left and the right edge")
    for occurrence in offScreen { assertRange(occurrence.range, 100, 200) }
    XCTAssertEqual(sweep.findings(at: 500), [])
    XCTAssertEqual(sweep.findings(at: 150).count, 3)
  }

  func test_sweep_findsWhereAWishGivesWayThatBendsNothing() throws {
    let (engine, box) = try makeEngine { tree, box in
      try tree.activate([box.width == 0.5 * tree.root.width, (box.width >= 100) ~ .low, box.left == tree.root.left])
    }
    let sweep = try engine.sweep(.width, over: 100...400)
    XCTAssertEqual(sweep.breakpoints, [])
    XCTAssertEqual(sweep.occurrences.count, 1)
    assertRange(sweep.occurrences.first?.range, 100, 200)
    assertEqual(sweep.frame(of: box, at: 300), LayoutRectangle(x: 0, y: 0, width: 150, height: 10))
  }

  func test_sweep_findsWhereAConflictBeginsAndEnds() throws {
    let (engine, box) = try makeEngine { tree, box in
      try tree.activate([
        box.left == tree.root.left + 16, box.right == tree.root.right - 16, box.width >= 300, box.width <= 400,
      ])
    }
    let sweep = try engine.sweep(.width, over: 300...500)
    let conflicts = sweep.occurrences.filter { $0.finding.name == "conflict" }
    XCTAssertEqual(conflicts.count, 2)
    assertRange(conflicts.first?.range, 300, 332, accuracy: 1e-9)
    assertRange(conflicts.last?.range, 432, 500, accuracy: 1e-9)
    assertEqual(sweep.frame(of: box, at: 310), LayoutRectangle(x: 16, y: 0, width: 278, height: 10))
    assertEqual(sweep.frame(of: box, at: 400), LayoutRectangle(x: 16, y: 0, width: 368, height: 10))
    assertEqual(sweep.frame(of: box, at: 450), LayoutRectangle(x: 16, y: 0, width: 418, height: 10))
  }

  func test_sweep_followsTheHeight() throws {
    let (engine, _) = try makeEngine { tree, box in
      try tree.activate([box.left == tree.root.left, box.width == 20])
      let footer = try tree.addView("footer", to: tree.root)
      try tree.activate([
        footer.left == tree.root.left, footer.width == 50, footer.height == 60, footer.bottom == tree.root.bottom,
      ])
    }
    let sweep = try engine.sweep(.height, over: 40...200)
    let offScreen = sweep.occurrences.filter { $0.finding.name == "off-screen" }
    XCTAssertEqual(offScreen.count, 1)
    assertRange(offScreen.first?.range, 40, 60)
    // The footer covers the box in part where it does not lie over the whole of it.
    let overlaps = sweep.occurrences.filter { $0.finding.name == "overlap" }
    XCTAssertEqual(overlaps.count, 1)
    assertRange(overlaps.first?.range, 60, 70)
  }

  func test_sweep_locatesWhatHoldsOnlyInsideASegment() throws {
    // One box passes the other one: they overlap for a while, far from every breakpoint.
    let (engine, _) = try makeEngine { tree, box in
      let other = try tree.addView("other", to: tree.root)
      try tree.activate([
        box.left == tree.root.left + 100, box.width == 20, other.left == 0.5 * tree.root.right, other.width == 20,
        other.top == tree.root.top + 5, other.height == 10,
      ])
    }
    let sweep = try engine.sweep(.width, over: 40...1000, step: 10000)
    XCTAssertEqual(sweep.segments.count, 1)
    let overlaps = sweep.occurrences.filter { $0.finding.name == "overlap" }
    XCTAssertEqual(overlaps.count, 1)
    assertRange(overlaps.first?.range, 160, 240, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(overlaps[0].finding.number("width")), 20, accuracy: 1e-6)
  }

  func test_sweep_locatesJumpsOfAnything() throws {
    let (engine, box) = try makeEngine { tree, box in try tree.activate([box.left == tree.root.left]) }
    let sweep = try engine.sweep(over: 0...10, step: 1) { engine, value throws(LayoutError) in
      try engine.tree.setIntrinsicContentSize(width: value < 4.125 ? 10 : 30, height: nil, of: box)
    }
    XCTAssertEqual(sweep.breakpoints.count, 1)
    XCTAssertEqual(sweep.breakpoints.first ?? 0, 4.125, accuracy: 1e-6)
    XCTAssertEqual(sweep.frame(of: box, at: 4)?.width ?? 0, 10, accuracy: 1e-9)
    XCTAssertEqual(sweep.frame(of: box, at: 5)?.width ?? 0, 30, accuracy: 1e-9)
  }

  func test_sweep_intersectsWhereAnythingBends() throws {
    let (engine, box) = try makeEngine { tree, box in try tree.activate([box.left == tree.root.left]) }
    let sweep = try engine.sweep(over: 0...10, step: 1) { engine, value throws(LayoutError) in
      let width = max(20, 10 * value - 1)
      try engine.tree.setIntrinsicContentSize(width: width, height: nil, of: box)
    }
    XCTAssertEqual(sweep.breakpoints.count, 1)
    XCTAssertEqual(sweep.breakpoints.first ?? 0, 2.1, accuracy: 1e-9)
  }

  func test_sweep_followsSafeAreasInside() throws {
    var safe: ViewHandle?
    var (engine, _) = try makeEngine { tree, box in
      let card = try tree.addView("card", to: tree.root)
      let inner = try tree.addView("inner", to: card)
      try tree.activate([
        box.left == tree.root.left, box.width == 5, card.right == tree.root.right,
        card.left == 0.5 * tree.root.right - 60, card.top == tree.root.top + 20, card.height == 50,
        inner.left == card.safeArea.left, inner.right == card.right, inner.top == card.top, inner.height == 5,
      ])
      safe = inner
    }
    engine.environment.safeAreaInsets.left = 40
    let sweep = try engine.sweep(.width, over: 100...400)
    // The card leaves the unsafe strip where its left edge is at 40.
    XCTAssertTrue(sweep.breakpoints.contains { ($0 - 200).magnitude < 1e-7 }, "\(sweep.breakpoints)")
    let inner = try XCTUnwrap(safe)
    for width in stride(from: 105.0, through: 395, by: 10) {
      engine.environment.size.width = width
      let expected = try XCTUnwrap(engine.layout().exactFrame(of: inner))
      assertEqual(sweep.frame(of: inner, at: width), expected, accuracy: 1e-5, "\(width)")
    }
  }

  func test_sweep_takesAPointAndOddSteps() throws {
    let (engine, box) = try makeEngine { tree, box in
      try tree.activate([box.left == tree.root.left, box.width == 0.5 * tree.root.width])
    }
    let point = try engine.sweep(.width, over: 300...300)
    XCTAssertEqual(point.segments.count, 1)
    assertEqual(point.frame(of: box, at: 300), LayoutRectangle(x: 0, y: 0, width: 150, height: 10))
    for step in [0, -1, .nan, .infinity, 0.5] as [Double] {
      let sweep = try engine.sweep(.width, over: 0...10, step: step)
      XCTAssertEqual(sweep.segments.count, 1, "\(step)")
    }
    XCTAssertThrowsError(try engine.sweep(.width, over: -10...10))
    XCTAssertThrowsError(try engine.sweep(.width, over: 0...Double.infinity))
  }

  /// Random screens: at random widths the sweep says what a fresh pass says.
  func test_sweep_agreesWithPassesAtEveryWidth() throws {
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let tree = try randomTree(&random)
      let engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
      let sweep = try engine.sweep(.width, over: 100...700)
      for _ in 0..<20 {
        let width = Double.random(in: 100...700, using: &random)
        if sweep.breakpoints.contains(where: { ($0 - width).magnitude < 1e-3 }) { continue }
        var fresh = engine
        fresh.environment.size.width = width
        let result = try fresh.layout()
        for view in tree.viewsInDrawingOrder {
          assertEqual(
            sweep.frame(of: view, at: width), try XCTUnwrap(result.exactFrame(of: view)), accuracy: 1e-5,
            "seed \(seed), \(width), \(tree.name(of: view))")
        }
        let names = { (findings: [Finding]) in
          findings.filter { if case .lint = $0.kind { true } else { false } }.map { "\($0.name) \($0.items)" }.sorted()
        }
        XCTAssertEqual(names(sweep.findings(at: width)), names(result.lint()), "seed \(seed), \(width)")
      }
    }
  }

  /// Boxes with shares, limits and optional constraints, so that nearly everything bends somewhere and every layout is unique.
  private func randomTree(_ random: inout SeededGenerator) throws -> LayoutTree {
    var tree = LayoutTree(rootNamed: "screen")
    var last = tree.root.left
    for number in 0..<6 {
      let box = try tree.addView("box \(number)", to: tree.root)
      let share = Double.random(in: 0.05...0.4, using: &random)
      try tree.activate([
        box.left == last + Double.random(in: -10...20, using: &random),
        (box.width == share * tree.root.width) ~ LayoutPriority(Double(500 + number)),
        box.top == tree.root.top + Double.random(in: 0...30, using: &random),
        (box.height == 0.1 * tree.root.width) ~ .high, box.height <= 40,
      ])
      if Bool.random(using: &random) { try tree.activate([box.width >= Double.random(in: 20...80, using: &random)]) }
      if Bool.random(using: &random) { try tree.activate([box.width <= Double.random(in: 90...140, using: &random)]) }
      if Bool.random(using: &random) { last = box.right }
    }
    return tree
  }

  func test_sweep_ofALargeScreenListsTheSameTwice() throws {
    var tree = LayoutTree(rootNamed: "screen")
    var last = tree.root.top
    for number in 0..<1000 {
      let row = try tree.addView("row \(number)", to: tree.root)
      try tree.activate([
        row.left == tree.root.left, row.width == 0.5 * tree.root.width + Double(number % 7), row.top == last,
        row.height == 10,
      ])
      last = row.bottom
    }
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 20000))
    let sweep = try engine.sweep(.width, over: 4...400, step: 200)
    // Rows that are a number of points wider than half the screen reach beyond it below twice that number.
    XCTAssertEqual(sweep.occurrences.count, tree.subviews(of: tree.root).indices.filter { $0 % 7 > 2 }.count)
    for occurrence in sweep.occurrences.prefix(20) { XCTAssertEqual(occurrence.range.lowerBound, 4) }
    XCTAssertEqual(sweep.occurrences, try engine.sweep(.width, over: 4...400, step: 200).occurrences)
  }
}
