extension Workload {
  /// A square grid of equal cells that fills a window dragged in both directions.
  static let grid = Workload(name: "grid", sizes: [10, 20]) { side in
    var builder = TraceBuilder(name: "grid_\(side)")
    let root = builder.variables(4)
    let cells = (0..<side).map { _ in (0..<side).map { _ in builder.variables(4) } }
    builder.edit(root[2])
    builder.edit(root[3])
    builder.suggest(2000, root[2])
    builder.suggest(1200, root[3])
    builder.add([(1, root[0])], .equal, 0)
    builder.add([(1, root[1])], .equal, 0)
    for (line, cellsOfLine) in cells.enumerated() {
      for (column, cell) in cellsOfLine.enumerated() {
        place(cell, 0, behind: column > 0 ? cellsOfLine[column - 1] : nil, root, in: &builder)
        place(cell, 1, behind: line > 0 ? cells[line - 1][column] : nil, root, in: &builder)
        guard line > 0 || column > 0 else { continue }
        builder.add([(1, cell[2]), (-1, cells[0][0][2])], .equal, 0)
        builder.add([(1, cell[3]), (-1, cells[0][0][3])], .equal, 0)
      }
    }
    let last = cells[side - 1][side - 1]
    for direction in 0...1 {
      builder.add([(1, cells[0][0][2 + direction])], .greaterThanOrEqual, 1)
      builder.add(
        [(1, last[direction]), (1, last[2 + direction]), (-1, root[direction]), (-1, root[2 + direction])], .equal, -10)
    }
    builder.read()
    let course = Array(zip(dragged(from: 1500, by: 900, steps: 100), dragged(from: 1300, by: -300, steps: 100)))
    builder.resize(width: root[2], height: root[3], along: course)
    return WorkloadInstance(builder.finished) { read in
      let (width, height) = read == 0 ? (2000, 1200) : course[read - 1]
      let count = Double(side)
      let gaps = 20 + 4 * (count - 1)
      // Below this the cells keep a size of 1, and the window's size yields.
      let cellWidth = max(1, (width - gaps) / count)
      let cellHeight = max(1, (height - gaps) / count)
      var values = [0, 0, max(width, gaps + count), max(height, gaps + count)]
      for place in 0..<side * side {
        let (column, line) = (Double(place % side), Double(place / side))
        values += [10 + column * (cellWidth + 4), 10 + line * (cellHeight + 4), cellWidth, cellHeight]
      }
      return values
    }
  }

  /// Puts a cell 4 behind another one in a direction (0 = x, 1 = y), or 10 inside the window's edge.
  private static func place(
    _ cell: [Int], _ direction: Int, behind other: [Int]?, _ root: [Int], in builder: inout TraceBuilder
  ) {
    if let other {
      builder.add([(1, cell[direction]), (-1, other[direction]), (-1, other[2 + direction])], .equal, 4)
    } else {
      builder.add([(1, cell[direction]), (-1, root[direction])], .equal, 10)
    }
  }
}
