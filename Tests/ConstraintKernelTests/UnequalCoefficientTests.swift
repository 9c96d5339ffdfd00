import ConstraintKernel
import TestSupport
import XCTest

/// Rows whose coefficients are far apart, rows that are nearly parallel, and weights that drown others: levels, conflicts and ranges stay right.
final class UnequalCoefficientTests: XCTestCase {
  private func assertOptimal(
    _ constraints: [ConstraintSpecification], _ variableCount: Int, removing removed: [Int] = [], line: UInt = #line
  ) throws {
    var solver = Solver()
    let variables = solver.makeVariables(variableCount)
    var hierarchy = Hierarchy(variableCount: variableCount, constraints: constraints)
    var handles: [ConstraintHandle] = []
    for constraint in constraints { handles.append(try solver.add(constraint.constraint(variables))) }
    for place in removed {
      try solver.remove(handles.remove(at: place))
      hierarchy.constraints.remove(at: place)
    }
    let rule = DoubleRule(hierarchy, at: variables.map { solver.value(of: $0) })
    XCTAssertNil(rule.valueFlaw(solver, variables), line: line)
    XCTAssertNil(try rule.rangeFlaw(solver, variables), line: line)
    XCTAssertNil(solver.checkInvariants(), line: line)
  }

  private func row(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000, weight: Double = 1
  ) -> ConstraintSpecification {
    ConstraintSpecification(terms.map { ($0.0, $0.1) }, relation, constant, priority: priority, weight: weight)
  }

  func test_add_aWeakerLevelNeverBeatsAStrongerOne() throws {
    try assertOptimal(
      [
        row([(2, -0.006)], .equal, 1, 500), row([(1, 700), (0, -1000)], .equal, 0, 251),
        row([(2, -0.1)], .equal, 1, 250), row([(2, -600), (0, -0.008)], .equal, 1, 251),
        row([(1, -900), (3, -10)], .equal, 0.001, 250), row([(3, -1000)], .equal, 0.001, 500),
      ], 4)
  }

  func test_remove_betweenNearlyParallelRowsFindsTheNewSolution() throws {
    try assertOptimal(
      [
        row([(0, 2), (1, 3)], .greaterThanOrEqual, -7), row([(0, 2), (1, 3)], .equal, -7, 250),
        row([(1, 2), (0, 3)], .greaterThanOrEqual, 16, 251), row([(0, 2), (1, 3.00002)], .lessThanOrEqual, -19, 251),
        row([(0, 2.00003), (1, 2.99997)], .equal, -7), row([(0, 2), (1, 3)], .greaterThanOrEqual, -7),
      ], 2, removing: [4])
    try assertOptimal(
      [
        row([(1, 1), (0, -3)], .lessThanOrEqual, -1), row([(1, 2), (0, 2)], .greaterThanOrEqual, -12, 251),
        row([(1, 2.00001), (0, 2)], .equal, 15, 500), row([(1, 0.99998), (0, -3)], .greaterThanOrEqual, -1, 251),
      ], 2, removing: [1, 1])
  }

  func test_ranges_endWhereNearlyParallelRowsMeet() throws {
    try assertOptimal(
      [
        row([(0, -1), (1, -2)], .lessThanOrEqual, 5, 500), row([(0, -0.99999), (1, -2)], .lessThanOrEqual, 9, 500),
        row([(1, -1), (2, -1)], .equal, -2), row([(0, -1), (1, -2.00002)], .equal, 5),
      ], 3)
    try assertOptimal(
      [
        row([(1, 1)], .equal, 9, 251), row([(1, 1.00002)], .equal, 9, 250), row([(1, 1.00002)], .equal, 7, 250),
        row([(1, 1), (0, -1)], .equal, 9, 251), row([(1, 1), (0, -1.00002)], .lessThanOrEqual, 9),
      ], 2)
  }

  func test_remove_aHeavyConstraintLeavesNoTrace() throws {
    for weight in [1e6, 1e8, 1e9] {
      try assertOptimal(
        [
          row([(0, -1), (1, -2), (2, 2)], .equal, 15, 251, weight: 2), row([(1, -1), (2, 1)], .equal, 10, 251),
          row([(0, 2)], .equal, -6, 250), row([(0, 1)], .equal, 1, 250, weight: weight),
        ], 3, removing: [3, 0])
    }
  }

  func test_add_aRedundantRequiredRowWithLargeConstants() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(0.7 * x + 0.1 * y == 1e9)
    try solver.add(0.3 * y - 1.1 * z == -999_999_999.7)
    try solver.add(0.7 * x + 0.4 * y - 1.1 * z == 1e9 - 999_999_999.7)
    try solver.add(1.4 * x + 0.5 * y - 1.1 * z <= 2e9 - 999_999_999.7)
    XCTAssertEqual(solver.value(of: 0.7 * x + 0.1 * y), 1e9, accuracy: 1e-6)
    XCTAssertThrowsError(try solver.add(0.7 * x + 0.4 * y - 1.1 * z == 5))
  }

  func test_conflict_hasTheShortfallOfItsMultipliers() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(-3 * x + 2 * y >= 7)
    try solver.add(3 * y - z <= -1)
    try solver.add(x - 3 * z == 11)
    XCTAssertThrowsError(try solver.add(x >= 20)) { error in
      guard case SolverError.unsatisfiable(let conflict)? = error as? SolverError else { return XCTFail("\(error)") }
      XCTAssertEqual(conflict.members.count, 4)
      XCTAssertEqual(conflict.shortfall, 20 + 91.0 / 25, accuracy: 1e-13)
    }
  }

  func test_add_sumsOfFractionsDoNotConflict() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 0.1)
    try solver.add(y - x == 0.2)
    try solver.add(y == 0.3)
    try solver.add(1.0 / 7 * x + 0.7 * y == 0.1 / 7 + 0.21)
    XCTAssertEqual(solver.value(of: y), 0.3, accuracy: 1e-15)
  }
}
