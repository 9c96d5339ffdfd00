import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A report for people: by file and scene, with a summary.
struct TextReport {
  private let report: CheckReport
  private let context: ReportContext
  private let style: TextStyling

  init(_ report: CheckReport, _ context: ReportContext) {
    self.report = report
    self.context = context
    style = TextStyling(hasColours: context.hasColours)
  }

  var text: String {
    var lines: [String] = []
    var findings = report.findings[...]
    for document in report.documents {
      let own = findings.prefix { $0.element.location.file == document.path }
      findings = findings.dropFirst(own.count)
      let part = self.lines(of: document, Array(own))
      if part.isEmpty { continue }
      lines += part + [""]
    }
    if context.hasSummary {
      lines += ReportSummary(report, style).lines
    } else if !lines.isEmpty {
      lines.removeLast()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of document: CheckReport.Document, _ findings: [ReportedFinding]) -> [String] {
    if let error = document.error {
      if document.isPassedOver { return [] }
      let word = style.severity(.error, "unreadable")
      return [style.strong(document.path)]
        + wrapped(
          "\(error.message) [\(error.reason.rawValue)]", first: "    \(place(error.location))  \(word)  ", indent: 6)
    }
    if findings.isEmpty { return [] }
    var lines = [style.strong(document.path)]
    lines += findings.filter { $0.sceneID.isEmpty }.flatMap { self.lines(of: $0) }
    for scene in document.scenes {
      let own = findings.filter { $0.sceneID == scene.id }
      if own.isEmpty { continue }
      lines.append("  " + style.strong(scene.title) + style.dimmed(" (\(scene.id))"))
      lines += own.flatMap { self.lines(of: $0) }
    }
    return lines
  }

  private func lines(of finding: ReportedFinding) -> [String] {
    let word = style.severity(finding.severity, finding.severity.rawValue)
    let head = "    \(place(finding.element.location))  \(word)  \(style.dimmed(finding.rule))"
    var lines = [head]
    lines += wrapped(finding.message, indent: 6)
    for line in finding.details.prefix(Self.detailLimit) { lines += wrapped(line, first: "        ", indent: 10) }
    if finding.details.count > Self.detailLimit {
      lines.append("        and \(finding.details.count - Self.detailLimit) more")
    }
    let element = finding.element.displayName
    let extent = finding.extent.summary
    let details = [element, extent].filter { !$0.isEmpty }.joined(separator: ", ")
    if !details.isEmpty { lines += wrapped(details, indent: 6).map(style.dimmed) }
    if let advice = finding.advice { lines += wrapped(advice, first: "      fix: ", indent: 8) }
    for related in finding.related.prefix(Self.relatedLimit) {
      lines.append(
        style.dimmed("      see \(place(related.element.location))  \(related.element.displayName)"))
    }
    if finding.related.count > Self.relatedLimit {
      lines.append(style.dimmed("      and \(finding.related.count - Self.relatedLimit) more"))
    }
    return lines
  }

  /// How many constraints are listed.
  private static let detailLimit = 8
  /// How many other elements are listed.
  private static let relatedLimit = 6

  private func place(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

  /// Breaks a text at spaces.
  private func wrapped(_ text: String, first: String? = nil, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = first ?? space
    var length = style.length(of: line)
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty && length + 1 + word.count > context.width {
        lines.append(line)
        line = space
        length = indent
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      length += word.count + (isEmpty ? 0 : 1)
      isEmpty = false
    }
    return lines + [line]
  }
}

extension InterfaceElement {
  /// `label “Title” (3xK-ab-cde)`: what people know an element by.
  var displayName: String {
    let name = label.isEmpty ? identifier : label
    let parts = [kind == "document" ? "" : kind, name.isEmpty ? "" : "“\(name)”", id.isEmpty ? "" : "(\(id))"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
