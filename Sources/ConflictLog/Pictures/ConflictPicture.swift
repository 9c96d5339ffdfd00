/// A conflict as a picture: the views on its axis as bars, and below them what is demanded and what there is, as rulers of the same scale.
///
/// A vertical axis is drawn from left to right too, so that the names of the views can be read.
public struct ConflictPicture: Sendable {
  /// The picture as a document of SVG.
  public let svg: String

  private static let width = 720.0
  private static let margin = 24.0
  private static let rowHeight = 30.0
  private static let barHeight = 22.0

  /// Draws a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - analysis: What the solver found about it.
  ///   - explanation: The same in words.
  /// - Returns: nil if the list holds as printed, or nothing of it adds up.
  public init?(_ message: ConflictMessage, _ analysis: ConflictAnalysis, _ explanation: ConflictExplanation) {
    guard let sum = analysis.sum, sum.missing > 0 else { return nil }
    let names = explanation.itemNames
    let spans = analysis.spans.sorted {
      let (one, two) = ($0.end - $0.start, $1.end - $1.start)
      return one == two ? $0.item < $1.item : one > two
    }
    let scale = Scale(spans, sum, from: Self.margin, to: Self.width - Self.margin)
    var canvas = PictureCanvas()
    var y = Self.margin
    for line in PictureCanvas.lines(explanation.headline, width: Self.width - 2 * Self.margin, fontSize: 15) {
      y += 16
      canvas.text(line, x: Self.margin, y: y, size: 15, isBold: true)
      y += 4
    }
    y += 18
    canvas.text(
      sum.isVertical ? "vertical axis, the top at the left" : "horizontal axis", x: Self.margin, y: y, size: 11,
      fill: "#5f6b7a")
    y += 10
    for span in spans {
      Self.drawBar(span, names[span.item], sum, scale, y, &canvas)
      y += Self.rowHeight
    }
    y += 10
    Self.drawRulers(message, sum, names, scale, &y, &canvas)
    svg = canvas.document(width: Self.width, height: y + Self.margin)
  }

  private static func drawBar(
    _ span: ItemSpan, _ name: String, _ sum: ConflictSum, _ scale: Scale, _ y: Double, _ canvas: inout PictureCanvas
  ) {
    let (left, right) = (scale.x(span.start), scale.x(span.end))
    canvas.rectangle(
      x: left, y: y, width: max(2, right - left), height: barHeight, fill: "#dfe9f7", stroke: "#5a7fb5")
    let label = "\(name), \(PointNumber(span.end - span.start))"
    let needed = PictureCanvas.width(of: label, size: 12)
    // Beside the bar where it does not fit inside, on the side that has room.
    let fits = needed + 12 <= right - left
    let isRight = right + needed + 12 <= width - margin
    let x = fits ? left + 6 : isRight ? right + 6 : max(margin, left - needed - 6)
    canvas.text(label, x: x, y: y + 15, size: 12)
  }

  /// The sum as two rulers: what is demanded above, what there is below, and what is missing.
  private static func drawRulers(
    _ message: ConflictMessage, _ sum: ConflictSum, _ names: ItemNames, _ scale: Scale, _ y: inout Double,
    _ canvas: inout PictureCanvas
  ) {
    let origin = scale.origin
    canvas.text("demanded", x: margin, y: y + 10, size: 11, fill: "#5f6b7a")
    y += 16
    let end = drawRuler(sum.demand, from: origin, scale, y, fill: "#fde3c0", stroke: "#c77700", &canvas)
    y += rowHeight + 6
    canvas.text("there is", x: margin, y: y + 10, size: 11, fill: "#5f6b7a")
    y += 16
    let start = drawRuler(sum.supply, from: origin, scale, y, fill: "#d5ecd4", stroke: "#3c8a3a", &canvas)
    canvas.rectangle(
      x: start, y: y, width: max(2, end - start), height: barHeight, fill: "#f9d0d0", stroke: "#c62828", isDashed: true)
    let missing = "\(PointNumber(sum.missing)) missing"
    let fits = PictureCanvas.width(of: missing, size: 12) + 8 <= end - start
    let isRight = end + PictureCanvas.width(of: missing, size: 12) + 12 <= width - margin
    if fits {
      canvas.text(missing, x: (start + end) / 2, y: y + 15, size: 12, fill: "#a31515", isCentered: true)
    } else {
      canvas.text(
        missing, x: isRight ? end + 6 : margin, y: isRight ? y + 15 : y + barHeight + 14, size: 12, fill: "#a31515")
      if !isRight { y += 18 }
    }
    y += rowHeight + 14
    let members = sum.demand.map { ($0, "#c77700") } + sum.supply.map { ($0, "#3c8a3a") }
    for (part, colour) in members {
      let statement = ConstraintStatement(message.constraints[part.constraint], names).description
      canvas.text(
        "\(PointNumber(part.amount))", x: margin + 44, y: y, size: 12, fill: colour, isBold: true, isEnd: true)
      canvas.text(statement, x: margin + 54, y: y, size: 12, isCode: true)
      y += 18
    }
  }

  /// Draws parts one behind the other.
  ///
  /// - Returns: Where they end.
  private static func drawRuler(
    _ parts: [ConflictSum.Part], from start: Double, _ scale: Scale, _ y: Double, fill: String, stroke: String,
    _ canvas: inout PictureCanvas
  ) -> Double {
    var x = start
    for part in parts {
      let length = part.amount * scale.factor
      canvas.rectangle(x: x, y: y, width: max(1, length), height: barHeight, fill: fill, stroke: stroke)
      let label = "\(PointNumber(part.amount))"
      if PictureCanvas.width(of: label, size: 12) + 2 <= length {
        canvas.text(label, x: x + length / 2, y: y + 15, size: 12, isCentered: true)
      }
      x += length
    }
    return x
  }

  /// Points of the layout as units of the picture.
  private struct Scale {
    private let first: Double
    private let left: Double
    let factor: Double
    /// Where rulers begin.
    let origin: Double

    init(_ spans: [ItemSpan], _ sum: ConflictSum, from left: Double, to right: Double) {
      let first = spans.map { $0.start }.min() ?? 0
      let last = spans.map { $0.end }.max() ?? 0
      let ruler = max(
        sum.demand.reduce(0) { $0 + $1.amount }, sum.supply.reduce(0) { $0 + $1.amount } + sum.missing)
      let container = spans.max { $0.end - $0.start < $1.end - $1.start }?.start ?? first
      let extent = max(last - first, container - first + ruler, 1)
      self.first = first
      self.left = left
      factor = (right - left) / extent
      origin = left + (container - first) * factor
    }

    func x(_ value: Double) -> Double { left + (value - first) * factor }
  }
}
