import LayoutAnalysis
import LayoutModel

/// The head of a page: what was looked at, and how much was found.
struct PageSummary {
  private let content: PageContent
  private let sections: [SceneSection]

  init(_ content: PageContent, _ sections: [SceneSection]) {
    self.content = content
    self.sections = sections
  }

  private func count(_ severity: Finding.Severity) -> Int { content.findings.count { $0.severity == severity } }

  /// The outcome in a few words.
  var headline: String {
    let parts = Finding.Severity.allCases.compactMap { severity in
      count(severity) > 0 ? Self.counted(count(severity), severity.rawValue) : nil
    }
    let unreadable = content.documents.count { $0.error != nil }
    let files = unreadable > 0 ? ["\(Self.counted(unreadable, "file")) not read"] : []
    return parts.isEmpty && files.isEmpty ? "nothing found" : (parts + files).joined(separator: ", ")
  }

  var header: String {
    let concerned = sections.count { !$0.findings.entries.isEmpty }
    let whole =
      "\(Self.counted(content.findings.count, "finding")) in \(concerned) of \(Self.counted(sections.count, "scene"))"
    let figures =
      [
        figure(content.documents.count, "document", ""), figure(sections.count, "scene", ""),
        figure(content.deviceConfigurations.count, "configuration", ""),
      ] + Finding.Severity.allCases.map { figure(count($0), $0.rawValue, $0.rawValue) }
    return """
      <header class="top">
      <div class="title"><h1>Layout check</h1><p>\(content.findings.isEmpty ? "Nothing found" : whole)</p></div>
      <dl class="figures">\(figures.joined())</dl>
      </header>
      """
  }

  private func figure(_ count: Int, _ name: String, _ kind: String) -> String {
    let label = count == 1 ? name : name + "s"
    let isQuiet = kind.isEmpty || count == 0
    return "<div class=\"figure\(isQuiet ? "" : " \(kind)")\"><dt>\(label)</dt><dd>\(count)</dd></div>"
  }

  static func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}
