import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutMatrixTests: XCTestCase {
  /// A card that is as wide as four fifths of the safe area, and a label in it that is 300 wide.
  private func tree() throws -> (LayoutTree, card: ViewHandle, label: ViewHandle) {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let label = try tree.addView("label", to: card)
    let safeArea = tree.root.safeArea
    try tree.activate(
      .list {
        card.width == 0.8 * safeArea.width
        card.leading == safeArea.leading
        card.top == safeArea.top
        card.height == 100
        label.leading == card.leading + 8
        label.top == card.top
        label.bottom == card.bottom
        label.width == 300
        label.trailing <= card.trailing
      })
    return (tree, card, label)
  }

  private var matrix: EnvironmentMatrix {
    EnvironmentMatrix(
      devices: ["iPhone 5", "iPhone 15", "iPad (A16)"].compactMap { DeviceCatalogue.device(named: $0) },
      textSizes: [.small, .accessibilityLarge])
  }

  func test_environments_areEveryCombinationOnce() {
    let environments = matrix.environments
    XCTAssertEqual(environments.count, 3 * 2 * 2 * 2)
    XCTAssertEqual(Set(environments.map(\.label)).count, environments.count)
    XCTAssertEqual(environments[0].label, "iPhone 5, portrait, small, leftToRight")
    var panes = matrix
    panes.includesPanes = true
    panes.devices = panes.devices.suffix(1)
    XCTAssertEqual(panes.environments.count, (5 + 4) * 2 * 2)
    XCTAssertTrue(panes.environments.contains { $0.label == "iPad (A16), landscape slide over, small, rightToLeft" })
  }

  func test_environments_leaveOutDevicesWithoutThatSystem() {
    var old = matrix
    old.generation = .twentySix
    XCTAssertEqual(old.environments.count, 2 * 2 * 2 * 2)
    XCTAssertFalse(old.environments.contains { $0.label.hasPrefix("iPhone 5") })
  }

  func test_layOut_givesWhatOneEngineGives() async throws {
    let (tree, card, label) = try tree()
    let engine = LayoutEngine(tree: tree, environment: .plain(1, 1))
    let environments = matrix.environments
    let report = await engine.layOut(in: environments)
    XCTAssertEqual(report.cells.map(\.label), environments.map(\.label))
    for (cell, labelled) in zip(report.cells, environments) {
      var single = LayoutEngine(tree: tree, environment: labelled.environment)
      let result = try single.layout()
      XCTAssertNil(cell.error)
      XCTAssertEqual(cell.environment, labelled.environment)
      XCTAssertEqual(cell.findings.count, result.findings.count, cell.label)
      for view in [tree.root, card, label] {
        XCTAssertEqual(report.frameInRoot(of: view, in: cell), result.frameInRoot(of: view), cell.label)
      }
    }
  }

  func test_layOut_findsTheScreensOnWhichItDoesNotHold() async throws {
    let (tree, _, _) = try tree()
    let report = await LayoutEngine(tree: tree, environment: .plain(1, 1)).layOut(in: matrix.environments)
    // Four fifths of 320 are less than 308.
    XCTAssertEqual(Set(report.failures.map { $0.environment.deviceName }), ["iPhone 5"])
    XCTAssertTrue(report.failures.allSatisfy { $0.environment.size.width == 320 })
    XCTAssertEqual(report.failures.count, 4)
  }

  func test_layOut_keepsErrorsInTheirCells() async throws {
    let (tree, card, _) = try tree()
    let engine = LayoutEngine(tree: tree, environment: .plain(1, 1))
    let environments = [
      LabelledEnvironment("good", .plain(1000, 1000)), LabelledEnvironment("bad", .plain(.nan, 1000)),
      LabelledEnvironment("narrow", .plain(100, 1000)), LabelledEnvironment("good again", .plain(1000, 1000)),
    ]
    let report = await engine.layOut(in: environments, .strict)
    XCTAssertEqual(report.cells.map { $0.error != nil }, [false, true, true, false])
    XCTAssertEqual(report.cells[1].error, .nonFinite("size", in: "root"))
    XCTAssertNil(report.frameInRoot(of: card, in: report.cells[1]))
    XCTAssertEqual(report.frameInRoot(of: card, in: report.cells[3])?.width, 800)
    XCTAssertEqual(report.failures.map(\.label), ["bad", "narrow"])
    let nothing = await engine.layOut(in: [])
    XCTAssertEqual(nothing.cells.count, 0)
  }

  func test_layOut_asksTheCheckEverywhere() async throws {
    let (tree, _, _) = try tree()
    let engine = LayoutEngine(tree: tree, environment: .plain(1, 1))
    let environments = (1...100).map { LabelledEnvironment("\($0)", .plain(1000 + Double($0), 500)) }
    let widths = await engine.mapLayouts(in: environments) { labelled, outcome -> String in
      guard case .success(let result) = outcome else { return "error" }
      return "\(labelled.label) \(Int(result.environment.size.width))"
    }
    XCTAssertEqual(widths, (1...100).map { "\($0) \(1000 + $0)" })
  }

  func test_frameInRoot_isNilForStrangers() async throws {
    var (tree, card, _) = try tree()
    let loose = tree.makeView("loose")
    let report = await LayoutEngine(tree: tree, environment: .plain(1, 1)).layOut(
      in: [LabelledEnvironment("one", .plain(500, 500))])
    XCTAssertNil(report.frameInRoot(of: loose, in: report.cells[0]))
    XCTAssertNotNil(report.frameInRoot(of: card, in: report.cells[0]))
    XCTAssertEqual(report.views.count, 3)
  }
}
