import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class AmbiguityFindingTests: XCTestCase {
  private func ambiguity(_ finding: Finding) throws -> Finding.Ambiguity {
    guard case .ambiguity(let ambiguity) = finding.kind else { throw Unexpected(finding: finding) }
    return ambiguity
  }

  private struct Unexpected: Error { let finding: Finding }

  /// A tree with a box that has all but what a test leaves open.
  private func engine(_ build: (inout LayoutTree, ViewHandle) throws -> Void) throws -> (LayoutEngine, ViewHandle) {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.top == tree.root.top, box.height == 10])
    try build(&tree, box)
    return (LayoutEngine(tree: tree, environment: .plain(320, 100)), box)
  }

  func test_ambiguities_isEmptyForACompleteLayout() throws {
    let (engine, _) = try engine { tree, box in
      try tree.activate([box.left == tree.root.left, box.right == tree.root.right])
    }
    XCTAssertEqual(try engine.ambiguities(), [])
  }

  func test_ambiguities_namesWhatNothingDetermines() throws {
    let (engine, box) = try engine { tree, box in try tree.activate([box.width == 100]) }
    let findings = try engine.ambiguities()
    XCTAssertEqual(findings.count, 1)
    let ambiguity = try ambiguity(findings[0])
    XCTAssertEqual(ambiguity.item, box.item)
    XCTAssertEqual(ambiguity.aspect, .position)
    XCTAssertEqual(ambiguity.axis, .horizontal)
    XCTAssertNil(ambiguity.lower)
    XCTAssertNil(ambiguity.upper)
    XCTAssertEqual(ambiguity.cause, .unconstrained)
    XCTAssertEqual(findings[0].severity, .warning)
    XCTAssertEqual(
      findings[0].message,
      "box.x is ambiguous: anything is as good, here 0; "
        + "nothing determines it: add a leading, trailing or centerX constraint")
  }

  func test_ambiguities_findsTheRangeBetweenLimits() throws {
    let (engine, box) = try engine { tree, box in
      try tree.activate([box.left == tree.root.left, box.width >= 100, box.right <= tree.root.right - 20])
    }
    let findings = try engine.ambiguities(of: box)
    XCTAssertEqual(findings.count, 1)
    let ambiguity = try ambiguity(findings[0])
    XCTAssertEqual(ambiguity.aspect, .size)
    XCTAssertEqual(try XCTUnwrap(ambiguity.lower), 100, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(ambiguity.upper), 300, accuracy: 1e-6)
    guard case .onlyLimited(let limits) = ambiguity.cause else { return XCTFail("\(ambiguity.cause)") }
    XCTAssertTrue(limits.allSatisfy { $0.description.contains("box") }, "\(limits)")
    XCTAssertTrue(findings[0].message.contains("anything from 100 to 300 is as good"), findings[0].message)
  }

  func test_ambiguities_namesTheConstraintsThatAreTied() throws {
    var first: ViewHandle?
    let (engine, _) = try engine { tree, box in
      let other = try tree.addView("other", to: tree.root)
      for view in [box, other] { try tree.setIntrinsicContentSize(width: 100, height: nil, of: view) }
      try tree.activate([
        box.left == tree.root.left, other.left == box.right, other.right == tree.root.right, other.top == box.top,
        other.height == 10,
      ])
      first = other
    }
    let findings = try engine.ambiguities()
    let other = try XCTUnwrap(first)
    // The width of each, and the position of the second one.
    XCTAssertEqual(findings.count, 3)
    for finding in findings {
      let ambiguity = try ambiguity(finding)
      guard case .tied(let constraints) = ambiguity.cause else { return XCTFail("\(ambiguity.cause)") }
      XCTAssertEqual(
        constraints.map(\.description), ["content of box: width <= 100 ~ 250", "content of other: width <= 100 ~ 250"])
      XCTAssertTrue(finding.items.contains(other.item))
      XCTAssertEqual(try XCTUnwrap(ambiguity.lower), 100, accuracy: 1e-6)
      XCTAssertEqual(try XCTUnwrap(ambiguity.upper), 220, accuracy: 1e-6)
    }
    XCTAssertTrue(findings[0].message.hasSuffix("2 constraints are tied: give one another priority"))
    XCTAssertEqual(
      findings[0].details, ["content of box: width <= 100 ~ 250", "content of other: width <= 100 ~ 250"])
  }

  func test_ambiguities_tellsFollowersFromTheirCause() throws {
    var follower: ViewHandle?
    let (engine, box) = try engine { tree, box in
      let next = try tree.addView("next", to: tree.root)
      try tree.activate([
        box.width == 50, next.left == box.right, next.width == 10, next.top == box.top, next.height == 10,
      ])
      follower = next
    }
    let findings = try engine.ambiguities(of: XCTUnwrap(follower))
    XCTAssertEqual(findings.count, 1)
    XCTAssertEqual(try ambiguity(findings[0]).cause, .follows([box.item]))
    XCTAssertTrue(findings[0].message.hasSuffix("it follows box"), findings[0].message)
    let edge = try self.engine { tree, box in try tree.activate([box.right == tree.root.right]) }
    let messages = try edge.0.ambiguities().map(\.message)
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages.contains { $0.contains("it follows what is open on box itself") }, "\(messages)")
  }

  func test_ambiguities_coversCustomGuides() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let guide = try tree.makeGuide("gap", in: tree.root)
    try tree.activate([
      guide.left == tree.root.left, guide.width == 10, guide.top == tree.root.top,
    ])
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let findings = try engine.ambiguities()
    XCTAssertEqual(try findings.map(ambiguity).map(\.item), [guide.item])
    XCTAssertTrue(findings[0].message.hasPrefix("screen.gap.height is ambiguous"), findings[0].message)
  }

  func test_ambiguities_refusesAnItemOfAnotherTree() throws {
    let (engine, _) = try engine { _, _ in }
    var other = LayoutTree()
    let stranger = try (0..<9).map { try other.addView("\($0)", to: other.root) }[8]
    XCTAssertThrowsError(try engine.ambiguities(of: stranger))
  }

  func test_witnesses_areTwoLayoutsThatHold() throws {
    let (engine, box) = try engine { tree, box in
      try tree.activate([box.left >= tree.root.left + 5, box.width == 100, box.right <= tree.root.right - 5])
    }
    let ambiguity = try ambiguity(XCTUnwrap(engine.ambiguities(of: box).first))
    let witnesses = try XCTUnwrap(engine.witnesses(of: ambiguity))
    assertEqual(
      witnesses.low.first { $0.item == box.item }?.frame, LayoutRectangle(x: 5, y: 0, width: 100, height: 10))
    assertEqual(
      witnesses.high.first { $0.item == box.item }?.frame, LayoutRectangle(x: 215, y: 0, width: 100, height: 10))
    var fixed = engine
    try fixed.tree.activate([box.left == fixed.tree.root.left + 5])
    XCTAssertNil(try fixed.witnesses(of: ambiguity))
  }

  func test_ambiguities_asksForAWholeScreenAtOnce() throws {
    var tree = LayoutTree(rootNamed: "screen")
    var open: [ViewHandle] = []
    var last = tree.root.top
    for number in 0..<1000 {
      let row = try tree.addView("row \(number)", to: tree.root)
      try tree.activate([row.left == tree.root.left, row.right == tree.root.right, row.top == last, row.height == 20])
      if number % 250 == 3 {
        let badge = try tree.addView("badge", to: row)
        try tree.activate([badge.left == row.left, badge.top == row.top, badge.height == 5])
        open.append(badge)
      }
      last = row.bottom
    }
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    let findings = try engine.ambiguities()
    XCTAssertEqual(try findings.map(ambiguity).map(\.item), open.map(\.item))
    XCTAssertEqual(findings, try engine.ambiguities())
  }

  func test_ambiguities_leaveOutHiddenViewsOfAStack() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let views = (0..<3).map { tree.makeView("v\($0)") }
    for view in views { try tree.setIntrinsicContentSize(width: 40, height: 20, of: view) }
    let stack = try tree.makeStack("stack", StackSettings(spacing: 5), arranging: views, in: tree.root)
    let inner = try tree.addView("inner", to: views[1])
    let guide = try tree.makeGuide("guide", in: views[1])
    try tree.activate([
      stack.leading == tree.root.leading, stack.top == tree.root.top, inner.leading == views[1].leading,
      inner.top == views[1].top, inner.width == 0.5 * views[1].width, guide.top == inner.top, guide.left == inner.left,
      guide.width == 2, guide.height == inner.height,
    ])
    try tree.setHidden(true, of: views[1])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 568))
    XCTAssertEqual(try engine.ambiguities(), [])
    // The view itself keeps a frame of its own, as in UIKit.
    XCTAssertEqual(try engine.ambiguities(of: views[1]), [])
    // Shown, the height of the inner view is open.
    try engine.tree.setHidden(false, of: views[1])
    XCTAssertEqual(Set(try engine.ambiguities().map { $0.items[0] }), [inner.item, guide.item])
    // A hidden view outside a stack keeps its constraints, and lacks those that it lacks.
    let loose = try engine.tree.addView("loose", to: engine.tree.root)
    try engine.tree.setHidden(true, of: loose)
    XCTAssertEqual(try engine.ambiguities(of: loose).count, 4)
  }
}
