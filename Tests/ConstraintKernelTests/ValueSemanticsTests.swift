import ConstraintKernel
import TestSupport
import XCTest

/// A solver is a value: a copy is an independent snapshot.
final class ValueSemanticsTests: XCTestCase {
  private func sample() throws -> (Solver, [Variable], [ConstraintHandle]) {
    var solver = Solver()
    let v = solver.makeVariables(4)
    let handles = try solver.add([
      v[0] == 10, v[1] >= v[0] + 5, (v[1] == 0).at(.weak), (v[2] + v[3] == v[1]).at(.strong), (v[3] == 4).at(.medium),
    ])
    return (solver, v, handles)
  }

  func test_copy_doesNotSeeChangesOfTheOriginal() throws {
    var (solver, v, handles) = try sample()
    let copy = solver
    let values = v.map { solver.value(of: $0) }
    try solver.setConstant(50, of: handles[0])
    try solver.setCoefficient(3, of: v[2], in: handles[3])
    try solver.remove(handles[4])
    try solver.add(v[3] == 100, name: "new")
    _ = solver.makeVariable("fifth")
    XCTAssertEqual(v.map { copy.value(of: $0) }, values)
    XCTAssertEqual(copy.constraints, handles)
    XCTAssertNil(copy.handle(named: "new"))
    XCTAssertEqual(copy.variables, v)
    XCTAssertEqual(
      Set(try copy.constraint(handles[3]).expression.terms),
      [LinearTerm(v[1], -1), LinearTerm(v[2], 1), LinearTerm(v[3], 1)])
    XCTAssertNil(copy.checkInvariants())
    XCTAssertNil(solver.checkInvariants())
  }

  func test_original_doesNotSeeChangesOfACopy() throws {
    let (solver, v, handles) = try sample()
    let values = v.map { solver.value(of: $0) }
    var copy = solver
    try copy.remove(handles)
    for variable in v { try copy.removeVariable(variable) }
    XCTAssertTrue(copy.variables.isEmpty)
    XCTAssertEqual(v.map { solver.value(of: $0) }, values)
    XCTAssertEqual(solver.constraints, handles)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_copy_goesOnExactlyAsTheOriginalWould() throws {
    for seed in 0..<UInt64(rounds(release: 200, debug: 20)) {
      var generator = HierarchyGenerator(seed: 20_000 + seed)
      let shape = generator.random.element(of: HierarchyShape.allCases)
      let hierarchy = generator.hierarchy(shape)
      var first = MirroredSolver(variableCount: hierarchy.variableCount)
      for constraint in hierarchy.constraints { XCTAssertNil(first.apply(.add(constraint)), "seed \(seed)") }
      var second = first
      for step in 0..<20 {
        let change = generator.change(of: first.hierarchy, shape)
        XCTAssertNil(first.apply(change), "seed \(seed), step \(step)")
        XCTAssertNil(second.apply(change), "seed \(seed), step \(step)")
        XCTAssertEqual(
          stateHash(first.solver, variables: first.variables), stateHash(second.solver, variables: second.variables),
          "seed \(seed), step \(step)")
      }
    }
  }

  func test_copy_keepsItsOwnListOfChanges() throws {
    var (solver, v, handles) = try sample()
    _ = solver.takeChanges()
    try solver.setConstant(11, of: handles[0])
    var copy = solver
    let changes = solver.takeChanges()
    XCTAssertTrue(changes.contains(v[0]))
    XCTAssertEqual(copy.takeChanges(), changes)
    XCTAssertEqual(copy.takeChanges(), [])
  }

  func test_copy_insideATransactionIsInsideItToo() throws {
    var (solver, v, handles) = try sample()
    let before = v.map { solver.value(of: $0) }
    solver.begin()
    try solver.setConstant(70, of: handles[0])
    var copy = solver
    try copy.setConstant(90, of: handles[0])
    try solver.rollback()
    XCTAssertEqual(v.map { solver.value(of: $0) }, before)
    XCTAssertEqual(v.map { copy.value(of: $0) }, before)
    try copy.commit()
    XCTAssertEqual(copy.value(of: v[0]), 90)
    XCTAssertEqual(solver.value(of: v[0]), 10)
    assertRefused(&solver, .noTransaction) { try $0.commit() }
    assertRefused(&copy, .noTransaction) { try $0.rollback() }
  }

  func test_copy_madeBeforeATransactionIsOutsideIt() throws {
    var (solver, v, handles) = try sample()
    var copy = solver
    solver.begin()
    try solver.remove(handles[0])
    XCTAssertTrue(copy.contains(handles[0]))
    assertRefused(&copy, .noTransaction) { try $0.commit() }
    try copy.setConstant(20, of: handles[0])
    try solver.commit()
    XCTAssertEqual(copy.value(of: v[0]), 20)
    XCTAssertFalse(solver.contains(handles[0]))
  }

  func test_copies_workInSeveralTasksAtOnce() async throws {
    var solver = Solver()
    let v = solver.makeVariables(100)
    try solver.add(zip(v, v.dropFirst()).map { $1 >= $0 + 1 })
    try solver.add((v[99] <= 50).at(.weak))
    try solver.edit(v[0], at: .required)
    try solver.suggest(0, for: v[0])
    let shared = solver
    let last = try await withThrowingTaskGroup(of: (Int, Double, UInt64).self) { group in
      for task in 0..<8 {
        group.addTask {
          var copy = shared
          for step in 0...200 { try copy.suggest(Double((step * (task + 1)) % 300), for: v[0]) }
          try copy.suggest(Double(task), for: v[0])
          return (task, copy.value(of: v[99]), stateHash(copy, variables: v))
        }
      }
      var results: [(Int, Double, UInt64)] = []
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }
    }
    for (task, value, hash) in last {
      XCTAssertGreaterThanOrEqual(value, Double(task + 99))
      var alone = shared
      for step in 0...200 { try alone.suggest(Double((step * (task + 1)) % 300), for: v[0]) }
      try alone.suggest(Double(task), for: v[0])
      XCTAssertEqual(hash, stateHash(alone, variables: v), "task \(task)")
    }
    XCTAssertEqual(shared.value(of: v[0]), 0)
  }
}
