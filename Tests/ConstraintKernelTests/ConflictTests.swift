import ConstraintKernel
import TestSupport
import XCTest

/// Conflicts name an irreducible set with the multipliers that prove it.
final class ConflictTests: XCTestCase {
  func test_add_twoBoundsThatMissEachOther() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let ceiling = try solver.add(x <= 10)
    let conflict = try assertConflict(&solver) { try $0.add(x >= 12.5) }
    XCTAssertEqual(conflict.members.count, 2)
    XCTAssertEqual(conflict.members[0].handle, ceiling)
    XCTAssertEqual(conflict.members.map(\.isRefused), [false, true])
    XCTAssertFalse(solver.contains(conflict.members[1].handle))
    assertClose(conflict.members[0].multiplier, -1)
    assertClose(conflict.members[1].multiplier, 1)
    assertClose(conflict.shortfall, 2.5)
  }

  func test_add_multipliersCarryTheCoefficients() throws {
    // 2x <= 10 and 3y <= 12 against x + y >= 10: the shortfall is 10 − 5 − 4 = 1.
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    let handles = try solver.add([2 * x <= 10, 3 * y <= 12])
    let conflict = try assertConflict(&solver) { try $0.add(x + y >= 10) }
    XCTAssertEqual(conflict.members.prefix(2).map(\.handle), handles)
    for (member, expected) in zip(conflict.members, [-0.5, -1.0 / 3, 1]) { assertClose(member.multiplier, expected) }
    assertClose(conflict.shortfall, 1)
  }

  func test_add_leavesOutWhatIsNotNeeded() throws {
    var solver = Solver()
    let v = solver.makeVariables(6)
    // A web of constraints that have nothing to do with it, some of them tight.
    try solver.add([v[0] == 10, v[1] == v[0] + 5, v[2] >= v[1], v[2] <= 15, v[3] <= v[2], v[4] == 2 * v[3]])
    try solver.add((v[5] == 100).at(.strong))
    let needed = try solver.add([v[5] <= v[3] + 1, v[3] + v[5] <= 40])
    let conflict = try assertConflict(&solver) { try $0.add(v[5] >= 17) }
    XCTAssertTrue(conflict.members.contains { $0.handle == needed[0] })
    XCTAssertFalse(conflict.members.contains { $0.handle == needed[1] })
    let constraints = try members(of: conflict, in: solver, refused: v[5] >= 17)
    XCTAssertNil(conflict.flaw(of: constraints, variableCount: 6))
  }

  func test_add_aCycleNamesTheWholeCycle() throws {
    for count in [2, 3, 10, 200] {
      var solver = Solver()
      let v = solver.makeVariables(count)
      for position in 1..<count { try solver.add(v[position] >= v[position - 1] + 1) }
      let conflict = try assertConflict(&solver) { try $0.add(v[0] >= v[count - 1] + 1) }
      XCTAssertEqual(conflict.members.count, count)
      XCTAssertTrue(conflict.members.allSatisfy { ($0.multiplier - 1).magnitude < 1e-9 })
      assertClose(conflict.shortfall, Double(count))
    }
  }

  func test_add_aLongChainBetweenTwoFixedEnds() throws {
    let count = rounds(release: 3000, debug: 300)
    var solver = Solver()
    let v = solver.makeVariables(count)
    var constraints = [v[0] == 0]
    for position in 1..<count { constraints.append(v[position] == v[position - 1] + 1) }
    let handles = try solver.add(constraints)
    let conflict = try assertConflict(&solver) { try $0.add(v[count - 1] == Double(count) + 6) }
    XCTAssertEqual(conflict.members.dropLast().map(\.handle), handles)
    assertClose(conflict.shortfall, 7)
  }

  func test_add_choosesOneOfTwoOverlappingConflicts() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add([x <= 5, y == x, y <= 4])
    let refused = x >= 6
    let conflict = try assertConflict(&solver) { try $0.add(refused) }
    let constraints = try members(of: conflict, in: solver, refused: refused)
    XCTAssertNil(conflict.flaw(of: constraints, variableCount: 2))
  }

  func test_add_aDuplicateOfAMemberIsNotNamed() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add([x <= 5, x <= 5, x <= 5, 2 * x <= 10])
    let conflict = try assertConflict(&solver) { try $0.add(x == 6) }
    XCTAssertEqual(conflict.members.count, 2)
  }

  func test_add_optionalConstraintsAreNeverMembers() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 50).at(Priority((1000.0).nextDown), weight: 1e6))
    let floor = try solver.add(x >= 10)
    let conflict = try assertConflict(&solver) { try $0.add(x <= 5) }
    XCTAssertEqual(conflict.members.dropLast().map(\.handle), [floor])
    try solver.remove(floor)
    try solver.add(x <= 5)
    XCTAssertEqual(solver.value(of: x), 5)
  }

  func test_commit_namesMembersInOrderOfAge() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    let old = try solver.add(v[2] == v[0] + 10)
    var handles: [ConstraintHandle] = []
    let conflict = try assertConflict(&solver) { solver in
      solver.begin()
      handles = try solver.add([v[1] >= 5, v[0] >= v[1], v[2] <= 14, v[1] <= 100])
      try solver.commit()
    }
    XCTAssertEqual(conflict.members.map(\.handle), [old] + handles.prefix(3))
    assertClose(conflict.shortfall, 1)
    XCTAssertTrue(conflict.members.contains { $0.isRefused })
  }

  func test_remove_ofAnyOneMemberMakesTheRestHold() throws {
    for seed in 0..<UInt64(rounds(release: 3000, debug: 100)) {
      var generator = HierarchyGenerator(seed: 7000 + seed)
      let shape = generator.random.element(of: HierarchyShape.allCases)
      let variableCount = generator.random.integer(in: 2...6)
      let hierarchy = Hierarchy(variableCount: variableCount)
      var solver = Solver()
      let variables = solver.makeVariables(variableCount)
      for step in 0..<20 {
        var candidate = generator.constraint(shape, in: hierarchy)
        candidate.priority = 1000
        do {
          try solver.add(candidate.constraint(variables))
        } catch .unsatisfiable(let conflict) {
          let place = "seed \(seed), step \(step)"
          try assertIrreducible(conflict, solver, refused: candidate.constraint(variables), variables, place)
        }
      }
    }
  }

  /// Solves all members but one, for each one, in a new solver; and all of them.
  private func assertIrreducible(
    _ conflict: Conflict, _ solver: Solver, refused: Constraint, _ variables: [Variable], _ place: String
  ) throws {
    let specifications = try members(of: conflict, in: solver, refused: refused)
    XCTAssertNil(conflict.certificateFlaw(of: specifications, variableCount: variables.count), place)
    for left in specifications.indices {
      var fresh = Solver()
      let copies = fresh.makeVariables(variables.count)
      for (position, specification) in specifications.enumerated() where position != left {
        XCTAssertNoThrow(try fresh.add(specification.constraint(copies)), "\(place), without member \(left)")
      }
      XCTAssertThrowsError(try fresh.add(specifications[left].constraint(copies)), place)
    }
  }

  /// The members' constraints over variables numbered by their places.
  private func members(
    of conflict: Conflict, in solver: Solver, refused: Constraint
  ) throws -> [ConstraintSpecification] {
    try conflict.members.map { member in
      let constraint = member.isRefused ? refused : try solver.constraint(member.handle)
      return ConstraintSpecification(
        constraint.expression.terms.map { (Int($0.variable.index), $0.coefficient) }, constraint.relation,
        constraint.constant)
    }
  }
}
