import AppleDevices
import LayoutModel
import XCTest

final class ScreenClassTests: XCTestCase {
  func test_screenClass_ofKnownDevices() throws {
    let rows: [(String, ScreenClass, UInt)] = [
      ("iPhone 4s", .phone3_5, #line), ("iPhone SE", .phone4, #line), ("iPod touch (7th generation)", .phone4, #line),
      ("iPhone SE (3rd generation)", .phone4_7, #line), ("iPhone 8 Plus", .phone5_5, #line),
      ("iPhone X", .phoneAllScreen, #line), ("iPhone 13 mini", .phoneAllScreen, #line),
      ("iPhone 17 Pro Max", .phoneAllScreen, #line), ("iPhone Duo (outer display)", .phoneAllScreen, #line),
      ("iPhone Duo (inner display)", .phoneUnfolded, #line), ("iPad mini 4", .pad, #line),
      ("iPad Pro (11-inch) (M4)", .pad, #line), ("iPad Pro (12.9-inch)", .padLarge, #line),
      ("iPad Pro (13-inch) (M4)", .padLarge, #line),
    ]
    for (name, expected, line) in rows {
      let device = try XCTUnwrap(DeviceCatalogue.device(named: name), name, line: line)
      XCTAssertEqual(device.screenClass, expected, name, line: line)
      let environment = try XCTUnwrap(device.environment(in: .landscape), line: line)
      XCTAssertEqual(environment.screenClass, expected, name, line: line)
      XCTAssertEqual(expected.isPad, device.family == .ipad, line: line)
    }
  }

  func test_init_needsOnlyASize() {
    XCTAssertEqual(ScreenClass(of: LayoutSize(width: 1000, height: 450), idiom: .phone), .phoneAllScreen)
    XCTAssertEqual(ScreenClass(of: LayoutSize(width: 414, height: 736), idiom: .phone), .phone5_5)
    XCTAssertEqual(ScreenClass(of: LayoutSize(width: 1, height: 1), idiom: .pad), .pad)
    XCTAssertEqual(LayoutEnvironment(size: LayoutSize(width: 480, height: 320)).screenClass, .phone3_5)
  }

  func test_screenClass_inAPaneIsTheScreens() throws {
    let pad = try XCTUnwrap(DeviceCatalogue.device(named: "iPad Pro (12.9-inch)"))
    let pane = try XCTUnwrap(pad.environment(in: .landscape, on: .eleven, pane: .split(.third, .left)))
    XCTAssertEqual(pane.size.width, 375)
    XCTAssertEqual(pane.screenClass, .padLarge)
  }

  func test_distinctScreens_standForAllDevices() {
    let screens = DeviceCatalogue.distinctScreens
    XCTAssertLessThan(screens.count, 50)
    for device in DeviceCatalogue.all {
      let isCovered = screens.contains { screen in
        screen.size == device.size && screen.scale == device.scale
          && screen.safeArea11?.insets == device.safeArea11?.insets
          && screen.safeArea26?.insets == device.safeArea26?.insets && screen.sizeClasses == device.sizeClasses
          && screen.rootMargin == device.rootMargin
      }
      XCTAssertTrue(isCovered, device.name)
    }
    for (first, second) in zip(screens, screens.dropFirst()) { XCTAssertNotEqual(first, second) }
    XCTAssertTrue(screens.contains { $0.name == "iPhone 18 Pro" })
    XCTAssertFalse(
      screens.contains { $0.name == "iPhone 6" }, "an SE 2 lays out alike on both systems or an 8 stands for it")
  }
}
