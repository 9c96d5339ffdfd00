import ConstraintKernel
import XCTest

/// Values that go home where constraints leave them open.
final class HomeOrderTests: XCTestCase {
  private var solver = Solver()
  private var first = Variable(index: -1, stamp: 0)
  private var second = Variable(index: -1, stamp: 0)

  override func setUpWithError() throws {
    solver = Solver()
    first = solver.makeVariable("first")
    second = solver.makeVariable("second")
  }

  private func assertValues(_ one: Double, _ other: Double, line: UInt = #line) {
    XCTAssertEqual(solver.value(of: first), one, accuracy: 1e-9, line: line)
    XCTAssertEqual(solver.value(of: second), other, accuracy: 1e-9, line: line)
    XCTAssertNil(solver.checkInvariants(), line: line)
  }

  func test_setHomeOrder_givesTheSlackToTheLastOne() throws {
    try solver.add(first + second == 300)
    try solver.setHomeOrder([Home(second, 80), Home(first, 40)])
    assertValues(220, 80)
    try solver.setHomeOrder([Home(first, 40), Home(second, 80)])
    assertValues(40, 260)
    XCTAssertEqual(solver.homeOrder.count, 2)
  }

  func test_setHomeOrder_stopsWhereConstraintsStopIt() throws {
    try solver.add(first >= 100)
    try solver.add(second - first <= 20)
    try solver.setHomeOrder([Home(first, 0), Home(second, 500)])
    assertValues(100, 120)
  }

  func test_setHomeOrder_breaksTiesOfAPriority() throws {
    try solver.add(first + second == 300)
    try solver.add((first == 40).at(250))
    try solver.add((second == 60).at(250))
    try solver.setHomeOrder([Home(second, 60), Home(first, 40)])
    assertValues(240, 60)
    XCTAssertEqual(solver.errors.map(\.error), [200])
    XCTAssertEqual(try solver.range(of: first).lower ?? .nan, 40, accuracy: 1e-9)
    XCTAssertEqual(try solver.range(of: first).upper ?? .nan, 240, accuracy: 1e-9)
  }

  func test_setConstant_leavesHomeAndComesBack() throws {
    try solver.setHomeOrder([Home(first, 10), Home(second, 0)])
    let limit = try solver.add(first <= 50)
    assertValues(10, 0)
    for (constant, expected) in [
      (5.0, 5.0), (7, 7), (9, 9), (12, 10), (40, 10), (-3, -3), (-2, -2), (10, 10), (11, 10),
    ] {
      try solver.setConstant(constant, of: limit)
      assertValues(expected, 0)
    }
  }

  func test_endEdit_sendsTheValueHome() throws {
    try solver.add(first + second == 100)
    try solver.setHomeOrder([Home(first, 30), Home(second, 0)])
    try solver.edit(first)
    for value in [40.0, 50, 60, 55] {
      try solver.suggest(value, for: first)
      assertValues(value, 100 - value)
    }
    try solver.endEdit(first)
    assertValues(30, 70)
  }

  func test_suggest_movesBlockedExpressionsThroughTheirHomesWithoutASolve() throws {
    try solver.edit(first, at: .required)
    try solver.add(second - first <= 0)
    try solver.setHomeOrder([Home(second, 20)])
    for value in [5.0, 6, 7, 19, 21, 30, 20, 18, 0] {
      try solver.suggest(value, for: first)
      assertValues(value, min(value, 20))
    }
  }

  func test_setHomeOrder_servesExpressions() throws {
    let width = solver.makeVariable("width")
    try solver.add(width == 300)
    try solver.add(second >= 50)
    // The distance between the right edges of a whole and of a part.
    let trailing = LinearExpression([LinearTerm(width), LinearTerm(first, -1), LinearTerm(second, -1)], constant: 1)
    try solver.setHomeOrder([Home(second, 0), Home(trailing, 9)])
    assertValues(242, 50)
  }

  func test_setHomeOrder_anInsertionElsewhereChangesNothing() throws {
    try solver.add(first + second == 300)
    let other = solver.makeVariable()
    try solver.setHomeOrder([Home(second, 80), Home(first, 40)])
    try solver.setHomeOrder([Home(other, 7), Home(second, 80), Home(other, 9), Home(first, 40)])
    assertValues(220, 80)
    XCTAssertEqual(solver.value(of: other), 7)
  }

