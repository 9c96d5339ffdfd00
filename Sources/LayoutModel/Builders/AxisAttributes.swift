/// The attributes of one axis, by what they are for.
struct AxisAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let center: LayoutAttribute
  let size: LayoutAttribute

  init(_ axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}

extension LayoutConstraint.Side {
  /// A sum of multiples of items' attributes, and a number of points.
  static func sum(_ terms: [(Double, LayoutItem, LayoutAttribute)], _ constant: Double = 0) -> Self {
    Self(
      terms: terms.map { LayoutConstraint.Term(multiplier: $0.0, item: $0.1, attribute: $0.2) },
      constant: constant)
  }
}
