import LayoutAnalysis
import LayoutModel

/// Workflow commands, which GitHub shows beside the lines of a pull request: errors first, and of each kind no more than it shows.
struct GitHubReport {
  let text: String

  /// How many annotations of a kind GitHub shows for a step.
  private static let limit = 10

  init(_ report: CheckReport) {
    var commands: [String] = []
    for document in report.unreadable {
      guard let error = document.error else { continue }
      commands.append(
        Self.command(
          "error", file: document.path, line: error.location.line, column: error.location.column,
          title: "layoutcheck: \(error.reason.rawValue)", error.message))
    }
    var left: [String] = []
    for severity in Finding.Severity.allCases.sorted(by: <) {
      let findings = report.findings.filter { $0.severity == severity }
      let room = severity == .error ? max(0, Self.limit - commands.count) : Self.limit
      for finding in findings.prefix(room) {
        let location = finding.element.location
        commands.append(
          Self.command(
            severity.commandName, file: location.file, line: location.line, column: location.column,
            title: "layoutcheck: \(finding.rule)", finding.longText))
      }
      if findings.count > room {
        let count = findings.count - room
        left.append("\(count) more \(severity.rawValue)\(count == 1 ? "" : "s")")
      }
    }
    if !left.isEmpty {
      commands.append(
        "::notice title=layoutcheck::\(Self.data(left.joined(separator: ", ") + " in the log of the report"))")
    }
    text = commands.map { $0 + "\n" }.joined()
  }

  private static func command(
    _ name: String, file: String, line: Int, column: Int, title: String, _ message: String
  ) -> String {
    "::\(name) file=\(property(file)),line=\(line),col=\(column),title=\(property(title))::\(data(message))"
  }

  /// What a message may not have as it is.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// What the value of a property may not have as it is.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    // By scalars: a carriage return and a line feed are one character together.
    for scalar in text.unicodeScalars {
      guard special.unicodeScalars.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return result
  }
}

extension Finding.Severity {
  fileprivate var commandName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
