import ConstraintKernel
import TestSupport
import XCTest

/// The reference solver itself: programs solved by hand, and enumeration of all candidate points.
final class ReferenceSolverTests: XCTestCase {
  func test_solve_planWithTwoResources() throws {
    // Maximise 3x + 5y subject to x <= 4, 2y <= 12, 3x + 2y <= 18, x >= 0, y >= 0: the optimum is 36 at (2, 6).
    let hierarchy = Hierarchy(
      variableCount: 2,
      constraints: [
        ConstraintSpecification([(0, 1)], .lessThanOrEqual, 4),
        ConstraintSpecification([(1, 2)], .lessThanOrEqual, 12),
        ConstraintSpecification([(0, 3), (1, 2)], .lessThanOrEqual, 18),
        ConstraintSpecification([(0, 1)], .greaterThanOrEqual, 0),
        ConstraintSpecification([(1, 1)], .greaterThanOrEqual, 0),
        ConstraintSpecification([(0, 3), (1, 5)], .greaterThanOrEqual, 1000, priority: 500),
      ])
    let exact = try XCTUnwrap(hierarchy.solvedExactly())
    XCTAssertEqual(exact.errors.map(\.error), [Rational(1000 - 36)])
    XCTAssertEqual(exact.values, [Rational(2), Rational(6)])
    XCTAssertEqual(exact.range(of: 0).lower, Rational(2))
    XCTAssertEqual(exact.range(of: 0).upper, Rational(2))
  }

  func test_solve_weightsDecideWithinALevelAndLevelsComeFirst() throws {
    let hierarchy = Hierarchy(
      variableCount: 1,
      constraints: [
        ConstraintSpecification([(0, 1)], .equal, 0, priority: 250, weight: 100),
        ConstraintSpecification([(0, 1)], .equal, 10, priority: 500),
        ConstraintSpecification([(0, 1)], .equal, 20, priority: 500, weight: 3),
      ])
    let exact = try XCTUnwrap(hierarchy.solvedExactly())
    XCTAssertEqual(exact.errors.map(\.priority), [500, 250])
    XCTAssertEqual(exact.errors.map(\.error), [Rational(10), Rational(2000)])
    XCTAssertEqual(exact.values, [Rational(20)])
  }

  func test_solve_exactFractions() throws {
    // 3x + y = 1 and x − 7y = 2 meet at x = 9/22, y = −5/22.
    let hierarchy = Hierarchy(
      variableCount: 2,
      constraints: [
        ConstraintSpecification([(0, 3), (1, 1)], .equal, 1),
        ConstraintSpecification([(0, 1), (1, -7)], .equal, 2),
      ])
    let exact = try XCTUnwrap(hierarchy.solvedExactly())
    XCTAssertEqual(exact.values, [Rational(9, 22), Rational(-5, 22)])
    XCTAssertTrue(exact.errors.isEmpty)
  }

  func test_range_ofBoundedHalfBoundedAndFreeVariables() throws {
    let hierarchy = Hierarchy(
      variableCount: 4,
      constraints: [
        ConstraintSpecification([(0, 1)], .equal, 3, priority: 250),
        ConstraintSpecification([(0, 1)], .equal, 8, priority: 250),
        ConstraintSpecification([(1, 1), (0, -1)], .greaterThanOrEqual, 0),
        ConstraintSpecification([(2, 1), (3, 1)], .equal, 5),
      ])
    let exact = try XCTUnwrap(hierarchy.solvedExactly())
    XCTAssertEqual(exact.range(of: 0).lower, Rational(3))
    XCTAssertEqual(exact.range(of: 0).upper, Rational(8))
    XCTAssertEqual(exact.range(of: 1).lower, Rational(3))
    XCTAssertNil(exact.range(of: 1).upper)
    for variable in [2, 3] {
      XCTAssertNil(exact.range(of: variable).lower)
      XCTAssertNil(exact.range(of: variable).upper)
    }
  }

  func test_solve_conflicts() {
    let below = ConstraintSpecification([(0, 1), (1, 1)], .lessThanOrEqual, 1)
    let above = ConstraintSpecification([(0, 1)], .greaterThanOrEqual, 1)
    let other = ConstraintSpecification([(1, 1)], .greaterThanOrEqual, 1)
    XCTAssertNil(Hierarchy(variableCount: 2, constraints: [below, above, other]).solvedExactly())
    XCTAssertNotNil(Hierarchy(variableCount: 2, constraints: [below, above]).solvedExactly())
    let constant = ConstraintSpecification([], .equal, 5)
    XCTAssertNil(Hierarchy(variableCount: 1, constraints: [constant]).solvedExactly())
  }

