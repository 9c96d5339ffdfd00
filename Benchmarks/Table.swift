/// Rows of text in aligned columns.
struct Table {
  /// The columns' titles; a title that ends with a space is that of a column of words, aligned left.
  private let titles: [String]
  private let leftAligned: Set<Int>
  private var rows: [[String]] = []

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - titles: One for each column.
  ///   - words: The number of columns, from the left, that hold words and are aligned left.
  init(_ titles: [String], words: Int) {
    self.titles = titles
    leftAligned = Set(0..<words)
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  var text: String {
    let lines = [titles] + rows
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return leftAligned.contains(column) ? cell + padding : padding + cell
      }
      let joined = padded.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed())
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([line(titles), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
