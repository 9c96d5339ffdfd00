import AppleDevices
import LayoutModel
import XCTest

final class LayoutMarginsTests: XCTestCase {
  func test_rootLayoutMargins_areTheCataloguesMargins() throws {
    var checked = 0
    for device in DeviceCatalogue.all {
      for orientation in ScreenOrientation.allCases {
        let environment = try XCTUnwrap(
          device.environment(in: orientation, on: .eleven) ?? device.environment(in: orientation))
        guard let known = device.rootMargin[orientation] else { continue }
        checked += 1
        let margins = environment.rootLayoutMargins
        let inset = max(environment.safeAreaInsets.left, environment.safeAreaInsets.right)
        XCTAssertEqual(margins.left + inset, known, "\(device.name), \(orientation)")
        XCTAssertEqual(margins.left, margins.right)
        XCTAssertEqual(margins.top, 0)
      }
    }
    XCTAssertGreaterThan(checked, 150)
  }

  func test_systemMinimum_followsWidthAndSideInsets() {
    let both = LayoutInsets(top: 0, left: 62, bottom: 21, right: 62)
    let one = LayoutInsets(top: 0, left: 44, bottom: 21, right: 0)
    let cases: [(width: Double, safeArea: LayoutInsets, margin: Double, line: UInt)] = [
      (320, .zero, 16, #line), (393, .zero, 16, #line), (394, .zero, 20, #line), (402, .zero, 20, #line),
      (507, .zero, 20, #line), (1024, .zero, 20, #line), (874, both, 16, #line), (874, one, 20, #line),
    ]
    for (width, safeArea, margin, line) in cases {
      XCTAssertEqual(LayoutMargins.systemMinimum(width: width, safeArea: safeArea), margin, line: line)
    }
  }

  func test_readableInset_isTheCataloguesInset() throws {
    var checked = 0
    for device in DeviceCatalogue.all {
      for orientation in ScreenOrientation.allCases {
        let environment = try XCTUnwrap(
          device.environment(in: orientation, on: .eleven) ?? device.environment(in: orientation))
        guard let known = device.readableInset[orientation], let margin = device.rootMargin[orientation] else {
          continue
        }
        checked += 1
        let width = environment.size.width
        let inset = LayoutMargins.readableInset(width: width, safeArea: environment.safeAreaInsets) ?? margin
        XCTAssertEqual(inset, known, accuracy: 0.5, "\(device.name), \(orientation)")
      }
    }
    XCTAssertGreaterThan(checked, 150)
  }

  func test_readableWidth_isAMultipleOfEightThatGrowsWithText() {
    for line in [LayoutMargins.ReadableLine.standard, .wide] {
      var previous = 0.0
      for category in TextSizeCategory.allCases {
        let width = LayoutMargins.readableWidth(for: category, line: line)
        // 46 or 62 letters that are between 0.80 and 0.89 of the font's size wide.
        let letters = line == .standard ? 46.0 : 62.0
        let size = TextStyle.body.metrics(for: category).pointSize
        XCTAssertGreaterThan(width, previous)
        XCTAssertEqual(width.truncatingRemainder(dividingBy: 8), 0)
        XCTAssertTrue((0.80...0.89).contains(width / letters / size), "\(category): \(width)")
        previous = width
      }
    }
    XCTAssertEqual(LayoutMargins.readableWidth(for: .large), 664)
    XCTAssertEqual(LayoutMargins.readableWidth(for: .large, line: .wide), 896)
  }

  func test_readableInset_narrowsOnlyViewsThatAreClearlyWider() {
    let notch = LayoutInsets(top: 0, left: 47, bottom: 21, right: 47)
    let cases: [(width: Double, safeArea: LayoutInsets, line: LayoutMargins.ReadableLine, inset: Double?, at: UInt)] = [
      (744, .zero, .standard, nil, #line), (752, .zero, .standard, nil, #line), (753, .zero, .standard, 44, #line),
      (768, .zero, .standard, 52, #line), (844, notch, .standard, nil, #line), (984, .zero, .wide, nil, #line),
      (1024, .zero, .wide, 64, #line), (1133, .zero, .wide, 118, #line), (1376, .zero, .wide, 240, #line),
    ]
    for (width, safeArea, line, inset, at) in cases {
      XCTAssertEqual(LayoutMargins.readableInset(width: width, safeArea: safeArea, line: line), inset, line: at)
    }
    XCTAssertEqual(LayoutMargins.readableInset(width: 1133, line: .wide, scale: 2), 118.5)
  }
}
