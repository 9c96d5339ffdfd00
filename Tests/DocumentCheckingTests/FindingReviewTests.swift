import DocumentChecking
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// What a document has to say to what rules find.
final class FindingReviewTests: XCTestCase {
  /// A bench with views at fixed places; the drawing is 375 × 667.
  private func bench(_ views: [(String, ViewKind, LayoutRectangle)]) throws -> DocumentBench {
    var bench = DocumentBench()
    for (id, kind, frame) in views {
      let view = try bench.view(id, kind)
      try bench.add("\(id)-x", view.left == bench.root.left + frame.minX)
      try bench.add("\(id)-y", view.top == bench.root.top + frame.minY)
      try bench.add("\(id)-w", view.width == frame.width)
      try bench.add("\(id)-h", view.height == frame.height)
    }
    return bench
  }

  private func findings(
    _ bench: DocumentBench, _ rule: String, _ change: (inout CheckConfiguration) -> Void = { _ in }
  ) async throws -> [ReportedFinding] {
    try await bench.report {
      $0.rules.restrict(to: [rule])
      change(&$0)
    }.findings
  }

  func test_check_notesWhatIsNoWorseThanItIsDrawn() async throws {
    let bench = try bench([("badge", .button, LayoutRectangle(x: -30, y: 100, width: 20, height: 20))])
    let finding = try await findings(bench, "off-screen").first
    XCTAssertEqual(finding?.severity, .note)
    XCTAssertEqual(finding?.message.hasSuffix("of the screen (as it is drawn)"), true)
  }

  func test_check_keepsTheSeverityOfWhatIsWorseThanItIsDrawn() async throws {
    let bench = try bench([("banner", .label, LayoutRectangle(x: 0, y: 100, width: 375, height: 20))])
    let finding = try await findings(bench, "off-screen").first
    XCTAssertEqual(finding?.severity, .error)
    XCTAssertEqual(finding?.deviceConfigurations, ["iPhone SE"])
    XCTAssertEqual(finding?.message, "banner reaches 55 pt beyond the right edge of the screen")
  }

  func test_check_keepsTheSeverityThatAConfigurationAsksFor() async throws {
    let bench = try bench([("badge", .button, LayoutRectangle(x: -30, y: 100, width: 20, height: 20))])
    let found = try await findings(bench, "off-screen") { $0.rules.set(.severity(.error), of: "off-screen") }
    XCTAssertEqual(found.map(\.severity), [.error])
  }

  func test_check_leavesOutWhatNobodySees() async throws {
    // On the SE, 320 points wide, the one reaches a point beyond the edge and the other two.
    let bench = try bench([
      ("point", .label, LayoutRectangle(x: 0, y: 100, width: 321, height: 20)),
      ("two", .label, LayoutRectangle(x: 0, y: 200, width: 322, height: 20)),
    ])
    let found = try await findings(bench, "off-screen")
    XCTAssertEqual(found.map(\.element.id), ["two"])
  }

  func test_check_takesPicturesAndBackgroundsForDecoration() async throws {
    let wide = LayoutRectangle(x: 0, y: 100, width: 375, height: 20)
    let picture = try await findings(try bench([("picture", .image, wide)]), "off-screen")
    XCTAssertEqual(picture.map(\.severity), [.note])
    // Covering begins on the SE, where the one on the right comes nearer.
    func overlap(_ first: ViewKind, _ second: ViewKind) async throws -> [Finding.Severity] {
      var bench = try bench([("left", first, LayoutRectangle(x: 0, y: 100, width: 200, height: 50))])
      let right = try bench.view("right", second)
      try bench.add("r-x", right.right == bench.root.right)
      try bench.add("r-y", right.top == bench.root.top + 120)
      try bench.add("r-w", right.width == 150)
      try bench.add("r-h", right.height == 50)
      return try await findings(bench, "overlap").map(\.severity)
    }
    let texts = try await overlap(.label, .button)
    let mixed = try await overlap(.label, .image)
    let pictures = try await overlap(.image, .plain)
    XCTAssertEqual([texts, mixed, pictures], [[.warning], [.note], []])
  }

