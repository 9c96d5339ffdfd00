import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// Contents have the recorded size where the layout leaves it to them, and an estimated one elsewhere.
final class ContentModelTests: XCTestCase {
  private func scene(
    kind: String = "label", _ frame: String, attributes: String, content: String = "", constraints: String = ""
  ) throws -> InterfaceScene {
    let view = DocumentText.view(
      kind, id: "text", frame,
      attributes: "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" \(attributes)", content)
    return try read(
      DocumentText.xib(
        resources: "<image name=\"logo\" width=\"64\" height=\"32\"/>",
        DocumentText.view(
          id: "root", "0 0 375 667",
          """
          <subviews>\(view)</subviews>
          <constraints>
            <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c1"/>
            <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
            \(constraints)
          </constraints>
          """))
    ).scenes[0]
  }

  private let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
  private let toTrailing =
    "<constraint firstAttribute=\"trailing\" secondItem=\"text\" secondAttribute=\"trailing\" constant=\"16\" id=\"c3\"/>"

  private func frame(_ scene: InterfaceScene, width: Double = 375, _ category: TextSizeCategory = .large) throws
    -> LayoutRectangle
  {
    var engine = scene.engine
    engine.environment.size.width = width
    engine.environment.traits.preferredContentSizeCategory = category
    let view = try XCTUnwrap(scene.view(withID: "text"))
    return try XCTUnwrap(try engine.layout().frame(of: view))
  }

  func test_label_keepsTheRecordedWidthThatItsTextGivesIt() throws {
    for width in [30.0, 61.5, 100] {
      let scene = try scene("16 40 \(width) 20.5", attributes: "text=\"nnnn nnn\"", content: font)
      XCTAssertEqual(try frame(scene), LayoutRectangle(x: 16, y: 40, width: width, height: 20.5))
      XCTAssertEqual(try frame(scene, width: 320).width, width)
      XCTAssertEqual(scene.estimatedViews.count, 1)
    }
  }

  func test_label_wrapsWhereThereIsLessRoom() throws {
    let text = "text=\"nnnnnnn nnnnn nnn nnnn nnnnn nnnn nnn nnnnnnnn\" numberOfLines=\"0\""
    let scene = try scene("16 40 343 41", attributes: text, content: font, constraints: toTrailing)
    XCTAssertEqual(try frame(scene), LayoutRectangle(x: 16, y: 40, width: 343, height: 41))
    let narrow = try frame(scene, width: 200)
    XCTAssertEqual(narrow.width, 168)
    XCTAssertGreaterThanOrEqual(narrow.height, 61)
    XCTAssertEqual(try frame(scene, width: 900).height, 20.5)
  }

  func test_label_growsWithItsTextStyleAlone() throws {
    let fixed = try scene("16 40 61.5 20.5", attributes: "text=\"nnnn nnn\"", content: font)
    XCTAssertEqual(try frame(fixed, .accessibilityExtraLarge).height, 20.5)
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let scaled = try scene("16 40 61.5 20.5", attributes: "text=\"nnnn nnn\"", content: style)
    XCTAssertEqual(try frame(scaled).height, 20.5)
    XCTAssertGreaterThan(try frame(scaled, .accessibilityExtraLarge).height, 40)
    XCTAssertGreaterThan(try frame(scaled, .accessibilityExtraLarge).width, 100)
  }

  func test_button_keepsWhatIsAroundItsTitle() throws {
    let scene = try scene(
      kind: "button", "16 40 120 44", attributes: "buttonType=\"system\"",
      content: font + "<state key=\"normal\" title=\"nnnnnn\"/>")
    XCTAssertEqual(try frame(scene), LayoutRectangle(x: 16, y: 40, width: 120, height: 44))
  }

  func test_image_hasTheSizeOfItsPicture() throws {
    let pinned = try scene(kind: "imageView", "16 40 343 32", attributes: "image=\"logo\"", constraints: toTrailing)
    XCTAssertEqual(try frame(pinned, width: 500), LayoutRectangle(x: 16, y: 40, width: 468, height: 32))
    let free = try scene(kind: "imageView", "16 40 64 32", attributes: "image=\"logo\"")
    XCTAssertEqual(try frame(free).size, LayoutSize(width: 64, height: 32))
  }

  func test_views_withAPlaceholderSizeHaveIt() throws {
    let scene = try scene(
      kind: "view", "16 40 90 30", attributes: "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"30\"")
    XCTAssertEqual(try frame(scene).size, LayoutSize(width: 90, height: 30))
    let open = try self.scene(
      kind: "view", "16 40 90 0",
      attributes: "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"infinite\" ambiguous=\"YES\"")
    XCTAssertEqual(try frame(open).size, LayoutSize(width: 90, height: 0))
  }

  func test_baseline_isThatOfTheFontWithoutAText() throws {
    let label = DocumentText.view("label", id: "label", "16 45 40 20.5", attributes: "text=\"nnnn\"", font)
    let field = DocumentText.view("textField", id: "field", "80 40 200 30", font)
    let document = try read(
      DocumentText.xib(
        DocumentText.view(
          id: "root", "0 0 375 667",
          """
          <subviews>\(label)\(field)</subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="45" id="c1"/>
            <constraint firstItem="field" firstAttribute="height" constant="30" id="c2"/>
            <constraint firstItem="field" firstAttribute="baseline" secondItem="label" secondAttribute="baseline" id="c3"/>
          </constraints>
          """)))
    XCTAssertEqual(try XCTUnwrap(designFrames(document.scenes[0])["field"]).minY, 40, accuracy: 0.51)
  }

  func test_labelsOfStandardCells_fitTheirTextsAndStayAtTheirSides() throws {
    func label(_ id: String, _ x: Double, _ width: Double) -> String {
      """
      <label text="nnnnnnnn" id="\(id)">
        <rect key="frame" x="\(x)" y="12" width="\(width)" height="20.5"/>
        <autoresizingMask key="autoresizingMask"/>
        \(font)
      </label>
      """
    }
    let document = try read(
      DocumentText.xib(
        """
        <tableViewCell style="IBUITableViewCellStyleValue1" id="cell">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(label("title", 16, 35))\(label("value", 315, 44))</subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """))
    let scene = document.scenes[0]
    var engine = scene.engine
    engine.environment.size.width = 320
    let result = try engine.layout()
    let title = try XCTUnwrap(scene.view(withID: "title"))
    let value = try XCTUnwrap(scene.view(withID: "value"))
    XCTAssertEqual(result.frame(of: title), LayoutRectangle(x: 16, y: 12, width: 35, height: 20.5))
    XCTAssertEqual(result.frame(of: value), LayoutRectangle(x: 260, y: 12, width: 44, height: 20.5))
    XCTAssertEqual(result.lint().filter { $0.name == "clipped-text" }, [])
  }
}
