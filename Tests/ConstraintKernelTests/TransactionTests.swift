import ConstraintKernel
import TestSupport
import XCTest

/// Changes that are checked together.
final class TransactionTests: TwoVariableTestCase {
  func test_transaction_anIntermediateConflictIsNoError() throws {
    let ten = try solver.add(x == 10)
    try solver.add(y == x + 1)
    try solver.transaction { solver throws(SolverError) in
      try solver.add(x == 20)
      try solver.remove(ten)
    }
    XCTAssertEqual(solver.value(of: x), 20)
    XCTAssertEqual(solver.value(of: y), 21)
    XCTAssertEqual(solver.constraints.count, 2)
  }

  func test_transaction_returnsTheResultOfItsBody() throws {
    let x = self.x
    let handle = try solver.transaction { solver throws(SolverError) in try solver.add(x == 3) }
    XCTAssertTrue(solver.contains(handle))
    XCTAssertEqual(solver.value(of: x), 3)
  }

  func test_transaction_valuesInsideAreThoseBeforeIt() throws {
    let handle = try solver.add(x == 10)
    solver.begin()
    try solver.setConstant(30, of: handle)
    try solver.add(y == 5)
    XCTAssertEqual(solver.value(of: x), 10)
    XCTAssertEqual(solver.value(of: y), 0)
    try solver.commit()
    XCTAssertEqual(solver.value(of: x), 30)
    XCTAssertEqual(solver.value(of: y), 5)
  }

  func test_commit_failingRestoresEverything() throws {
    try solver.add(x <= 100)
    let optional = try solver.add((x == 40).at(.weak, weight: 2), name: "optional")
    let gone = try solver.add((y == 9).at(.weak))
    try solver.edit(y, at: .medium)
    try solver.suggest(7, for: y)
    let (x, y) = (self.x, self.y)
    try assertConflict(&solver) { solver in
      solver.begin()
      try solver.remove(gone)
      try solver.setConstant(60, of: optional)
      try solver.setPriority(.required, of: optional)
      try solver.setWeight(5, of: optional)
      try solver.setCoefficient(3, of: y, in: optional)
      try solver.setRelation(.greaterThanOrEqual, of: optional)
      try solver.suggest(8, for: y)
      try solver.endEdit(y)
      try solver.edit(x)
      try solver.add(y == 1, name: "new")
      try solver.add(x >= 101)
      try solver.commit()
    }
    XCTAssertEqual(solver.constraints.count, 3)
    let restored = try solver.constraint(optional)
    XCTAssertEqual(restored.expression.terms, [LinearTerm(x, 1)])
    XCTAssertEqual(restored.constant, 40)
    XCTAssertEqual(restored.priority, .weak)
    XCTAssertEqual(restored.weight, 2)
    XCTAssertEqual(restored.relation, .equal)
    XCTAssertTrue(solver.contains(gone))
    XCTAssertNil(solver.handle(named: "new"))
    XCTAssertEqual(solver.handle(named: "optional"), optional)
    XCTAssertNotNil(solver.editConstraint(of: y))
    XCTAssertNil(solver.editConstraint(of: x))
    XCTAssertEqual(solver.value(of: y), 7)
    XCTAssertEqual(solver.value(of: x), 40)
    assertRefused(&solver, .noTransaction) { try $0.commit() }
  }

  func test_transaction_anErrorInsideRestoresEverything() throws {
    let handle = try solver.add(x == 10)
    let x = self.x
    assertRefused(&solver, .weightNotPositive(-1)) { solver in
      try solver.transaction { solver throws(SolverError) in
        try solver.setConstant(20, of: handle)
        try solver.add((x == 1).at(.weak, weight: -1))
      }
    }
    XCTAssertEqual(try solver.constraint(handle).constant, 10)
    assertRefused(&solver, .noTransaction) { try $0.rollback() }
  }

  func test_begin_aRefusedCallInsideLeavesTheRestOfTheTransaction() throws {
    let handle = try solver.add(x == 10)
    solver.begin()
    try solver.setConstant(20, of: handle)
    XCTAssertThrowsError(try solver.setConstant(.nan, of: handle))
    XCTAssertThrowsError(try solver.add((y == 1).at(.weak, weight: -1)))
    try solver.commit()
    XCTAssertEqual(solver.value(of: x), 20)
    XCTAssertEqual(solver.constraints, [handle])
  }

  func test_rollback_restoresEverything() throws {
    let handle = try solver.add(x == 10)
    let before = stateHash(solver, variables: [x, y])
    solver.begin()
    try solver.setConstant(20, of: handle)
    let added = try solver.add(y == 3)
    let z = solver.makeVariable("z")
    try solver.add(z == 4)
    try solver.rollback()
    XCTAssertEqual(stateHash(solver, variables: [x, y]), before)
    XCTAssertFalse(solver.contains(added))
    XCTAssertEqual(try solver.constraint(handle).constant, 10)
    XCTAssertEqual(solver.variables, [x, y])
    // A handle that was taken back is not given out again.
    let next = try solver.add(y == 8)
    XCTAssertNotEqual(next, added)
    XCTAssertFalse(solver.contains(added))
  }

