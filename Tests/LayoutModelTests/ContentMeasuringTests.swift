import LayoutModel
import LayoutTestSupport
import XCTest

extension ContentMeasurer {
  /// Letters of 20 points height that wrap anywhere. The baseline lies 15 below the top of a line.
  fileprivate static func letters(width letter: Double = 10) -> ContentMeasurer {
    ContentMeasurer { request, traits in
      let scale = traits.preferredContentSizeCategory == .large ? 1.0 : 2.0
      let count = request.text?.string.count ?? 0
      let natural = Double(count) * letter * scale
      guard let width = request.proposedWidth, width < natural else {
        return MeasuredContent(width: natural, height: 20 * scale, firstBaseline: 15 * scale, lastBaseline: 5 * scale)
      }
      let perLine = max(1, Int(width / (letter * scale)))
      let lines = Double((count + perLine - 1) / perLine)
      return MeasuredContent(
        width: Double(perLine) * letter * scale, height: lines * 20 * scale, firstBaseline: 15 * scale,
        lastBaseline: 5 * scale)
    }
  }

  /// A natural size, and another at any width.
  fileprivate static func fixed(_ natural: MeasuredContent, fitted: MeasuredContent? = nil) -> ContentMeasurer {
    ContentMeasurer { request, _ in request.proposedWidth == nil ? natural : fitted ?? natural }
  }
}

/// A length that changes without a change in a tree.
private final class WidgetWidth: @unchecked Sendable {
  var value = 40.0
}

final class ContentMeasuringTests: XCTestCase {
  private var tree = LayoutTree()

  /// A label at the top, as wide as the screen less 20, with a view below it.
  private func addLabel(_ text: String) throws -> (label: ViewHandle, below: ViewHandle) {
    let label = try tree.addView("label", kind: .label, to: tree.root)
    let below = try tree.addView("below", to: tree.root)
    try tree.setText(TextContent(text, numberOfLines: 0), of: label)
    try tree.setMeasuresHeightForWidth(true, of: label)
    try tree.activate([
      label.left == tree.root.left + 10, label.right <= tree.root.right - 10, label.top == tree.root.top,
      below.top == label.bottom + 4, below.left == tree.root.left, below.width == 1, below.height == 1,
    ])
    return (label, below)
  }

