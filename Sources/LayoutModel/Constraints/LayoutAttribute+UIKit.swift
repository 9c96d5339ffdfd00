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
