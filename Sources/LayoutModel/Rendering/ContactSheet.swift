/// Many pictures in a grid, each as large as its cell allows, with its caption above it.
///
/// A sheet depends on nothing but its properties.
public struct ContactSheet: Sendable {
  /// A line above the grid; none if empty.
  public var title: String
  /// The pictures, row by row.
  public var pictures: [ScreenPicture]
  /// How many pictures stand in a row; at least 1.
  public var columns: Int
  /// The room for one screen, without its caption.
  public var cellSize: Size

  private static let gap = 18.0
  private static let titleHeight = 30.0

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: A line above the grid; none if empty.
  ///   - pictures: The pictures, row by row.
  ///   - columns: How many pictures stand in a row; a number below 1 stands for 1.
  ///   - cellSize: The room for one screen in units of the picture; a side that is not finite and at least 1 stands for 1.
  public init(
    title: String = "", _ pictures: [ScreenPicture], columns: Int, cellSize: Size = Size(width: 220, height: 220)
  ) {
    self.title = title
    self.pictures = pictures
    self.columns = max(1, columns)
    self.cellSize = Size(width: Self.side(cellSize.width), height: Self.side(cellSize.height))
  }

  /// The sheet as an SVG document.
  ///
  /// - Complexity: O(n) for n views on all pictures together.
  public var svg: String { svg(labels: .names) }

  func svg(labels: ScreenPicture.Labels) -> String {
    let captionHeight = ScreenPicture.captionHeight(pictures.map(\.caption.count).max() ?? 0)
    let step = Size(width: cellSize.width + Self.gap, height: cellSize.height + captionHeight + Self.gap)
    let top = Self.gap + (title.isEmpty ? 0 : Self.titleHeight)
    let columns = max(1, min(self.columns, pictures.count))
    let rows = (pictures.count + columns - 1) / columns
    let size = Size(
      width: max(
        Self.gap + Double(columns) * step.width, SVGCanvas.width(of: title, fontSize: 18) + 2 * Self.gap),
      height: top + Double(rows) * step.height)
    var canvas = SVGCanvas()
    canvas.rectangle(Rectangle(origin: .zero, size: size), SVGCanvas.Paint(fill: "#f4f4f6"))
    if !title.isEmpty {
      canvas.text(title, at: Point(x: Self.gap, y: Self.gap + 16), fontSize: 18, isBold: true)
    }
    for (index, picture) in pictures.enumerated() {
      let origin = Point(
        x: Self.gap + Double(index % columns) * step.width, y: top + Double(index / columns) * step.height)
      draw(picture, on: &canvas, at: origin, captionHeight, labels)
    }
    return canvas.document(size)
  }

  private func draw(
    _ picture: ScreenPicture, on canvas: inout SVGCanvas, at origin: Point, _ captionHeight: Double,
    _ labels: ScreenPicture.Labels
  ) {
    picture.drawCaption(on: &canvas, at: origin, room: cellSize.width)
    let screen = picture.result.environment.size
    let factor = min(cellSize.width / max(1, screen.width), cellSize.height / max(1, screen.height))
    picture.draw(
      on: &canvas, at: Point(x: origin.x, y: origin.y + captionHeight), factor: factor, labels: labels)
  }

  private static func side(_ length: Double) -> Double { length.isFinite ? max(1, length) : 1 }
}
