import ConstraintKernel
import TestSupport
import XCTest

/// Which values are unique, their exact ranges, and two optimal solutions that differ.
final class AmbiguityTests: XCTestCase {
  func test_range_ofValuesThatAreUniqueBoundedHalfBoundedAndFree() throws {
    var solver = Solver()
    let v = solver.makeVariables(5)
    try solver.add([v[0] == 3, v[1] >= 0, v[1] <= 10, v[2] >= v[0]])
    try solver.add([(v[3] == 5).at(.weak), (v[3] == 8).at(.weak)])
    let expected: [(Double?, Double?)] = [(3, 3), (0, 10), (3, nil), (5, 8), (nil, nil)]
    for (variable, (lower, upper)) in zip(v, expected) {
      let range = try solver.range(of: variable)
      XCTAssertEqual(range.lower == nil, lower == nil)
      XCTAssertEqual(range.upper == nil, upper == nil)
      if let lower { assertClose(range.lower, lower) }
      if let upper { assertClose(range.upper, upper) }
      XCTAssertEqual(try solver.isUnique(variable), lower != nil && lower == upper)
      XCTAssertEqual(try solver.ambiguity(of: variable) == nil, lower != nil && lower == upper)
    }
    XCTAssertEqual(try solver.ranges(of: v), try v.map { try solver.range(of: $0) })
    XCTAssertEqual(try solver.ranges(of: []), [])
  }

  func test_range_countsOnlyOptimalSolutions() throws {
    // Required constraints leave x all of 0...100; the strong level only 20...60; the weak one 60 down to 40.
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add([x >= 0, x <= 100])
    try solver.add([(x >= 20).at(.strong), (x <= 60).at(.strong)])
    try solver.add([(x == 40).at(.weak), (x == 90).at(.weak)])
    try solver.add(y == 2 * x)
    let range = try solver.range(of: y)
    assertClose(range.lower, 80)
    assertClose(range.upper, 120)
  }

  func test_questions_leaveTheSolverAsItIs() throws {
    var asked = Solver()
    let v = asked.makeVariables(4)
    try asked.add([v[0] + v[1] <= 10, v[2] >= v[0], v[3] == v[1] - v[2]])
    try asked.add((v[0] == 4).at(.weak))
    var silent = asked
    for step in 0..<20 {
      for variable in v {
        _ = try asked.range(of: variable)
        _ = try asked.ambiguity(of: variable)
        _ = try asked.isUnique(variable)
        _ = try asked.explanation(of: variable)
      }
      let constraint = (v[step % 4] == Double(step)).at(Priority(Double(10 + step % 3)))
      try asked.add(constraint)
      try silent.add(constraint)
      XCTAssertEqual(stateHash(asked, variables: v), stateHash(silent, variables: v), "step \(step)")
    }
    XCTAssertEqual(asked.takeChanges(), silent.takeChanges())
  }

  func test_ambiguity_witnessesOfRandomHierarchiesAreOptimalAndDiffer() throws {
    var found = 0
    for seed in 0..<UInt64(rounds(release: 2000, debug: 150)) {
      var generator = HierarchyGenerator(seed: 40_000 + seed)
      let hierarchy = generator.hierarchy(generator.random.element(of: HierarchyShape.allCases))
      var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
      for constraint in hierarchy.constraints { XCTAssertNil(mirrored.apply(.add(constraint)), "seed \(seed)") }
      let exact = try XCTUnwrap(mirrored.hierarchy.solvedExactly(), "seed \(seed)")
      for variable in mirrored.variables {
        let range = try mirrored.solver.range(of: variable)
        guard let ambiguity = try mirrored.solver.ambiguity(of: variable) else {
          XCTAssertTrue(range.isUnique, "seed \(seed)")
          continue
        }
        found += 1
        for (end, expected) in [(ambiguity.range.lower, range.lower), (ambiguity.range.upper, range.upper)] {
          XCTAssertEqual(end == nil, expected == nil, "seed \(seed)")
          if let expected { assertClose(end, expected, "seed \(seed)") }
        }
        XCTAssertEqual(ambiguity.variable, variable, "seed \(seed)")
        if let flaw = witnessFlaw(ambiguity, mirrored, exact) {
          XCTFail("seed \(seed): \(flaw)\n\(mirrored.hierarchy)")
        }
      }
    }
    XCTAssertGreaterThan(found, 100, "the test has to see ambiguous variables")
  }

  private func witnessFlaw(
    _ ambiguity: Ambiguity, _ mirrored: MirroredSolver, _ exact: ReferenceSolver
  ) -> String? {
    let value = mirrored.solver.value(of: ambiguity.variable)
    let listed = ambiguity.low.map(\.variable)
    guard listed == ambiguity.high.map(\.variable) else { return "the two solutions list different variables" }
    guard listed.contains(ambiguity.variable) else { return "the variable itself is not listed" }
    guard Set(listed).count == listed.count else { return "a variable is listed twice" }
    for (low, high) in zip(ambiguity.low, ambiguity.high)
    where low.coefficient == high.coefficient && low.coefficient == mirrored.solver.value(of: low.variable) {
      return "\(low.variable) is listed but does not differ"
    }
    let ends = [(ambiguity.low, ambiguity.range.lower, -1.0), (ambiguity.high, ambiguity.range.upper, 1.0)]
    for (terms, end, side) in ends {
      if let flaw = completionFlaw(terms, mirrored, exact) { return "a witness is not optimal: \(flaw)" }
      let witness = terms.first { $0.variable == ambiguity.variable }?.coefficient ?? .nan
      if let end {
        if (witness - end).magnitude > 1e-7 * max(1, end.magnitude) { return "a witness at \(witness), not \(end)" }
      } else if !(side * (witness - value) >= -1e-7 * max(1, value.magnitude)) {
        return "a witness at \(witness) beside the value \(value) where there is no end"
      }
    }
    return nil
  }

  /// A witness lists only what differs between the two, so the other variables are chosen by the reference solver: with the
  /// listed ones held at their values there has to be a solution as good as the best one.
  private func completionFlaw(_ terms: [LinearTerm], _ mirrored: MirroredSolver, _ exact: ReferenceSolver) -> String? {
    var held = mirrored.hierarchy
    for term in terms {
      guard let number = mirrored.variables.firstIndex(of: term.variable) else { return "an unknown variable" }
      let noise = 1e-7 * max(1, term.coefficient.magnitude)
      held.constraints.append(ConstraintSpecification([(number, 1)], .greaterThanOrEqual, term.coefficient - noise))
      held.constraints.append(ConstraintSpecification([(number, 1)], .lessThanOrEqual, term.coefficient + noise))
    }
    guard let completed = held.solvedExactly() else { return "the required constraints cannot hold" }
    return mirrored.hierarchy.flaw(
      of: completed.values.map(\.approximation), comparedWith: exact, tolerance: 1e-6)
  }
}
