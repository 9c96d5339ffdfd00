import LayoutModel
import XCTest

/// Insets inside the root are worked out anew only where something moved, and always then.
final class IncrementalInsetTests: XCTestCase {
  func test_insets_followEveryWayInWhichTheirViewMoves() throws {
    let environment = LayoutEnvironment(
      size: LayoutSize(width: 390, height: 844), safeAreaInsets: LayoutInsets(top: 59, left: 0, bottom: 34, right: 0),
      traits: Traits(displayScale: 1))
    var tree = LayoutTree()
    let outer = try tree.addView("outer", to: tree.root)
    let inner = try tree.addView("inner", to: outer)
    let label = try tree.addView("label", to: inner)
    let position = try tree.activate([outer.top == tree.root.top + 20])[0]
    try tree.activate([
      outer.left == tree.root.left, outer.width == 100, outer.height == 400, inner.top == outer.top + 10,
      inner.left == outer.left, inner.width == 100, inner.height == 100, label.top == inner.safeArea.top,
      label.left == inner.layoutMarginsGuide.left, label.width == 10, label.height == 10,
    ])
    var engine = LayoutEngine(tree: tree, environment: environment)
    func top() throws -> Double? { try engine.layout(.strict).exactFrame(of: label)?.minY }
    XCTAssertEqual(try top(), 29)
    // The inner view's frame in its superview stays; the outer one moves.
    try engine.tree.setConstant(30, of: position)
    XCTAssertEqual(try top(), 19)
    engine.environment.safeAreaInsets.top = 70
    XCTAssertEqual(try top(), 30)
    try engine.tree.setAdditionalSafeAreaInsets(LayoutInsets(top: 5, left: 0, bottom: 0, right: 0), of: outer)
    XCTAssertEqual(try top(), 35)
    // A pass that is refused is taken up by the next one.
    let impossible = try engine.tree.activate([outer.width == 3])
    try engine.tree.setConstant(40, of: position)
    XCTAssertThrowsError(try engine.layout(.strict))
    try engine.tree.remove(impossible)
    XCTAssertEqual(try top(), 25)
  }
}
