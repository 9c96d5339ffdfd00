import ConflictLog

/// A message in plain text.
struct LogFindingText {
  let text: String

  /// - Parameters:
  ///   - finding: The message.
  ///   - number: Its number in the report; nil for a text without a first line of its own.
  ///   - hasColours: Whether the text may have colours.
  init(_ finding: LogFinding, number: Int?, hasColours: Bool) {
    let explanation = finding.explanation
    let styling = TextStyling(hasColours: hasColours)
    var lines: [String] = []
    if number != nil { lines.append("\(styling.strong(finding.place + ":")) \(explanation.headline)") }
    lines += Self.constraints(explanation, finding.analysis.isSatisfiable)
    lines += explanation.reasons.map { "  not in the log: \($0)" }
    if explanation.otherSets > 0 {
      lines.append("  \(explanation.otherSets) more sets of these cannot hold together")
    }
    if let story = explanation.story { lines.append("  \(finding.cause): \(story)") }
    if let advice = explanation.advice { lines.append("  \(advice)") }
    if !explanation.changes.isEmpty {
      lines.append("  any one of these settles it:")
      lines += explanation.changes.map { "    \($0)" }
    }
    if let recovery = explanation.recovery { lines.append("  \(recovery)") }
    if !explanation.legend.isEmpty { lines.append(styling.dimmed("  \(explanation.legend.joined(separator: ", "))")) }
    text = lines.map { $0 + "\n" }.joined() + (number == nil ? "" : "\n")
  }

  /// The constraints of the sets, then the others.
  private static func constraints(_ explanation: ConflictExplanation, _ isSatisfiable: Bool) -> [String] {
    let members = explanation.lines.filter { $0.isMember || isSatisfiable }
    let others = explanation.lines.filter { !$0.isMember && !isSatisfiable }
    let width = explanation.lines.map(\.statement.count).max() ?? 0
    var lines: [String] = members.isEmpty ? [] : [isSatisfiable ? "  listed:" : "  cannot hold together:"]
    lines += members.map { line($0, width) }
    if !others.isEmpty { lines.append("  listed too:") }
    return lines + others.map { line($0, width) }
  }

  private static func line(_ line: ConflictExplanation.Line, _ width: Int) -> String {
    let notes = [line.isBroken ? "broken" : "", line.note].filter { !$0.isEmpty }.joined(separator: ", ")
    if notes.isEmpty { return "    \(line.statement)" }
    let space = String(repeating: " ", count: max(0, min(width, 60) - line.statement.count))
    return "    \(line.statement)\(space)  (\(notes))"
  }
}
