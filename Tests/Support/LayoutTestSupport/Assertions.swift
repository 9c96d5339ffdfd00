import LayoutModel
import XCTest

/// Asserts that two rectangles agree in all four numbers.
package func assertEqual(
  _ rectangle: LayoutRectangle?, _ expected: LayoutRectangle, accuracy: Double = 1e-6, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let rectangle else { return XCTFail("no rectangle. \(message)", file: file, line: line) }
  let pairs = [
    (rectangle.minX, expected.minX), (rectangle.minY, expected.minY), (rectangle.width, expected.width),
    (rectangle.height, expected.height),
  ]
  if pairs.contains(where: { !(($0 - $1).magnitude <= accuracy) }) {
    XCTFail("(\(rectangle)) is not (\(expected)). \(message)", file: file, line: line)
  }
}

/// Asserts that a call throws exactly this error.
package func assertThrows<Result>(
  _ expected: LayoutError, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Result
) {
  XCTAssertThrowsError(try body(), file: file, line: line) { error in
    XCTAssertEqual(error as? LayoutError, expected, file: file, line: line)
  }
}

extension LayoutEnvironment {
  /// Square pixels of one point, no insets.
  package static func plain(_ width: Double, _ height: Double) -> LayoutEnvironment {
    LayoutEnvironment(size: LayoutSize(width: width, height: height), traits: Traits(displayScale: 1))
  }
}
