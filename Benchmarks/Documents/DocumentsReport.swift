import DocumentRunner

/// The figures of a folder of documents.
struct DocumentsReport: Encodable {
  /// How many scenes of a group have the recorded frames.
  struct Group: Encodable {
    let name: String
    let scenes: Int
    /// Within half a point in every compared coordinate.
    let near: Int
    /// The share of the latter, from 0 to 1.
    let share: Double

    init(_ name: String, _ outcomes: [DocumentComparison.Outcome]) {
      self.name = name
      scenes = outcomes.count
      near = outcomes.count { $0.isNear }
      share = outcomes.isEmpty ? 1 : Double(near) / Double(outcomes.count)
    }
  }

  /// A scene that is not within half a point.
  struct Failure: Encodable {
    let file: String
    let root: String
    let source: String
    /// The view, the coordinate, the recorded and the computed value.
    let differences: [String]
  }

  /// How far the views that are found ambiguous are those that the documents mark.
  struct Ambiguity: Encodable {
    let agreed: Int
    let only_found: [String]
    let only_marked: [String]
    let precision: Double
    let recall: Double
  }

  struct Constraints: Encodable {
    let total: Int
    let installed: Int
    let not_installed: Int
    let refused: Int
  }

  let folder: String
  let documents: Int
  /// Why documents could not be read.
  let errors: [String]
  let constraints: Constraints
  /// All scenes, then by quality of the record, by kind of scene, and by what they use.
  let groups: [Group]
  let ambiguity: Ambiguity
  let failures: [Failure]

  init(_ folder: String, _ comparison: DocumentComparison) {
    self.folder = folder
    documents = comparison.documentCount
    errors = comparison.errors.map(\.description)
    let counts = comparison.constraints
    constraints = Constraints(
      total: counts.total, installed: counts.installed, not_installed: counts.notInstalled, refused: counts.refused)
    let outcomes = comparison.outcomes
    func names(_ lists: [[String]]) -> [String] { Set(lists.joined()).sorted() }
    groups =
      [Group("all", outcomes)]
      + [Group("exact", outcomes.filter(\.isExact)), Group("half", outcomes.filter { !$0.isExact })]
      + names(outcomes.map { [$0.source] }).map { name in Group(name, outcomes.filter { $0.source == name }) }
      + names(outcomes.map(\.tags)).map { name in Group(name, outcomes.filter { $0.tags.contains(name) }) }
    let agreement = comparison.ambiguity
    ambiguity = Ambiguity(
      agreed: agreement.agreed, only_found: agreement.onlyFound, only_marked: agreement.onlyMarked,
      precision: agreement.precision, recall: agreement.recall)
    failures = outcomes.filter { !$0.isNear }.map {
      Failure(file: $0.file, root: $0.rootID, source: $0.source, differences: $0.differences)
    }
  }

  /// The figures as text.
  ///
  /// - Parameter lists: Whether scenes that differ, and views of which it is not agreed that they are ambiguous, are listed.
  func text(listing lists: Bool) -> String {
    var table = Table(["scenes", "count", "within 0.5 pt", "share"], words: 1)
    for group in groups { table.append([group.name, "\(group.scenes)", "\(group.near)", Format.percent(group.share)]) }
    var lines = [
      table.text, "",
      "\(folder): \(documents) documents, \(errors.count) of them not read; \(constraints.total) constraints: "
        + "\(constraints.installed) installed, \(constraints.not_installed) not installed, \(constraints.refused) refused",
      "ambiguous views: \(ambiguity.agreed) found and marked, \(ambiguity.only_found.count) only found, "
        + "\(ambiguity.only_marked.count) only marked; precision \(Format.percent(ambiguity.precision)), "
        + "recall \(Format.percent(ambiguity.recall))",
    ]
    lines += errors
    if lists {
      lines += failures.map { failure in
        let shown = failure.differences.prefix(4).joined(separator: "; ")
        let more = failure.differences.count > 4 ? "; \(failure.differences.count - 4) more" : ""
        return "\(failure.file) \(failure.root) (\(failure.source)): \(shown)\(more)"
      }
      lines += ambiguity.only_found.map { "only found: \($0)" }
      lines += ambiguity.only_marked.map { "only marked: \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
