import Foundation
import InterfaceBuilder
import LayoutModel
import XCTest

/// How large the view of a controller is on devices that is drawn in a size of its own.
final class FreeformControllerTests: XCTestCase {
  private func sizing(width: Int, height: Int, isFreeform: Bool) throws -> InterfaceScene.Sizing? {
    let metrics = isFreeform ? #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"# : ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            </view>
            \(metrics)
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    return try InterfaceDocument(reading: Data(text.utf8), path: "Main.storyboard").scenes.first?.sizing
  }

  func test_sizing_isTheScreenUnlessTheControllerIsDrawnInAnotherWidth() throws {
    XCTAssertEqual(try sizing(width: 375, height: 667, isFreeform: false), .screen)
    XCTAssertEqual(
      try sizing(width: 375, height: 1200, isFreeform: true), .screen, "drawn higher, to show all that scrolls")
    XCTAssertEqual(
      try sizing(width: 449, height: 485, isFreeform: true), .fixed(LayoutSize(width: 449, height: 485)))
  }
}
