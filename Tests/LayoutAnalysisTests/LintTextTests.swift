import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// The rules about texts, constants and scrolling: a bad example and a good one each.
final class LintTextTests: XCTestCase {
  func test_clippedText_saysHowMuchIsMissing() throws {
    var bench = LintBench()
    let title = try bench.add("title", .label, at: LayoutRectangle(x: 0, y: 0, width: 100, height: 19))
    try bench.tree.setIntrinsicContentSize(width: 120, height: 21, of: title)
    let good = try bench.add("good", .label, at: LayoutRectangle(x: 0, y: 40, width: 120, height: 21))
    try bench.tree.setIntrinsicContentSize(width: 120, height: 21, of: good)
    let field = try bench.add("field", .textField, at: LayoutRectangle(x: 0, y: 80, width: 50, height: 34))
    try bench.tree.setIntrinsicContentSize(width: 120, height: 34, of: field)
    XCTAssertEqual(
      try bench.messages(.clippedText),
      [
        "the text of title needs a width of 120 and has 100: 20 pt are cut off",
        "the text of title needs a height of 21 and has 19: 2 pt are cut off",
      ])
  }

  /// Sizes of texts are rounded up to pixels, and to other pixels on another screen.
  func test_clippedText_sparesAPixel() throws {
    for (scale, missing, count) in [
      (3.0, 1.0 / 3, 0), (3, 0.34, 1), (2, 0.5, 0), (2, 0.51, 1), (1, 1, 0), (1, 1.01, 1),
    ] {
      var bench = LintBench()
      bench.environment.traits.displayScale = scale
      let title = try bench.add("title", .label, at: LayoutRectangle(x: 0, y: 0, width: 100, height: 21))
      try bench.tree.setIntrinsicContentSize(width: 100 + missing, height: 21, of: title)
      XCTAssertEqual(try bench.messages(.clippedText).count, count, "\(missing) at \(scale)")
    }
  }

  func test_clippedText_looksAtWhatWasMeasured() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let story = try tree.addView("story", kind: .label, to: tree.root)
    try tree.setText(TextContent(String(repeating: "once upon a time ", count: 20), numberOfLines: 0), of: story)
    try tree.setMeasuresHeightForWidth(true, of: story)
    let handles = try tree.activate([
      story.left == tree.root.left, story.top == tree.root.top, story.width == 200, story.height == 30,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    engine.measurer = .textMetrics
    let findings = try engine.layout().lint(LintConfiguration([.clippedText]))
    XCTAssertEqual(findings.count, 1, "a text that wraps is only cut off at its bottom")
    XCTAssertGreaterThan(findings.first?.number("missing") ?? 0, 100)
    try engine.tree.deactivate([handles[3]])
    XCTAssertEqual(try engine.layout().lint(LintConfiguration([.clippedText])), [])
  }

  func test_readableWidth_measuresLongLines() throws {
    var bench = LintBench()
    bench.environment = .plain(1024, 768)
    let text = try bench.add("story", .label, at: LayoutRectangle(x: 20, y: 0, width: 984, height: 300))
    try bench.tree.setText(TextContent("once upon a time", numberOfLines: 0), of: text)
    let short = try bench.add("headline", .label, at: LayoutRectangle(x: 20, y: 320, width: 984, height: 40))
    try bench.tree.setIntrinsicContentSize(width: 200, height: 40, of: short)
    XCTAssertEqual(
      try bench.messages(.readableWidth),
      ["the text of story is 984 wide, more than the readable 664 pt: use the readable content guide"])
    XCTAssertEqual(try bench.find(.readableWidth) { $0.readableWidth = 984 }, [])
  }

  /// A text that may take several lines and needs only a short one has no long lines, however wide its view is.
  func test_readableWidth_looksAtTheLinesAndNotAtTheView() throws {
    for (repeats, count) in [(2, 0), (20, 1)] {
      var tree = LayoutTree(rootNamed: "screen")
      let story = try tree.addView("story", kind: .label, to: tree.root)
      let text = String(repeating: "once upon a time ", count: repeats)
      try tree.setText(TextContent(text, numberOfLines: 0), of: story)
      try tree.activate([
        story.left == tree.root.left, story.right == tree.root.right, story.top == tree.root.top, story.height == 100,
      ])
      var engine = LayoutEngine(tree: tree, environment: .plain(1024, 768), measurer: .textMetrics)
      XCTAssertEqual(try engine.layout().lint(LintConfiguration([.readableWidth])).count, count, "\(repeats)")
    }
  }

  func test_readableWidth_isContentWithTheReadableGuideAtEveryWidthAndTextSize() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let story = try tree.addView("story", kind: .label, to: tree.root)
    try tree.setText(TextContent(String(repeating: "once upon a time ", count: 40), numberOfLines: 0), of: story)
    let guide = tree.root.readableContentGuide
    let handles = try tree.activate([story.leading == guide.leading, story.trailing == guide.trailing])
    try tree.activate([story.top == guide.top, story.height == 100])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    let rule = LintConfiguration([.readableWidth])
    var tooWide = 0
    for category in TextSizeCategory.allCases {
      engine.environment.traits.preferredContentSizeCategory = category
      for width in stride(from: 500.0, through: 2400, by: 7) {
        engine.environment.size.width = width
        XCTAssertEqual(try engine.layout().lint(rule).map(\.message), [], "\(category) \(width)")
        var edges = engine
        try edges.tree.deactivate(handles)
        try edges.tree.activate([story.left == tree.root.left, story.right == tree.root.right])
        tooWide += try edges.layout().lint(rule).count
      }
    }
    XCTAssertGreaterThan(tooWide, 1000, "from edge to edge it is too wide")
  }

