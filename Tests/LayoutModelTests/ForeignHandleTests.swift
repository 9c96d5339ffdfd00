import LayoutModel
import XCTest

/// Handles are good in the tree that made them and in its later copies, and nowhere else.
final class ForeignHandleTests: XCTestCase {
  private struct Screen {
    var tree = LayoutTree(rootNamed: "screen")
    let card: ViewHandle
    let row: ViewHandle
    let icon: ViewHandle
    let gap: GuideHandle
    let width: LayoutConstraint.Handle

    /// Trees made by the same calls, so that nothing but their identity tells their handles apart.
    init() throws {
      card = try tree.addView("card", to: tree.root)
      icon = tree.makeView("icon")
      row = try tree.makeStack("row", arranging: [icon], in: tree.root)
      gap = try tree.makeGuide("gap", in: card)
      width = try tree.activate([card.width == 40])[0]
    }
  }

  func test_activate_refusesItemsOfAnotherTree() throws {
    let own = try Screen()
    let other = try Screen()
    let constraints: [(line: UInt, item: LayoutItem, constraint: LayoutConstraint)] = [
      (#line, other.icon.item, own.card.width == other.icon.width),
      (#line, other.card.item, own.card.width == other.card.width),
      (#line, other.card.item, other.card.width == 3),
      (#line, other.tree.root.item, own.card.top == other.tree.root.top),
      (#line, other.gap.item, own.card.width == other.gap.width),
      (#line, other.card.safeArea.item, own.card.top == other.card.safeArea.top),
      (#line, other.card.item, own.card.width + own.icon.width == own.row.width + other.card.width),
    ]
    for (line, item, constraint) in constraints {
      let error = LayoutError.unknownItem(own.tree.describe(item))
      refuse(own.tree, error, line) { try $0.activate([constraint]) }
      refuse(own.tree, error, line) { try $0.add([constraint]) }
      refuse(own.tree, error, line) {
        try $0.activate(varying: [constraint.varying(ConstraintVariation(when: .always, constant: 1))])
      }
    }
  }

  func test_everyCallOnViews_refusesAViewOfAnotherTree() throws {
    let own = try Screen()
    let other = try Screen()
    let error = LayoutError.unknownItem(own.tree.describe(other.card.item))
    let row = LayoutError.unknownItem(own.tree.describe(other.row.item))
    let calls: [(line: UInt, error: LayoutError, call: (inout LayoutTree) throws -> Void)] = [
      (#line, error, { _ = try $0.addView(to: other.card) }), (#line, error, { _ = try $0.makeGuide(in: other.card) }),
      (#line, error, { _ = try $0.makeStack(arranging: [other.card]) }),
      (#line, error, { _ = try $0.makeStack(in: other.card) }),
      (#line, error, { try $0.addSubview(other.card, to: own.card) }),
      (#line, error, { try $0.addSubview(own.card, to: other.card) }),
      (#line, error, { try $0.removeFromSuperview(other.card) }), (#line, error, { try $0.destroy(other.card) }),
      (#line, error, { try $0.addArrangedSubview(other.card, to: own.row) }),
      (#line, row, { try $0.addArrangedSubview(own.card, to: other.row) }),
      (#line, error, { try $0.insertArrangedSubview(other.card, at: 0, in: own.row) }),
      (#line, error, { try $0.setArrangedSubviews([other.card], of: own.row) }),
      (#line, row, { try $0.setArrangedSubviews([], of: other.row) }),
      (#line, row, { try $0.setCustomSpacing(3, after: own.icon, in: other.row) }),
      (
        #line, LayoutError.unknownItem(own.tree.describe(other.icon.item)),
        { try $0.setCustomSpacing(3, after: other.icon, in: own.row) }
      ),
      (#line, error, { try $0.varyText(of: other.card) }),
      (#line, LayoutError.unknownItem(own.tree.describe(other.gap.item)), { try $0.destroy(other.gap) }),
    ]
    for (line, error, call) in calls { refuse(own.tree, error, line, call) }
    XCTAssertNil(own.tree.superview(of: other.card))
    XCTAssertEqual(own.tree.subviews(of: other.tree.root), [])
    XCTAssertEqual(own.tree.arrangedSubviews(of: other.row), [])
    XCTAssertNil(own.tree.stack(arranging: other.icon))
    XCTAssertFalse(own.tree.isDescendant(other.card, of: own.tree.root))
    XCTAssertFalse(own.tree.isDescendant(own.card, of: other.tree.root))
  }

  func test_everyCallOnConstraints_refusesAConstraintOfAnotherTree() throws {
    let own = try Screen()
    let width = try Screen().width
    let calls: [(line: UInt, call: (inout LayoutTree) throws -> Void)] = [
      (#line, { try $0.reactivate([width]) }), (#line, { try $0.deactivate([width]) }),
      (#line, { try $0.deactivate([own.width, width]) }), (#line, { try $0.remove([own.width, width]) }),
      (#line, { _ = try $0.constraint(width) }), (#line, { try $0.vary(width, []) }),
    ]
    for (line, call) in calls { refuse(own.tree, .unknownConstraint, line, call) }
    XCTAssertFalse(own.tree.contains(width))
    XCTAssertEqual(own.tree.variations(of: width).count, 0)
  }

  func test_results_knowNoViewOfAnotherTree() throws {
    let own = try Screen()
    let other = try Screen()
    var engine = LayoutEngine(
      tree: own.tree, environment: LayoutEnvironment(size: LayoutSize(width: 100, height: 100)))
    let result = try engine.layout()
    XCTAssertNotNil(result.frame(of: own.card))
    XCTAssertNil(result.frame(of: other.card))
    XCTAssertNil(result.frameInRoot(of: other.gap))
    XCTAssertNil(result.frame(of: other.tree.root))
    XCTAssertThrowsError(try engine.fittingSize(of: other.card)) {
      XCTAssertEqual($0 as? LayoutError, .unknownItem(own.tree.describe(other.card.item)))
    }
  }

  func test_copy_acceptsWhatWasMadeBeforeAndRefusesWhatTheOtherMadeLater() throws {
    let screen = try Screen()
    for copyMakesFirst in [true, false] {
      var first = screen.tree
      var second = copyMakesFirst ? first : screen.tree
      let view = try first.addView("new", to: screen.card)
      let later = try second.addView("new", to: screen.card)
      XCTAssertNotEqual(view, later)
      let constraint = try first.activate([screen.card.height == 5])[0]
      let laterConstraint = try second.activate([screen.card.height == 5])[0]
      XCTAssertTrue(first.contains(screen.width) && second.contains(screen.width))
      refuse(second, .unknownItem(second.describe(view.item))) { try $0.destroy(view) }
      refuse(first, .unknownItem(first.describe(later.item))) { try $0.activate([screen.card.top == later.top]) }
      refuse(second, .unknownConstraint) { try $0.remove([constraint]) }
      refuse(first, .unknownConstraint) { try $0.deactivate([laterConstraint]) }
    }
  }

  func test_identity_showsInNoHashOrText() throws {
    let first = try Screen()
    let second = try Screen()
    XCTAssertNotEqual(first.card, second.card)
    XCTAssertNotEqual(first.gap, second.gap)
    XCTAssertNotEqual(first.width, second.width)
    XCTAssertNotEqual(first.tree.root, second.tree.root)
    XCTAssertEqual(first.card.hashValue, second.card.hashValue)
    XCTAssertEqual(first.gap.hashValue, second.gap.hashValue)
    XCTAssertEqual(first.width.hashValue, second.width.hashValue)
    XCTAssertEqual("\(first.card) \(first.gap) \(first.width)", "\(second.card) \(second.gap) \(second.width)")
    XCTAssertEqual(
      String(reflecting: first.card.width == first.gap.width),
      String(reflecting: second.card.width == second.gap.width))
  }

  func test_handle_takesEightBytes() {
    XCTAssertEqual(MemoryLayout<ViewHandle>.size, 8)
    XCTAssertEqual(MemoryLayout<LayoutConstraint.Handle>.size, 8)
  }

  private func refuse(
    _ tree: LayoutTree, _ error: LayoutError, _ line: UInt = #line, _ call: (inout LayoutTree) throws -> Void
  ) {
    var changed = tree
    XCTAssertThrowsError(try call(&changed), line: line) { XCTAssertEqual($0 as? LayoutError, error, line: line) }
    XCTAssertEqual("\(changed.constraints)", "\(tree.constraints)", line: line)
    XCTAssertEqual(changed.viewsInDrawingOrder, tree.viewsInDrawingOrder, line: line)
  }
}
