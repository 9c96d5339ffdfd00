import DocumentChecking
import Foundation
import LayoutAnalysis
import LayoutModel
import XCTest

final class BaselineTests: XCTestCase {
  func test_removing_countsWhatIsKnownAndReportsTheRest() async throws {
    let known = try await DocumentBench.conflict().report()
    let baseline = Baseline(known.findings)
    var bench = try DocumentBench.conflict()
    let badge = try bench.view("badge")
    try bench.add("b-top", badge.top == bench.root.top)
    let report = try await bench.report { $0.rules.restrict(to: ["conflict", "ambiguity"]) }.removing(baseline)
    XCTAssertEqual(report.findings.map(\.element.id), ["badge"])
    XCTAssertEqual(report.baselineCount, 1)
    XCTAssertEqual(report.staleEntries, [])
  }

  func test_removing_notesWhatIsNotFoundAnyMore() async throws {
    let baseline = Baseline(try await DocumentBench.conflict().report().findings)
    let report = try await DocumentBench().report().removing(baseline)
    XCTAssertEqual(report.baselineCount, 0)
    XCTAssertEqual(report.staleEntries.map(\.element), ["c-width"])
  }

  func test_data_isReadBackAndDoesNotDependOnTheOrderOfFindings() async throws {
    var bench = try DocumentBench.conflict()
    _ = try bench.view("badge")
    let findings = try await bench.report().findings
    XCTAssertGreaterThan(findings.count, 1)
    let baseline = Baseline(findings)
    XCTAssertEqual(try Baseline(reading: baseline.data()), baseline)
    XCTAssertEqual(try Baseline(Array(findings.reversed())).data(), try baseline.data())
  }

  func test_fingerprint_staysWhenLinesAndNumbersChange() async throws {
    let before = try await DocumentBench.conflict().onlyFinding()
    var moved = DocumentBench()
    for name in ["back", "middle"] { _ = try moved.view(name) }
    let card = try moved.view("card")
    try moved.add("c-leading", card.leading == moved.root.leading + 20)
    try moved.add("c-trailing", card.trailing == moved.root.trailing - 20)
    try moved.add("c-top", card.top == moved.root.safeArea.top)
    try moved.add("c-width", card.width == 310)
    let after = try await moved.onlyFinding { $0.rules.restrict(to: ["conflict"]) }
    XCTAssertNotEqual(before.element.location, after.element.location)
    XCTAssertEqual(before.fingerprint, after.fingerprint)
  }

  func test_reading_refusesWhatIsNoBaseline() {
    for (text, reason) in [
      ("", "this is no baseline: it is no JSON"),
      ("[]", "this is no baseline: the value is of another kind than expected"),
      ("{\"version\": 1}", "this is no baseline: “findings” is missing"),
      (
        "{\"version\": 9, \"findings\": []}",
        "the baseline has version 9, and only version 1 is read: write it again"
      ),
    ] {
      XCTAssertThrowsError(try Baseline(reading: Data(text.utf8)), text) { error in
        XCTAssertEqual("\(error)", reason, text)
      }
    }
  }
}
