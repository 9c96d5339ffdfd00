import LayoutModel

/// Many pictures in a grid, each as large as its cell allows, with its caption above it, and below them what was found.
///
/// Findings are numbered over all pictures: what is found in the same views or constraints on several of them has one number, and the legend
/// says on which pictures it holds.
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
  public var cellSize: LayoutSize

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: A line above the grid; none if empty.
  ///   - pictures: The pictures, row by row.
  ///   - columns: How many pictures stand in a row; a number below 1 stands for 1.
  ///   - cellSize: The room for one screen in units of the picture; a side that is not finite and at least 1 stands for 1.
  public init(
    title: String = "", _ pictures: [ScreenPicture], columns: Int,
    cellSize: LayoutSize = LayoutSize(width: 220, height: 220)
  ) {
    self.title = title
    self.pictures = pictures
    self.columns = max(1, columns)
    self.cellSize = LayoutSize(width: Self.side(cellSize.width), height: Self.side(cellSize.height))
  }

  /// The sheet as an SVG document.
  ///
  /// - Complexity: O(n) for n views on all pictures together.
  public var svg: String { svg(labels: .names) }

  func svg(labels: ScreenOutline.Labels) -> String {
    let numbering = SheetNumbering(pictures)
    let cells = zip(pictures, numbering.notes).map { picture, notes in
      var cell = PictureSheet.Cell(caption: picture.caption, outline: picture.outline, notes: notes)
      if picture.showsConstraints { cell.overlay = ConstraintLines(result: picture.result) }
      return cell
    }
    return PictureSheet(title: title, cells, legend: numbering.legend, columns: columns, cellSize: cellSize)
      .svg(labels: labels)
  }

  private static func side(_ length: Double) -> Double { length.isFinite ? max(1, length) : 1 }
}