  func test_transactions_nestAndTheOutermostSolves() throws {
    let (x, y) = (self.x, self.y)
    let floor = try solver.add(x >= 10)
    try solver.transaction { solver throws(SolverError) in
      try solver.transaction { solver throws(SolverError) in
        _ = try solver.add(x <= 5)
      }
      XCTAssertEqual(solver.value(of: x), 10, "still as before")
      try solver.transaction { solver throws(SolverError) in
        try solver.setConstant(2, of: floor)
        try solver.add((y == x).at(.weak))
      }
    }
    XCTAssertTrue((2...5).contains(solver.value(of: x)))
    XCTAssertEqual(solver.value(of: y), solver.value(of: x))
  }

  func test_rollback_ofANestedTransactionKeepsTheOuterOne() throws {
    solver.begin()
    let outer = try solver.add(x == 1)
    solver.begin()
    let inner = try solver.add(y == 2)
    try solver.rollback()
    XCTAssertFalse(solver.contains(inner))
    try solver.commit()
    XCTAssertTrue(solver.contains(outer))
    XCTAssertEqual(solver.value(of: x), 1)
    XCTAssertEqual(solver.value(of: y), 0)
  }

  func test_commit_ofANestedTransactionIsUndoneWithTheOuterOne() throws {
    solver.begin()
    solver.begin()
    let inner = try solver.add(y == 2)
    try solver.commit()
    XCTAssertTrue(solver.contains(inner))
    try solver.rollback()
    XCTAssertFalse(solver.contains(inner))
    XCTAssertEqual(solver.value(of: y), 0)
  }

  func test_commitAndRollback_refuseWithoutATransaction() {
    assertRefused(&solver, .noTransaction) { try $0.commit() }
    assertRefused(&solver, .noTransaction) { try $0.rollback() }
    solver.begin()
    XCTAssertNoThrow(try solver.commit())
    assertRefused(&solver, .noTransaction) { try $0.commit() }
  }

  func test_questions_areRefusedInsideATransaction() throws {
    let handle = try solver.add((x == 1).at(.weak))
    solver.begin()
    try solver.setConstant(2, of: handle)
    let x = self.x
    let calls: [(Solver) throws -> Void] = [
      { _ = try $0.explanation(of: x) },
      { _ = try $0.isUnique(x) },
      { _ = try $0.range(of: x) },
      { _ = try $0.ranges(of: [x]) },
      { _ = try $0.ambiguity(of: x) },
      { _ = try $0.sweep(handle, from: 0, to: 1) },
    ]
    for call in calls {
      XCTAssertThrowsError(try call(solver)) { XCTAssertEqual($0 as? SolverError, .transactionOpen) }
    }
    try solver.commit()
    for call in calls { XCTAssertNoThrow(try call(solver)) }
  }

  func test_begin_seesItsOwnStructuralChanges() throws {
    solver.begin()
    let handle = try solver.add(x == 3, name: "three")
    XCTAssertTrue(solver.contains(handle))
    XCTAssertEqual(solver.handle(named: "three"), handle)
    XCTAssertEqual(solver.constraints, [handle])
    assertRefusedInside(.duplicateConstraint("three")) { try $0.add(self.y == 1, name: "three") }
    try solver.setConstant(4, of: handle)
    XCTAssertEqual(try solver.constraint(handle).constant, 4)
    assertRefusedInside(.variableInUse(x)) { try $0.removeVariable(self.x) }
    try solver.remove(handle)
    assertRefusedInside(.unknownConstraint(handle)) { try $0.remove(handle) }
    try solver.removeVariable(x)
    try solver.commit()
    XCTAssertEqual(solver.variables, [y])
  }

  private func assertRefusedInside(_ expected: SolverError, _ call: (inout Solver) throws -> Void) {
    XCTAssertThrowsError(try call(&solver)) { XCTAssertEqual($0 as? SolverError, expected) }
  }

  func test_commit_addAndRemoveOfTheSameConstraintIsNoChange() throws {
    try solver.add((x == 10).at(.weak))
    let before = stateHash(solver, variables: [x, y])
    solver.begin()
    let conflicting = try solver.add([x >= 20, x <= 5])
    try solver.remove(conflicting)
    try solver.commit()
    XCTAssertEqual(stateHash(solver, variables: [x, y]), before)
  }

  func test_commit_aWholeScreenSwitchesVariantsWithoutATransientConflict() throws {
    let screen = solver.makeVariable("screen")
    let sum = try solver.add([screen == 400, x + y == screen, x == 100, y == 300])
    try solver.transaction { solver throws(SolverError) in
      try solver.setConstant(800, of: sum[0])
      try solver.setConstant(500, of: sum[2])
    }
    XCTAssertEqual([screen, x, y].map { solver.value(of: $0) }, [800, 500, 300])
  }
}
