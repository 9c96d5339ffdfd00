import CaseRunner
import ConstraintKernel
import Foundation
import XCTest

/// Solvers made from problems, and problems made from solvers.
final class SolverProblemTests: XCTestCase {
  func test_problem_buildsTheSameSolverAgain() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    let gap = solver.makeVariable()
    try solver.add(left == 16, name: "margin")
    try solver.add((2 * left + width - gap <= 300).at(510, weight: 2))
    try solver.add((width == 320).at(.strong), name: "ideal")
    try solver.add(gap >= 4)
    try solver.edit(gap, at: .medium, weight: 3)
    try solver.suggest(12, for: gap)
    try solver.edit(left, at: .weak)

    let document = try JSONEncoder().encode(solver.problem)
    let problem = try JSONDecoder().decode(Problem.self, from: document)
    XCTAssertEqual(problem.variables, ["left", "width", "v2"])
    XCTAssertEqual(
      problem.steps.map(\.action),
      [
        .add(.init(id: "margin", [.init("left")], .equal, 16)),
        .add(
          .init(
            id: "c1", [.init("left", 2), .init("width"), .init("v2", -1)], .lessThanOrEqual, 300, priority: 510,
            weight: 2)),
        .add(.init(id: "ideal", [.init("width")], .equal, 320, priority: .strong)),
        .add(.init(id: "c3", [.init("v2")], .greaterThanOrEqual, 4)),
        .edit("left", priority: .weak, weight: 1),
        .edit("v2", priority: .medium, weight: 3),
        .suggest(12, for: "v2"),
      ])

    let again = try Solver(problem)
    for (variable, copy) in zip(solver.variables, again.variables) {
      XCTAssertEqual(solver.value(of: variable), again.value(of: copy), accuracy: 1e-9)
    }
    XCTAssertEqual(solver.errors.map(\.priority), again.errors.map(\.priority))
    XCTAssertEqual(again.problem.steps, problem.steps)
  }

  func test_problem_givesEveryVariableANameOfItsOwn() throws {
    var solver = Solver()
    for name in ["x", "v1", "", "x", "", "x_2"] { _ = solver.makeVariable(name) }
    let names = solver.problem.variables
    XCTAssertEqual(Set(names).count, 6)
    XCTAssertEqual(names[0], "x")
    XCTAssertEqual(names[1], "v1")
    XCTAssertEqual(names[2], "v2")
    XCTAssertEqual(names[5], "x_2")
  }

  func test_problem_keepsGeneratedConstraintNamesApartFromGivenOnes() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    try solver.add(x >= 2, name: "c0")
    let ids = solver.problem.steps.compactMap { step -> String? in
      if case .add(let constraint) = step.action { constraint.id } else { nil }
    }
    XCTAssertEqual(ids, ["c0_2", "c0"])
  }

  func test_init_carriesOutChangesInPlace() throws {
    let steps: [Problem.Step] = [
      .init(.add(.init(id: "W", [.init("W")], .equal, 320))),
      .init(.add(.init(id: "p", [.init("bar"), .init("W", -0.25)], .equal, 0))),
      .init(.setCoefficient(-0.6, of: "W", in: "p")),
      .init(.setConstant(100, of: "W")),
      .init(
        .addMany(
          count: 2, prefix: "low", template: .init(id: "", [.init("bar")], .greaterThanOrEqual, 70, priority: 500))),
      .init(.setPriority(.weak, of: "p")),
    ]
    let solver = try Solver(Problem(id: "bar", variables: ["W", "bar"], steps: steps))
    XCTAssertEqual(solver.variables.map(solver.value(of:)), [100, 70])
    XCTAssertEqual(solver.constraints.map(solver.name(of:)), ["W", "p", "low0", "low1"])
  }

  func test_init_acceptsStepsThatFailAsMarked() throws {
    let steps: [Problem.Step] = [
      .init(.add(.init(id: "a", [.init("x")], .equal, 13))),
      .init(.add(.init(id: "a", [.init("x")], .equal, 13)), expectedError: .duplicateConstraint),
      .init(.add(.init(id: "b", [.init("x")], .equal, 26)), expectedError: .unsatisfiable),
      .init(.remove("b"), expectedError: .unknownConstraint),
      .init(.suggest(1, for: "nobody"), expectedError: .unknownEdit),
      .init(.begin),
      .init(.add(.init(id: "c", [.init("x")], .equal, 14))),
      .init(.commit, expectedError: .unsatisfiable),
      .init(.remove("c"), expectedError: .unknownConstraint),
    ]
    let solver = try Solver(Problem(id: "refusals", variables: ["x"], steps: steps))
    XCTAssertEqual(solver.variables.map(solver.value(of:)), [13])
    XCTAssertEqual(solver.constraints.map(solver.name(of:)), ["a"])
  }

  func test_init_namesTheStepThatFails() {
    let cases: [(steps: [Problem.Step], step: Int?, reason: Problem.Failure.Reason, line: UInt)] = [
      ([.init(.read), .init(.remove("a"))], 1, .unknownConstraint("a"), #line),
      ([.init(.add(.init(id: "a", [.init("y")], .equal, 0)))], 0, .unknownVariable("y"), #line),
      ([.init(.endEdit("y"))], 0, .unknownEdit("y"), #line),
      ([.init(.edit("x", priority: 0, weight: 1))], 0, .refused(.priorityOutOfRange(0)), #line),
      ([.init(.commit)], 0, .refused(.noTransaction), #line),
      ([.init(.begin, expectedError: .noTransaction)], 0, .notRefused(.noTransaction), #line),
    ]
    for failing in cases {
      XCTAssertThrowsError(
        try Solver(Problem(id: "i", variables: ["x"], steps: failing.steps)), "accepted", line: failing.line
      ) { error in
        XCTAssertEqual(
          error as? Problem.Failure, .init(step: failing.step, reason: failing.reason), line: failing.line)
      }
    }
    XCTAssertThrowsError(try Solver(Problem(id: "i", variables: ["x", "x"], steps: []))) { error in
      XCTAssertEqual(error as? Problem.Failure, .init(step: nil, reason: .duplicateVariable("x")))
    }
  }

  func test_description_namesStepAndThing() {
    let unknown = Problem.Failure(step: 3, reason: .unknownConstraint("nope"))
    XCTAssertEqual(unknown.description, "step 3: no constraint is called nope")
    let refused = Problem.Failure(step: nil, reason: .refused(.noTransaction))
    XCTAssertEqual(refused.description, "the solver refused: noTransaction")
  }

  func test_init_addsManyOrNone() throws {
    let template = Problem.NamedConstraint(id: "", [.init("x")], .equal, 1)
    let steps: [Problem.Step] = [
      .init(.add(.init(id: "m1", [.init("x")], .greaterThanOrEqual, 0))),
      .init(.addMany(count: 3, prefix: "m", template: template), expectedError: .duplicateConstraint),
    ]
    let solver = try Solver(Problem(id: "many", variables: ["x"], steps: steps))
    XCTAssertEqual(solver.constraints.map(solver.name(of:)), ["m1"])
  }
}
