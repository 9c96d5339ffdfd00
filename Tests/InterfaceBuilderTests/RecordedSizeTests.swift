import InterfaceBuilder
import LayoutModel
import XCTest

/// Of the recorded sizes, texts have on devices only what can be their own.
final class RecordedSizeTests: XCTestCase {
  private let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  /// A view in a root of 375 × 667 points.
  private func scene(_ view: String, _ constraints: String, toolsVersion: Int = 22505) throws -> InterfaceScene {
    let top =
      "<constraint firstItem=\"text\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"40\" id=\"c1\"/>"
    let leading =
      "<constraint firstItem=\"text\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"16\" id=\"c2\"/>"
    return try read(
      DocumentText.xib(
        tools: toolsVersion,
        DocumentText.view(
          id: "root", "0 0 375 667",
          "<subviews>\(view)</subviews><constraints>\(top)\(leading)\(constraints)</constraints>"))
    ).scenes[0]
  }

  private func label(_ frame: String, _ text: String, _ attributes: String = "", font: String? = nil) -> String {
    DocumentText.view(
      "label", id: "text", frame,
      attributes:
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"\(text)\" \(attributes)",
      font ?? self.font)
  }

  /// What the content of the view wants on a device.
  private func content(_ scene: InterfaceScene) throws -> ContentSize {
    let view = try XCTUnwrap(scene.view(withID: "text"))
    let request = MeasurementRequest(view: view, kind: scene.tree.kind(of: view), text: scene.tree.text(of: view))
    let measured = scene.measurer.measure(request, in: scene.designEnvironment.traits)
    return ContentSize(width: measured.width, height: measured.height)
  }

  private func designFrame(_ scene: InterfaceScene) throws -> LayoutRectangle {
    var engine = scene.engine
    return try XCTUnwrap(try engine.layout().frame(of: try XCTUnwrap(scene.view(withID: "text"))))
  }

  func test_measurer_hasTheRecordedWidthThatIsTheTextsOwn() throws {
    XCTAssertEqual(try content(scene(label("16 40 44 20.5", "Club"), "")).width, 44)
  }

  func test_measurer_hasTheEstimateWhereConstraintsStretchTheView() throws {
    let trailing =
      "<constraint firstAttribute=\"trailing\" secondItem=\"text\" secondAttribute=\"trailing\" constant=\"16\" id=\"c3\"/>"
    // The record is left over from a wider screen.
    let stretched = try scene(label("16 40 293.5 44", "Club"), trailing)
    XCTAssertLessThan(try XCTUnwrap(content(stretched).width), 40)
    XCTAssertLessThan(try XCTUnwrap(content(stretched).height), 21)
  }

  func test_measurer_hasTheEstimateBeyondWhatTheFontCanGive() throws {
    let scene = try scene(label("16 40 293.5 20.5", "Club"), "")
    XCTAssertLessThan(try XCTUnwrap(content(scene).width), 40)
    XCTAssertEqual(try designFrame(scene).width, 293.5, "in the editor, it is as drawn")
  }

  func test_measurer_hasTheEstimateWhereTheEditorMarksTheViewAmbiguous() throws {
    let scene = try scene(label("16 40 44 20.5", "Club", "ambiguous=\"YES\""), "")
    XCTAssertLessThan(try XCTUnwrap(content(scene).width), 40)
  }

  func test_measurer_givesViewsWithoutTextTheirLinesHeight() throws {
    let height = "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"161\" id=\"c3\"/>"
    for (attributes, constraints, recorded) in [("", height, 161.0), ("", "", 0), ("numberOfLines=\"0\"", height, 161)]
    {
      let scene = try scene(label("16 40 0 \(recorded)", "", attributes), constraints)
      let content = try content(scene)
      XCTAssertEqual(content.width, 0)
      XCTAssertEqual(try XCTUnwrap(content.height), 20.29, accuracy: 0.5, "\(recorded)")
      XCTAssertEqual(try designFrame(scene).height, recorded)
    }
  }

  func test_measurer_takesTheHeightOfLinesInOtherFontsFromTheRecord() throws {
    let custom = "<fontDescription key=\"fontDescription\" name=\"Custom\" family=\"Custom\" pointSize=\"17\"/>"
    XCTAssertEqual(try content(scene(label("16 40 40 25", "Club", font: custom), "")).height, 25)
    let system = try XCTUnwrap(content(scene(label("16 40 40 21", "Club"), "")).height)
    XCTAssertEqual(system, 20.29, accuracy: 0.5)
  }

  func test_measurer_givesControlsTheSizesOfTheirVersion() throws {
    let fieldFont = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
    for (version, height) in [(14460, 30.0), (22505, 34)] {
      let field = DocumentText.view(
        "textField", id: "text", "16 40 200 \(height)", attributes: "borderStyle=\"roundedRect\"", fieldFont)
      let width = "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"200\" id=\"c3\"/>"
      let scene = try scene(field, width, toolsVersion: version)
      XCTAssertEqual(try designFrame(scene), LayoutRectangle(x: 16, y: 40, width: 200, height: height), "\(version)")
      XCTAssertEqual(try content(scene).width, 33, "not the width that a constraint gives")
    }
  }

  func test_measurer_putsRoomAroundTitlesByTheStyleOfTheButton() throws {
    let title = "<state key=\"normal\" title=\"Sign in\"/>"
    let insets = "<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"5\" maxX=\"20\" maxY=\"6\"/>"
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Sign in\"/>"
    let text = try XCTUnwrap(content(scene(label("16 40 51.5 20.5", "Sign in"), "")).width)
    let height = "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"60\" id=\"c4\"/>"
    let width = "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"300\" id=\"c3\"/>"
    for (body, room, expectedHeight) in [
      (font + title, 0.0, 33.0), (font + insets + title, 30, 32), (font + title + configuration, 24, 34.5),
    ] {
      let button = DocumentText.view("button", id: "text", "16 40 300 60", attributes: "buttonType=\"system\"", body)
      let content = try content(scene(button, width + height))
      XCTAssertEqual(try XCTUnwrap(content.width), text + room, accuracy: 1, body)
      XCTAssertEqual(try XCTUnwrap(content.height), expectedHeight, accuracy: 0.5, body)
    }
  }

  func test_textEstimate_saysHowFarItMayBeTrusted() throws {
    let custom = "<fontDescription key=\"fontDescription\" name=\"Custom\" family=\"Custom\" pointSize=\"17\"/>"
    func estimate(_ view: String) throws -> TextEstimate? {
      let scene = try scene(view, "")
      return scene.textEstimate(of: try XCTUnwrap(scene.view(withID: "text")))
    }
    let system = try XCTUnwrap(estimate(label("16 40 44 20.5", "Club")))
    let other = try XCTUnwrap(estimate(label("16 40 44 20.5", "Club", font: custom)))
    let arabic = try XCTUnwrap(estimate(label("16 40 44 20.5", "إلغاء")))
    XCTAssertLessThan(system.widthError, other.widthError)
    XCTAssertLessThan(other.widthError, arabic.widthError)
    XCTAssertEqual([system, other, arabic].map(\.isUnknown), [false, false, true])
  }
}
