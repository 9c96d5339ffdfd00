import LayoutAnalysis
import LayoutModel

/// The last lines of a report for people.
struct ReportSummary {
  let lines: [String]

  init(_ report: CheckReport, _ style: TextStyling) {
    let scenes = report.documents.reduce(0) { $0 + $1.scenes.count }
    let read = report.documents.filter { $0.error == nil }.count
    var parts: [String] = []
    for severity in Finding.Severity.allCases {
      let count = report.count(of: severity)
      if count > 0 { parts.append(style.severity(severity, Self.count(count, severity.rawValue))) }
    }
    let headline = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    var lines = [
      "\(headline) in \(Self.count(read, "document")) with \(Self.count(scenes, "scene")) "
        + "in \(report.deviceConfigurations.count) configurations"
    ]
    if !report.unreadable.isEmpty { lines.append("\(Self.count(report.unreadable.count, "file")) could not be read") }
    let passedOver = report.documents.filter(\.isPassedOver).count
    if passedOver > 0 { lines.append("\(Self.count(passedOver, "document")) for other platforms passed over") }
    let estimated = report.findings.filter(\.restsOnEstimate).count
    if estimated > 0 {
      lines.append(
        "\(Self.count(estimated, "finding")) would go away if texts were wider or narrower by the error of their estimates"
      )
    }
    let sideways = report.findings.filter(\.extent.isInLandscapeOnly).count
    if sideways > 0 && report.coversPortrait {
      lines.append(
        "\(Self.count(sideways, "finding")) in landscape only; for an app without landscape: --orientations portrait")
    }
    if report.suppressedCount > 0 {
      lines.append("\(Self.count(report.suppressedCount, "finding")) suppressed by identifiers in the documents")
    }
    if report.baselineCount > 0 { lines.append("\(Self.count(report.baselineCount, "finding")) known by the baseline") }
    if !report.staleEntries.isEmpty {
      lines.append(
        "\(Self.count(report.staleEntries.count, "entry", "entries")) of the baseline not found any more: write it again"
      )
    }
    self.lines = lines
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
