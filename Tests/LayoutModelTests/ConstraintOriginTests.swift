import LayoutModel
import XCTest

/// Who made a constraint is told by its origin, whatever it is called.
final class ConstraintOriginTests: XCTestCase {
  private static let names = ["UIView-card-width", "UISV-spacing", "NSAutoresizingMask-card", "card.width"]

  /// An author's constraint is the one that a pass leaves out, before one that a builder made later.
  func test_conflict_leavesOutWhatAnAuthorWrote() throws {
    for name in Self.names {
      var tree = LayoutTree()
      let card = try tree.addView("card", to: tree.root)
      let handles = try tree.activate([
        (card.width == 100).identified(by: name), (card.width == 200).identified(by: "fit").made(by: .builder),
      ])
      var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment(size: LayoutSize(width: 320, height: 480)))
      let result = try engine.layout()
      XCTAssertEqual(result.exactFrame(of: card)?.width, 200, name)
      guard case .conflict(let conflict)? = result.issues.first else { return XCTFail("no conflict for \(name)") }
      XCTAssertEqual(conflict.omitted?.constraint.origin, .author(handles[0]), name)
      XCTAssertEqual(conflict.members.map(\.constraint.origin), [.author(handles[0]), .builder(handles[1])], name)
    }
  }

  func test_origin_staysWithTheConstraint() throws {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let made = (card.width == 0.5 * tree.root.width).made(by: .autoresizing)
    XCTAssertEqual(made.origin, .autoresizing)
    XCTAssertEqual(made.at(.low).identified(by: "x").origin, .autoresizing)
    XCTAssertNotEqual(made, card.width == 0.5 * tree.root.width)
    let handle = try tree.activate([made])[0]
    try tree.setConstant(4, of: handle)
    try tree.setMultiplier(2, of: handle)
    try tree.setRelation(.lessThanOrEqual, of: handle)
    XCTAssertEqual(try tree.constraint(handle).origin, .autoresizing)
    XCTAssertEqual((card.width == 3).origin, .author)
  }

  func test_origin_ofAStacksConstraints() throws {
    var tree = LayoutTree()
    let one = try tree.addView("one", to: tree.root)
    let row = try tree.makeStack("row", arranging: [one], in: tree.root)
    let constraints = tree.generatedConstraints(of: row)
    XCTAssertFalse(constraints.isEmpty)
    XCTAssertTrue(constraints.allSatisfy { $0.origin == .stack })
  }
}
