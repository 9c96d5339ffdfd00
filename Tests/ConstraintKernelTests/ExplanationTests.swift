import ConstraintKernel
import TestSupport
import XCTest

/// Why a value is what it is.
final class ExplanationTests: XCTestCase {
  func test_explanation_namesConstraintsAndDerivatives() throws {
    var solver = Solver()
    let root = solver.makeVariable("root"), top = solver.makeVariable("top"), other = solver.makeVariable("other")
    let height = try solver.add(root == 812)
    let share = try solver.add(top == 0.2 * root + 59)
    try solver.add(other == 3)
    try solver.add(top >= 10)
    let explanation = try solver.explanation(of: top)
    XCTAssertEqual(explanation.variable, top)
    assertClose(explanation.value, 0.2 * 812 + 59)
    XCTAssertEqual(explanation.contributions.map(\.handle), [height, share])
    assertClose(explanation.contributions[0].derivative, 0.2)
    assertClose(explanation.contributions[1].derivative, 1)
    XCTAssertEqual(explanation.contributions.map(\.constant), [812, 59])
    XCTAssertTrue(explanation.resting.isEmpty)
  }

  func test_explanation_ofAVariableThatNothingHolds() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 6)
    let explanation = try solver.explanation(of: x)
    XCTAssertEqual(explanation.contributions, [])
    XCTAssertEqual(explanation.resting, [LinearTerm(x, 1)])
    XCTAssertEqual(explanation.value, 6)
    try solver.add(x <= 10)
    XCTAssertEqual(
      try solver.explanation(of: x).resting, [LinearTerm(x, 1)], "a bound that does not bind holds nothing")
  }

  func test_explanation_restsOnWhatNothingHolds() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 6), y = solver.makeVariable("y")
    let handle = try solver.add(y == 3 * x + 2)
    for variable in [x, y] { try assertReconstructs(solver, variable, "") }
    let explained = try [x, y].map { try solver.explanation(of: $0) }
    let resting = try XCTUnwrap(explained.first { $0.contributions.isEmpty })
    let determined = try XCTUnwrap(explained.first { !$0.contributions.isEmpty })
    XCTAssertEqual(resting.resting, [LinearTerm(resting.variable, 1)])
    XCTAssertEqual(determined.contributions.map(\.handle), [handle])
    XCTAssertEqual(determined.resting.map(\.variable), [resting.variable])
  }

  func test_explanation_namesTheOptionalConstraintsThatDecide() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    let optional = try solver.add((x == 30).at(.strong))
    try solver.add((x == 50).at(.weak))
    let limit = try solver.add(x + y <= 100)
    try solver.add((y == 500).at(.weak))
    XCTAssertEqual(try solver.explanation(of: y).contributions.map(\.handle), [optional, limit])
    try solver.edit(x, at: .required)
    try solver.suggest(10, for: x)
    let edit = try XCTUnwrap(solver.editConstraint(of: x))
    let contributions = try solver.explanation(of: y).contributions
    XCTAssertEqual(contributions.map(\.handle), [limit, edit])
    XCTAssertEqual(contributions[1].constant, 10)
    assertClose(contributions[1].derivative, -1)
  }

  /// No ties and no corner with more active constraints than needed, so that small changes keep the active set.
  func test_explanation_derivativesAreThoseOfFiniteChanges() throws {
    var solver = Solver()
    let v = solver.makeVariables(5)
    try solver.add([
      v[0] == 400, v[1] - 0.3 * v[0] == 17, v[2] >= v[1] + 2 * v[0] / 5, v[3] + v[4] <= v[2] + v[0],
    ])
    try solver.add([
      (v[2] == 0).at(.weak), (3 * v[3] - v[4] == 50).at(.medium), (v[3] == 900).at(.weak), (v[1] <= 1000).at(.strong),
    ])
    for variable in v {
      let explanation = try solver.explanation(of: variable)
      XCTAssertFalse(explanation.contributions.isEmpty)
      for handle in solver.constraints {
        let derivative = explanation.contributions.first { $0.handle == handle }?.derivative ?? 0
        for step in [-0.5, 0.25] {
          var changed = solver
          try changed.setConstant(try solver.constraint(handle).constant + step, of: handle)
          let change = changed.value(of: variable) - solver.value(of: variable)
          XCTAssertEqual(change, derivative * step, accuracy: 1e-9)
        }
      }
    }
  }

  func test_explanation_reconstructsEveryValueOfRandomHierarchies() throws {
    for seed in 0..<UInt64(rounds(release: 2000, debug: 150)) {
      var generator = HierarchyGenerator(seed: 3000 + seed)
      let shape = generator.random.element(of: HierarchyShape.allCases)
      let hierarchy = generator.hierarchy(shape)
      var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
      for constraint in hierarchy.constraints { XCTAssertNil(mirrored.apply(.add(constraint)), "seed \(seed)") }
      for variable in mirrored.variables { try assertReconstructs(mirrored.solver, variable, "seed \(seed)") }
    }
  }

  private func assertReconstructs(_ solver: Solver, _ variable: Variable, _ place: String) throws {
    let explanation = try solver.explanation(of: variable)
    XCTAssertEqual(explanation.value, solver.value(of: variable), place)
    var sum = 0.0
    var scale = 1.0
    for contribution in explanation.contributions {
      let constraint = try solver.constraint(contribution.handle)
      XCTAssertEqual(contribution.constant, constraint.constant, place)
      XCTAssertNotEqual(contribution.derivative, 0, place)
      var size = 1 + constraint.constant.magnitude
      for term in constraint.expression.terms { size += (term.coefficient * solver.value(of: term.variable)).magnitude }
      let miss = solver.value(of: constraint.expression) - constraint.constant
      XCTAssertEqual(miss, 0, accuracy: 1e-9 * size, "\(place): a constraint that determines a value holds exactly")
      sum += contribution.derivative * contribution.constant
      scale += (contribution.derivative * contribution.constant).magnitude
    }
    for term in explanation.resting {
      XCTAssertEqual(try solver.explanation(of: term.variable).resting, [LinearTerm(term.variable, 1)], place)
      sum += term.coefficient * solver.value(of: term.variable)
      scale += (term.coefficient * solver.value(of: term.variable)).magnitude
    }
    XCTAssertEqual(sum, explanation.value, accuracy: 1e-9 * scale, place)
    let ages = solver.constraints.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let order = explanation.contributions.compactMap { ages[$0.handle] }
    XCTAssertEqual(order, order.sorted(), "\(place): oldest first")
    XCTAssertEqual(Set(order).count, explanation.contributions.count, place)
  }
}
