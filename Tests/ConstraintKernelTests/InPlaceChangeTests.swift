import ConstraintKernel
import XCTest

/// Changes of a constraint where it stands.
final class InPlaceChangeTests: TwoVariableTestCase {
  private func assertValues(_ first: Double, _ second: Double, line: UInt = #line) {
    assertClose(solver.value(of: x), first, "x", line: line)
    assertClose(solver.value(of: y), second, "y", line: line)
  }

  func test_setConstant_movesWhatHangsOnIt() throws {
    let width = try solver.add(x == 100)
    try solver.add(y == 0.5 * x - 8)
    assertValues(100, 42)
    try solver.setConstant(300, of: width)
    assertValues(300, 142)
    try solver.setConstant(300, of: width)
    assertValues(300, 142)
    XCTAssertEqual(try solver.constraint(width).constant, 300)
  }

  func test_setConstant_ofASatisfiedInequalityChangesNothingUntilItBinds() throws {
    let limit = try solver.add(x <= 100)
    try solver.add((x == 40).at(.weak))
    try solver.setConstant(50, of: limit)
    assertValues(40, 0)
    try solver.setConstant(30, of: limit)
    assertValues(30, 0)
    try solver.setConstant(1000, of: limit)
    assertValues(40, 0)
  }

  func test_setConstant_refusesAConflictAndKeepsTheOldOne() throws {
    try solver.add(x >= 10)
    let limit = try solver.add(x <= 100)
    let conflict = try assertConflict(&solver) { try $0.setConstant(9, of: limit) }
    XCTAssertEqual(conflict.members.count, 2)
    assertClose(conflict.shortfall, 1)
    XCTAssertEqual(try solver.constraint(limit).constant, 100)
    try solver.add((x == 70).at(.weak))
    assertValues(70, 0)
  }

  func test_setCoefficient_changesAShare() throws {
    try solver.add(x == 400)
    let share = try solver.add(y - 0.8 * x == 0)
    assertValues(400, 320)
    try solver.setCoefficient(-0.6, of: x, in: share)
    assertValues(400, 240)
    XCTAssertEqual(Set(try solver.constraint(share).expression.terms), [LinearTerm(y, 1), LinearTerm(x, -0.6)])
    try solver.setCoefficient(2, of: y, in: share)
    assertValues(400, 120)
  }

  func test_setCoefficient_toZeroDropsTheVariable() throws {
    let optional = try solver.add((x == 7).at(.weak))
    let sum = try solver.add(x + y == 10)
    assertValues(7, 3)
    try solver.setCoefficient(0, of: x, in: sum)
    assertValues(7, 10)
    XCTAssertEqual(try solver.constraint(sum).expression.terms, [LinearTerm(y, 1)])
    try solver.remove(optional)
    try solver.removeVariable(x)
    XCTAssertEqual(solver.value(of: y), 10)
  }

  func test_setCoefficient_fromZeroBringsTheVariableBack() throws {
    try solver.add((x == 7).at(.weak))
    let sum = try solver.add(x + y == 10)
    try solver.setCoefficient(0, of: x, in: sum)
    try solver.setCoefficient(-2, of: x, in: sum)
    assertValues(7, 24)
  }

  func test_setCoefficient_ofAVariableThatIsNewToTheConstraint() throws {
    let z = solver.makeVariable("z")
    try solver.add(z == 4)
    try solver.add((x == 7).at(.weak))
    let sum = try solver.add(x + y == 10)
    try solver.setCoefficient(3, of: z, in: sum)
    assertValues(7, -9)
    XCTAssertEqual(
      Set(try solver.constraint(sum).expression.terms), [LinearTerm(x, 1), LinearTerm(y, 1), LinearTerm(z, 3)])
    assertRefused(&solver, .variableInUse(z)) { try $0.removeVariable(z) }
  }

  func test_setCoefficient_toZeroOfTheLastVariableLeavesAConstant() throws {
    let zero = try solver.add(x == 0)
    try solver.setCoefficient(0, of: x, in: zero)
    XCTAssertEqual(try solver.constraint(zero).expression.termCount, 0)
    let ten = try solver.add(y == 10)
    let conflict = try assertConflict(&solver) { try $0.setCoefficient(0, of: self.y, in: ten) }
    XCTAssertEqual(conflict.members.map(\.handle), [ten])
    assertClose(conflict.shortfall, 10)
    assertValues(0, 10)
  }

  func test_setCoefficient_refusesAConflictAndKeepsTheOldOne() throws {
    try solver.add(x == 10)
    try solver.add(y <= 25)
    let double = try solver.add(y - 2 * x == 0)
    try assertConflict(&solver) { try $0.setCoefficient(-3, of: self.x, in: double) }
    assertValues(10, 20)
    XCTAssertEqual(Set(try solver.constraint(double).expression.terms), [LinearTerm(y, 1), LinearTerm(x, -2)])
  }

  func test_setCoefficient_survivesASingularDetour() throws {
    // With 1 in place of 2 both rows are parallel: as optional constraints they cannot determine two variables.
    let first = try solver.add((x + 2 * y == 5).at(.strong))
    try solver.add((x + y == 3).at(.strong))
    assertValues(1, 2)
    try solver.setCoefficient(1, of: y, in: first)
    XCTAssertNil(solver.checkInvariants())
    assertClose(solver.errors[0].error, 2)
    try solver.setCoefficient(2, of: y, in: first)
    assertValues(1, 2)
  }

