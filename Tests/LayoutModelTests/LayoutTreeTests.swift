import LayoutModel
import LayoutTestSupport
import XCTest

final class LayoutTreeTests: XCTestCase {
  func test_addView_putsItInFrontOfItsSiblings() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let first = try tree.addView("first", to: tree.root)
    let second = try tree.addView("second", to: tree.root)
    let inner = try tree.addView("inner", to: first)
    XCTAssertEqual(tree.subviews(of: tree.root), [first, second])
    XCTAssertEqual(tree.superview(of: inner), first)
    XCTAssertNil(tree.superview(of: tree.root))
    XCTAssertEqual(tree.viewsInDrawingOrder, [tree.root, first, inner, second])
    XCTAssertTrue(tree.isDescendant(inner, of: tree.root))
    XCTAssertFalse(tree.isDescendant(inner, of: second))
    XCTAssertFalse(tree.isDescendant(inner, of: inner))
  }

  func test_addSubview_movesAViewAndKeepsItsConstraints() throws {
    var tree = LayoutTree()
    let first = try tree.addView("first", to: tree.root)
    let second = try tree.addView("second", to: tree.root)
    let inner = try tree.addView("inner", to: first)
    let handle = try tree.activate([inner.left == first.left + 5])[0]
    try tree.addSubview(inner, to: second)
    XCTAssertEqual(tree.subviews(of: first), [])
    XCTAssertEqual(tree.subviews(of: second), [inner])
    XCTAssertTrue(tree.isActive(handle))
  }

  func test_addSubview_refusesACycleAndChangesNothing() throws {
    var tree = LayoutTree()
    let outer = try tree.addView("outer", to: tree.root)
    let inner = try tree.addView("inner", to: outer)
    assertThrows(.cyclicHierarchy(view: "outer", superview: "inner")) { try tree.addSubview(outer, to: inner) }
    assertThrows(.cyclicHierarchy(view: "outer", superview: "outer")) { try tree.addSubview(outer, to: outer) }
    assertThrows(.rootCannotMove) { try tree.addSubview(tree.root, to: inner) }
    XCTAssertEqual(tree.viewsInDrawingOrder, [tree.root, outer, inner])
  }

  func test_destroy_takesExactlyTheConstraintsThatReachIn() throws {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let footer = try tree.addView("footer", to: tree.root)
    let gap = try tree.makeGuide("gap", in: avatar)
    let handles = try tree.activate([
      avatar.width == 40,
      avatar.left == card.left + 8,
      gap.top == footer.top,
      footer.top == card.bottom,
      footer.width == tree.root.width,
      card.width == 100,
    ])
    XCTAssertEqual(try tree.destroy(avatar), [handles[0], handles[1], handles[2]])
    XCTAssertEqual(tree.constraints, [handles[3], handles[4], handles[5]])
    XCTAssertEqual(tree.subviews(of: card), [])
    for handle in handles[...2] { XCTAssertFalse(tree.contains(handle)) }
    assertThrows(.unknownItem("removed view 2")) { try tree.activate([avatar.width == 10]) }
    assertThrows(.unknownItem("removed view 2.removed guide 0")) { try tree.activate([gap.width == 10]) }
  }

  func test_destroy_neverGivesAHandleOutAgain() throws {
    var tree = LayoutTree()
    let old = try tree.addView("old", to: tree.root)
    try tree.destroy(old)
    let new = try tree.addView("new", to: tree.root)
    XCTAssertNotEqual(old, new)
    XCTAssertEqual(tree.name(of: old), "")
    assertThrows(.unknownItem("removed view 1")) { try tree.addView("x", to: old) }
    assertThrows(.rootCannotMove) { try tree.destroy(tree.root) }
  }

  func test_removeFromSuperview_deactivatesWhatReachesInAndKeepsTheRest() throws {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let inside = try tree.activate([avatar.left == card.left + 8, avatar.width == 40])
    let crossing = try tree.activate([card.left == tree.root.left, avatar.top == tree.root.top])
    XCTAssertEqual(try tree.removeFromSuperview(card), crossing)
    for handle in inside { XCTAssertTrue(tree.isActive(handle)) }
    for handle in crossing { XCTAssertFalse(tree.isActive(handle)) }
    assertThrows(.noCommonAncestor("card.left", "root.left")) { try tree.reactivate(crossing) }
    try tree.addSubview(card, to: tree.root)
    try tree.reactivate(crossing)
    XCTAssertTrue(tree.isActive(crossing[0]))
    XCTAssertEqual(try tree.removeFromSuperview(tree.makeView("loose")), [])
  }

  func test_destroy_guideTakesItsConstraints() throws {
    var tree = LayoutTree()
    let guide = try tree.makeGuide("gap", in: tree.root)
    let handles = try tree.activate([guide.width == 10, tree.root.width >= 5])
    XCTAssertEqual(try tree.destroy(guide), [handles[0]])
    XCTAssertEqual(tree.constraints, [handles[1]])
    assertThrows(.unknownItem("root.safeArea")) { try tree.destroy(tree.root.safeArea) }
  }

  func test_destroy_afterAGuideWasDestroyedFreesItOnce() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    try tree.destroy(tree.makeGuide("old", in: view))
    try tree.destroy(view)
    let first = try tree.makeGuide("first", in: tree.root)
    let second = try tree.makeGuide("second", in: tree.root)
    XCTAssertEqual(tree.describe(first.item), "root.first")
    XCTAssertEqual(tree.describe(second.item), "root.second")
    XCTAssertNoThrow(try tree.activate([first.width == second.width]))
  }

  func test_copy_isIndependent() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    var copy = tree
    try copy.destroy(view)
    XCTAssertEqual(tree.subviews(of: tree.root), [view])
    XCTAssertEqual(copy.subviews(of: copy.root), [])
  }

  func test_setContentSize_refusesImpossibleNumbers() throws {
    var tree = LayoutTree()
    let label = try tree.addView("label", to: tree.root)
    assertThrows(.nonFinite("content size", in: "label")) {
      try tree.setIntrinsicContentSize(width: .nan, height: 1, of: label)
    }
    assertThrows(.negativeSize(-1, of: "label")) {
      try tree.setIntrinsicContentSize(width: 1, height: -1, of: label)
    }
    assertThrows(.priorityOutOfRange(0, in: "label")) {
      try tree.setContentSize(ContentSize(width: 1, verticalHugging: 0), of: label)
    }
    XCTAssertEqual(tree.contentSize(of: label), ContentSize())
  }

  func test_deepTree_isBuiltAndDestroyed() throws {
    var tree = LayoutTree()
    var deepest = tree.root
    let top = try tree.addView("top", to: tree.root)
    deepest = top
    for _ in 0..<10_000 { deepest = try tree.addView(to: deepest) }
    XCTAssertEqual(tree.viewsInDrawingOrder.count, 10_002)
    assertThrows(.cyclicHierarchy(view: "top", superview: tree.describe(deepest.item))) {
      try tree.addSubview(top, to: deepest)
    }
    try tree.destroy(top)
    XCTAssertEqual(tree.viewsInDrawingOrder, [tree.root])
  }
}
