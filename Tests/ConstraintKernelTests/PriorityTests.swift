import ConstraintKernel
import XCTest

/// Priorities are exact levels; weights act inside one.
final class PriorityTests: XCTestCase {
  func test_add_twoThousandWeakOnesDoNotBeatOneMedium() throws {
    for batch in [false, true] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      let weak = [Constraint](repeating: (x == 0).at(.weak), count: 2000)
      if batch {
        try solver.add(weak + [(x == 100).at(.medium)])
      } else {
        for constraint in weak { try solver.add(constraint) }
        try solver.add((x == 100).at(.medium))
      }
      XCTAssertEqual(solver.value(of: x), 100, "batch \(batch)")
      XCTAssertEqual(solver.errors.map(\.priority), [.medium, .weak])
      assertClose(solver.errors[1].error, 200_000)
      XCTAssertNil(solver.checkInvariants())
    }
  }

  func test_add_noWeightOutweighsAStrongerLevel() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).at(.medium, weight: 1e-6))
    try solver.add((x == 2).at(.weak, weight: 1e6))
    XCTAssertEqual(solver.value(of: x), 1)
  }

  func test_add_prioritiesThatDifferByABillionthAreDifferentLevels() throws {
    for flip in [false, true] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      let stronger = (x == 1).at(Priority(500 + 1e-9))
      let weaker = [(x == 2).at(500), (x == 2).at(500), (x == 2).at(500, weight: 50)]
      try solver.add(flip ? weaker + [stronger] : [stronger] + weaker)
      XCTAssertEqual(solver.value(of: x), 1)
      XCTAssertEqual(solver.errors.count, 2)
      XCTAssertEqual(solver.errors[0], LevelError(priority: Priority(500 + 1e-9), error: 0))
      assertClose(solver.errors[1].error, 52)
    }
  }

  func test_add_adjacentDoublesAreDifferentLevels() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 2).at(500, weight: 1000))
    try solver.add((x == 1).at(Priority((500.0).nextUp)))
    XCTAssertEqual(solver.value(of: x), 1)
    try solver.add((x == 3).at(Priority((1000.0).nextDown)))
    XCTAssertEqual(solver.value(of: x), 3)
    try solver.add((x == 4).at(Priority(.leastNonzeroMagnitude), weight: 1e6))
    XCTAssertEqual(solver.value(of: x), 3)
    XCTAssertEqual(solver.errors.count, 4)
  }

  func test_add_levelsActInOrderWhateverTheOrderOfAdding() throws {
    let constraints: [(Double, Double)] = [(100, 1), (900, 2), (500, 3), (999.5, 4), (0.25, 5)]
    for rotation in constraints.indices {
      var solver = Solver()
      let x = solver.makeVariable("x")
      for (priority, value) in constraints[rotation...] + constraints[..<rotation] {
        try solver.add((x == value).at(Priority(priority)))
        XCTAssertNil(solver.checkInvariants())
      }
      XCTAssertEqual(solver.value(of: x), 4)
      XCTAssertEqual(solver.errors.map(\.priority.value), [999.5, 900, 500, 100, 0.25])
      XCTAssertEqual(solver.errors.map(\.error), [0, 2, 1, 3, 1])
    }
  }

  func test_add_weaksDecideWhatStrongerOnesLeaveOpen() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y == 100)
    try solver.add((x >= 30).at(.strong))
    try solver.add((x <= 60).at(.medium))
    try solver.add((y == 90).at(.weak))
    assertClose(solver.value(of: x), 30)
    try solver.add((y == 0).at(.medium))
    assertClose(solver.value(of: x), 60, "the medium constraints are tied from 60 to 100, so the weak one decides")
    XCTAssertEqual(solver.errors.map(\.priority), [.strong, .medium, .weak])
    assertClose(solver.errors[1].error, 40)
  }

  func test_add_weightsDecideWithinALevel() throws {
    for (left, right, expected) in [(1.0, 1.5, 20.0), (1.5, 1.0, 10.0), (3.0, 2.9, 10.0)] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add((x == 10).at(.medium, weight: left))
      try solver.add((x == 20).at(.medium, weight: right))
      assertClose(solver.value(of: x), expected, "weights \(left), \(right)")
      assertClose(solver.errors[0].error, 10 * min(left, right))
    }
  }

  func test_add_absoluteErrorsGiveTheWeightedMedian() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for value in [1.0, 5, 6, 100, 1000] { try solver.add((x == value).at(.weak)) }
    assertClose(solver.value(of: x), 6)
    try solver.add((x == 2000).at(.weak, weight: 3.5))
    assertClose(solver.value(of: x), 1000, "4.5 pull right of it, 4 left, and 1 holds it")
  }

  func test_add_aTieGoesToTheOlder() throws {
    for batch in [false, true] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      let constraints = [(x == 10).at(.weak), (x == 20).at(.weak)]
      if batch { try solver.add(constraints) } else { for constraint in constraints { try solver.add(constraint) } }
      assertClose(solver.value(of: x), 10, "batch \(batch)")
      let range = try solver.range(of: x)
      assertClose(range.lower, 10)
      assertClose(range.upper, 20)
    }
  }

  func test_add_refusesPrioritiesOutOfRange() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let handle = try solver.add((x == 3).at(.weak))
    for priority in [0, -0.0, -1, 1000.0000001, 1001, .infinity, -.infinity, 1e300] {
      assertRefused(&solver, .priorityOutOfRange(priority)) { try $0.add((x == 1).at(Priority(priority))) }
      assertRefused(&solver, .priorityOutOfRange(priority)) { try $0.setPriority(Priority(priority), of: handle) }
      assertRefused(&solver, .priorityOutOfRange(priority)) { try $0.edit(x, at: Priority(priority)) }
    }
    XCTAssertEqual(solver.constraints, [handle])
    XCTAssertNil(solver.editConstraint(of: x))
    XCTAssertEqual(try solver.constraint(handle).priority, .weak)
  }

  func test_names_areThoseOfCassowary() {
    XCTAssertEqual([Priority.required, .strong, .medium, .weak].map(\.value), [1000, 750, 500, 250])
  }
}
