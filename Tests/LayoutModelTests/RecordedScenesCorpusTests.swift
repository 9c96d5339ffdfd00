import Foundation
import LayoutModel
import LayoutTestSupport
import SceneRunner
import XCTest

/// The optional file of screens with the frames that Apple's engine recorded for them.
final class RecordedScenesCorpusTests: XCTestCase {
  /// The scenes that are to be compared; debug builds take every fourth.
  private func scenes() throws -> [Scene] {
    let file = SceneFile(try Data(contentsOf: try OptionalTestData.cases("ib/scenes.jsonl")))
    XCTAssertEqual(file.complaints, [])
    let compared = file.scenes.filter(\.quality.isCompared)
    XCTAssertEqual(compared.count, 2155)
    #if DEBUG
      return compared.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    #else
      return compared
    #endif
  }

  private func outcome(
    _ scene: Scene, _ contents: SceneLayout.Contents, _ environmentSource: SceneLayout.EnvironmentSource
  ) throws -> SceneOutcome {
    let layout = try SceneLayout(scene, contents: contents, environmentSource: environmentSource)
    return SceneOutcome(scene, layout, try layout.result())
  }

  /// Asserts a share of the whole file; a part of it may miss three scenes more.
  private func assert(
    _ count: Int, of total: Int, isAtLeast share: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    #if DEBUG
      let spared = 3
    #else
      let spared = 0
    #endif
    let least = Int((Double(total) * share).rounded(.up)) - spared
    XCTAssertGreaterThanOrEqual(count, least, "\(count) of \(total)", file: file, line: line)
  }

  func test_layout_givesTheRecordedFrames() throws {
    var near = 0
    var exact = 0
    var same = 0
    let scenes = try scenes()
    for scene in scenes {
      let outcomes = try SceneLayout.Contents.allCases.map { try outcome(scene, $0, .recorded) }
      near += outcomes.allSatisfy(\.isNear) ? 1 : 0
      guard scene.quality == .exact else { continue }
      exact += 1
      same += outcomes.allSatisfy(\.isSame) ? 1 : 0
    }
    assert(near, of: scenes.count, isAtLeast: 2140.0 / 2155)
    assert(same, of: exact, isAtLeast: 0.97)
  }

  func test_layout_givesTheRecordedFramesByDeviceAndRules() throws {
    let scenes = try scenes().filter(\.followsRules)
    var near = 0
    for scene in scenes { near += try outcome(scene, .natural, .derived).isNear ? 1 : 0 }
    assert(near, of: scenes.count, isAtLeast: 0.95)
  }
}
