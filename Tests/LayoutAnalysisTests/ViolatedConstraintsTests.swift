import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class ViolatedConstraintsTests: XCTestCase {
  func test_violatedConstraints_listsByHowMuchAndWhichWay() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let handles = try tree.activate(
      card.width.constraints(ideal: 0.8 * tree.root.width, minimum: 200, maximum: 560, identifier: "card.width"))
    var engine = LayoutEngine(tree: tree, environment: .plain(1000, 500))
    let wide = try engine.violatedConstraints()
    XCTAssertEqual(wide.count, 1)
    XCTAssertEqual(wide[0].constraints, [handles[0]])
    XCTAssertEqual(wide[0].name, "gave-way")
    XCTAssertEqual(wide[0].severity, .note)
    XCTAssertEqual(try XCTUnwrap(wide[0].number("amount")), 240, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(wide[0].number("surplus")), -240, accuracy: 1e-9)
    XCTAssertEqual(
      wide[0].message,
      "violated by 240 pt (less than asked): “card.width” (card.width == 0.8 * screen.width ~ 750)")
    engine.environment = .plain(100, 500)
    XCTAssertTrue(try XCTUnwrap(engine.violatedConstraints().first).message.contains("120 pt (more than asked)"))
    engine.environment = .plain(500, 500)
    XCTAssertEqual(try engine.violatedConstraints(), [])
  }

  func test_violatedConstraints_listsContentOnRequest() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let label = try tree.addView("label", to: tree.root)
    try tree.setIntrinsicContentSize(width: 120, height: 20, of: label)
    try tree.activate([label.width == 100, (label.height == 30) ~ 900])
    let engine = LayoutEngine(tree: tree, environment: .plain(320, 500))
    XCTAssertEqual(try engine.violatedConstraints(includingContent: false), [])
    let findings = try engine.violatedConstraints()
    XCTAssertEqual(
      findings.map(\.message),
      [
        "violated by 20 pt (less than asked): content of label: width >= 120 ~ 750",
        "violated by 10 pt (more than asked): content of label: height <= 20 ~ 250",
      ])
    XCTAssertEqual(findings.map(\.items), [[label.item], [label.item]])
  }

  func test_violatedConstraints_isTheSameWhateverOrderEditsCameIn() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let boxes = try (0..<500).map { try tree.addView("box \($0)", to: tree.root) }
    let handles = try tree.activate(boxes.enumerated().map { ($1.width == Double($0)) ~ .high })
    try tree.activate(boxes.map { $0.width == 10 })
    func findings(reversed: Bool) throws -> [Finding] {
      var engine = LayoutEngine(tree: tree, environment: .plain(320, 500))
      _ = try engine.layout()
      for handle in reversed ? handles.reversed() : handles { try engine.tree.setPriority(.low, of: handle) }
      return try engine.violatedConstraints()
    }
    let first = try findings(reversed: false)
    XCTAssertEqual(first.count, 499)
    XCTAssertEqual(first, try findings(reversed: true))
  }

  func test_violatedConstraints_leavesOutThoseThatKeepAStackSmall() throws {
    for distribution in StackSettings.Distribution.allCases {
      for alignment in [StackSettings.Alignment.fill, .leading, .center, .firstBaseline] {
        var tree = LayoutTree(rootNamed: "screen")
        let views = (0..<3).map { tree.makeView("v\($0)") }
        let stack = try tree.makeStack(
          "stack", StackSettings(distribution: distribution, alignment: alignment, spacing: 5), arranging: views,
          in: tree.root)
        for view in views { try tree.activate([view.width == 40, view.height == 20]) }
        try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top, stack.height == 20])
        let broken = try tree.activate([stack.width == 300 ~ .low])
        let engine = LayoutEngine(tree: tree, environment: .plain(320, 568))
        let findings = try engine.violatedConstraints(includingContent: false)
        let isBroken = ![.equalSpacing, .equalCentering].contains(distribution)
        XCTAssertEqual(
          findings.filter { !$0.constraints.isEmpty }.flatMap { $0.constraints }, isBroken ? broken : [],
          "\(distribution), \(alignment)")
        XCTAssertFalse(
          findings.contains { $0.message.contains("-fit") || $0.message.contains("suppression") },
          "\(distribution), \(alignment): \(findings.map { $0.message })")
      }
    }
  }
}
