import LayoutAnalysis
import LayoutModel

/// A scene on a page: its findings as text, and the data from which the script draws its pictures.
struct SceneArticle {
  private let section: SceneSection
  private let deviceConfigurations: [String: Int]

  init(_ section: SceneSection, deviceConfigurations: [String: Int]) {
    self.section = section
    self.deviceConfigurations = deviceConfigurations
  }

  var html: String {
    let pictures = section.pictures
    let anchor = section.anchor
    let views = PageSummary.counted(pictures.views.count, "view")
    let layouts = PageSummary.counted(pictures.layouts.count, "layout")
    let data = SceneData(pictures: pictures, findings: section.findings, deviceConfigurations: deviceConfigurations)
    return """
      <article class="scene" id="\(anchor)" aria-labelledby="\(anchor)-title" data-scene="\(MarkupText.html(pictures.sceneID))" \
      data-file="\(MarkupText.html(pictures.path))">
      <header><h2 id="\(anchor)-title">\(MarkupText.html(pictures.title))</h2>
      <p><code class="place">\(MarkupText.html("\(pictures.location)"))</code> <code class="id">\
      \(MarkupText.html(pictures.sceneID))</code> <span>\(views)</span> <span>\(layouts)</span></p></header>
      <div class="thumbnails"></div>
      <div class="columns">
      \(findings)
      <div class="pictures"></div>
      </div>
      <script type="application/json">\(data.json)</script>
      </article>
      """
  }

  private var findings: String {
    let items = section.findings.entries.map { entry in
      FindingItem(
        finding: entry.finding, number: entry.number,
        deviceConfigurations: entry.finding.deviceConfigurations.compactMap { deviceConfigurations[$0] }.sorted(),
        isPathShort: true
      ).html
    }
    let note = section.pictures.widthsMessage.map { message in
      "<p class=\"aside\">There is no slider for this scene: \(MarkupText.html(message)).</p>"
    }
    if items.isEmpty { return "<div class=\"findings\"><p class=\"none\">Nothing found.</p>\(note ?? "")</div>" }
    return "<div class=\"findings\"><ol>\(items.joined(separator: "\n"))</ol>\(note ?? "")</div>"
  }
}
