import TestSupport
import XCTest

/// The numbers under the reference solver.
final class RationalTests: XCTestCase {
  func test_init_reducesToLowestTermsWithAPositiveDenominator() {
    XCTAssertEqual(Rational(6, -4), Rational(-3, 2))
    XCTAssertEqual(Rational(0, -7), Rational.zero)
    XCTAssertEqual(Rational(-3, 2).sign, -1)
    XCTAssertEqual(Rational.zero.sign, 0)
    XCTAssertEqual("\(Rational(6, -4))", "-3/2")
  }

  func test_arithmetic_ofSmallFractions() {
    XCTAssertEqual(Rational(1, 2) + Rational(1, 3), Rational(5, 6))
    XCTAssertEqual(Rational(1, 2) - Rational(1, 3), Rational(1, 6))
    XCTAssertEqual(Rational(2, 3) * Rational(9, 4), Rational(3, 2))
    XCTAssertEqual(Rational(2, 3) / Rational(-4, 9), Rational(-3, 2))
    XCTAssertLessThan(Rational(-1, 2), Rational(1, 3))
    XCTAssertLessThan(Rational(1, 3), Rational(1, 2))
  }

  func test_arithmetic_leavesAndReentersMachineWords() {
    let large = Rational(Int64.max, 1)
    let square = large * large
    XCTAssertEqual(square / large, large)
    XCTAssertEqual(square - square, .zero)
    XCTAssertEqual((square + .one) - square, .one)
    XCTAssertLessThan(large, square)
    XCTAssertLessThan(-square, large)
    let small = Rational.one / square
    XCTAssertEqual(small * square, .one)
    XCTAssertEqual(square.approximation, 0x1p126, accuracy: 0x1p76)
  }

  func test_initExactly_keepsEveryBit() {
    for value in [0.1, -3.75, 1e-300, .leastNonzeroMagnitude, 1.7976931348623157e308, 1e9, -0.0, 0x1p-1022] {
      XCTAssertEqual(Rational(exactly: value).approximation, value, "\(value)")
    }
    XCTAssertNotEqual(Rational(exactly: 0.1), Rational(1, 10))
    XCTAssertEqual(Rational(exactly: 0.375), Rational(3, 8))
    // 0.1 + 0.2 is not 0.3 in doubles; in exact numbers the difference is what remains of the three roundings.
    let sum = Rational(exactly: 0.1) + Rational(exactly: 0.2)
    XCTAssertEqual((sum - Rational(exactly: 0.3)).approximation, 0x1p-55, accuracy: 0x1p-58)
  }

  func test_quotientAndRemainder_undoesMultiplication() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<500 {
      let divisor = number(&random)
      let quotient = number(&random)
      let remainder = BigInteger(random.integer(in: 0...1) == 0 ? 0 : 1)
      guard remainder < divisor else { continue }
      let (foundQuotient, foundRemainder) = (quotient * divisor + remainder).quotientAndRemainder(dividingBy: divisor)
      XCTAssertEqual(foundQuotient, quotient, "round \(round)")
      XCTAssertEqual(foundRemainder, remainder, "round \(round)")
    }
  }

  func test_quotientAndRemainder_correctsAnEstimateThatIsOneTooLarge() {
    // Long division first guesses the digit 4, and has to add the divisor back.
    let dividend = BigInteger.powerOfTwo(95) + BigInteger(3)
    let divisor = BigInteger.powerOfTwo(93) + BigInteger(1)
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    XCTAssertEqual(quotient, BigInteger(3))
    XCTAssertEqual(remainder, .powerOfTwo(93))
  }

  func test_distributivity_holdsForNumbersOfAnySize() {
    var random = SeededGenerator(seed: 12)
    for round in 0..<300 {
      let (a, b, c) = (fraction(&random), fraction(&random), fraction(&random))
      XCTAssertEqual(a * (b + c), a * b + a * c, "round \(round)")
      XCTAssertEqual((a - b) + b, a, "round \(round)")
      XCTAssertEqual(a < b, (b - a).sign > 0, "round \(round)")
    }
  }

  /// A positive number of one to eight digits in base 2³², with runs of extreme digits.
  private func number(_ random: inout SeededGenerator) -> BigInteger {
    var result = BigInteger(Int64(random.integer(in: 1...Int(UInt32.max))))
    for _ in 0..<random.integer(in: 0...7) {
      let digit = random.element(of: [0, 1, Int64(UInt32.max), Int64(random.integer(in: 0...Int(UInt32.max)))])
      result = result.shiftedLeft(32) + BigInteger(digit)
    }
    return result
  }

  private func fraction(_ random: inout SeededGenerator) -> Rational {
    let sign: Int64 = random.chance(0.5) ? 1 : -1
    let large = random.chance(0.3)
    let small = Rational(sign * Int64(random.integer(in: 0...1000)), Int64(random.integer(in: 1...50)))
    return large ? small * Rational(number(&random), number(&random)) : small
  }
}
