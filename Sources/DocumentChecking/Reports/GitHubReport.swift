import LayoutAnalysis
import LayoutModel

/// Workflow commands, which GitHub shows beside the lines of a pull request.
struct GitHubReport {
  let text: String

  init(_ report: CheckReport) {
    var commands: [String] = []
    for document in report.unreadable {
      guard let error = document.error else { continue }
      commands.append(
        Self.command(
          "error", file: document.path, line: error.location.line, column: error.location.column,
          title: "layoutcheck: \(error.reason.rawValue)", error.message))
    }
    for finding in report.findings {
      let location = finding.element.location
      commands.append(
        Self.command(
          finding.severity.commandName, file: location.file, line: location.line, column: location.column,
          title: "layoutcheck: \(finding.rule)", finding.longText))
    }
    text = commands.map { $0 + "\n" }.joined()
  }

  private static func command(
    _ name: String, file: String, line: Int, column: Int, title: String, _ message: String
  ) -> String {
    "::\(name) file=\(property(file)),line=\(line),col=\(column),title=\(property(title))::\(data(message))"
  }

  /// What a message may not have as it is.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// What the value of a property may not have as it is.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

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
