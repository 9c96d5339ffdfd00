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
  public func factor(for category: TextSizeCategory) -> Double {
    textStyle.metrics(for: category).scalingLeading / textStyle.metrics(for: .large).scalingLeading
  }

  /// A number as it stands at another text size.
  ///
  /// - Parameters:
  ///   - value: The number at the default text size, in points. One that is not finite stays what it is.
  ///   - category: The text size that the user prefers.
  ///   - scale: The number of pixels per point; one that is not finite and positive stands for 1.
  /// - Returns: A whole number of pixels.
  public func scaledValue(_ value: Double, category: TextSizeCategory, scale: Double = 1) -> Double {
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
    _ size: Double, category: TextSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = scaledValue(size, category: category)
    return maximum.map { min(scaled, $0) } ?? scaled
  }
}

/// The vertical measures of one line of text in the system's font.
///
/// Source: the font's own tables, in units of 2048 an em, which agree with recorded frames of labels: the ascender is 1950, the descender
/// 494, and there is no gap between lines.
public struct LineMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  public let pointSize: Double

  /// Makes the measures of a size.
  ///
  /// - Parameter pointSize: The size of the font, in points; finite and not negative.
  public init(pointSize: Double) { self.pointSize = pointSize }

  /// How far the line reaches above its baseline, in points.
  public var ascender: Double { pointSize * 1950 / 2048 }

  /// How far the line reaches below its baseline, in points.
  public var descender: Double { pointSize * 494 / 2048 }

  /// The height of the line, in points, not rounded.
  public var lineHeight: Double { pointSize * 2444 / 2048 }

  /// The height of a label with some lines: their heights together, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - lines: The number of lines; not negative.
  ///   - scale: The number of pixels per point; finite and positive.
  public func labelHeight(lines: Int, scale: Double) -> Double {
    (Double(lines) * lineHeight).roundedUp(toPixelsOf: scale)
  }
}

extension Double {
  /// The number rounded up to whole pixels. A millionth of a pixel too much is noise and does not cost another pixel.
  func roundedUp(toPixelsOf scale: Double) -> Double { (self * scale - 1e-6).rounded(.up) / scale }
}
