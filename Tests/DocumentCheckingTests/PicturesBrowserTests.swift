import DocumentChecking
import Foundation
import LayoutModel
import XCTest

/// Opens pages in a browser, where there is one.
final class PicturesBrowserTests: XCTestCase {
  private func page(_ fixture: PicturesFixture) -> String {
    ReportPage(fixture.content, scenes: [fixture.pictures]).html
  }

  /// The frames that the large picture draws, by the id of the element.
  private func frames(_ elements: String) -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    for part in elements.components(separatedBy: "data-id=\"").dropFirst() {
      guard let frame = part.components(separatedBy: "data-frame=\"").dropFirst().first else { continue }
      result[String(part.prefix { $0 != "\"" })] = frame.prefix { $0 != "\"" }.split(separator: " ").compactMap {
        Double($0)
      }
    }
    return result
  }

  /// What the solver says of the scene at a width.
  private func expectedFrames(_ fixture: PicturesFixture, at width: Double) throws -> [String: [Double]] {
    var engine = fixture.scene.engine
    engine.environment.size.width = width
    if width >= 660 {
      engine.environment.traits.horizontalSizeClass = .regular
      engine.environment.traits.idiom = .pad
    }
    let result = try engine.layout()
    var frames: [String: [Double]] = [:]
    for id in ["scr-1", "crd-1", "ttl-1", "btn-1"] {
      let view = try XCTUnwrap(fixture.scene.view(withID: id))
      let frame = try XCTUnwrap(result.exactFrame(of: view))
      frames[id] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return frames
  }

  private func check(
    _ drawn: [String: [Double]], _ expected: [String: [Double]], _ message: String, line: UInt = #line
  ) {
    XCTAssertEqual(drawn.keys.sorted(), expected.keys.sorted(), message, line: line)
    for (id, frame) in expected {
      for (first, second) in zip(drawn[id] ?? [], frame) {
        XCTAssertEqual(first, second, accuracy: 0.002, "\(id), \(message)", line: line)
      }
      XCTAssertEqual(drawn[id]?.count, 4, line: line)
    }
  }

  func test_page_drawsTheFramesOfTheSweepAtTheWidthOfALink() throws {
    let fixture = try PicturesFixture()
    let elements = try PicturesBrowser().elements(of: page(fixture), link: "scene=scr-1&width=412.5")
    check(frames(elements), try expectedFrames(fixture, at: 412.5), "at a breakpoint")
    XCTAssertTrue(elements.contains("412.5 × 667 pt"))
  }

  func test_page_followsTheSlider() throws {
    let fixture = try PicturesFixture()
    let widths: [Double] = [320, 400, 640, 659, 660, 1366]
    // What is drawn at each width is kept as a copy at the end of the page.
    let steps = """
      const range = document.querySelector(".slider input[type=range]");
      for (const width of \(widths)) {
        range.value = width;
        range.dispatchEvent(new Event("input", { bubbles: true }));
        const copy = document.createElement("section");
        copy.className = "copy";
        copy.append(...[".stage", ".slider output"].map(name => document.querySelector(name).cloneNode(true)));
        document.body.append(copy);
      }
      """
    let elements = try PicturesBrowser().elements(of: page(fixture), link: "scene=scr-1", steps: steps)
    let copies = elements.components(separatedBy: "<section class=\"copy\"").dropFirst()
    XCTAssertEqual(copies.count, widths.count)
    for (copy, width) in zip(copies, widths) {
      check(frames(copy), try expectedFrames(fixture, at: width), "at \(width)")
      // The button everywhere, the title below 412.5, and the card's width from 632.
      let count = 1 + (width < 412.5 ? 1 : 0) + (width >= 632 ? 1 : 0)
      XCTAssertTrue(copy.contains("\(count) findings at \(Int(width)) pt"), "at \(width)")
    }
  }

  func test_page_showsADeviceAndAFinding() throws {
    let browser = try PicturesBrowser()
    let fixture = try PicturesFixture()
    let page = page(fixture)
    let device = try browser.elements(of: page, link: "scene=scr-1&on=iPhone%208")
    XCTAssertTrue(device.contains("375 × 667 pt"))
    XCTAssertEqual(frames(device)["crd-1"]?[2], 343)
    XCTAssertEqual(
      device.components(separatedBy: "class=\"pin ").count - 1, 1, "the button's finding holds there alone")
    // A finding brings the device on which it holds.
    let finding = try browser.elements(of: page, link: "scene=scr-1&finding=3")
    XCTAssertTrue(finding.contains("834 × 1194 pt"))
    XCTAssertTrue(finding.contains("aria-current=\"true\""))
  }

  func test_page_searches() throws {
    let browser = try PicturesBrowser()
    let page = page(try PicturesFixture())
    for (query, count) in [("BTN-1 touch-target", 1), ("main.storyboard", 3)] {
      let elements = try browser.elements(of: page, link: "q=\(query.replacingOccurrences(of: " ", with: "+"))")
      let items = elements.components(separatedBy: "<li class=\"finding").dropFirst()
      let shown = items.filter { !$0.prefix { $0 != ">" }.contains("hidden") }
      XCTAssertEqual(shown.count, count, query)
      XCTAssertTrue(elements.contains("\(count) of 3 findings"), query)
      XCTAssertTrue(elements.contains("id=\"nothing\" hidden"))
    }
  }

  func test_page_runsNoScriptOfADocument() throws {
    let browser = try PicturesBrowser()
    let hostile = "\"><img src=x onerror=document.title='taken'><script>document.title='taken'</script>"
    let fixture = try PicturesFixture(title: hostile)
    let elements = try browser.elements(of: page(fixture), link: "scene=scr-1&width=400")
    XCTAssertFalse(elements.contains("<title>taken</title>"))
    XCTAssertTrue(elements.contains("<title>Layout check: "))
    XCTAssertFalse(elements.contains("<img"))
  }
}
