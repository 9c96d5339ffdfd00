import DocumentChecking
import LayoutAnalysis
import LayoutModel
import XCTest

final class AmbiguityReportingTests: XCTestCase {
  func test_check_putsTheCoordinatesOfAViewTogether() async throws {
    var bench = DocumentBench()
    let badge = try bench.view("badge")
    try bench.add("b-top", badge.top == bench.root.safeArea.top)
    try bench.add("b-height", badge.height == 40)
    let finding = try await bench.onlyFinding()
    XCTAssertEqual(finding.rule, "ambiguity")
    XCTAssertEqual(finding.severity, .warning)
    XCTAssertEqual(finding.element.id, "badge")
    XCTAssertEqual(finding.message, "the horizontal position and width of badge are ambiguous: nothing determines it")
    XCTAssertEqual(
      finding.advice, "add a leading, trailing or centre constraint, and add a width constraint or a second edge")
  }

  func test_check_saysOnceWhatSeveralViewsFollow() async throws {
    var bench = DocumentBench()
    let badge = try bench.view("badge")
    let mark = try bench.view("mark")
    for (name, view) in [("badge", badge), ("mark", mark)] {
      try bench.add("\(name)-height", view.height == 40)
      try bench.add("\(name)-width", view.width == 40)
      try bench.add("\(name)-top", view.top == bench.root.safeArea.top)
    }
    try bench.add("m-leading", mark.leading == badge.trailing + 8)
    let finding = try await bench.onlyFinding { $0.rules.restrict(to: ["ambiguity"]) }
    XCTAssertEqual(finding.element.id, "badge", "mark follows badge")
  }

  func test_check_namesContentsThatPullEquallyAndTheirPriorities() async throws {
    var bench = DocumentBench()
    let first = try bench.view("first", .label)
    let second = try bench.view("second", .label)
    for (name, view) in [("first", first), ("second", second)] {
      try bench.tree.setIntrinsicContentSize(width: 60, height: 20, of: view)
      try bench.add("\(name)-top", view.top == bench.root.safeArea.top)
    }
    try bench.add("leading", first.leading == bench.root.leading + 16)
    try bench.add("gap", second.leading == first.trailing + 8)
    try bench.add("trailing", second.trailing == bench.root.trailing - 16)
    let findings = try await bench.report { $0.rules.restrict(to: ["ambiguity"]) }.findings
    XCTAssertEqual(findings.map(\.element.id), ["first"], "what the tie leaves open is said once")
    XCTAssertEqual(
      findings.first?.advice, "give one of them another content hugging or compression resistance priority")
  }

  /// Two texts beside each other in the 335 points that the drawing has for them, and the 280 that the SE has.
  private func compressed(width: Double) async throws -> ReportedFinding {
    var bench = DocumentBench()
    let first = try bench.view("first", .label)
    let second = try bench.view("second", .label)
    for (name, view) in [("first", first), ("second", second)] {
      var content = ContentSize(width: width, height: 20)
      // Which of them is wider where there is more room is not open.
      content.horizontalHugging = view == first ? 252 : 251
      try bench.tree.setContentSize(content, of: view)
      try bench.add("\(name)-top", view.top == bench.root.safeArea.top)
    }
    try bench.add("leading", first.leading == bench.root.leading + 16)
    try bench.add("gap", second.leading == first.trailing + 8)
    try bench.add("trailing", second.trailing == bench.root.trailing - 16)
    return try await bench.onlyFinding { $0.rules.restrict(to: ["ambiguity"]) }
  }

  func test_check_notesWhichContentsGiveWayWhereThereIsTooLittleRoom() async throws {
    let finding = try await compressed(width: 165)
    XCTAssertEqual(finding.severity, .note)
  }

  func test_check_warnsOfContentsThatGiveWayInTheDrawing() async throws {
    let finding = try await compressed(width: 300)
    XCTAssertEqual(finding.severity, .warning)
  }

  func test_check_leavesOutWhatIsHidden() async throws {
    var bench = DocumentBench()
    let box = try bench.view("box")
    _ = try bench.view("badge", in: box)
    try bench.tree.setHidden(true, of: box)
    let report = try await bench.report { $0.rules.restrict(to: ["ambiguity"]) }
    XCTAssertEqual(report.findings, [])
  }

  func test_check_leavesOutRangesThatNobodySees() async throws {
    for (length, count) in [(0.5, 0), (20, 1)] {
      var bench = DocumentBench()
      let badge = try bench.view("badge")
      try bench.add("b-top", badge.top == bench.root.top)
      try bench.add("b-left", badge.left == bench.root.left)
      try bench.add("b-height", badge.height == 40)
      try bench.add("b-least", badge.width >= 40)
      try bench.add("b-most", badge.width <= 40 + length)
      let report = try await bench.report { $0.rules.restrict(to: ["ambiguity"]) }
      XCTAssertEqual(report.findings.count, count, "\(length)")
    }
  }
}
