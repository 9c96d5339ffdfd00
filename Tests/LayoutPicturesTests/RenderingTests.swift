import Foundation
import LayoutModel
import LayoutPictures
import LayoutTestSupport
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Counts the elements of a document and collects its texts.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var texts: [String] = []
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    counts[elementName, default: 0] += 1
    current = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { current += string }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    if elementName == "text" { texts.append(current) }
  }
}

final class RenderingTests: XCTestCase {
  private func parse(_ svg: String, file: StaticString = #filePath, line: UInt = #line) -> ElementCounter {
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = counter
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))", file: file, line: line)
    return counter
  }

  private func makeResult(_ name: String = "box", width: Double = 320) throws -> LayoutResult {
    var tree = LayoutTree(rootNamed: "screen")
    let box = try tree.addView(name, to: tree.root)
    let inner = try tree.addView("inner", to: box)
    try tree.activate([
      box.left == tree.root.left + 16, box.top == tree.root.top + 16, box.width == 288, box.height == 100,
      inner.left == box.left + 10.25, inner.top == box.top + 10, inner.width == 30, inner.height == 30,
    ])
    try tree.activate([box.right == tree.root.right - 16])
    var engine = LayoutEngine(
      tree: tree,
      environment: LayoutEnvironment(
        size: LayoutSize(width: width, height: 480), safeAreaInsets: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
      ))
    return try engine.layout()
  }

  func test_screenPicture_isWellFormedAndComplete() throws {
    let picture = ScreenPicture(try makeResult(), caption: ["iPhone", "320 × 480"], cornerRadius: 40)
    let elements = parse(picture.svg())
    XCTAssertEqual(elements.counts["svg"], 1)
    // Backdrop, screen, clip, safe area, two views, outline.
    XCTAssertEqual(elements.counts["rect"], 7)
    XCTAssertEqual(elements.texts, ["iPhone", "320 × 480", "box 288 × 100", "inner", "30 × 30"])
    XCTAssertTrue(picture.svg().contains("rx=\"40\""))
    XCTAssertEqual(picture.svg(), picture.svg())
  }

  func test_screenPicture_marksFindingsAndUnknownCorners() throws {
    let good = ScreenPicture(try makeResult(), cornerRadius: 0).svg()
    XCTAssertFalse(good.contains("#d11a1a"))
    let bad = ScreenPicture(try makeResult(width: 300)).svg()
    XCTAssertTrue(bad.contains("#d11a1a"))
    // The safe area's edge is dashed, and so is an outline whose corners are not known.
    XCTAssertEqual(good.components(separatedBy: "stroke-dasharray").count - 1, 1)
    XCTAssertEqual(bad.components(separatedBy: "stroke-dasharray").count - 1, 2)
  }

  func test_screenPicture_takesAnyName() throws {
    let name = "a<b>&\"c\"'\u{1}]]>é👩‍👩‍👧"
    let elements = parse(ScreenPicture(try makeResult(name), caption: [name]).svg(magnification: 2))
    XCTAssertEqual(elements.texts.first, "a<b>&\"c\"'\u{FFFD}]]>é👩‍👩‍👧")
    for magnification in [0, -1, .nan, .infinity] as [Double] {
      XCTAssertEqual(
        ScreenPicture(try makeResult()).svg(magnification: magnification), ScreenPicture(try makeResult()).svg())
    }
  }

  func test_screenPicture_keepsLabelsOnTheScreen() throws {
    // A view at the right edge with a name that fits neither into it nor to its right.
    var tree = LayoutTree()
    let chip = try tree.addView("a long name", to: tree.root)
    try tree.activate([
      chip.right == tree.root.right, chip.centerY == tree.root.centerY, chip.width == 10, chip.height == 10,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    let svg = ScreenPicture(try engine.layout()).svg()
    XCTAssertTrue(svg.contains("text-anchor=\"end\""), svg)
    engine.environment = .plain(30, 480)
    XCTAssertTrue(ScreenPicture(try engine.layout()).svg().contains("text-anchor=\"middle\""))
  }

  func test_contactSheet_hasACellPerPicture() throws {
    let result = try makeResult()
    let pictures = (0..<7).map { ScreenPicture(result, caption: ["device \($0)", "portrait"]) }
    let elements = parse(ContactSheet(title: "sheet", pictures, columns: 3).svg)
    XCTAssertEqual(elements.counts["g"], 7)
    XCTAssertEqual(elements.texts.filter { $0.hasPrefix("device") }, (0..<7).map { "device \($0)" })
    XCTAssertEqual(elements.texts.first, "sheet")
    XCTAssertEqual(elements.texts.filter { $0 == "box" }.count, 7)
  }

  func test_contactSheet_takesNoPicturesAndNoColumns() throws {
    XCTAssertEqual(parse(ContactSheet([], columns: 0).svg).counts["rect"], 1)
    let one = ContactSheet([ScreenPicture(try makeResult())], columns: -4, cellSize: LayoutSize(width: .nan, height: 0))
    XCTAssertEqual(parse(one.svg).counts["g"], 1)
    XCTAssertEqual(parse(ContactSheet(one.pictures, columns: .max).svg).counts["g"], 1)
  }

  func test_textTree_indentsAndListsFindings() throws {
    XCTAssertEqual(
      try makeResult().textTree,
      """
      screen 0 0 320 480
        box 16 16 288 100
          inner 10.5 10 30 30
      """)
    XCTAssertTrue(try makeResult(width: 300).textTree.contains("\nerror: "))
  }
}
