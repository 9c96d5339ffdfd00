/// A whole number of any size, as sign and magnitude.
///
/// Only what exact fractions need. Schoolbook algorithms: the numbers of a test have tens of digits.
package struct BigInteger: Hashable, Sendable {
  /// Whether the number is below zero; false for zero.
  package private(set) var isNegative: Bool
  /// The digits in base 2³², least first, without leading zeros; empty for zero.
  package private(set) var digits: [UInt32]

  private init(isNegative: Bool, digits: [UInt32]) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Makes the number from a machine integer.
  package init(_ value: Int64) {
    let magnitude = value.magnitude
    self.init(
      isNegative: value < 0, digits: [UInt32(truncatingIfNeeded: magnitude), UInt32(magnitude >> 32)])
  }

  /// Two to a power.
  package static func powerOfTwo(_ exponent: Int) -> BigInteger { BigInteger(1).shiftedLeft(exponent) }

  /// The number as a machine integer, or nil if its magnitude is above `Int64.max`.
  package var asInt64: Int64? {
    guard digits.count <= 2 else { return nil }
    let magnitude = digits.reversed().reduce(UInt64(0)) { ($0 << 32) | UInt64($1) }
    guard let value = Int64(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  /// The number without its sign.
  package var magnitude: BigInteger { BigInteger(isNegative: false, digits: digits) }

  /// The number of significant bits of the magnitude.
  package var bitWidth: Int {
    guard let last = digits.last else { return 0 }
    return digits.count * 32 - last.leadingZeroBitCount
  }

  /// The number times a power of two.
  package func shiftedLeft(_ count: Int) -> BigInteger {
    let shifted = BigInteger.shiftLeft(digits, by: count % 32)
    return BigInteger(isNegative: isNegative, digits: [UInt32](repeating: 0, count: count / 32) + shifted)
  }

  /// The nearest double to the magnitude's 64 leading bits, and the power of two it is to be multiplied with.
  package var leadingBits: (significand: Double, exponent: Int) {
    let excess = max(0, bitWidth - 64)
    let kept = BigInteger(isNegative: false, digits: Array(digits.dropFirst(excess / 32)))
    let digits = kept.quotientAndRemainder(dividingBy: .powerOfTwo(excess % 32)).quotient.digits
    let leading = digits.reversed().reduce(UInt64(0)) { ($0 << 32) | UInt64($1) }
    return (isNegative ? -Double(leading) : Double(leading), excess)
  }
}

// MARK: - Arithmetic

extension BigInteger: Comparable {
  /// Whether the left number is smaller.
  package static func < (lhs: BigInteger, rhs: BigInteger) -> Bool {
    if lhs.isNegative != rhs.isNegative { return lhs.isNegative }
    return lhs.isNegative ? isLess(rhs.digits, lhs.digits) : isLess(lhs.digits, rhs.digits)
  }

  /// The negative number.
  package static prefix func - (operand: BigInteger) -> BigInteger {
    BigInteger(isNegative: !operand.isNegative, digits: operand.digits)
  }

  /// The sum.
  package static func + (lhs: BigInteger, rhs: BigInteger) -> BigInteger {
    if lhs.isNegative == rhs.isNegative {
      return BigInteger(isNegative: lhs.isNegative, digits: sum(lhs.digits, rhs.digits))
    }
    if isLess(lhs.digits, rhs.digits) {
      return BigInteger(isNegative: rhs.isNegative, digits: difference(rhs.digits, lhs.digits))
    }
    return BigInteger(isNegative: lhs.isNegative, digits: difference(lhs.digits, rhs.digits))
  }

  /// The difference.
  package static func - (lhs: BigInteger, rhs: BigInteger) -> BigInteger { lhs + -rhs }

  /// The product.
  package static func * (lhs: BigInteger, rhs: BigInteger) -> BigInteger {
    var result = [UInt32](repeating: 0, count: lhs.digits.count + rhs.digits.count)
    for (position, digit) in lhs.digits.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in rhs.digits.enumerated() {
        let value = UInt64(digit) * UInt64(other) + UInt64(result[position + offset]) + carry
        result[position + offset] = UInt32(truncatingIfNeeded: value)
        carry = value >> 32
      }
      result[position + rhs.digits.count] = UInt32(carry)
    }
    return BigInteger(isNegative: lhs.isNegative != rhs.isNegative, digits: result)
  }

  /// The quotient, rounded towards zero, and the remainder, which has the sign of this number.
  package func quotientAndRemainder(dividingBy divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.digits.isEmpty, "division by zero")
    let (quotient, remainder) = BigInteger.divide(digits, by: divisor.digits)
    return (
      BigInteger(isNegative: isNegative != divisor.isNegative, digits: quotient),
      BigInteger(isNegative: isNegative, digits: remainder)
    )
  }

  /// The greatest common divisor of two magnitudes (Euclid).
  package static func greatestCommonDivisor(_ first: BigInteger, _ second: BigInteger) -> BigInteger {
    var (larger, smaller) = (first.magnitude, second.magnitude)
    while !smaller.digits.isEmpty {
      (larger, smaller) = (smaller, larger.quotientAndRemainder(dividingBy: smaller).remainder)
    }
    return larger
  }
}

