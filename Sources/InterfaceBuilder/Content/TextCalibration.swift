import AppleDevices
import LayoutModel

/// How the estimated size of one view's text is brought into agreement with the size that the document records.
struct TextCalibration: Hashable, Sendable {
  /// The width and height that controls add to a line of text follow from the record, those of other views are none.
  let kind: ViewKind
  let text: TextContent
  /// How much wider than estimated the characters are.
  var widthFactor = 1.0
  /// The width that the content has whatever its text, at the default text size; nil if it follows from the text.
  var naturalWidth: Double?
  /// How much higher the content is than its lines, in points.
  var addedHeight = 0.0
  /// How much wider the content is than its lines, in points.
  var addedWidth = 0.0

  /// A view to ask the measurer about; its answer depends on the text alone.
  private static let anyView = LayoutTree().root

  init(kind: ViewKind, text: TextContent) {
    self.kind = kind
    self.text = text
  }

  /// The size of the content.
  ///
  /// - Parameters:
  ///   - proposedWidth: How wide it may be, in points, or nil.
  ///   - traits: The preferred text size and the pixels per point.
  func measure(proposedWidth: Double?, in traits: Traits) -> MeasuredContent {
    let grown = naturalWidth.map { $0 * fontGrowth(in: traits) }
    let limit = [proposedWidth, grown].compactMap { $0 }.min()
    let room = limit.map { max(0, $0 - addedWidth) / widthFactor }
    // Insets are calibrated, so that of every kind only the lines are measured.
    let request = MeasurementRequest(view: Self.anyView, kind: .label, text: text, proposedWidth: room)
    let lines = MetricsTextMeasurer().measure(request, in: traits)
    let scale = traits.displayScale
    var width = max(0, ((lines.width ?? 0) * widthFactor * scale).rounded() / scale + addedWidth)
    if grown != nil, let limit { width = limit }
    let height = max(0, (lines.height ?? 0) + addedHeight)
    guard kind.centersText else {
      return MeasuredContent(
        width: width, height: height, firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
    }
    let metrics = text.resolvedFont(for: traits.preferredContentSizeCategory).lineMetrics
    let belowMiddle = (metrics.ascender - metrics.descender) / 2
    return MeasuredContent(
      width: width, height: height, firstBaseline: height / 2 + belowMiddle, lastBaseline: height / 2 - belowMiddle)
  }

  /// By how much the font is larger than at the default text size.
  private func fontGrowth(in traits: Traits) -> Double {
    let font = text.resolvedFont(for: traits.preferredContentSizeCategory)
    return font.pointSize / text.resolvedFont(for: .large).pointSize
  }

  /// The size of the content in a view of some width: the natural one where there is room for it.
  func measure(inWidth width: Double, in traits: Traits) -> MeasuredContent {
    let natural = measure(proposedWidth: nil, in: traits)
    return (natural.width ?? 0) <= width + 1e-4 ? natural : measure(proposedWidth: width, in: traits)
  }

  /// The number of lines at a width, as many as the text needs.
  func neededLines(at width: Double, widthFactor: Double) -> Int {
    var whole = text
    whole.numberOfLines = 0
    return MetricsTextMeasurer().numberOfLines(whole, width: max(0, width - addedWidth) / widthFactor)
  }

  /// The height of the lines alone, at the default text size.
  func lineHeight(scale: Double) -> Double {
    text.resolvedFont(for: .large).lineMetrics.labelHeight(lines: 1, scale: scale)
  }
}

extension ContentMeasurer {
  /// Measures the texts of a scene, each by its own calibration.
  static func calibrated(by calibrations: [ViewHandle: TextCalibration]) -> ContentMeasurer {
    ContentMeasurer { request, traits in
      calibrations[request.view]?.measure(proposedWidth: request.proposedWidth, in: traits) ?? MeasuredContent()
    }
  }
}

extension TextCalibration {
  /// The calibration for a text that differs in font or number of lines, as it may for other size classes.
  func with(_ text: TextContent) -> TextCalibration {
    var result = TextCalibration(kind: kind, text: text)
    result.widthFactor = widthFactor
    result.naturalWidth = naturalWidth
    result.addedHeight = addedHeight
    result.addedWidth = addedWidth
    return result
  }
}
