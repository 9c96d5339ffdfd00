import LayoutModel
import XCTest

final class PixelGridTests: XCTestCase {
  func test_snap_roundsHalvesAwayFromZero() {
    let cases: [(scale: Double, coordinate: Double, expected: Double, line: UInt)] = [
      (1, 0.5, 1, #line), (1, 0.49, 0, #line), (1, -0.5, -1, #line), (1, -0.49, 0, #line), (1, -1.5, -2, #line),
      (2, 0.25, 0.5, #line), (2, 0.24, 0, #line), (2, 10.75, 11, #line),
      (3, 37.5, 113.0 / 3, #line), (3, 0.16, 0, #line), (3, 0.17, 1.0 / 3, #line),
      // As recorded: a view at -3.5 of 44 points comes to lie at -3.6667 and to be 44.3333 high.
      (3, -3.5, -11.0 / 3, #line), (3, 40.5, 122.0 / 3, #line), (2, -2.75, -3, #line),
    ]
    for (scale, coordinate, expected, line) in cases {
      XCTAssertEqual(PixelGrid(scale: scale).snap(coordinate), expected, line: line)
    }
  }

  func test_snap_treatsSolverNoiseBelowTheHalfAsTheHalf() {
    XCTAssertEqual(PixelGrid(scale: 1).snap(7.5 - 1e-9), 8)
    XCTAssertEqual(PixelGrid(scale: 1).snap(7.5 - 1e-4), 7)
    XCTAssertEqual(PixelGrid(scale: 1).snap(-7.5 + 1e-9), -8)
  }

  func test_snap_neverGivesNegativeZero() {
    XCTAssertEqual(PixelGrid(scale: 2).snap(-0.1).sign, .plus)
  }

  func test_snap_keepsNeighboursFlush() {
    let grid = PixelGrid(scale: 2)
    let third = 100.0 / 3
    let columns = (0..<3).map { grid.snap(LayoutRectangle(x: Double($0) * third, y: 0, width: third, height: 10)) }
    XCTAssertEqual(columns[0].maxX, columns[1].minX)
    XCTAssertEqual(columns[1].maxX, columns[2].minX)
    XCTAssertEqual(columns[2].maxX, 100)
    // Each edge is rounded for itself, so equal widths may come to differ by a pixel.
    XCTAssertEqual(columns.map(\.width), [33.5, 33, 33.5])
  }

  func test_init_takesAnImpossibleScaleAsOne() {
    for scale in [0, -2, .nan, .infinity] as [Double] { XCTAssertEqual(PixelGrid(scale: scale).scale, 1) }
  }
}