  func test_text_hasItsNaturalSizeWhereThereIsRoom() throws {
    let (label, below) = try addLabel("twelve chars")
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: .letters())
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 120, height: 20))
    XCTAssertEqual(result.exactFrame(of: below)?.minY, 24)
  }

  func test_text_isAsHighAsItsWidthMakesIt() throws {
    let (label, below) = try addLabel("twelve chars")
    var engine = LayoutEngine(tree: tree, environment: .plain(75, 200), measurer: .letters())
    var result = try engine.layout(.strict)
    // Five letters a line, three lines.
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 55, height: 60))
    XCTAssertEqual(result.exactFrame(of: below)?.minY, 64)
    XCTAssertEqual(result.issues, [])
    engine.environment = .plain(90, 200)
    result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 70, height: 40))
    engine.environment = .plain(300, 200)
    result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 120, height: 20))
    try engine.tree.setText(TextContent("four", numberOfLines: 0), of: label)
    result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 40, height: 20))
  }

  func test_text_isMeasuredAnewForAnotherTextSize() throws {
    let (label, _) = try addLabel("four")
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: .letters())
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 40, height: 20))
    engine.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 80, height: 40))
    engine.measurer = .letters(width: 5)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 40, height: 40))
  }

  func test_measuredBaselines_moveWhatHangsOnThem() throws {
    let (label, _) = try addLabel("four")
    let mark = try tree.addView("mark", to: tree.root)
    try tree.activate([mark.top == label.lastBaseline, mark.height == 1])
    var engine = LayoutEngine(tree: tree, environment: .plain(45, 200), measurer: .letters())
    // Two lines.
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 35)
    engine.environment = .plain(200, 200)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 15)
    try engine.tree.setBaselines(Baselines(first: 0, last: 1), of: label)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 19)
  }

  func test_preferredMaxLayoutWidth_limitsTheNaturalSize() throws {
    let (label, _) = try addLabel("twelve chars")
    try tree.setMeasuresHeightForWidth(true, preferredMaxLayoutWidth: 65, of: label)
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: .letters())
    assertEqual(try engine.layout(.strict).exactFrame(of: label), LayoutRectangle(x: 10, y: 0, width: 60, height: 40))
  }

  func test_stacks_shareByMeasuredSizes() throws {
    let views = try ["ab", "abcdef"].map { text -> ViewHandle in
      let view = tree.makeView(text, kind: .label)
      try tree.setText(TextContent(text), of: view)
      return view
    }
    let stack = try tree.makeStack(
      "row", StackSettings(distribution: .fillProportionally), arranging: views, in: tree.root)
    try tree.activate([
      stack.left == tree.root.left, stack.top == tree.root.top, stack.width == 160, stack.height == 20,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: .letters())
    var result = try engine.layout(.strict)
    XCTAssertEqual(result.exactFrame(of: views[0])?.width ?? 0, 40, accuracy: 1e-6)
    try engine.tree.setText(TextContent("abcdef"), of: views[0])
    result = try engine.layout(.strict)
    XCTAssertEqual(result.exactFrame(of: views[0])?.width ?? 0, 80, accuracy: 1e-6)
  }

  func test_answersThatAreNoSizes_areReportedAndNotUsed() throws {
    for bad in [Double.nan, .infinity, -1] {
      for answer in [MeasuredContent(width: bad, height: 20), MeasuredContent(width: 20, height: bad)] {
        tree = LayoutTree()
        let (label, _) = try addLabel("label")
        var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: .fixed(answer))
        let result = try engine.layout(.strict)
        guard case .invalidMeasurement(let view, _)? = result.issues.first, result.issues.count == 1 else {
          return XCTFail("\(result.issues)")
        }
        XCTAssertEqual(view, label)
        XCTAssertEqual(try engine.layout(.strict).issues.count, 1, "it is reported as long as it counts")
        engine.measurer = .letters()
        XCTAssertEqual(try engine.layout(.strict).issues, [])
      }
    }
    tree = LayoutTree()
    let (label, _) = try addLabel("label")
    let measurer = ContentMeasurer.fixed(
      MeasuredContent(width: 500, height: 20), fitted: MeasuredContent(width: 100, height: .nan))
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: measurer)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.issues.count, 1)
    guard case .invalidMeasurement(label, _)? = result.issues.first else { return XCTFail("\(result.issues)") }
    XCTAssertEqual(result.exactFrame(of: label)?.width, 180)
  }

  func test_contentThatNeverSettles_isReported() throws {
    let (label, _) = try addLabel("twelve chars")
    // Every line more makes the label wider, and that takes the line back.
    try tree.setContentSize(
      ContentSize(horizontalHugging: 1, verticalHugging: 900, horizontalCompressionResistance: 1), of: label)
    try tree.activate([label.width == 4 * label.height - 40])
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 400), measurer: .letters())
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.issues, [.unsettled(items: [label.item], rounds: 8)])
  }

  func test_withoutMeasurer_theCallersSizesCount() throws {
    let (label, _) = try addLabel("label")
    try tree.setIntrinsicContentSize(width: 33, height: 11, of: label)
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 33, height: 11))
    engine.measurer = .letters()
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 50, height: 20))
    engine.measurer = nil
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: label)?.size, LayoutSize(width: 33, height: 11))
  }

  func test_setText_refusesFontSizesThatCannotBe() throws {
    let label = try tree.addView("label", kind: .label, to: tree.root)
    assertThrows(.nonFinite("font size", in: "label")) {
      try tree.setText(TextContent("a", font: .system(size: .nan)), of: label)
    }
    assertThrows(.negativeSize(-3, of: "the font size of label")) {
      try tree.setText(TextContent("a", font: .system(size: -3)), of: label)
    }
    XCTAssertNil(tree.text(of: label))
  }

  func test_measurer_isAskedForContentWithoutText() throws {
    let knob = try tree.addView("knob", kind: .control, to: tree.root)
    let group = try tree.addView("group", to: tree.root)
    try tree.activate([
      knob.left == tree.root.left, knob.top == tree.root.top, group.left == tree.root.left, group.top == knob.bottom,
      group.width >= 3, group.height >= 3,
    ])
    let measurer = ContentMeasurer.fixed(MeasuredContent(width: 44, height: 30))
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: measurer)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.frame(of: knob), LayoutRectangle(x: 0, y: 0, width: 44, height: 30))
    // A plain view has no content of its own.
    XCTAssertEqual(result.frame(of: group)?.size, LayoutSize(width: 3, height: 3))
  }

  func test_measurer_withoutAnAnswerLeavesTheContentSizeOfTheTree() throws {
    let knob = try tree.addView("knob", kind: .control, to: tree.root)
    try tree.setIntrinsicContentSize(width: 20, height: 10, of: knob)
    try tree.activate([knob.left == tree.root.left, knob.top == tree.root.top])
    var engine = LayoutEngine(
      tree: tree, environment: .plain(200, 200), measurer: .fixed(MeasuredContent()))
    XCTAssertEqual(try engine.layout(.strict).frame(of: knob)?.size, LayoutSize(width: 20, height: 10))
  }

  func test_measurer_isAskedAgainInOtherTraitsWithoutText() throws {
    let knob = try tree.addView("knob", kind: .control, to: tree.root)
    try tree.activate([knob.left == tree.root.left, knob.top == tree.root.top])
    let measurer = ContentMeasurer { _, traits in
      traits.preferredContentSizeCategory == .large ? MeasuredContent() : MeasuredContent(width: 60, height: 50)
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200), measurer: measurer)
    _ = try engine.layout()
    engine.environment.traits.preferredContentSizeCategory = .extraLarge
    XCTAssertEqual(try engine.layout(.strict).frame(of: knob)?.size, LayoutSize(width: 60, height: 50))
  }

  func test_invalidateIntrinsicContentSize_measuresAgain() throws {
    let knob = try tree.addView("knob", kind: .control, to: tree.root)
    let (label, _) = try addLabel("twelve chars")
    try tree.activate([knob.left == tree.root.left, knob.bottom == tree.root.bottom])
    let store = WidgetWidth()
    let measurer = ContentMeasurer { request, _ in
      let width = store.value
      guard request.kind == .control else {
        let line = request.proposedWidth ?? width
        return MeasuredContent(width: min(line, width), height: 20 * (width / line).rounded(.up))
      }
      return MeasuredContent(width: width, height: 30)
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(120, 200), measurer: measurer)
    XCTAssertEqual(try engine.layout(.strict).frame(of: knob)?.width, 40)
    store.value = 250
    XCTAssertEqual(try engine.layout(.strict).changes, [])
    try engine.tree.invalidateIntrinsicContentSize(of: knob)
    XCTAssertEqual(try engine.layout(.strict).changes.map { $0.view }, [knob])
    try engine.tree.invalidateIntrinsicContentSize(of: label)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.frame(of: knob)?.width, 250)
    XCTAssertEqual(result.frame(of: label)?.size, LayoutSize(width: 100, height: 60))
    try engine.tree.destroy(knob)
    XCTAssertThrowsError(try engine.tree.invalidateIntrinsicContentSize(of: knob))
  }
}
