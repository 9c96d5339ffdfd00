import DocumentChecking

/// Lists the rules.
enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "Lists the rules, with their reasons and severities."
  static let operands = "[RULE...]"
  static let discussion =
    "Lists all rules, or those named: how bad what they find is unless a configuration says otherwise, and why they are there."
  static let options: [CommandOption] = []

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    let names = CheckRule.all.map(\.name)
    for word in arguments.operands where !names.contains(word) {
      throw UsageError("unknown rule “\(word)”\(NearestWord.question(for: word, among: names))")
    }
    let rules = CheckRule.all.filter { arguments.operands.isEmpty || arguments.operands.contains($0.name) }
    Terminal.write(rules.map(text(of:)).joined(separator: "\n"))
    return .clean
  }

  private static func text(of rule: CheckRule) -> String {
    var text = "\(rule.name) (\(rule.defaultSeverity?.rawValue ?? "off"))\n  \(rule.reason)\n"
    if let advice = rule.advice { text += "  Fix: \(advice).\n" }
    return text
  }
}
