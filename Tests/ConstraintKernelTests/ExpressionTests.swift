import ConstraintKernel
import XCTest

/// Expressions and constraints as they are written.
final class ExpressionTests: TwoVariableTestCase {
  private func assertTerms(
    _ expression: LinearExpression, _ expected: [(Variable, Double)], constant: Double, line: UInt = #line
  ) {
    XCTAssertEqual(expression.terms, expected.map { LinearTerm($0.0, $0.1) }, line: line)
    XCTAssertEqual(expression.termCount, expected.count, line: line)
    XCTAssertEqual(expression.constant, constant, line: line)
  }

  func test_operators_buildTermsInTheOrderWritten() {
    assertTerms(2 * x + y - 8, [(x, 2), (y, 1)], constant: -8)
    assertTerms(8 - x, [(x, -1)], constant: 8)
    assertTerms(5 + x * 3, [(x, 3)], constant: 5)
    assertTerms(-x, [(x, -1)], constant: 0)
    assertTerms(-(x - y + 4), [(x, -1), (y, 1)], constant: -4)
    assertTerms((x + 2 * y + 6) / 2, [(x, 0.5), (y, 1)], constant: 3)
    assertTerms(0.5 * (x + y) - (y - 1), [(x, 0.5), (y, 0.5), (y, -1)], constant: 1)
  }

  func test_relations_moveVariablesLeftAndConstantsRight() {
    let cases: [(Constraint, Relation, Double, UInt)] = [
      (2 * x + 1 == y + 8, .equal, 7, #line),
      (2 * x + 1 <= y + 8, .lessThanOrEqual, 7, #line),
      (2 * x + 1 >= y + 8, .greaterThanOrEqual, 7, #line),
      (2 * x - y == 7, .equal, 7, #line),
      (2 * x - y <= 7, .lessThanOrEqual, 7, #line),
      (2 * x - y >= 7, .greaterThanOrEqual, 7, #line),
    ]
    for (constraint, relation, constant, line) in cases {
      assertTerms(constraint.expression, [(x, 2), (y, -1)], constant: 0, line: line)
      XCTAssertEqual(constraint.relation, relation, line: line)
      XCTAssertEqual(constraint.constant, constant, line: line)
      XCTAssertEqual(constraint.priority, .required, line: line)
      XCTAssertEqual(constraint.weight, 1, line: line)
    }
  }

  func test_init_movesTheConstantOfTheExpressionToTheRight() {
    let constraint = Constraint(x + 3, .lessThanOrEqual, 10, priority: .weak, weight: 2)
    assertTerms(constraint.expression, [(x, 1)], constant: 0)
    XCTAssertEqual(constraint.constant, 7)
    XCTAssertEqual(constraint.priority, .weak)
    XCTAssertEqual(constraint.weight, 2)
  }

  func test_at_changesPriorityAndWeightOnly() {
    let constraint = (x + y == 5).at(.medium, weight: 3)
    XCTAssertEqual(constraint.priority, .medium)
    XCTAssertEqual(constraint.weight, 3)
    assertTerms(constraint.expression, [(x, 1), (y, 1)], constant: 0)
    XCTAssertEqual(constraint.constant, 5)
    XCTAssertEqual((x == 1).at(12.5).priority.value, 12.5)
  }

  func test_add_solvesAnExpressionOfTwelveTerms() throws {
    let v = solver.makeVariables(12)
    for (number, variable) in v.enumerated() where number < 11 { try solver.add(variable == Double(number)) }
    try solver.add(
      v[0] + 2 * v[1] - v[2] + 3 * v[3] - 4 * v[4] + v[5] * 5 - v[6] / 2 + v[7] - v[8] + v[9] - 2 * v[10] + v[11] - 1
        == 20)
    // 0 + 2 − 2 + 9 − 16 + 25 − 3 + 7 − 8 + 9 − 20 + v11 − 1 = 20
    assertClose(solver.value(of: v[11]), 18)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_add_mergesRepeatedVariables() throws {
    let handle = try solver.add(x + y + x + 3 * x - 2 * y == 9)
    let stored = try solver.constraint(handle)
    XCTAssertEqual(
      stored.expression.terms.sorted { $0.coefficient > $1.coefficient }, [LinearTerm(x, 5), LinearTerm(y, -1)])
    try solver.add(y == 1)
    assertClose(solver.value(of: x), 2)
  }

  func test_add_dropsTermsThatCancel() throws {
    let handle = try solver.add(x + y - x == 4)
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(y, 1)])
    assertClose(solver.value(of: y), 4)
    // A variable whose terms cancel is not in use.
    try solver.removeVariable(x)
  }

  func test_add_dropsZeroCoefficients() throws {
    let handle = try solver.add(0 * x + 2 * y - 0 * x == 4)
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(y, 2)])
    assertClose(solver.value(of: y), 2)
    try solver.removeVariable(x)
  }

  func test_add_mergesManyRepetitionsOfManyVariables() throws {
    let v = solver.makeVariables(40)
    var expression = LinearExpression()
    for round in 0..<25 {
      for (number, variable) in v.enumerated() { expression.append(LinearTerm(variable, Double(number - round))) }
    }
    let handle = try solver.add(Constraint(expression, .equal, 0, priority: .weak))
    let expected = v.enumerated().map { LinearTerm($0.element, Double(25 * $0.offset - 300)) }.filter {
      $0.coefficient != 0
    }
    let stored = try solver.constraint(handle).expression.terms
    XCTAssertEqual(stored.sorted { $0.coefficient < $1.coefficient }, expected)
  }

  func test_valueOfExpression_isTheSumOfItsTerms() throws {
    try solver.add(x == 3)
    try solver.add(y == 0.5)
    XCTAssertEqual(solver.value(of: 2 * x - 4 * y + 1), 5)
    XCTAssertEqual(solver.value(of: LinearExpression(constant: 7)), 7)
    XCTAssertEqual(solver.value(of: x + x - y), 5.5)
  }

  func test_constraint_readsBackWhatWasAdded() throws {
    let handle = try solver.add((2 * x + 1 >= y + 8).at(.medium, weight: 4))
    let stored = try solver.constraint(handle)
    XCTAssertEqual(Set(stored.expression.terms), [LinearTerm(x, 2), LinearTerm(y, -1)])
    XCTAssertEqual(stored.expression.constant, 0)
    XCTAssertEqual(stored.relation, .greaterThanOrEqual)
    XCTAssertEqual(stored.constant, 7)
    XCTAssertEqual(stored.priority, .medium)
    XCTAssertEqual(stored.weight, 4)
  }
}
