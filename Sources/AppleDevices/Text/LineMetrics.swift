import LayoutModel

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
