import ConstraintKernel
import TestSupport
import XCTest

/// Seeded random hierarchies against the exact reference solver.
final class RandomHierarchyTests: XCTestCase {
  func test_hierarchies_builtOneAtATimeWithChangesInBetween() throws {
    for seed in 0..<UInt64(rounds(release: 10_000, debug: 300)) {
      var generator = HierarchyGenerator(seed: seed)
      let shape = HierarchyShape.allCases[Int(seed) % HierarchyShape.allCases.count]
      let hierarchy = generator.hierarchy(shape)
      var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
      for (step, constraint) in hierarchy.constraints.enumerated() {
        var changes = [HierarchyChange.add(constraint)]
        if generator.random.chance(0.3) { changes.append(generator.change(of: mirrored.hierarchy, shape)) }
        for change in changes.reversed() {
          if let flaw = mirrored.apply(change) {
            XCTFail("seed \(seed) (\(shape)), step \(step): \(flaw)\n\(mirrored.hierarchy)")
          }
        }
        if generator.random.chance(0.1), let flaw = mirrored.flaw(includingRanges: false) {
          XCTFail("seed \(seed) (\(shape)), step \(step): \(flaw)\n\(mirrored.hierarchy)")
        }
      }
      if let flaw = mirrored.flaw() {
        XCTFail("seed \(seed) (\(shape)): \(flaw)\n\(mirrored.hierarchy)")
      }
    }
  }

  func test_hierarchies_asABatchAndInShuffledOrder() throws {
    for seed in 0..<UInt64(rounds(release: 10_000, debug: 300)) {
      var generator = HierarchyGenerator(seed: 200_000 + seed)
      let shape = HierarchyShape.allCases[Int(seed) % HierarchyShape.allCases.count]
      var hierarchy = generator.hierarchy(shape)
      let exact = hierarchy.solvedExactly()
      for order in ["as made", "shuffled"] {
        if let flaw = try batchFlaw(hierarchy, exact) {
          XCTFail("seed \(seed) (\(shape)), \(order): \(flaw)\n\(hierarchy)")
        }
        hierarchy.constraints = generator.random.shuffled(hierarchy.constraints)
      }
    }
  }

  func test_hierarchies_changedInTransactions() throws {
    for seed in 0..<UInt64(rounds(release: 2000, debug: 100)) {
      var generator = HierarchyGenerator(seed: 300_000 + seed)
      let shape = HierarchyShape.allCases[Int(seed) % HierarchyShape.allCases.count]
      let base = generator.hierarchy(shape)
      var hierarchy = Hierarchy(variableCount: base.variableCount)
      var solver = Solver()
      let variables = solver.makeVariables(base.variableCount)
      var handles: [ConstraintHandle] = []
      var waiting = base.constraints
      for round in 0..<6 {
        let before = (hierarchy, handles, stateHash(solver, variables: variables))
        solver.begin()
        for _ in 0..<generator.random.integer(in: 1...6) {
          if let next = waiting.popLast() {
            handles.append(try solver.add(next.constraint(variables)))
            hierarchy.constraints.append(next)
          } else if !handles.isEmpty {
            let position = generator.random.integer(in: 0...handles.count - 1)
            try solver.remove(handles.remove(at: position))
            waiting.append(hierarchy.constraints.remove(at: position))
          }
        }
        let place = "seed \(seed) (\(shape)), round \(round)"
        let exact = hierarchy.solvedExactly()
        if let conflict = try conflictOfCommit(&solver) {
          XCTAssertNil(exact, "\(place): refused what is possible\n\(hierarchy)")
          XCTAssertNil(flaw(of: conflict, hierarchy, handles), "\(place)\n\(hierarchy)")
          (hierarchy, handles) = (before.0, before.1)
          XCTAssertEqual(stateHash(solver, variables: variables), before.2, place)
        } else if let exact {
          XCTAssertNil(hierarchy.flaw(of: solver, variables, comparedWith: exact), "\(place)\n\(hierarchy)")
        } else {
          return XCTFail("\(place): accepted a conflict\n\(hierarchy)")
        }
        if let flaw = solver.checkInvariants() { XCTFail("\(place): \(flaw)\n\(hierarchy)") }
        XCTAssertEqual(solver.constraints, handles, place)
      }
    }
  }

  private func conflictOfCommit(_ solver: inout Solver) throws -> Conflict? {
    do {
      try solver.commit()
    } catch .unsatisfiable(let conflict) {
      return conflict
    }
    return nil
  }

  private func batchFlaw(_ hierarchy: Hierarchy, _ exact: ReferenceSolver?) throws -> String? {
    var solver = Solver()
    let variables = solver.makeVariables(hierarchy.variableCount)
    let constraints = hierarchy.constraints.map { $0.constraint(variables) }
    guard let exact else {
      XCTAssertThrowsError(try solver.add(constraints)) { error in
        guard case .unsatisfiable? = error as? SolverError else { return XCTFail("throws \(error)\n\(hierarchy)") }
      }
      guard solver.constraints.isEmpty else { return "a refused batch left constraints" }
      guard variables.allSatisfy({ solver.value(of: $0) == 0 }) else { return "a refused batch changed values" }
      return solver.checkInvariants()
    }
    let handles = try solver.add(constraints)
    if let flaw = solver.checkInvariants() { return flaw }
    guard solver.constraints == handles else { return "the list of constraints is wrong" }
    if let flaw = hierarchy.flaw(of: solver, variables, comparedWith: exact) { return flaw }
    return try hierarchy.rangeFlaw(of: solver, variables, comparedWith: exact)
  }

  /// Verifies a conflict whose members are found by their handles, given out before the commit failed.
  private func flaw(of conflict: Conflict, _ hierarchy: Hierarchy, _ handles: [ConstraintHandle]) -> String? {
    var positions: [Int] = []
    for member in conflict.members {
      guard let position = handles.firstIndex(of: member.handle) else { return "an unknown member" }
      positions.append(position)
    }
    guard positions == positions.sorted() else { return "members are not oldest first" }
    return conflict.flaw(of: positions.map { hierarchy.constraints[$0] }, variableCount: hierarchy.variableCount)
  }
}
