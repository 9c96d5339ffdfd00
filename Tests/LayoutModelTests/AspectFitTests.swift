import LayoutModel
import LayoutTestSupport
import XCTest

final class AspectFitTests: XCTestCase {
  private let box = LayoutRectangle(x: 10, y: 20, width: 400, height: 200)

  func test_aspect_fitsAndFills() {
    let rows: [(Double, AspectMode, LayoutRectangle, UInt)] = [
      (1, .fit, LayoutRectangle(x: 110, y: 20, width: 200, height: 200), #line),
      (1, .fill, LayoutRectangle(x: 10, y: -80, width: 400, height: 400), #line),
      (4, .fit, LayoutRectangle(x: 10, y: 70, width: 400, height: 100), #line),
      (4, .fill, LayoutRectangle(x: -190, y: 20, width: 800, height: 200), #line),
      (2, .fit, box, #line), (2, .fill, box, #line),
    ]
    for (ratio, mode, expected, line) in rows {
      assertEqual(box.aspect(mode, ratio: ratio), expected, line: line)
    }
  }

  func test_aspect_ofNothingIsNothing() {
    for ratio in [0, -1, Double.nan, .infinity] {
      XCTAssertNil(box.aspect(.fit, ratio: ratio))
      XCTAssertEqual(box.bars(aroundRatio: ratio), [])
    }
    let flat = LayoutRectangle(x: 0, y: 0, width: 100, height: 0)
    assertEqual(flat.aspect(.fit, ratio: 2), LayoutRectangle(x: 50, y: 0, width: 0, height: 0))
    assertEqual(flat.aspect(.fill, ratio: 2), LayoutRectangle(x: 0, y: -25, width: 100, height: 50))
    XCTAssertNil(LayoutRectangle(x: 0, y: 0, width: -1, height: 5).aspect(.fit, ratio: 1))
    XCTAssertNil(LayoutRectangle(x: 0, y: 0, width: .nan, height: 5).aspect(.fit, ratio: 1))
  }

  func test_bars_coverWhatTheContentLeavesFree() {
    XCTAssertEqual(
      box.bars(aroundRatio: 4),
      [LayoutRectangle(x: 10, y: 20, width: 400, height: 50), LayoutRectangle(x: 10, y: 170, width: 400, height: 50)])
    XCTAssertEqual(
      box.bars(aroundRatio: 1),
      [LayoutRectangle(x: 10, y: 20, width: 100, height: 200), LayoutRectangle(x: 310, y: 20, width: 100, height: 200)])
    XCTAssertEqual(box.bars(aroundRatio: 2), [])
  }

  func test_visiblePart_isWhatIsNotCutOff() {
    assertEqual(
      box.visiblePart(of: LayoutSize(width: 1000, height: 1000)),
      LayoutRectangle(x: 0, y: 250, width: 1000, height: 500))
    assertEqual(
      box.visiblePart(of: LayoutSize(width: 800, height: 200)), LayoutRectangle(x: 200, y: 0, width: 400, height: 200))
    XCTAssertNil(box.visiblePart(of: .zero))
    XCTAssertNil(LayoutRectangle.zero.visiblePart(of: LayoutSize(width: 1, height: 1)))
  }

  func test_aspect_asConstraintsGivesTheSameFrames() throws {
    for mode in AspectMode.allCases {
      for ratio in [0.5, 1, 16.0 / 9, 3] {
        var tree = LayoutTree()
        let picture = try tree.addView("picture", to: tree.root)
        try tree.activate(picture.aspect(mode, ratio: ratio, in: tree.root))
        var engine = LayoutEngine(tree: tree, environment: .plain(100, 100))
        for (width, height) in [(320.0, 480.0), (480, 320), (100, 100), (1000, 50), (0, 100)] {
          engine.environment = .plain(width, height)
          let expected = try XCTUnwrap(
            LayoutRectangle(x: 0, y: 0, width: width, height: height).aspect(mode, ratio: ratio))
          assertEqual(
            try engine.layout(.strict).exactFrame(of: picture), expected, "\(mode) \(ratio) \(width) x \(height)")
        }
      }
    }
  }
}
