import LayoutModel
import XCTest

/// How much work a pass does: counted, not timed.
final class PassWorkTests: XCTestCase {
  /// Rows under each other, as wide as the safe area, with a label in each.
  private struct Column {
    var engine: LayoutEngine
    let panel: ViewHandle
    var labels: [ViewHandle] = []
    let position: LayoutConstraint.Handle

    init(rows: Int) throws {
      var tree = LayoutTree()
      let safeArea = tree.root.safeArea
      panel = try tree.addView("panel", to: tree.root)
      position = try tree.activate([panel.top == safeArea.top + 8])[0]
      try tree.activate([panel.leading == safeArea.leading + 16, panel.trailing == safeArea.trailing - 16])
      var above: ViewHandle?
      for _ in 0..<rows {
        let row = try tree.addView("row", to: panel)
        let label = try tree.addView("label", kind: .label, to: row)
        try tree.setContentSize(ContentSize(width: 60, height: 20), of: label)
        try tree.activate([
          row.leading == panel.leading, row.trailing == panel.trailing, row.height == 44,
          row.top == (above?.bottom ?? panel.top), label.leading == row.leading + 8, label.centerY == row.centerY,
        ])
        above = row
        labels.append(label)
      }
      if let above { try tree.activate([panel.bottom == above.bottom]) }
      engine = LayoutEngine(tree: tree, environment: Column.portrait)
      _ = try engine.layout(.strict)
    }

    static let portrait = LayoutEnvironment(
      size: LayoutSize(width: 390, height: 844), safeAreaInsets: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0))
    static let landscape = LayoutEnvironment(
      size: LayoutSize(width: 844, height: 390), safeAreaInsets: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47),
      traits: Traits(orientation: .landscape))

    /// A pass after a change, with the solver's work in it.
    mutating func pass(_ change: (inout LayoutEngine) throws -> Void) throws -> (result: LayoutResult, work: SolverWork)
    {
      let before = engine.solverWork
      try change(&engine)
      let result = try engine.layout(.strict)
      return (result, engine.solverWork - before)
    }
  }

  func test_rotation_changesConstantsOnly() throws {
    var column = try Column(rows: 50)
    for environment in [Column.landscape, Column.portrait] {
      let (result, work) = try column.pass { $0.environment = environment }
      XCTAssertEqual(column.engine.counts.touched, 0, "no row is added, removed or changed")
      XCTAssertEqual(work.pivots, 0)
      XCTAssertEqual(work.factorizations, 0)
      XCTAssertEqual(result.changes.count, 52, "the root, the panel and the rows")
    }
  }

  func test_movingAParent_changesNoChild() throws {
    var column = try Column(rows: 50)
    let position = column.position
    let (result, work) = try column.pass { try $0.tree.setConstant(20, of: position) }
    XCTAssertEqual(result.changes.map(\.view), [column.panel])
    XCTAssertEqual(column.engine.counts.touched, 1)
    XCTAssertEqual(work.pivots, 0)
    XCTAssertLessThanOrEqual(work.changedValues, 2)
  }

  func test_changedLabel_costsTheSameInEveryColumn() throws {
    var works: [SolverWork] = []
    for rows in [10, 100] {
      var column = try Column(rows: rows)
      let label = column.labels[rows / 2]
      let (result, work) = try column.pass { try $0.tree.setIntrinsicContentSize(width: 75, height: 20, of: label) }
      XCTAssertEqual(result.changes.map(\.view), [label])
      XCTAssertEqual(column.engine.counts.touched, 2, "the two rules of the content's width")
      works.append(work)
    }
    XCTAssertEqual(works[0], works[1])
  }

  func test_passWithoutChanges_doesNothing() throws {
    var column = try Column(rows: 10)
    let (result, work) = try column.pass { _ in }
    XCTAssertEqual(result.changes, [])
    XCTAssertEqual(work, SolverWork())
    // Setting what is set already is no change either.
    let label = column.labels[3]
    let again = try column.pass {
      try $0.tree.setIntrinsicContentSize(width: 60, height: 20, of: label)
      $0.environment = Column.portrait
    }
    XCTAssertEqual(again.result.changes, [])
    XCTAssertEqual(again.work, SolverWork())
  }

  func test_changes_tellExactAndSnappedFramesApart() throws {
    var column = try Column(rows: 3)
    let position = column.position
    // At two pixels a point, 8.1 lies on the same pixel as 8: only the exact frame changes.
    let (result, _) = try column.pass { try $0.tree.setConstant(8.1, of: position) }
    let change = try XCTUnwrap(result.changes.first)
    XCTAssertEqual(result.changes.count, 1)
    XCTAssertEqual(change.view, column.panel)
    XCTAssertEqual(change.frame.minY, 55)
    XCTAssertEqual(change.exactFrame.minY, 55.1, accuracy: 1e-9)
  }

  func test_changedCopy_costsWhatTheChangeInPlaceDoes() throws {
    var column = try Column(rows: 100)
    let position = column.position
    let tree = column.engine.tree
    // Each copy is made of the same tree, and none of the one before.
    for (offset, touched) in [(20.0, 1), (30, 1), (30, 0), (40, 1)] {
      var copy = tree
      try copy.setConstant(offset, of: position)
      let (result, work) = try column.pass { $0.tree = copy }
      XCTAssertEqual(result.changes.map(\.view), touched == 0 ? [] : [column.panel])
      XCTAssertEqual(column.engine.counts.touched, touched)
      XCTAssertLessThanOrEqual(work.changedValues, 2)
      XCTAssertEqual(result.frame(of: column.panel)?.minY, 47 + offset)
    }
    let (result, _) = try column.pass { $0.tree = tree }
    XCTAssertEqual(result.changes.map(\.view), [column.panel])
    XCTAssertEqual(result.frame(of: column.panel)?.minY, 55)
  }

  func test_keptResult_staysAsItWas() throws {
    var column = try Column(rows: 100)
    let (position, label) = (column.position, column.labels[70])
    let (kept, _) = try column.pass { _ in }
    let frames = kept.placements
    _ = try column.pass {
      try $0.tree.setConstant(20, of: position)
      try $0.tree.setIntrinsicContentSize(width: 75, height: 20, of: label)
    }
    XCTAssertEqual(kept.placements, frames)
    XCTAssertEqual(try kept.tree.constraint(position).right.constant, 8)
    XCTAssertEqual(kept.tree.contentSize(of: label)?.width, 60)
  }
}
