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

  /// A check of two copies of a document, in folders of these names.
  private func copies(in folders: [String]) async throws -> CheckReport {
    var report: CheckReport?
    for folder in folders {
      var bench = DocumentBench()
      bench.path = "\(folder)/Main.storyboard"
      let part = try await DocumentBench.conflict(in: bench).report()
      if report == nil { report = part } else { report?.findings += part.findings }
    }
    return try XCTUnwrap(report)
  }

  func test_removing_knowsADocumentInARenamedFolder() async throws {
    let baseline = Baseline(try await copies(in: ["Old"]).findings)
    let report = try await copies(in: ["New/Deeper"]).removing(baseline)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.baselineCount, baseline.findings.count)
    XCTAssertEqual(report.staleEntries, [])
  }

  func test_removing_knowsCopiesOfADocumentByTheirNumber() async throws {
    let one = Baseline(try await copies(in: ["A"]).findings)
    let second = try await copies(in: ["A", "B"]).removing(one)
    XCTAssertEqual(second.findings.map(\.element.location.file), ["B/Main.storyboard"])
    let both = Baseline(try await copies(in: ["A", "B"]).findings)
    XCTAssertEqual(both.findings.count, 2)
    let moved = try await copies(in: ["B", "C"]).removing(both)
    XCTAssertEqual(moved.findings, [])
    XCTAssertEqual(moved.staleEntries, [])
    let left = try await copies(in: ["B"]).removing(both)
    XCTAssertEqual(left.findings, [])
    XCTAssertEqual(left.staleEntries.map(\.file), ["A/Main.storyboard"])
  }

  func test_removing_readsVersionOneByPaths() async throws {
    let report = try await copies(in: ["A"])
    let entries = report.findings.map {
      "{\"element\": \"\", \"file\": \"A/Main.storyboard\", \"fingerprint\": \"\($0.pathFingerprint)\", \"rule\": \"\"}"
    }
    let text = "{\"version\": 1, \"findings\": [\(entries.joined(separator: ","))]}"
    let baseline = try Baseline(reading: Data(text.utf8))
    XCTAssertEqual(report.removing(baseline).findings, [])
    let renamed = try await copies(in: ["B"]).removing(baseline)
    XCTAssertEqual(renamed.baselineCount, 0, "version 1 has the path in the fingerprint")
  }

  func test_reading_refusesWhatIsNoBaseline() {
    for (text, reason) in [
      ("", "this is no baseline: it ends too early"),
      ("[]", "this is no baseline: the value is of another kind than expected"),
      ("{\"version\": 1}", "this is no baseline: “findings” is missing"),
      (
        "{\"version\": 9, \"findings\": []}",
        "the baseline has version 9, and versions up to 2 are read: write it again"
      ),
    ] {
      XCTAssertThrowsError(try Baseline(reading: Data(text.utf8)), text) { error in
        XCTAssertEqual("\(error)", reason, text)
      }
    }
  }
}
