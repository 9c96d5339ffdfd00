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
