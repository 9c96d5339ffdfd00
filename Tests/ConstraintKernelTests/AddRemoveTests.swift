import ConstraintKernel
import XCTest

/// Adding and removing constraints, with names and handles.
final class AddRemoveTests: XCTestCase {
  func test_add_solvesTheExampleOfTheDocumentation() throws {
    var solver = Solver()
    let left = solver.makeVariable("left"), width = solver.makeVariable("width")
    try solver.add(left == 16)
    try solver.add(left + width <= 304)
    try solver.add((width == 320).at(.strong))
    XCTAssertEqual(solver.value(of: width), 288)
    XCTAssertEqual(solver.value(of: left), 16)
  }

  func test_add_restoresOptimalityAtOnce() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add((x == 5).at(.weak))
    XCTAssertEqual(solver.value(of: x), 5)
    try solver.add(x >= 8)
    XCTAssertEqual(solver.value(of: x), 8)
    try solver.add(y == 2 * x)
    XCTAssertEqual(solver.value(of: y), 16)
    try solver.add((x == 20).at(.medium))
    XCTAssertEqual(solver.value(of: y), 40)
  }

  func test_add_variablesAreUnrestrictedInSign() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == -50).at(.weak))
    XCTAssertEqual(solver.value(of: x), -50)
    try solver.add(x >= -20)
    XCTAssertEqual(solver.value(of: x), -20)
  }

  func test_add_redundantRequiredConstraintsAreNoConflict() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add(x + y == 10)
    try solver.add(2 * x + 2 * y == 20)
    try solver.add(x + y <= 10)
    try solver.add(x - y == 2)
    try solver.add(x == 6)
    assertClose(solver.value(of: y), 4)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_addBatch_addsAllOrNone() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add((x == 1).at(.weak))
    try assertConflict(&solver) { try $0.add([y == 2 * x, x >= 10, (y == 7).at(.weak), y <= 19]) }
    XCTAssertEqual(solver.constraints.count, 1)
    let handles = try solver.add([y == 2 * x, x >= 10, (y == 7).at(.weak), y <= 20])
    XCTAssertEqual(handles.count, 4)
    XCTAssertEqual(Array(solver.constraints.suffix(4)), handles)
    assertClose(solver.value(of: y), 20)
    XCTAssertEqual(try solver.add([Constraint]()), [])
  }

  func test_addBatch_refusesAllForOneBadNumber() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    assertRefused(&solver, .weightNotPositive(0)) { try $0.add([x == 3, (x == 4).at(.weak, weight: 0)]) }
    XCTAssertTrue(solver.constraints.isEmpty)
    XCTAssertEqual(solver.value(of: x), 0)
  }

  func test_remove_givesBackWhatTheConstraintHeld() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 5).at(.weak))
    let floor = try solver.add(x >= 8)
    let optional = try solver.add((x == 30).at(.medium))
    XCTAssertEqual(solver.value(of: x), 30)
    try solver.remove(optional)
    XCTAssertEqual(solver.value(of: x), 8)
    try solver.remove(floor)
    XCTAssertEqual(solver.value(of: x), 5)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_remove_leavesAnUnheldVariableWhereItWas() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y", initially: 3)
    let handle = try solver.add(x == 12)
    try solver.remove(handle)
    XCTAssertEqual(solver.value(of: x), 12)
    XCTAssertEqual(solver.value(of: y), 3)
  }

  func test_removeMany_removesAllOrNone() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handles = try solver.add([(x == 1).at(.weak), (x == 2).at(.medium), (x == 3).at(.strong)])
    try solver.remove([handles[1]])
    assertRefused(&solver, .unknownConstraint(handles[1])) { try $0.remove([handles[2], handles[1]]) }
    XCTAssertTrue(solver.contains(handles[2]))
    XCTAssertEqual(solver.value(of: x), 3)
    try solver.remove([handles[2]])
    XCTAssertEqual(solver.value(of: x), 1)
    try solver.remove([])
    assertRefused(&solver, .unknownConstraint(handles[0])) { try $0.remove([handles[0], handles[0]]) }
    XCTAssertTrue(solver.contains(handles[0]))
  }

  func test_remove_refusesAnUnknownHandle() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handle = try solver.add(x == 1)
    try solver.remove(handle)
    assertRefused(&solver, .unknownConstraint(handle)) { try $0.remove(handle) }
    // The place may be used again, the handle is not.
    let next = try solver.add(x == 2)
    XCTAssertNotEqual(next, handle)
    XCTAssertFalse(solver.contains(handle))
    assertRefused(&solver, .unknownConstraint(handle)) { try $0.remove(handle) }
    XCTAssertEqual(solver.value(of: x), 2)
  }

  func test_everyCall_refusesARemovedHandle() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handle = try solver.add((x == 1).at(.weak), name: "optional")
    try solver.remove(handle)
    try solver.add((x == 5).at(.weak))
    let calls: [(inout Solver) throws -> Void] = [
      { try $0.setConstant(2, of: handle) },
      { try $0.setCoefficient(2, of: x, in: handle) },
      { try $0.setRelation(.equal, of: handle) },
      { try $0.setPriority(.medium, of: handle) },
      { try $0.setWeight(2, of: handle) },
      { _ = try $0.constraint(handle) },
      { _ = try $0.violation(of: handle) },
      { _ = try $0.sweep(handle, from: 0, to: 1) },
    ]
    for call in calls { assertRefused(&solver, .unknownConstraint(handle), call) }
    XCTAssertEqual(solver.name(of: handle), "")
    XCTAssertNil(solver.handle(named: "optional"))
  }

  func test_addNamed_findsTheConstraintByItsName() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let floor = try solver.add(x >= 3, name: "floor")
    let plain = try solver.add(x <= 30)
    XCTAssertEqual(solver.name(of: floor), "floor")
    XCTAssertEqual(solver.name(of: plain), "")
    XCTAssertEqual(solver.handle(named: "floor"), floor)
    XCTAssertNil(solver.handle(named: "ceiling"))
    assertRefused(&solver, .duplicateConstraint("floor")) { try $0.add(x == 10, name: "floor") }
    try solver.remove(floor)
    XCTAssertNil(solver.handle(named: "floor"))
    let again = try solver.add(x >= 4, name: "floor")
    XCTAssertEqual(solver.handle(named: "floor"), again)
    XCTAssertEqual(solver.value(of: x), 4)
  }

  func test_addNamed_aRefusedConstraintLeavesItsNameFree() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 3)
    try assertConflict(&solver) { try $0.add(x >= 4, name: "floor") }
    XCTAssertNil(solver.handle(named: "floor"))
    let floor = try solver.add(x >= 2, name: "floor")
    XCTAssertEqual(solver.handle(named: "floor"), floor)
  }

  func test_constraints_areListedOldestFirst() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    var handles = try (0..<20).map { try solver.add((x == Double($0)).at(.weak)) }
    for position in [15, 3, 0] {
      try solver.remove(handles[position])
      handles.remove(at: position)
    }
    for value in 0..<5 { handles.append(try solver.add((x <= Double(value)).at(.medium))) }
    XCTAssertEqual(solver.constraints, handles)
    try solver.setConstant(70, of: handles[2])
    try solver.setPriority(.strong, of: handles[4])
    XCTAssertEqual(solver.constraints, handles, "a change in place does not make a constraint younger")
  }

  func test_add_theSameConstraintTwiceCountsTwice() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let ten = (x == 10).at(.weak)
    let first = try solver.add(ten)
    let second = try solver.add(ten)
    XCTAssertNotEqual(first, second)
    try solver.add((x == 20).at(.weak, weight: 1.5))
    XCTAssertEqual(solver.value(of: x), 10)
    try solver.remove(first)
    XCTAssertEqual(solver.value(of: x), 20)
    XCTAssertTrue(solver.contains(second))
  }
}
