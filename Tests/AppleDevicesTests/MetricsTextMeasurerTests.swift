import AppleDevices
import LayoutModel
import XCTest

final class MetricsTextMeasurerTests: XCTestCase {
  private let measurer = MetricsTextMeasurer()

  private func measure(
    _ text: TextContent?, width: Double? = nil, kind: ViewKind = .label, traits: Traits = Traits(displayScale: 3)
  ) -> MeasuredContent {
    let view = LayoutTree().root
    return measurer.measure(
      MeasurementRequest(view: view, kind: kind, text: text, proposedWidth: width), in: traits)
  }

  func test_measure_hasTheHeightAndBaselinesOfTheSystemFont() throws {
    let size = measure(TextContent("Label", font: .system(size: 17)))
    XCTAssertEqual(size.height, 61.0 / 3)
    XCTAssertEqual(try XCTUnwrap(size.firstBaseline), 17 * 0.9521484, accuracy: 1e-5)
    XCTAssertEqual(try XCTUnwrap(size.lastBaseline), 17 * 0.2412109, accuracy: 1e-5)
    // Recorded: 41.5 points at two pixels a point.
    let width = try XCTUnwrap(measure(TextContent("Label", font: .system(size: 17)), traits: Traits()).width)
    XCTAssertEqual(width, 41.5)
  }

  func test_measure_ofNoTextIsNothing() { XCTAssertEqual(measure(nil), MeasuredContent()) }

  func test_measure_ofAnEmptyTextIsALineWithoutWidth() {
    let line = measure(TextContent("x"))
    let empty = measure(TextContent(""))
    XCTAssertEqual(empty.width, 0)
    XCTAssertEqual(empty.height, line.height)
    XCTAssertEqual(empty.firstBaseline, line.firstBaseline)
    XCTAssertEqual(empty.lastBaseline, line.lastBaseline)
    XCTAssertEqual(measure(TextContent("", numberOfLines: 0), width: 0), empty)
  }

