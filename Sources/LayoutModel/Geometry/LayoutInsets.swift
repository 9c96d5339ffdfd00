/// Distances from the four edges of a rectangle inwards, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance from any edge.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all four distances are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The sums of the distances.
  func adding(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}

/// Where leading is.
public enum InterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Distances from the four edges of a rectangle inwards, in points, with sides that depend on the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where text begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where text ends.
  public var trailing: Double

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the edge where text begins, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the edge where text ends, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with left and right in place of leading and trailing.
  ///
  /// - Parameter direction: Where leading is.
  public func resolved(for direction: InterfaceLayoutDirection) -> LayoutInsets {
    direction == .leftToRight
      ? LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : LayoutInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
