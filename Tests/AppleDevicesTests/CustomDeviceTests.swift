import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

final class CustomDeviceTests: XCTestCase {
  /// What the rule says of devices that are known is what is known of them.
  func test_custom_givesTheFactsOfKnownDevices() throws {
    let names = [
      "iPhone 15", "iPhone 14", "iPhone 8", "iPhone 8 Plus", "iPhone 16 Plus", "iPad (A16)", "iPad (9th generation)",
      "iPad mini (A17 Pro)", "iPhone 4s",
    ]
    for name in names {
      let device = try XCTUnwrap(DeviceCatalogue.device(named: name), name)
      let custom = try Device.custom(
        named: name, size: device.size, scale: device.scale, family: device.family, hasHomeButton: device.hasHomeButton,
        cutout: device.cutout)
      XCTAssertEqual(custom.safeArea11?.insets, device.safeArea11?.insets, name)
      XCTAssertEqual(custom.sizeClasses, device.sizeClasses, name)
      XCTAssertEqual(custom.rootMargin, device.rootMargin, name)
      XCTAssertEqual(custom.readableInset, device.readableInset, name)
      XCTAssertEqual(custom.screenClass, device.screenClass, name)
      for orientation in ScreenOrientation.allCases {
        var expected = try XCTUnwrap(device.environment(in: orientation, on: .eleven), name)
        expected.cornerRadius = nil
        XCTAssertEqual(custom.environment(in: orientation, on: .eleven), expected, name)
      }
    }
  }

  func test_custom_isMarkedAsDerived() throws {
    let device = try Device.custom(named: "iPhone 30", size: LayoutSize(width: 1000, height: 460))
    XCTAssertEqual(device.size, LayoutSize(width: 460, height: 1000))
    XCTAssertEqual(device.safeArea26?.confidence.level, .ruleDerived)
    XCTAssertEqual(device.safeArea26?.insets.portrait.top, 62)
    XCTAssertEqual(device.marginConfidence.level, .ruleDerived)
    let environment = try XCTUnwrap(device.environment(in: .landscape))
    XCTAssertEqual(environment.deviceName, "iPhone 30")
    XCTAssertEqual(environment.traits.horizontalSizeClass, .regular)
    XCTAssertEqual(environment.rootLayoutMargins.left, 16)
  }

  func test_custom_refusesNumbersThatCannotBe() {
    for bad in [Double.nan, .infinity, -.infinity] {
      assertThrows(.nonFinite("size or scale", in: "x") as LayoutError) {
        try Device.custom(named: "x", size: LayoutSize(width: bad, height: 100))
      }
      assertThrows(.nonFinite("size or scale", in: "x") as LayoutError) {
        try Device.custom(named: "x", size: LayoutSize(width: 100, height: 100), scale: bad)
      }
    }
    assertThrows(.negativeSize(0, of: "x") as LayoutError) {
      try Device.custom(named: "x", size: LayoutSize(width: 100, height: 0))
    }
    assertThrows(.negativeSize(-2, of: "x") as LayoutError) {
      try Device.custom(named: "x", size: LayoutSize(width: 100, height: 100), scale: -2)
    }
  }
}
