import LayoutModel
import LayoutTestSupport
import VisualFormatLanguage
import XCTest

final class VisualFormatTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "root")
  private var views: [String: ViewHandle] = [:]

  override func setUp() {
    tree = LayoutTree(rootNamed: "root")
    views = [:]
  }

  private func add(_ names: String...) throws {
    for name in names { views[name] = try tree.addView(name, to: tree.root) }
  }

  private func describe(
    _ format: String, _ options: VisualFormatOptions = [], _ metrics: VisualFormatMetrics = [:]
  ) throws -> [String] {
    try tree.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: VisualFormatViews(views)
    ).map { tree.describe($0) }
  }

  func test_constraints_sayWhatTheFormatShows() throws {
    try add("a", "b", "c")
    let metrics: VisualFormatMetrics = ["gap": 12, "big": 60, "soft": 250]
    let cases: [(format: String, expected: [String], line: UInt)] = [
      ("[a]-[b]", ["b.leading == a.trailing + 8"], #line),
      ("[a][b]", ["b.leading == a.trailing"], #line),
      ("[a(>=50)]", ["a.width >= 50"], #line),
      ("|-50-[a]-50-|", ["a.leading == root.leading + 50", "root.trailing == a.trailing + 50"], #line),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"], #line),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"], #line),
      ("V:|[a(24)]", ["a.top == root.top", "a.height == 24"], #line),
      ("H:[a(100@20)]", ["a.width == 100 ~ 20"], #line),
      ("[a(==b)]", ["a.width == b.width"], #line),
      ("V:[a(<=b@big)]", ["a.height <= b.height ~ 60"], #line),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"], #line),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 12"], #line),
      ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"], #line),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"], #line),
      (
        "[a]-(>=gap,==20.5@soft,<=.5)-[b]",
        ["b.leading >= a.trailing + 12", "b.leading == a.trailing + 20.5 ~ 250", "b.leading <= a.trailing + 0.5"], #line
      ),
      (
        "|-[a]-|",
        ["a.leading == root.layoutMargins.leading", "root.layoutMargins.trailing == a.trailing"], #line
      ),
      ("V:|-[a]", ["a.top == root.layoutMargins.top"], #line),
      ("[a(b*0.5+8)]", ["a.width == 0.5 * b.width + 8"], #line),
      ("[a(>=b/4-gap@soft)]", ["a.width >= 0.25 * b.width - 12 ~ 250"], #line),
      ("[a(gap*2)]", ["a.width == 24"], #line),
      (
        " H: | - 4 - [ a ( big ) ] [ b ] ",
        ["a.leading == root.leading + 4", "a.width == 60", "b.leading == a.trailing"],
        #line
      ),
      (
        "|[a(>=20)]-[b]-5-[c]|",
        [
          "a.leading == root.leading", "a.width >= 20", "b.leading == a.trailing + 8", "c.leading == b.trailing + 5",
          "root.trailing == c.trailing",
        ], #line
      ),
    ]
    for (format, expected, line) in cases {
      XCTAssertEqual(try describe(format, [], metrics), expected, format, line: line)
    }
  }

  func test_constraints_runInTheDirectionOfTheOptions() throws {
    try add("a", "b")
    XCTAssertEqual(
      try describe("|-4-[a]-[b]|", .directionLeftToRight),
      ["a.left == root.left + 4", "b.left == a.right + 8", "root.right == b.right"])
    XCTAssertEqual(
      try describe("|-4-[a]-(>=8)-[b]|", .directionRightToLeft),
      ["root.right == a.right + 4", "a.left >= b.right + 8", "b.left == root.left"])
    XCTAssertEqual(
      try describe("|[a]", .directionLeadingToTrailing), ["a.leading == root.leading"])
    XCTAssertEqual(try describe("V:|[a]", .directionRightToLeft), ["a.top == root.top"])
  }

  func test_constraints_alignEachViewWithTheOneBefore() throws {
    try add("a", "b", "c")
    XCTAssertEqual(
      try describe("[a][b][c]", [.alignAllTop, .alignAllCenterY]),
      [
        "b.leading == a.trailing", "c.leading == b.trailing", "b.top == a.top", "c.top == b.top",
        "b.centerY == a.centerY", "c.centerY == b.centerY",
      ])
    let vertical: [(VisualFormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, attribute) in vertical {
      XCTAssertEqual(try describe("V:[a][b]", option).last, "b.\(attribute) == a.\(attribute)")
    }
    for (option, attribute) in [
      (VisualFormatOptions.alignAllBottom, "bottom"), (.alignAllFirstBaseline, "firstBaseline"),
      (.alignAllLastBaseline, "lastBaseline"),
    ] {
      XCTAssertEqual(try describe("[a][b]", option).last, "b.\(attribute) == a.\(attribute)")
    }
    XCTAssertEqual(
      try describe("V:|-4-[a]-[b]|", .spacingBaselineToBaseline),
      ["a.top == root.top + 4", "b.firstBaseline == a.lastBaseline + 8", "root.bottom == b.bottom"])
    XCTAssertEqual(
      try describe("[a]-[b]", .spacingBaselineToBaseline), ["b.leading == a.trailing + 8"])
  }

  func test_constraints_takeGuidesAndPairs() throws {
    try add("a")
    let pairs = VisualFormatViews([("a", try XCTUnwrap(views["a"]))])
    XCTAssertEqual(
      try tree.constraints(withVisualFormat: "[a(5)]", views: pairs).map { tree.describe($0) }, ["a.width == 5"])
    let guide = try tree.makeGuide("guide", in: tree.root)
    let mixed = VisualFormatViews(["a": try XCTUnwrap(views["a"]).item, "guide": guide.item])
    XCTAssertEqual(
      try tree.constraints(withVisualFormat: "|[guide]-[a]", views: mixed).map { tree.describe($0) },
      ["root.guide.leading == root.leading", "a.leading == root.guide.trailing + 8"])
  }

  func test_constraints_layOutAForm() throws {
    try add("name", "field")
    try tree.activate(
      constraints("|-16-[name(80)]-[field]-16-|", .alignAllCenterY) + constraints("V:|-20-[name(20)]")
        + constraints("V:[field(30)]"))
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100))
    let result = try engine.layout(.strict)
    assertEqual(
      result.exactFrame(of: try XCTUnwrap(views["name"])), LayoutRectangle(x: 16, y: 20, width: 80, height: 20))
    assertEqual(
      result.exactFrame(of: try XCTUnwrap(views["field"])), LayoutRectangle(x: 104, y: 15, width: 200, height: 30))
  }

  func test_constraints_keepTheMarginsOfTheSuperview() throws {
    try add("a")
    try tree.setDirectionalLayoutMargins(
      DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40), of: tree.root)
    try tree.activate(constraints("|-[a]-|") + constraints("V:|-[a]-|"))
    var engine = LayoutEngine(tree: tree, environment: .plain(320, 100).directed(.rightToLeft))
    let frame = try engine.layout(.strict).exactFrame(of: try XCTUnwrap(views["a"]))
    assertEqual(frame, LayoutRectangle(x: 40, y: 1, width: 260, height: 96))
  }

  private func constraints(_ format: String, _ options: VisualFormatOptions = []) throws -> [LayoutConstraint] {
    try tree.constraints(withVisualFormat: format, options: options, views: VisualFormatViews(views))
  }

  func test_constraints_takeLongFormats() throws {
    try add("a")
    let format = "[a]" + String(repeating: "-1-[a]", count: 50_000)
    XCTAssertEqual(try constraints(format).count, 50_000)
  }
}
