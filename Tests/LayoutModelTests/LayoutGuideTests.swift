import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutGuideTests: XCTestCase {
  private func environment(
    width: Double = 390, height: Double = 844, keyboard: Double = 0, insets: LayoutInsets? = nil
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: LayoutSize(width: width, height: height),
      safeAreaInsets: insets ?? LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: Traits(displayScale: 1), keyboardHeight: keyboard)
  }

  /// A view that fills a guide.
  private func fill(_ guide: GuideHandle, _ tree: inout LayoutTree) throws -> ViewHandle {
    let view = try tree.addView("filler", to: guide.owningView)
    try tree.activate([
      view.leading == guide.leading, view.trailing == guide.trailing, view.top == guide.top,
      view.bottom == guide.bottom,
    ])
    return view
  }

  private func assertFills(
    _ guide: (ViewHandle) -> GuideHandle, _ environment: LayoutEnvironment, _ expected: LayoutRectangle,
    line: UInt = #line
  ) throws {
    var tree = LayoutTree()
    let root = guide(tree.root)
    let view = try fill(root, &tree)
    let centered = try tree.addView("centered", to: tree.root)
    try tree.activate([
      centered.centerX == root.centerX, centered.centerY == root.centerY, centered.width == root.width,
      centered.height == root.height,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment)
    let result = try engine.layout(.strict)
    assertEqual(result.exactFrame(of: view), expected, line: line)
    assertEqual(result.exactFrame(of: centered), expected, line: line)
    assertEqual(result.exactFrameInRoot(of: root), expected, line: line)
    XCTAssertEqual(result.issues, [], line: line)
  }

  func test_layoutMarginsGuide_ofTheRootHasTheSystemsMargins() throws {
    try assertFills({ $0.layoutMarginsGuide }, environment(), LayoutRectangle(x: 16, y: 47, width: 358, height: 763))
  }

  func test_readableContentGuide_isCentredAndNotWiderThanText() throws {
    try assertFills({ $0.readableContentGuide }, environment(), LayoutRectangle(x: 16, y: 47, width: 358, height: 763))
    var wide = environment(width: 1024, height: 768, insets: .zero)
    wide.traits = Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .landscape, displayScale: 1)
    try assertFills({ $0.readableContentGuide }, wide, LayoutRectangle(x: 180, y: 0, width: 664, height: 768))
  }

  func test_keyboardLayoutGuide_followsTheKeyboard() throws {
    try assertFills({ $0.keyboardLayoutGuide }, environment(), LayoutRectangle(x: 0, y: 810, width: 390, height: 34))
    try assertFills(
      { $0.keyboardLayoutGuide }, environment(keyboard: 336), LayoutRectangle(x: 0, y: 508, width: 390, height: 336))
  }

  func test_topAndBottomLayoutGuides_areTheStripsOutsideTheSafeArea() throws {
    try assertFills({ $0.topLayoutGuide }, environment(), LayoutRectangle(x: 0, y: 0, width: 390, height: 47))
    try assertFills({ $0.bottomLayoutGuide }, environment(), LayoutRectangle(x: 0, y: 810, width: 390, height: 34))
  }

  func test_keyboardLayoutGuide_ofANestedViewIsWhatTheKeyboardCoversOfIt() throws {
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let position = try tree.activate([panel.top == tree.root.top + 400])[0]
    try tree.activate([panel.left == tree.root.left, panel.width == 100, panel.height == 300])
    let field = try tree.addView("field", to: panel)
    try tree.activate([
      field.bottom == panel.keyboardLayoutGuide.top, field.height == 10, field.left == panel.left, field.width == 10,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment(keyboard: 336))
    // The keyboard begins at 508; the panel ends at 700.
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: field)?.maxY, 108)
    try engine.tree.setConstant(100, of: position)
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: field)?.maxY, 300)
    engine.environment.keyboardHeight = 500
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: field)?.maxY, 244)
  }

  func test_unknownGuide_ofADestroyedViewIsRefused() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let panel = try tree.addView("panel", to: tree.root)
    let label = try tree.addView("label", to: tree.root)
    try tree.destroy(panel)
    for guide in [
      panel.layoutMarginsGuide, panel.readableContentGuide, panel.keyboardLayoutGuide, panel.topLayoutGuide,
    ] {
      XCTAssertThrowsError(try tree.activate([label.top == guide.top])) { error in
        guard case .unknownItem? = error as? LayoutError else { return XCTFail("\(error)") }
      }
    }
  }
}
