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
  /// What is marked, numbered in this order: those of the pass unless set, and what ``LayoutResult/lint(_:)`` or questions to an engine
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
    let margin = 16.0
    let captionHeight = Self.captionHeight(caption.count)
    var canvas = SVGCanvas()
    let width = max(size.width * factor, Self.captionWidth(caption), findings.isEmpty ? 0 : 240) + 2 * margin
    let legend = FindingLegend(findings, width: width - 2 * margin)
    let height = size.height * factor + captionHeight + legend.height + 2 * margin
    canvas.rectangle(
      Rectangle(x: 0, y: 0, width: width, height: height), SVGCanvas.Paint(fill: "#f4f4f6"))
    drawCaption(on: &canvas, at: Point(x: margin, y: margin), room: width - 2 * margin)
    draw(on: &canvas, at: Point(x: margin, y: margin + captionHeight), factor: factor, labels: .namesAndSizes)
    legend.draw(on: &canvas, at: Point(x: margin, y: margin + captionHeight + size.height * factor))
    return canvas.document(Size(width: width, height: height))
  }

  static let captionFontSize = 11.0
  static let captionLineHeight = 14.0

  static func captionHeight(_ lines: Int) -> Double { lines == 0 ? 0 : Double(lines) * captionLineHeight + 4 }

  static func captionWidth(_ lines: [String]) -> Double {
    lines.map { SVGCanvas.width(of: $0, fontSize: captionFontSize) }.max() ?? 0
  }

  /// Writes the caption; lines that are wider than the room get a smaller font, down to a size that can still be read.
  func drawCaption(on canvas: inout SVGCanvas, at origin: Point, room: Double) {
    for (index, line) in caption.enumerated() {
      let baseline = origin.y + Double(index + 1) * Self.captionLineHeight - 4
      let width = max(1, SVGCanvas.width(of: line, fontSize: Self.captionFontSize))
      canvas.text(
        line, at: Point(x: origin.x, y: baseline),
        fontSize: Self.captionFontSize * min(1, max(0.65, room / width)),
        fill: index == 0 ? "#111111" : "#555555", isBold: index == 0)
    }
  }
}

extension ScreenPicture {
  /// What is written on the views.
  enum Labels {
    case names, namesAndSizes
  }

  /// Fills of views by depth, so that a view stands out from the one it lies in.
  private static let fills = ["#ffffff", "#dbe7fb", "#f9d9b0", "#cdebd0", "#ead7f3"]
  private static let strokes = ["#444444", "#3a6fc4", "#c27a1c", "#3c8a48", "#8a4fa8"]

  /// Draws the screen with its top left corner at a position.
  func draw(on canvas: inout SVGCanvas, at origin: Point, factor: Double, labels: Labels) {
    let environment = result.environment
    let screen = Self.scaled(Rectangle(origin: .zero, size: environment.size), origin, factor)
    let radius = (cornerRadius ?? 0) * factor
    canvas.rectangle(screen, radius: radius, SVGCanvas.Paint(fill: "#ffffff"))
    let marks = FindingMarks(findings)
    canvas.clipped(to: screen, radius: radius) { canvas in
      canvas.rectangle(
        Self.scaled(environment.safeArea, origin, factor),
        SVGCanvas.Paint(fill: "#8fd3a6", fillOpacity: 0.3, stroke: "#4fa36d", strokeWidth: 0.75, isDashed: true))
      for placement in result.placements where placement.depth > 0 {
        let stroke = marks.color(of: placement.view) ?? Self.strokes[placement.depth % Self.strokes.count]
        canvas.rectangle(
          Self.scaled(placement.frameInRoot, origin, factor), radius: min(3, 6 * factor),
          SVGCanvas.Paint(
            fill: Self.fills[placement.depth % Self.fills.count], fillOpacity: 0.9, stroke: stroke,
            strokeWidth: marks.color(of: placement.view) == nil ? 1 : 2))
      }
    }
    canvas.rectangle(
      screen, radius: radius,
      SVGCanvas.Paint(stroke: "#222222", strokeWidth: 1.5, isDashed: cornerRadius == nil))
    if showsConstraints {
      ConstraintLines(result: result, origin: origin, factor: factor, screen: screen).draw(on: &canvas)
    }
    drawLabels(on: &canvas, at: origin, factor: factor, labels: labels, screen: screen)
    drawMarks(marks, on: &canvas, origin, factor, screen)
  }

  /// Writes the numbers of the findings at the top right corners of the views that they are about, as far as that is on the screen.
  private func drawMarks(
    _ marks: FindingMarks, on canvas: inout SVGCanvas, _ origin: Point, _ factor: Double, _ screen: Rectangle
  ) {
    for placement in result.placements {
      let frame = Self.scaled(placement.frameInRoot, origin, factor)
      let right = min(max(frame.maxX, screen.minX + 8), screen.maxX - 6)
      let top = min(max(frame.minY, screen.minY + 7), screen.maxY - 7)
      for (position, mark) in marks.marks(of: placement.view).prefix(FindingMarks.limit).enumerated() {
        let center = Point(x: right - Double(position) * 13, y: top)
        if center.x < screen.minX { break }
        canvas.circle(at: center, radius: 6.5, fill: mark.color)
        canvas.text(
          "\(mark.number)", at: Point(x: center.x, y: center.y + 2.8), fontSize: mark.number > 99 ? 6 : 8,
          anchor: .middle,
          fill: "#ffffff", isBold: true)
      }
    }
  }

  static func scaled(_ rectangle: Rectangle, _ origin: Point, _ factor: Double) -> Rectangle {
    Rectangle(
      x: origin.x + rectangle.minX * factor, y: origin.y + rectangle.minY * factor, width: rectangle.width * factor,
      height: rectangle.height * factor)
  }

  private func drawLabels(
    on canvas: inout SVGCanvas, at origin: Point, factor: Double, labels: Labels, screen: Rectangle
  ) {
    for placement in result.placements where placement.depth > 0 {
      var lines = placement.name.isEmpty ? [] : [placement.name]
      if labels == .namesAndSizes {
        lines.append("\(DecimalNumber(placement.frame.width)) × \(DecimalNumber(placement.frame.height))")
      }
      if lines.isEmpty { continue }
      let frame = Self.scaled(placement.frameInRoot, origin, factor)
      let hasSubviews = result.tree.views[placement.view.slot].firstSubview != ViewRecord.none
      ViewLabel(
        lines: lines, frame: frame, isContainer: hasSubviews,
        isMirrored: result.environment.traits.layoutDirection == .rightToLeft, screen: screen
      ).draw(on: &canvas)
    }
  }
}
