/// How large a view's content wants it to be, and how much it wants that.
///
/// Each dimension that has an intrinsic size is held by two inequalities: not larger, at the hugging priority, and not smaller,
/// at the compression resistance. A dimension without one is held by none.
public struct ContentSize: Hashable, Sendable {
  /// The natural width in points; nil if the content has none.
  public var width: Double?
  /// The natural height in points; nil if the content has none.
  public var height: Double?
  /// How much the view resists being wider than its content.
  public var horizontalHugging: LayoutPriority
  /// How much the view resists being higher than its content.
  public var verticalHugging: LayoutPriority
  /// How much the view resists being narrower than its content.
  public var horizontalCompressionResistance: LayoutPriority
  /// How much the view resists being lower than its content.
  public var verticalCompressionResistance: LayoutPriority

  /// Makes a content size; without arguments that of a view without content.
  ///
  /// - Parameters:
  ///   - width: The natural width in points, or nil.
  ///   - height: The natural height in points, or nil.
  ///   - horizontalHugging: How much the view resists being wider.
  ///   - verticalHugging: How much the view resists being higher.
  ///   - horizontalCompressionResistance: How much the view resists being narrower.
  ///   - verticalCompressionResistance: How much the view resists being lower.
  public init(
    width: Double? = nil, height: Double? = nil,
    horizontalHugging: LayoutPriority = .defaultLow, verticalHugging: LayoutPriority = .defaultLow,
    horizontalCompressionResistance: LayoutPriority = .defaultHigh,
    verticalCompressionResistance: LayoutPriority = .defaultHigh
  ) {
    self.width = width
    self.height = height
    self.horizontalHugging = horizontalHugging
    self.verticalHugging = verticalHugging
    self.horizontalCompressionResistance = horizontalCompressionResistance
    self.verticalCompressionResistance = verticalCompressionResistance
  }
}

/// Where the baselines of a view's text lie while the view is as high as its content.
///
/// In a view that is higher, the text of a label keeps its distances: the first baseline from the top, the last one from the
/// bottom. The text of a button or a field stays in the middle: see ``ViewKind/centersText``.
public struct Baselines: Hashable, Sendable {
  /// The distance of the first line's baseline from the top of the view, in points.
  public var first: Double
  /// The distance of the last line's baseline from the bottom of the view, in points.
  public var last: Double

  /// Makes baselines.
  ///
  /// - Parameters:
  ///   - first: The first baseline's distance from the top, in points.
  ///   - last: The last baseline's distance from the bottom, in points.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
