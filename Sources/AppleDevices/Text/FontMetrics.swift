import LayoutModel

/// Scales numbers as the font of a text style grows and shrinks with the text size that the user prefers.
///
/// The rule is `value · leading(category) / leading(large)`, rounded half up to whole pixels; it reproduces every published sample of
/// the system's own scaling.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose font is followed.
  public let textStyle: TextStyle

  /// Makes metrics that follow a style.
  ///
  /// - Parameter textStyle: The style whose font is followed.
  public init(for textStyle: TextStyle) { self.textStyle = textStyle }

  /// The factor by which numbers grow, before rounding; 1 for the default text size.
  ///
  /// - Parameter category: The text size that the user prefers.
  public func factor(for category: ContentSizeCategory) -> Double {
    textStyle.metrics(for: category).scalingLeading / textStyle.metrics(for: .large).scalingLeading
  }

  /// A number as it stands at another text size.
  ///
  /// - Parameters:
  ///   - value: The number at the default text size, in points. One that is not finite stays what it is.
  ///   - category: The text size that the user prefers.
  ///   - scale: The number of pixels per point; one that is not finite and positive stands for 1.
  /// - Returns: A whole number of pixels.
  public func scaledValue(_ value: Double, category: ContentSizeCategory, scale: Double = 1) -> Double {
    let metrics = textStyle.metrics(for: category)
    let reference = textStyle.metrics(for: .large)
    // Multiplied before it is divided, so that whole results are exact.
    let scaled = value * metrics.scalingLeading / reference.scalingLeading
    let pixels = scale.isFinite && scale > 0 ? scale : 1
    guard (scaled * pixels).isFinite else { return scaled }
    return (scaled * pixels + 0.5).rounded(.down) / pixels
  }

  /// A font's size as it stands at another text size: fonts have whole sizes.
  ///
  /// - Parameters:
  ///   - size: The font's size at the default text size, in points.
  ///   - category: The text size that the user prefers.
  ///   - maximum: The largest size, or nil.
  public func scaledPointSize(
    _ size: Double, category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = scaledValue(size, category: category)
    return maximum.map { min(scaled, $0) } ?? scaled
  }
}
