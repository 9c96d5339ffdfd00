import ConstraintKernel
import TestSupport
import XCTest

/// The variables whose values changed since they were last asked for.
final class ChangeTrackingTests: XCTestCase {
  func test_takeChanges_listsExactlyWhatDiffersInOrder() throws {
    var solver = Solver()
    let v = solver.makeVariables(5)
    XCTAssertEqual(solver.takeChanges(), [])
    let handles = try solver.add([v[4] == 1, v[2] == v[4] + 1, v[0] == 0, v[3] == 7])
    XCTAssertEqual(solver.takeChanges(), [v[2], v[3], v[4]], "0 was 0 before")
    XCTAssertEqual(solver.takeChanges(), [])
    try solver.setConstant(5, of: handles[0])
    XCTAssertEqual(solver.takeChanges(), [v[2], v[4]])
  }

  func test_takeChanges_forgetsWhatCameBack() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 2), y = solver.makeVariable("y")
    try solver.add(y == 3)
    _ = solver.takeChanges()
    let handle = try solver.add(x == 9)
    try solver.setConstant(2, of: handle)
    XCTAssertEqual(solver.takeChanges(), [])
    try solver.setConstant(4, of: handle)
    try solver.setConstant(6, of: handle)
    XCTAssertEqual(solver.takeChanges(), [x])
  }

  func test_takeChanges_knowsNewAndRemovedVariables() throws {
    var solver = Solver()
    let old = solver.makeVariable("old")
    let handle = try solver.add(old == 8)
    try solver.remove(handle)
    try solver.removeVariable(old)
    let new = solver.makeVariable("new", initially: 8)
    XCTAssertEqual(solver.takeChanges(), [], "the old one is gone, the new one rests at its initial value")
    try solver.add(new == 3)
    XCTAssertEqual(solver.takeChanges(), [new])
  }

  func test_takeChanges_insideATransactionSeesNothingYet() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    solver.begin()
    try solver.add(x == 5)
    XCTAssertEqual(solver.takeChanges(), [])
    try solver.commit()
    XCTAssertEqual(solver.takeChanges(), [x])
  }

  func test_takeChanges_agreesWithAllValuesThroughARandomSequence() throws {
    for seed in 0..<UInt64(rounds(release: 300, debug: 30)) {
      var generator = HierarchyGenerator(seed: 90_000 + seed)
      let shape = generator.random.element(of: HierarchyShape.allCases)
      let hierarchy = generator.hierarchy(shape)
      var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
      var known = [Double](repeating: 0, count: hierarchy.variableCount)
      for step in 0..<60 {
        let change: HierarchyChange =
          step < hierarchy.constraints.count
          ? .add(hierarchy.constraints[step]) : generator.change(of: mirrored.hierarchy, shape)
        XCTAssertNil(mirrored.apply(change), "seed \(seed), step \(step)")
        guard generator.random.chance(0.6) else { continue }
        let values = mirrored.variables.map { mirrored.solver.value(of: $0) }
        let changes = mirrored.solver.takeChanges().map { Int($0.index) }
        XCTAssertEqual(changes, changes.sorted(), "seed \(seed), step \(step): in the order of their places")
        for number in values.indices {
          let isListed = changes.contains(Int(mirrored.variables[number].index))
          // A difference that is only rounding may be left out, but what is left out must not add up.
          let noise = 1e-9 * max(1, values[number].magnitude, known[number].magnitude)
          let difference = (values[number] - known[number]).magnitude
          XCTAssertTrue(isListed ? difference > 0 : difference <= noise, "seed \(seed), step \(step), x\(number)")
          if isListed { known[number] = values[number] }
        }
      }
    }
  }

  func test_takeChanges_ofALargeSolverListsTheFewThatMoved() throws {
    var solver = Solver()
    let v = solver.makeVariables(rounds(release: 20_000, debug: 2000))
    try solver.add(v.enumerated().map { $0.element == Double($0.offset) })
    XCTAssertEqual(solver.takeChanges().count, v.count - 1)
    try solver.setConstant(-1, of: solver.constraints[77])
    XCTAssertEqual(solver.takeChanges(), [v[77]])
  }
}
