/// An attribute of an item, by the name that logs print.
public enum LoggedAttribute: UInt8, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline, baseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// Positions that an autoresizing mask sets, relative to the superview.
  case minX, midX, maxX, minY, midY, maxY
  /// The size of a scroll view's content.
  case contentWidth, contentHeight

  /// The name in the log.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .baseline: "baseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .minX: "minX"
    case .midX: "midX"
    case .maxX: "maxX"
    case .minY: "minY"
    case .midY: "midY"
    case .maxY: "maxY"
    case .contentWidth: "contentWidth"
    case .contentHeight: "contentHeight"
    }
  }

  private static let count: UInt8 = 29

  /// The attribute of a name; nil for one that is not known.
  ///
  /// - Parameter name: As printed.
  public init?(name: String) {
    for code in 0..<Self.count {
      guard let attribute = LoggedAttribute(rawValue: code), attribute.name == name else { continue }
      self = attribute
      return
    }
    return nil
  }

  /// Whether it lies on the vertical axis.
  public var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .baseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .minY, .midY, .maxY, .contentHeight:
      true
    default: false
    }
  }

  /// Whether it is a size and no position.
  public var isSize: Bool {
    self == .width || self == .height || self == .contentWidth || self == .contentHeight
  }

  /// Whether it counts from the margins of the item.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline || self == .baseline }

  /// Whether it is a position that an autoresizing mask sets, relative to the superview.
  public var isMaskPosition: Bool {
    switch self {
    case .minX, .midX, .maxX, .minY, .midY, .maxY: true
    default: false
    }
  }

  /// Whether it is an edge, a centre or a baseline: something that lies at a coordinate.
  public var isPosition: Bool { !isSize }
}

extension LoggedAttribute {
  /// The attribute with left for leading and right for trailing.
  var edge: LoggedAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
