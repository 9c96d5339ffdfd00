import ConstraintKernel
import TestSupport
import XCTest

/// All values while one constant moves.
final class SweepTests: XCTestCase {
  func test_sweep_findsTheBreakpointsOfAResponsiveWidth() throws {
    // The card is 80 % of the screen, never under 200 or over 560: it bends at 250 and at 700.
    var solver = Solver()
    let screen = solver.makeVariable("screen"), card = solver.makeVariable("card"), left = solver.makeVariable("left")
    let width = try solver.add(screen == 375)
    try solver.add([card >= 200, card <= 560, 2 * left + card == screen])
    try solver.add((card == 0.8 * screen).at(.strong))
    for (start, end, expected) in [(100.0, 1366.0, [250.0, 700.0]), (1366, 100, [700, 250]), (320, 600, [])] {
      let sweep = try solver.sweep(width, from: start, to: end)
      XCTAssertEqual(sweep.start, start)
      XCTAssertEqual(sweep.end, end)
      XCTAssertNil(sweep.conflict)
      XCTAssertEqual(sweep.breakpoints.count, expected.count)
      for (breakpoint, value) in zip(sweep.breakpoints, expected) { assertClose(breakpoint, value) }
      for step in 0...50 {
        let at = start + (end - start) * Double(step) / 50
        let size = min(560, max(200, 0.8 * at))
        assertClose(sweep.value(of: screen, at: at), at, "at \(at)")
        assertClose(sweep.value(of: card, at: at), size, "at \(at)")
        assertClose(sweep.value(of: left, at: at), (at - size) / 2, "at \(at)")
      }
    }
    XCTAssertEqual(solver.value(of: screen), 375)
    let sweep = try solver.sweep(width, from: 100, to: 1366)
    for (at, slope) in [(150.0, 0.0), (400, 0.8), (1000, 0)] { assertClose(sweep.slope(of: card, at: at), slope) }
    XCTAssertNil(sweep.value(of: card, at: 99))
    XCTAssertNil(sweep.slope(of: card, at: 1367))
    XCTAssertNil(sweep.value(of: Variable(index: 77, stamp: 0), at: 400))
  }

  func test_sweep_endsExactlyWhereAConflictBegins() throws {
    var solver = Solver()
    let screen = solver.makeVariable("screen"), inner = solver.makeVariable("inner")
    let width = try solver.add(screen == 375)
    let gap = try solver.add(inner == screen - 48)
    let least = try solver.add(inner >= 200)
    try solver.add(inner <= 2000)
    let sweep = try solver.sweep(width, from: 500, to: 0)
    assertClose(sweep.end, 248)
    let conflict = try XCTUnwrap(sweep.conflict)
    XCTAssertEqual(conflict.members.map(\.handle), [width, gap, least])
    XCTAssertEqual(conflict.members.map(\.isRefused), [true, false, false])
    assertClose(sweep.value(of: inner, at: sweep.end), 200)
    XCTAssertNil(sweep.value(of: inner, at: 247))
    XCTAssertNil(try solver.sweep(width, from: 500, to: 248).conflict)
  }

  func test_sweep_ofAnEditAtAnyStrength() throws {
    for priority in [Priority.required, .medium] {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y")
      try solver.add(y == 2 * x)
      try solver.add(y <= 100)
      try solver.edit(x, at: priority)
      try solver.suggest(10, for: x)
      let edit = try XCTUnwrap(solver.editConstraint(of: x))
      let sweep = try solver.sweep(edit, from: 0, to: 80)
      assertClose(sweep.value(of: y, at: 30), 60)
      if priority == .required {
        assertClose(sweep.end, 50)
        XCTAssertEqual(sweep.conflict?.members.count, 3)
      } else {
        XCTAssertNil(sweep.conflict)
        XCTAssertEqual(sweep.breakpoints.count, 1)
        assertClose(sweep.breakpoints.first, 50)
        assertClose(sweep.value(of: y, at: 80), 100)
      }
      XCTAssertEqual(solver.value(of: x), 10)
    }
  }

