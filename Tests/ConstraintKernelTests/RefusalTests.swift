import ConstraintKernel
import TestSupport
import XCTest

/// A refused call leaves no trace: the solver gives the same answers, bit for bit, as one that never saw it.
final class RefusalTests: XCTestCase {
  func test_refusedCalls_leaveNoTraceInALongSequence() throws {
    for seed in 0..<UInt64(rounds(release: 300, debug: 20)) {
      var generator = HierarchyGenerator(seed: 500 + seed)
      let shape = generator.random.element(of: HierarchyShape.allCases)
      let first = generator.hierarchy(shape)
      var tried = MirroredSolver(variableCount: first.variableCount)
      var spared = MirroredSolver(variableCount: first.variableCount)
      for step in 0..<40 {
        let change: HierarchyChange =
          step < first.constraints.count
          ? .add(first.constraints[step]) : generator.change(of: spared.hierarchy, shape)
        try refuseManyCalls(&tried, &generator.random, "seed \(seed), step \(step)")
        let count = spared.refusals
        XCTAssertNil(spared.apply(change), "seed \(seed), step \(step)")
        if spared.refusals > count { continue }
        XCTAssertNil(tried.apply(change), "seed \(seed), step \(step)")
        guard sameAnswers(tried, spared) else { return XCTFail("seed \(seed), step \(step): \(change)\n\(first)") }
      }
      XCTAssertEqual(
        try tried.solver.ranges(of: tried.variables), try spared.solver.ranges(of: spared.variables), "seed \(seed)")
    }
  }

  func test_failingTransactions_leaveNoTraceInALongSequence() throws {
    for seed in 0..<UInt64(rounds(release: 300, debug: 20)) {
      var generator = HierarchyGenerator(seed: 900 + seed)
      var tried = MirroredSolver(variableCount: 5)
      var spared = MirroredSolver(variableCount: 5)
      for step in 0..<40 {
        let shape = HierarchyShape.smallIntegers
        try failTransaction(&tried, &generator, isRollback: step % 2 == 0, "seed \(seed), step \(step)")
        let change =
          step < 10
          ? .add(generator.constraint(shape, in: spared.hierarchy)) : generator.change(of: spared.hierarchy, shape)
        let count = spared.refusals
        XCTAssertNil(spared.apply(change), "seed \(seed), step \(step)")
        if spared.refusals > count { continue }
        XCTAssertNil(tried.apply(change), "seed \(seed), step \(step)")
        guard sameAnswers(tried, spared) else { return XCTFail("seed \(seed), step \(step): \(change)") }
      }
    }
  }

  func test_refusedSuggestions_leaveNoTrace() throws {
    for seed in 0..<UInt64(rounds(release: 200, debug: 20)) {
      var random = SeededGenerator(seed: seed)
      var tried = Solver()
      let edges = tried.makeVariables(6)
      for (left, right) in zip(edges, edges.dropFirst()) {
        try tried.add(right >= left + 5)
        try tried.add((right == left + Double(random.integer(in: 0...30))).at(.medium))
      }
      for edge in [edges[0], edges[5]] { try tried.edit(edge, at: .required) }
      try tried.suggest([(variable: edges[0], value: 0), (variable: edges[5], value: 100)])
      var spared = tried
      for step in 0..<60 {
        let low = Double(random.integer(in: -50...50))
        let high = low + Double(random.integer(in: 25...150))
        let bad = low + Double(random.integer(in: -100...24))
        XCTAssertThrowsError(try tried.suggest([(variable: edges[0], value: low), (variable: edges[5], value: bad)]))
        let values = [(variable: edges[0], value: low), (variable: edges[5], value: high)]
        try tried.suggest(values)
        try spared.suggest(values)
        XCTAssertEqual(
          stateHash(tried, variables: edges), stateHash(spared, variables: edges), "seed \(seed), step \(step)")
      }
      XCTAssertNil(tried.checkInvariants(), "seed \(seed)")
    }
  }

