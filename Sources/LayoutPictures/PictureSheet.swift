import LayoutAnalysis
import LayoutModel

/// Outlines of screens in a grid, each as large as its cell allows, with its caption above it, and below all of them a legend
/// that says what the numbers on them mean.
package struct PictureSheet: Sendable {
  /// A picture of the grid.
  package struct Cell: Sendable {
    /// Lines written above the screen; the first one is bold.
    package var caption: [String]
    /// What is drawn.
    package var outline: ScreenOutline
    /// What is marked, with the numbers of the legend.
    package var notes: [FindingNote]
    /// Constraints drawn over it.
    var overlay: ConstraintLines?

    /// Makes a cell.
    package init(caption: [String], outline: ScreenOutline, notes: [FindingNote]) {
      self.caption = caption
      self.outline = outline
      self.notes = notes
    }
  }

  /// A line above the grid; none if empty.
  package var title: String
  /// A line below the title; none if empty.
  package var subtitle = ""
  /// The pictures, row by row.
  package var cells: [Cell]
  /// The findings of all pictures, in the order of their numbers.
  package var legend: [FindingNote]
  /// How many pictures stand in a row, at least 1.
  package var columns: Int
  /// The room for one screen, without its caption.
  package var cellSize: LayoutSize

  private static let gap = 18.0
  private static let titleHeight = 30.0
  private static let subtitleHeight = 18.0
  private static let legendFontSize = 11.0
  private static let legendColumnWidth = 420.0
  private static let legendLimit = 60

  /// Makes a sheet.
  package init(title: String, _ cells: [Cell], legend: [FindingNote], columns: Int, cellSize: LayoutSize) {
    self.title = title
    self.cells = cells
    self.legend = legend
    self.columns = columns
    self.cellSize = cellSize
  }

  /// The sheet as an SVG document.
  package var svg: String { svg(labels: .names) }

  func svg(labels: ScreenOutline.Labels) -> String {
    let captionHeight = ScreenPicture.captionHeight(cells.map(\.caption.count).max() ?? 0)
    let step = LayoutSize(width: cellSize.width + Self.gap, height: cellSize.height + captionHeight + Self.gap)
    let head = (title.isEmpty ? 0 : Self.titleHeight) + (subtitle.isEmpty ? 0 : Self.subtitleHeight)
    let columns = max(1, min(self.columns, cells.count))
    let rows = (cells.count + columns - 1) / columns
    let width = max(
      Self.gap + Double(columns) * step.width, SVGCanvas.width(of: title, fontSize: 18) + 2 * Self.gap,
      legend.isEmpty ? 0 : Self.legendColumnWidth + 2 * Self.gap)
    let legend = FindingLegend(
      legend, width: width - 2 * Self.gap, fontSize: Self.legendFontSize, columnWidth: Self.legendColumnWidth,
      limit: Self.legendLimit)
    let bottom = Self.gap + head + Double(rows) * step.height
    let size = LayoutSize(width: width, height: bottom + (legend.height > 0 ? legend.height + Self.gap : 0))
    var canvas = SVGCanvas()
    canvas.rectangle(LayoutRectangle(origin: .zero, size: size), SVGCanvas.Paint(fill: "#f4f4f6"))
    drawHead(on: &canvas)
    for (index, cell) in cells.enumerated() {
      let origin = LayoutPoint(
        x: Self.gap + Double(index % columns) * step.width,
        y: Self.gap + head + Double(index / columns) * step.height)
      draw(cell, on: &canvas, at: origin, captionHeight, labels)
    }
    legend.draw(on: &canvas, at: LayoutPoint(x: Self.gap, y: bottom - Self.gap / 2))
    return canvas.document(size)
  }

  private func drawHead(on canvas: inout SVGCanvas) {
    if !title.isEmpty {
      canvas.text(title, at: LayoutPoint(x: Self.gap, y: Self.gap + 16), fontSize: 18, isBold: true)
    }
    if !subtitle.isEmpty {
      let top = Self.gap + (title.isEmpty ? 0 : Self.titleHeight)
      canvas.text(subtitle, at: LayoutPoint(x: Self.gap, y: top + 6), fontSize: 11, fill: "#555555")
    }
  }

  private func draw(
    _ cell: Cell, on canvas: inout SVGCanvas, at origin: LayoutPoint, _ captionHeight: Double,
    _ labels: ScreenOutline.Labels
  ) {
    ScreenPicture.drawCaption(cell.caption, on: &canvas, at: origin, room: cellSize.width)
    let screen = cell.outline.size
    let factor = min(cellSize.width / max(1, screen.width), cellSize.height / max(1, screen.height))
    cell.outline.draw(
      on: &canvas, at: LayoutPoint(x: origin.x, y: origin.y + captionHeight), factor: factor, labels: labels,
      notes: cell.notes, overlay: cell.overlay)
  }
}
