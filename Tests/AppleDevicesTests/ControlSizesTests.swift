import AppleDevices
import LayoutModel
import XCTest

final class ControlSizesTests: XCTestCase {
  /// Frames: the control, the version of the system, width and height.
  func test_contentSize_withItsInsetsIsTheRecordedFrame() {
    let rows: [(ControlSizes.Control, Int, Double?, Double?, UInt)] = [
      (.switch, 18, 51, 31, #line), (.switch, 26, 63, 28, #line), (.slider, 18, nil, 31, #line),
      (.slider, 26, nil, 34, #line), (.stepper, 15, 94, 32, #line), (.segmentedControl, 12, nil, 29, #line),
      (.segmentedControl, 13, nil, 32, #line), (.progress, 12, nil, 2, #line), (.progress, 15, nil, 4, #line),
      (.pageControl, 12, nil, 37, #line), (.pageControl, 17, nil, 26, #line),
      (.activityIndicator, 9, 20, 20, #line), (.largeActivityIndicator, 17, 37, 37, #line),
      (.searchBar, 12, nil, 56, #line), (.textField, 12, nil, 30, #line), (.textField, 13, nil, 34, #line),
      (.switch, 0, 51, 31, #line), (.switch, .max, 63, 28, #line),
    ]
    for (control, version, width, height, line) in rows {
      let sizes = ControlSizes(systemVersion: version)
      let insets = sizes.alignmentRectInsets(of: control)
      let content = sizes.contentSize(of: control)
      XCTAssertEqual(content.width.map { $0 + insets.left + insets.right }, width, "\(control)", line: line)
      XCTAssertEqual(content.height.map { $0 + insets.top + insets.bottom }, height, "\(control)", line: line)
    }
  }

  func test_contentSize_isThereForEveryControlAndVersion() {
    for control in ControlSizes.Control.allCases {
      for version in 7...30 {
        XCTAssertGreaterThan(ControlSizes(systemVersion: version).contentSize(of: control).height ?? 0, 0, "\(control)")
      }
    }
  }

  func test_buttonSize_followsTheStyle() {
    let sizes = ControlSizes()
    let title = LayoutSize(width: 41.3, height: LineMetrics(pointSize: 17).lineHeight)
    XCTAssertEqual(sizes.buttonSize(title: title, scale: 3), LayoutSize(width: 42, height: 33))
    XCTAssertEqual(
      sizes.buttonSize(title: title, style: .configuration, scale: 2), LayoutSize(width: 65.5, height: 34.5))
    let short = LayoutSize(width: 12.1, height: LineMetrics(pointSize: 15).lineHeight)
    XCTAssertEqual(sizes.buttonSize(title: short, scale: 2), LayoutSize(width: 30, height: 30))
    XCTAssertEqual(sizes.buttonSize(title: short, style: .custom, scale: 2), LayoutSize(width: 13, height: 30))
  }

  func test_textFieldSize_hasAHeightOfItsOwnOnlyWithABorder() {
    for (version, size, border, height) in [
      (12, 14.0, true, 30.0), (13, 12, true, 34), (26, 17, true, 34), (26, 40, true, 61), (12, 14, false, 17),
      (12, 17, false, 21), (18, 15, false, 19), (18, 16, false, 21), (26, 17, false, 22),
    ] {
      let text = LayoutSize(width: 50, height: LineMetrics(pointSize: size).lineHeight)
      let field = ControlSizes(systemVersion: version).textFieldSize(text: text, hasBorder: border)
      XCTAssertEqual(field, LayoutSize(width: border ? 78 : 50, height: height), "\(version) \(size) \(border)")
    }
  }

  func test_segmentedControlWidth_isThatOfEqualSegments() {
    XCTAssertEqual(ControlSizes(systemVersion: 18).segmentedControlWidth(titleWidths: [30, 41.2]), 124)
    XCTAssertEqual(ControlSizes(systemVersion: 12).segmentedControlWidth(titleWidths: [30, 40]), 110)
    XCTAssertEqual(ControlSizes().segmentedControlWidth(titleWidths: []), 0)
  }
}
