import LayoutAnalysis
import LayoutModel

/// A line for each finding, as compilers write them: Xcode shows what a build phase prints so beside the file.
struct XcodeReport {
  let text: String

  init(_ report: CheckReport, _ context: ReportContext) {
    var lines: [String] = []
    for document in report.unreadable {
      guard let error = document.error else { continue }
      let location = error.location
      lines.append(
        "\(context.absolutePath(location.file)):\(location.line):\(location.column): error: "
          + "\(Self.line(error.message)) [\(error.reason.rawValue)]")
    }
    for finding in report.findings {
      let location = finding.element.location
      lines.append(
        "\(context.absolutePath(location.file)):\(location.line):\(location.column): \(finding.severity.rawValue): "
          + "\(Self.line(finding.text)) [\(finding.rule)]")
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// A text without line feeds, which end a message.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
