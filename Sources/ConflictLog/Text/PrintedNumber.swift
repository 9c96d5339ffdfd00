/// A number as a log prints it, with what rounding may have taken from it.
struct PrintedNumber: Equatable {
  /// The number.
  var value: Double
  /// Half a unit of the last digit where the number was cut to six significant digits, otherwise 0.
  var rounding: Double

  /// How many digits the descriptions of constraints have. A number with fewer is taken as exact, one with more was printed by a library
  /// that prints all of them.
  private static let digits = 6

  /// Reads a number.
  ///
  /// - Parameter text: The number and nothing else: a sign, digits, a decimal point, an exponent.
  init?(_ text: ByteSlice) {
    var position = text.startIndex
    var isNegative = false
    if position < text.endIndex, text[position] == .code("-") || text[position] == .code("+") {
      isNegative = text[position] == .code("-")
      position += 1
    }
    var mantissa: UInt64 = 0
    var exponent = 0
    var (significant, digitCount) = (0, 0)
    var hasPoint = false
    while position < text.endIndex {
      let byte = text[position]
      if byte == .code("."), !hasPoint {
        hasPoint = true
      } else if byte.isDigit {
        digitCount += 1
        if significant < 18 {
          mantissa = mantissa * 10 + UInt64(byte - 0x30)
          if mantissa > 0 { significant += 1 }
          if hasPoint { exponent -= 1 }
        } else if !hasPoint {
          exponent += 1
        }
      } else {
        break
      }
      position += 1
      if digitCount > 400 { return nil }
    }
    guard digitCount > 0 else { return nil }
    if position < text.endIndex {
      guard let power = Self.exponent(text[position...]) else { return nil }
      exponent += power
    }
    let magnitude = Self.scaled(Double(mantissa), by: exponent)
    guard magnitude.isFinite else { return nil }
    value = isNegative ? -magnitude : magnitude
    let isRounded = significant == Self.digits && exponent != 0
    rounding = isRounded ? Self.scaled(0.5, by: exponent) : 0
  }

  /// The power of ten behind an `e`.
  private static func exponent(_ text: ByteSlice) -> Int? {
    var position = text.startIndex
    guard text[position] == .code("e") || text[position] == .code("E") else { return nil }
    position += 1
    var isNegative = false
    if position < text.endIndex, text[position] == .code("-") || text[position] == .code("+") {
      isNegative = text[position] == .code("-")
      position += 1
    }
    guard position < text.endIndex, text.endIndex - position <= 4 else { return nil }
    var power = 0
    for byte in text[position...] {
      guard byte.isDigit else { return nil }
      power = power * 10 + Int(byte - 0x30)
    }
    return isNegative ? -power : power
  }

  /// A number times a power of ten: exact for mantissas and powers that a double holds.
  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    var remaining = exponent.magnitude
    var result = value
    while remaining > 0, result != 0, result.isFinite {
      let step = Swift.min(remaining, 22)
      var power = 1.0
      for _ in 0..<step { power *= 10 }
      result = exponent < 0 ? result / power : result * power
      remaining -= step
    }
    return result
  }
}
