import LayoutModel

/// Measures text without fonts: from the system font's line metrics and tracking, and widths of its characters.
///
/// Heights of lines and baselines are exact for the system font. Widths are estimates from recorded sizes of labels: of Latin and Cyrillic
/// text, nine in ten come out to the pixel, and the mean error is 0.3 %; it is 0.6 % from 20 points on, and some per cent in the
/// thinnest and the boldest weights. ``basis(of:)`` says which texts have characters that no record shows. The same text has the same
/// size in every process and on every platform.
///
/// What controls put around their text is added: a button is one without a configuration, a field has a rounded border. ``ControlSizes`` has the
/// others.
///
/// `ContentMeasurer.textMetrics` hands it to an engine.
public struct MetricsTextMeasurer: Hashable, Sendable {
  /// What the width of a text rests on.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Recorded widths of all its characters.
    case measured
    /// The widths of similar characters, for some of them.
    case guessed
    /// An average, for some of them: of their script, nothing is known.
    case unknown
  }

  /// The major version of the system whose fonts and controls count.
  public let systemVersion: Int

  /// Makes a measurer.
  ///
  /// - Parameter systemVersion: The major version of the system, such as 18 for iOS 18. Versions that are not known count as the nearest
  ///   that is.
  public init(systemVersion: Int = 26) { self.systemVersion = systemVersion }

  /// The size and the baselines of a view's text.
  ///
  /// A text of one line keeps its natural width, whatever is proposed. A text of several lines wraps at the proposed width, which
  /// counts from 0 up: one that is not finite stands for no limit. An empty text is one line high and has no width.
  ///
  /// - Parameters:
  ///   - request: Whose text it is, and how wide it may be. A view without text has no natural size.
  ///   - traits: The preferred text size and the pixels per point.
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: MeasurementRequest, in traits: Traits) -> MeasuredContent {
    guard let text = request.text else { return MeasuredContent() }
    let font = text.resolvedFont(for: traits.preferredContentSizeCategory)
    let controls = ControlSizes(systemVersion: systemVersion)
    let lines = lines(text, font, request.kind == .textField ? nil : request.proposedWidth)
    let scale = traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 1
    let metrics = font.lineMetrics
    let size: LayoutSize
    switch request.kind {
    case .button:
      let title = LayoutSize(width: lines.width, height: Double(max(lines.count, 1)) * metrics.lineHeight)
      size = controls.buttonSize(title: title, scale: scale)
    case .textField: size = controls.textFieldSize(text: LayoutSize(width: lines.width, height: metrics.lineHeight))
    default:
      // An empty text is as high as a line and has its baselines, so that nothing beside it moves with the first letter.
      return MeasuredContent(
        width: lines.width.roundedUp(toPixelsOf: scale),
        height: metrics.labelHeight(lines: max(1, lines.count), scale: scale), firstBaseline: metrics.ascender,
        lastBaseline: metrics.descender)
    }
    // The text of a control stands in its middle.
    let around = (size.height - Double(max(lines.count, 1)) * metrics.lineHeight) / 2
    return MeasuredContent(
      width: size.width, height: size.height, firstBaseline: metrics.ascender + around,
      lastBaseline: metrics.descender + around)
  }

  /// What the width of a text rests on: the least of what its characters' widths rest on.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(n) for n characters.
  public func basis(of text: TextContent) -> Basis {
    var result = Basis.measured
    for scalar in text.string.unicodeScalars {
      switch CharacterClass(scalar).basis {
      case .measured: break
      case .guessed: result = .guessed
      case .unknown: return .unknown
      }
    }
    return result
  }

  /// The width of a text on one line, in points, not rounded. Lines of its own stay lines: the widest counts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - category: The text size that the user prefers.
  /// - Complexity: O(n) for n characters.
  public func exactWidth(of text: TextContent, category: TextSizeCategory = .large) -> Double {
    lines(text, text.resolvedFont(for: category), nil).width
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
    _ text: TextContent, width: Double?, category: TextSizeCategory = .large
  ) -> Int {
    lines(text, text.resolvedFont(for: category), width).count
  }

  /// How a text fits into a width and a number of lines, shrunk as far as its minimum scale factor allows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the view, in points; finite and not negative.
  ///   - category: The text size that the user prefers.
  /// - Returns: The size of the font that is used, and whether some of the text is left out even so.
  /// - Complexity: O(n) for n characters.
  public func fit(_ text: TextContent, width: Double, category: TextSizeCategory = .large) -> TextFit {
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
    let lines = TextLines(
      text.string, font, systemVersion: systemVersion, limit: limit, maximumCount: nil)
    return lines.width <= width + 1e-6 && (text.numberOfLines <= 0 || lines.count <= text.numberOfLines)
  }

  private func lines(_ text: TextContent, _ font: ResolvedFont, _ proposed: Double?) -> TextLines {
    let limit = text.numberOfLines == 1 ? nil : proposed.flatMap { $0.isFinite ? $0 : nil }
    return TextLines(
      text.string, font, systemVersion: systemVersion, limit: limit,
      maximumCount: text.numberOfLines > 0 ? text.numberOfLines : nil)
  }
}

extension CharacterClass {
  /// What the width rests on.
  var basis: MetricsTextMeasurer.Basis {
    switch self {
    case .glyph(_, let isGuess): isGuess ? .guessed : .measured
    case .mark: .measured
    case .emoji, .regionalIndicator: .guessed
    case .foreign(_, let basis): basis
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
