/// A report as one HTML page that needs nothing else: it opens from a file, without a network.
public struct ReportPage: Sendable {
  let content: PageContent
  let scenes: [ScenePictures]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - scenes: The scenes, in the order in which they are shown. Findings about others are listed without pictures.
  public init(_ report: CheckReport, scenes: [ScenePictures]) {
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
  public var html: String {
    let items = content.findings.map { "<li>\(MarkupText.html("\($0.location): \($0.message)"))</li>" }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Layout check</title></head>
      <body><ol>\(items.joined(separator: "\n"))</ol></body></html>

      """
  }
}
