import AppleDevices
import InterfaceBuilder
import LayoutModel
import XCTest

/// The safe areas that the editor simulates, by version, device, size of the root view and bars.
final class EditorInsetsTests: XCTestCase {
  private func insets(
    _ device: String?, _ tools: Int, _ width: Double, _ height: Double, _ bars: ScreenBars = ScreenBars(),
    in orientation: ScreenOrientation = .portrait
  ) throws -> [Double] {
    let simulated = try XCTUnwrap(EditorDevice.device(device))
    let environment = try XCTUnwrap(simulated.environment(in: orientation, on: .eleven, bars: bars.bars))
    let insets = EditorInsets(
      bars, on: simulated, named: device, environment, root: LayoutSize(width: width, height: height),
      toolsVersion: tools
    ).insets
    return orientation == .portrait ? [insets.top, insets.bottom] : [insets.left, insets.right]
  }

  private func navigation(
    _ frame: LayoutRectangle? = nil, isOpaque: Bool = false, hasTabBar: Bool = false, collapses: Bool = false
  ) -> ScreenBars {
    ScreenBars(
      bars: BarConfiguration(navigationBar: .standard, hasTabBar: hasTabBar), beginsBelowNavigationBar: isOpaque,
      navigationBarFrame: frame, collapsesLargeTitle: collapses)
  }

