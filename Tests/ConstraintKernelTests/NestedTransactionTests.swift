import ConstraintKernel
import TestSupport
import XCTest

/// Transactions inside transactions: undoing an inner one leaves the outer one's work as it was.
final class NestedTransactionTests: TwoVariableTestCase {
  /// Makes a change in an outer transaction, undoes an inner one, and commits.
  private func assertKept(
    _ expected: Double, line: UInt = #line, inner: (inout Solver) throws -> Void = { _ in },
    _ outer: (inout Solver, _ least: ConstraintHandle, _ ideal: ConstraintHandle) throws -> Void
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let least = try solver.add(x >= 100)
    let ideal = try solver.add((x == 10).at(.strong))
    try solver.add((x == 40).at(.strong, weight: 0.5))
    solver.begin()
    try outer(&solver, least, ideal)
    solver.begin()
    try inner(&solver)
    try solver.rollback()
    try solver.commit()
    XCTAssertEqual(solver.value(of: x), expected, accuracy: 1e-9, line: line)
    XCTAssertNil(solver.checkInvariants(), line: line)
  }

  func test_rollback_keepsWhatTheOuterTransactionDid() throws {
    try assertKept(10) { solver, least, _ in try solver.remove(least) }
    try assertKept(10) { solver, least, _ in try solver.setPriority(.weak, of: least) }
    try assertKept(40) { solver, least, ideal in
      try solver.setWeight(0.25, of: ideal)
      try solver.setRelation(.lessThanOrEqual, of: least)
    }
    try assertKept(20) { solver, least, _ in try solver.setConstant(20, of: least) }
    try assertKept(50) { solver, least, _ in
      try solver.setCoefficient(2, of: try XCTUnwrap(solver.variables.first), in: least)
    }
  }

  func test_rollback_undoesTheInnerWorkAlone() throws {
    try assertKept(
      10,
      inner: { solver in
        let x = try XCTUnwrap(solver.variables.first)
        try solver.add(x >= 500)
        for handle in solver.constraints.prefix(2) { try solver.setWeight(3, of: handle) }
        try solver.remove(try XCTUnwrap(solver.constraints.last))
      }
    ) { solver, least, _ in try solver.remove(least) }
  }

  func test_transaction_aCaughtErrorInsideKeepsTheOuterWork() throws {
    let x = self.x
    let least = try solver.add(x >= 100)
    try solver.add((x == 10).at(.strong))
    try solver.transaction { solver throws(SolverError) in
      try solver.remove(least)
      try? solver.transaction { solver throws(SolverError) in
        try solver.add(x == 7)
        throw .noTransaction
      }
    }
    XCTAssertEqual(solver.value(of: x), 10)
  }

  func test_copy_insideATransactionHasItsPendingWork() throws {
    let least = try solver.add(x >= 100)
    try solver.add((x == 10).at(.strong))
    solver.begin()
    try solver.remove(least)
    var copy = solver
    try copy.commit()
    try solver.rollback()
    XCTAssertEqual(copy.value(of: x), 10)
    XCTAssertEqual(solver.value(of: x), 100)
  }

  func test_names_followTheTransaction() throws {
    let first = try solver.add(x >= 1, name: "a")
    solver.begin()
    try solver.remove(first)
    XCTAssertNil(solver.handle(named: "a"))
    let second = try solver.add(x >= 2, name: "a")
    XCTAssertEqual(solver.handle(named: "a"), second)
    try solver.rollback()
    XCTAssertEqual(solver.handle(named: "a"), first)
    XCTAssertEqual(solver.name(of: first), "a")
    XCTAssertThrowsError(try solver.add(x >= 3, name: "a")) {
      XCTAssertEqual($0 as? SolverError, .duplicateConstraint("a"))
    }
    solver.begin()
    try solver.remove(first)
    solver.begin()
    let third = try solver.add(x >= 4, name: "a")
    try solver.rollback()
    XCTAssertNil(solver.handle(named: "a"))
    let fourth = try solver.add(x >= 5, name: "a")
    try solver.commit()
    XCTAssertEqual(solver.handle(named: "a"), fourth)
    XCTAssertEqual([first, third].map { solver.name(of: $0) }, ["", ""])
    try solver.remove(fourth)
    XCTAssertNil(solver.handle(named: "a"))
  }

  func test_names_areAsBeforeAfterARefusedCommit() throws {
    let first = try solver.add(x == 1, name: "a")
    let other = try solver.add(y == 1, name: "b")
    solver.begin()
    try solver.remove(other)
    try solver.add(x == 2, name: "b")
    XCTAssertThrowsError(try solver.commit())
    XCTAssertEqual(solver.handle(named: "a"), first)
    XCTAssertEqual(solver.handle(named: "b"), other)
  }
}