  func test_sweep_overAPointOrNothingThatMoves() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y", initially: 4)
    let handle = try solver.add(x == 3)
    let point = try solver.sweep(handle, from: 5, to: 5)
    XCTAssertEqual(point.breakpoints, [])
    assertClose(point.value(of: x, at: 5), 5)
    assertClose(point.value(of: y, at: 5), 4)
    let slack = try solver.add(x <= 100)
    let still = try solver.sweep(slack, from: 50, to: 90)
    XCTAssertEqual(still.breakpoints, [])
    assertClose(still.value(of: x, at: 70), 3)
    assertClose(still.slope(of: x, at: 70), 0)
  }

  func test_sweep_manyBreakpointsInOrder() throws {
    // Boxes that stop growing one after the other, at widths of 10, 20, 30, …
    let count = 100
    var solver = Solver()
    let screen = solver.makeVariable("screen")
    let boxes = solver.makeVariables(count)
    let width = try solver.add(screen == 1)
    for (number, box) in boxes.enumerated() {
      try solver.add(box <= Double(10 * (number + 1)))
      try solver.add((box == screen).at(.strong))
    }
    for (start, end) in [(0.0, 2000.0), (2000, 0)] {
      let sweep = try solver.sweep(width, from: start, to: end)
      let expected = (1...count).map { Double(10 * $0) }
      XCTAssertEqual(sweep.breakpoints.count, count)
      for (actual, value) in zip(sweep.breakpoints, start < end ? expected : expected.reversed()) {
        assertClose(actual, value)
      }
      for at in stride(from: 5.0, through: 1995, by: 10) {
        for (number, box) in boxes.enumerated() {
          assertClose(sweep.value(of: box, at: at), min(at, Double(10 * (number + 1))))
        }
      }
    }
  }

  func test_sweep_fromThePresentConstantStartsAtThePresentValues() throws {
    for seed in 0..<UInt64(rounds(release: 500, debug: 50)) {
      var generator = HierarchyGenerator(seed: 80_000 + seed)
      let mirrored = try built(&generator, "seed \(seed)")
      guard let handle = mirrored.handles.last, let constraint = mirrored.hierarchy.constraints.last else { continue }
      let sweep = try mirrored.solver.sweep(handle, from: constraint.constant, to: constraint.constant + 30)
      for variable in mirrored.variables {
        let value = mirrored.solver.value(of: variable)
        XCTAssertEqual(
          try XCTUnwrap(sweep.value(of: variable, at: sweep.start)), value,
          accuracy: 1e-7 * max(1, value.magnitude), "seed \(seed)\n\(mirrored.hierarchy)")
      }
    }
  }

  func test_sweep_ofRandomHierarchiesIsOptimalEverywhere() throws {
    var conflicts = 0
    var breakpoints = 0
    for seed in 0..<UInt64(rounds(release: 1500, debug: 60)) {
      var generator = HierarchyGenerator(seed: 60_000 + seed)
      let mirrored = try built(&generator, "seed \(seed)")
      guard !mirrored.handles.isEmpty else { continue }
      let number = generator.random.integer(in: 0...mirrored.handles.count - 1)
      let present = mirrored.hierarchy.constraints[number].constant
      let far = present + Double(generator.random.integer(in: -60...60))
      let isForward = generator.random.chance(0.5)
      let hash = stateHash(mirrored.solver, variables: mirrored.variables)
      guard let sweep = try possibleSweep(mirrored, number, isForward ? present : far, isForward ? far : present)
      else { continue }
      XCTAssertEqual(hash, stateHash(mirrored.solver, variables: mirrored.variables), "seed \(seed)")
      if sweep.conflict != nil { conflicts += 1 }
      breakpoints += sweep.breakpoints.count
      if let flaw = courseFlaw(sweep, mirrored, number) ?? shapeFlaw(sweep, mirrored)
        ?? endFlaw(sweep, mirrored, number, to: isForward ? far : present)
      {
        XCTFail("seed \(seed), constraint \(number) from \(sweep.start): \(flaw)\n\(mirrored.hierarchy)")
      }
    }
    XCTAssertGreaterThan(conflicts, 0, "the test has to see conflicts")
    XCTAssertGreaterThan(breakpoints, 5, "the test has to see breakpoints")
  }

  func test_sweep_refusesWhatItCannotDo() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 10)
    let handle = try solver.add(x == 3)
    try solver.remove(handle)
    assertRefused(&solver, .unknownConstraint(handle)) { _ = try $0.sweep(handle, from: 0, to: 1) }
  }

  func test_sweep_thatBeginsInAConflictSaysSo() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 10)
    let handle = try solver.add(x == 3)
    do {
      let sweep = try solver.sweep(handle, from: 20, to: 0)
      XCTAssertNotNil(sweep.conflict)
      XCTAssertEqual(sweep.end, 20)
    } catch .unsatisfiable(let conflict) {
      XCTAssertEqual(conflict.members.map(\.isRefused), [false, true])
    }
    XCTAssertEqual(solver.value(of: x), 3)
  }

  // MARK: Random hierarchies

  private func built(_ generator: inout HierarchyGenerator, _ place: String) throws -> MirroredSolver {
    let shape = generator.random.element(of: [HierarchyShape.smallIntegers, .ties, .layout, .redundant])
    let hierarchy = generator.hierarchy(shape)
    var mirrored = MirroredSolver(variableCount: hierarchy.variableCount)
    for constraint in hierarchy.constraints { XCTAssertNil(mirrored.apply(.add(constraint)), place) }
    return mirrored
  }

  /// The hierarchy with another constant in one constraint.
  private func hierarchy(_ mirrored: MirroredSolver, _ number: Int, constant: Double) -> Hierarchy {
    var result = mirrored.hierarchy
    result.constraints[number].constant = constant
    return result
  }

  /// A sweep, unless it begins in a conflict, which has to be right.
  private func possibleSweep(
    _ mirrored: MirroredSolver, _ number: Int, _ start: Double, _ end: Double
  ) throws -> Sweep? {
    let isPossible = hierarchy(mirrored, number, constant: start).solvedExactly() != nil
    do {
      let sweep = try mirrored.solver.sweep(mirrored.handles[number], from: start, to: end)
      if isPossible { return sweep }
      XCTAssertNotNil(sweep.conflict)
      XCTAssertEqual(sweep.end, start)
    } catch .unsatisfiable {
      XCTAssertFalse(isPossible)
    }
    return nil
  }

  /// At 50 points, and at every breakpoint, the values have to be optimal for the constant there.
  private func courseFlaw(_ sweep: Sweep, _ mirrored: MirroredSolver, _ number: Int) -> String? {
    let points = (0...50).map { sweep.start + (sweep.end - sweep.start) * Double($0) / 50 } + sweep.breakpoints
    for at in points {
      let there = hierarchy(mirrored, number, constant: at)
      let isAtConflict = sweep.conflict != nil && (at - sweep.end).magnitude < 1e-9
      guard !isAtConflict, let exact = there.solvedExactly() else {
        if isAtConflict { continue }
        return "there is no solution at \(at)"
      }
      let point = mirrored.variables.map { sweep.value(of: $0, at: at) ?? .nan }
      if let flaw = there.flaw(of: point, comparedWith: exact) { return "at \(at): \(flaw)" }
    }
    return nil
  }

  /// Values are continuous, linear between breakpoints, and some slope changes at each one.
  private func shapeFlaw(_ sweep: Sweep, _ mirrored: MirroredSolver) -> String? {
    let corners = [sweep.start] + sweep.breakpoints + [sweep.end]
    let direction: Double = sweep.end >= sweep.start ? 1 : -1
    var previous: [Double]?
    for (left, right) in zip(corners, corners.dropFirst()) where sweep.start != sweep.end {
      guard direction * (right - left) > 0 else { return "breakpoints are not in order: \(sweep.breakpoints)" }
      let middle = (left + right) / 2
      var slopes: [Double] = []
      for variable in mirrored.variables {
        guard let first = sweep.value(of: variable, at: left), let last = sweep.value(of: variable, at: right),
          let between = sweep.value(of: variable, at: middle), let slope = sweep.slope(of: variable, at: middle)
        else { return "a value is missing between \(left) and \(right)" }
        let scale = 1e-8 * max(1, first.magnitude, last.magnitude)
        if ((first + last) / 2 - between).magnitude > scale { return "not linear between \(left) and \(right)" }
        if (first + slope * (right - left) - last).magnitude > scale { return "not continuous at \(right)" }
        slopes.append(slope)
      }
      if let previous, zip(previous, slopes).allSatisfy({ ($0 - $1).magnitude < 1e-9 }) {
        return "no slope changes at \(left)"
      }
      previous = slopes
    }
    return nil
  }

  /// The sweep reaches its goal, or ends at the exact last constant at which the required constraints can hold.
  private func endFlaw(_ sweep: Sweep, _ mirrored: MirroredSolver, _ number: Int, to goal: Double) -> String? {
    let range = possibleConstants(mirrored.hierarchy, number)
    let limit = (goal >= sweep.start ? range.upper : range.lower)?.approximation
    let direction: Double = goal >= sweep.start ? 1 : -1
    guard let limit, direction * (goal - limit) > 0 else {
      if sweep.end != goal || sweep.conflict != nil { return "ends at \(sweep.end), but \(goal) is possible" }
      return nil
    }
    guard let conflict = sweep.conflict else { return "no conflict, but none of \(goal) is possible" }
    if (sweep.end - limit).magnitude > 1e-7 * max(1, limit.magnitude) { return "ends at \(sweep.end), not at \(limit)" }
    var members: [ReferenceConstraint] = []
    for member in conflict.members {
      guard let position = mirrored.handles.firstIndex(of: member.handle) else { return "an unknown member" }
      var constraint = mirrored.hierarchy.constraints[position]
      if position == number { constraint.constant = sweep.end + 0.001 * direction }
      guard constraint.isRequired else { return "an optional member" }
      members.append(constraint.reference)
    }
    let count = mirrored.hierarchy.variableCount
    if ReferenceSolver.canHold(members, variableCount: count) { return "the members can hold beyond the end" }
    for position in members.indices {
      var rest = members
      rest.remove(at: position)
      if !ReferenceSolver.canHold(rest, variableCount: count) { return "the members are not irreducible" }
    }
    return nil
  }

  /// The constants of a constraint with which all required ones can hold: the range of one more variable in its place.
  private func possibleConstants(_ hierarchy: Hierarchy, _ number: Int) -> (lower: Rational?, upper: Rational?) {
    var required: [ReferenceConstraint] = []
    for (position, constraint) in hierarchy.constraints.enumerated() where constraint.isRequired {
      var reference = constraint.reference
      if position == number {
        reference.terms.append((hierarchy.variableCount, -Rational.one))
        reference.constant = .zero
      }
      required.append(reference)
    }
    return ReferenceSolver(required, variableCount: hierarchy.variableCount + 1)?.range(of: hierarchy.variableCount)
      ?? (nil, nil)
  }
}
