import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// What a lint test asks: whether a rule speaks up.
struct LintBench {
  var tree = LayoutTree(rootNamed: "screen")
  var environment = LayoutEnvironment.plain(320, 480)

  /// Puts a view at a fixed place.
  mutating func add(
    _ name: String, _ kind: ViewKind = .plain, to superview: ViewHandle? = nil, at frame: LayoutRectangle
  ) throws -> ViewHandle {
    let superview = superview ?? tree.root
    let view = try tree.addView(name, kind: kind, to: superview)
    try tree.activate([
      view.left == superview.left + frame.minX, view.top == superview.top + frame.minY, view.width == frame.width,
      view.height == frame.height,
    ])
    return view
  }

  /// What one rule finds.
  func find(_ rule: LintRule, _ change: (inout LintConfiguration) -> Void = { _ in }) throws -> [Finding] {
    var configuration = LintConfiguration([rule])
    change(&configuration)
    var engine = LayoutEngine(tree: tree, environment: environment)
    return try engine.layout().lint(configuration)
  }

  func messages(_ rule: LintRule) throws -> [String] { try find(rule).map(\.message) }
}

/// The rules about where views lie: a bad example and a good one each.
final class LintGeometryTests: XCTestCase {
  func test_unconstrained_namesWhatIsMissing() throws {
    var bench = LintBench()
    let badge = try bench.tree.addView("badge", to: bench.tree.root)
    XCTAssertEqual(
      try bench.messages(.unconstrained),
      [
        "badge has no horizontal position: no active constraint names its leading, trailing or centerX",
        "badge has no width and is 0 pt: it has no content, and no active constraint names its width or two of its edges",
        "badge has no vertical position: no active constraint names its top, bottom, centerY or baseline",
        "badge has no height and is 0 pt: it has no content, and no active constraint names its height or two of its edges",
      ])
    let root = bench.tree.root
    let handles = try bench.tree.activate([
      badge.left == root.left, badge.right == root.right, badge.centerY == root.centerY, badge.height == 10,
    ])
    XCTAssertEqual(try bench.messages(.unconstrained), [])
    try bench.tree.deactivate([handles[1]])
    XCTAssertEqual(try bench.messages(.unconstrained).count, 1, "an inactive constraint does not count")
    try bench.tree.setIntrinsicContentSize(width: 10, height: nil, of: badge)
    XCTAssertEqual(try bench.messages(.unconstrained), [])
  }

  func test_autoresizing_namesViewsThatKeepTheirMask() throws {
    var bench = LintBench()
    let old = try bench.tree.addView("old", to: bench.tree.root)
    try bench.tree.setAutoresizing(
      Autoresizing(
        frame: LayoutRectangle(x: 10, y: 10, width: 50, height: 50), in: LayoutSize(width: 320, height: 480)), of: old)
    _ = try bench.add("good", at: LayoutRectangle(x: 0, y: 100, width: 20, height: 20))
    XCTAssertEqual(try bench.messages(.autoresizing), ["old is placed by its autoresizing mask"])
    XCTAssertEqual(try bench.messages(.unconstrained), [])
    let handle = try bench.tree.activate([(old.width == 70) ~ .low])[0]
    let findings = try bench.find(.autoresizing)
    XCTAssertEqual(findings.map(\.constraints), [[handle]])
    XCTAssertTrue(findings[0].message.hasSuffix("the constraints that name it cannot move it"))
  }

