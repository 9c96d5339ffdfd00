import LayoutModel
import LayoutTestSupport
import XCTest

final class BaselineTests: XCTestCase {
  private var tree = LayoutTree()

  /// A view at the top of the root, 10 points down, of the given height, with content 20 high.
  private func addText(_ kind: ViewKind, height: Double, _ baselines: Baselines?) throws -> ViewHandle {
    let view = try tree.addView(kind.rawValue, kind: kind, to: tree.root)
    try tree.setContentSize(ContentSize(width: 30, height: 20), of: view)
    try tree.setBaselines(baselines, of: view)
    try tree.activate([view.left == tree.root.left, view.top == tree.root.top + 10, view.height == height])
    return view
  }

  private func positions(_ view: ViewHandle) throws -> (first: Double?, last: Double?) {
    let marks = [tree.makeView("first"), tree.makeView("last")]
    for (mark, anchor) in zip(marks, [view.firstBaselineAnchor, view.lastBaselineAnchor]) {
      try tree.addSubview(mark, to: tree.root)
      try tree.activate([mark.top == anchor, mark.height == 0])
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    let result = try engine.layout(.strict)
    return (result.exactFrame(of: marks[0])?.minY, result.exactFrame(of: marks[1])?.minY)
  }

  func test_labels_keepTheirBaselinesWhenStretched() throws {
    let label = try addText(.label, height: 50, Baselines(first: 16, last: 4))
    let (first, last) = try positions(label)
    XCTAssertEqual(first, 26)
    XCTAssertEqual(last, 56)
  }

  func test_buttonsAndFields_keepTheirTextInTheMiddle() throws {
    for kind in [ViewKind.button, .textField] {
      tree = LayoutTree()
      let view = try addText(kind, height: 50, Baselines(first: 15, last: 5))
      let (first, last) = try positions(view)
      XCTAssertEqual(first, 10 + 15 + 15)
      XCTAssertEqual(last, 10 + 15 + 15)
    }
  }

  func test_viewsWithoutText_haveTheirEdges() throws {
    let view = try addText(.image, height: 50, nil)
    let (first, last) = try positions(view)
    XCTAssertEqual(first, 10)
    XCTAssertEqual(last, 60)
  }

  func test_baselineViews_standForTheViewThatTheyLieIn() throws {
    let stack = try tree.addView("stack", kind: .stack, to: tree.root)
    let upper = try tree.addView("upper", kind: .label, to: stack)
    let lower = try tree.addView("lower", kind: .label, to: stack)
    try tree.setBaselines(Baselines(first: 12, last: 3), of: upper)
    try tree.setBaselines(Baselines(first: 12, last: 3), of: lower)
    try tree.setBaselineViews(first: upper, last: lower, of: stack)
    try tree.activate([
      stack.top == tree.root.top + 100, stack.height == 60, stack.left == tree.root.left, upper.top == stack.top + 1,
      upper.height == 20, lower.bottom == stack.bottom - 2, lower.height == 20,
    ])
    var (first, last) = try positions(stack)
    XCTAssertEqual(first, 113)
    XCTAssertEqual(last, 155)
    // A view that left the stack does not count.
    try tree.destroy(upper)
    (first, last) = try positions(stack)
    XCTAssertEqual(first, 100)
    XCTAssertEqual(last, 155)
  }

  func test_setBaselines_movesWhatHangsOnThem() throws {
    let stack = try tree.addView("stack", kind: .stack, to: tree.root)
    let label = try tree.addView("label", kind: .label, to: stack)
    let note = try tree.addView("note", to: tree.root)
    try tree.setBaselineViews(first: label, last: label, of: stack)
    try tree.setBaselines(Baselines(first: 10, last: 0), of: label)
    try tree.activate([
      stack.top == tree.root.top, stack.height == 40, label.top == stack.top, label.height == 40,
      note.top == stack.firstBaseline, note.height == 1,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: note)?.minY, 10)
    try engine.tree.setBaselines(Baselines(first: 17, last: 0), of: label)
    let result = try engine.layout(.strict)
    XCTAssertEqual(result.exactFrame(of: note)?.minY, 17)
    XCTAssertEqual(result.changes.map(\.view), [note])
  }

  func test_setBaselines_refusesWhatIsNotFinite() throws {
    let label = try tree.addView("label", kind: .label, to: tree.root)
    for number in [Double.nan, .infinity, -.infinity] {
      assertThrows(.nonFinite("baseline", in: "label")) {
        try tree.setBaselines(Baselines(first: number, last: 0), of: label)
      }
      assertThrows(.nonFinite("baseline", in: "label")) {
        try tree.setBaselines(Baselines(first: 0, last: number), of: label)
      }
    }
    XCTAssertNil(tree.baselines(of: label))
  }

  func test_stack_hasTheBaselinesOfItsVisibleViews() throws {
    let views = try ["a", "b", "c"].map { name -> ViewHandle in
      let view = tree.makeView(name, kind: .label)
      try tree.setContentSize(ContentSize(width: 30, height: 20), of: view)
      try tree.setBaselines(Baselines(first: 15, last: 5), of: view)
      return view
    }
    let stack = try tree.makeStack("stack", StackSettings(axis: .vertical), arranging: views, in: tree.root)
    let mark = try tree.addView("mark", to: tree.root)
    try tree.activate([
      stack.top == tree.root.top, stack.left == tree.root.left, mark.top == stack.lastBaseline, mark.height == 1,
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 200))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 55)
    try engine.tree.setHidden(true, of: views[2])
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 35)
    try engine.tree.setHidden(false, of: views[2])
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: mark)?.minY, 55)
  }
}