  func test_refusedCalls_areNotSeenByTakeChanges() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add([y == 2 * x, x <= 10])
    try solver.add((x == 4).at(.weak))
    XCTAssertEqual(solver.takeChanges(), [x, y])
    try assertConflict(&solver) { try $0.add(y == 100) }
    try assertConflict(&solver) { try $0.add(x >= 11) }
    XCTAssertEqual(solver.takeChanges(), [])
  }

  // MARK: Calls that are refused

  private func refuseManyCalls(
    _ mirrored: inout MirroredSolver, _ random: inout SeededGenerator, _ place: String
  ) throws {
    let x = mirrored.variables[random.integer(in: 0...mirrored.variables.count - 1)]
    let y = mirrored.variables[random.integer(in: 0...mirrored.variables.count - 1)]
    let nowhere = ConstraintHandle(index: 1_000_000, stamp: 7)
    let offset = Double(random.integer(in: -9...9))
    var calls: [(inout Solver) throws -> Void] = [
      { try $0.add([x >= offset, x <= offset - 1]) },
      { try $0.add([(x == offset).at(.strong), y == offset, y == offset + 0.5]) },
      { try $0.add(x == .nan) },
      { try $0.add(.infinity * x == 3) },
      { try $0.add((x == 3).at(0)) },
      { try $0.add((x == 3).at(.weak, weight: -1)) },
      { try $0.remove(nowhere) },
      { try $0.suggest(1, for: x) },
      { try $0.commit() },
    ]
    if let handle = mirrored.handles.last {
      calls.append { try $0.setConstant(.infinity, of: handle) }
      calls.append { try $0.setPriority(1001, of: handle) }
      calls.append { try $0.setWeight(0, of: handle) }
      calls.append { try $0.remove([handle, handle]) }
      calls.append { try $0.removeVariable(Variable(index: 1_000_000, stamp: 7)) }
    }
    for (number, call) in calls.enumerated() {
      XCTAssertThrowsError(try call(&mirrored.solver), "\(place), call \(number)")
    }
    if let flaw = mirrored.solver.checkInvariants() { XCTFail("\(place): \(flaw)") }
  }

  private func failTransaction(
    _ mirrored: inout MirroredSolver, _ generator: inout HierarchyGenerator, isRollback: Bool, _ place: String
  ) throws {
    let variables = mirrored.variables
    mirrored.solver.begin()
    for handle in mirrored.handles where generator.random.chance(0.4) {
      switch generator.random.integer(in: 0...4) {
      case 0: try mirrored.solver.remove(handle)
      case 1: try mirrored.solver.setConstant(Double(generator.random.integer(in: -9...9)), of: handle)
      case 2: try mirrored.solver.setPriority(Priority(generator.priority()), of: handle)
      case 3: try mirrored.solver.setRelation(generator.relation(), of: handle)
      default:
        let variable = generator.random.element(of: variables)
        try mirrored.solver.setCoefficient(Double(generator.random.integer(in: -2...2)), of: variable, in: handle)
      }
    }
    for _ in 0..<3 {
      let constraint = generator.constraint(.smallIntegers, in: mirrored.hierarchy)
      try mirrored.solver.add(constraint.constraint(variables))
    }
    let extra = mirrored.solver.makeVariable("extra")
    try mirrored.solver.add([extra == variables[0] + 1, extra == variables[0] + 2])
    if isRollback {
      try mirrored.solver.rollback()
    } else {
      XCTAssertThrowsError(try mirrored.solver.commit(), place)
    }
    if let flaw = mirrored.solver.checkInvariants() { XCTFail("\(place): \(flaw)") }
  }

  private func sameAnswers(_ first: MirroredSolver, _ second: MirroredSolver) -> Bool {
    stateHash(first.solver, variables: first.variables) == stateHash(second.solver, variables: second.variables)
      && first.solver.errors == second.solver.errors
      && first.solver.violations.map(\.amount) == second.solver.violations.map(\.amount)
  }
}
