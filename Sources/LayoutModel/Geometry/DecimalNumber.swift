/// A number as people write it: rounded to a few decimals, without trailing zeros and without an exponent.
package struct DecimalNumber: CustomStringConvertible {
  package let description: String

  /// - Parameters:
  ///   - value: Any number; one too large to be rounded is written as Swift writes it.
  ///   - decimals: The greatest number of decimals.
  package init(_ value: Double, decimals: Int = 3) {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (value.magnitude * factor).rounded()
    guard scaled < 1e15 else {
      description = "\(value)"
      return
    }
    let units = Int(scaled)
    let whole = units / Int(factor)
    var fraction = String(units % Int(factor))
    fraction = String(repeating: "0", count: decimals - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 && units != 0 ? "-" : ""
    description = sign + (fraction.isEmpty || decimals == 0 ? "\(whole)" : "\(whole).\(fraction)")
  }
}
