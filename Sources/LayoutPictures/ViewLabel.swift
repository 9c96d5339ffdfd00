import LayoutModel

/// What is written on a view of a picture, and where there is room for it.
struct ViewLabel {
  /// What is to be read; written in one line where that fits.
  let lines: [String]
  /// The view, in units of the picture.
  let frame: LayoutRectangle
  /// Whether other views lie in it: its middle is theirs.
  let isContainer: Bool
  /// Whether leading is right, where a container then has its label.
  var isMirrored = false
  /// The screen, which a label should not leave.
  let screen: LayoutRectangle

  private static let fontSizes = [8.0, 7, 6, 5]
  private static let lineHeight = 1.15

  private var line: String { lines.joined(separator: " ") }

  /// Writes the label: in the corner of a container, otherwise in the middle of the view, in as large a font and as few lines as fit
  /// into it. A label that fits nowhere in its view stands beside it, or across it where the screen has no room beside it.
  func draw(on canvas: inout SVGCanvas) {
    let size = Self.fontSizes[0]
    let width = SVGCanvas.width(of: line, fontSize: size)
    let baseline = frame.midY + size * 0.35
    if isContainer && isMirrored {
      let right = min(screen.maxX, max(frame.maxX - 3, screen.minX + width))
      canvas.text(
        line, at: LayoutPoint(x: right, y: frame.minY + size + 1), fontSize: size, anchor: .end, hasHalo: true)
    } else if isContainer {
      let left = max(screen.minX, min(frame.minX + 3, screen.maxX - width))
      canvas.text(line, at: LayoutPoint(x: left, y: frame.minY + size + 1), fontSize: size, hasHalo: true)
    } else if let (lines, size) = fittingLines {
      drawCentred(lines, size, on: &canvas)
    } else if frame.maxX + 3 + width <= screen.maxX {
      canvas.text(line, at: LayoutPoint(x: frame.maxX + 3, y: baseline), fontSize: size, hasHalo: true)
    } else if frame.minX - 3 - width >= screen.minX {
      canvas.text(line, at: LayoutPoint(x: frame.minX - 3, y: baseline), fontSize: size, anchor: .end, hasHalo: true)
    } else {
      let middle = max(screen.minX + width / 2, min(frame.midX, screen.maxX - width / 2))
      canvas.text(line, at: LayoutPoint(x: middle, y: baseline), fontSize: size, anchor: .middle, hasHalo: true)
    }
  }

  /// The largest font and then the fewest lines that fit into the view; nil if none do.
  private var fittingLines: (lines: [String], fontSize: Double)? {
    for size in Self.fontSizes {
      for lines in [[line], lines] {
        let width = lines.map { SVGCanvas.width(of: $0, fontSize: size) }.max() ?? 0
        let height = Double(lines.count) * size * Self.lineHeight
        if width + 2 <= frame.width && height + 1 <= frame.height { return (lines, size) }
      }
    }
    return nil
  }

  private func drawCentred(_ lines: [String], _ size: Double, on canvas: inout SVGCanvas) {
    let first = frame.midY + size * 0.35 - Double(lines.count - 1) * size * Self.lineHeight / 2
    for (index, line) in lines.enumerated() {
      let baseline = first + Double(index) * size * Self.lineHeight
      canvas.text(line, at: LayoutPoint(x: frame.midX, y: baseline), fontSize: size, anchor: .middle)
    }
  }
}
