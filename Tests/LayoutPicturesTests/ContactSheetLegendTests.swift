import LayoutAnalysis
import LayoutModel
import LayoutPictures
import LayoutTestSupport
import XCTest

final class ContactSheetLegendTests: XCTestCase {
  /// A button that is too small everywhere, and a title that is cut off where the screen is narrow.
  private func pictures(_ widths: [Double]) throws -> [ScreenPicture] {
    var tree = LayoutTree(rootNamed: "screen")
    let title = try tree.addView("title", kind: .label, to: tree.root)
    let close = try tree.addView("close", kind: .button, to: tree.root)
    try tree.setIntrinsicContentSize(width: 300, height: 20, of: title)
    try tree.activate([
      title.leading == tree.root.leading + 16, title.trailing == tree.root.trailing - 16,
      title.top == tree.root.top + 20, close.width == 28, close.height == 28, close.centerX == tree.root.centerX,
      close.top == tree.root.top + 100,
    ])
    return try widths.map { width in
      var engine = LayoutEngine(tree: tree, environment: .plain(width, 480))
      var picture = ScreenPicture(try engine.layout(), caption: ["\(Int(width)) wide"])
      picture.findings += picture.result.lint()
      return picture
    }
  }

  private func texts(_ svg: String) -> [String] {
    svg.components(separatedBy: "<text").dropFirst().compactMap { part in
      part.components(separatedBy: ">").dropFirst().first?.components(separatedBy: "</text").first
    }
  }

  func test_contactSheet_numbersOverAllPicturesAndExplains() throws {
    let pictures = try pictures([300, 375, 430])
    XCTAssertEqual(pictures.map(\.findings.count), [3, 2, 2], "the button is too narrow and too low")
    let texts = texts(ContactSheet(pictures, columns: 3).svg)
    // The number is that of the first picture on which it is: the button is 2 and 3 everywhere.
    XCTAssertEqual(texts.filter { $0 == "1" }.count, 1 + 1)
    XCTAssertEqual(texts.filter { $0 == "2" }.count, 3 + 1)
    XCTAssertEqual(texts.filter { $0 == "3" }.count, 3 + 1)
    XCTAssertFalse(texts.contains("4"))
    let legend = texts.joined(separator: " ")
    XCTAssertTrue(legend.contains("32 pt are cut off (on 1 of 3: 300 wide)"), legend)
    XCTAssertTrue(legend.contains("(on all 3)"), legend)
  }

  func test_contactSheet_growsByItsLegendOnly() throws {
    var pictures = try pictures([300, 375])
    let height = try XCTUnwrap(height(ContactSheet(pictures, columns: 2).svg))
    for place in pictures.indices { pictures[place].findings = [] }
    let bare = ContactSheet(pictures, columns: 2).svg
    XCTAssertFalse(bare.contains("<circle"))
    XCTAssertGreaterThan(height, try XCTUnwrap(self.height(bare)) + 20)
  }

  func test_contactSheet_marksStandBesideEachOther() throws {
    let picture = try pictures([300])[0]
    XCTAssertEqual(picture.findings.count, 3)
    let svg = ContactSheet([picture], columns: 1).svg
    let centers = svg.components(separatedBy: "<circle cx=\"").dropFirst().map { $0.prefix(20) }
    XCTAssertEqual(Set(centers).count, 3 + 3)
  }

  private func height(_ svg: String) -> Double? {
    svg.components(separatedBy: " height=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
  }
}