  func test_unscaledConstant_flagsWhatIsNeitherZeroNorExempt() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let handles = try tree.activate([
      card.left == tree.root.left + 39, card.width == 0.8 * tree.root.width, card.top == tree.root.top - 16,
      card.height == 0.5 * card.width,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 480))
    let result = try engine.layout()
    XCTAssertEqual(result.lint().filter { $0.name == "unscaled-constant" }, [], "it has to be switched on")
    let findings = result.lint(.proportional(fixedConstants: [8, 16])).filter { $0.name == "unscaled-constant" }
    XCTAssertEqual(findings.map(\.constraints), [[handles[0]]])
    XCTAssertEqual(
      findings[0].message, "card.left == screen.left + 39 does not scale: 39 pt are the same on every screen")
    XCTAssertEqual(result.lint(.proportional()).filter { $0.name == "unscaled-constant" }.count, 2)
  }

  func test_fixedTextHeight_flagsWhatStopsTextFromGrowing() throws {
    var bench = LintBench()
    let title = try bench.tree.addView("title", kind: .label, to: bench.tree.root)
    try bench.tree.setText(TextContent("title"), of: title)
    let handle = try bench.tree.activate([title.height == 21])[0]
    let findings = try bench.find(.fixedTextHeight)
    XCTAssertEqual(findings.map(\.constraints), [[handle]])
    XCTAssertEqual(findings[0].message, "the height of title does not grow with its text: title.height == 21")
    try bench.tree.setPriority(500, of: handle)
    XCTAssertEqual(try bench.find(.fixedTextHeight), [], "a violated optional constraint does no harm")
    try bench.tree.setPriority(.required, of: handle)
    try bench.tree.setRelation(.greaterThanOrEqual, of: handle)
    XCTAssertEqual(try bench.find(.fixedTextHeight), [], "a least height does no harm")
    try bench.tree.setRelation(.equal, of: handle)
    try bench.tree.setText(TextContent("title", adjustsForContentSizeCategory: false), of: title)
    XCTAssertEqual(try bench.find(.fixedTextHeight), [], "a text that stays as it is does no harm")
  }

  func test_fixedTextGap_speaksUpAtAccessibilitySizes() throws {
    var bench = LintBench()
    let title = try bench.tree.addView("title", kind: .label, to: bench.tree.root)
    let body = try bench.tree.addView("body", kind: .label, to: bench.tree.root)
    let handle = try bench.tree.activate([body.top == title.bottom + 8])[0]
    XCTAssertEqual(try bench.find(.fixedTextGap), [])
    bench.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    let findings = try bench.find(.fixedTextGap)
    XCTAssertEqual(findings.map(\.constraints), [[handle]])
    XCTAssertEqual(findings[0].message, "the gap of 8 pt between body and title does not grow with their text")
    XCTAssertEqual(findings[0].severity, .note)
    try bench.tree.setConstant(20, of: handle)
    XCTAssertEqual(try bench.find(.fixedTextGap), [])
  }

  func test_scrollContent_namesTheEdgeThatIsLoose() throws {
    var bench = LintBench()
    let scroll = try bench.add("scroll", .scroll, at: LayoutRectangle(x: 0, y: 0, width: 320, height: 400))
    let content = try bench.tree.addView("content", to: scroll)
    let area = scroll.contentLayoutGuide
    try bench.tree.activate([
      content.left == area.left, content.top == area.top, content.width == 300, content.height == 900,
    ])
    XCTAssertEqual(
      try bench.messages(.scrollContent),
      [
        "the content width of scroll is not determined: nothing in it is tied to the trailing edge of its content",
        "the content height of scroll is not determined: nothing in it is tied to the bottom of its content",
      ])
    try bench.tree.activate([content.right == area.right, content.bottom == area.bottom])
    XCTAssertEqual(try bench.messages(.scrollContent), [])
  }

  func test_sidewaysScrolling_findsTextThatIsTooWide() throws {
    var bench = LintBench()
    let scroll = try bench.add("scroll", .scroll, at: LayoutRectangle(x: 0, y: 0, width: 320, height: 400))
    let text = try bench.tree.addView("text", kind: .label, to: scroll)
    let area = scroll.contentLayoutGuide
    try bench.tree.activate([
      text.left == area.left, text.right == area.right, text.top == area.top, text.bottom == area.bottom,
      text.height == 900,
    ])
    let width = try bench.tree.activate([text.width == 350])[0]
    let findings = try bench.find(.sidewaysScrolling)
    XCTAssertEqual(findings.count, 1)
    XCTAssertTrue(findings[0].message.contains("30 pt wider than its frame"), findings[0].message)
    try bench.tree.setConstant(320, of: width)
    XCTAssertEqual(try bench.find(.sidewaysScrolling), [])
  }
}