  func test_removeVariable_passesItsHomeOver() throws {
    let other = solver.makeVariable()
    try solver.setHomeOrder([Home(other - first, 7), Home(first, 3), Home(other, 4), Home(second, 5)])
    assertValues(3, 5)
    XCTAssertEqual(solver.value(of: other), 10)
    try solver.removeVariable(other)
    try solver.add(first == 1)
    assertValues(1, 5)
    XCTAssertEqual(solver.constraints.count, 1)
  }

  func test_setHomeOrder_ofNothingLetsValuesRest() throws {
    try solver.setHomeOrder([Home(first, 3), Home(second, 5)])
    try solver.setHomeOrder([])
    assertValues(3, 5)
    let limit = try solver.add(first >= 8)
    try solver.remove(limit)
    assertValues(8, 5)
  }

  func test_explanation_namesDefaults() throws {
    try solver.add(first + second == 300)
    try solver.setHomeOrder([Home(second, 80)])
    let explanation = try solver.explanation(of: first)
    XCTAssertEqual(
      explanation.defaults, [Explanation.Default(terms: [LinearTerm(second)], home: 80, derivative: -1)])
    XCTAssertEqual(explanation.contributions.count, 1)
    XCTAssertEqual(explanation.resting, [])
  }

  func test_refusedChange_leavesHomesAsTheyWere() throws {
    try solver.setHomeOrder([Home(first, 3), Home(second, 5)])
    try solver.add(first - second == 1)
    assertValues(3, 2)
    try solver.add(first <= 4)
    XCTAssertThrowsError(try solver.add(second >= 4))
    assertValues(3, 2)
    try solver.add(second >= 3)
    assertValues(4, 3)
  }

  func test_setHomeOrder_costsNothingWhereTheSolutionIsUnique() throws {
    var plain = solver
    for isPlain in [true, false] {
      var counted = isPlain ? plain : solver
      if !isPlain { try counted.setHomeOrder([Home(first, 3), Home(second, 5)]) }
      let start = counted.statistics
      let limit = try counted.add([first + second == 300, first == 40, (second == 9).at(250)])[1]
      for value in 1...20 { try counted.setConstant(Double(value), of: limit) }
      if isPlain { plain = counted } else { solver = counted }
      if !isPlain {
        XCTAssertEqual(counted.statistics.pivots - start.pivots, 2, "the two homes that were left")
      }
    }
    XCTAssertEqual(solver.value(of: second), plain.value(of: second))
  }

  func test_setHomeOrder_refusesWhatIsNotFinite() throws {
    XCTAssertThrowsError(try solver.setHomeOrder([Home(first, .nan)]))
    XCTAssertThrowsError(try solver.setHomeOrder([Home(first, .infinity)]))
    XCTAssertThrowsError(try solver.setHomeOrder([Home(LinearExpression(first).scaled(by: .nan), 1)]))
    XCTAssertThrowsError(try solver.setHomeOrder([Home(Variable(index: 99, stamp: 0), 1)])) { error in
      XCTAssertEqual(error as? SolverError, .unknownVariable(Variable(index: 99, stamp: 0)))
    }
    solver.begin()
    XCTAssertThrowsError(try solver.setHomeOrder([Home(first, 1)]))
    try solver.rollback()
    XCTAssertEqual(solver.homeOrder.count, 0)
  }

  func test_bringHome_servesOnceWhatIsOpen() throws {
    try solver.add(first + second == 300)
    XCTAssertEqual(try solver.openVariables(), [first, second])
    try solver.bringHome([Home(second, 80), Home(first, 40)])
    assertValues(220, 80)
    XCTAssertEqual(try solver.openVariables(), [])
    let limit = try solver.add(second <= 70)
    XCTAssertEqual(try solver.openVariables(), [first, second])
    try solver.bringHome([Home(second, 80), Home(first, 40)])
    assertValues(230, 70)
    try solver.setConstant(75, of: limit)
    XCTAssertEqual(try solver.openVariables(), [])
    assertValues(225, 75)
    try solver.setConstant(85, of: limit)
    XCTAssertEqual(try solver.openVariables(), [first, second])
    try solver.bringHome([Home(second, 80), Home(first, 40)])
    assertValues(220, 80)
  }
}
