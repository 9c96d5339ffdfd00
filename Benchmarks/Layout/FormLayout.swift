import LayoutModel

extension LayoutWorkload {
  /// A form: a title, rows of a label, a field and a hint, and a button. All labels are as wide as the widest. Size 16 has 50 views.
  static let form = LayoutWorkload(name: "layout form", sizes: [16, 100]) { count in
    let form = try FormLayout(rows: count)
    return LayoutInstance(
      tree: form.tree, build: { try FormLayout(rows: count).tree }, environment: .portrait,
      edits: [.rotation, .resize, .label(form.rows[count / 2].label)]
    ) { result in
      firstWrong(form.expectedFrames(in: result.environment), result)
    }
  }
}

/// The form's views and constraints.
struct FormLayout {
  struct Row {
    var label: ViewHandle
    var field: ViewHandle
    var hint: ViewHandle
  }

  var tree = LayoutTree(rootNamed: "screen")
  let title: ViewHandle
  private(set) var rows: [Row] = []
  let button: ViewHandle

  /// How wide a row's label wants to be, in points.
  static func labelWidth(_ row: Int) -> Double { 60 + Double((row * 23) % 48) }

  init(rows count: Int) throws {
    title = try tree.addView("title", kind: .label, to: tree.root)
    button = try tree.addView("button", kind: .button, to: tree.root)
    try tree.setIntrinsicContentSize(width: 120, height: 41, of: title)
    try tree.setIntrinsicContentSize(width: 90, height: 44, of: button)
    for number in 0..<count { try addRow(number) }
    try constrain()
  }

  private mutating func addRow(_ number: Int) throws {
    let label = try tree.addView("label \(number)", kind: .label, to: tree.root)
    let field = try tree.addView("field \(number)", kind: .textField, to: tree.root)
    let hint = try tree.addView("hint \(number)", kind: .label, to: tree.root)
    try tree.setContentSize(
      ContentSize(width: Self.labelWidth(number), height: 20.5, horizontalHugging: 251), of: label)
    try tree.setIntrinsicContentSize(width: nil, height: 34, of: field)
    try tree.setContentSize(
      ContentSize(width: 180, height: 16, horizontalCompressionResistance: 740), of: hint)
    rows.append(Row(label: label, field: field, hint: hint))
  }

  private mutating func constrain() throws {
    let margins = tree.root.safeArea
    var constraints = [
      title.top == margins.top + 20, title.leading == margins.leading + 16,
      title.trailing <= margins.trailing - 16, button.centerX == margins.centerX,
    ]
    var above = title.bottom
    for (number, row) in rows.enumerated() {
      constraints += [
        row.field.top == above + 12, row.label.centerY == row.field.centerY,
        row.label.leading == margins.leading + 16, row.field.leading == row.label.trailing + 8,
        row.field.trailing == margins.trailing - 16, row.field.width >= 80, row.hint.top == row.field.bottom + 4,
        row.hint.leading == row.field.leading, row.hint.trailing <= row.field.trailing,
      ]
      if number > 0 { constraints.append(row.label.width == rows[0].label.width) }
      above = row.hint.bottom
    }
    constraints.append(button.top == above + 24)
    try tree.activate(constraints)
  }

  /// Where the views have to be while no label has changed.
  func expectedFrames(in environment: LayoutEnvironment) -> [(name: String, view: ViewHandle, frame: LayoutRectangle)] {
    let safeArea = environment.safeArea
    let widest = rows.indices.map(Self.labelWidth).max() ?? 0
    let (left, right) = (safeArea.minX + 16 + widest + 8, safeArea.maxX - 16)
    var expected: [(name: String, view: ViewHandle, frame: LayoutRectangle)] = []
    for (number, row) in rows.enumerated() {
      let top = safeArea.minY + 20 + 41 + 12 + Double(number) * (34 + 4 + 16 + 12)
      expected.append(("field \(number)", row.field, LayoutRectangle(x: left, y: top, width: right - left, height: 34)))
      let label = LayoutRectangle(x: safeArea.minX + 16, y: top + 17 - 10.25, width: widest, height: 20.5)
      expected.append(("label \(number)", row.label, label))
      let hint = LayoutRectangle(x: left, y: top + 38, width: min(180, right - left), height: 16)
      expected.append(("hint \(number)", row.hint, hint))
    }
    return expected
  }
}
