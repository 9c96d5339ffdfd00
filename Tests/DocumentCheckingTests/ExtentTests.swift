import DocumentChecking
import LayoutAnalysis
import LayoutModel
import XCTest

/// In how many device configurations something holds, in a few words.
final class ExtentTests: XCTestCase {
  /// A view that sticks out of screens under some width, and one under some height.
  private func summaries(narrowerThan width: Double, lowerThan height: Double) async throws -> [String: String] {
    var bench = DocumentBench()
    let wide = try bench.view("wide")
    let high = try bench.view("high")
    for view in [wide, high] {
      try bench.add("\(bench.tree.name(of: view))-left", view.left == bench.root.left)
      try bench.add("\(bench.tree.name(of: view))-top", view.top == bench.root.top)
    }
    try bench.add("wide-width", wide.width == width)
    try bench.add("wide-height", wide.height == 10)
    try bench.add("high-width", high.width == 10)
    try bench.add("high-height", high.height == height)
    let report = try await bench.report {
      $0.matrix.orientations = [.portrait, .landscape]
      $0.rules.restrict(to: ["off-screen"])
    }
    return Dictionary(uniqueKeysWithValues: report.findings.map { ($0.element.id, $0.extent.summary) })
  }

  func test_summary_namesDevicesAndOrientations() async throws {
    // The screens are 320 × 568 and 393 × 852.
    let summaries = try await summaries(narrowerThan: 350, lowerThan: 330)
    XCTAssertEqual(summaries["wide"], "on 1 of 4: iPhone SE, portrait")
    XCTAssertEqual(summaries["high"], "on 1 of 4: iPhone SE, landscape")
  }

  func test_summary_saysWhatAllHaveInCommon() async throws {
    let summaries = try await summaries(narrowerThan: 400, lowerThan: 400)
    XCTAssertEqual(summaries["wide"], "on 2 of 4 (worst on iPhone SE, portrait): portrait")
    XCTAssertEqual(summaries["high"], "on 2 of 4 (worst on iPhone SE, landscape): landscape")
  }

  func test_summary_namesADeviceOnceThatHasItInBothOrientations() async throws {
    let summaries = try await summaries(narrowerThan: 600, lowerThan: 600)
    XCTAssertEqual(
      summaries["wide"], "on 3 of 4 (worst on iPhone SE, portrait): iPhone SE; iPhone 16, portrait")
    XCTAssertEqual(
      summaries["high"], "on 3 of 4 (worst on iPhone SE, landscape): iPhone SE; iPhone 16, landscape")
  }

  func test_summary_saysAllWhereNoneIsFree() async throws {
    let summaries = try await summaries(narrowerThan: 900, lowerThan: 900)
    XCTAssertEqual(summaries["wide"], "on all 4 (worst on iPhone SE, portrait)")
  }
}
