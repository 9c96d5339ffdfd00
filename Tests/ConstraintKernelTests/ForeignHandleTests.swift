import ConstraintKernel
import XCTest

/// Handles are good in the solver that made them and in its later copies, and nowhere else.
final class ForeignHandleTests: XCTestCase {
  /// Two solvers that were built by the same calls, so that nothing but their identity tells their handles apart.
  private func twins() throws -> (first: Solver, second: Solver, x: Variable, handle: ConstraintHandle) {
    func make() throws -> (Solver, Variable, ConstraintHandle) {
      var solver = Solver()
      let x = solver.makeVariable("x", initially: 3)
      let y = solver.makeVariable("y")
      let handle = try solver.add((x == y + 2).at(.strong), name: "tie")
      try solver.edit(x)
      try solver.suggest(7, for: x)
      return (solver, x, handle)
    }
    let (first, x, handle) = try make()
    return (first, try make().0, x, handle)
  }

  func test_everyCall_refusesAVariableOfAnotherSolver() throws {
    let (_, solver, x, _) = try twins()
    let own = solver.variables[1]
    let tie = try XCTUnwrap(solver.constraints.first)
    let calls: [(line: UInt, error: SolverError, call: (inout Solver) throws -> Void)] = [
      (#line, .unknownVariable(x), { try $0.add(x == 1) }),
      (#line, .unknownVariable(x), { try $0.add(own == x) }),
      (#line, .unknownVariable(x), { try $0.add([own == 1, x == 1]) }),
      (#line, .unknownVariable(x), { try $0.add((x == 1).at(.weak), name: "new") }),
      (
        #line, .unknownVariable(x),
        { try $0.add([ConstraintRow(firstTerm: 0, termCount: 1, .equal, 1)], terms: [LinearTerm(x)]) }
      ),
      (
        #line, .unknownVariable(x),
        { try $0.replace([(tie, ConstraintRow(firstTerm: 0, termCount: 1, .equal, 1))], terms: [LinearTerm(x)]) }
      ),
      (#line, .unknownVariable(x), { try $0.removeVariable(x) }),
      (#line, .unknownVariable(x), { try $0.setCoefficient(2, of: x, in: tie) }),
      (#line, .unknownVariable(x), { try $0.edit(x) }),
      (#line, .unknownEdit(x), { try $0.suggest(1, for: x) }),
      (#line, .unknownEdit(x), { try $0.suggest([(x, 1), (x, 2)]) }),
      (#line, .unknownEdit(x), { try $0.endEdit(x) }),
      (#line, .unknownVariable(x), { _ = try $0.explanation(of: x) }),
      (#line, .unknownVariable(x), { _ = try $0.isUnique(x) }),
      (#line, .unknownVariable(x), { _ = try $0.range(of: x) }),
      (#line, .unknownVariable(x), { _ = try $0.ranges(of: [own, x]) }),
      (#line, .unknownVariable(x), { _ = try $0.ambiguity(of: x) }),
    ]
    for (line, error, call) in calls { refuse(solver, error, line, call) }
    XCTAssertTrue(solver.value(of: x).isNaN)
    XCTAssertTrue(solver.value(of: own + x).isNaN)
    XCTAssertEqual(solver.name(of: x), "")
    XCTAssertNil(solver.editConstraint(of: x))
  }

  func test_everyCall_refusesAConstraintOfAnotherSolver() throws {
    let (_, solver, _, handle) = try twins()
    let own = solver.variables[0]
    let row = ConstraintRow(firstTerm: 0, termCount: 1, .equal, 1)
    let calls: [(line: UInt, call: (inout Solver) throws -> Void)] = [
      (#line, { try $0.remove(handle) }), (#line, { try $0.remove([handle]) }),
      (#line, { _ = try $0.constraint(handle) }), (#line, { try $0.setConstant(1, of: handle) }),
      (#line, { try $0.setCoefficient(1, of: own, in: handle) }), (#line, { try $0.setRelation(.equal, of: handle) }),
      (#line, { try $0.setPriority(.weak, of: handle) }), (#line, { try $0.setWeight(2, of: handle) }),
      (#line, { _ = try $0.violation(of: handle) }), (#line, { _ = try $0.sweep(handle, from: 0, to: 1) }),
      (#line, { try $0.replace([(handle, row)], terms: [LinearTerm(own)]) }),
      (#line, { _ = try $0.difference(of: row, terms: [LinearTerm(own)], from: handle) }),
      (#line, { _ = try $0.tag(of: handle) }),
      (
        #line,
        {
          var terms: [LinearTerm] = []
          _ = try $0.row(handle, appendingTermsTo: &terms)
        }
      ),
    ]
    for (line, call) in calls { refuse(solver, .unknownConstraint(handle), line, call) }
    XCTAssertFalse(solver.contains(handle))
    XCTAssertEqual(solver.name(of: handle), "")
  }

  private func refuse(_ solver: Solver, _ error: SolverError, _ line: UInt, _ call: (inout Solver) throws -> Void) {
    var changed = solver
    XCTAssertThrowsError(try call(&changed), line: line) { XCTAssertEqual($0 as? SolverError, error, line: line) }
    XCTAssertEqual(changed.description, solver.description, line: line)
  }

  func test_copy_acceptsWhatWasMadeBeforeAndRefusesWhatTheOtherMadeLater() throws {
    let (original, _, x, handle) = try twins()
    for copyMakesFirst in [true, false] {
      var first = original
      var second = copyMakesFirst ? first : original
      let made = (first.makeVariable(), try first.add(x >= 0))
      let madeLater = (second.makeVariable(), try second.add(x >= 1))
      for solver in [first, second] {
        XCTAssertEqual(solver.value(of: x), 7)
        XCTAssertTrue(solver.contains(handle))
      }
      XCTAssertNotEqual(made.0, madeLater.0)
      XCTAssertNotEqual(made.1, madeLater.1)
      XCTAssertThrowsError(try second.add(made.0 == 1)) {
        XCTAssertEqual($0 as? SolverError, .unknownVariable(made.0))
      }
      XCTAssertThrowsError(try second.remove(made.1)) {
        XCTAssertEqual($0 as? SolverError, .unknownConstraint(made.1))
      }
      XCTAssertThrowsError(try first.add(madeLater.0 == 1)) {
        XCTAssertEqual($0 as? SolverError, .unknownVariable(madeLater.0))
      }
      XCTAssertThrowsError(try first.remove(madeLater.1)) {
        XCTAssertEqual($0 as? SolverError, .unknownConstraint(madeLater.1))
      }
    }
  }

  func test_identity_showsInNoOrderHashOrText() throws {
    let (first, second, _, _) = try twins()
    XCTAssertEqual(first.description, second.description)
    XCTAssertEqual(first.activeSetDescription, second.activeSetDescription)
    let handles = (first.constraints[0], second.constraints[0])
    XCTAssertNotEqual(handles.0, handles.1)
    XCTAssertEqual(handles.0.hashValue, handles.1.hashValue)
    XCTAssertEqual("\(handles.0)", "\(handles.1)")
    XCTAssertEqual("\(SolverError.unknownConstraint(handles.0))", "\(SolverError.unknownConstraint(handles.1))")
    let variables = (first.variables[0], second.variables[0])
    XCTAssertNotEqual(variables.0, variables.1)
    XCTAssertEqual(variables.0.hashValue, variables.1.hashValue)
    XCTAssertEqual(String(reflecting: variables.0), String(reflecting: variables.1))
    XCTAssertEqual("\(LinearTerm(variables.0, 2))", "\(LinearTerm(variables.1, 2))")
  }

  func test_handle_takesEightBytes() {
    XCTAssertEqual(MemoryLayout<Variable>.size, 8)
    XCTAssertEqual(MemoryLayout<ConstraintHandle>.size, 8)
  }
}
