import LayoutModel
import XCTest

final class TextVariationTests: XCTestCase {
  func test_layout_choosesTheFont() throws {
    var tree = LayoutTree()
    let title = try tree.addView("title", to: tree.root)
    try tree.setText(TextContent("Title", font: .style(.title1)), of: title)
    try tree.varyText(
      of: title,
      [
        TextVariation(when: .screen(.phone3_5), font: .system(size: 20), minimumScaleFactor: 0.5),
        TextVariation(when: .horizontal(.regular), font: .style(.largeTitle), numberOfLines: 2),
      ])
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    func font(_ environment: LayoutEnvironment) throws -> TextContent? {
      engine.environment = environment
      _ = try engine.layout()
      return engine.tree.text(of: title)
    }
    XCTAssertEqual(try font(.plain(375, 667))?.font, .style(.title1))
    let small = try font(.plain(320, 480))
    XCTAssertEqual(small?.font, .system(size: 20))
    XCTAssertEqual(small?.minimumScaleFactor, 0.5)
    XCTAssertEqual(small?.numberOfLines, 1)
    var regular = LayoutEnvironment.plain(1000, 500)
    regular.traits.horizontalSizeClass = .regular
    XCTAssertEqual(try font(regular)?.font, .style(.largeTitle))
    XCTAssertEqual(try font(regular)?.numberOfLines, 2)
    XCTAssertEqual(try font(.plain(375, 667)), TextContent("Title", font: .style(.title1)))
  }

  func test_varyText_refusesWhatCannotBe() throws {
    var tree = LayoutTree()
    let title = try tree.addView("title", to: tree.root)
    try tree.setText(TextContent("Title"), of: title)
    assertThrows(.nonFinite("font size", in: "title")) {
      try tree.varyText(of: title, [TextVariation(when: .always, font: .system(size: .nan))])
    }
    assertThrows(.negativeSize(-3, of: "title")) {
      try tree.varyText(of: title, [TextVariation(when: .always, font: .system(size: -3))])
    }
    try tree.destroy(title)
    XCTAssertThrowsError(try tree.varyText(of: title, [])) { error in
      guard case LayoutError.unknownItem = error else { return XCTFail("\(error)") }
    }
  }
}