  func test_emptySize_findsContentWithoutRoom() throws {
    var bench = LintBench()
    let label = try bench.add("label", .label, at: LayoutRectangle(x: 0, y: 0, width: 0, height: 20))
    try bench.tree.setIntrinsicContentSize(width: 80, height: 20, of: label)
    XCTAssertEqual(try bench.messages(.emptySize), ["label has width 0, but its content needs 80 pt"])
    var good = LintBench()
    let fine = try good.add("label", .label, at: LayoutRectangle(x: 0, y: 0, width: 1, height: 20))
    try good.tree.setIntrinsicContentSize(width: 80, height: 20, of: fine)
    _ = try good.add("spacer", at: LayoutRectangle(x: 0, y: 0, width: 0, height: 0))
    XCTAssertEqual(try good.messages(.emptySize), [])
    let holder = try good.add("holder", at: LayoutRectangle(x: 0, y: 0, width: 10, height: 0))
    _ = try good.add("inner", to: holder, at: LayoutRectangle(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(try good.messages(.emptySize), ["holder has height 0, and what is in it does not show"])
  }

  func test_offScreen_saysHowFar() throws {
    var bench = LintBench()
    _ = try bench.add("left", at: LayoutRectangle(x: -5, y: 0, width: 20, height: 10))
    _ = try bench.add("gone", at: LayoutRectangle(x: 330, y: 20, width: 20, height: 10))
    let low = try bench.add("low", at: LayoutRectangle(x: 0, y: 475, width: 20, height: 10))
    _ = try bench.add("inner", to: low, at: LayoutRectangle(x: 0, y: 0, width: 20, height: 10))
    _ = try bench.add("good", at: LayoutRectangle(x: 0, y: 40, width: 320, height: 10))
    XCTAssertEqual(
      try bench.messages(.offScreen),
      [
        "left reaches 5 pt beyond the left edge of the screen",
        "gone does not show: it ends 30 pt beyond the right edge of the screen",
        "low reaches 5 pt below the bottom of the screen",
      ])
    XCTAssertEqual(try bench.find(.offScreen).map { $0.number("beyond") }, [5, 30, 5])
    let scroll = try bench.add("scroll", .scroll, at: LayoutRectangle(x: 0, y: 100, width: 320, height: 100))
    _ = try bench.add("far below", to: scroll, at: LayoutRectangle(x: 0, y: 1000, width: 20, height: 20))
    XCTAssertEqual(try bench.find(.offScreen).count, 3, "what scrolls may lie anywhere")
    try bench.tree.setHidden(true, of: low)
    XCTAssertEqual(try bench.find(.offScreen).count, 2, "what is hidden is not looked at")
  }

  func test_outsideSafeArea_looksAtWhatIsReadOrTouched() throws {
    var bench = LintBench()
    bench.environment.safeAreaInsets = LayoutInsets(top: 20, left: 0, bottom: 34, right: 0)
    _ = try bench.add("background", at: LayoutRectangle(x: 0, y: 0, width: 320, height: 480))
    _ = try bench.add("title", .label, at: LayoutRectangle(x: 0, y: 12, width: 100, height: 20))
    _ = try bench.add("good", .label, at: LayoutRectangle(x: 0, y: 20, width: 100, height: 20))
    let bar = try bench.add("bar", .bar, at: LayoutRectangle(x: 0, y: 0, width: 320, height: 64))
    _ = try bench.add("back", .button, to: bar, at: LayoutRectangle(x: 0, y: 0, width: 44, height: 44))
    XCTAssertEqual(try bench.messages(.outsideSafeArea), ["title reaches 8 pt out of the safe area at the top"])
    bench.environment.safeAreaInsets = .zero
    XCTAssertEqual(try bench.messages(.outsideSafeArea), [])
  }

  func test_outsideSuperview_looksAtWhatIsReadOrTouched() throws {
    var bench = LintBench()
    let card = try bench.add("card", at: LayoutRectangle(x: 50, y: 50, width: 100, height: 100))
    let close = try bench.add("close", .button, to: card, at: LayoutRectangle(x: 80, y: -10, width: 44, height: 44))
    _ = try bench.add("good", .button, to: card, at: LayoutRectangle(x: 0, y: 56, width: 44, height: 44))
    _ = try bench.add("shadow", to: card, at: LayoutRectangle(x: -5, y: -5, width: 110, height: 110))
    let findings = try bench.find(.outsideSuperview)
    XCTAssertEqual(
      findings.map(\.message),
      ["close reaches 10 pt out of card at the top", "close reaches 24 pt out of card at the right"])
    XCTAssertEqual(findings[0].items, [close.item, card.item])
  }

  func test_overlap_knowsBackdrops() throws {
    var bench = LintBench()
    _ = try bench.add("backdrop", .image, at: LayoutRectangle(x: 0, y: 0, width: 320, height: 200))
    let title = try bench.add("title", .label, at: LayoutRectangle(x: 20, y: 20, width: 100, height: 20))
    let button = try bench.add("button", .button, at: LayoutRectangle(x: 110, y: 15, width: 60, height: 44))
    _ = try bench.add("next", .label, at: LayoutRectangle(x: 20, y: 40, width: 90, height: 20))
    let findings = try bench.find(.overlap)
    XCTAssertEqual(findings.map(\.message), ["button covers 10 × 20 pt of title"])
    XCTAssertEqual(findings[0].items, [button.item, title.item])
    XCTAssertEqual(findings[0].numbers.map(\.name), ["width", "height"])
    XCTAssertEqual(findings[0].numbers.map(\.value), [10, 20])
    _ = try bench.add("panel", at: LayoutRectangle(x: 300, y: 100, width: 20, height: 200))
    XCTAssertEqual(try bench.messages(.overlap).first, "panel covers 20 × 100 pt of backdrop")
    XCTAssertEqual(try bench.find(.overlap) { $0.ignore(.overlap, on: button) }.count, 1)
  }

  func test_overlap_ofThousandsOfViewsIsQuickAndOrdered() throws {
    var bench = LintBench()
    var rows: [ViewHandle] = []
    for number in 0..<2000 {
      rows.append(
        try bench.add(
          "row \(number)", .label,
          at: LayoutRectangle(x: 0, y: Double(number) * 20, width: 320, height: number % 500 == 9 ? 25 : 20)))
    }
    let findings = try bench.find(.overlap)
    XCTAssertEqual(findings.map(\.items), [9, 509, 1009, 1509].map { [rows[$0 + 1].item, rows[$0].item] })
  }

  func test_touchTarget_measuresControls() throws {
    var bench = LintBench()
    _ = try bench.add("close", .button, at: LayoutRectangle(x: 0, y: 0, width: 30, height: 28))
    _ = try bench.add("good", .button, at: LayoutRectangle(x: 0, y: 100, width: 44, height: 44))
    _ = try bench.add("system", .switch, at: LayoutRectangle(x: 0, y: 200, width: 51, height: 31))
    _ = try bench.add("label", .label, at: LayoutRectangle(x: 0, y: 300, width: 10, height: 10))
    XCTAssertEqual(
      try bench.messages(.touchTarget),
      [
        "the width of close is 30, less than the 44 pt of a touch target",
        "the height of close is 28, less than the 44 pt of a touch target",
      ])
    XCTAssertEqual(try bench.find(.touchTarget) { $0.minimumTouchTarget = LayoutSize(width: 28, height: 28) }, [])
  }

  func test_homeIndicator_countsFromBelowTheBars() throws {
    var bench = LintBench()
    bench.environment.safeAreaInsets.bottom = 34
    _ = try bench.add("low", .button, at: LayoutRectangle(x: 0, y: 420, width: 320, height: 44))
    _ = try bench.add("good", .button, at: LayoutRectangle(x: 0, y: 400, width: 320, height: 44))
    _ = try bench.add("label", .label, at: LayoutRectangle(x: 0, y: 460, width: 320, height: 20))
    XCTAssertEqual(
      try bench.messages(.homeIndicator), ["low reaches 18 pt into the 34 pt strip of the home indicator"])
    bench.environment.bars.tab = 34
    XCTAssertEqual(try bench.messages(.homeIndicator), [])
  }

  func test_roundedCorner_takesTheRadiusOfTheDevice() throws {
    var bench = LintBench()
    _ = try bench.add("menu", .button, at: LayoutRectangle(x: 4, y: 4, width: 44, height: 44))
    _ = try bench.add("good", .button, at: LayoutRectangle(x: 16, y: 60, width: 44, height: 44))
    XCTAssertEqual(try bench.messages(.roundedCorner), [], "nothing is known of the corners")
    XCTAssertEqual(
      try bench.find(.roundedCorner) { $0.cornerRadius = 40 }.map(\.message),
      ["menu lies in the rounded corner at the top left of the screen"])
    let device = try XCTUnwrap(DeviceCatalogue.all.first { ($0.cornerRadius ?? 0) > 35 })
    bench.environment = try XCTUnwrap(device.environment(in: .portrait))
    bench.environment.deviceName = device.name
    XCTAssertEqual(try bench.find(.roundedCorner).count, 1)
    XCTAssertEqual(try bench.find(.roundedCorner) { $0.cornerRadius = 0 }, [])
  }

  func test_fullWidthButton_wantsAMargin() throws {
    var bench = LintBench()
    _ = try bench.add("bad", .button, at: LayoutRectangle(x: 0, y: 0, width: 320, height: 44))
    _ = try bench.add("good", .button, at: LayoutRectangle(x: 16, y: 60, width: 288, height: 44))
    _ = try bench.add("banner", at: LayoutRectangle(x: 0, y: 120, width: 320, height: 44))
    XCTAssertEqual(
      try bench.messages(.fullWidthButton),
      ["bad is as wide as the screen, 0 and 0 pt from its edges: inset it by the layout margins"])
  }

  func test_misaligned_findsAlmostAlignedFields() throws {
    var bench = LintBench()
    _ = try bench.add("name", .textField, at: LayoutRectangle(x: 20, y: 0, width: 200, height: 34))
    _ = try bench.add("mail", .textField, at: LayoutRectangle(x: 23, y: 40, width: 190, height: 34))
    XCTAssertEqual(
      try bench.messages(.misaligned), ["the left edges of name and mail are 3 pt apart, almost aligned"])
    var good = LintBench()
    for (number, frame) in [
      LayoutRectangle(x: 20, y: 0, width: 200, height: 34), LayoutRectangle(x: 20, y: 40, width: 100, height: 34),
      LayoutRectangle(x: 60, y: 80, width: 40, height: 34), LayoutRectangle(x: 63, y: 120, width: 34, height: 34),
    ].enumerated() {
      _ = try good.add("field \(number)", .textField, at: frame)
    }
    XCTAssertEqual(try good.messages(.misaligned), [], "the last two share their centre")
  }
}
