import ConstraintKernel
import TestSupport
import XCTest

/// Counts of work, and sizes.
final class StatisticsTests: XCTestCase {
  /// A hundred independent rows; row 0 is edited.
  private func rows(_ count: Int) throws -> (Solver, [(left: Variable, right: Variable)]) {
    var solver = Solver()
    var rows: [(left: Variable, right: Variable)] = []
    for _ in 0..<count {
      let row = (left: solver.makeVariable(), right: solver.makeVariable())
      try solver.add([row.left >= 0, row.right == row.left + 50, row.right <= 1000])
      try solver.add((row.left == 10).at(.weak))
      rows.append(row)
    }
    try solver.edit(rows[0].left, at: .strong)
    try solver.suggest(20, for: rows[0].left)
    return (solver, rows)
  }

  func test_suggest_withoutAPivotCostsNoPivotAndNoFactorisation() throws {
    var (solver, rows) = try rows(100)
    // The first step after other changes may set up what the following ones use.
    try solver.suggest(15, for: rows[0].left)
    _ = solver.takeChanges()
    let before = solver.statistics
    for step in 1...50 {
      try solver.suggest(20 + Double(step), for: rows[0].left)
      XCTAssertEqual(solver.takeChanges(), [rows[0].left, rows[0].right])
    }
    let after = solver.statistics
    XCTAssertEqual(after.pivots, before.pivots)
    XCTAssertEqual(after.flips, before.flips)
    XCTAssertEqual(after.factorizations, before.factorizations)
    XCTAssertEqual(after.changedValues - before.changedValues, 100, "two values a step, however many there are")
    XCTAssertEqual(after.factorNonZeros, before.factorNonZeros)
    XCTAssertEqual(after.bytes, before.bytes)
    XCTAssertLessThanOrEqual(after.solves - before.solves, 2, "the edited column is kept")
    XCTAssertNil(solver.checkInvariants())
  }

  func test_setConstant_withoutAPivotWritesOnlyWhatChanges() throws {
    var (solver, rows) = try rows(200)
    let handle = solver.constraints[4 * 150 + 3]
    let before = solver.statistics
    try solver.setConstant(11, of: handle)
    XCTAssertEqual(solver.value(of: rows[150].right), 61)
    XCTAssertEqual(solver.statistics.changedValues - before.changedValues, 2)
    XCTAssertEqual(solver.statistics.pivots, before.pivots)
    XCTAssertEqual(solver.statistics.factorizations, before.factorizations)
  }

  func test_suggest_ofTheSameValueChangesNothing() throws {
    var (solver, rows) = try rows(10)
    let before = solver.statistics
    for _ in 0..<10 { try solver.suggest(20, for: rows[0].left) }
    XCTAssertEqual(solver.statistics.changedValues, before.changedValues)
    XCTAssertEqual(solver.statistics.pivots, before.pivots)
  }

  func test_addAndRemove_countPivots() throws {
    var solver = Solver()
    XCTAssertEqual(solver.statistics.pivots, 0)
    let x = solver.makeVariable()
    let handle = try solver.add((x == 5).at(.weak))
    let added = solver.statistics
    XCTAssertEqual(added.pivots, 0, "a constraint that determines a variable on which nothing depends costs no pivot")
    XCTAssertGreaterThan(added.changedValues, 0)
    XCTAssertGreaterThan(added.bytes, 0)
    XCTAssertGreaterThanOrEqual(added.factorNonZeros, 1)
    try solver.remove(handle)
    XCTAssertGreaterThan(solver.statistics.pivots, added.pivots)
  }

  func test_churn_leavesSizesFlat() throws {
    var workload = try LayoutWorkload(viewCount: 40, seed: 8)
    let steps = rounds(release: 20_000, debug: 1000)
    for _ in 0..<steps { try workload.change() }
    let early = workload.solver.statistics
    for _ in 0..<4 * steps { try workload.change() }
    let late = workload.solver.statistics
    XCTAssertLessThanOrEqual(Double(late.bytes), 1.5 * Double(early.bytes))
    XCTAssertLessThanOrEqual(late.factorNonZeros, 3 * early.factorNonZeros + 100)
  }

  func test_addAndRemove_ofTheSameConstraintManyTimesLeavesSizesFlat() throws {
    var (solver, rows) = try rows(20)
    var bytes: [Int] = []
    for round in 0..<rounds(release: 20_000, debug: 1000) {
      let handle = try solver.add((rows[round % 20].right == 300).at(.medium))
      try solver.remove(handle)
      if round % 100 == 99 { bytes.append(solver.statistics.bytes) }
    }
    XCTAssertLessThanOrEqual(Double(bytes[bytes.count - 1]), 1.2 * Double(bytes[1]))
    XCTAssertNil(solver.checkInvariants())
    for row in rows.dropFirst() { XCTAssertEqual(solver.value(of: row.left), 10) }
  }
}
