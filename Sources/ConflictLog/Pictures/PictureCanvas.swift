/// The elements of a document of SVG while it is drawn.
struct PictureCanvas {
  /// The average advance of a character, as a share of the font size; on the wide side, so that what is thought to fit does.
  private static let averageAdvance = 0.6

  private var elements: [String] = []

  /// How wide a text is, roughly.
  static func width(of text: String, size: Double) -> Double {
    Double(text.unicodeScalars.count) * size * averageAdvance
  }

  /// A text in lines of a width.
  static func lines(_ text: String, width: Double, fontSize: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, Self.width(of: line + " " + word, size: fontSize) > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, fill: String, stroke: String, isDashed: Bool = false
  ) {
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    elements.append(
      "<rect x=\"\(PointNumber(x))\" y=\"\(PointNumber(y))\" width=\"\(PointNumber(width))\" height=\"\(PointNumber(height))\""
        + " fill=\"\(fill)\" stroke=\"\(stroke)\"\(dashes)/>")
  }

  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, fill: String = "#1f2733", isBold: Bool = false,
    isCentered: Bool = false, isEnd: Bool = false, isCode: Bool = false
  ) {
    var element =
      "<text x=\"\(PointNumber(x))\" y=\"\(PointNumber(y))\" font-size=\"\(PointNumber(size))\" fill=\"\(fill)\""
    if isBold { element += " font-weight=\"bold\"" }
    if isCentered { element += " text-anchor=\"middle\"" }
    if isEnd { element += " text-anchor=\"end\"" }
    if isCode { element += " font-family=\"ui-monospace, Menlo, monospace\"" }
    elements.append(element + ">\(Self.escaped(text))</text>")
  }

  func document(width: Double, height: Double) -> String {
    let size = "width=\"\(PointNumber(width))\" height=\"\(PointNumber(height))\""
    let box = "viewBox=\"0 0 \(PointNumber(width)) \(PointNumber(height))\""
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)"
    text += " font-family=\"-apple-system, Helvetica, Arial, sans-serif\">\n"
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    for element in elements { text += element + "\n" }
    return text + "</svg>\n"
  }

  /// A text without what XML reads as its own, or cannot hold.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
