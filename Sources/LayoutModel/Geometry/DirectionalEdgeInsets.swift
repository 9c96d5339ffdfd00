/// Where leading is.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
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
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
