import HistoryRunner
import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

/// Frames that are a function of the tree and the environment.
final class HistoryTests: XCTestCase {
  func test_layout_equalsThatOfAFreshEngineWhateverCameBefore() throws {
    var comparison = HistoryComparison()
    for seed in 500_000..<500_080 { try comparison.run(seed: UInt64(seed)) }
    XCTAssertEqual(comparison.differences, [])
    XCTAssertGreaterThan(comparison.passes, 1000)
  }

  func test_layout_comesBackAfterAVisitToAnotherSize() throws {
    var tree = LayoutTree()
    let labels = try (0..<2).map { try tree.addView("label \($0)", to: tree.root) }
    for label in labels { try tree.setContentSize(ContentSize(width: 80, height: 20), of: label) }
    try tree.activate([
      labels[0].leading == tree.root.leading, labels[1].leading == labels[0].trailing,
      labels[1].trailing == tree.root.trailing,
    ])
    var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment(size: LayoutSize(width: 300, height: 500)))
    for width in [300.0, 800, 300, 120, 300] {
      engine.environment.size.width = width
      let result = try engine.layout()
      // The first one stretches, and is compressed.
      XCTAssertEqual(result.exactFrame(of: labels[0])?.width, width - 80)
      XCTAssertEqual(result.exactFrame(of: labels[1])?.width, 80)
    }
  }

  func test_layout_sendsOpenPositionsToTheLeadingAndTopEdges() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    try tree.activate([view.width == 40])
    let environment = LayoutEnvironment(size: LayoutSize(width: 300, height: 500))
    var engine = LayoutEngine(tree: tree, environment: environment)
    XCTAssertEqual(try engine.layout().exactFrame(of: view), LayoutRectangle(x: 0, y: 0, width: 40, height: 0))
    engine.environment = environment.directed(.rightToLeft)
    XCTAssertEqual(try engine.layout().exactFrame(of: view), LayoutRectangle(x: 260, y: 0, width: 40, height: 0))
  }

  func test_layout_leavesOutWhatAFreshEngineLeavesOut() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    let handles = try tree.activate([view.width == 10, view.width == 20, view.width == 30])
    let environment = LayoutEnvironment(size: LayoutSize(width: 300, height: 500))
    var engine = LayoutEngine(tree: tree, environment: environment)
    XCTAssertEqual(try engine.layout().exactFrame(of: view)?.width, 10)
    try engine.tree.deactivate([handles[0]])
    XCTAssertEqual(try engine.layout().exactFrame(of: view)?.width, 20)
    try engine.tree.reactivate([handles[0]])
    XCTAssertEqual(try engine.layout().exactFrame(of: view)?.width, 10)
  }
}
