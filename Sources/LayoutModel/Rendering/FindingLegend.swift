/// The findings of a picture written out, with their numbers, in lines that fit under the screen.
struct FindingLegend {
  private struct Entry {
    let number: Int
    let color: String
    let lines: [String]
  }

  private var entries: [Entry] = []

  private static let fontSize = 9.0
  private static let lineHeight = 12.0
  private static let indentation = 18.0
  /// So many findings are written out; a last line says how many more there are.
  private static let limit = 24

  /// - Parameters:
  ///   - findings: The findings.
  ///   - width: The room, in units of the picture.
  init(_ findings: [Finding], width: Double) {
    let room = max(40, width - Self.indentation)
    for (place, finding) in findings.prefix(Self.limit).enumerated() {
      let lines = Self.wrapped("\(finding.severity.rawValue): \(finding.message)", room)
      entries.append(Entry(number: place + 1, color: FindingMarks.color(finding.severity), lines: lines))
    }
    if findings.count > Self.limit {
      entries.append(Entry(number: 0, color: "#555555", lines: ["and \(findings.count - Self.limit) more"]))
    }
  }

  var height: Double {
    if entries.isEmpty { return 0 }
    return entries.reduce(10) { $0 + Double($1.lines.count) * Self.lineHeight + 4 }
  }

  func draw(on canvas: inout SVGCanvas, at origin: Point) {
    var y = origin.y + 10
    for entry in entries {
      if entry.number > 0 {
        canvas.circle(at: Point(x: origin.x + 7, y: y + 6), radius: 6.5, fill: entry.color)
        canvas.text(
          "\(entry.number)", at: Point(x: origin.x + 7, y: y + 8.8), fontSize: 8, anchor: .middle, fill: "#ffffff",
          isBold: true)
      }
      for line in entry.lines {
        canvas.text(
          line, at: Point(x: origin.x + Self.indentation, y: y + 9), fontSize: Self.fontSize, fill: entry.color)
        y += Self.lineHeight
      }
      y += 4
    }
  }

  /// A text in lines that are not wider than the room; a word that is, is broken.
  private static func wrapped(_ text: String, _ room: Double) -> [String] {
    let limit = max(8, Int(room / SVGCanvas.width(of: "m", fontSize: fontSize)))
    var lines: [String] = []
    var line = ""
    for part in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      var word = part
      if !line.isEmpty && line.count + 1 + word.count > limit {
        lines.append(line)
        line = ""
      }
      while word.count > limit {
        lines.append(String(word.prefix(limit)))
        word = word.dropFirst(limit)
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
