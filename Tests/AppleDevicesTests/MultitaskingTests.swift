import AppleDevices
import LayoutModel
import XCTest

final class MultitaskingTests: XCTestCase {
  private func device(_ name: String) throws -> Device { try XCTUnwrap(DeviceCatalogue.device(named: name), name) }

  func test_geometry_hasThePublishedPanes() throws {
    let mini = try device("iPad mini 4")
    let rows: [(MultitaskingPane, ScreenOrientation, Double, Double, SizeClass, UInt)] = [
      (.split(.third, .left), .landscape, 320, 768, .compact, #line),
      (.split(.half, .right), .landscape, 507, 768, .compact, #line),
      (.split(.twoThirds, .left), .landscape, 694, 768, .regular, #line),
      (.split(.twoThirds, .right), .portrait, 438, 1024, .compact, #line),
      (.slideOver, .portrait, 320, 984, .compact, #line),
      (.full, .landscape, 1024, 768, .regular, #line),
    ]
    for (pane, orientation, width, height, horizontal, line) in rows {
      let geometry = try XCTUnwrap(mini.geometry(of: pane, in: orientation), line: line)
      XCTAssertEqual(geometry.size, LayoutSize(width: width, height: height), line: line)
      XCTAssertEqual(geometry.sizeClasses, Device.SizeClasses(horizontal, .regular), line: line)
    }
    XCTAssertNil(mini.geometry(of: .split(.half, .left), in: .portrait))
    let large = try device("iPad Pro (12.9-inch) (3rd generation)")
    let half = try XCTUnwrap(large.geometry(of: .split(.half, .left), in: .landscape))
    XCTAssertEqual(half.size.width, 678)
    XCTAssertEqual(half.sizeClasses.horizontal, .regular)
    XCTAssertEqual(half.confidence.level, .high)
  }

  func test_geometry_isNilWithoutMultitasking() throws {
    let old = try device("iPad 2")
    XCTAssertNil(old.geometry(of: .split(.third, .left), in: .landscape))
    XCTAssertNil(old.geometry(of: .slideOver, in: .landscape))
    let slideOnly = try device("iPad Air")
    XCTAssertNil(slideOnly.geometry(of: .split(.third, .left), in: .landscape))
    XCTAssertEqual(slideOnly.panes(in: .landscape), [.full, .slideOver])
    let phone = try device("iPhone 15")
    XCTAssertEqual(phone.panes(in: .portrait), [.full])
    XCTAssertNil(phone.environment(in: .portrait, pane: .slideOver))
  }

  func test_geometry_ofAWindowRefusesSizesThatCannotBe() throws {
    let pad = try device("iPad (A16)")
    for size in [
      LayoutSize.zero, LayoutSize(width: -1, height: 5), LayoutSize(width: .nan, height: 5),
      LayoutSize(width: .infinity, height: 1),
    ] {
      XCTAssertNil(pad.geometry(of: .window(size), in: .landscape))
    }
    let window = try XCTUnwrap(pad.geometry(of: .window(LayoutSize(width: 500, height: 700)), in: .landscape))
    XCTAssertEqual(window.sizeClasses, Device.SizeClasses(.compact, .regular))
    XCTAssertEqual(window.confidence.level, .ruleDerived)
  }

  func test_geometry_followsTheRuleForAnUnknownScreen() throws {
    let pad = try Device.custom(
      named: "pad", size: LayoutSize(width: 900, height: 1300), scale: 2, family: .ipad, cutout: .none)
    let widths = pad.panes(in: .landscape).compactMap { pad.geometry(of: $0, in: .landscape)?.size.width }
    XCTAssertEqual(widths, [1300, 375, 645, 915, 375])
    let portrait = pad.panes(in: .portrait).compactMap { pad.geometry(of: $0, in: .portrait)?.size.width }
    XCTAssertEqual(portrait, [900, 320, 570, 320])
  }

  /// The rule, tried on the screens of the table, gives the table.
  func test_geometry_ruleGivesTheTable() throws {
    var compared = 0
    for device in DeviceCatalogue.distinctScreens where device.supportsSplitView == true {
      for orientation in ScreenOrientation.allCases {
        for pane in device.panes(in: orientation) where pane != .full {
          let known = try XCTUnwrap(device.geometry(of: pane, in: orientation))
          // One point more in both directions: not in the table, and still the same by the rule.
          let size = LayoutSize(width: device.size.width + 1, height: device.size.height + 1)
          let other = try Device.custom(named: "", size: size, family: .ipad, cutout: .none)
          let derived = try XCTUnwrap(other.geometry(of: pane, in: orientation))
          XCTAssertEqual(derived.confidence.level, .ruleDerived)
          XCTAssertEqual(derived.size.width, known.size.width, accuracy: 2, "\(device.name) \(orientation) \(pane)")
          XCTAssertEqual(derived.size.height, known.size.height + 1, "\(device.name) \(orientation) \(pane)")
          XCTAssertEqual(derived.sizeClasses, known.sizeClasses, "\(device.name) \(orientation) \(pane)")
          compared += 1
        }
      }
    }
    XCTAssertGreaterThan(compared, 60)
  }

  func test_environment_hasTheInsetsOfTheOuterSide() throws {
    let duo = try device("iPhone Duo (inner display)")
    let left = try XCTUnwrap(duo.environment(in: .landscape, pane: .split(.half, .left)))
    let right = try XCTUnwrap(duo.environment(in: .landscape, pane: .split(.half, .right)))
    XCTAssertEqual(left.size, LayoutSize(width: 469, height: 669))
    XCTAssertEqual(left.safeAreaInsets.right, 0)
    XCTAssertEqual(right.safeAreaInsets.right, 84)
    XCTAssertEqual(right.traits.horizontalSizeClass, .compact)
  }
}
