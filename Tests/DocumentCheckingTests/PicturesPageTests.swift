import DocumentChecking
import Foundation
import LayoutAnalysis
import LayoutModel
import XCTest

final class PicturesPageTests: XCTestCase {
  private static let hostile = "</script><!--<script>alert(1)</script>]]>&\"'`\\\u{0}\u{2028}\u{2029}\u{202E}\n{{é👩‍👩‍👧"

  private func page(_ fixtures: [PicturesFixture]) -> String {
    var content = fixtures[0].content
    for fixture in fixtures.dropFirst() {
      content.documents += fixture.content.documents
      content.findings += fixture.content.findings
    }
    return ReportPage(content, scenes: fixtures.map(\.pictures)).html
  }

  /// What stands between two marks, for each time they do.
  private func parts(_ text: String, _ start: String, _ end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }

  /// The data of the scenes of a page, as the script of the page reads it.
  private func data(_ page: String) throws -> [[String: Any]] {
    try parts(page, "<script type=\"application/json\">", "</script>").map { text in
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  func test_page_hasEveryFindingBesideItsScene() throws {
    let page = page([try PicturesFixture(), try PicturesFixture(path: "App/Other.xib", sceneID: "scr-2")])
    let articles = parts(page, "<article", "</article>")
    XCTAssertEqual(articles.count, 2)
    for (article, path) in zip(articles, ["Main.storyboard", "Other.xib"]) {
      XCTAssertEqual(article.components(separatedBy: "<li class=\"finding").count - 1, 3)
      XCTAssertTrue(article.contains("the text of “Welcome back to your garden, Mr Robinson” is cut off"))
      XCTAssertTrue(article.contains("let it have more lines"))
      XCTAssertTrue(article.contains("<code class=\"place\">\(path):14:9</code>"))
      XCTAssertTrue(article.contains("<code class=\"rule\">touch-target</code>"))
      XCTAssertTrue(article.contains("<code class=\"id\">btn-1</code>"))
      XCTAssertTrue(article.contains("on 1 of 3: iPhone SE (1st generation)"))
      XCTAssertTrue(article.contains("data-on=\"0-2\""), "the button is too small on all three")
    }
    XCTAssertTrue(page.contains("<title>Layout check: 2 errors, 2 warnings, 2 notes</title>"))
    XCTAssertTrue(page.contains("6 findings in 2 of 2 scenes"))
  }

  func test_page_needsNothingElse() throws {
    let page = page([try PicturesFixture()])
    XCTAssertTrue(page.contains("default-src 'none'"))
    for reference in ["http:", "https:", "src=", "<link", "@import", "url(h"] where page.contains(reference) {
      // The name of SVG's elements is no address that is opened.
      let others = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      XCTAssertFalse(others.contains(reference), reference)
    }
  }

  func test_page_isTheSameEachTime() throws {
    XCTAssertEqual(page([try PicturesFixture()]), page([try PicturesFixture()]))
  }

  func test_page_takesAnyText() throws {
    let plain = page([try PicturesFixture(path: "a.xib", sceneID: "1")])
    let page = page([try PicturesFixture(title: Self.hostile, path: "\(Self.hostile).xib", sceneID: Self.hostile)])
    for tag in ["<script", "</script>", "<!--", "<article", "<li", "<p", "<b"] {
      XCTAssertEqual(
        page.components(separatedBy: tag).count, plain.components(separatedBy: tag).count, "\(tag) comes from a text")
    }
    XCTAssertTrue(page.contains("&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;&quot;&#39;`\\"))
    XCTAssertFalse(page.contains("\u{202E}"), "nothing turns the direction of what follows")
    XCTAssertFalse(page.contains("\u{0}"))
    for data in parts(page, "<script type=\"application/json\">", "</script>") {
      for character in ["<", ">", "&", "\u{2028}", "\u{2029}"] { XCTAssertFalse(data.contains(character), character) }
    }
    let views = try XCTUnwrap(try data(page)[0]["v"] as? [[Any]])
    XCTAssertEqual(views[2][3] as? String, Self.hostile, "the script gets the text as it is")
  }

  func test_page_embedsTheFramesOfEveryLayout() throws {
    let fixture = try PicturesFixture()
    let data = try data(page([fixture]))[0]
    let layouts = try XCTUnwrap(data["l"] as? [[Any]])
    XCTAssertEqual(layouts.map { $0[1] as? Double }, [320, 375, 834])
    let frames = try XCTUnwrap(data["f"] as? [Any])
    XCTAssertEqual(frames.count, 4 * 4)
    // The card: its left edge is the same everywhere, its width is not.
    XCTAssertEqual(frames[4] as? Double, 16)
    XCTAssertEqual(frames[6] as? [Double], [288, 343, 802])
  }

  func test_page_embedsWhereFindingsHoldAndWhatElseIsFound() throws {
    let fixture = try PicturesFixture()
    let data = try data(page([fixture]))[0]
    let findings = try XCTUnwrap(data["n"] as? [[Any]])
    XCTAssertEqual(findings.map { $0[0] as? Int }, [1, 2, 0])
    XCTAssertEqual(findings[1][1] as? [Int], [3], "the button")
    XCTAssertEqual(findings[1][3] as? [Int], [0, 1, 2])
    XCTAssertEqual(findings[1][4] as? [Double], [320, 1366])
    XCTAssertEqual(findings[2][1] as? [Int], [1], "a constraint stands for the views that it names")
    XCTAssertEqual(findings[2][4] as? [Double], [632, 1366], "between margins of 16 the card is wider than 600")
    let widths = try XCTUnwrap(data["w"] as? [String: Any])
    XCTAssertEqual((widths["o"] as? [Any])?.count, 0)
    // What is on none of the devices is found all the same.
    var content = fixture.content
    content.findings.removeLast()
    let rest = try XCTUnwrap(self.data(ReportPage(content, scenes: [fixture.pictures]).html)[0]["w"] as? [String: Any])
    let others = try XCTUnwrap(rest["o"] as? [[Any]])
    XCTAssertEqual(others.map { $0[1] as? String }, ["conflict"])
    XCTAssertEqual(others[0][4] as? Double, 632)
    XCTAssertEqual(others[0][5] as? Double, 1366)
  }

  func test_page_listsWhatBelongsToNoScene() throws {
    var content = try PicturesFixture().content
    content.documents.append(
      PageContent.Document(
        path: "App/Broken.xib",
        error: .init(.malformed, "the file ends too early", at: .init(file: "App/Broken.xib", line: 7, column: 3))))
    let page = ReportPage(content, scenes: []).html
    XCTAssertTrue(page.contains("id=\"documents\""))
    XCTAssertTrue(page.contains("App/Broken.xib:7:3"))
    XCTAssertEqual(page.components(separatedBy: "<li class=\"finding").count - 1, 3 + 1)
    XCTAssertTrue(page.contains("1 error, 1 warning, 1 note, 1 file not read"))
    let empty = ReportPage(PageContent(documents: [], findings: [], deviceConfigurations: []), scenes: []).html
    XCTAssertTrue(empty.contains("<title>Layout check: nothing found</title>"))
    XCTAssertFalse(empty.contains("id=\"documents\""))
  }

  /// Writes a page where the environment says, for people to look at.
  func test_page_canBeWritten() throws {
    guard let folder = ProcessInfo.processInfo.environment["RATITE_PICTURES"] else {
      throw XCTSkip("set RATITE_PICTURES to a folder to get a page")
    }
    let fixture = try PicturesFixture()
    let page = page([fixture, try PicturesFixture(title: Self.hostile, path: "App/Other.xib", sceneID: "scr-2")])
    try page.write(toFile: folder + "/page.html", atomically: true, encoding: .utf8)
    try SceneSheet(fixture.pictures, fixture.content.findings).svg.write(
      toFile: folder + "/sheet.svg", atomically: true, encoding: .utf8)
  }
}