final class LintConfigurationTests: XCTestCase {
  func test_rules_haveReasonsAndNames() {
    for rule in LintRule.allCases {
      XCTAssertTrue(rule.reason.hasSuffix("."), "\(rule)")
      XCTAssertGreaterThan(rule.reason.count, 40, "\(rule)")
      XCTAssertEqual(LintConfiguration.standard.severity(of: rule), rule.defaultSeverity)
    }
    XCTAssertEqual(LintConfiguration([.unscaledConstant]).severity(of: .unscaledConstant), .warning)
  }

  func test_severity_isThatOfTheConfiguration() throws {
    var bench = LintBench()
    _ = try bench.add("close", .button, at: LayoutRectangle(x: 0, y: 0, width: 30, height: 44))
    XCTAssertEqual(try bench.find(.touchTarget).map(\.severity), [.warning])
    XCTAssertEqual(try bench.find(.touchTarget) { $0.setSeverity(.error, of: .touchTarget) }.map(\.severity), [.error])
    XCTAssertEqual(try bench.find(.touchTarget) { $0.setSeverity(nil, of: .touchTarget) }, [])
    XCTAssertLessThan(Finding.Severity.error, .warning)
    XCTAssertLessThan(Finding.Severity.warning, .note)
  }

  func test_lint_isTheSameForTheSameLayout() throws {
    func findings() throws -> [String] {
      var bench = LintBench()
      for number in 0..<300 {
        _ = try bench.add(
          "\(number)", ViewKind.allCases[number % ViewKind.allCases.count],
          at: LayoutRectangle(
            x: Double(number * 37 % 330), y: Double(number * 53 % 490), width: Double(number % 60),
            height: Double(number % 45)))
      }
      var engine = LayoutEngine(tree: bench.tree, environment: bench.environment)
      return try engine.layout().lint().map { "\($0.severity) \($0.kind) \($0.message)" }
    }
    let first = try findings()
    XCTAssertGreaterThan(first.count, 500)
    XCTAssertEqual(first, try findings())
  }
}
