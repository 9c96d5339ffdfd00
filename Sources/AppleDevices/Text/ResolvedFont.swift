import LayoutModel

/// A font of a text at the text size that the user prefers.
public struct ResolvedFont: Hashable, Sendable {
  /// The size in points.
  public let pointSize: Double
  /// How bold it is.
  public let weight: FontWeight

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points; finite and positive.
  ///   - weight: How bold it is.
  public init(pointSize: Double, weight: FontWeight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The vertical measures of a line.
  public var lineMetrics: LineMetrics { LineMetrics(pointSize: pointSize) }
}

extension TextContent {
  /// The font in an environment.
  ///
  /// - Parameter category: The text size that the user prefers; without `adjustsForContentSizeCategory` the default one counts.
  /// - Returns: A size of a text's own that is not finite and positive stands for the size of running text.
  public func resolvedFont(for category: TextSizeCategory) -> ResolvedFont {
    let category = adjustsForContentSizeCategory ? category : .large
    switch font {
    case .style(let style):
      let metrics = style.metrics(for: category)
      return ResolvedFont(pointSize: metrics.pointSize, weight: metrics.weight)
    case .system(let size, let weight):
      guard size.isFinite, size > 0 else {
        return ResolvedFont(pointSize: TextStyle.body.metrics(for: category).pointSize, weight: weight)
      }
      guard adjustsForContentSizeCategory else { return ResolvedFont(pointSize: size, weight: weight) }
      return ResolvedFont(
        pointSize: max(FontMetrics(for: .body).scaledPointSize(size, category: category), 1), weight: weight)
    }
  }
}
