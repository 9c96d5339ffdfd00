/// A number of about 32 digits, as the unevaluated sum of two doubles.
///
/// Only additions and products of doubles are needed: residuals are computed in it, so that what is left of them is not rounding.
///
/// - Source: Dekker: A floating-point technique for extending the available precision. Numerische Mathematik 18, 1971.
struct DoubleDouble: BitwiseCopyable {
  private(set) var high: Double
  private(set) var low: Double

  @inline(__always)
  init(_ value: Double = 0) {
    high = value
    low = 0
  }

  /// The nearest double.
  @inline(__always) var value: Double { high }

  @inline(__always)
  mutating func add(_ value: Double) { add(value, 0) }

  /// Adds a product of two doubles, without rounding it first.
  @inline(__always)
  mutating func add(_ first: Double, times second: Double) {
    let product = first * second
    let (firstHigh, firstLow) = DoubleDouble.split(first)
    let (secondHigh, secondLow) = DoubleDouble.split(second)
    let error =
      ((firstHigh * secondHigh - product) + firstHigh * secondLow + firstLow * secondHigh) + firstLow * secondLow
    // Halves of enormous numbers overflow; their products have no digits to spare.
    add(product, error.isFinite ? error : 0)
  }

  @inline(__always)
  private mutating func add(_ value: Double, _ error: Double) {
    let sum = high + value
    let part = sum - high
    let rest = ((high - (sum - part)) + (value - part)) + low + error
    high = sum + rest
    low = rest - (high - sum)
  }

  /// Two halves of a double whose products are exact.
  @inline(__always)
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
