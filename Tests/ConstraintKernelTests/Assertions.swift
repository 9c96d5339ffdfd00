import ConstraintKernel
import TestSupport
import XCTest

/// Runs a call that has to be refused with a certain error, and asserts that no value changed and no invariant broke.
func assertRefused(
  _ solver: inout Solver, _ expected: SolverError, file: StaticString = #filePath, line: UInt = #line,
  _ call: (inout Solver) throws -> Void
) {
  let before = stateHash(solver, variables: solver.variables)
  XCTAssertThrowsError(try call(&solver), file: file, line: line) { error in
    XCTAssertEqual(error as? SolverError, expected, file: file, line: line)
  }
  XCTAssertEqual(stateHash(solver, variables: solver.variables), before, "values changed", file: file, line: line)
  XCTAssertNil(solver.checkInvariants(), file: file, line: line)
}

/// Runs a call that has to be refused because of a conflict; asserts that no value changed and no invariant broke.
///
/// - Returns: The conflict.
@discardableResult
func assertConflict(
  _ solver: inout Solver, file: StaticString = #filePath, line: UInt = #line, _ call: (inout Solver) throws -> Void
) throws -> Conflict {
  let before = stateHash(solver, variables: solver.variables)
  var conflict: Conflict?
  XCTAssertThrowsError(try call(&solver), file: file, line: line) { error in
    guard case .unsatisfiable(let found)? = error as? SolverError else {
      return XCTFail("throws \(error)", file: file, line: line)
    }
    conflict = found
  }
  XCTAssertEqual(stateHash(solver, variables: solver.variables), before, "values changed", file: file, line: line)
  XCTAssertNil(solver.checkInvariants(), file: file, line: line)
  return try XCTUnwrap(conflict, "no conflict", file: file, line: line)
}

/// Asserts that two values agree to the documented tolerance: 1e-7, relative above 1.
func assertClose(
  _ actual: Double?, _ expected: Double, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let actual else { return XCTFail("nil instead of \(expected). \(message())", file: file, line: line) }
  let accuracy = 1e-7 * max(1, expected.magnitude)
  XCTAssertEqual(actual, expected, accuracy: accuracy, message(), file: file, line: line)
}

/// How often a random test repeats: all rounds in release, a part in debug, where every step is checked as well.
func rounds(release: Int, debug: Int) -> Int {
  #if DEBUG
    return debug
  #else
    return release
  #endif
}
