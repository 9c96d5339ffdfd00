import LayoutModel

extension LayoutWorkload {
  /// A list of rows with an image, two labels and a switch each, one under the other. Size 1,000 has 5,000 views.
  static let rows = LayoutWorkload(name: "layout rows", sizes: [100, 1000]) { count in
    let list = try RowsLayout(rows: count)
    return LayoutInstance(
      tree: list.tree, build: { try RowsLayout(rows: count).tree }, environment: .portrait,
      edits: [.resize, .label(list.rows[count / 2].title)]
    ) { result in
      firstWrong(list.expectedFrames(in: result.environment), result)
    }
  }
}

/// The list's views and constraints.
struct RowsLayout {
  struct Row {
    var row: ViewHandle
    var image: ViewHandle
    var title: ViewHandle
    var detail: ViewHandle
    var toggle: ViewHandle
  }

  var tree = LayoutTree(rootNamed: "list")
  private(set) var rows: [Row] = []

  init(rows count: Int) throws {
    var constraints: [LayoutConstraint] = []
    var above = tree.root.top
    for number in 0..<count {
      let row = try tree.addView("row \(number)", to: tree.root)
      let views = Row(
        row: row, image: try tree.addView("image", kind: .image, to: row),
        title: try tree.addView("title", kind: .label, to: row),
        detail: try tree.addView("detail", kind: .label, to: row),
        toggle: try tree.addView("toggle", kind: .switch, to: row))
      try tree.setIntrinsicContentSize(width: 60 + Double(number % 31), height: 20.5, of: views.title)
      try tree.setIntrinsicContentSize(width: 120 + Double(number % 17), height: 16, of: views.detail)
      try tree.setIntrinsicContentSize(width: 51, height: 31, of: views.toggle)
      constraints += Self.constraints(views)
      constraints += [row.top == above, row.leading == tree.root.leading, row.trailing == tree.root.trailing]
      above = row.bottom
      rows.append(views)
    }
    try tree.activate(constraints)
  }

  private static func constraints(_ views: Row) -> [LayoutConstraint] {
    let row = views.row
    return [
      views.image.leading == row.leading + 16, views.image.centerY == row.centerY, views.image.width == 40,
      views.image.height == views.image.width, views.title.leading == views.image.trailing + 12,
      views.title.top == row.top + 10, views.title.trailing <= views.toggle.leading - 12,
      views.detail.leading == views.title.leading, views.detail.top == views.title.bottom + 4,
      views.detail.bottom == row.bottom - 10, views.detail.trailing <= views.toggle.leading - 12,
      views.toggle.trailing == row.trailing - 16, views.toggle.centerY == row.centerY,
    ]
  }

  /// Where the rows and their switches have to be.
  func expectedFrames(in environment: LayoutEnvironment) -> [(name: String, view: ViewHandle, frame: LayoutRectangle)] {
    let (width, height) = (environment.size.width, 10 + 20.5 + 4 + 16 + 10.0)
    var expected: [(name: String, view: ViewHandle, frame: LayoutRectangle)] = []
    for (number, views) in rows.enumerated() {
      let row = LayoutRectangle(x: 0, y: Double(number) * height, width: width, height: height)
      let toggle = LayoutRectangle(x: width - 16 - 51, y: height / 2 - 15.5, width: 51, height: 31)
      expected += [("row \(number)", views.row, row), ("toggle \(number)", views.toggle, toggle)]
    }
    return expected
  }
}
