/// A length in points for people: at most two digits after the point.
struct PointText: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    let rounded = (value * 100).rounded() / 100
    guard rounded.magnitude < 1e15 else { return "\(rounded)" }
    let whole = Int64(rounded)
    return Double(whole) == rounded ? "\(whole)" : "\(rounded)"
  }
}
