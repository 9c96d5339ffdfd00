import DocumentChecking
import LayoutAnalysis
import LayoutModel
import XCTest

final class SuppressionTests: XCTestCase {
  func test_directive_isReadAnywhereInAText() {
    for (text, rules) in [
      ("layoutcheck:ignore", nil), ("card.width layoutcheck:ignore", nil),
      ("layoutcheck:ignore=conflict", ["conflict"]),
      ("x layoutcheck:ignore=conflict,overlap because", ["conflict", "overlap"]),
      ("layoutcheck:ignore=", []),
    ] as [(String, Set<String>?)] {
      let directive = SuppressionDirective(in: text)
      XCTAssertNotNil(directive, text)
      XCTAssertEqual(directive?.rules, rules, text)
    }
    for text in ["", "layoutcheck", "layoutcheck:ignor", "ignore"] {
      XCTAssertNil(SuppressionDirective(in: text), text)
    }
  }

  func test_covers_isAboutTheRulesThatAreNamed() {
    XCTAssertEqual(SuppressionDirective(in: "layoutcheck:ignore")?.covers("overlap"), true)
    XCTAssertEqual(SuppressionDirective(in: "layoutcheck:ignore=overlap")?.covers("overlap"), true)
    XCTAssertEqual(SuppressionDirective(in: "layoutcheck:ignore=overlap")?.covers("conflict"), false)
  }

  func test_check_doesNotReportWhatAConstraintSuppresses() async throws {
    for (identifier, count) in [
      ("layoutcheck:ignore", 0), ("layoutcheck:ignore=conflict", 0), ("layoutcheck:ignore=overlap", 1), ("", 1),
    ] {
      var bench = DocumentBench()
      let card = try bench.view("card")
      // The constraint that is named in the conflict, and not the one that is left out.
      try bench.add("c-leading", card.leading == bench.root.leading + 16, identifier: identifier)
      try bench.add("c-trailing", card.trailing == bench.root.trailing - 16)
      try bench.add("c-top", card.top == bench.root.safeArea.top)
      try bench.add("c-height", card.height == 100)
      try bench.add("c-width", card.width == 300)
      let report = try await bench.report()
      XCTAssertEqual(report.findings.count, count, identifier)
      XCTAssertEqual(report.suppressedCount, 1 - count, identifier)
    }
  }

  func test_check_doesNotReportWhatAViewSuppressesByIdentifierOrLabel() async throws {
    for (label, identifier, count) in [
      ("Badge layoutcheck:ignore=ambiguity", "", 0), ("Badge", "layoutcheck:ignore", 0), ("Badge", "", 1),
    ] {
      var bench = DocumentBench()
      let badge = try bench.view("badge", label: label, identifier: identifier)
      try bench.add("b-top", badge.top == bench.root.top)
      try bench.add("b-height", badge.height == 40)
      try bench.add("b-width", badge.width == 40)
      let report = try await bench.report { $0.rules.restrict(to: ["ambiguity"]) }
      XCTAssertEqual(report.findings.count, count, label + identifier)
    }
  }
}
