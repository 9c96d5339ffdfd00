import LayoutAnalysis
import LayoutModel
import XCTest

/// Hidden views that a stack arranges: they have frames, take no room, and are no finding.
final class HiddenArrangedViewTests: XCTestCase {
  private func bench(
    _ axis: LayoutConstraint.Axis, _ alignment: StackSettings.Alignment, hidden: Int
  ) throws -> (engine: LayoutEngine, stack: ViewHandle, views: [ViewHandle]) {
    var tree = LayoutTree(rootNamed: "screen")
    let views = ["first", "second", "third"].map { tree.makeView($0) }
    for (view, width) in zip(views, [40.0, 60, 10]) {
      try tree.setIntrinsicContentSize(width: width, height: 20, of: view)
    }
    var settings = StackSettings(spacing: 5)
    settings.axis = axis
    settings.alignment = alignment
    let stack = try tree.makeStack("stack", settings, arranging: views, in: tree.root)
    try tree.activate([stack.left == tree.root.left, stack.top == tree.root.top])
    try tree.setHidden(true, of: views[hidden])
    let environment = LayoutEnvironment(size: LayoutSize(width: 320, height: 568))
    return (LayoutEngine(tree: tree, environment: environment), stack, views)
  }

  func test_hiddenView_countsAcrossTheAxisOnlyWhereViewsFill() throws {
    for (alignment, width) in [(StackSettings.Alignment.fill, 60.0), (.leading, 40), (.center, 40), (.trailing, 40)] {
      var (engine, stack, _) = try bench(.vertical, alignment, hidden: 1)
      let result = try engine.layout()
      XCTAssertEqual(result.frame(of: stack)?.size, LayoutSize(width: width, height: 45), "\(alignment)")
    }
  }

  func test_hiddenView_liesHalfASpacingAfterTheVisibleOneBefore() throws {
    var (engine, _, views) = try bench(.vertical, .trailing, hidden: 1)
    let result = try engine.layout()
    let frame = try XCTUnwrap(result.exactFrame(of: views[1]))
    XCTAssertEqual(frame, LayoutRectangle(x: -20, y: 22.5, width: 60, height: 0))
    XCTAssertEqual(result.frame(of: views[2])?.minY, 25)
    var (first, _, others) = try bench(.horizontal, .fill, hidden: 0)
    XCTAssertEqual(try first.layout().exactFrame(of: others[0])?.minX, 0)
    XCTAssertEqual(try first.layout().exactFrame(of: others[0])?.width, 0)
  }

  func test_hiddenView_isNeitherAmbiguousNorViolated() throws {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in [StackSettings.Alignment.fill, .leading, .center, .trailing] {
        for hidden in 0..<3 {
          let engine = try bench(axis, alignment, hidden: hidden).engine
          XCTAssertEqual(try engine.ambiguities().map(\.message), [], "\(axis) \(alignment) \(hidden)")
          XCTAssertEqual(
            try engine.violatedConstraints(includingContent: false).map(\.message), [], "\(axis) \(alignment) \(hidden)"
          )
        }
      }
    }
  }
}