  func test_solve_redundantEquationsAreNoConflict() throws {
    let equation = ConstraintSpecification([(0, 1), (1, 1)], .equal, 4)
    let double = ConstraintSpecification([(0, 2), (1, 2)], .equal, 8)
    let exact = try XCTUnwrap(Hierarchy(variableCount: 2, constraints: [equation, double, equation]).solvedExactly())
    XCTAssertEqual(exact.values[0] + exact.values[1], Rational(4))
  }

  /// The optimal solutions of a hierarchy in a box are a polytope whose corners are corners of the arrangement of all
  /// `activity = constant` planes, so enumerating those finds the optimum and both ends of every range.
  func test_solve_agreesWithEnumerationOfAllCorners() throws {
    for seed in 0..<UInt64(rounds(release: 2000, debug: 300)) {
      var generator = HierarchyGenerator(seed: seed)
      let shape = generator.random.element(of: [HierarchyShape.smallIntegers, .ties, .redundant])
      var hierarchy = generator.hierarchy(shape)
      hierarchy.variableCount = 2
      hierarchy.constraints = hierarchy.constraints.prefix(6).map { constraint in
        var folded = constraint
        folded.terms = constraint.terms.map { ($0.variable % 2, $0.coefficient) }
        return folded
      }
      for variable in 0..<2 {
        hierarchy.constraints.append(ConstraintSpecification([(variable, 1)], .lessThanOrEqual, 100))
        hierarchy.constraints.append(ConstraintSpecification([(variable, 1)], .greaterThanOrEqual, -100))
      }
      let best = Enumeration(hierarchy)
      guard let exact = hierarchy.solvedExactly() else {
        XCTAssertTrue(best.corners.isEmpty, "seed \(seed): the reference finds no solution\n\(hierarchy)")
        continue
      }
      XCTAssertEqual(exact.errors.map(\.error), best.errors, "seed \(seed)\n\(hierarchy)")
      for variable in 0..<2 {
        let range = exact.range(of: variable)
        XCTAssertEqual(range.lower, best.corners.map { $0[variable] }.min(), "seed \(seed)\n\(hierarchy)")
        XCTAssertEqual(range.upper, best.corners.map { $0[variable] }.max(), "seed \(seed)\n\(hierarchy)")
      }
    }
  }

  func test_values_haveTheErrorsThatAreReported() throws {
    for seed in 0..<UInt64(rounds(release: 1000, debug: 200)) {
      var generator = HierarchyGenerator(seed: 1000 + seed)
      let hierarchy = generator.hierarchy(generator.random.element(of: HierarchyShape.allCases))
      guard let exact = hierarchy.solvedExactly() else { continue }
      let constraints = hierarchy.constraints.map(\.reference)
      for constraint in constraints where constraint.priority == 1000 {
        XCTAssertEqual(constraint.error(at: exact.values), .zero, "seed \(seed)\n\(hierarchy)")
      }
      for (priority, error) in exact.errors {
        let members = constraints.filter { $0.priority == priority }
        let sum = members.reduce(Rational.zero) { $0 + $1.error(at: exact.values) }
        XCTAssertEqual(sum, error, "seed \(seed), level \(priority)\n\(hierarchy)")
      }
    }
  }
}

/// The best points among all where the planes of two constraints over two variables meet.
private struct Enumeration {
  private(set) var errors: [Rational] = []
  private(set) var corners: [[Rational]] = []

  init(_ hierarchy: Hierarchy) {
    let constraints = hierarchy.constraints.map(\.reference)
    let planes = constraints.map { constraint in
      (0..<2).map { variable in
        constraint.terms.reduce(Rational.zero) { $1.variable == variable ? $0 + $1.coefficient : $0 }
      }
    }
    let levels = Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >)
    for first in planes.indices {
      for second in planes.indices where second > first {
        let determinant = planes[first][0] * planes[second][1] - planes[first][1] * planes[second][0]
        guard determinant.sign != 0 else { continue }
        let (left, right) = (constraints[first].constant, constraints[second].constant)
        let point = [
          (left * planes[second][1] - planes[first][1] * right) / determinant,
          (planes[first][0] * right - left * planes[second][0]) / determinant,
        ]
        consider(point, constraints, levels)
      }
    }
  }

  private mutating func consider(_ point: [Rational], _ constraints: [ReferenceConstraint], _ levels: [Double]) {
    let required = constraints.filter { $0.priority == 1000 }
    guard required.allSatisfy({ $0.error(at: point).sign == 0 }) else { return }
    let found = levels.map { level in
      constraints.filter { $0.priority == level }.reduce(Rational.zero) { $0 + $1.error(at: point) }
    }
    if corners.isEmpty || found.lexicographicallyPrecedes(errors) {
      errors = found
      corners = [point]
    } else if found == errors {
      corners.append(point)
    }
  }
}
