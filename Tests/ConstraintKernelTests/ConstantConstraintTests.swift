import ConstraintKernel
import XCTest

/// Constraints without variables: redundant, or a conflict by themselves.
final class ConstantConstraintTests: XCTestCase {
  private func constant(_ relation: Relation, _ value: Double, at priority: Priority = .required) -> Constraint {
    Constraint(LinearExpression(), relation, value, priority: priority)
  }

  func test_add_trueOnesAreRedundant() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 4)
    let handles = try solver.add([
      constant(.equal, 0), constant(.lessThanOrEqual, 5), constant(.greaterThanOrEqual, -5), constant(.equal, -0.0),
      x - x == 0, Constraint(LinearExpression(constant: 2), .equal, 2),
    ])
    XCTAssertEqual(solver.constraints, handles)
    XCTAssertEqual(solver.value(of: x), 4)
    XCTAssertNil(solver.checkInvariants())
    try solver.remove(handles)
    XCTAssertTrue(solver.constraints.isEmpty)
  }

  func test_add_falseOnesConflictByThemselves() throws {
    let cases: [(Relation, Double, multiplier: Double)] = [
      (.equal, 5, 1), (.equal, -5, -1), (.lessThanOrEqual, -5, -1), (.greaterThanOrEqual, 5, 1),
    ]
    for (relation, value, multiplier) in cases {
      var solver = Solver()
      let conflict = try assertConflict(&solver) { try $0.add(self.constant(relation, value)) }
      XCTAssertEqual(conflict.members.count, 1)
      XCTAssertEqual(conflict.members[0].multiplier, multiplier, "\(relation) \(value)")
      XCTAssertTrue(conflict.members[0].isRefused)
      XCTAssertEqual(conflict.shortfall, 5)
      XCTAssertTrue(solver.constraints.isEmpty)
    }
  }

  func test_add_cancelledVariablesConflictByThemselves() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 7)
    let conflict = try assertConflict(&solver) { try $0.add(2 * x - x == x + 3) }
    XCTAssertEqual(conflict.members.count, 1)
    assertClose(conflict.shortfall, 3)
  }

  func test_add_optionalOnesAreViolatedByTheirConstant() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wrong = try solver.add(constant(.equal, -5, at: .medium).at(.medium, weight: 3))
    let right = try solver.add(constant(.lessThanOrEqual, 5, at: .medium))
    try solver.add((x == 1).at(.weak))
    XCTAssertEqual(solver.violations, [Violation(handle: wrong, amount: 5)])
    XCTAssertEqual(try solver.violation(of: right), 0)
    XCTAssertEqual(
      solver.errors, [LevelError(priority: .medium, error: 15), LevelError(priority: .weak, error: 0)])
    XCTAssertEqual(solver.value(of: x), 1)
    try solver.setConstant(0, of: wrong)
    XCTAssertTrue(solver.violations.isEmpty)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_setConstant_canMakeARequiredOneFalse() throws {
    var solver = Solver()
    let handle = try solver.add(constant(.lessThanOrEqual, 5))
    try solver.setConstant(0, of: handle)
    let conflict = try assertConflict(&solver) { try $0.setConstant(-2, of: handle) }
    XCTAssertEqual(conflict.members, [Conflict.Member(handle: handle, multiplier: -1, isRefused: true)])
    XCTAssertEqual(conflict.shortfall, 2)
    XCTAssertEqual(try solver.constraint(handle).constant, 0)
  }

  func test_setPriority_canMakeAFalseOneRequired() throws {
    var solver = Solver()
    let handle = try solver.add(constant(.equal, 4, at: .weak))
    let conflict = try assertConflict(&solver) { try $0.setPriority(.required, of: handle) }
    XCTAssertEqual(conflict.shortfall, 4)
    XCTAssertEqual(try solver.constraint(handle).priority, .weak)
    try solver.setRelation(.lessThanOrEqual, of: handle)
    try solver.setPriority(.required, of: handle)
    try assertConflict(&solver) { try $0.setRelation(.greaterThanOrEqual, of: handle) }
  }

  func test_setCoefficient_givesItAVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handle = try solver.add(constant(.equal, 6, at: .weak))
    assertClose(try solver.violation(of: handle), 6)
    try solver.setCoefficient(2, of: x, in: handle)
    assertClose(solver.value(of: x), 3)
    XCTAssertEqual(try solver.violation(of: handle), 0)
    XCTAssertNil(solver.checkInvariants())
  }
}
