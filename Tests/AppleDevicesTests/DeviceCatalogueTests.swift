import AppleDevices
import Foundation
import LayoutModel
import TestSupport
import XCTest

final class DeviceCatalogueTests: XCTestCase {
  func test_all_hasEveryDeviceOnce() {
    let devices = DeviceCatalogue.all
    XCTAssertEqual(devices.count, 99)
    XCTAssertEqual(Set(devices.map(\.name)).count, devices.count)
    XCTAssertEqual(DeviceCatalogue.devices(of: .ipod).count, 3)
    XCTAssertEqual(DeviceCatalogue.devices(of: .iphone).count, 52)
    XCTAssertEqual(DeviceCatalogue.devices(of: .ipad).count, 44)
  }

  func test_all_numbersAgreeWithEachOther() {
    for device in DeviceCatalogue.all {
      XCTAssertLessThan(device.size.width, device.size.height, device.name)
      XCTAssertEqual(device.renderedPixels.width, device.size.width * device.scale, accuracy: 0.5, device.name)
      XCTAssertEqual(device.renderedPixels.height, device.size.height * device.scale, accuracy: 0.5, device.name)
      XCTAssertNotNil(device.latestGeneration, device.name)
      XCTAssertFalse(device.modelIdentifiers.isEmpty, device.name)
      for orientation in ScreenOrientation.allCases {
        guard let environment = device.environment(in: orientation) else {
          XCTFail("no environment for \(device.name)")
          continue
        }
        XCTAssertGreaterThan(environment.safeArea.width, environment.size.width / 2, device.name)
        XCTAssertGreaterThan(environment.safeArea.height, environment.size.height / 2, device.name)
        XCTAssertEqual(environment.traits.orientation, orientation)
      }
    }
  }

  func test_device_named_hasTheFactsOfTheiPhone15() throws {
    let device = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 15"))
    XCTAssertEqual(device.size, LayoutSize(width: 393, height: 852))
    XCTAssertEqual(device.scale, 3)
    XCTAssertEqual(device.cornerRadius, 55)
    XCTAssertEqual(device.cutout, .dynamicIsland)
    XCTAssertFalse(device.hasHomeButton)
    XCTAssertEqual(
      device.safeArea11?.insets.portrait, LayoutInsets(top: 59, left: 0, bottom: 34, right: 0))
    XCTAssertEqual(device.safeArea11?.insets.landscape, LayoutInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(device.safeArea26?.insets.landscape.bottom, 20)
    XCTAssertEqual(device.sizeClasses.portrait, Device.SizeClasses(.compact, .regular))
    XCTAssertEqual(device.sizeClasses.landscape, Device.SizeClasses(.compact, .compact))
    XCTAssertEqual(DeviceCatalogue.device(modelIdentifier: "iPhone15,4"), device)
  }

  func test_device_named_keepsMissingValuesMissing() throws {
    let old = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 4s"))
    XCTAssertNil(old.safeArea26)
    XCTAssertNil(old.environment(in: .portrait, on: .twentySix))
    XCTAssertEqual(old.latestGeneration, .eleven)
    let new = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 18 Pro"))
    XCTAssertNil(new.safeArea11)
    XCTAssertNil(new.cornerRadius)
    XCTAssertEqual(new.cornerRadiusConfidence.level, .unknown)
    XCTAssertNil(new.pixelsPerInch)
    XCTAssertNil(DeviceCatalogue.device(named: "iPhone 99"))
    XCTAssertNil(DeviceCatalogue.device(modelIdentifier: ""))
  }

  func test_all_hasARowPerRowOfTheTable() throws {
    let table = OptionalFiles.package.appendingPathComponent("Scripts/tables/devices.csv")
    let text = try String(contentsOf: table, encoding: .utf8)
    let names = text.split(whereSeparator: \.isNewline).dropFirst().map { row in
      row.hasPrefix("\"") ? String(row.dropFirst().prefix { $0 != "\"" }) : String(row.prefix { $0 != "," })
    }
    XCTAssertEqual(DeviceCatalogue.all.map(\.name), names)
  }

  func test_confidence_isTheWorseOfSizeAndSafeArea() throws {
    let levels = Device.Confidence.Level.allCases
    for device in DeviceCatalogue.all {
      let area = device.latestGeneration.flatMap { device.safeArea(on: $0) }
      let expected = [device.geometryConfidence, area?.confidence ?? device.geometryConfidence]
        .map { levels.firstIndex(of: $0.level) ?? 0 }.max()
      XCTAssertEqual(levels.firstIndex(of: device.confidence.level), expected, device.name)
    }
  }
}