  func test_setRelation_turnsAnEqualityIntoABoundAndBack() throws {
    try solver.add((x == 40).at(.weak))
    let handle = try solver.add(x == 10)
    try solver.setRelation(.greaterThanOrEqual, of: handle)
    assertValues(40, 0)
    try solver.setRelation(.lessThanOrEqual, of: handle)
    assertValues(10, 0)
    try solver.setRelation(.equal, of: handle)
    assertValues(10, 0)
    XCTAssertEqual(try solver.constraint(handle).relation, .equal)
  }

  func test_setRelation_refusesAConflictAndKeepsTheOldOne() throws {
    try solver.add(x == 40)
    let handle = try solver.add(x >= 10)
    try assertConflict(&solver) { try $0.setRelation(.equal, of: handle) }
    try assertConflict(&solver) { try $0.setRelation(.lessThanOrEqual, of: handle) }
    XCTAssertEqual(try solver.constraint(handle).relation, .greaterThanOrEqual)
  }

  func test_setPriority_fromOptionalToRequiredAndBack() throws {
    let stay = try solver.add((x == 10).at(.weak))
    let move = try solver.add((x == 50).at(.medium))
    assertValues(50, 0)
    try solver.setPriority(.required, of: stay)
    assertValues(10, 0)
    let conflict = try assertConflict(&solver) { try $0.setPriority(.required, of: move) }
    XCTAssertEqual(conflict.members.map(\.handle), [stay, move])
    XCTAssertEqual(conflict.members.map(\.isRefused), [false, true])
    assertClose(conflict.shortfall, 40)
    try solver.setPriority(.strong, of: stay)
    assertValues(10, 0)
    try solver.setPriority(.weak, of: stay)
    assertValues(50, 0)
    XCTAssertEqual(solver.errors.map(\.priority), [.medium, .weak])
  }

  func test_setPriority_betweenOptionalLevels() throws {
    let first = try solver.add((x == 10).at(300))
    let second = try solver.add((x == 20).at(200))
    assertValues(10, 0)
    try solver.setPriority(400, of: second)
    assertValues(20, 0)
    try solver.setPriority(Priority((400.0).nextUp), of: first)
    assertValues(10, 0)
    XCTAssertEqual(solver.errors.map(\.priority.value), [(400.0).nextUp, 400])
  }

  func test_setWeight_shiftsTheBalance() throws {
    let first = try solver.add((x == 10).at(.weak, weight: 2))
    let second = try solver.add((x == 20).at(.weak, weight: 1))
    assertValues(10, 0)
    try solver.setWeight(3, of: second)
    assertValues(20, 0)
    assertClose(solver.errors[0].error, 20)
    try solver.setWeight(1e6, of: first)
    assertValues(10, 0)
    XCTAssertEqual(try solver.constraint(first).weight, 1e6)
    XCTAssertEqual(try solver.constraint(second).weight, 3)
  }

  func test_setWeight_refusesNumbersThatAreNotPositive() throws {
    let handle = try solver.add((x == 10).at(.weak, weight: 2))
    for weight in [0, -0.0, -1, -1e300] {
      assertRefused(&solver, .weightNotPositive(weight)) { try $0.setWeight(weight, of: handle) }
      assertRefused(&solver, .weightNotPositive(weight)) { try $0.add((self.x == 1).at(.weak, weight: weight)) }
      assertRefused(&solver, .weightNotPositive(weight)) { try $0.edit(self.x, weight: weight) }
    }
    XCTAssertEqual(try solver.constraint(handle).weight, 2)
  }

  func test_setWeight_ofARequiredConstraintHasNoEffectUntilItIsOptional() throws {
    let first = try solver.add(x == 10)
    try solver.add((x == 20).at(.weak, weight: 2))
    try solver.setWeight(3, of: first)
    assertValues(10, 0)
    try solver.setPriority(.weak, of: first)
    assertValues(10, 0)
    try solver.setWeight(1, of: first)
    assertValues(20, 0)
  }

  func test_changes_canBeUndoneOneByOne() throws {
    let handles = try solver.add([x + y == 100, x >= 20, (x == 60).at(.medium), (y == 60).at(.weak, weight: 3)])
    assertValues(60, 40)
    try solver.setConstant(10, of: handles[2])
    assertValues(20, 80)
    try solver.setCoefficient(2, of: y, in: handles[0])
    assertValues(20, 40)
    try solver.setRelation(.lessThanOrEqual, of: handles[0])
    assertValues(20, 40)
    try solver.setPriority(.strong, of: handles[3])
    assertClose(solver.value(of: y), 40, "x cannot change: it is at its floor")
    try solver.setPriority(.weak, of: handles[3])
    try solver.setRelation(.equal, of: handles[0])
    try solver.setCoefficient(1, of: y, in: handles[0])
    assertValues(20, 80)
    try solver.setConstant(60, of: handles[2])
    assertValues(60, 40)
  }

  func test_setters_refuseUnknownVariables() throws {
    let handle = try solver.add(x == 10)
    let gone = solver.makeVariable("gone")
    try solver.removeVariable(gone)
    assertRefused(&solver, .unknownVariable(gone)) { try $0.setCoefficient(1, of: gone, in: handle) }
    assertRefused(&solver, .unknownVariable(gone)) { try $0.setCoefficient(0, of: gone, in: handle) }
  }
}
