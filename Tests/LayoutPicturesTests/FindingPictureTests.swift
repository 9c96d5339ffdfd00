import Foundation
import LayoutAnalysis
import LayoutModel
import LayoutPictures
import LayoutTestSupport
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class FindingPictureTests: XCTestCase {
  private func makeEngine(_ name: String = "close") throws -> LayoutEngine {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let close = try tree.addView(name, kind: .button, to: card)
    let title = try tree.addView("title", kind: .label, to: card)
    try tree.setIntrinsicContentSize(width: 150, height: 20, of: title)
    try tree.activate([
      card.leading == tree.root.leading + 16, card.width == 0.8 * tree.root.width, card.top == tree.root.top + 60,
      card.height == 160, close.trailing == card.trailing - 8, close.top == card.top + 8, close.width == 28,
      close.height == 28, title.leading == card.leading + 16, (title.top == close.bottom + 20) ~ .high,
      title.width <= 120,
    ])
    return LayoutEngine(tree: tree, environment: .plain(320, 480))
  }

  private func texts(_ svg: String) -> [String] {
    svg.components(separatedBy: "<text").dropFirst().compactMap { part in
      part.components(separatedBy: ">").dropFirst().first?.components(separatedBy: "</text").first
    }
  }

  private func parses(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  func test_screenPicture_numbersFindingsAndWritesThemOut() throws {
    var engine = try makeEngine()
    let result = try engine.layout()
    var picture = ScreenPicture(result)
    let plain = picture.svg()
    XCTAssertFalse(plain.contains("<circle"))
    picture.findings = result.lint()
    XCTAssertEqual(picture.findings.map(\.name), ["clipped-text", "touch-target", "touch-target"])
    let svg = picture.svg()
    XCTAssertTrue(parses(svg))
    // One mark on the title and two on the button, and each finding in the legend.
    XCTAssertEqual(svg.components(separatedBy: "<circle").count - 1, 6)
    XCTAssertEqual(texts(svg).filter { $0 == "2" }.count, 2)
    let legend = texts(svg).joined(separator: " ")
    XCTAssertTrue(
      legend.contains("warning: the text of title needs a width of 150 and has 120: 30 pt are cut off"), legend)
    XCTAssertTrue(svg.contains("#b86200"))
    XCTAssertFalse(svg.contains("#d11a1a"))
  }

  func test_screenPicture_writesOutSoManyAndCountsTheRest() throws {
    var engine = try makeEngine()
    var picture = ScreenPicture(try engine.layout())
    picture.findings = Array(repeating: picture.result.lint()[0], count: 100)
    let svg = picture.svg()
    XCTAssertTrue(texts(svg).contains("and 76 more"))
    XCTAssertEqual(svg.components(separatedBy: "<circle").count - 1, 24 + 4, "four numbers on one view at most")
  }

  func test_screenPicture_drawsConstraintsOnDemand() throws {
    var engine = try makeEngine()
    var picture = ScreenPicture(try engine.layout())
    XCTAssertFalse(picture.svg().contains("<line"))
    picture.showsConstraints = true
    let svg = picture.svg()
    XCTAssertTrue(parses(svg))
    // Each of the eleven constraints is a line with two ticks.
    XCTAssertEqual(svg.components(separatedBy: "<line").count - 1, 33)
    for text in ["16", "60", "160", "0.8 × screen.width", "−8", "28", "≤ 120", "20"] {
      XCTAssertTrue(texts(svg).contains(text), "\(text) in \(texts(svg))")
    }
    XCTAssertEqual(svg.components(separatedBy: "stroke-dasharray=\"3 2\"").count - 1, 1, "the optional one is dashed")
  }

  func test_directionPair_drawsBothDirections() throws {
    let pair = try DirectionPair(try makeEngine(), caption: "phone", cornerRadius: 20)
    let svg = pair.svg()
    XCTAssertTrue(parses(svg))
    XCTAssertEqual(texts(svg).filter { $0 == "phone" }.count, 2)
    XCTAssertTrue(texts(svg).contains("left to right"))
    XCTAssertTrue(texts(svg).contains("right to left"))
    let frames = [pair.leftToRight, pair.rightToLeft].map { $0.result.placements.map(\.frameInRoot) }
    for (first, second) in zip(frames[0], frames[1]) {
      XCTAssertEqual(first.minX, 320 - second.maxX, accuracy: 1e-9)
      XCTAssertEqual(first.minY, second.minY)
    }
    for magnification in [0, -1, .nan, .infinity] as [Double] {
      XCTAssertEqual(pair.svg(magnification: magnification), svg)
    }
  }

  func test_pictures_takeAnyName() throws {
    var engine = try makeEngine("<a & \"b\">\u{2}\u{FFFF}")
    var picture = ScreenPicture(try engine.layout(), caption: ["<&>"])
    picture.findings = picture.result.lint()
    picture.showsConstraints = true
    XCTAssertTrue(parses(picture.svg()))
    XCTAssertTrue(parses(try DirectionPair(engine, caption: "]]>&").svg()))
    // A word that is wider than the legend is broken.
    let long = String(repeating: "w", count: 500)
    var wide = try makeEngine(long)
    var other = ScreenPicture(try wide.layout())
    other.findings = other.result.lint()
    XCTAssertTrue(parses(other.svg()))
    XCTAssertTrue(texts(other.svg()).filter { $0.hasPrefix("www") && $0.count < 500 }.count > 2)
  }

  /// Writes the pictures where the environment says, for people to look at.
  func test_pictures_canBeWritten() throws {
    guard let folder = ProcessInfo.processInfo.environment["RATITE_PICTURES"] else {
      throw XCTSkip("set RATITE_PICTURES to a folder to get pictures")
    }
    var engine = try makeEngine()
    var picture = ScreenPicture(try engine.layout(), caption: ["card", "320 × 480"], cornerRadius: 30)
    picture.findings = picture.result.lint()
    try picture.svg(magnification: 1.5).write(toFile: folder + "/findings.svg", atomically: true, encoding: .utf8)
    picture.showsConstraints = true
    picture.findings = []
    try picture.svg(magnification: 2).write(toFile: folder + "/constraints.svg", atomically: true, encoding: .utf8)
    let pair = try DirectionPair(engine, caption: "card", cornerRadius: 30)
    try pair.svg().write(toFile: folder + "/directions.svg", atomically: true, encoding: .utf8)
  }
}
