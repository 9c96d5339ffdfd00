import Foundation
import LayoutAnalysis
import LayoutModel
import SceneRunner
import TestSupport
import XCTest

/// What recorded screens leave open.
final class RecordedScenesAmbiguityCorpusTests: XCTestCase {
  /// Nothing that is open is missed for not being asked, and little has to be asked.
  func test_ambiguities_findsWhatAskingForAllFinds() throws {
    let path = OptionalFiles.cases.appendingPathComponent("ib/scenes.jsonl").standardizedFileURL
    guard OptionalFiles.exists(path) else { throw XCTSkip("optional test data is not there: \(path.path)") }
    let file = SceneFile(try Data(contentsOf: path))
    let scenes = file.scenes.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)
    XCTAssertGreaterThan(scenes.count, 280)
    var (open, asked, all) = (0, 0, 0)
    for scene in scenes {
      let layout = try SceneLayout(scene, contents: .natural, environmentSource: .recorded)
      let engine = LayoutEngine(tree: layout.tree, environment: layout.environment)
      let findings = try engine.ambiguities()
      XCTAssertEqual(findings, try engine.ambiguitiesAskingForAll(), scene.id)
      open += findings.count
      asked += try engine.countCoordinatesToAskFor()
      all += 4 * (layout.tree.viewsInDrawingOrder.count - 1)
    }
    XCTAssertGreaterThan(open, 20)
    XCTAssertLessThan(20 * asked, all, "\(asked) of \(all) coordinates were asked for")
  }
}
