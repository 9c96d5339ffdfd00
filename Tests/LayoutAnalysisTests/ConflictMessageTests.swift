import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// The sentence at the start of a conflict's message, and who is named as asking for what.
final class ConflictMessageTests: XCTestCase {
  private func conflict(
    _ width: Double = 320, _ height: Double = 480, insets: LayoutInsets = .zero, rootNamed name: String = "screen",
    _ build: (inout LayoutTree, ViewHandle) throws -> Void
  ) throws -> Finding {
    var tree = LayoutTree(rootNamed: name)
    let box = try tree.addView("box", to: tree.root)
    try build(&tree, box)
    var environment = LayoutEnvironment.plain(width, height)
    environment.safeAreaInsets = insets
    var engine = LayoutEngine(tree: tree, environment: environment)
    let findings = try engine.layout().findings
    XCTAssertEqual(findings.count, 1)
    return try XCTUnwrap(findings.first)
  }

  private func assertStarts(
    _ finding: Finding, with sentence: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(finding.message, sentence, file: file, line: line)
  }

  func test_message_addsUpWhatIsTooMuch() throws {
    let finding = try conflict { tree, box in
      try tree.activate([
        box.left == tree.root.left + 16, box.width == 300, box.right == tree.root.right - 16,
      ])
    }
    assertStarts(finding, with: "16 + 300 + 16 is 332, but the screen is 320 wide: 12 pt too much")
    XCTAssertEqual(finding.name, "conflict")
    XCTAssertEqual(try XCTUnwrap(finding.number("shortfall")), 12, accuracy: 1e-9)
    XCTAssertEqual(finding.constraints.count, 3)
  }

  func test_message_addsUpWhatIsTooLittle() throws {
    let finding = try conflict { tree, box in
      try tree.activate([
        box.top == tree.root.top + 20, box.height == 400, box.bottom == tree.root.bottom - 20,
      ])
    }
    assertStarts(finding, with: "20 + 400 + 20 is 440, but the screen is 480 high: 40 pt too little")
  }

  func test_message_writesSharesOfInputs() throws {
    let finding = try conflict { tree, box in
      try tree.activate([box.width == 0.8 * tree.root.width, box.width >= 300])
    }
    assertStarts(finding, with: "300, but 0.8 * 320 (screen.width) is 256: 44 pt too much")
  }

  func test_message_takesInsetsOff() throws {
    let insets = LayoutInsets(top: 0, left: 50, bottom: 0, right: 20)
    let finding = try conflict(insets: insets) { tree, box in
      try tree.activate([box.width == tree.root.safeArea.width, box.width == 300])
    }
    assertStarts(
      finding,
      with: "300, but 320 (screen.width) - 50 (screen.safeArea left inset) - 20 (screen.safeArea right inset) is 250: "
        + "50 pt too much")
  }

  func test_message_setsTwoNumbersApart() throws {
    let finding = try conflict { tree, box in try tree.activate([box.width == 20, box.width == 10]) }
    XCTAssertTrue(
      ["20 (box.width), and 10 (box.width): 10 pt apart", "10 (box.width), and 20 (box.width): 10 pt apart"]
        .contains(finding.message),
      finding.message)
    let negative = try conflict { tree, box in try tree.activate([box.width == -10]) }
    XCTAssertTrue(negative.message.contains("10 pt apart"), negative.message)
    XCTAssertTrue(negative.details.contains { $0.contains("box.width >= 0") }, "\(negative.details)")
  }

  func test_message_saysWhoseAZeroIs() throws {
    let insets = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
    let inner = try conflict { tree, box in
      try tree.activate(LayoutConstraint.edges(of: box, equalTo: tree.root, insets: insets))
      try tree.activate([box.height == tree.root.height])
    }
    XCTAssertEqual(
      inner.message,
      "10 (box.top) + 10 (box.bottom) is 20, and 0 by box.height == screen.height: 20 pt apart")
    let negative = try conflict { tree, box in
      try tree.activate([box.leading == tree.root.leading, box.width == -1 * tree.root.width])
    }
    XCTAssertEqual(
      negative.message,
      "0 by box.width >= 0 and box.width == -screen.width, but the screen is 320 wide: 320 pt too little")
    let named = try conflict { tree, box in
      try tree.activate([(box.width == 20).identified(by: "narrow"), box.width == box.height, box.height >= 50])
    }
    XCTAssertTrue(named.message.contains("20 (narrow)"), named.message)
  }

  func test_message_doesWithoutANameAndWithManyNumbers() throws {
    let unnamed = try conflict(rootNamed: "") { tree, box in
      try tree.activate([box.left == tree.root.left, box.width == 400, box.right == tree.root.right])
    }
    assertStarts(unnamed, with: "400, but view 0 is 320 wide: 80 pt too much")
    let many = try conflict { tree, box in
      var last = box
      try tree.activate([box.left == tree.root.left, box.width == 50])
      for number in 0..<9 {
        let next = try tree.addView("next \(number)", to: tree.root)
        try tree.activate([next.left == last.right, next.width == 50])
        last = next
      }
      try tree.activate([last.right == tree.root.right])
    }
    assertStarts(many, with: "the sum of 10 numbers is 500, but the screen is 320 wide: 180 pt too much")
  }

  func test_members_sayWhoAsks() throws {
    let finding = try conflict { tree, box in
      try tree.setContentSize(ContentSize(width: 500, horizontalCompressionResistance: .required), of: box)
      try tree.activate([
        (box.left == tree.root.left).identified(by: "UISV-canvas-connection").made(by: .builder),
        box.right <= tree.root.right,
      ])
    }
    guard case .conflict(let members, let dropped, _) = finding.kind else { return XCTFail("\(finding)") }
    XCTAssertEqual(members.map(\.source).sorted { $0.rawValue < $1.rawValue }, [.content, .generated, .input, .user])
    XCTAssertEqual(dropped?.source, .content)
    XCTAssertTrue(finding.details.contains { $0.contains("[generated]") }, "\(finding.details)")
    XCTAssertTrue(finding.details.contains { $0.hasPrefix("content of box") && $0.hasSuffix("[left out]") })
    XCTAssertEqual(members.first { $0.source == .content }?.constant, 500)
  }

  func test_layout_breaksWhatSomebodyWroteBeforeWhatABuilderMade() throws {
    let finding = try conflict { tree, box in
      try tree.activate([
        box.width == 30, (box.width == 20).identified(by: "UISV-hiding").made(by: .builder),
      ])
    }
    guard case .conflict(_, let dropped, _) = finding.kind else { return XCTFail("\(finding)") }
    XCTAssertEqual(dropped?.description, "box.width == 30")
  }
}
