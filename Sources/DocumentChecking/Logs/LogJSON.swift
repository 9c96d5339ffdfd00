import ConflictLog

/// A message as an object of JSON on one line.
struct LogJSON {
  /// The version of the format.
  private static let version = 1

  let line: String

  init(_ finding: LogFinding, isNew: Bool) {
    let (message, analysis, explanation) = (finding.message, finding.analysis, finding.explanation)
    let constraints = message.constraints.indices.map { position in
      Self.constraint(message.constraints[position], explanation.lines[position], of: message)
    }
    let members: [(String, String)] = [
      ("formatVersion", "\(Self.version)"), ("source", MarkupText.json(finding.source)),
      ("firstLine", "\(message.firstLine)"), ("lastLine", "\(message.lastLine)"),
      ("complete", "\(message.isComplete)"), ("constraints", Self.array(constraints)),
      ("broken", message.broken.map { "\($0)" } ?? "null"), ("satisfiable", "\(analysis.isSatisfiable)"),
      ("sets", Self.array(analysis.sets.map { Self.array($0.map { "\($0)" }) })),
      ("allSets", "\(analysis.hasAllSets)"), ("overlap", Self.number(analysis.overlap)),
      ("fixes", Self.array(analysis.fixes.map { "\($0)" })),
      ("cause", analysis.cause.map { MarkupText.json($0.rawValue) } ?? "null"),
      ("fingerprint", MarkupText.json(finding.fingerprint)), ("new", "\(isNew)"), ("app", "\(finding.isForApp)"),
      ("message", MarkupText.json(explanation.headline)),
      ("changes", Self.array(explanation.changes.map(MarkupText.json))),
      ("recovery", explanation.recovery.map(MarkupText.json) ?? "null"),
      ("reasons", Self.array(analysis.reasons.map { MarkupText.json($0.rawValue) })),
    ]
    line = Self.object(members) + "\n"
  }

  private static func constraint(
    _ constraint: LoggedConstraint, _ line: ConflictExplanation.Line, of message: ConflictMessage
  ) -> String {
    let terms = constraint.terms.map { term in
      object([
        ("coefficient", number(term.coefficient)), ("item", MarkupText.json(message.items[term.item].address)),
        ("attribute", MarkupText.json(term.attribute.name)),
      ])
    }
    return object([
      ("text", MarkupText.json(constraint.text.isEmpty ? line.statement : constraint.text)), ("terms", array(terms)),
      ("relation", MarkupText.json(constraint.sign)), ("constant", number(constraint.constant)),
      ("priority", number(constraint.priority)), ("statement", MarkupText.json(line.statement)),
      ("note", MarkupText.json(line.note)),
    ])
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { MarkupText.json($0) + ": " + $1 }.joined(separator: ", ") + "}"
  }

  private static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  /// A number with all of its digits.
  private static func number(_ value: Double) -> String {
    if !value.isFinite { return "null" }
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
