/// A number that describes where an item lies or how large it is.
///
/// Edges, centres and sizes are those of the alignment rectangle of a view, and of the rectangle of a guide. Only views have
/// baselines and margins.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins: left in left-to-right layouts, right in right-to-left ones.
  case leading
  /// The edge where text ends: right in left-to-right layouts, left in right-to-left ones.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastBaseline
  /// The baseline of the first line of text; the top edge of a view without text.
  case firstBaseline
  /// The left edge of the view's layout margins guide.
  case leftMargin
  /// The right edge of the view's layout margins guide.
  case rightMargin
  /// The top edge of the view's layout margins guide.
  case topMargin
  /// The bottom edge of the view's layout margins guide.
  case bottomMargin
  /// The edge of the view's layout margins guide where text begins.
  case leadingMargin
  /// The edge of the view's layout margins guide where text ends.
  case trailingMargin
  /// The horizontal centre of the view's layout margins guide.
  case centerXWithinMargins
  /// The vertical centre of the view's layout margins guide.
  case centerYWithinMargins

  /// The same as ``lastBaseline``, by its older name.
  public static let baseline = LayoutAttribute.lastBaseline

  /// Whether the attribute is a position rather than a size.
  public var isLocation: Bool { self != .width && self != .height }

  /// The direction along which the attribute is measured.
  public var axis: LayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .height, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is one of the view's layout margins guide.
  public var isMargin: Bool { withoutMargin != self }

  /// Whether the attribute is a baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the margins guide that a margin attribute of a view stands for; other attributes stand for themselves.
  package var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute depends on the layout direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side and cannot depend on the layout direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension LayoutAttribute {
  /// The attribute of a raw value of UIKit's enumeration of attributes; nil for 0, which is no attribute, and for other numbers.
  ///
  /// - Parameter uiKitRawValue: From 1 for the left edge to 20 for the vertical centre within the margins.
  public init?(uiKitRawValue: Int) {
    let all = LayoutAttribute.allCases
    guard all.indices.contains(uiKitRawValue - 1) else { return nil }
    self = all[uiKitRawValue - 1]
  }

  /// The raw value of the same attribute in UIKit, from 1 to 20. The cases are declared in that order.
  public var uiKitRawValue: Int {
    switch self {
    case .left: 1
    case .right: 2
    case .top: 3
    case .bottom: 4
    case .leading: 5
    case .trailing: 6
    case .width: 7
    case .height: 8
    case .centerX: 9
    case .centerY: 10
    case .lastBaseline: 11
    case .firstBaseline: 12
    case .leftMargin: 13
    case .rightMargin: 14
    case .topMargin: 15
    case .bottomMargin: 16
    case .leadingMargin: 17
    case .trailingMargin: 18
    case .centerXWithinMargins: 19
    case .centerYWithinMargins: 20
    }
  }
}