// MARK: - Magnitudes

extension BigInteger {
  private static func isLess(_ lhs: [UInt32], _ rhs: [UInt32]) -> Bool {
    if lhs.count != rhs.count { return lhs.count < rhs.count }
    for position in lhs.indices.reversed() where lhs[position] != rhs[position] {
      return lhs[position] < rhs[position]
    }
    return false
  }

  private static func sum(_ lhs: [UInt32], _ rhs: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for position in 0..<max(lhs.count, rhs.count) {
      let left = position < lhs.count ? UInt64(lhs[position]) : 0
      let right = position < rhs.count ? UInt64(rhs[position]) : 0
      let value = left + right + carry
      result.append(UInt32(truncatingIfNeeded: value))
      carry = value >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// The difference of two magnitudes, the left one being at least as large.
  private static func difference(_ lhs: [UInt32], _ rhs: [UInt32]) -> [UInt32] {
    var result = lhs
    var borrow: Int64 = 0
    for position in lhs.indices {
      let value = Int64(lhs[position]) - (position < rhs.count ? Int64(rhs[position]) : 0) - borrow
      result[position] = UInt32(truncatingIfNeeded: value)
      borrow = value < 0 ? 1 : 0
    }
    return result
  }

  /// Shifts by fewer than 32 bits; the result has one more digit.
  private static func shiftLeft(_ digits: [UInt32], by count: Int) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt32 = 0
    for digit in digits {
      result.append((digit << UInt32(count)) | carry)
      carry = count == 0 ? 0 : digit >> UInt32(32 - count)
    }
    result.append(carry)
    return result
  }

  /// Long division in base 2³² (Knuth, The Art of Computer Programming, volume 2, algorithm 4.3.1 D).
  private static func divide(_ dividend: [UInt32], by divisor: [UInt32]) -> (quotient: [UInt32], remainder: [UInt32]) {
    if isLess(dividend, divisor) { return ([], dividend) }
    if divisor.count == 1 { return divide(dividend, byDigit: divisor[0]) }
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    var rest = shiftLeft(dividend, by: shift)
    let scaled = Array(shiftLeft(divisor, by: shift).dropLast())
    let places = rest.count - scaled.count
    var quotient = [UInt32](repeating: 0, count: places)
    for place in stride(from: places - 1, through: 0, by: -1) {
      var digit = estimate(rest, scaled, at: place)
      if !subtract(scaled, times: digit, from: &rest, at: place) {
        digit -= 1
        addBack(scaled, to: &rest, at: place)
      }
      quotient[place] = UInt32(digit)
    }
    let remainder = BigInteger(isNegative: false, digits: rest)
    // The remainder was shifted along with the divisor, so dividing it by the power of two leaves nothing.
    return (quotient, shift == 0 ? remainder.digits : divide(remainder.digits, byDigit: 1 << UInt32(shift)).quotient)
  }

  private static func divide(_ dividend: [UInt32], byDigit divisor: UInt32) -> (quotient: [UInt32], remainder: [UInt32])
  {
    var quotient = dividend
    var rest: UInt64 = 0
    for position in dividend.indices.reversed() {
      let value = (rest << 32) | UInt64(dividend[position])
      quotient[position] = UInt32(value / UInt64(divisor))
      rest = value % UInt64(divisor)
    }
    return (quotient, [UInt32(rest)])
  }

  /// The next digit of the quotient, or one more than it.
  private static func estimate(_ rest: [UInt32], _ divisor: [UInt32], at place: Int) -> UInt64 {
    let top = divisor.count + place
    let leading = UInt64(divisor[divisor.count - 1])
    let second = UInt64(divisor[divisor.count - 2])
    let value = (UInt64(rest[top]) << 32) | UInt64(rest[top - 1])
    var (digit, remainder) = value.quotientAndRemainder(dividingBy: leading)
    while digit > UInt64(UInt32.max) || digit * second > (remainder << 32) | UInt64(rest[top - 2]) {
      digit -= 1
      remainder += leading
      if remainder > UInt64(UInt32.max) { break }
    }
    return digit
  }

  /// Subtracts a multiple; false if the result is negative, which leaves it modulo a power of the base.
  private static func subtract(
    _ divisor: [UInt32], times digit: UInt64, from rest: inout [UInt32], at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for (offset, other) in divisor.enumerated() {
      let product = digit * UInt64(other) + carry
      carry = product >> 32
      let value = Int64(rest[place + offset]) - Int64(product & 0xFFFF_FFFF) - borrow
      rest[place + offset] = UInt32(truncatingIfNeeded: value)
      borrow = value < 0 ? 1 : 0
    }
    let value = Int64(rest[place + divisor.count]) - Int64(carry) - borrow
    rest[place + divisor.count] = UInt32(truncatingIfNeeded: value)
    return value >= 0
  }

  private static func addBack(_ divisor: [UInt32], to rest: inout [UInt32], at place: Int) {
    var carry: UInt64 = 0
    for (offset, other) in divisor.enumerated() {
      let value = UInt64(rest[place + offset]) + UInt64(other) + carry
      rest[place + offset] = UInt32(truncatingIfNeeded: value)
      carry = value >> 32
    }
    rest[place + divisor.count] &+= UInt32(carry)
  }
}
