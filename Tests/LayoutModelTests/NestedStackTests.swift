import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// Stacks in stacks, shares inside them, and what reports call their constraints.
final class NestedStackTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "screen")

  override func setUp() { tree = LayoutTree(rootNamed: "screen") }

  private func leaf(_ name: String, _ width: Double? = nil, _ height: Double? = nil) throws -> ViewHandle {
    let view = tree.makeView(name)
    try tree.setContentSize(ContentSize(width: width, height: height), of: view)
    return view
  }

  private func frames(
    _ names: [String: ViewHandle], _ width: Double, _ height: Double,
    _ direction: InterfaceLayoutDirection = .leftToRight
  ) throws -> [String: LayoutRectangle] {
    var engine = LayoutEngine(tree: tree, environment: .plain(width, height).directed(direction))
    let result = try engine.layout(.strict)
    return names.compactMapValues { result.exactFrameInRoot(of: $0) }
  }

  /// A card of 80 % of the screen, in it a picture of half the card and a column that takes the rest.
  func test_layout_sharesInsideStacks() throws {
    let picture = try leaf("picture")
    let title = try leaf("title", 60, 20)
    let text = try leaf("text", 90, 30)
    let column = try tree.makeStack("column", StackSettings(axis: .vertical, spacing: 4), arranging: [title, text])
    let card = try tree.makeStack(
      "card", StackSettings(alignment: .center, spacing: 10), arranging: [picture, column], in: tree.root)
    try tree.activate([
      card.width == 0.8 * tree.root.width, card.centerX == tree.root.centerX, card.top == tree.root.top(at: 0.1),
      picture.width == 0.5 * card.width, picture.aspectRatio(2),
    ])
    let names = ["card": card, "picture": picture, "column": column, "title": title, "text": text]
    for (width, direction) in [(400.0, InterfaceLayoutDirection.leftToRight), (1000, .rightToLeft)] {
      let frames = try frames(names, width, 600, direction)
      let cardWidth = 0.8 * width
      let pictureHeight = cardWidth / 4
      let isMirrored = direction == .rightToLeft
      func placed(_ x: Double, _ y: Double, _ length: Double, _ height: Double) -> LayoutRectangle {
        LayoutRectangle(x: isMirrored ? width - x - length : x, y: y, width: length, height: height)
      }
      assertEqual(frames["card"], placed(0.1 * width, 60, cardWidth, pictureHeight))
      assertEqual(frames["picture"], placed(0.1 * width, 60, cardWidth / 2, pictureHeight))
      let start = 0.1 * width + cardWidth / 2 + 10
      let columnTop = 60 + (pictureHeight - 54) / 2
      assertEqual(frames["column"], placed(start, columnTop, cardWidth / 2 - 10, 54))
      assertEqual(frames["title"], placed(start, columnTop, cardWidth / 2 - 10, 20))
      assertEqual(frames["text"], placed(start, columnTop + 24, cardWidth / 2 - 10, 30))
    }
  }

  /// A stack in a stack that shares room by content counts with what its own views add up to.
  func test_layout_proportionalWithNestedStacks() throws {
    let first = try leaf("first", 30, 10)
    let second = try leaf("second", 20, 10)
    let inner = try tree.makeStack("inner", StackSettings(spacing: 10), arranging: [first, second])
    let label = try leaf("label", 40, 10)
    let outer = try tree.makeStack(
      "outer", StackSettings(distribution: .fillProportionally), arranging: [inner, label], in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: outer, equalTo: tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(300, 40))
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: inner)).width, 180, accuracy: 1e-6)
    // A content deep inside changes the shares outside, and so do hiding and spacing there.
    try engine.tree.setIntrinsicContentSize(width: 70, height: 10, of: first)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: inner)).width, 300 * 100 / 140, accuracy: 1e-6)
    try engine.tree.setHidden(true, of: second)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: inner)).width, 300 * 70 / 110, accuracy: 1e-6)
    try engine.tree.setStack(StackSettings(axis: .vertical, spacing: 10), of: inner)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: inner)).width, 300 * 70 / 110, accuracy: 1e-6)
    try engine.tree.setHidden(true, of: inner)
    XCTAssertEqual(try XCTUnwrap(engine.layout(.strict).exactFrame(of: label)).width, 300, accuracy: 1e-6)
  }

  func test_layout_proportionalWithoutContents() throws {
    let views = try (0..<3).map { try leaf("view \($0)") }
    let stack = try tree.makeStack(
      "stack", StackSettings(distribution: .fillProportionally, spacing: 6), arranging: views, in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: stack, equalTo: tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(312, 40))
    for view in views {
      XCTAssertEqual(try engine.layout(.strict).exactFrame(of: view)?.width ?? 0, 100, accuracy: 1e-6)
    }
    // With a content on some of them only, contents keep their sizes.
    try engine.tree.setIntrinsicContentSize(width: 30, height: nil, of: views[0])
    try engine.tree.setIntrinsicContentSize(width: 50, height: nil, of: views[1])
    let result = try engine.layout(.strict)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: views[0])).width, 30, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(result.exactFrame(of: views[2])).width, 220, accuracy: 1e-6)
  }

  /// The size of a stack comes from its views where nothing else says it.
  func test_layout_stackIsAsLargeAsItsViews() throws {
    for distribution in StackSettings.Distribution.allCases {
      for alignment in [.leading, .center, .trailing] as [StackSettings.Alignment] {
        setUp()
        let views = [try leaf("a", 30, 10), try leaf("b", 30, 24), try leaf("c", 30, 18)]
        let stack = try tree.makeStack(
          "stack", StackSettings(distribution: distribution, alignment: alignment, spacing: 5), arranging: views,
          in: tree.root)
        try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top])
        var engine = LayoutEngine(tree: tree, environment: .plain(400, 300))
        assertEqual(
          try engine.layout(.strict).exactFrame(of: stack), LayoutRectangle(x: 0, y: 0, width: 100, height: 24),
          "\(distribution) \(alignment)")
      }
    }
  }

  func test_layout_emptyStackHasNoSize() throws {
    let stack = try tree.makeStack("stack", in: tree.root)
    try tree.activate([stack.leading == tree.root.leading, stack.top == tree.root.top])
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 300))
    assertEqual(try engine.layout(.strict).exactFrame(of: stack), .zero)
  }

  func test_layout_viewWithoutContentIsSmallAcross() throws {
    let plain = try leaf("plain", 20)
    let stack = try tree.makeStack("stack", StackSettings(alignment: .top), arranging: [plain], in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: stack, equalTo: tree.root))
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 300))
    assertEqual(try engine.layout(.strict).exactFrame(of: plain), LayoutRectangle(x: 0, y: 0, width: 400, height: 0))
  }

  func test_layout_conflictsNameTheStacksConstraints() throws {
    let views = [try leaf("a"), try leaf("b")]
    let stack = try tree.makeStack("row", StackSettings(spacing: 8), arranging: views, in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: stack, equalTo: tree.root))
    try tree.activate(views.map { $0.width == 300 })
    var engine = LayoutEngine(tree: tree, environment: .plain(500, 300))
    let result = try engine.layout()
    XCTAssertEqual(result.findings.count, 1)
    guard case .conflict(let members, let dropped, let shortfall)? = result.findings.first?.kind else {
      return XCTFail("no conflict")
    }
    XCTAssertEqual(shortfall, 108, accuracy: 1e-6)
    let generated = members.filter { $0.source == .generated }.map(\.description)
    XCTAssertEqual(
      generated,
      [
        "“UISV-canvas-connection” (a.leading == row.leading) of stack row",
        "“UISV-spacing” (b.leading == a.trailing + 8) of stack row",
        "“UISV-canvas-connection” (b.trailing == row.trailing) of stack row",
      ])
    // A constraint that somebody wrote is given up before the stack comes apart.
    XCTAssertEqual(dropped?.source, .user)
    XCTAssertEqual(dropped?.description, "b.width == 300")
  }

  func test_generatedConstraints_haveUIKitsNames() throws {
    let views = [try leaf("a", 10, 10), try leaf("b", 10, 10), try leaf("c", 10)]
    let stack = try tree.makeStack("row", arranging: views, in: tree.root)
    func names(_ settings: StackSettings) throws -> Set<String> {
      try tree.setStack(settings, of: stack)
      return Set(tree.generatedConstraints(of: stack).map { String($0.identifier.dropFirst(5)) })
    }
    let common: Set = ["canvas-connection", "alignment"]
    XCTAssertEqual(try names(StackSettings()), common.union(["spacing"]))
    XCTAssertEqual(try names(StackSettings(distribution: .fillEqually)), common.union(["spacing", "fill-equally"]))
    XCTAssertEqual(
      try names(StackSettings(axis: .horizontal, distribution: .fillProportionally)),
      common.union(["spacing", "fill-proportionally"]))
    XCTAssertEqual(
      try names(StackSettings(distribution: .equalSpacing)), common.union(["spacing", "fill-equally", "canvas-fit"]))
    XCTAssertEqual(
      try names(StackSettings(distribution: .equalCentering)),
      common.union(["spacing", "distributing-edge", "canvas-fit"]))
    XCTAssertEqual(
      try names(StackSettings(alignment: .center)),
      common.union(["spacing", "spanning-boundary", "spanning-fit", "ambiguity-suppression"]))
    XCTAssertTrue(tree.generatedConstraints(of: tree.root).isEmpty)
  }
}
