import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

final class DesignNumberTests: XCTestCase {
  private let design = DesignReference(
    size: LayoutSize(width: 375, height: 812), safeAreaInsets: LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
  private let screen = LayoutEnvironment(
    size: LayoutSize(width: 844, height: 390), safeAreaInsets: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47),
    traits: Traits(displayScale: 3, preferredContentSizeCategory: .accessibilityMedium))

  func test_value_followsEveryRule() {
    let rows: [(DesignNumber.Rule, Double, UInt)] = [
      (.fixed, 75, #line), (.scaled(.width), 0.2 * 844, #line), (.scaled(.height), 75.0 / 812 * 390, #line),
      (.scaled(.shorterSide), 0.2 * 390, #line), (.scaled(.safeAreaWidth), 0.2 * 750, #line),
      (.scaled(.safeAreaHeight), 75.0 / 734 * 369, #line), (.text(.body), 116, #line),
    ]
    for (rule, expected, line) in rows {
      XCTAssertEqual(DesignNumber(75, rule, in: design).value(in: screen), expected, accuracy: 1e-9, line: line)
    }
  }

  func test_value_isTheDesignsOnTheDesignsScreen() {
    let same = LayoutEnvironment(size: design.size, safeAreaInsets: design.safeAreaInsets)
    for measure in DesignMeasure.allCases {
      XCTAssertEqual(DesignNumber(12, .scaled(measure), in: design).value(in: same), 12, accuracy: 1e-12)
    }
  }

  func test_value_staysBetweenFloorAndCeiling() {
    XCTAssertEqual(DesignNumber(75, .scaled(.width), in: design, floor: 200).value(in: screen), 200)
    XCTAssertEqual(DesignNumber(75, .scaled(.width), in: design, ceiling: 100).value(in: screen), 100)
    XCTAssertEqual(DesignNumber(75, .fixed, in: design, floor: 80, ceiling: 70).value(in: screen), 70)
    XCTAssertEqual(DesignNumber(-75, .scaled(.width), in: design, floor: -10).value(in: screen), -10)
  }

  func test_value_ofADesignWithoutASizeIsTheNumber() {
    let empty = DesignReference(size: .zero)
    XCTAssertEqual(DesignNumber(9, .scaled(.width), in: empty).value(in: screen), 9)
    XCTAssertNil(DesignNumber(9, .scaled(.width), in: empty).share)
    XCTAssertNil(DesignNumber(9, .fixed, in: design).share)
  }

  func test_scaled_isAnExpressionThatHoldsOnEveryScreen() throws {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let root = tree.root
    let top = try XCTUnwrap(design.scaled(146.8, with: .safeAreaHeight, in: tree.root))
    let width = try XCTUnwrap(design.scaled(300, with: .width, in: tree.root))
    XCTAssertNil(design.scaled(1, with: .shorterSide, in: tree.root))
    try tree.activate(
      .list {
        card.top == root.safeArea.top + top
        card.width == width
        card.left == root.left
        card.height == 10
      })
    var engine = LayoutEngine(tree: tree, environment: screen)
    assertEqual(
      try engine.layout(.strict).exactFrame(of: card), LayoutRectangle(x: 0, y: 0.2 * 369, width: 0.8 * 844, height: 10)
    )
    engine.environment = LayoutEnvironment(size: design.size, safeAreaInsets: design.safeAreaInsets)
    assertEqual(
      try engine.layout(.strict).exactFrame(of: card), LayoutRectangle(x: 0, y: 190.8, width: 300, height: 10))
  }

  func test_init_takesADevicesScreen() throws {
    let device = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone X"))
    XCTAssertEqual(DesignReference(device), design)
  }
}
