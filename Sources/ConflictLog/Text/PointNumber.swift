/// A number as people write it: at most two decimals, no trailing zeros, no exponent.
struct PointNumber: CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - value: Any number; one of 10¹² or more is written as a whole number with that many digits at most.
  ///   - decimals: The greatest number of decimals.
  init(_ value: Double, decimals: Int = 2) {
    guard value.magnitude < 1e12 else {
      description = value < 0 ? "-1000000000000" : "1000000000000"
      return
    }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let units = Int64((value.magnitude * factor).rounded())
    let whole = units / Int64(factor)
    var rest = units % Int64(factor)
    var text = value < 0 && units != 0 ? "-" : ""
    text += "\(whole)"
    if rest > 0 {
      var width = decimals
      while rest % 10 == 0 {
        rest /= 10
        width -= 1
      }
      var fraction = "\(rest)"
      while fraction.utf8.count < width { fraction = "0" + fraction }
      text += "." + fraction
    }
    description = text
  }
}
