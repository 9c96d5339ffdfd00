import LayoutModel

/// The elements of an SVG document while it is drawn. Coordinates are units of the picture, not points of a layout.
struct SVGCanvas {
  /// How a shape is painted.
  struct Paint {
    var fill = "none"
    var fillOpacity = 1.0
    var stroke = "none"
    var strokeWidth = 1.0
    var isDashed = false
  }

  /// Where a text's position is on the text.
  enum Anchor: String {
    case start, middle, end
  }

  /// The average advance of a character of a sans-serif font, as a share of the font size; on the wide side, so that what is thought to
  /// fit does.
  private static let averageAdvance = 0.6

  private var elements: [String] = []
  private var clipCount = 0

  /// How wide a text is, roughly.
  static func width(of text: String, fontSize: Double) -> Double {
    Double(text.count) * fontSize * averageAdvance
  }

  mutating func rectangle(_ rectangle: LayoutRectangle, radius: Double = 0, _ paint: Paint) {
    var element = "<rect \(Self.position(rectangle))"
    if radius > 0 { element += " rx=\"\(DecimalNumber(radius, decimals: 2))\"" }
    element += " fill=\"\(paint.fill)\""
    if paint.fill != "none" && paint.fillOpacity < 1 {
      element += " fill-opacity=\"\(DecimalNumber(paint.fillOpacity))\""
    }
    if paint.stroke != "none" {
      element += " stroke=\"\(paint.stroke)\" stroke-width=\"\(DecimalNumber(paint.strokeWidth))\""
    }
    if paint.isDashed { element += " stroke-dasharray=\"4 3\"" }
    elements.append(element + "/>")
  }

  mutating func line(
    from start: LayoutPoint, to end: LayoutPoint, stroke: String, width: Double = 1, isDashed: Bool = false
  ) {
    let places = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      .map { "\($0)=\"\(DecimalNumber($1, decimals: 2))\"" }
    let dashes = isDashed ? " stroke-dasharray=\"3 2\"" : ""
    elements.append(
      "<line \(places.joined(separator: " ")) stroke=\"\(stroke)\" stroke-width=\"\(DecimalNumber(width))\"\(dashes)/>")
  }

  mutating func circle(at center: LayoutPoint, radius: Double, fill: String) {
    let places = [("cx", center.x), ("cy", center.y), ("r", radius)]
      .map { "\($0)=\"\(DecimalNumber($1, decimals: 2))\"" }
    elements.append("<circle \(places.joined(separator: " ")) fill=\"\(fill)\" stroke=\"#ffffff\" stroke-width=\"1\"/>")
  }

  /// Writes a line of text; `position` is the end of the baseline that `anchor` says.
  ///
  /// - Parameter hasHalo: Whether a white edge sets the text off from what it lies on.
  mutating func text(
    _ text: String, at position: LayoutPoint, fontSize: Double, anchor: Anchor = .start, fill: String = "#222222",
    isBold: Bool = false, hasHalo: Bool = false
  ) {
    let x = DecimalNumber(position.x, decimals: 2)
    let y = DecimalNumber(position.y, decimals: 2)
    var element = "<text x=\"\(x)\" y=\"\(y)\""
    element += " font-size=\"\(DecimalNumber(fontSize, decimals: 2))\" fill=\"\(fill)\""
    if anchor != .start { element += " text-anchor=\"\(anchor.rawValue)\"" }
    if isBold { element += " font-weight=\"bold\"" }
    if hasHalo {
      element += " stroke=\"#ffffff\" stroke-width=\"2\" stroke-linejoin=\"round\" paint-order=\"stroke\""
    }
    elements.append(element + ">\(Self.escape(text))</text>")
  }

  /// Draws only what lies inside a rounded rectangle.
  mutating func clipped(to rectangle: LayoutRectangle, radius: Double, _ draw: (inout SVGCanvas) -> Void) {
    clipCount += 1
    let name = "clip\(clipCount)"
    let shape = "<rect \(Self.position(rectangle)) rx=\"\(DecimalNumber(radius, decimals: 2))\"/>"
    elements.append("<clipPath id=\"\(name)\">\(shape)</clipPath>")
    elements.append("<g clip-path=\"url(#\(name))\">")
    draw(&self)
    elements.append("</g>")
  }

  /// The whole document.
  func document(_ size: LayoutSize) -> String {
    let width = DecimalNumber(size.width, decimals: 2)
    let height = DecimalNumber(size.height, decimals: 2)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">"
    return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + elements + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func position(_ rectangle: LayoutRectangle) -> String {
    "x=\"\(DecimalNumber(rectangle.minX, decimals: 2))\" y=\"\(DecimalNumber(rectangle.minY, decimals: 2))\""
      + " width=\"\(DecimalNumber(max(0, rectangle.width), decimals: 2))\""
      + " height=\"\(DecimalNumber(max(0, rectangle.height), decimals: 2))\""
  }

  /// A text that XML takes: markup escaped, and characters that XML 1.0 has no way to write replaced.
  static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result.append(contentsOf: "&amp;".unicodeScalars)
      case 0x3C: result.append(contentsOf: "&lt;".unicodeScalars)
      case 0x3E: result.append(contentsOf: "&gt;".unicodeScalars)
      case 0x22: result.append(contentsOf: "&quot;".unicodeScalars)
      case 0..<0x20 where scalar != "\t" && scalar != "\n", 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
