import AppleDevices
import LayoutModel
import XCTest

final class SizeClassRuleTests: XCTestCase {
  func test_init_forScreenGivesTheClassesOfEveryDevice() {
    for device in DeviceCatalogue.all {
      for orientation in ScreenOrientation.allCases {
        XCTAssertEqual(
          Device.SizeClasses(forScreen: device.size(in: orientation), idiom: device.idiom),
          device.sizeClasses[orientation], "\(device.name), \(orientation)")
      }
    }
  }

  func test_init_forWindowSwitchesOnceAlongTheWidth() {
    var last = SizeClass.compact
    var switches = 0
    for width in stride(from: 200.0, through: 1400, by: 1) {
      let classes = Device.SizeClasses(forWindow: LayoutSize(width: width, height: 800), idiom: .pad)
      XCTAssertEqual(classes.vertical, .regular)
      if classes.horizontal != last { switches += 1 }
      last = classes.horizontal
    }
    XCTAssertEqual(switches, 1)
    XCTAssertEqual(last, .regular)
  }
}
