/// Rows of text in aligned columns. The first two columns are flush left, the numbers after them flush right.
struct FrameTable {
  private var rows: [[String]]

  init(header: [String]) { rows = [header] }

  mutating func append(_ row: [String]) { rows.append(row) }

  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }
  }
}
