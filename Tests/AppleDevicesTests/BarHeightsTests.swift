import AppleDevices
import LayoutModel
import XCTest

final class BarHeightsTests: XCTestCase {
  private func environment(
    _ name: String, _ orientation: ScreenOrientation, _ generation: Device.SystemGeneration,
    _ bars: BarConfiguration,
    line: UInt = #line
  ) throws -> LayoutEnvironment {
    let device = try XCTUnwrap(DeviceCatalogue.device(named: name), name, line: line)
    return try XCTUnwrap(device.environment(in: orientation, on: generation, bars: bars), line: line)
  }

  func test_environment_addsBarsToTheSafeArea() throws {
    let both = BarConfiguration(navigationBar: .standard, hasTabBar: true)
    let rows: [(String, ScreenOrientation, Device.SystemGeneration, Double, Double, UInt)] = [
      ("iPhone X", .portrait, .eleven, 44 + 44, 34 + 49, #line),
      ("iPhone X", .landscape, .eleven, 32, 21 + 32, #line),
      ("iPhone XS Max", .landscape, .eleven, 44, 21 + 49, #line),
      ("iPhone 8", .portrait, .eleven, 20 + 44, 49, #line),
      ("iPhone 8", .landscape, .eleven, 32, 32, #line),
      ("iPhone 15", .portrait, .twentySix, 59 + 54, 83, #line),
      ("iPad mini 4", .portrait, .eleven, 20 + 50, 50, #line),
      ("iPad Pro (11-inch)", .landscape, .eleven, 24 + 50, 65, #line),
    ]
    for (name, orientation, generation, top, bottom, line) in rows {
      let insets = try environment(name, orientation, generation, both, line: line).safeAreaInsets
      XCTAssertEqual(insets.top, top, name, line: line)
      XCTAssertEqual(insets.bottom, bottom, name, line: line)
    }
  }

  func test_environment_saysWhatTheStripsConsistOf() throws {
    let bars = BarConfiguration(navigationBar: .largeTitle, hasSearchBar: true, hasToolbar: true)
    let portrait = try environment("iPhone X", .portrait, .eleven, bars)
    XCTAssertEqual(portrait.bars, Bars(status: 44, navigation: 96, search: 52, tab: 0, tool: 44))
    XCTAssertEqual(portrait.safeAreaInsets.top, 44 + 96 + 52)
    // A large title collapses where the height is compact.
    let landscape = try environment("iPhone X", .landscape, .eleven, bars)
    XCTAssertEqual(landscape.bars, Bars(status: 0, navigation: 32, search: 52, tab: 0, tool: 32))
    XCTAssertEqual(try environment("iPhone X", .portrait, .eleven, .none).bars, Bars(status: 44))
  }

  func test_heights_areInferredWhereNothingIsKnown() {
    for context in BarHeights.Context.allCases {
      for generation in Device.SystemGeneration.allCases {
        for height in [
          BarHeights.navigationBar(context, on: generation), BarHeights.tabBar(context, on: generation),
          BarHeights.toolbar(context, on: generation),
        ] {
          XCTAssertGreaterThanOrEqual(height.height, 32)
          XCTAssertLessThanOrEqual(height.height, 54)
          if generation == .twentySix && context != .phonePortrait {
            XCTAssertEqual(height.confidence.level, .inferred, "\(context)")
          }
        }
      }
    }
  }

  func test_keyboardHeight_ofMeasuredAndOtherScreens() throws {
    let rows: [(String, ScreenOrientation, Device.SystemGeneration, Double, Device.Confidence.Level, UInt)] = [
      ("iPhone 15", .portrait, .twentySix, 335, .medium, #line),
      ("iPhone 17 Pro Max", .portrait, .twentySix, 345, .medium, #line),
      ("iPhone SE (3rd generation)", .portrait, .twentySix, 260, .medium, #line),
      ("iPhone X", .portrait, .eleven, 333, .low, #line),
      ("iPhone 5", .landscape, .eleven, 199, .low, #line),
      ("iPhone 15", .portrait, .eleven, 333, .inferred, #line),
      ("iPad (A16)", .landscape, .twentySix, 422, .medium, #line),
      ("iPad (A16)", .landscape, .eleven, 422, .inferred, #line),
    ]
    for (name, orientation, generation, height, level, line) in rows {
      let device = try XCTUnwrap(DeviceCatalogue.device(named: name), name, line: line)
      let keyboard = device.keyboardHeight(in: orientation, on: generation)
      XCTAssertEqual(keyboard.height, height, name, line: line)
      XCTAssertEqual(keyboard.confidence.level, level, name, line: line)
    }
    let up = try environment("iPhone 15", .portrait, .twentySix, BarConfiguration(hasKeyboard: true))
    XCTAssertEqual(up.keyboardHeight, 335)
    XCTAssertEqual(up.safeAreaInsets.bottom, 34)
    XCTAssertEqual(try environment("iPhone 15", .portrait, .twentySix, .none).keyboardHeight, 0)
  }

  func test_turnedAround_swapsTheSides() throws {
    let duo = try environment("iPhone Duo (outer display)", .landscape, .twentySix, .none)
    XCTAssertEqual(duo.safeAreaInsets.left, 84)
    XCTAssertEqual(duo.turnedAround.safeAreaInsets.right, 84)
    XCTAssertEqual(duo.turnedAround.safeAreaInsets.left, 0)
    XCTAssertEqual(duo.turnedAround.safeAreaInsets.bottom, duo.safeAreaInsets.bottom)
    XCTAssertEqual(duo.turnedAround.turnedAround, duo)
  }
}
