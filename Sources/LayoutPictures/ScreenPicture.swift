import LayoutAnalysis
import LayoutModel

/// A picture of one result: the outline of the screen, the safe area tinted, and every view with its name.
///
/// A picture depends on nothing but its properties. Views that a finding is about have an edge in the colour of its severity and the
/// numbers of their findings, which are written out below the screen.
public struct ScreenPicture: Sendable {
  /// What is drawn.
  public var result: LayoutResult
  /// Lines written above the screen; the first one is bold.
  public var caption: [String]
  /// The radius of the screen's corners in points. Where it is not known, the corners are square and the outline is dashed.
  public var cornerRadius: Double?
  /// What is marked, numbered in this order: those of the pass unless set, and what `LayoutResult.lint(_:)` or questions to an engine
  /// found can be added.
  public var findings: [Finding]
  /// Whether active constraints are drawn as lines with their constants and multipliers.
  public var showsConstraints = false

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - result: What is drawn.
  ///   - caption: Lines written above the screen.
  ///   - cornerRadius: The radius of the screen's corners in points, if it is known.
  public init(_ result: LayoutResult, caption: [String] = [], cornerRadius: Double? = nil) {
    self.result = result
    self.caption = caption
    self.cornerRadius = cornerRadius
    findings = result.findings
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter magnification: Units of the picture per point; a number that is not finite and positive stands for 1.
  public func svg(magnification: Double = 1) -> String {
    let factor = magnification.isFinite && magnification > 0 ? magnification : 1
    let size = result.environment.size
    let placements = result.placements
    let notes = findings.enumerated().map { FindingNote(number: $0 + 1, $1, placements) }
    let margin = 16.0
    let captionHeight = Self.captionHeight(caption.count)
    var canvas = SVGCanvas()
    let width = max(size.width * factor, Self.captionWidth(caption), findings.isEmpty ? 0 : 240) + 2 * margin
    let legend = FindingLegend(notes, width: width - 2 * margin)
    let height = size.height * factor + captionHeight + legend.height + 2 * margin
    canvas.rectangle(
      LayoutRectangle(x: 0, y: 0, width: width, height: height), SVGCanvas.Paint(fill: "#f4f4f6"))
    Self.drawCaption(caption, on: &canvas, at: LayoutPoint(x: margin, y: margin), room: width - 2 * margin)
    outline.draw(
      on: &canvas, at: LayoutPoint(x: margin, y: margin + captionHeight), factor: factor, labels: .namesAndSizes,
      notes: notes, overlay: showsConstraints ? ConstraintLines(result: result) : nil)
    legend.draw(on: &canvas, at: LayoutPoint(x: margin, y: margin + captionHeight + size.height * factor))
    return canvas.document(LayoutSize(width: width, height: height))
  }

  var outline: ScreenOutline { ScreenOutline(result, result.placements, cornerRadius: cornerRadius) }

  static let captionFontSize = 11.0
  static let captionLineHeight = 14.0

  static func captionHeight(_ lines: Int) -> Double { lines == 0 ? 0 : Double(lines) * captionLineHeight + 4 }

  static func captionWidth(_ lines: [String]) -> Double {
    lines.map { SVGCanvas.width(of: $0, fontSize: captionFontSize) }.max() ?? 0
  }

  /// Writes the caption; lines that are wider than the room get a smaller font, down to a size that can still be read.
  static func drawCaption(_ caption: [String], on canvas: inout SVGCanvas, at origin: LayoutPoint, room: Double) {
    for (index, line) in caption.enumerated() {
      let baseline = origin.y + Double(index + 1) * captionLineHeight - 4
      let width = max(1, SVGCanvas.width(of: line, fontSize: captionFontSize))
      canvas.text(
        line, at: LayoutPoint(x: origin.x, y: baseline),
        fontSize: captionFontSize * min(1, max(0.65, room / width)),
        fill: index == 0 ? "#111111" : "#555555", isBold: index == 0)
    }
  }
}
