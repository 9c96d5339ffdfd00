import LayoutModel

extension StrategyTable {
  /// What a line says in words.
  public struct Line: Hashable, Sendable {
    /// The element.
    public let element: String
    /// What the number says of it.
    public let constraint: String
    /// `proportional`, `fixed` or `text`.
    public let kind: String
    /// The number in the design.
    public let reference: String
    /// What becomes of it.
    public let realisation: String

    var cells: [String] { [element, constraint, kind, reference, realisation] }
  }

  /// The lines as they were written.
  ///
  /// - Parameter tree: Names the items.
  public func lines(in tree: LayoutTree) -> [Line] {
    rows.map { row in
      Line(
        element: row.element, constraint: row.constraint, kind: row.kind, reference: "\(DecimalNumber(row.reference))",
        realisation: realisation(of: row, tree))
    }
  }

  /// The table as text, with a header, in aligned columns.
  ///
  /// - Parameter tree: Names the items.
  public func text(in tree: LayoutTree) -> String {
    let header = ["element", "constraint", "kind", "reference", "realisation"]
    return Self.aligned([header] + lines(in: tree).map { $0.cells })
  }

  /// What a layout has made of the lines.
  ///
  /// - Parameter result: A layout of a tree with the table's constraints.
  public func readings(from result: LayoutResult) -> [Reading] {
    rows.map { row in
      let value = result.value(of: row.measured)
      let whole = row.whole(in: result)
      let share = value.flatMap { value in whole.flatMap { $0 == 0 ? nil : value / $0 } }
      return Reading(row: row, value: value, share: share)
    }
  }

  /// What a layout has made of one line.
  public struct Reading: Hashable, Sendable {
    /// The line.
    public let row: Strategy
    /// The distance or the size in the layout, in points, as solved; nil if one of its items is not laid out.
    public let value: Double?
    /// Its share of what the rule scales with; nil if the rule does not scale.
    public let share: Double?
  }

  /// The table as it reads in a layout: the numbers in points and, where a rule scales, their shares.
  ///
  /// - Parameter result: A layout of a tree with the table's constraints.
  public func text(readFrom result: LayoutResult) -> String {
    let header = ["element", "constraint", "kind", "here", "realisation"]
    let body = readings(from: result).map { reading in
      let share = reading.share.map { "\(DecimalNumber($0, decimals: 4)) of \(reading.row.phrase(result.tree))" }
      let points = reading.value.map { "\(DecimalNumber($0)) pt" } ?? "not laid out"
      return [
        reading.row.element, reading.row.constraint, reading.row.kind,
        reading.value.map { "\(DecimalNumber($0))" } ?? "-", share ?? points,
      ]
    }
    return Self.aligned([header] + body)
  }

  private func realisation(of row: Strategy, _ tree: LayoutTree) -> String {
    var text: String
    switch row.rule {
    case .fixed: text = "\(DecimalNumber(row.reference)) pt"
    case .scaled(let measure):
      let length = measure.length(in: reference.environment)
      text = "\(DecimalNumber(row.reference / length, decimals: 4)) of \(row.phrase(tree))"
    case .share(_, _, let length):
      text = "\(DecimalNumber(row.reference / length, decimals: 4)) of \(row.phrase(tree))"
    case .text: text = "\(DecimalNumber(row.reference)) pt, grows with \(row.phrase(tree))"
    }
    if let floor = row.floor { text += ", at least \(DecimalNumber(floor))" }
    if let ceiling = row.ceiling { text += ", at most \(DecimalNumber(ceiling))" }
    for exception in row.exceptions {
      switch exception.value {
      case .points(let points): text += "; \(exception.condition): \(DecimalNumber(points)) pt"
      case .share(let share): text += "; \(exception.condition): \(DecimalNumber(share, decimals: 4))"
      }
    }
    return text
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for column in 0..<count {
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        // Numbers are flush right; nothing is padded at the end of a line.
        line += column == 3 ? padding + row[column] : row[column] + (column == count - 1 ? "" : padding)
        if column < count - 1 { line += "  " }
      }
      return line
    }.joined(separator: "\n")
  }
}

extension Strategy {
  /// Proportional, fixed or text.
  fileprivate var kind: String {
    switch rule {
    case .fixed: "fixed"
    case .scaled, .share: "proportional"
    case .text: "text"
    }
  }

  /// What the rule scales with, in words.
  fileprivate func phrase(_ tree: LayoutTree) -> String {
    switch rule {
    case .fixed: "nothing"
    case .scaled(let measure): measure.phrase
    case .share(let item, let attribute, _): "\(tree.describe(item)).\(attribute.rawValue)"
    case .text(let style): style.rawValue
    }
  }

  /// The length in a layout of what the rule scales with; nil if it does not scale.
  fileprivate func whole(in result: LayoutResult) -> Double? {
    switch rule {
    case .fixed, .text: nil
    case .scaled(let measure): measure.length(in: result.environment)
    case .share(let item, let attribute, _):
      result.value(
        of: LayoutConstraint.Side(LayoutConstraint.Term(multiplier: 1, item: item, attribute: attribute), constant: 0))
    }
  }
}
