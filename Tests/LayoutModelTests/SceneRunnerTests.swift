import Foundation
import LayoutModel
import SceneRunner
import XCTest

/// Small recorded screens, laid out through the same reader and builder as large files of them.
final class SceneRunnerTests: XCTestCase {
  private func scene(
    _ views: String, guides: String = "[]", constraints: String = "[]", more: String = "", quality: String = "exact"
  ) throws -> Scene {
    let text = """
      {"id": "one", "src": "vc", "tools": 22155, "dev": "retina6_1", "ori": "portrait", "scale": 2, "sa": 1, "ctx": {},
       "safe": [48, 0, 34, 0], "q": "\(quality)", "rule": 1, "tags": [] \(more), "views": \(views), "guides": \(guides),
       "cons": \(constraints)}
      """
    return try JSONDecoder().decode(Scene.self, from: Data(text.utf8))
  }

  private func outcome(
    _ scene: Scene, _ contents: SceneLayout.Contents = .natural,
    _ environmentSource: SceneLayout.EnvironmentSource = .recorded
  ) throws -> SceneOutcome {
    let layout = try SceneLayout(scene, contents: contents, environmentSource: environmentSource)
    return SceneOutcome(scene, layout, try layout.result())
  }

  private func assertSame(
    _ scene: Scene, coordinates: Int, _ contents: SceneLayout.Contents = .natural,
    _ environmentSource: SceneLayout.EnvironmentSource = .recorded, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let outcome = try outcome(scene, contents, environmentSource)
    XCTAssertTrue(outcome.isSame, "\(outcome.differences)", file: file, line: line)
    XCTAssertTrue(outcome.isSameUnrounded, file: file, line: line)
    XCTAssertEqual(outcome.comparedCoordinates, coordinates, file: file, line: line)
    XCTAssertEqual(outcome.conflicts, 0, file: file, line: line)
  }

  private let root = #"{"k": "view", "f": [0, 0, 414, 896]}"#

  func test_result_safeAreaMarginsAndContent() throws {
    let title = #"{"k": "label", "p": 0, "al": 1, "f": [20, 56, 60, 20.5], "i": [60, 20.5], "hh": 251}"#
    let field = #"{"k": "textField", "p": 0, "al": 1, "f": [88, 49, 306, 34], "i": [97, 34]}"#
    let text = try scene(
      "[\(root), \(title), \(field)]", guides: #"[{"k": "safeArea", "v": 0}]"#,
      constraints: """
        [[1, "leading", "==", 0, "leadingMargin", 1, 0, 1000], [2, "leading", "==", 1, "trailing", 1, 8, 1000],
         [2, "trailing", "==", 0, "trailingMargin", 1, 0, 1000], [1, "top", "==", -1, "top", 1, 8, 1000],
         [2, "top", "==", -1, "top", 1, 1, 1000], [2, "height", "==", null, null, 1, 30, 1000, {"off": 1}]]
        """)
    try assertSame(text, coordinates: 8)
    try assertSame(text, coordinates: 8, .natural, .derived)
  }

