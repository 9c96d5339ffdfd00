import LayoutAnalysis
import LayoutModel
import XCTest

final class HiddenRootLintTests: XCTestCase {
  func test_lint_findsNothingUnderAHiddenRoot() throws {
    var bench = LintBench()
    _ = try bench.add("card", .button, at: LayoutRectangle(x: 300, y: 0, width: 100, height: 10))
    XCTAssertFalse(try bench.find(.offScreen).isEmpty)
    try bench.tree.setHidden(true, of: bench.tree.root)
    for rule in LintRule.allCases { XCTAssertEqual(try bench.find(rule), [], rule.identifier) }
  }
}
