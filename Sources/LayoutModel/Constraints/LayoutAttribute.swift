/// A number that describes where an item lies or how large it is.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge where text begins: left in left-to-right layouts, right in right-to-left ones.
  case leading
  /// The edge where text ends: right in left-to-right layouts, left in right-to-left ones.
  case trailing
  /// The horizontal centre.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical centre.
  case centerY
  /// The width.
  case width
  /// The height.
  case height

  /// Whether the attribute is a position rather than a size.
  public var isLocation: Bool { self != .width && self != .height }

  /// The direction along which the attribute is measured.
  public var axis: LayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height: .vertical
    }
  }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute names a side and cannot depend on the layout direction.
  var isAbsoluteSide: Bool { self == .left || self == .right }
}
