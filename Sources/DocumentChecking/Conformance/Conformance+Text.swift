extension Conformance {
  /// The figures as text: all scenes, by the kind of scene, and by what they use.
  ///
  /// - Parameter lists: Whether scenes that differ, and views of which it is not agreed that they are ambiguous, are listed.
  package func text(listing lists: Bool = false) -> String {
    var lines = [
      "\(documentCount) documents, \(errors.count) of them not read; \(constraints.total) constraints: "
        + "\(constraints.installed) installed, \(constraints.notInstalled) not installed, \(constraints.refused) refused",
      "",
    ]
    let rows =
      [row("all", outcomes)] + [row("exact", outcomes.filter(\.isExact)), row("half", outcomes.filter { !$0.isExact })]
      + names(outcomes.map { [$0.source] }).map { name in row(name, outcomes.filter { $0.source == name }) }
      + names(outcomes.map(\.tags)).map { name in row(name, outcomes.filter { $0.tags.contains(name) }) }
    lines += Self.table([["scenes", "count", "within 0.5 pt", "share"]] + rows)
    lines += [
      "",
      "ambiguous views: \(ambiguity.agreed) found and marked, \(ambiguity.onlyFound.count) only found, "
        + "\(ambiguity.onlyMarked.count) only marked; precision \(Self.percent(ambiguity.precision)), "
        + "recall \(Self.percent(ambiguity.recall))",
    ]
    lines += errors.map { "\($0)" }
    if lists {
      for outcome in outcomes where !outcome.isNear {
        let shown = outcome.differences.prefix(4).joined(separator: "; ")
        let more = outcome.differences.count > 4 ? "; \(outcome.differences.count - 4) more" : ""
        lines.append("\(outcome.file) \(outcome.rootID) (\(outcome.source)): \(shown)\(more)")
      }
      lines += ambiguity.onlyFound.map { "only found: \($0)" }
      lines += ambiguity.onlyMarked.map { "only marked: \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ outcomes: [Outcome]) -> [String] {
    let near = outcomes.filter(\.isNear).count
    return [
      name, "\(outcomes.count)", "\(near)", outcomes.isEmpty ? "" : Self.percent(Double(near) / Double(outcomes.count)),
    ]
  }

  private func names(_ lists: [[String]]) -> [String] { Set(lists.joined()).sorted() }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Columns of equal width, the first one to the left.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }
  }
}
