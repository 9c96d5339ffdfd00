import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class ConflictFixTests: XCTestCase {
  private func makeRow() throws -> (engine: LayoutEngine, handles: [LayoutConstraint.Handle], box: ViewHandle) {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.top == tree.root.top, box.height == 10])
    let handles = try tree.activate([
      box.left == tree.root.left + 16, box.width == 300, box.right == tree.root.right - 16,
    ])
    return (LayoutEngine(tree: tree, environment: .plain(320, 100)), handles, box)
  }

  func test_remedies_nameTheChangesThatSettleTheConflict() throws {
    var (engine, handles, _) = try makeRow()
    let finding = try XCTUnwrap(engine.layout().findings.first)
    let changes = try engine.fixes(for: finding).map(\.change)
    XCTAssertEqual(
      changes,
      [
        .rootSize(LayoutSize(width: 332, height: 100)),
        .constant(handles[0], 4), .relation(handles[0], .lessThanOrEqual), .priority(handles[0], 999),
        .constant(handles[1], 288), .relation(handles[1], .lessThanOrEqual), .priority(handles[1], 999),
        .constant(handles[2], -4), .relation(handles[2], .greaterThanOrEqual), .priority(handles[2], 999),
      ])
  }

  func test_remedies_eachSettleTheConflictWhenMade() throws {
    var (engine, _, _) = try makeRow()
    let finding = try XCTUnwrap(engine.layout().findings.first)
    for fix in try engine.fixes(for: finding) {
      var copy = engine
      switch fix.change {
      case .constant(let handle, let constant): try copy.tree.setConstant(constant, of: handle)
      case .relation(let handle, let relation): try copy.tree.setRelation(relation, of: handle)
      case .priority(let handle, let priority): try copy.tree.setPriority(priority, of: handle)
      case .contentSize(let view, let content): try copy.tree.setContentSize(content, of: view)
      case .rootSize(let size): copy.environment.size = size
      }
      XCTAssertEqual(try copy.layout(.strict).findings, [], fix.message)
    }
    XCTAssertEqual(try engine.layout().findings, [finding], "the engine itself is as before")
  }

  func test_remedies_leaveOutWhatDoesNotHelp() throws {
    // The two older ones agree with each other, so that changing one of them leaves the youngest against the other.
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    let handles = try tree.activate([box.width <= 10, box.width == 10, box.width == 20])
    var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    let findings = try engine.layout().findings
    XCTAssertEqual(findings.count, 1)
    XCTAssertEqual(
      try engine.fixes(for: findings[0]).map(\.change),
      [.constant(handles[2], 10), .relation(handles[2], .lessThanOrEqual), .priority(handles[2], 999)])
  }

  func test_remedies_offerContentPrioritiesAndKeepGeneratedConstraints() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let label = try tree.addView("label", to: tree.root)
    try tree.setContentSize(ContentSize(width: 50, horizontalHugging: .required), of: label)
    let handle = try tree.activate([(label.width == 80).identified(by: "UISV-fill-equally").made(by: .builder)])[0]
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let finding = try XCTUnwrap(engine.layout().findings.first)
    XCTAssertEqual(finding.constraints, [handle])
    let fixes = try engine.fixes(for: finding)
    XCTAssertEqual(
      fixes.map(\.change), [.contentSize(label, ContentSize(width: 50, horizontalHugging: 999))])
    XCTAssertTrue(fixes[0].message.contains("label"))
  }

  func test_remedies_ofOtherFindingsAreEmpty() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.width == 10, (box.width == 20) ~ .high])
    let engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
    let finding = try XCTUnwrap(engine.violatedConstraints().first)
    XCTAssertEqual(try engine.fixes(for: finding), [])
  }
}
