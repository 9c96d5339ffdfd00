import ConstraintKernel
import XCTest

/// Making, reading and removing variables.
final class VariableTests: XCTestCase {
  func test_makeVariable_restsAtItsInitialValue() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 7), y = solver.makeVariable()
    XCTAssertEqual(solver.value(of: x), 7)
    XCTAssertEqual(solver.value(of: y), 0)
    XCTAssertEqual(solver.name(of: x), "x")
    XCTAssertEqual(solver.name(of: y), "")
    XCTAssertEqual(solver.variables, [x, y])
    // What nothing moves stays: y follows x, not the other way round or both.
    try solver.add((x == 7).at(.weak))
    try solver.add(y == x + 1)
    XCTAssertEqual(solver.value(of: x), 7)
    XCTAssertEqual(solver.value(of: y), 8)
  }

  func test_makeVariable_initialValueHoldsInsideABound() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 7)
    let bound = try solver.add(x <= 10)
    XCTAssertEqual(solver.value(of: x), 7)
    try solver.setConstant(5, of: bound)
    XCTAssertEqual(solver.value(of: x), 5)
    XCTAssertFalse(try solver.isUnique(x))
  }

  func test_makeVariables_areDistinctAndInOrder() {
    var solver = Solver()
    let variables = solver.makeVariables(100)
    XCTAssertEqual(Set(variables).count, 100)
    XCTAssertEqual(solver.variables, variables)
    XCTAssertTrue(variables.allSatisfy { solver.value(of: $0) == 0 && solver.name(of: $0) == "" })
    XCTAssertEqual(solver.makeVariables(0), [])
  }

  func test_removeVariable_refusesOneInUse() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y"), z = solver.makeVariable("z")
    let handle = try solver.add((x + y <= 3).at(.weak))
    try solver.edit(z)
    for variable in [x, y, z] { assertRefused(&solver, .variableInUse(variable)) { try $0.removeVariable(variable) } }
    try solver.remove(handle)
    try solver.endEdit(z)
    for variable in [x, y, z] { try solver.removeVariable(variable) }
    XCTAssertTrue(solver.variables.isEmpty)
  }

  func test_removeVariable_leavesTheOthersAlone() throws {
    var solver = Solver()
    let variables = solver.makeVariables(5)
    for (number, variable) in variables.enumerated() where number != 2 { try solver.add(variable == Double(number)) }
    try solver.removeVariable(variables[2])
    XCTAssertEqual(solver.variables.map { solver.value(of: $0) }, [0, 1, 3, 4])
    XCTAssertNil(solver.checkInvariants())
  }

  func test_removeVariable_itsNameIsNeverGivenOutAgain() throws {
    var solver = Solver()
    let old = solver.makeVariable("old", initially: 9)
    try solver.removeVariable(old)
    let new = solver.makeVariable("new")
    XCTAssertNotEqual(old, new)
    XCTAssertEqual(solver.value(of: new), 0)
    XCTAssertTrue(solver.value(of: old).isNaN)
    XCTAssertTrue(solver.value(of: new + old).isNaN)
    XCTAssertEqual(solver.name(of: old), "")
    XCTAssertEqual(solver.variables, [new])
  }

  func test_everyCall_refusesARemovedVariable() throws {
    var solver = Solver()
    let keep = solver.makeVariable("keep"), gone = solver.makeVariable("gone")
    try solver.removeVariable(gone)
    _ = solver.makeVariable("successor")
    let calls: [(inout Solver) throws -> Void] = [
      { try $0.removeVariable(gone) },
      { try $0.add(gone == 1) },
      { try $0.add((keep + gone == 1).at(.weak)) },
      { try $0.add([keep == 1, gone == 1]) },
      { try $0.edit(gone) },
      { _ = try $0.explanation(of: gone) },
      { _ = try $0.isUnique(gone) },
      { _ = try $0.range(of: gone) },
      { _ = try $0.ranges(of: [keep, gone]) },
      { _ = try $0.ambiguity(of: gone) },
    ]
    for call in calls { assertRefused(&solver, .unknownVariable(gone), call) }
    assertRefused(&solver, .unknownEdit(gone)) { try $0.suggest(1, for: gone) }
    assertRefused(&solver, .unknownEdit(gone)) { try $0.endEdit(gone) }
    XCTAssertNil(solver.editConstraint(of: gone))
    XCTAssertTrue(solver.constraints.isEmpty)
  }

  func test_everyCall_refusesAVariableOfALargerSolver() {
    var larger = Solver()
    let foreign = larger.makeVariables(10)[9]
    var solver = Solver()
    _ = solver.makeVariables(2)
    assertRefused(&solver, .unknownVariable(foreign)) { try $0.add(foreign == 1) }
    assertRefused(&solver, .unknownVariable(foreign)) { try $0.edit(foreign) }
    assertRefused(&solver, .unknownVariable(foreign)) { _ = try $0.range(of: foreign) }
    XCTAssertTrue(solver.value(of: foreign).isNaN)
    let nonsense = Variable(index: -1, stamp: 0)
    assertRefused(&solver, .unknownVariable(nonsense)) { try $0.add(nonsense == 1) }
    XCTAssertTrue(solver.value(of: nonsense).isNaN)
    let handle = ConstraintHandle(index: -1, stamp: 0)
    assertRefused(&solver, .unknownConstraint(handle)) { try $0.remove(handle) }
    XCTAssertFalse(solver.contains(handle))
  }

  func test_withValues_givesAllValuesByPlace() throws {
    var solver = Solver()
    let variables = solver.makeVariables(6)
    for (number, variable) in variables.enumerated() { try solver.add(variable == Double(number * number)) }
    solver.withValues { values in
      for variable in variables { XCTAssertEqual(values[Int(variable.index)], solver.value(of: variable)) }
    }
  }

  func test_removeVariable_aThousandTimesKeepsTheSizeFlat() throws {
    var solver = Solver()
    let anchor = solver.makeVariable("anchor")
    try solver.add(anchor == 5)
    var bytes: [Int] = []
    for round in 0..<1000 {
      let x = solver.makeVariable("x")
      let handle = try solver.add(x == anchor + Double(round))
      XCTAssertEqual(solver.value(of: x), Double(round + 5))
      try solver.remove(handle)
      try solver.removeVariable(x)
      bytes.append(solver.statistics.bytes)
    }
    XCTAssertLessThanOrEqual(Double(bytes[999]), 1.2 * Double(bytes[99]))
    XCTAssertNil(solver.checkInvariants())
  }
}