  func test_insets_ofScreensWithoutBars() throws {
    let cases: [(device: String?, tools: Int, width: Double, height: Double, expected: [Double], line: UInt)] = [
      ("retina4_7", 14_799, 375, 667, [20, 0], #line), ("retina4_7", 14_800, 375, 667, [0, 0], #line),
      ("retina4_7", 21_699, 375, 667, [0, 0], #line), ("retina4_7", 21_700, 375, 667, [20, 0], #line),
      ("retina4_7", 32_700, 375, 667, [20, 0], #line), (nil, 16_000, 375, 667, [0, 0], #line),
      (nil, 10_116, 600, 600, [20, 0], #line), ("retina5_9", 20_037, 375, 812, [44, 34], #line),
      ("retina5_9", 21_507, 375, 812, [47, 34], #line), ("retina5_9", 22_000, 375, 812, [50, 34], #line),
      ("retina6_1", 21_208, 414, 896, [44, 34], #line), ("retina6_1", 21_225, 414, 896, [48, 34], #line),
      ("retina6_0", 20_037, 390, 844, [44, 34], #line), ("retina6_0", 21_225, 390, 844, [47, 34], #line),
      ("retina6_7", 20_999, 428, 926, [44, 34], #line), ("retina6_7", 21_000, 428, 926, [47, 34], #line),
      ("retina6_12", 22_505, 393, 852, [59, 34], #line), ("ipad9_7", 16_000, 768, 1024, [20, 0], #line),
      ("retina6_12", 23_727, 393, 852, [118, 68], #line), ("retina6_12", 23_726, 393, 852, [59, 34], #line),
      ("retina6_12", 32_700, 393, 852, [59, 34], #line), ("retina4_7", 24_000, 375, 667, [20, 0], #line),
    ]
    for (device, tools, width, height, expected, line) in cases {
      XCTAssertEqual(try insets(device, tools, width, height), expected, line: line)
    }
  }

  func test_insets_atTheSidesOfLandscapeScreensFollowTheVersion() throws {
    XCTAssertEqual(try insets("retina6_1", 16_096, 896, 414, in: .landscape), [44, 44])
    XCTAssertEqual(try insets("retina6_1", 22_505, 896, 414, in: .landscape), [48, 48])
    XCTAssertEqual(try insets("retina4_7", 16_096, 667, 375, in: .landscape), [0, 0])
  }

  func test_insets_ofSmallerRoots() throws {
    let freeform = ScreenBars(isFreeform: true)
    let container = ScreenBars(presenter: .container)
    let view = ScreenBars(presenter: .nothing)
    let cases: [(String, Int, Double, Double, ScreenBars, [Double], UInt)] = [
      // Taken for a phone in landscape.
      ("retina4_7", 14_490, 375, 200, ScreenBars(), [0, 0], #line),
      ("retina4_7", 14_490, 320, 440, freeform, [20, 0], #line), ("retina4_7", 13_771, 40, 50, view, [0, 0], #line),
      // What does not reach the end of the screen.
      ("retina6_1", 17_701, 414, 700, ScreenBars(), [44, 0], #line),
      ("retina6_1", 14_490, 414, 700, ScreenBars(), [44, 34], #line),
      ("retina6_1", 22_505, 300, 300, freeform, [48, 34], #line),
      // Doubled at the top only.
      ("retina6_12", 24_000, 393, 500, container, [118, 34], #line),
      ("retina6_12", 24_000, 370, 500, view, [118, 34], #line),
      ("retina6_12", 24_000, 320, 500, freeform, [59, 34], #line),
      // Sheets.
      ("retina4_7", 17_701, 375, 647, ScreenBars(), [0, 0], #line),
      ("retina6_1", 17_701, 414, 842, ScreenBars(), [0, 34], #line),
      ("retina6_1", 17_701, 414, 842, navigation(), [56, 34], #line),
      ("retina6_1", 22_505, 414, 886, ScreenBars(), [0, 0], #line),
    ]
    for (device, tools, width, height, bars, expected, line) in cases {
      XCTAssertEqual(try insets(device, tools, width, height, bars), expected, line: line)
    }
  }

  func test_insets_underBars() throws {
    let recorded = LayoutRectangle(x: 0, y: 48, width: 414, height: 44)
    let large = LayoutRectangle(x: 0, y: 44, width: 414, height: 96)
    let cases: [(Int, Double, ScreenBars, [Double], UInt)] = [
      (22_505, 896, navigation(recorded), [92, 34], #line),
      // Earlier versions do not place the recorded bar.
      (13_122, 896, navigation(LayoutRectangle(x: 0, y: 0, width: 320, height: 44)), [88, 34], #line),
      (17_701, 896, navigation(large), [140, 34], #line),
      (17_701, 896, navigation(large, collapses: true), [88, 34], #line),
      (22_505, 804, navigation(recorded, isOpaque: true), [0, 34], #line),
      // As high as the screen, but below the bar.
      (22_505, 896, navigation(recorded, isOpaque: true), [0, 126], #line),
      (22_505, 896, navigation(recorded, hasTabBar: true), [92, 83], #line),
      // The height tells that the view lies between the bars.
      (22_505, 896 - 92 - 83, navigation(recorded, hasTabBar: true), [0, 0], #line),
      (24_000, 896, navigation(), [150, 68], #line),
    ]
    for (tools, height, bars, expected, line) in cases {
      XCTAssertEqual(try insets("retina6_1", tools, 414, height, bars), expected, line: line)
    }
  }

  func test_cellMargins_followVersionScreenAndContainer() throws {
    let cases: [(EditorCellMargins.Container, String, Int, Double, Double, Double, UInt)] = [
      (.document, "retina4_7", 13_499, 375, 8, 8, #line), (.tableController, "retina4_7", 13_500, 375, 16, 11, #line),
      (.tableController, "retina6_1", 16_097, 414, 20, 11, #line), (.table, "retina4_7", 13_500, 375, 15, 11, #line),
      (.document, "retina4_7", 14_799, 375, 16, 11, #line), (.document, "retina4_7", 14_800, 375, 15, 11, #line),
      (.document, "retina6_1", 14_800, 414, 20, 11, #line), (.table, "retina6_1", 17_000, 350, 20, 11, #line),
      (.table, "retina4_7", 17_000, 760, 16, 11, #line), (.document, "retina6_1", 17_000, 320, 16, 11, #line),
      (.document, "retina6_1", 24_000, 414, 20, 15, #line), (.document, "retina6_1", 32_700, 414, 20, 11, #line),
    ]
    for (container, id, tools, width, side, end, line) in cases {
      let device = try XCTUnwrap(EditorDevice.device(id))
      let rules = EditorCellMargins(in: container, on: device, .portrait, toolsVersion: tools)
      let size = LayoutSize(width: width, height: 44)
      XCTAssertEqual(
        rules.margins(content: size, cell: size), LayoutInsets(top: end, left: side, bottom: end, right: side),
        line: line
      )
      XCTAssertEqual(
        rules.margins(content: LayoutSize(width: width - 30, height: 44), cell: size).right, 8, "beside an accessory",
        line: line)
    }
  }
}
