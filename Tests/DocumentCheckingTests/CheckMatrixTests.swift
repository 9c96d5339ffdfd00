import DocumentChecking
import LayoutModel
import XCTest

final class CheckMatrixTests: XCTestCase {
  func test_deviceConfigurations_areOfTheKindOfDeviceThatTheDocumentWasDrawnFor() {
    let matrix = CheckMatrix()
    XCTAssertEqual(Set(matrix.deviceConfigurations(for: .phone).map(\.device.idiom)), [.phone])
    XCTAssertEqual(Set(matrix.deviceConfigurations(for: .pad).map(\.device.idiom)), [.pad])
  }

  func test_deviceConfigurations_haveEveryScreenOnceInBothOrientations() {
    let deviceConfigurations = CheckMatrix().deviceConfigurations(for: .phone)
    let portrait = deviceConfigurations.filter { $0.orientation == .portrait }
    XCTAssertEqual(portrait.count * 2, deviceConfigurations.count)
    XCTAssertGreaterThanOrEqual(portrait.count, 12)
    let widths = Set(portrait.map(\.device.size.width))
    XCTAssertTrue(widths.isSuperset(of: [320, 375, 390, 393, 402, 414, 430, 440]), "\(widths.sorted())")
    XCTAssertEqual(Set(portrait.map(\.device.name)).count, portrait.count)
  }

  func test_distinctScreens_leaveOutWhatNoAppOfTodayRunsOn() {
    let names = DeviceChoice.distinctScreens(of: [.phone]).map(\.name)
    XCTAssertFalse(names.contains("iPhone 4s"))
    XCTAssertTrue(names.contains("iPhone SE"))
  }

  func test_deviceConfigurations_areNamedByWhatDiffers() throws {
    var matrix = CheckMatrix(devices: .chosen([try device("iPhone SE")]), orientations: [.portrait])
    XCTAssertEqual(matrix.deviceConfigurations(for: .phone).map(\.label), ["iPhone SE"])
    matrix.orientations = [.portrait, .landscape]
    matrix.textSizes = [.large, .accessibilityLarge]
    matrix.directions = [.rightToLeft]
    XCTAssertEqual(
      matrix.deviceConfigurations(for: .phone).map(\.label),
      [
        "iPhone SE, portrait, L text, right to left", "iPhone SE, landscape, L text, right to left",
        "iPhone SE, portrait, AX2 text, right to left", "iPhone SE, landscape, AX2 text, right to left",
      ])
  }

  func test_deviceConfigurations_leaveOutDevicesWithoutTheGenerationAndPanesThatThereAreNot() throws {
    let old = CheckMatrix(devices: .chosen([try device("iPhone SE")]), generation: .twentySix)
    XCTAssertEqual(old.deviceConfigurations(for: .phone), [])
    let panes = CheckMatrix(
      devices: .chosen([try device("iPhone SE"), try device("iPad Pro (11-inch) (M4)")]), orientations: [.landscape],
      panes: [.full, .split(.half, .left)])
    XCTAssertEqual(
      panes.deviceConfigurations(for: .phone).map(\.label),
      [
        "iPhone SE, landscape", "iPad Pro (11-inch) (M4), landscape",
        "iPad Pro (11-inch) (M4), landscape, split half left",
      ])
  }
}