  func test_check_saysOnceWhatSeveralRulesSayOfAView() async throws {
    let bench = try bench([("button", .button, LayoutRectangle(x: 100, y: 760, width: 100, height: 44))])
    let findings = try await bench.report {
      $0.matrix.devices = .chosen(DeviceChoice.devices(named: "iPhone 11 Pro") ?? [])
      $0.rules.restrict(to: ["outside-safe-area", "home-indicator", "rounded-corner"])
    }.findings
    XCTAssertEqual(findings.map(\.rule), ["outside-safe-area"])
  }

  func test_check_takesSystemButtonsForLargeEnough() async throws {
    let bench = try bench([
      ("system", .button, LayoutRectangle(x: 100, y: 100, width: 80, height: 30)),
      ("small", .button, LayoutRectangle(x: 100, y: 200, width: 24, height: 24)),
    ])
    let found = try await findings(bench, "touch-target")
    XCTAssertEqual(Set(found.map(\.element.id)), ["small"])
  }

  func test_check_blamesNothingOnTheConstraintThatAConflictLeavesOut() async throws {
    var bench = try DocumentBench.conflict()
    let card = try XCTUnwrap(bench.tree.subviews(of: bench.root).first)
    try bench.add("c-wide", card.width >= 500)
    let report = try await bench.report()
    XCTAssertEqual(Set(report.findings.map(\.rule)), ["conflict"], "\(report.findings.map(\.text))")
  }

  func test_check_reportsTextThatHasLessRoomThanItIsDrawnWith() async throws {
    func report(isWiderInTheDrawing: Bool) async throws -> [ReportedFinding] {
      var bench = DocumentBench()
      let title = try bench.view("title", .label)
      try bench.tree.setText(TextContent("text"), of: title)
      bench.measurer = .fixed(width: 330, height: 20)
      try bench.add("t-leading", title.leading == bench.root.leading + (isWiderInTheDrawing ? 16 : 100))
      try bench.add("t-trailing", title.trailing <= bench.root.trailing - 16)
      try bench.add("t-top", title.top == bench.root.safeArea.top + 100)
      return try await findings(bench, "clipped-text")
    }
    // 343 points in the drawing and 288 on the SE; and 259, where the drawing cuts the text off as well.
    let wide = try await report(isWiderInTheDrawing: true)
    XCTAssertEqual(wide.map(\.deviceConfigurations), [["iPhone SE"]])
    let narrow = try await report(isWiderInTheDrawing: false)
    XCTAssertEqual(
      narrow.map(\.deviceConfigurations), [["iPhone SE", "iPhone 16"]],
      "more is cut off on the SE than in the drawing")
  }

  func test_check_trustsTextThatIsDrawnInTheSameRoom() async throws {
    var bench = DocumentBench()
    let title = try bench.view("title", .label)
    try bench.tree.setText(TextContent("text"), of: title)
    bench.measurer = .fixed(width: 330, height: 20)
    try bench.add("t-leading", title.leading == bench.root.leading + 16)
    try bench.add("t-width", title.width == 200)
    try bench.add("t-top", title.top == bench.root.safeArea.top + 100)
    let found = try await findings(bench, "clipped-text")
    XCTAssertEqual(found, [])
  }

  func test_check_warnsOnlyOfAContentThatGivesWay() async throws {
    var bench = DocumentBench()
    let title = try bench.view("title", .label)
    var content = ContentSize(width: 100, height: 20)
    content.horizontalHugging = .required
    try bench.tree.setContentSize(content, of: title)
    try bench.add("t-leading", title.leading == bench.root.leading)
    try bench.add("t-trailing", title.trailing == bench.root.trailing)
    try bench.add("t-top", title.top == bench.root.safeArea.top)
    let found = try await findings(bench, "conflict")
    XCTAssertEqual(found.map(\.severity), [.warning])
  }

  func test_check_givesAViewOfAXibTheSizeThatItsConstraintsAskFor() async throws {
    var bench = DocumentBench()
    bench.sizing = .fixed(LayoutSize(width: 66, height: 100))
    try bench.add("width", bench.root.width == 113)
    let label = try bench.view("label", .label)
    try bench.add("l", label.left == bench.root.left)
    try bench.add("r", label.right == bench.root.right)
    try bench.add("t", label.top == bench.root.top)
    try bench.add("b", label.bottom == bench.root.bottom)
    let report = try await bench.report()
    XCTAssertEqual(report.findings, [])
  }
}
