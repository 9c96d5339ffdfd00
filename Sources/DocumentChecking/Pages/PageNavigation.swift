import LayoutModel

/// The list of scenes, by document.
struct PageNavigation {
  private let sections: [SceneSection]

  init(_ sections: [SceneSection]) { self.sections = sections }

  var html: String {
    var groups: [String] = []
    var items: [String] = []
    for (place, section) in sections.enumerated() {
      items.append(item(section))
      if place + 1 < sections.count && sections[place + 1].pictures.path == section.pictures.path { continue }
      let path = section.pictures.path
      let name = path.split(separator: "/").last.map(String.init) ?? path
      groups.append(
        "<li><span class=\"file\" title=\"\(MarkupText.html(path))\">\(MarkupText.html(name))</span>"
          + "<ul>\(items.joined())</ul></li>")
      items = []
    }
    return """
      <nav class="scenes" aria-label="Scenes">
      <details open><summary>\(PageSummary.counted(sections.count, "scene"))</summary>
      <ul>\(groups.joined(separator: "\n"))</ul></details>
      </nav>
      """
  }

  private func item(_ section: SceneSection) -> String {
    let counts = section.counts.map { severity, count in
      "<span class=\"dot \(severity.rawValue)\">\(count)"
        + "<span class=\"unseen\"> \(severity.rawValue)\(count == 1 ? "" : "s")</span></span>"
    }
    return "<li data-scene=\"\(section.number)\"><a href=\"#\(section.anchor)\">"
      + "<span>\(MarkupText.html(section.pictures.title))</span>\(counts.joined())</a></li>"
  }
}
