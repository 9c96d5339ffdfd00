import AppleDevices
import LayoutModel
import LayoutTestSupport
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
      return engine.tree.text(of: title, in: environment)
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

  func test_layout_scalesTheFontWithTheScreen() throws {
    var tree = LayoutTree()
    let title = try tree.addView("title", to: tree.root)
    try tree.setText(TextContent("Title", font: .style(.headline)), of: title)
    let design = DesignReference(size: LayoutSize(width: 375, height: 812))
    try tree.varyText(
      of: title, pointSize: DesignNumber(30, .scaled(.width), in: design, floor: 28, ceiling: 60),
      [TextVariation(when: .screen(.phone3_5), font: .style(.body))])
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 812))
    let rows: [(Double, Double, TextContent.Font, UInt)] = [
      (375, 812, .system(size: 30, weight: .semibold), #line), (750, 812, .system(size: 60, weight: .semibold), #line),
      (1500, 812, .system(size: 60, weight: .semibold), #line), (320, 480, .style(.body), #line),
      (320, 600, .system(size: 28, weight: .semibold), #line),
    ]
    for (width, height, font, line) in rows {
      engine.environment = .plain(width, height)
      _ = try engine.layout()
      XCTAssertEqual(engine.tree.text(of: title, in: engine.environment)?.font, font, line: line)
      XCTAssertEqual(engine.tree.text(of: title)?.font, .style(.headline), line: line)
    }
    try engine.tree.varyText(of: title)
    _ = try engine.layout()
    XCTAssertEqual(engine.tree.text(of: title)?.font, .style(.headline))
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
    let design = DesignReference(size: LayoutSize(width: 375, height: 812))
    assertThrows(.nonFinite("font size", in: "title")) {
      try tree.varyText(of: title, pointSize: DesignNumber(.infinity, .fixed, in: design))
    }
    try tree.destroy(title)
    XCTAssertThrowsError(try tree.varyText(of: title, [])) { error in
      guard case LayoutError.unknownItem = error else { return XCTFail("\(error)") }
    }
  }
}