  func test_measure_anEmptyFieldAlignsWithItsLabel() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", kind: .label, to: tree.root)
    let field = try tree.addView("field", kind: .textField, to: tree.root)
    try tree.setText(TextContent("Password"), of: label)
    try tree.activate([
      label.leading == tree.root.leading + 16, field.leading == label.trailing + 8, field.top == tree.root.top + 40,
      label.firstBaseline == field.firstBaseline,
    ])
    let environment = LayoutEnvironment(size: LayoutSize(width: 390, height: 844))
    let tops = try ["", "secret"].map { text in
      try tree.setText(TextContent(text), of: field)
      var engine = LayoutEngine(tree: tree, environment: environment, measurer: .textMetrics)
      return try XCTUnwrap(try engine.layout(.strict).frame(of: label)?.minY)
    }
    XCTAssertEqual(tops[0], tops[1])
    XCTAssertEqual(tops[0], 47)
  }

  func test_measure_growsWithTheTextSize() throws {
    var last = 0.0
    for category in TextSizeCategory.allCases {
      let traits = Traits(preferredContentSizeCategory: category)
      let size = try XCTUnwrap(measure(TextContent("Settings"), traits: traits).width)
      XCTAssertGreaterThan(size, last, "\(category)")
      last = size
    }
    let fixed = TextContent("Settings", adjustsForContentSizeCategory: false)
    let large = Traits(preferredContentSizeCategory: .accessibilityExtraLarge)
    XCTAssertEqual(measure(fixed, traits: large), measure(fixed, traits: Traits()))
  }

  func test_measure_wrapsAtWords() throws {
    let text = TextContent("one two three four five", font: .system(size: 20), numberOfLines: 0)
    let natural = measure(text)
    let width = try XCTUnwrap(natural.width)
    XCTAssertEqual(measurer.numberOfLines(text, width: width), 1)
    XCTAssertEqual(measure(text, width: width), natural)
    let narrow = measure(text, width: width / 2)
    XCTAssertLessThanOrEqual(try XCTUnwrap(narrow.width), width / 2)
    XCTAssertEqual(measurer.numberOfLines(text, width: width / 2), 3)
    XCTAssertEqual(narrow.height, LineMetrics(pointSize: 20).labelHeight(lines: 3, scale: 3))
    XCTAssertEqual(narrow.lastBaseline, natural.lastBaseline)
  }

  func test_numberOfLines_neverGrowsWithTheWidth() throws {
    let text = TextContent(
      "Donaudampfschifffahrtsgesellschaft ist ein langes Wort,\ndas nirgends gut bricht - oder doch?", numberOfLines: 0)
    var last = Int.max
    for width in stride(from: 0.0, through: 900, by: 3) {
      let lines = measurer.numberOfLines(text, width: width)
      XCTAssertLessThanOrEqual(lines, last, "\(width)")
      let measured = try XCTUnwrap(measure(text, width: width).width)
      if width > 30 { XCTAssertLessThanOrEqual(measured, width + 1, "\(width)") }
      last = lines
    }
    XCTAssertEqual(last, 2)
  }

  func test_numberOfLines_followsBreaksAndTheLimit() {
    let rows: [(String, Int, Double?, Int, UInt)] = [
      ("a\nb\nc", 0, nil, 3, #line), ("a\nb\nc", 2, nil, 2, #line), ("a\nb\nc", 1, nil, 1, #line),
      ("a\r\nb", 0, nil, 2, #line), ("a\u{2028}b\u{2029}c", 0, nil, 3, #line), ("a\n", 0, nil, 2, #line),
      ("\n", 0, nil, 2, #line), ("aaa", 0, 0, 3, #line), ("aaa", 0, -5, 3, #line), ("a a a", 0, 0, 3, #line),
      ("wide words wrap", 1, 10, 1, #line), ("日本語文字列", 0, 41, 3, #line),
    ]
    for (string, limit, width, expected, line) in rows {
      let text = TextContent(string, font: .system(size: 20), numberOfLines: limit)
      XCTAssertEqual(measurer.numberOfLines(text, width: width), expected, string.debugDescription, line: line)
    }
  }

  func test_measure_takesEveryWidth() {
    let text = TextContent("some words", numberOfLines: 0)
    for width in [Double.nan, .infinity, -.infinity] { XCTAssertEqual(measure(text, width: width), measure(text)) }
    XCTAssertEqual(measure(text, width: .leastNonzeroMagnitude), measure(text, width: 0))
    XCTAssertEqual(measure(text, width: 1e300), measure(text))
    for size in [Double.nan, .infinity, 0, -3] {
      XCTAssertEqual(measure(TextContent("a", font: .system(size: size))), measure(TextContent("a")))
    }
    XCTAssertEqual(
      measure(text, traits: Traits(displayScale: .nan)), measure(text, traits: Traits(displayScale: 1)))
  }

  func test_measure_isLinearInTheLength() throws {
    let once = try XCTUnwrap(measure(TextContent("hello")).width)
    let many = try XCTUnwrap(measure(TextContent(String(repeating: "hello", count: 20_000))).width)
    XCTAssertEqual(many / 20_000, once, accuracy: 0.5)
  }

  func test_measure_addsTheRoomOfControls() throws {
    let text = TextContent("Sign in", font: .system(size: 17))
    let exact = measurer.exactWidth(of: text)
    let button = measure(text, kind: .button)
    XCTAssertEqual(button.width, exact.rounded(.up))
    XCTAssertEqual(button.height, 33)
    XCTAssertEqual(measure(TextContent("I", font: .system(size: 15)), kind: .button).width, 30)
    let field = measure(text, kind: .textField)
    XCTAssertEqual(field.width, exact.rounded(.up) + 28)
    XCTAssertEqual(field.height, 34)
    for content in [button, field] {
      let line = try XCTUnwrap(content.height) - XCTUnwrap(content.firstBaseline) - XCTUnwrap(content.lastBaseline)
      XCTAssertEqual(line, 0, accuracy: 1e-9, "the text stands in the middle")
    }
  }

  func test_fit_shrinksAsFarAsItMay() throws {
    var text = TextContent("Continue shopping", font: .system(size: 20))
    let natural = try XCTUnwrap(measure(text).width)
    XCTAssertEqual(measurer.fit(text, width: natural), TextFit(pointSize: 20, isTruncated: false))
    XCTAssertEqual(measurer.fit(text, width: natural * 0.8), TextFit(pointSize: 20, isTruncated: true))
    text.minimumScaleFactor = 0.5
    let shrunk = measurer.fit(text, width: natural * 0.8)
    XCTAssertFalse(shrunk.isTruncated)
    XCTAssertLessThan(shrunk.pointSize, 17)
    XCTAssertGreaterThan(shrunk.pointSize, 14)
    XCTAssertEqual(measurer.fit(text, width: natural * 0.3), TextFit(pointSize: 10, isTruncated: true))
    XCTAssertTrue(measurer.fit(text, width: .nan).isTruncated)
    XCTAssertTrue(measurer.fit(text, width: 0).isTruncated)
    text.numberOfLines = 2
    XCTAssertEqual(measurer.fit(text, width: natural * 0.6), TextFit(pointSize: 20, isTruncated: false))
  }

  func test_resolvedFont_hasTheStylesWeightAndSize() {
    XCTAssertEqual(
      TextContent("", font: .style(.headline)).resolvedFont(for: .large), ResolvedFont(pointSize: 17, weight: .semibold)
    )
    XCTAssertEqual(
      TextContent("", font: .system(size: 17, weight: .bold)).resolvedFont(for: .accessibilityMedium),
      ResolvedFont(pointSize: 26, weight: .bold))
    let bold = measure(TextContent("Total", font: .system(size: 17, weight: .bold))).width ?? 0
    XCTAssertGreaterThan(bold, measure(TextContent("Total", font: .system(size: 17))).width ?? 0)
  }
}
