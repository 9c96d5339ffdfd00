import DocumentChecking
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// What rests on an estimated size of a text is a warning at most, and says so.
final class EstimateTests: XCTestCase {
  /// A text of 100 points at some distance from the left edge. The SE is 320 points wide.
  private func bench(leading: Double, isEstimated: Bool, _ estimate: TextEstimate? = nil) throws -> DocumentBench {
    var bench = DocumentBench()
    let title = try bench.view("title", .label)
    try bench.tree.setText(TextContent("text"), of: title)
    try bench.add("t-leading", title.leading == bench.root.leading + leading)
    try bench.add("t-top", title.top == bench.root.safeArea.top)
    bench.measurer = .fixed(width: 100, height: 44)
    if isEstimated { bench.estimatedViews = [title] }
    if let estimate { bench.textEstimates = [title: estimate] }
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

  func test_check_looksForItWithTheErrorOfTheEstimate() async throws {
    let known = TextEstimate(widthError: 0.03, isUnknown: false)
    // 5 points too wide: more than 3 % of 100.
    let certain = try await bench(leading: 225, isEstimated: true, known).onlyFinding()
    XCTAssertFalse(certain.restsOnEstimate)
    let uncertain = try await bench(leading: 222, isEstimated: true, known).onlyFinding()
    XCTAssertTrue(uncertain.restsOnEstimate)
  }

  func test_check_saysThatNothingIsKnownOfAScript() async throws {
    let unknown = TextEstimate(widthError: 0.3, isUnknown: true)
    let finding = try await bench(leading: 240, isEstimated: true, unknown).onlyFinding()
    XCTAssertEqual(finding.severity, .warning)
    XCTAssertTrue(finding.restsOnEstimate)
    XCTAssertTrue(finding.message.hasSuffix("nothing is known of the widths of its script)"), finding.message)
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
