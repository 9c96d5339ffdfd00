import ConstraintKernel
import XCTest

/// Special values for every number that a solver takes.
final class SpecialValueTests: XCTestCase {
  private let notFinite: [Double] = [.nan, .signalingNaN, .infinity, -.infinity]
  private let largest = 1.7976931348623157e308
  private let smallest = Double.leastNonzeroMagnitude

  /// A call with a number that is not finite has to be refused with an error that says which number it is.
  private func assertNonFinite(
    _ solver: inout Solver, _ word: String, line: UInt = #line, _ call: (inout Solver, Double) throws -> Void
  ) {
    for value in notFinite {
      XCTAssertThrowsError(try call(&solver, value), "\(value)", line: line) { error in
        guard case .nonFinite(let text)? = error as? SolverError else {
          return XCTFail("\(value) throws \(error)", line: line)
        }
        XCTAssertTrue(text.lowercased().contains(word), "the error speaks of \(text)", line: line)
      }
      XCTAssertNil(solver.checkInvariants(), line: line)
    }
  }

  func test_everyCall_refusesNumbersThatAreNotFinite() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    let handle = try solver.add((x == 3).at(.weak))
    try solver.edit(y)
    try solver.suggest(2, for: y)
    assertNonFinite(&solver, "constant") { try $0.add(x == $1) }
    assertNonFinite(&solver, "constant") { try $0.add((x + $1 <= y).at(.weak)) }
    assertNonFinite(&solver, "constant") { try $0.setConstant($1, of: handle) }
    assertNonFinite(&solver, "coefficient") { try $0.add($1 * x <= y) }
    assertNonFinite(&solver, "coefficient") { try $0.add([x == y, ($1 * x - y == 0).at(.weak)]) }
    assertNonFinite(&solver, "coefficient") { try $0.setCoefficient($1, of: x, in: handle) }
    assertNonFinite(&solver, "coefficient") { try $0.setCoefficient($1, of: y, in: handle) }
    for value in [Double.nan, .infinity] {
      XCTAssertThrowsError(try solver.add((x == 1).at(.weak, weight: value)))
      XCTAssertThrowsError(try solver.setWeight(value, of: handle))
      XCTAssertThrowsError(try solver.edit(x, weight: value))
    }
    assertNonFinite(&solver, "suggest") { try $0.suggest($1, for: y) }
    assertNonFinite(&solver, "suggest") { try $0.suggest([(variable: y, value: 4), (variable: y, value: $1)]) }
    assertNonFinite(&solver, "sweep") { _ = try $0.sweep(handle, from: $1, to: 1) }
    assertNonFinite(&solver, "sweep") { _ = try $0.sweep(handle, from: 0, to: $1) }
    XCTAssertThrowsError(try solver.add((x == 1).at(Priority(.nan))))
    XCTAssertThrowsError(try solver.setPriority(Priority(.nan), of: handle))
    XCTAssertThrowsError(try solver.edit(x, at: Priority(.nan)))
    XCTAssertEqual(solver.constraints, [handle])
    XCTAssertEqual([x, y].map { solver.value(of: $0) }, [3, 2])
    // Repeated changes of one constant may take a shorter way than the first.
    for value in [4.0, 5, 6] {
      try solver.setConstant(value, of: handle)
      assertNonFinite(&solver, "constant") { try $0.setConstant($1, of: handle) }
      try solver.suggest(value, for: y)
      assertNonFinite(&solver, "suggest") { try $0.suggest($1, for: y) }
    }
    XCTAssertEqual([x, y].map { solver.value(of: $0) }, [6, 6])
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(x, 1)])
  }

  func test_add_refusesADivisionByZero() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    XCTAssertThrowsError(try solver.add(x / 0 == 1))
    XCTAssertTrue(solver.constraints.isEmpty)
  }

  func test_add_refusesTermsWhoseSumOverflows() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let huge = LinearExpression([LinearTerm(x, largest), LinearTerm(x, largest)])
    XCTAssertThrowsError(try solver.add(Constraint(huge, .equal, 0))) { error in
      guard case .nonFinite? = error as? SolverError else { return XCTFail("throws \(error)") }
    }
    XCTAssertTrue(solver.constraints.isEmpty)
  }

  func test_add_negativeZeroIsZero() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 5), y = solver.makeVariable("y")
    let handle = try solver.add(x + -0.0 * y == -0.0)
    XCTAssertEqual(solver.value(of: x), 0)
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(x, 1)])
    try solver.setCoefficient(-0.0, of: x, in: handle)
    XCTAssertEqual(try solver.constraint(handle).expression.termCount, 0)
    try solver.removeVariable(x)
  }

  func test_add_theLargestNumberAsABoundIsNoBound() throws {
    for bound in [largest, 1e300, 1e100] {
      var solver = Solver()
      let x = solver.makeVariable("x", initially: 2), y = solver.makeVariable("y")
      let handles = try solver.add([x <= bound, x >= -bound, x - y <= bound, (y <= bound).at(.strong)])
      XCTAssertEqual(solver.value(of: x), 2, "bound \(bound)")
      try solver.add([(x == 10).at(.weak), (y == x + 1).at(.weak)])
      assertClose(solver.value(of: x), 10, "bound \(bound)")
      assertClose(solver.value(of: y), 11, "bound \(bound)")
      XCTAssertTrue(solver.violations.isEmpty)
      try solver.setConstant(4, of: handles[0])
      assertClose(solver.value(of: x), 4, "bound \(bound)")
      try solver.setConstant(bound, of: handles[0])
      assertClose(solver.value(of: x), 10, "bound \(bound)")
      try solver.remove(handles)
      XCTAssertNil(solver.checkInvariants(), "bound \(bound)")
    }
  }

  func test_add_theLargestNumberAsAFalseBoundConflicts() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 1)
    let conflict = try assertConflict(&solver) { try $0.add(x >= self.largest) }
    XCTAssertEqual(conflict.members.count, 2)
    XCTAssertEqual(conflict.shortfall, largest)
    assertClose(solver.value(of: x), 1)
  }

  func test_add_hugeEqualities() throws {
    for value in [1e12, 1e100, 1e300, largest] {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y")
      let handle = try solver.add(x == value)
      try solver.add(y == 0.5 * x)
      XCTAssertEqual(solver.value(of: x), value, accuracy: value * 1e-15)
      XCTAssertEqual(solver.value(of: y), value / 2, accuracy: value * 1e-15)
      try solver.setConstant(3, of: handle)
      assertClose(solver.value(of: x), 3, "after \(value)")
      assertClose(solver.value(of: y), 1.5, "after \(value)")
      XCTAssertNil(solver.checkInvariants(), "value \(value)")
    }
  }

  func test_add_subnormalConstants() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 1), y = solver.makeVariable("y")
    let handle = try solver.add(x == smallest)
    XCTAssertEqual(solver.value(of: x), 0, accuracy: 1e-300)
    try solver.add(y >= x + 0x1p-1030)
    XCTAssertEqual(solver.value(of: y), 0, accuracy: 1e-300)
    try solver.setConstant(-smallest, of: handle)
    XCTAssertEqual(solver.value(of: x), 0, accuracy: 1e-300)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_add_verySmallAndVeryLargeCoefficients() throws {
    for scale in [1e-12, 1e-100, 0x1p-1000, 1e12, 1e100, 0x1p1000] {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y")
      try solver.add(scale * x + 2 * scale * y == 8 * scale)
      try solver.add((y == 3).at(.weak))
      assertClose(solver.value(of: x), 2, "scale \(scale)")
      try solver.add(scale * x >= 4 * scale)
      assertClose(solver.value(of: y), 2, "scale \(scale)")
      XCTAssertNil(solver.checkInvariants(), "scale \(scale)")
    }
  }

  /// What has no representable answer may be refused, but must not crash or leave values that are not finite.
  func test_everyCall_survivesAnswersThatOverflow() throws {
    let (least, most) = (smallest, largest)
    let attempts: [(_ x: Variable, _ y: Variable) -> [Constraint]] = [
      { x, _ in [least * x == 1] },
      { x, y in [x == most, y == x + most] },
      { x, y in [x == most, y == 3 * x] },
      { x, _ in [(x == most).at(.strong, weight: most), (x == -most).at(.strong)] },
      { x, y in [(least * x + most * y == 1).at(.weak, weight: least)] },
      { x, y in [0x1p-1060 * x + 0x1p1000 * y >= 0x1p1000] },
    ]
    for (number, attempt) in attempts.enumerated() {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y"), z = solver.makeVariable("z")
      try solver.add(z == 7)
      do {
        try solver.add(attempt(x, y))
      } catch {
        XCTAssertEqual([x, y].map { solver.value(of: $0) }, [0, 0], "attempt \(number)")
      }
      XCTAssertTrue([x, y].allSatisfy { solver.value(of: $0).isFinite }, "attempt \(number)")
      assertClose(solver.value(of: z), 7, "attempt \(number)")
      // The rest of the solver has to work on.
      let w = solver.makeVariable("w")
      try solver.add(w == z + 1)
      assertClose(solver.value(of: w), 8, "attempt \(number)")
    }
  }

  func test_weights_ofAnySize() throws {
    for weight in [smallest, 1e-300, 1e-9, 1e9, 1e300, largest] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add((x == 1).at(.weak, weight: weight))
      XCTAssertEqual(solver.value(of: x), 1, "weight \(weight)")
      try solver.add((x == 2).at(.weak))
      assertClose(solver.value(of: x), weight < 1 ? 2 : 1, "weight \(weight)")
      XCTAssertNil(solver.checkInvariants(), "weight \(weight)")
    }
  }

  func test_suggest_specialNumbers() throws {
    for priority in [Priority.required, .strong] {
      var solver = Solver()
      let x = solver.makeVariable("x"), y = solver.makeVariable("y")
      try solver.add(y == x - 4)
      try solver.edit(x, at: priority)
      for value in [0, -0.0, 1e9, -1e9, smallest, 1e-9, 1e15, largest / 4, -largest / 4, 5] {
        try solver.suggest(value, for: x)
        XCTAssertEqual(solver.value(of: x), value, accuracy: 1e-12 + value.magnitude * 1e-12, "value \(value)")
        XCTAssertEqual(solver.value(of: y), value - 4, accuracy: 1e-7 + value.magnitude * 1e-12, "value \(value)")
      }
    }
  }

  func test_makeVariable_withAnInitialValueThatIsNotFiniteDoesNoHarm() throws {
    for value in notFinite + [largest, -largest, smallest, -0.0] {
      var solver = Solver()
      let x = solver.makeVariable("x", initially: value), y = solver.makeVariable("y")
      try solver.add(y == 4)
      assertClose(solver.value(of: y), 4)
      try solver.add(x == y + 1)
      assertClose(solver.value(of: x), 5, "initially \(value)")
      XCTAssertNil(solver.checkInvariants(), "initially \(value)")
    }
  }
}
