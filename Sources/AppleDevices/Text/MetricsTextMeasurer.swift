import LayoutModel

/// Measures text without fonts: from the system font's published line metrics and tracking, and average widths of characters.
///
/// Heights of lines and baselines are exact for the system font. Widths are estimates. Compared with the widths that Interface Builder
/// recorded for 335 single-line labels whose length is known, but not their letters, the mean error is 9 % of the width
/// and the bias 1 %; with the letters known it is smaller, but that could not be measured. The number of lines of wrapped text
/// follows from the widths. The same text has the same size in every process and on every platform.
///
/// The insets that controls put around their text are added: 12 points vertically for buttons, 28 horizontally and 14 vertically for
/// text fields. They are known for one text size each and used for all.
///
/// `ContentMeasurer.textMetrics` hands it to an engine.
public struct MetricsTextMeasurer: Hashable, Sendable {
  /// Makes a measurer.
  public init() {}

  /// The size and the baselines of a view's text.
  ///
  /// A text of one line keeps its natural width, whatever is proposed. A text of several lines wraps at the proposed width, which
  /// counts from 0 up: one that is not finite stands for no limit.
  ///
  /// - Parameters:
  ///   - request: Whose text it is, and how wide it may be. A view without text has no natural size.
  ///   - traits: The preferred text size and the pixels per point.
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: MeasurementRequest, in traits: Traits) -> MeasuredContent {
    guard let text = request.text else { return MeasuredContent() }
    let inset = Self.inset(of: request.kind)
    let proposed = request.proposedWidth.map { $0 - inset.width }
    let font = text.resolvedFont(for: traits.preferredContentSizeCategory)
    let lines = Self.lines(text, font, proposed)
    let scale = traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 1
    let metrics = font.lineMetrics
    guard lines.count > 0 else {
      return MeasuredContent(width: inset.width, height: inset.height, firstBaseline: 0, lastBaseline: 0)
    }
    let height = metrics.labelHeight(lines: lines.count, scale: scale)
    return MeasuredContent(
      width: lines.width.roundedUp(toPixelsOf: scale) + inset.width, height: height + inset.height,
      firstBaseline: metrics.ascender + inset.height / 2, lastBaseline: metrics.descender + inset.height / 2)
  }

  /// The number of lines of a text.
  ///
  /// - Parameters:
  ///   - text: The text; its largest number of lines counts.
  ///   - width: The width at which it wraps, in points; nil if nothing limits it.
  ///   - category: The text size that the user prefers.
  /// - Returns: 0 for an empty text.
  /// - Complexity: O(n) for n characters.
  public func numberOfLines(
    _ text: TextContent, width: Double?, category: ContentSizeCategory = .large
  ) -> Int {
    Self.lines(text, text.resolvedFont(for: category), width).count
  }

  /// How a text fits into a width and a number of lines, shrunk as far as its minimum scale factor allows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the view, in points; finite and not negative.
  ///   - category: The text size that the user prefers.
  /// - Returns: The size of the font that is used, and whether some of the text is left out even so.
  /// - Complexity: O(n) for n characters.
  public func fit(_ text: TextContent, width: Double, category: ContentSizeCategory = .large) -> TextFit {
    let font = text.resolvedFont(for: category)
    if fits(text, font, width) { return TextFit(pointSize: font.pointSize, isTruncated: false) }
    let factor = text.minimumScaleFactor
    guard factor > 0, factor < 1 else { return TextFit(pointSize: font.pointSize, isTruncated: true) }
    // Half a point is as fine as a shrinking label chooses its size here; the system's own steps are not published.
    let smallest = font.pointSize * factor
    var size = (font.pointSize * 2).rounded(.up) / 2 - 0.5
    while size > smallest {
      if fits(text, ResolvedFont(pointSize: size, weight: font.weight), width) {
        return TextFit(pointSize: size, isTruncated: false)
      }
      size -= 0.5
    }
    let isTruncated = !fits(text, ResolvedFont(pointSize: smallest, weight: font.weight), width)
    return TextFit(pointSize: smallest, isTruncated: isTruncated)
  }

  private func fits(_ text: TextContent, _ font: ResolvedFont, _ width: Double) -> Bool {
    let limit = text.numberOfLines == 1 ? nil : width
    let lines = TextLines(text.string, font, limit: limit, maximumCount: nil)
    return lines.width <= width + 1e-6 && (text.numberOfLines <= 0 || lines.count <= text.numberOfLines)
  }

  private static func lines(_ text: TextContent, _ font: ResolvedFont, _ proposed: Double?) -> TextLines {
    let limit = text.numberOfLines == 1 ? nil : proposed.flatMap { $0.isFinite ? $0 : nil }
    return TextLines(
      text.string, font, limit: limit, maximumCount: text.numberOfLines > 0 ? text.numberOfLines : nil)
  }

  private static func inset(of kind: ViewKind) -> Size {
    switch kind {
    case .button: Size(width: 0, height: 12)
    case .textField: Size(width: 28, height: 14)
    default: .zero
    }
  }
}

extension ContentMeasurer {
  /// Measures texts with a ``MetricsTextMeasurer``; views without text have no natural size.
  public static var textMetrics: ContentMeasurer {
    ContentMeasurer { request, traits in MetricsTextMeasurer().measure(request, in: traits) }
  }
}

/// How a text fits into the room it has.
public struct TextFit: Hashable, Sendable {
  /// The size of the font, in points.
  public let pointSize: Double
  /// Whether some of the text is left out.
  public let isTruncated: Bool

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font, in points.
  ///   - isTruncated: Whether some of the text is left out.
  public init(pointSize: Double, isTruncated: Bool) {
    self.pointSize = pointSize
    self.isTruncated = isTruncated
  }
}
