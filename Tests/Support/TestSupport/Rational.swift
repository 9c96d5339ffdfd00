/// An exact fraction in lowest terms.
///
/// Fractions whose parts fit machine words are kept and computed in them; when one overflows, ``BigInteger`` takes over.
package struct Rational: Hashable, Sendable {
  private enum Parts: Hashable, Sendable {
    /// Both at most `Int64.max` in magnitude, the second one positive.
    case small(Int64, Int64)
    /// At least one of the two does not fit the case above.
    case big(BigInteger, BigInteger)
  }

  private let parts: Parts

  private init(parts: Parts) { self.parts = parts }

  /// A whole number.
  package init(_ value: Int) { self.init(Int64(value), 1) }

  /// A fraction of machine integers.
  ///
  /// - Parameters:
  ///   - numerator: Above `Int64.min`.
  ///   - denominator: Not zero, above `Int64.min`.
  package init(_ numerator: Int64, _ denominator: Int64) {
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int64 = denominator < 0 ? -1 : 1
    parts = .small(sign * (numerator / divisor), sign * (denominator / divisor))
  }

  /// A fraction of numbers of any size; the denominator is not zero.
  package init(_ numerator: BigInteger, _ denominator: BigInteger) {
    let divisor = BigInteger.greatestCommonDivisor(numerator, denominator)
    var top = numerator.quotientAndRemainder(dividingBy: divisor).quotient
    var bottom = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    if bottom.isNegative { (top, bottom) = (-top, -bottom) }
    if let smallTop = top.asInt64, let smallBottom = bottom.asInt64 {
      parts = .small(smallTop, smallBottom)
    } else {
      parts = .big(top, bottom)
    }
  }

  /// The exact value of a finite double.
  package init(exactly value: Double) {
    precondition(value.isFinite, "only finite numbers have an exact value")
    guard value != 0 else {
      self.init(0)
      return
    }
    let significand = Int64(value.significand * 0x1p52)
    let signed = BigInteger(value < 0 ? -significand : significand)
    let exponent = Int(value.exponent) - 52
    if exponent >= 0 {
      self.init(signed.shiftedLeft(exponent), BigInteger(1))
    } else {
      self.init(signed, .powerOfTwo(-exponent))
    }
  }

  /// Zero.
  package static let zero = Rational(0)
  /// One.
  package static let one = Rational(1)

  /// The numerator.
  package var numerator: BigInteger {
    switch parts {
    case .small(let top, _): BigInteger(top)
    case .big(let top, _): top
    }
  }

  /// The denominator, positive.
  package var denominator: BigInteger {
    switch parts {
    case .small(_, let bottom): BigInteger(bottom)
    case .big(_, let bottom): bottom
    }
  }

  /// −1, 0 or 1.
  package var sign: Int {
    switch parts {
    case .small(let top, _): top.signum() == 0 ? 0 : (top < 0 ? -1 : 1)
    case .big(let top, _): top.isNegative ? -1 : 1
    }
  }

  /// A double within a few units in the last place.
  package var approximation: Double {
    switch parts {
    case .small(let top, let bottom): return Double(top) / Double(bottom)
    case .big(let top, let bottom):
      let (upper, lower) = (top.leadingBits, bottom.leadingBits)
      let quotient = upper.significand / lower.significand
      return Double(
        sign: quotient.sign, exponent: upper.exponent - lower.exponent, significand: quotient.magnitude)
    }
  }

  private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> Int64 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int64(larger)
  }
}

// MARK: - Arithmetic

extension Rational: Comparable {
  /// Whether the left fraction is smaller.
  package static func < (lhs: Rational, rhs: Rational) -> Bool {
    if case .small(let top, let bottom) = lhs.parts, case .small(let otherTop, let otherBottom) = rhs.parts {
      let left = top.multipliedFullWidth(by: otherBottom)
      let right = otherTop.multipliedFullWidth(by: bottom)
      return (left.high, left.low) < (right.high, right.low)
    }
    return (lhs - rhs).sign < 0
  }

  /// The negative fraction.
  package static prefix func - (operand: Rational) -> Rational {
    switch operand.parts {
    case .small(let top, let bottom): Rational(parts: .small(-top, bottom))
    case .big(let top, let bottom): Rational(parts: .big(-top, bottom))
    }
  }

  /// The sum.
  package static func + (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let top, let bottom) = lhs.parts, case .small(let otherTop, let otherBottom) = rhs.parts,
      let numerator = smallSum(smallProduct(top, otherBottom), smallProduct(otherTop, bottom)),
      let denominator = smallProduct(bottom, otherBottom)
    {
      return Rational(numerator, denominator)
    }
    return Rational(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator, lhs.denominator * rhs.denominator)
  }

  /// The difference.
  package static func - (lhs: Rational, rhs: Rational) -> Rational { lhs + -rhs }

  /// The product.
  package static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let top, let bottom) = lhs.parts, case .small(let otherTop, let otherBottom) = rhs.parts,
      let numerator = smallProduct(top, otherTop), let denominator = smallProduct(bottom, otherBottom)
    {
      return Rational(numerator, denominator)
    }
    return Rational(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
  }

  /// The quotient; the divisor is not zero.
  package static func / (lhs: Rational, rhs: Rational) -> Rational {
    precondition(rhs.sign != 0, "division by zero")
    switch rhs.parts {
    case .small(let top, let bottom): return lhs * Rational(bottom, top)
    case .big(let top, let bottom): return lhs * Rational(bottom, top)
    }
  }

  /// The fraction without its sign.
  package var magnitude: Rational { sign < 0 ? -self : self }

  private static func smallProduct(_ lhs: Int64, _ rhs: Int64) -> Int64? {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow || product == .min ? nil : product
  }

  private static func smallSum(_ lhs: Int64?, _ rhs: Int64?) -> Int64? {
    guard let lhs, let rhs else { return nil }
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow || sum == .min ? nil : sum
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction, or its approximation if the parts are long.
  package var description: String {
    switch parts {
    case .small(let top, let bottom): bottom == 1 ? "\(top)" : "\(top)/\(bottom)"
    case .big: "≈\(approximation)"
    }
  }
}
