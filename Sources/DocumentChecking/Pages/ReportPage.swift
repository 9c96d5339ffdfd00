import LayoutAnalysis
import LayoutModel

/// A report as one HTML page that needs nothing else: it opens from a file, without a network.
///
/// The page has the findings of each scene beside its pictures, a slider for the width, a search, and links into itself:
/// `#scene=ID&width=500`, `#scene=ID&on=NAME` with the name of device configurations, `#scene=ID&finding=3`, `#q=TEXT`. If ids of two documents
/// are the same, `file=PATH` tells them apart. Without scripts it shows the findings.
package struct ReportPage: Sendable {
  let content: PageContent
  let scenes: [ScenePictures]

  /// Makes the page of a report.
  ///
  /// - Parameters:
  ///   - report: What was found. Findings about other scenes, and about documents, stand at the top.
  ///   - scenes: The scenes, in the order in which they are shown.
  package init(_ report: CheckReport, scenes: [ScenePictures]) {
    self.init(PageContent(report), scenes: scenes)
  }

  /// Makes a page.
  package init(_ content: PageContent, scenes: [ScenePictures]) {
    self.content = content
    self.scenes = scenes
  }

  /// The page.
  ///
  /// - Complexity: O(n) for n views on all layouts together, and f log f for f findings.
  package var html: String {
    var deviceConfigurations: [String: Int] = [:]
    for (place, name) in content.deviceConfigurations.enumerated() { deviceConfigurations[name] = place }
    let sections = sections
    let articles = sections.map { SceneArticle($0, deviceConfigurations: deviceConfigurations).html }
    let names = content.deviceConfigurations.map { MarkupText.json($0) }.joined(separator: ",")
    let summary = PageSummary(content, sections)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>Layout check: \(summary.headline)</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <a class="skip" href="#report">Skip to the findings</a>
      \(summary.header)
      \(PageFilter(content).html)
      <div class="body">
      \(PageNavigation(sections).html)
      <main id="report" tabindex="-1">
      \(DocumentSection(content, shown: Set(sections.flatMap(\.findings.identities))).html)
      \(articles.joined(separator: "\n"))
      <p class="nothing" id="nothing" hidden>Nothing matches the search and the filters.</p>
      </main>
      </div>
      <footer><p>Sizes are points. Texts are measured without their fonts: what hangs on that is a warning at most.</p></footer>
      <script type="application/json" id="configurations">[\(names)]</script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// Nothing is loaded, from wherever the page is opened.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The scenes with their findings; each finding is looked up once.
  private var sections: [SceneSection] {
    let findings = FindingsByScene(content.findings)
    return scenes.enumerated().map { place, pictures in
      SceneSection(
        number: place + 1, pictures: pictures, findings: SceneFindings(findings.findings(of: pictures), pictures))
    }
  }
}

/// A scene with its findings and its place on the page.
struct SceneSection {
  /// The place on the page, from 1.
  let number: Int
  let pictures: ScenePictures
  let findings: SceneFindings

  var anchor: String { "scene-\(number)" }

  /// How many findings there are of each severity that has any, worst first.
  var counts: [(severity: Finding.Severity, count: Int)] {
    Finding.Severity.allCases.compactMap { severity in
      let count = findings.entries.count { $0.finding.severity == severity }
      return count > 0 ? (severity, count) : nil
    }
  }
}
