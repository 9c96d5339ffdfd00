import LayoutModel
import LayoutTestSupport
import XCTest

/// What holds for all stacks, over random ones.
final class RandomStackTests: XCTestCase {
  private let environment = LayoutEnvironment.plain(400, 300)

  func test_layout_rightToLeftIsTheMirrorImage() throws {
    var compared = 0
    for seed in 100..<180 as Range<UInt64> {
      let stacks = try RandomStacks(seed: seed, views: 16)
      var leftToRight = LayoutEngine(tree: stacks.tree, environment: environment)
      var rightToLeft = LayoutEngine(tree: stacks.tree, environment: environment.directed(.rightToLeft))
      let (first, second) = (try leftToRight.layout(), try rightToLeft.layout())
      XCTAssertEqual(first.issues.count, second.issues.count, "seed \(seed)")
      // What is left out of a conflict need not be the same on both sides.
      guard first.issues.isEmpty else { continue }
      compared += 1
      for view in stacks.tree.viewsInDrawingOrder {
        let original = try XCTUnwrap(first.exactFrameInRoot(of: view))
        let mirrored = LayoutRectangle(
          x: 400 - original.maxX, y: original.minY, width: original.width, height: original.height)
        assertEqual(second.exactFrameInRoot(of: view), mirrored, "seed \(seed), \(stacks.tree.name(of: view))")
      }
    }
    XCTAssertGreaterThan(compared, 70)
  }

  /// A pass after every view leads to the frames of a single pass at the end.
  func test_layout_viewByViewIsThatOfOneBatch() throws {
    for seed in 200..<240 as Range<UInt64> {
      let batch = try RandomStacks(seed: seed, views: 14)
      var once = LayoutEngine(tree: batch.tree, environment: environment)
      var steps = LayoutEngine(tree: LayoutTree(), environment: environment)
      _ = try RandomStacks(seed: seed, views: 14) { tree in
        steps.tree = tree
        _ = try steps.layout()
        return steps.tree
      }
      let (expected, result) = (try once.layout(), try steps.layout())
      XCTAssertEqual(result.placements.map(\.frame), expected.placements.map(\.frame), "seed \(seed)")
      for (placement, other) in zip(result.placements, expected.placements) {
        assertEqual(placement.exactFrame, other.exactFrame, accuracy: 1e-9, "seed \(seed)")
      }
      // An engine that starts on the tree of the many passes has the same bits.
      var fresh = LayoutEngine(tree: steps.tree, environment: environment)
      let placements = try fresh.layout().placements
      XCTAssertEqual(placements.map(\.name), expected.placements.map(\.name), "seed \(seed)")
      XCTAssertEqual(placements.map(\.exactFrame), expected.placements.map(\.exactFrame), "seed \(seed)")
      XCTAssertEqual(placements.map(\.frameInRoot), expected.placements.map(\.frameInRoot), "seed \(seed)")
    }
  }

  private func frames(_ result: LayoutResult) -> [LayoutRectangle] {
    result.tree.viewsInDrawingOrder.compactMap { result.exactFrame(of: $0) }
  }

  /// After any changes, an engine that has seen all of them has the frames of one that starts now.
  func test_layout_afterRandomChangesIsThatOfAFreshEngine() throws {
    var compared = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var stacks = try RandomStacks(seed: seed, views: 14)
      var engine = LayoutEngine(tree: stacks.tree, environment: environment)
      _ = try engine.layout()
      for step in 0..<20 {
        // The engine's tree carries the marks of what it has seen, so the change is made there.
        stacks.adopt(engine.tree)
        stacks.change()
        engine.tree = stacks.tree
        let direction: InterfaceLayoutDirection = step % 7 == 6 ? .rightToLeft : .leftToRight
        engine.environment = environment.directed(direction)
        let incremental = try engine.layout()
        var fresh = LayoutEngine(tree: stacks.tree, environment: environment.directed(direction))
        let expected = try fresh.layout()
        XCTAssertEqual(incremental.issues.count, expected.issues.count, "seed \(seed), step \(step)")
        guard expected.issues.isEmpty else { continue }
        compared += 1
        XCTAssertEqual(frames(incremental).count, frames(expected).count, "seed \(seed), step \(step)")
        for (frame, other) in zip(frames(incremental), frames(expected)) {
          assertEqual(frame, other, "seed \(seed), step \(step)")
        }
        XCTAssertEqual(engine.counts.constraints, fresh.counts.constraints, "seed \(seed), step \(step)")
      }
    }
    XCTAssertGreaterThan(compared, 200, "most changes lead to layouts without conflicts")
  }
}
