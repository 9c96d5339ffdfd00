import DocumentChecking
import LayoutAnalysis
import LayoutModel
import XCTest

/// What rests on an estimated size of a text is a warning at most, and says so.
final class EstimateTests: XCTestCase {
  /// A text of 100 points at some distance from the left edge. The SE is 320 points wide.
  private func bench(leading: Double, isEstimated: Bool) throws -> DocumentBench {
    var bench = DocumentBench()
    let title = try bench.view("title", .label)
    try bench.tree.setText(TextContent("text"), of: title)
    try bench.add("t-leading", title.leading == bench.root.leading + leading)
    try bench.add("t-top", title.top == bench.root.safeArea.top)
    bench.measurer = .fixed(width: 100, height: 44)
    if isEstimated { bench.estimatedViews = [title] }
    return bench
  }

  private func finding(leading: Double, isEstimated: Bool = true) async throws -> ReportedFinding {
    try await bench(leading: leading, isEstimated: isEstimated).onlyFinding()
  }

  func test_check_leavesAnErrorThatNoSizeOfTheTextMends() async throws {
    let finding = try await finding(leading: 240)
    XCTAssertEqual(finding.rule, "off-screen")
    XCTAssertEqual(finding.severity, .error)
    XCTAssertFalse(finding.restsOnEstimate)
    XCTAssertFalse(finding.message.contains("estimated"))
  }

  func test_check_makesAWarningOfAnErrorThatAnotherSizeOfTheTextMends() async throws {
    let finding = try await finding(leading: 225)
    XCTAssertEqual(finding.severity, .warning)
    XCTAssertTrue(finding.restsOnEstimate)
    XCTAssertTrue(finding.message.hasSuffix("(the size of the text is estimated)"), finding.message)
  }

  func test_check_trustsASizeThatIsNotEstimated() async throws {
    let finding = try await finding(leading: 225, isEstimated: false)
    XCTAssertEqual(finding.severity, .error)
  }

  func test_check_keepsTheWarningWhereTheConfigurationAsksForAnError() async throws {
    let finding = try await bench(leading: 225, isEstimated: true).onlyFinding {
      $0.rules.set(.severity(.error), of: "off-screen")
    }
    XCTAssertEqual(finding.severity, .warning)
  }
}

extension ContentMeasurer {
  /// One size for all texts.
  static func fixed(width: Double, height: Double) -> ContentMeasurer {
    ContentMeasurer { _, _ in MeasuredContent(width: width, height: height) }
  }
}
