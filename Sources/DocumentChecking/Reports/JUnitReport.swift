import LayoutAnalysis
import LayoutModel

/// JUnit's XML: a suite for each file and a test case for each scene.
///
/// A finding that makes the check fail makes its case fail; the others are its output. A file that cannot be read is a case with an error.
struct JUnitReport {
  private let report: CheckReport
  private let context: ReportContext

  init(_ report: CheckReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  /// A test case.
  private struct Case {
    let name: String
    var failures: [ReportedFinding] = []
    var others: [ReportedFinding] = []
    var error: String?
  }

  var text: String {
    let suites = report.documents.filter { !$0.isPassedOver }.map { ($0.path, cases(of: $0)) }
    let all = suites.flatMap(\.1)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="layoutcheck" \#(counts(all, hasSkipped: false))>"#,
    ]
    for (path, cases) in suites {
      lines.append(#"  <testsuite name="\#(XMLText.attribute(path))" \#(counts(cases))>"#)
      lines += cases.flatMap { self.lines(of: $0, path) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private func cases(of document: CheckReport.Document) -> [Case] {
    if let error = document.error {
      return [Case(name: "reading", error: "\(error.location): \(error.message)")]
    }
    let findings = report.findings.filter { $0.element.location.file == document.path }
    var cases = [self.case("document", findings.filter { $0.sceneID.isEmpty })]
    cases += document.scenes.map { scene in
      self.case("\(scene.title) (\(scene.id))", findings.filter { $0.sceneID == scene.id })
    }
    return cases
  }

  private func `case`(_ name: String, _ findings: [ReportedFinding]) -> Case {
    let isFailure = { (finding: ReportedFinding) in context.failOn.map { finding.severity <= $0 } ?? false }
    return Case(name: name, failures: findings.filter(isFailure), others: findings.filter { !isFailure($0) })
  }

  /// The schema that Jenkins checks by has no skipped tests of all suites together.
  private func counts(_ cases: [Case], hasSkipped: Bool = true) -> String {
    let failures = cases.filter { !$0.failures.isEmpty }.count
    let errors = cases.filter { $0.error != nil }.count
    return #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)"\#(hasSkipped ? " skipped=\"0\"" : "")"#
  }

  private func lines(of item: Case, _ path: String) -> [String] {
    let head = #"    <testcase classname="\#(XMLText.attribute(path))" name="\#(XMLText.attribute(item.name))""#
    if item.failures.isEmpty && item.others.isEmpty && item.error == nil { return [head + "/>"] }
    var lines = [head + ">"]
    if let error = item.error {
      lines.append(#"      <error message="\#(XMLText.attribute(error))" type="unreadable"/>"#)
    }
    if let first = item.failures.first {
      let count = item.failures.count
      let message = count == 1 ? first.message : "\(count) findings; the first: \(first.message)"
      lines.append(
        #"      <failure message="\#(XMLText.attribute(message))" type="\#(XMLText.attribute(first.rule))">"#
          + XMLText.content(list(item.failures)) + "</failure>")
    }
    if !item.others.isEmpty {
      lines.append("      <system-out>" + XMLText.content(list(item.others)) + "</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func list(_ findings: [ReportedFinding]) -> String {
    findings.map { "\($0.element.location): \($0.severity.rawValue): \($0.longText) [\($0.rule)]" }
      .joined(separator: "\n")
  }
}

/// Text as XML may have it.
enum XMLText {
  /// The value of an attribute between double quotes.
  static func attribute(_ text: String) -> String {
    escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"])
  }

  /// The content of an element.
  static func content(_ text: String) -> String { escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }

  private static func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement
      } else if isAllowed(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result.unicodeScalars.append("\u{FFFD}")
      }
    }
    return result
  }

  /// XML 1.0 has no other control characters than these, not even as references.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
