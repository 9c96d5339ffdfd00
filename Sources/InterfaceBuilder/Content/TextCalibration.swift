import AppleDevices
import LayoutModel

/// How the estimated size of one view's text is brought into agreement with the size that the document records.
struct TextCalibration: Hashable, Sendable {
  /// Whose text it is.
  let kind: ViewKind
  let text: TextContent
  /// Whether the text is in the system's font; the widths of other fonts are taken to be similar.
  let isSystemFont: Bool
  /// The major version of iOS whose fonts count.
  var systemVersion: Int
  /// What the control puts around the text.
  let room: TextRoom
  /// How much wider than estimated the characters are.
  var widthFactor = 1.0
  /// The width that the content has whatever its text, at the default text size; nil if it follows from the text.
  var naturalWidth: Double?
  /// How much higher the content is than text and room, in points.
  var addedHeight = 0.0
  /// How much wider the content is than text and room, in points.
  var addedWidth = 0.0

  /// A view to ask the measurer about; its answer depends on the text alone.
  private static let anyView = LayoutTree().root

  init(kind: ViewKind, text: TextContent, isSystemFont: Bool, systemVersion: Int, room: TextRoom) {
    self.kind = kind
    self.text = text
    self.isSystemFont = isSystemFont
    self.systemVersion = systemVersion
    self.room = room
  }

  private var measurer: MetricsTextMeasurer { MetricsTextMeasurer(systemVersion: systemVersion) }

  /// The size of the content.
  ///
  /// - Parameters:
  ///   - proposedWidth: How wide it may be, in points, or nil.
  ///   - traits: The preferred text size and the pixels per point.
  func measure(proposedWidth: Double?, in traits: Traits) -> MeasuredContent {
    let grown = naturalWidth.map { $0 * fontGrowth(in: traits) }
    let limit = [proposedWidth, grown].compactMap { $0 }.min()
    let available = limit.map { max(0, $0 - room.size.width - addedWidth) / widthFactor }
    // What is around the text is the room; of every kind only the lines are measured.
    let request = MeasurementRequest(view: Self.anyView, kind: .label, text: text, proposedWidth: available)
    let lines = measurer.measure(request, in: traits)
    let scale = traits.displayScale
    let metrics = text.resolvedFont(for: traits.preferredContentSizeCategory).lineMetrics
    // A view without a text is as high as the line that the app will set.
    let height = max(lines.height ?? 0, metrics.labelHeight(lines: 1, scale: scale))
    let size = room.size(
      around: LayoutSize(width: ((lines.width ?? 0) * widthFactor * scale).rounded() / scale, height: height),
      scale: scale)
    var width = max(0, size.width + addedWidth)
    if grown != nil, let limit { width = limit }
    let whole = max(0, size.height + addedHeight)
    guard kind.centersText else {
      return MeasuredContent(
        width: width, height: whole, firstBaseline: metrics.ascender, lastBaseline: metrics.descender)
    }
    let belowMiddle = (metrics.ascender - metrics.descender) / 2
    return MeasuredContent(
      width: width, height: whole, firstBaseline: whole / 2 + belowMiddle, lastBaseline: whole / 2 - belowMiddle)
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
    return measurer.numberOfLines(whole, width: max(0, width - room.size.width - addedWidth) / widthFactor)
  }

  /// Whether the height of the lines is known: in the system's font, without anything that changes it.
  var hasKnownLines: Bool { isSystemFont && !room.isOpen }

  /// The height of one line, in points, not rounded.
  var lineHeight: Double { text.resolvedFont(for: .large).lineMetrics.lineHeight }

  /// The number of lines that a height has room for, at least one and at most as many as the text may have.
  func lines(inHeight height: Double) -> Int {
    let lines = ((height - room.size.height - addedHeight) / lineHeight).rounded()
    let most = text.numberOfLines > 0 ? Double(text.numberOfLines) : 10_000
    // Also where the quotient is not a number.
    return lines >= 1 ? Int(min(lines, most)) : 1
  }

  /// The width factor, as near to 1 as can be, at which the text has a number of lines in a width.
  func widthFactor(for lines: Int, at width: Double) -> Double {
    let atOne = neededLines(at: width, widthFactor: 1)
    if atOne == lines { return 1 }
    var near = 1.0
    var far = atOne > lines ? 0.25 : 4.0
    for _ in 0..<30 {
      let middle = (near * far).squareRoot()
      let count = neededLines(at: width, widthFactor: middle)
      let isBeyond = atOne > lines ? count <= lines : count >= lines
      if isBeyond { far = middle } else { near = middle }
    }
    return far
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
    var result = TextCalibration(
      kind: kind, text: text, isSystemFont: isSystemFont, systemVersion: systemVersion, room: room)
    result.widthFactor = widthFactor
    result.naturalWidth = naturalWidth
    result.addedHeight = addedHeight
    result.addedWidth = addedWidth
    return result
  }
}
