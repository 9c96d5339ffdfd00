import ConstraintKernel
import XCTest

/// Which optional constraints are off, by how much, and the error of each level.
final class ViolationTests: XCTestCase {
  func test_violations_listWhatIsOffOldestFirst() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handles = try solver.add([
      (x == 10).at(.weak), (x <= 25).at(.weak), (x >= 90).at(.medium, weight: 0.5), (2 * x == 100).at(.strong),
      (x >= 0).at(.weak), (x <= 60).at(.medium),
    ])
    XCTAssertEqual(solver.value(of: x), 50)
    let expected = [Violation(handle: handles[0], amount: 40), Violation(handle: handles[1], amount: 25)]
    XCTAssertEqual(solver.violations, expected + [Violation(handle: handles[2], amount: 40)])
    XCTAssertEqual(try handles.map { try solver.violation(of: $0) }, [40, 25, 40, 0, 0, 0])
    XCTAssertEqual(
      solver.errors,
      [
        LevelError(priority: .strong, error: 0), LevelError(priority: .medium, error: 20),
        LevelError(priority: .weak, error: 65),
      ])
  }

  func test_violations_amountsAreInTheUnitOfTheConstant() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 7)
    let handle = try solver.add((3 * x == 30).at(.weak, weight: 5))
    XCTAssertEqual(solver.violations, [Violation(handle: handle, amount: 9)])
    assertClose(solver.errors[0].error, 45)
  }

  func test_violations_includeEdits() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 10)
    try solver.edit(x, at: .medium, weight: 2)
    XCTAssertTrue(solver.violations.isEmpty)
    try solver.suggest(14, for: x)
    let edit = try XCTUnwrap(solver.editConstraint(of: x))
    XCTAssertEqual(solver.violations, [Violation(handle: edit, amount: 4)])
    XCTAssertEqual(try solver.violation(of: edit), 4)
    XCTAssertEqual(solver.errors, [LevelError(priority: .medium, error: 8)])
    try solver.suggest(9, for: x)
    XCTAssertTrue(solver.violations.isEmpty)
    XCTAssertEqual(try solver.violation(of: limit), 0)
    try solver.endEdit(x)
    XCTAssertTrue(solver.errors.isEmpty)
  }

  func test_errors_listExactlyTheOptionalLevelsInUse() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    XCTAssertTrue(solver.errors.isEmpty)
    XCTAssertTrue(solver.violations.isEmpty)
    let required = try solver.add(x == 5)
    XCTAssertTrue(solver.errors.isEmpty)
    let optional = try solver.add((x == 6).at(123))
    XCTAssertEqual(solver.errors, [LevelError(priority: 123, error: 1)])
    try solver.setPriority(77, of: optional)
    XCTAssertEqual(solver.errors, [LevelError(priority: 77, error: 1)])
    try solver.remove(optional)
    XCTAssertTrue(solver.errors.isEmpty)
    XCTAssertEqual(try solver.violation(of: required), 0)
  }

  func test_errors_areZeroWhenEverythingHolds() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    try solver.add((0..<30).map { (v[$0 % 3] == Double($0 % 3) / 3).at(Priority(Double(1 + $0))) })
    XCTAssertEqual(solver.errors.count, 30)
    XCTAssertTrue(solver.errors.allSatisfy { $0.error <= 1e-12 })
    XCTAssertEqual(solver.errors.map(\.priority), solver.errors.map(\.priority).sorted(by: >))
    XCTAssertTrue(solver.violations.isEmpty)
  }
}
