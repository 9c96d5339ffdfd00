import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// What is broken inside a document is named with its place, and the rest is read.
final class DocumentMessageTests: XCTestCase {
  /// A view with two subviews, of which the second has constraints.
  private func document(_ constraints: String, extra: String = "") throws -> InterfaceDocument {
    try read(
      DocumentText.xib(
        DocumentText.view(
          id: "root", "0 0 375 667",
          """
          <subviews>
            \(DocumentText.view(id: "a", "0 0 100 100"))
            \(DocumentText.view(id: "b", "0 0 50 50"))
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="width" constant="100" id="good"/>
            \(constraints)
          </constraints>
          """) + extra))
  }

  private func assertMessage(
    _ constraint: String, _ name: DocumentMessage.Name, _ words: String, line: UInt = #line
  ) throws {
    let document = try document(constraint)
    XCTAssertEqual(document.messages.map(\.name), [name], "\(document.messages)", line: line)
    XCTAssertTrue(document.messages.first?.message.contains(words) == true, "\(document.messages)", line: line)
    XCTAssertEqual(document.messages.first?.elementID, "x", line: line)
    XCTAssertEqual(document.constraintCounts.total, 2, line: line)
    XCTAssertEqual(document.constraintCounts.installed, 1, line: line)
    XCTAssertEqual(document.constraintCounts.refused, 1, line: line)
  }

  func test_constraints_thatCannotBeAreNamed() throws {
    try assertMessage(
      "<constraint firstItem=\"nobody\" firstAttribute=\"width\" id=\"x\"/>", .missingItem, "nobody")
    try assertMessage(
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\" id=\"x\"/>",
      .missingItem, "gone")
    try assertMessage("<constraint firstItem=\"a\" firstAttribute=\"heigth\" id=\"x\"/>", .invalidConstraint, "heigth")
    try assertMessage("<constraint firstItem=\"a\" id=\"x\"/>", .invalidConstraint, "no firstAttribute")
    try assertMessage(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" relation=\"about\" id=\"x\"/>", .invalidConstraint, "about")
    try assertMessage(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"nan\" id=\"x\"/>", .invalidConstraint, "nan")
    try assertMessage(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" priority=\"1001\" id=\"x\"/>", .invalidConstraint, "1001")
    for multiplier in ["4:0", "a:b", "1:2:3", "", "inf"] {
      try assertMessage(
        "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" "
          + "multiplier=\"\(multiplier)\" id=\"x\"/>", .invalidConstraint, "multiplier")
    }
    try assertMessage(
      "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"top\" id=\"x\"/>",
      .refused, "x")
    try assertMessage("<constraint firstItem=\"a\" firstAttribute=\"leading\" constant=\"5\" id=\"x\"/>", .refused, "x")
  }

  func test_constraints_onItemsOfAnotherHierarchyAreNamed() throws {
    let document = try document(
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"other\" secondAttribute=\"top\" id=\"x\"/>",
      extra: DocumentText.view(id: "other", "0 0 10 10"))
    XCTAssertEqual(document.messages.map(\.name), [.missingItem])
    XCTAssertEqual(document.scenes.map(\.root.id), ["root", "other"])
  }

  func test_multipliers_areReadAsRatios() throws {
    for (text, value) in [("4:3", 4.0 / 3), ("1/3", 1.0 / 3), ("0.5", 0.5), ("2", 2)] {
      let document = try document(
        "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" "
          + "multiplier=\"\(text)\" id=\"x\"/>")
      XCTAssertEqual(document.messages, [])
      let frames = try designFrames(try XCTUnwrap(document.scenes.first))
      XCTAssertEqual(try XCTUnwrap(frames["b"]).width, (100 * value * 2).rounded() / 2, text)
    }
  }

  func test_ids_thatAreThereTwiceAreNamed() throws {
    let document = try document("", extra: DocumentText.view(id: "a", "0 0 10 10"))
    XCTAssertEqual(document.messages.map(\.name), [.duplicateID])
    let message = try XCTUnwrap(document.messages.first)
    XCTAssertEqual(message.elementID, "a")
    XCTAssertEqual(message.severity, .error)
    // The constraint still means the first of the two.
    XCTAssertEqual(document.constraintCounts.installed, 1)
  }

  func test_views_withoutAFrameAreNamed() throws {
    let document = try read(
      DocumentText.xib(DocumentText.view(id: "root", "0 0 375 667", "<subviews><view id=\"bare\"/></subviews>")))
    XCTAssertEqual(document.messages.map(\.name), [.invalidGeometry])
    XCTAssertEqual(document.messages.first?.elementID, "bare")
    XCTAssertEqual(try designFrames(document.scenes[0])["bare"]?.width, 375)
  }

  func test_documents_withoutAutoLayoutAreReadByTheirMasks() throws {
    let text = DocumentText.xib(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>
          <view id="bar">
            <rect key="frame" x="0" y="430" width="320" height="50"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          </view>
        </subviews>
      </view>
      """
    ).replacingOccurrences(of: "useAutolayout=\"YES\" ", with: "")
    let document = try read(text)
    XCTAssertEqual(document.messages.map(\.name), [.withoutAutoLayout])
    XCTAssertEqual(document.messages.first?.severity, .note)
    let scene = try XCTUnwrap(document.scenes.first)
    var engine = scene.engine
    engine.environment.size = LayoutSize(width: 400, height: 800)
    let view = try XCTUnwrap(scene.view(withID: "bar"))
    XCTAssertEqual(try engine.layout().frame(of: view), LayoutRectangle(x: 0, y: 750, width: 400, height: 50))
  }

  func test_devices_thatAreNotKnownAreNamed() throws {
    let document = try read(DocumentText.xib(device: "retina99_9", DocumentText.view(id: "root", "0 0 50 60")))
    XCTAssertEqual(document.messages.map(\.name), [.unsupported])
    XCTAssertTrue(document.messages[0].message.contains("retina99_9"))
    XCTAssertEqual(document.scenes[0].designEnvironment.size, LayoutSize(width: 50, height: 60))
  }

  func test_locations_areThoseOfTheStartTags() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <view id="comment"> -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
        <objects>
          <view
              id="root">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
            <constraints><constraint firstAttribute="width" constant="x" id="bad"/></constraints>
          </view>
        </objects>
      </document>
      """
    for separator in ["\n", "\r\n"] {
      let document = try read(text.replacingOccurrences(of: "\n", with: separator), path: "A.xib")
      XCTAssertEqual(document.scenes.first?.root.location, SourceLocation(file: "A.xib", line: 5, column: 5))
      XCTAssertEqual(document.messages.first?.location, SourceLocation(file: "A.xib", line: 8, column: 20))
    }
  }
}
