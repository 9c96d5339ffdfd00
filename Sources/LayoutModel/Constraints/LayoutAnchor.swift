/// What an anchor or an expression measures. The kinds keep a position from being compared with a size, or x with y, while compiling.
public protocol LayoutAnchorKind {}

/// Kinds that are positions.
public protocol LocationKind: LayoutAnchorKind {}

/// A horizontal position.
public enum XLocation: LocationKind {}

/// A vertical position.
public enum YLocation: LocationKind {}

/// A width, a height, or the distance between two positions.
public enum LayoutExtent: LayoutAnchorKind {}

/// One attribute of one item, as an end of constraints.
///
/// Anchors make constraints by their methods, ``LayoutLinear/constraint(equalTo:multiplier:constant:)`` and its fellows, and by
/// operators: `card.width == 0.8 * safeArea.width`. Both give the same ``LayoutConstraint`` values. Anchors are not `Equatable`, so
/// that `==` always makes a constraint; compare their items and attributes instead.
public struct LayoutAnchor<Kind: LayoutAnchorKind>: Sendable {
  /// The item.
  public let item: LayoutItem
  /// The item's attribute.
  public let attribute: LayoutAttribute

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<XLocation>
/// An anchor along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<YLocation>
/// An anchor of a width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutExtent>

extension LayoutAnchored {
  /// The edge where text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .leading) }
  /// The edge where text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .right) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(item, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(item, .height) }

  /// Short for ``leadingAnchor``.
  public var leading: LayoutXAxisAnchor { leadingAnchor }
  /// Short for ``trailingAnchor``.
  public var trailing: LayoutXAxisAnchor { trailingAnchor }
  /// Short for ``leftAnchor``.
  public var left: LayoutXAxisAnchor { leftAnchor }
  /// Short for ``rightAnchor``.
  public var right: LayoutXAxisAnchor { rightAnchor }
  /// Short for ``centerXAnchor``.
  public var centerX: LayoutXAxisAnchor { centerXAnchor }
  /// Short for ``topAnchor``.
  public var top: LayoutYAxisAnchor { topAnchor }
  /// Short for ``bottomAnchor``.
  public var bottom: LayoutYAxisAnchor { bottomAnchor }
  /// Short for ``centerYAnchor``.
  public var centerY: LayoutYAxisAnchor { centerYAnchor }
  /// Short for ``widthAnchor``.
  public var width: LayoutDimension { widthAnchor }
  /// Short for ``heightAnchor``.
  public var height: LayoutDimension { heightAnchor }
}
