import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutMarginsPropagationTests: XCTestCase {
  private let environment = LayoutEnvironment(
    size: LayoutSize(width: 390, height: 844), safeAreaInsets: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: Traits(displayScale: 1))

  /// A panel with a filler inside its margins; `top` is the panel's position.
  private struct Panel {
    var engine: LayoutEngine
    let panel: ViewHandle
    let filler: ViewHandle
    let top: LayoutConstraint.Handle

    init(_ environment: LayoutEnvironment, top: Double, left: Double = 0) throws {
      var tree = LayoutTree()
      panel = try tree.addView("panel", to: tree.root)
      filler = try tree.addView("filler", to: panel)
      self.top = try tree.activate([panel.top == tree.root.top + top])[0]
      try tree.activate([
        panel.left == tree.root.left + left, panel.width == 200, panel.height == 300,
        filler.leading == panel.leadingMargin, filler.trailing == panel.trailingMargin, filler.top == panel.topMargin,
        filler.bottom == panel.bottomMargin,
      ])
      engine = LayoutEngine(tree: tree, environment: environment)
    }

    mutating func margins(line: UInt = #line) throws -> LayoutInsets {
      let result = try engine.layout(.strict)
      XCTAssertEqual(result.issues, [], line: line)
      let frame = try XCTUnwrap(result.exactFrame(of: filler))
      let margins = LayoutInsets(
        top: frame.minY, left: frame.minX, bottom: 300 - frame.maxY, right: 200 - frame.maxX)
      XCTAssertEqual(result.layoutMargins(of: panel), margins, line: line)
      return margins
    }
  }

  func test_margins_areEightByDefaultPlusTheSafeArea() throws {
    var panel = try Panel(environment, top: 200)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    try panel.engine.tree.setConstant(20, of: panel.top)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 8 + 27, left: 8, bottom: 8, right: 8))
    try panel.engine.tree.setInsetsLayoutMarginsFromSafeArea(false, of: panel.panel)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    panel.engine.environment.defaultLayoutMargin = 0
    XCTAssertEqual(try panel.margins(), .zero)
  }

  func test_margins_directionalFollowTheDirection() throws {
    var panel = try Panel(environment, top: 200)
    try panel.engine.tree.setDirectionalLayoutMargins(
      DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), of: panel.panel)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    panel.engine.environment = environment.directed(.rightToLeft)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 1, left: 4, bottom: 3, right: 2))
    try panel.engine.tree.setLayoutMargins(
      .absolute(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)), of: panel.panel)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  func test_margins_effectiveOnesAreTakenAsTheyAre() throws {
    var panel = try Panel(environment, top: 20)
    try panel.engine.tree.setPreservesSuperviewLayoutMargins(true, of: panel.panel)
    try panel.engine.tree.setLayoutMargins(
      .effective(LayoutInsets(top: 5, left: 6, bottom: 7, right: 9)), of: panel.panel)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 5, left: 6, bottom: 7, right: 9))
  }

  func test_margins_preservedOnesReachAsFarInAsTheSuperviews() throws {
    var panel = try Panel(environment, top: 20, left: 3)
    try panel.engine.tree.setPreservesSuperviewLayoutMargins(true, of: panel.panel)
    // The root has 16 at its sides and 47 at its top; the panel lies 3 and 20 inside it.
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 35, left: 13, bottom: 8, right: 8))
  }

  func test_margins_ofTheRootRespectTheSystemsMinimum() throws {
    var tree = LayoutTree()
    let filler = try tree.addView("filler", to: tree.root)
    try tree.activate([filler.left == tree.root.leftMargin, filler.right == tree.root.rightMargin])
    try tree.setLayoutMargins(.absolute(LayoutInsets(top: 0, left: 5, bottom: 0, right: 30)), of: tree.root)
    var engine = LayoutEngine(tree: tree, environment: environment)
    var frame = try engine.layout(.strict).exactFrame(of: filler)
    XCTAssertEqual(frame?.minX, 16)
    XCTAssertEqual(frame?.maxX, 360)
    try engine.tree.setViewRespectsSystemMinimumLayoutMargins(false, of: engine.tree.root)
    frame = try engine.layout(.strict).exactFrame(of: filler)
    XCTAssertEqual(frame?.minX, 5)
    XCTAssertEqual(frame?.maxX, 360)
  }

  func test_additionalSafeAreaInsets_areHandedOn() throws {
    var panel = try Panel(environment, top: 40)
    try panel.engine.tree.setAdditionalSafeAreaInsets(
      LayoutInsets(top: 50, left: 0, bottom: 0, right: 0), of: panel.engine.tree.root)
    // The root's strip is 97 now, and the panel begins at 40.
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 65, left: 8, bottom: 8, right: 8))
    try panel.engine.tree.setAdditionalSafeAreaInsets(
      LayoutInsets(top: 0, left: 9, bottom: 0, right: 0), of: panel.panel)
    XCTAssertEqual(try panel.margins(), LayoutInsets(top: 65, left: 17, bottom: 8, right: 8))
    XCTAssertEqual(
      try panel.engine.layout().safeAreaInsets(of: panel.panel), LayoutInsets(top: 57, left: 9, bottom: 0, right: 0))
  }

  func test_rotation_changesMarginsByTheRule() throws {
    var tree = LayoutTree()
    let filler = try tree.addView("filler", to: tree.root)
    try tree.activate([filler.leading == tree.root.margins.leading, filler.trailing == tree.root.margins.trailing])
    var engine = LayoutEngine(tree: tree, environment: environment)
    XCTAssertEqual(try engine.layout().exactFrame(of: filler)?.minX, 16)
    engine.environment = LayoutEnvironment(
      size: LayoutSize(width: 844, height: 390), safeAreaInsets: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47),
      traits: Traits(orientation: .landscape, displayScale: 1))
    let result = try engine.layout()
    XCTAssertEqual(result.exactFrame(of: filler)?.minX, 63)
    XCTAssertEqual(result.exactFrame(of: filler)?.width, 844 - 126)
  }

  func test_setters_refuseWhatIsNotFinite() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let bad = LayoutInsets(top: 0, left: .nan, bottom: 0, right: 0)
    assertThrows(.nonFinite("layout margin", in: "screen")) { try tree.setLayoutMargins(.absolute(bad), of: tree.root) }
    assertThrows(.nonFinite("layout margin", in: "screen")) {
      try tree.setLayoutMargins(.effective(bad), of: tree.root)
    }
    assertThrows(.nonFinite("layout margin", in: "screen")) {
      try tree.setDirectionalLayoutMargins(
        DirectionalEdgeInsets(top: 0, leading: 0, bottom: .infinity, trailing: 0), of: tree.root)
    }
    assertThrows(.nonFinite("additional safe area inset", in: "screen")) {
      try tree.setAdditionalSafeAreaInsets(bad, of: tree.root)
    }
    XCTAssertEqual(tree.layoutMarginsRule(of: tree.root), .automatic)
    XCTAssertEqual(tree.additionalSafeAreaInsets(of: tree.root), .zero)
  }
}
