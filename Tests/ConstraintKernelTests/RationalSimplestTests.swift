import TestSupport
import XCTest

/// Fractions that doubles stand for.
final class RationalSimplestTests: XCTestCase {
  func test_init_meantBy_findsTheFractionThatWasWritten() {
    for (value, top, bottom) in [
      (0.1, 1, 10), (-0.7, -7, 10), (1.0 / 7, 1, 7), (22.0 / 7, 22, 7), (3, 3, 1), (1e6, 1_000_000, 1), (0.006, 3, 500),
      (0.99997, 99_997, 100_000), (-1e-3, -1, 1000),
    ] as [(Double, Int64, Int64)] {
      XCTAssertEqual(Rational(meantBy: value), Rational(top, bottom), "\(value)")
    }
  }

  func test_init_meantBy_isExactWhereNoFractionIsMeant() {
    for value in [0, 0x1p-60, 1.2345678901234567e-9, 0x1p300, .pi] {
      XCTAssertEqual(Rational(meantBy: value), Rational(exactly: value), "\(value)")
    }
  }
}
