import LayoutAnalysis
import LayoutModel

/// How a report is written.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: by file and scene, with a summary.
  case text
  /// A line for each finding, as Xcode reads what a build phase prints.
  case xcode
  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JSON with everything, for programs.
  case json
  /// JUnit's XML, a suite for each file and a test case for each scene.
  case junit

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - context: What depends on where it is written.
  /// - Returns: The text, with a line feed at its end unless it is empty.
  /// - Throws: What encoding throws.
  /// - Complexity: O(n) for n findings.
  package func write(_ report: CheckReport, in context: ReportContext = ReportContext()) throws -> String {
    switch self {
    case .text: TextReport(report, context).text
    case .xcode: XcodeReport(report, context).text
    case .github: GitHubReport(report).text
    case .sarif: try SARIFReport(report, context).text()
    case .json: try JSONReport(report, context).text()
    case .junit: JUnitReport(report, context).text
    }
  }
}

/// What depends on where a report is written.
package struct ReportContext: Hashable, Sendable {
  /// The folder in which relative paths begin; used where a format wants them from the root of the file system.
  var workingDirectory: String
  /// Whether the text may have colours.
  var hasColours: Bool
  /// How many characters a line of the text may have.
  var width: Int
  /// What counts as a failed test; nil for nothing.
  var failOn: Finding.Severity?
  /// The version of the tool.
  var version: String
  /// Whether the text ends with a summary.
  var hasSummary: Bool

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - workingDirectory: The folder in which relative paths begin.
  ///   - hasColours: Whether the text may have colours.
  ///   - width: How many characters a line of the text may have.
  ///   - failOn: What counts as a failed test; nil for nothing.
  ///   - version: The version of the tool.
  ///   - hasSummary: Whether the text ends with a summary.
  package init(
    workingDirectory: String = "", hasColours: Bool = false, width: Int = 100, failOn: Finding.Severity? = .error,
    version: String = "", hasSummary: Bool = true
  ) {
    self.workingDirectory = workingDirectory
    self.hasColours = hasColours
    self.width = width
    self.failOn = failOn
    self.version = version
    self.hasSummary = hasSummary
  }

  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") || workingDirectory.isEmpty ? path : workingDirectory + "/" + path
  }
}
