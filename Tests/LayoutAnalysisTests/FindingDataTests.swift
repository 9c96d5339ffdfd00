import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// Findings as data, and the words that are made from it.
final class FindingDataTests: XCTestCase {
  func test_conflict_hasMembersWithOriginNumbersAndNames() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView("box", kind: .label, to: tree.root)
    let handle = try tree.activate([box.width == 400])[0]
    try tree.activate([box.left == tree.root.left, box.right == tree.root.right])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let finding = try XCTUnwrap(try engine.layout().findings.first)
    XCTAssertEqual(finding.name, "conflict")
    XCTAssertEqual(finding.axis, .horizontal)
    XCTAssertEqual(finding.number("shortfall") ?? 0, 80, accuracy: 1e-9)
    let origins = finding.members.map(\.applied.origin)
    XCTAssertEqual(origins.first, .environment(.width))
    XCTAssertTrue(origins.contains(.author(handle)))
    XCTAssertEqual(finding.members.first?.itemNames, ["screen"])
    XCTAssertEqual(finding.members.reduce(0) { $0 + $1.multiplier * $1.constant }, 80, accuracy: 1e-9)
  }

  func test_unsettledAndInvalidMeasurement_sayWhatTheyAreAbout() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", kind: .label, to: tree.root)
    let unsettled = Finding(.unsettled(items: [label.item], rounds: 8), tree)
    XCTAssertEqual(unsettled.kind, .unsettled(rounds: 8))
    XCTAssertEqual(unsettled.severity, .warning)
    XCTAssertEqual(unsettled.message, "after 8 rounds label still changes with what depends on it")
    let several = Finding(.unsettled(items: [label.item, tree.root.item], rounds: 8), tree)
    XCTAssertEqual(several.message, "after 8 rounds 2 items still change with what depends on them")
    XCTAssertEqual(several.details, several.itemNames)
    let invalid = Finding(.invalidMeasurement(label, answer: MeasuredContent(width: -1, height: 20)), tree)
    XCTAssertEqual(invalid.kind, .invalidMeasurement)
    XCTAssertEqual(invalid.severity, .error)
    XCTAssertEqual(
      invalid.message,
      "the measurer's answer for label is not a size: width -1.0, height 20.0; its content is laid out as if it had none"
    )
  }

  func test_messages_needNoTree() throws {
    var finding: Finding?
    do {
      var tree = LayoutTree(rootNamed: "screen")
      let close = try tree.addView("close", kind: .button, to: tree.root)
      try tree.activate([
        close.left == tree.root.left, close.top == tree.root.top, close.width == 30, close.height == 44,
      ])
      var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
      finding = try engine.layout().lint(LintConfiguration([.touchTarget])).first
    }
    XCTAssertEqual(finding?.message, "the width of close is 30, less than the 44 pt of a touch target")
    XCTAssertEqual(finding?.numbers.map(\.unit), [.points, .points])
    XCTAssertEqual(finding?.number("minimum"), 44)
    XCTAssertEqual(finding?.axis, .horizontal)
  }
}
