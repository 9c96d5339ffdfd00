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
        let inset = LayoutMargins.readableInset(betweenMargins: width - 2 * margin, of: width) ?? margin
        XCTAssertEqual(inset, known, accuracy: 0.5, "\(device.name), \(orientation)")
      }
    }
    XCTAssertGreaterThan(checked, 150)
  }

  func test_readableWidth_followsTheBodyFont() {
    for category in TextSizeCategory.allCases {
      let size = TextStyle.body.metrics(for: category).pointSize
      XCTAssertEqual(
        LayoutMargins.readableWidth(for: category), (LayoutMargins.readableWidth * size / 17).rounded(), "\(category)")
    }
  }

  func test_readableInset_isNilForNarrowViews() {
    XCTAssertNil(LayoutMargins.readableInset(betweenMargins: 704, of: 744))
    XCTAssertEqual(LayoutMargins.readableInset(betweenMargins: 728, of: 768), 52)
  }
}
