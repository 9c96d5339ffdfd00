import ConstraintKernel
import TestSupport
import XCTest

/// Seeded random scripts of changes under a home order, against an exact reference that fixes one stage after the other.
final class HomeOrderRandomTests: XCTestCase {
  func test_setHomeOrder_equalsStagesFixedExactly() throws {
    for seed in 0..<UInt64(rounds(release: 4000, debug: 150)) {
      var generator = HierarchyGenerator(seed: 700_000 + seed)
      let shapes: [HierarchyShape] = [.smallIntegers, .ties, .layout, .redundant]
      let shape = shapes[Int(seed) % shapes.count]
      let hierarchy = generator.hierarchy(shape)
      let homes = generator.homes(variableCount: hierarchy.variableCount)
      var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
      try mirrored.solver.setHomeOrder(homes.map { $0.home(mirrored.variables) })
      for (step, constraint) in hierarchy.constraints.enumerated() {
        var changes = [HierarchyChange.add(constraint)]
        if generator.random.chance(0.4) { changes.append(generator.change(of: mirrored.hierarchy, shape)) }
        for change in changes.reversed() {
          if let flaw = mirrored.apply(change) {
            return XCTFail("seed \(seed) (\(shape)), step \(step): \(flaw)\n\(mirrored.hierarchy)")
          }
        }
        let isLast = step == hierarchy.constraints.count - 1
        guard isLast || generator.random.chance(0.3) else { continue }
        if let flaw = try flaw(mirrored, homes) {
          return XCTFail("seed \(seed) (\(shape)), step \(step): \(flaw)\n\(homes)\n\(mirrored.hierarchy)")
        }
        if isLast, let flaw = mirrored.flaw() {
          return XCTFail("seed \(seed) (\(shape)): \(flaw)\n\(homes)\n\(mirrored.hierarchy)")
        }
      }
    }
  }

  private func flaw(_ mirrored: MirroredSolver, _ homes: [HomeSpecification]) throws -> String? {
    if let flaw = mirrored.solver.checkInvariants() { return "invariant: \(flaw)" }
    guard let exact = mirrored.hierarchy.solvedExactly(homes) else { return "no exact solution" }
    var fresh = Solver()
    let variables = fresh.makeVariables(mirrored.hierarchy.variableCount)
    try fresh.setHomeOrder(homes.map { $0.home(variables) })
    try fresh.add(mirrored.hierarchy.constraints.map { $0.constraint(variables) })
    for number in variables.indices {
      let value = mirrored.solver.value(of: mirrored.variables[number])
      let expected = exact[number].approximation
      if (value - expected).magnitude > 1e-7 * max(1, expected.magnitude) {
        return "x\(number) is \(value), not \(expected)"
      }
      let other = fresh.value(of: variables[number])
      if value.quantised != other.quantised { return "x\(number) is \(value), and \(other) in a fresh solver" }
    }
    return nil
  }
}
