extension Workload {
  /// Rows of a label and a field: the labels share a column as wide as the widest, the fields take the rest.
  static let form = Workload(name: "form", sizes: [10, 100]) { rows in
    var builder = TraceBuilder(name: "form_\(rows)")
    let intrinsic = (0..<rows).map { 40 + Double($0 * 37 % 90) }
    let (width, height, column) = (builder.variable(), builder.variable(), builder.variable())
    var fields: [(x: Int, width: Int, y: Int, height: Int)] = []
    builder.edit(width)
    builder.suggest(600, width)
    builder.add([(1, column)], .equal, 0, at: 50)
    for row in 0..<rows {
      let field = (x: builder.variable(), width: builder.variable(), y: builder.variable(), height: builder.variable())
      builder.add([(1, column)], .greaterThanOrEqual, intrinsic[row], at: 750)
      builder.add([(1, field.x), (-1, column)], .equal, 24)
      builder.add([(1, field.x), (1, field.width), (-1, width)], .equal, -16)
      builder.add([(1, field.width)], .greaterThanOrEqual, 80, at: 700)
      builder.add([(1, field.height)], .greaterThanOrEqual, 30, at: 750)
      builder.add([(1, field.height)], .lessThanOrEqual, 30, at: 250)
      if let above = fields.last {
        builder.add([(1, field.y), (-1, above.y), (-1, above.height)], .equal, 8)
      } else {
        builder.add([(1, field.y)], .equal, 16)
      }
      fields.append(field)
    }
    if let last = fields.last { builder.add([(1, height), (-1, last.y), (-1, last.height)], .equal, 16) }
    builder.read()
    builder.phase("resize")
    let widths = dragged(from: 400, by: 500, steps: 200)
    for value in widths {
      builder.suggest(value, width)
      builder.read()
    }
    let widest = intrinsic.max() ?? 0
    return WorkloadInstance(builder.finished) { read in
      let width = read == 0 ? 600 : widths[read - 1]
      let fieldX = 24 + widest
      var values = [width, 24 + 38 * Double(rows), widest]
      for row in 0..<rows { values += [fieldX, width - 16 - fieldX, 16 + 38 * Double(row), 30] }
      return values
    }
  }
}
