import DocumentChecking
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class PicturesSheetTests: XCTestCase {
  private func texts(_ svg: String, file: StaticString = #filePath, line: UInt = #line) -> [String] {
    let collector = TextCollector()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = collector
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))", file: file, line: line)
    return collector.texts
  }

  func test_sheet_hasACellPerLayoutAndALegendWithItsNumbers() throws {
    let fixture = try PicturesFixture()
    let texts = texts(SceneSheet(fixture.pictures, fixture.content.findings).svg)
    XCTAssertEqual(texts.first, "Sign In")
    XCTAssertEqual(texts[1], "App/Main.storyboard:10:9 · 3 layouts · 3 findings")
    XCTAssertEqual(texts.filter { $0 == "card" }.count, 3)
    // The title is marked on the narrowest screen, the button on all, and the card on the widest; and each finding once in the legend.
    XCTAssertEqual(texts.filter { $0 == "1" }.count, 1 + 1)
    XCTAssertEqual(texts.filter { $0 == "2" }.count, 3 + 1)
    XCTAssertEqual(texts.filter { $0 == "3" }.count, 1 + 1)
    let all = texts.joined(separator: " ")
    XCTAssertTrue(
      all.contains("warning: the text of “Welcome back to your garden, Mr Robinson” is cut off, on 1 of 3"), all)
    XCTAssertTrue(all.contains("[conflict, line 20]"), all)
  }

  func test_sheet_takesAnyText() throws {
    let title = "</text><script>&\"'\u{1}\u{2028}\u{202E}"
    let fixture = try PicturesFixture(title: title)
    let svg = SceneSheet(fixture.pictures, fixture.content.findings).svg
    XCTAssertFalse(svg.contains("<script"))
    XCTAssertTrue(texts(svg).joined().contains("</text><script>&\"'"))
    XCTAssertEqual(svg, SceneSheet(fixture.pictures, fixture.content.findings).svg)
  }

  func test_names_areSafeAndUnique() throws {
    var names = SheetNames()
    let first = try PicturesFixture(path: "a/Main.storyboard").pictures
    XCTAssertEqual(names.name(for: first), "Main-Sign-In-scr-1.svg")
    XCTAssertEqual(names.name(for: first), "Main-Sign-In-scr-1-2.svg")
    let other = try PicturesFixture(path: "b/MAIN.xib").pictures
    XCTAssertEqual(names.name(for: other), "MAIN-Sign-In-scr-1-3.svg", "some file systems do not tell case apart")
    let hostile = try PicturesFixture(path: "../../\u{202E}..\\<>:\"|?*\0é", sceneID: "../x/\n").pictures
    XCTAssertEqual(names.name(for: hostile), "Sign-In-x.svg")
    let long = try PicturesFixture(path: String(repeating: "n", count: 5000)).pictures
    XCTAssertEqual(names.name(for: long).count, 120 + 4)
    XCTAssertEqual(names.name(for: long).count, 120 + 6)
  }
}

private final class TextCollector: NSObject, XMLParserDelegate {
  var texts: [String] = []
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) { current = "" }

  func parser(_ parser: XMLParser, foundCharacters string: String) { current += string }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    if elementName == "text" { texts.append(current) }
  }
}
