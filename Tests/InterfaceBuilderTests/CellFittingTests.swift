import Foundation
import InterfaceBuilder
import LayoutModel
import XCTest

final class CellFittingTests: XCTestCase {
  /// A cell of 375 × 60 with a view in it, and constraints on that.
  private func scene(_ constraints: String) throws -> InterfaceScene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <tableViewCell contentMode="scaleToFill" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" contentMode="center" id="content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="59.5"/>
              <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
                <constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c2"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
                \(constraints)
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </objects>
      </document>
      """
    return try XCTUnwrap(try InterfaceDocument(reading: Data(text.utf8), path: "Cell.xib").scenes.first)
  }

  private func height(_ scene: InterfaceScene, width: Double) throws -> Double {
    var fitting = try XCTUnwrap(CellFitting(scene))
    var environment = scene.designEnvironment
    environment.size.width = width
    return try fitting.height(in: environment)
  }

  private let bottom =
    #"<constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>"#

  func test_height_isWhatTheConstraintsDetermine() throws {
    let fixed = #"<constraint firstItem="box" firstAttribute="height" constant="40" id="c5"/>"#
    XCTAssertEqual(try height(scene(bottom + fixed), width: 320), 40.5, accuracy: 1e-9)
    let ratio =
      #"<constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="0.5" id="c5"/>"#
    XCTAssertEqual(try height(scene(bottom + ratio), width: 320), 160.5, accuracy: 1e-9)
    XCTAssertEqual(try height(scene(bottom + ratio), width: 430), 215.5, accuracy: 1e-9)
  }

  func test_height_isThatOfTheDocumentWhereTheConstraintsLeaveItOpen() throws {
    XCTAssertEqual(try height(scene(""), width: 320), 60)
  }

  func test_height_keepsToLimits() throws {
    func limited(_ relation: String, _ constant: Int) -> String {
      bottom
        + #"<constraint firstItem="box" firstAttribute="height" relation="\#(relation)" constant="\#(constant)" id="c5"/>"#
    }
    XCTAssertEqual(try height(scene(limited("greaterThanOrEqual", 80)), width: 320), 80.5, accuracy: 1e-9)
    // The box itself is as high as it is drawn where nothing says more.
    XCTAssertEqual(try height(scene(limited("greaterThanOrEqual", 30)), width: 320), 40.5, accuracy: 1e-9)
    XCTAssertEqual(try height(scene(limited("lessThanOrEqual", 30)), width: 320), 30.5, accuracy: 1e-9)
  }

  func test_init_isNilForWhatIsNoCell() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/></view></objects>
      </document>
      """
    let document = try InterfaceDocument(reading: Data(text.utf8), path: "View.xib")
    XCTAssertNil(CellFitting(try XCTUnwrap(document.scenes.first)))
  }
}
