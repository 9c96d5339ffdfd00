import LayoutAnalysis
import LayoutModel

/// Findings written out, with their numbers, in one or several columns.
struct FindingLegend {
  private struct Entry {
    let number: Int
    let color: String
    let lines: [String]
    let height: Double
  }

  private var columns: [[Entry]] = []
  private let columnWidth: Double
  private let fontSize: Double
  private let lineHeight: Double

  private static let indentation = 18.0
  private static let columnGap = 24.0
  private static let padding = 10.0
  private static let entryGap = 4.0

  /// - Parameters:
  ///   - notes: The findings.
  ///   - width: The room, in units of the picture.
  ///   - fontSize: The size of the font, in units of the picture.
  ///   - columnWidth: How wide a column should be at least; nil for a single one.
  ///   - limit: So many findings are written out; a last line says how many more there are.
  init(_ notes: [FindingNote], width: Double, fontSize: Double = 9, columnWidth: Double? = nil, limit: Int = 24) {
    self.fontSize = fontSize
    lineHeight = fontSize * 4 / 3
    let count = columnWidth.map { max(1, Int((width + Self.columnGap) / ($0 + Self.columnGap))) } ?? 1
    self.columnWidth = (width + Self.columnGap) / Double(count) - Self.columnGap
    let room = max(40, self.columnWidth - Self.indentation)
    var entries: [Entry] = []
    for note in notes.prefix(limit) {
      let lines = Self.wrapped("\(note.severity.rawValue): \(note.text)", room, fontSize)
      entries.append(entry(note.number, FindingMarks.color(note.severity), lines))
    }
    if notes.count > limit { entries.append(entry(0, "#555555", ["and \(notes.count - limit) more"])) }
    columns = Self.balanced(entries, count)
  }

  private func entry(_ number: Int, _ color: String, _ lines: [String]) -> Entry {
    Entry(
      number: number, color: color, lines: lines, height: Double(lines.count) * lineHeight + Self.entryGap)
  }

  /// The entries in columns of about the same height, in their order from top to bottom.
  private static func balanced(_ entries: [Entry], _ count: Int) -> [[Entry]] {
    var remaining = entries.reduce(0) { $0 + $1.height }
    var columns: [[Entry]] = []
    var column: [Entry] = []
    var height = 0.0
    for entry in entries {
      let share = (remaining + height) / Double(max(1, count - columns.count))
      if !column.isEmpty && columns.count < count - 1 && height + entry.height / 2 > share {
        columns.append(column)
        column = []
        height = 0
      }
      column.append(entry)
      height += entry.height
      remaining -= entry.height
    }
    return column.isEmpty ? columns : columns + [column]
  }

  var height: Double {
    let heights = columns.map { $0.reduce(0) { $0 + $1.height } }
    return heights.max().map { $0 + Self.padding } ?? 0
  }

  func draw(on canvas: inout SVGCanvas, at origin: LayoutPoint) {
    for (place, column) in columns.enumerated() {
      let x = origin.x + Double(place) * (columnWidth + Self.columnGap)
      draw(column, on: &canvas, at: LayoutPoint(x: x, y: origin.y + Self.padding))
    }
  }

  private func draw(_ column: [Entry], on canvas: inout SVGCanvas, at origin: LayoutPoint) {
    var y = origin.y
    for entry in column {
      if entry.number > 0 {
        canvas.circle(at: LayoutPoint(x: origin.x + 7, y: y + lineHeight / 2), radius: 6.5, fill: entry.color)
        canvas.text(
          "\(entry.number)", at: LayoutPoint(x: origin.x + 7, y: y + lineHeight / 2 + 2.8),
          fontSize: entry.number > 99 ? 6 : 8, anchor: .middle, fill: "#ffffff", isBold: true)
      }
      for (number, line) in entry.lines.enumerated() {
        let baseline = y + Double(number) * lineHeight + fontSize
        canvas.text(
          line, at: LayoutPoint(x: origin.x + Self.indentation, y: baseline), fontSize: fontSize, fill: entry.color)
      }
      y += entry.height
    }
  }

  /// A text in lines that are not wider than the room; a word that is, is broken.
  private static func wrapped(_ text: String, _ room: Double, _ fontSize: Double) -> [String] {
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