  func test_outcome_namesWhatDiffers() throws {
    let box = #"{"k": "view", "p": 0, "al": 1, "f": [10, 21, 31, 40]}"#
    let constraints = """
      [[1, "left", "==", 0, "left", 1, 10, 1000], [1, "top", "==", 0, "top", 1, 20, 1000],
       [1, "width", "==", null, null, 1, 30.75, 1000], [1, "height", "==", null, null, 1, 40, 1000]]
      """
    let outcome = try outcome(try scene("[\(root), \(box)]", constraints: constraints))
    XCTAssertFalse(outcome.isNear)
    XCTAssertEqual(outcome.differences.map(\.view), ["view 1"])
    XCTAssertEqual(outcome.differences.map(\.coordinate), ["y"])
    XCTAssertEqual(outcome.differences.map(\.amount), [1])
    XCTAssertEqual(outcome.farCoordinates, 1)
    // A coordinate that is not unique, and a view that is to be skipped, are not compared.
    for mask in [#""nu": 2"#, #""skip": 1"#] {
      let spared = box.replacingOccurrences(of: #""al": 1"#, with: #""al": 1, \#(mask)"#)
      let outcome = try self.outcome(try scene("[\(root), \(spared)]", constraints: constraints))
      XCTAssertTrue(outcome.isSame, mask)
      XCTAssertEqual(outcome.comparedCoordinates, mask.contains("nu") ? 3 : 0)
    }
    // Half a point is near, and not the same.
    let half = box.replacingOccurrences(of: "10, 21", with: "10.5, 20")
    let near = try self.outcome(try scene("[\(root), \(half)]", constraints: constraints))
    XCTAssertTrue(near.isNear)
    XCTAssertFalse(near.isSame)
  }

  func test_outcome_comparesBeforeAndAfterRounding() throws {
    let box =
      #"{"k": "view", "p": 0, "al": 1, "f": [192, 0, 30.5, 10], "u": [191.75, 0, 30.5, 10]}"#
    let constraints = """
      [[1, "centerX", "==", 0, "centerX", 1, 0, 1000], [1, "top", "==", 0, "top", 1, 0, 1000],
       [1, "width", "==", null, null, 1, 30.5, 1000], [1, "height", "==", null, null, 1, 10, 1000]]
      """
    try assertSame(try scene("[\(root), \(box)]", constraints: constraints), coordinates: 4)
  }

  func test_result_usesTheShrunkContents() throws {
    let label = #"{"k": "label", "p": 0, "al": 1, "f": [0, 0, 50, 20], "i": [50, 20], "j": [30, 20]}"#
    let text = try scene(
      "[\(root), \(label)]",
      constraints: #"[[1, "left", "==", 0, "left", 1, 0, 1000], [1, "top", "==", 0, "top", 1, 0, 1000]]"#)
    try assertSame(text, coordinates: 4)
    XCTAssertEqual(try outcome(text, .shrunk).differences.map(\.actual), [30])
  }

  func test_result_stackWithMarginsHiddenViewAndBaselines() throws {
    let views = """
      [\(root),
       {"k": "stackView", "p": 0, "al": 1, "f": [0, 48, 414, 61],
        "dlm": [10, 20, 10, 20], "m": [10, 20, 10, 20], "st": {"alignment": "firstBaseline", "spacing": 6}},
       {"k": "label", "p": 1, "al": 1, "f": [20, 10, 300, 41], "i": [300, 41], "font": {"t": "system", "s": 34}},
       {"k": "view", "p": 1, "al": 1, "f": [0, 0, 5, 5], "hidden": 1, "skip": 1},
       {"k": "label", "p": 1, "al": 1, "f": [326, 26, 68, 20.5], "u": [326, 26.1865, 68, 20.5], "hh": 252, "i": [68, 20.5],
        "font": {"t": "style", "style": "Body"}}]
      """
    let constraints = """
      [[1, "leading", "==", 0, "leading", 1, 0, 1000], [1, "trailing", "==", 0, "trailing", 1, 0, 1000],
       [1, "top", "==", -1, "top", 1, 0, 1000], [2, "width", "==", null, null, 1, 300, 1000]]
      """
    let text = try scene(views, guides: #"[{"k": "safeArea", "v": 0}]"#, constraints: constraints)
    try assertSame(text, coordinates: 12)
  }

  func test_result_framesOfTheRecord() throws {
    let views = """
      [\(root),
       {"k": "view", "p": 0, "am": ["widthSizable", "flexibleMinY"], "f": [10, 800, 394, 96]},
       {"k": "view", "p": 1, "al": 1, "fixed": 1, "am": [], "f": [7, 8, 9, 10]},
       {"k": "visualEffectView", "p": 0, "al": 1, "f": [30, 40, 70, 50]},
       {"k": "view", "p": 3, "managed": 1, "am": ["widthSizable", "heightSizable"], "f": [0, 0, 70, 50]},
       {"k": "view", "p": 4, "al": 1, "f": [10, 10, 50, 30]},
       {"k": "view", "p": 1, "off": 1, "al": 1, "f": [1, 1, 1, 1]}]
      """
    // The effect view is as large as its content, which is as large as the view in it asks for.
    let constraints = """
      [[3, "left", "==", 0, "left", 1, 30, 1000], [3, "top", "==", 0, "top", 1, 40, 1000],
       [5, "left", "==", 4, "left", 1, 10, 1000], [4, "right", "==", 5, "right", 1, 10, 1000],
       [5, "top", "==", 4, "top", 1, 10, 1000], [4, "bottom", "==", 5, "bottom", 1, 10, 1000],
       [5, "width", "==", null, null, 1, 50, 1000], [5, "height", "==", null, null, 1, 30, 1000],
       [6, "width", "==", null, null, 1, 30, 1000]]
      """
    try assertSame(try scene(views, constraints: constraints), coordinates: 20)
  }

  func test_result_stackAtTheTop() throws {
    let views = """
      [{"k": "stackView", "f": [0, 0, 200, 50], "st": {"distribution": "fillEqually", "spacing": 10}},
       {"k": "view", "p": 0, "al": 1, "f": [0, 0, 95, 50]}, {"k": "view", "p": 0, "al": 1, "f": [105, 0, 95, 50]}]
      """
    try assertSame(try scene(views), coordinates: 8)
  }

  func test_derivedEnvironment_followDeviceBarsAndEditor() throws {
    func top(_ change: (inout Scene) -> Void) throws -> Double {
      var scene = try scene("[\(root)]")
      change(&scene)
      return try SceneLayout(scene, contents: .natural, environmentSource: .derived).environment.safeAreaInsets.top
    }
    XCTAssertEqual(try top { _ in }, 48)
    XCTAssertEqual(try top { $0.tools = 17701 }, 44)
    XCTAssertEqual(try top { $0.tools = 24128 }, 96)
    XCTAssertEqual(try top { $0.context.screenBars.bars.navigationBar = .standard }, 92)
    XCTAssertEqual(try top { $0.source = .part }, 0)
    XCTAssertEqual(try top { $0.device = "retina4_7" }, 20)
    XCTAssertEqual(
      try top {
        $0.device = "retina4_7"
        $0.tools = 16097
      }, 0)
  }

  func test_decode_refusesWhatCannotBe() {
    func assertRefused(_ part: String, _ views: String, _ constraints: String = "[]", line: UInt = #line) {
      XCTAssertThrowsError(try scene(views, constraints: constraints), line: line) { error in
        let explanation = (error as? DecodingError)?.explanation ?? "\(error)"
        XCTAssertTrue(explanation.contains(part), explanation, line: line)
      }
    }
    assertRefused("no views", "[]")
    assertRefused("has no parent", "[\(root), \(root)]")
    assertRefused("does not come before it", #"[\#(root), {"k": "view", "p": 1, "f": [0, 0, 1, 1]}]"#)
    assertRefused("does not come before it", #"[{"k": "view", "p": 0, "f": [0, 0, 1, 1]}]"#)
    assertRefused("3 numbers", #"[{"k": "view", "f": [0, 0, 1]}]"#)
    assertRefused("\"f\" is missing", #"[{"k": "view"}]"#)
    assertRefused("the item 1", "[\(root)]", #"[[1, "left", "==", 0, "left", 1, 0, 1000]]"#)
    assertRefused("the item -1", "[\(root)]", #"[[0, "left", "==", -1, "left", 1, 0, 1000]]"#)
    assertRefused("no attribute", "[\(root)]", #"[[0, "middle", "==", 0, "left", 1, 0, 1000]]"#)
    assertRefused("no relation", "[\(root)]", #"[[0, "left", "=", 0, "left", 1, 0, 1000]]"#)
    assertRefused("cons[0]", "[\(root)]", #"[[0, "left"]]"#)
  }

  /// What reads well but makes no sense is refused by the model.
  func test_layout_passesRefusalsOn() throws {
    let text = try scene("[\(root)]", constraints: #"[[0, "left", "==", null, null, 1, 0, 1000]]"#)
    XCTAssertThrowsError(try SceneLayout(text, contents: .natural, environmentSource: .recorded)) { error in
      XCTAssertEqual(error as? LayoutError, .locationWithoutPartner("root.left"))
    }
  }

  func test_file_countsBrokenLines() throws {
    let good = #"{"id": "a", "scale": 2, "q": "half", "views": [{"k": "view", "f": [0, 0, 1, 1]}]}"#
    let file = SceneFile(Data("\n\(good)\n{\"id\": 7}\n  \r\nnonsense\n\(good)".utf8))
    XCTAssertEqual(file.scenes.map(\.id), ["a", "a"])
    XCTAssertEqual(file.complaints.map(\.line), [3, 5])
    XCTAssertTrue(file.complaints[0].reason.hasPrefix("id: "), file.complaints[0].reason)
    XCTAssertTrue(SceneFile(Data()).scenes.isEmpty)
  }
}
