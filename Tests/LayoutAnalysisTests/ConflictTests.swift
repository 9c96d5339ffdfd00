import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class ConflictTests: XCTestCase {
  /// 16 + 300 + 16 in a row.
  private func makeRow(width: Double) throws -> (
    engine: LayoutEngine, box: ViewHandle, handles: [LayoutConstraint.Handle]
  ) {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.top == tree.root.top, box.height == 10])
    let handles = try tree.activate([
      box.left == tree.root.left + 16, (box.width == 300).identified(by: "box.width"),
      box.right == tree.root.right - 16,
    ])
    return (LayoutEngine(tree: tree, environment: .plain(width, 100)), box, handles)
  }

  func test_recover_leavesTheYoungestOutAndReportsIt() throws {
    var (engine, box, handles) = try makeRow(width: 320)
    let result = try engine.layout()
    assertEqual(result.frame(of: box), LayoutRectangle(x: 16, y: 0, width: 300, height: 10))
    XCTAssertEqual(result.findings.count, 1)
    guard case .conflict(let members, let dropped, let shortfall)? = result.findings.first?.kind else {
      return XCTFail("no conflict: \(result.findings)")
    }
    XCTAssertEqual(dropped?.constraint, handles[2])
    XCTAssertEqual(members.compactMap(\.constraint), handles)
    XCTAssertEqual(members.filter { $0.constraint == nil }.map(\.description), ["screen.width == 320"])
    XCTAssertEqual(shortfall, 12, accuracy: 1e-9)
    let lines = [result.findings[0].message] + result.findings[0].details
    for part in ["12 pt", "“box.width”", "screen.width == 320", "box.right == screen.right - 16 [left out]"] {
      XCTAssertTrue(lines.contains { $0.contains(part) }, "\(part) is not in: \(lines)")
    }
    XCTAssertEqual(Set(result.findings[0].items), [box.item, engine.tree.root.item])
  }

  func test_recover_takesTheConstraintUpAgainWhenItCanHold() throws {
    var (engine, box, _) = try makeRow(width: 320)
    _ = try engine.layout()
    XCTAssertEqual(try engine.layout().findings.count, 1, "a conflict that stays is reported by every pass")
    engine.environment = .plain(332, 100)
    let result = try engine.layout()
    XCTAssertEqual(result.findings, [])
    assertEqual(result.frame(of: box), LayoutRectangle(x: 16, y: 0, width: 300, height: 10))
    engine.environment = .plain(400, 100)
    XCTAssertEqual(try engine.layout().findings.count, 1)
  }

  func test_recover_settlesWhenAnotherConstraintGoes() throws {
    var (engine, box, handles) = try makeRow(width: 320)
    _ = try engine.layout()
    try engine.tree.deactivate([handles[1]])
    let result = try engine.layout()
    XCTAssertEqual(result.findings, [])
    assertEqual(result.frame(of: box), LayoutRectangle(x: 16, y: 0, width: 288, height: 10))
  }

  func test_strict_throwsAndKeepsEverything() throws {
    var (engine, box, handles) = try makeRow(width: 332)
    _ = try engine.layout(.strict)
    engine.environment = .plain(320, 100)
    XCTAssertThrowsError(try engine.layout(.strict)) { error in
      guard case .conflict(let conflict)? = error as? LayoutError else { return XCTFail("\(error)") }
      XCTAssertEqual(conflict.members.compactMap(\.constraint.handle), handles)
      XCTAssertNil(conflict.omitted)
      XCTAssertEqual(conflict.infeasibility, 12, accuracy: 1e-9)
    }
    engine.environment = .plain(332, 100)
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 16, y: 0, width: 300, height: 10))
    try engine.tree.setConstant(290, of: handles[1])
    XCTAssertThrowsError(try engine.layout(.strict))
    try engine.tree.setConstant(-26, of: handles[2])
    assertEqual(try engine.layout(.strict).frame(of: box), LayoutRectangle(x: 16, y: 0, width: 290, height: 10))
  }

  func test_recover_settlesSeveralConflictsAtOnce() throws {
    var tree = LayoutTree()
    var boxes: [ViewHandle] = []
    for number in 0..<5 {
      let box = try tree.addView("box \(number)", to: tree.root)
      try tree.activate([box.width == 10, box.width == 20, box.width >= 15, box.height == 5])
      boxes.append(box)
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    let result = try engine.layout()
    XCTAssertEqual(result.findings.count, 10)
    for box in boxes { XCTAssertEqual(result.frame(of: box)?.width, 10) }
  }

  func test_recover_keepsTheRuleThatSizesAreNotNegative() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    let handle = try tree.activate([box.width == tree.root.width - 500])[0]
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let result = try engine.layout()
    guard case .conflict(let members, let dropped, _)? = result.findings.first?.kind else {
      return XCTFail("no conflict")
    }
    XCTAssertEqual(dropped?.constraint, handle)
    XCTAssertTrue(members.contains { $0.description == "box.width >= 0" })
    XCTAssertGreaterThanOrEqual(result.exactFrame(of: box)?.width ?? -1, 0)
  }

  func test_recover_givesRequiredContentUpFirst() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", to: tree.root)
    try tree.activate([label.width == 80])
    try tree.setContentSize(ContentSize(width: 50, horizontalHugging: .required), of: label)
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let result = try engine.layout()
    guard case .conflict(let members, let dropped, let shortfall)? = result.findings.first?.kind else {
      return XCTFail("no conflict")
    }
    XCTAssertEqual(dropped?.source, .content)
    XCTAssertTrue(members.contains { $0.description == "content of label: width <= 50" })
    XCTAssertEqual(shortfall, 30, accuracy: 1e-9)
    XCTAssertEqual(result.frame(of: label)?.width, 80)
  }

  /// Recorded so by Apple's engine: a picture of 70 points with required priorities, in a row of 284, is 32 wide if a constraint says so.
  func test_recover_keepsAConstraintOnAPicture() throws {
    var tree = LayoutTree()
    let picture = try tree.addView("picture", kind: .image, to: tree.root)
    try tree.setContentSize(
      ContentSize(
        width: 70, height: 70, horizontalHugging: .required, horizontalCompressionResistance: .required), of: picture)
    try tree.activate([picture.width == picture.height, picture.width == 32])
    var engine = LayoutEngine(tree: tree, environment: .plain(284, 100))
    let result = try engine.layout()
    XCTAssertEqual(result.findings.count, 1)
    XCTAssertEqual(result.exactFrame(of: picture)?.size, LayoutSize(width: 32, height: 32))
  }
}
