import ConstraintKernel
import TestSupport
import XCTest

/// Coefficients from 1e-6 to 1e6 and constants up to 1e9.
final class ScalingTests: XCTestCase {
  private let factors: [Double] = [1e-6, 1e-3, 1, 1e3, 1e6]

  func test_add_everyPairOfScalesGivesTheSameLayout() throws {
    for row in factors {
      for column in factors where (1e-6...1e6).contains(row * column) {
        var solver = Solver()
        let x = solver.makeVariable("x"), y = solver.makeVariable("y")
        // In the unit of x, y is measured column times as finely.
        try solver.add(row * x + row * column * y == row * 300)
        try solver.add(row * x >= row * 100)
        try solver.add((row * column * y == row * 500).at(.medium))
        assertClose(solver.value(of: x), 100, "row \(row), column \(column)")
        XCTAssertEqual(solver.value(of: y), 200 / column, accuracy: 1e-7 * 200 / column)
        try solver.add((row * x - row * column * y == 0).at(.strong))
        assertClose(solver.value(of: x), 150, "row \(row), column \(column)")
        XCTAssertNil(solver.checkInvariants(), "row \(row), column \(column)")
      }
    }
  }

  func test_add_largeAndSmallConstantsTogether() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    try solver.add([v[0] == 1e9, v[1] == v[0] - 0.5, v[2] + v[1] == v[0] + 0.25, 1e6 * v[3] == 1e9 * v[2]])
    XCTAssertEqual(solver.value(of: v[1]), 1e9 - 0.5, accuracy: 1e-6)
    XCTAssertEqual(solver.value(of: v[2]), 0.75, accuracy: 1e-6)
    XCTAssertEqual(solver.value(of: v[3]), 750, accuracy: 1e-3)
  }

  func test_add_aSmallMissAtALargeConstantIsAConflictOnlyAboveTheTolerance() throws {
    for constant in [1.0, 1e3, 1e6, 1e9] {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y")
      try solver.add([x == constant, y == 3 * x])
      // The same number within rounding: no conflict.
      XCTAssertNoThrow(try solver.add(y / 3 == constant), "\(constant)")
      try assertConflict(&solver) { try $0.add(y >= 3 * constant * (1 + 1e-5)) }
    }
  }

  func test_add_smallAndLargeCoefficientsInOneConstraint() throws {
    for isBatch in [true, false] {
      var solver = Solver()
      let v = solver.makeVariables(4)
      // The large coefficient is taken up by a variable that is fixed, so that the small one decides.
      let constraints = [
        1e6 * v[0] + 1e-6 * v[1] == 500, v[0] == 0, 1e6 * v[2] - 1e-6 * v[3] == 1e6, (v[2] == 1.0005).at(.strong),
      ]
      if isBatch { try solver.add(constraints) } else { for constraint in constraints { try solver.add(constraint) } }
      XCTAssertEqual(solver.value(of: v[1]), 5e8, accuracy: 50, "batch \(isBatch)")
      XCTAssertEqual(solver.value(of: v[3]), 5e8, accuracy: 500, "batch \(isBatch)")
      assertClose(solver.value(of: v[2]), 1.0005, "batch \(isBatch)")
      assertClose(solver.errors[0].error, 0, "batch \(isBatch)")
    }
  }

  func test_add_chainsOfSharesKeepTheirPrecision() throws {
    var solver = Solver()
    let v = solver.makeVariables(60)
    try solver.add(v[0] == 1e9)
    for (outer, inner) in zip(v, v.dropFirst()) { try solver.add(inner == 0.7 * outer) }
    var expected = 1e9
    for variable in v {
      XCTAssertEqual(solver.value(of: variable), expected, accuracy: expected * 1e-9)
      expected *= 0.7
    }
  }

  func test_hierarchies_withRandomCoefficientsOverTwelvePowersOfTen() throws {
    for seed in 0..<UInt64(rounds(release: 3000, debug: 200)) {
      var generator = HierarchyGenerator(seed: 110_000 + seed)
      var mirrored = MirroredSolver(variableCount: generator.random.integer(in: 2...5))
      let free = generator.random.shuffled(Array(0..<mirrored.variables.count))
      // Required equations in triangular form, so that none is implied by others up to rounding.
      for (position, variable) in free.dropLast().enumerated() {
        var terms = [(variable: variable, coefficient: coefficient(&generator.random))]
        if position > 0 {
          // Rows differ by up to 2⁴⁰. Within a row it is less, because in a chain of rows the ratios multiply.
          let ratio = Double(sign: .plus, exponent: generator.random.integer(in: -5...5), significand: 1)
          terms.append((free[position - 1], terms[0].coefficient * ratio))
        }
        let relation = generator.relation()
        let constant = Double(generator.random.integer(in: -1_000_000_000...1_000_000_000))
        let priority = generator.priority()
        XCTAssertNil(
          mirrored.apply(.add(ConstraintSpecification(terms, relation, constant, priority: priority))), "seed \(seed)")
      }
      for _ in 0..<4 {
        let variable = generator.random.element(of: free)
        let constraint = ConstraintSpecification(
          [(variable, coefficient(&generator.random))], generator.relation(),
          Double(generator.random.integer(in: -1_000_000_000...1_000_000_000)),
          priority: generator.random.element(of: [750, 500]))
        XCTAssertNil(mirrored.apply(.add(constraint)), "seed \(seed)")
      }
      if let flaw = mirrored.flaw() { XCTFail("seed \(seed): \(flaw)\n\(mirrored.hierarchy)") }
    }
  }

  private func coefficient(_ random: inout SeededGenerator) -> Double {
    // Few significant bits keep the exact numbers short.
    Double(random.integer(in: 8...15)) * Double(sign: .plus, exponent: random.integer(in: -18...11), significand: 1)
      * (random.chance(0.5) ? 1 : -1)
  }
}
