import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What a page says of files as such: those that cannot be read, and findings that belong to no scene that is shown.
struct DocumentSection {
  private let content: PageContent
  private let others: [PageFinding]

  /// - Parameters:
  ///   - content: What the page shows.
  ///   - shown: The findings that stand beside their scenes.
  init(_ content: PageContent, shown: Set<PageFinding>) {
    self.content = content
    others = content.findings.filter { !shown.contains($0) }
  }

  var html: String {
    let unreadable = content.documents.compactMap(\.error).map { error in
      PageFinding(
        rule: error.reason.rawValue, severity: .error, message: error.message, elementID: "", location: error.location,
        sceneID: "")
    }
    let findings = unreadable + others
    if findings.isEmpty { return "" }
    var deviceConfigurations: [String: Int] = [:]
    for (place, name) in content.deviceConfigurations.enumerated() { deviceConfigurations[name] = place }
    let items = findings.map { finding in
      FindingItem(
        finding: finding, number: nil,
        deviceConfigurations: finding.deviceConfigurations.compactMap { deviceConfigurations[$0] }.sorted()
      ).html
    }
    return """
      <section class="documents scene" id="documents" aria-labelledby="documents-title" data-scene="" data-file="">
      <header><h2 id="documents-title">Documents</h2></header>
      <div class="findings"><ol>\(items.joined(separator: "\n"))</ol></div>
      </section>
      """
  }
}

extension SceneFindings {
  /// The findings themselves.
  var identities: [PageFinding] { entries.map(\.finding) }
}
