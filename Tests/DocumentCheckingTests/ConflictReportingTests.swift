import DocumentChecking
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

final class ConflictReportingTests: XCTestCase {
  func test_check_reportsOneFindingForAConflictOnSeveralDevices() async throws {
    let report = try await DocumentBench.conflict().report()
    XCTAssertEqual(report.findings.map(\.rule), ["conflict"])
    let finding = try XCTUnwrap(report.findings.first)
    XCTAssertEqual(finding.severity, .error)
    XCTAssertEqual(finding.element.id, "c-width", "the youngest constraint is the one that is left out")
    XCTAssertEqual(finding.deviceConfigurations, ["iPhone SE", "iPhone 16"])
    XCTAssertEqual(finding.examined, 2)
    XCTAssertFalse(finding.restsOnEstimate)
  }

  func test_check_describesTheConflictWhereItIsWorst() async throws {
    let finding = try await DocumentBench.conflict().onlyFinding()
    XCTAssertEqual(
      finding.message, "16 + 16 + 300 is 332, but the screen is 393 wide: 61 pt too little")
    XCTAssertEqual(
      finding.details,
      ["card.leading == screen.leading + 16", "card.trailing == screen.trailing - 16", "card.width == 300"])
    XCTAssertEqual(finding.extent.summary, "on all 2 (worst on iPhone 16)")
  }

  func test_check_namesTheOtherMembersOfAConflict() async throws {
    let finding = try await DocumentBench.conflict().onlyFinding()
    XCTAssertEqual(finding.related.map(\.element.id), ["c-leading", "c-trailing"])
  }

  func test_check_advisesChangesThatWereTried() async throws {
    let advice = try await DocumentBench.conflict().onlyFinding().advice
    XCTAssertEqual(
      advice,
      "lower the priority of card.width == 300 below required, to 999; or write >= instead of == in card.width == 300")
  }

  func test_check_findsNothingWhereTheConstraintsFit() async throws {
    var bench = DocumentBench()
    let card = try bench.view("card")
    try bench.add("c-leading", card.leading == bench.root.leading + 16)
    try bench.add("c-trailing", card.trailing == bench.root.trailing - 16)
    try bench.add("c-top", card.top == bench.root.safeArea.top)
    try bench.add("c-height", card.height == 100)
    let report = try await bench.report()
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.documents.map(\.layoutCount), [3], "two layouts, and one for what is ambiguous")
  }

  func test_check_nameOnlyTheDevicesOfAConflict() async throws {
    var bench = DocumentBench()
    let card = try bench.view("card")
    try bench.add("c-leading", card.leading == bench.root.leading + 16)
    try bench.add("c-trailing", card.trailing <= bench.root.trailing - 16)
    try bench.add("c-top", card.top == bench.root.safeArea.top)
    try bench.add("c-height", card.height == 100)
    try bench.add("c-width", card.width == 300)
    let finding = try await bench.onlyFinding()
    XCTAssertEqual(finding.deviceConfigurations, ["iPhone SE"])
    XCTAssertEqual(finding.extent.summary, "on 1 of 2: iPhone SE")
  }
}
