import DocumentChecking
import LayoutModel
import XCTest

/// What rests on an estimated size of a text is a warning at most, and says so.
final class EstimateTests: XCTestCase {
  /// A text of 100 points in a label of some width, and a required compression resistance against a required width.
  private func bench(width: Double, isEstimated: Bool) throws -> DocumentBench {
    var bench = DocumentBench()
    let title = try bench.view("title", .label)
    try bench.tree.setText(TextContent("text"), of: title)
    var content = ContentSize()
    content.horizontalCompressionResistance = .required
    try bench.tree.setContentSize(content, of: title)
    try bench.add("t-leading", title.leading == bench.root.leading + 16)
    try bench.add("t-top", title.top == bench.root.safeArea.top)
    try bench.add("t-width", title.width == width)
    bench.measurer = FixedMeasurer(width: 100, height: 44)
    if isEstimated { bench.estimatedViews = [title] }
    return bench
  }

  func test_check_leavesAnErrorThatNoSizeOfTheTextMends() async throws {
    let finding = try await bench(width: 80, isEstimated: true).report().findings.first { $0.rule == "conflict" }
    XCTAssertEqual(finding?.severity, .error)
    XCTAssertEqual(finding?.restsOnEstimate, false)
    XCTAssertEqual(finding?.message.contains("estimated"), false)
  }

  func test_check_makesAWarningOfAnErrorThatAnotherSizeOfTheTextMends() async throws {
    let finding = try await bench(width: 95, isEstimated: true).report().findings.first { $0.rule == "conflict" }
    XCTAssertEqual(finding?.severity, .warning)
    XCTAssertEqual(finding?.restsOnEstimate, true)
    XCTAssertEqual(finding?.message.hasSuffix("(the size of the text is estimated)"), true)
  }

  func test_check_trustsASizeThatIsNotEstimated() async throws {
    let finding = try await bench(width: 95, isEstimated: false).report().findings.first { $0.rule == "conflict" }
    XCTAssertEqual(finding?.severity, .error)
  }

  func test_check_keepsTheWarningWhereTheConfigurationAsksForAnError() async throws {
    let report = try await bench(width: 95, isEstimated: true).report {
      $0.rules.set(.severity(.error), of: "conflict")
    }
    XCTAssertEqual(report.findings.first { $0.rule == "conflict" }?.severity, .warning)
  }
}

/// Says that all texts have the same size.
struct FixedMeasurer: ContentMeasurer {
  let width: Double
  let height: Double

  func measure(_ request: MeasurementRequest, in traits: Traits) -> MeasuredContent {
    MeasuredContent(width: width, height: height)
  }
}
