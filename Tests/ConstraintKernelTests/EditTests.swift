import ConstraintKernel
import XCTest

/// Edit variables and suggestions.
final class EditTests: XCTestCase {
  func test_edit_hasNoPullBeforeTheFirstSuggestion() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 3)
    try solver.add((x == 10).at(.weak))
    try solver.edit(x, at: .strong)
    XCTAssertEqual(solver.value(of: x), 10)
    try solver.add((x == 20).at(.medium))
    XCTAssertEqual(solver.value(of: x), 20)
    try solver.suggest(50, for: x)
    XCTAssertEqual(solver.value(of: x), 50)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_edit_atRequiredHasNoPullBeforeTheFirstSuggestion() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.edit(x, at: .required)
    try solver.add(x >= 10)
    XCTAssertEqual(solver.value(of: x), 10)
    XCTAssertTrue(solver.violations.isEmpty)
  }

  func test_suggest_yieldsToStrongerAndBeatsWeakerConstraints() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 100)
    try solver.add((x >= 20).at(.strong))
    try solver.add((x == 60).at(.weak))
    try solver.edit(x, at: .medium)
    for (suggestion, expected) in [(50.0, 50.0), (500, 100), (5, 20), (-1e9, 20), (99.5, 99.5)] {
      try solver.suggest(suggestion, for: x)
      assertClose(solver.value(of: x), expected, "suggestion \(suggestion)")
    }
    XCTAssertNil(solver.checkInvariants())
  }

  func test_suggest_actsWithinItsLevelByItsWeight() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 0).at(.medium, weight: 2))
    try solver.edit(x, at: .medium, weight: 3)
    try solver.suggest(8, for: x)
    assertClose(solver.value(of: x), 8)
    assertClose(solver.errors[0].error, 16)
    try solver.endEdit(x)
    assertClose(solver.value(of: x), 0)
    try solver.edit(x, at: .medium, weight: 1)
    try solver.suggest(8, for: x)
    assertClose(solver.value(of: x), 0)
    assertClose(solver.errors[0].error, 8)
  }

  func test_suggest_atRequiredNeverYields() throws {
    var solver = Solver()
    let width = solver.makeVariable("width"), inner = solver.makeVariable("inner")
    try solver.add(inner == width - 40)
    try solver.add(inner >= 200)
    try solver.add((width == 1000).at(Priority((1000.0).nextDown)))
    try solver.edit(width, at: .required)
    try solver.suggest(320, for: width)
    assertClose(solver.value(of: inner), 280)
    let conflict = try assertConflict(&solver) { try $0.suggest(239, for: width) }
    assertClose(conflict.shortfall, 1)
    XCTAssertEqual(conflict.members.last?.handle, solver.editConstraint(of: width))
    XCTAssertEqual(conflict.members.map(\.isRefused), [false, false, true])
    assertClose(solver.value(of: width), 320)
    try solver.suggest(240, for: width)
    assertClose(solver.value(of: inner), 200)
  }

  func test_edit_atRequiredStrengthAccountsForConstraintsAddedLater() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.edit(x, at: .required)
    try solver.suggest(5, for: x)
    let conflict = try assertConflict(&solver) { try $0.add(x >= 6) }
    XCTAssertEqual(conflict.members.count, 2)
    XCTAssertTrue(conflict.members.contains { $0.handle == solver.editConstraint(of: x) && !$0.isRefused })
    try solver.endEdit(x)
    try solver.add(x >= 6)
    assertClose(solver.value(of: x), 6)
  }

  func test_suggestMany_isOneChange() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add(x + y <= 100)
    try solver.add(x - y <= 50)
    for variable in [x, y] { try solver.edit(variable, at: .required) }
    try solver.suggest([(variable: x, value: 70), (variable: y, value: 30)])
    assertClose(solver.value(of: x), 70)
    // Alone, either suggestion would conflict with the other's present value.
    try solver.suggest([(variable: x, value: 20), (variable: y, value: 80)])
    assertClose(solver.value(of: x), 20)
    assertClose(solver.value(of: y), 80)
    try assertConflict(&solver) { try $0.suggest([(variable: x, value: 10), (variable: y, value: 91)]) }
    assertClose(solver.value(of: x), 20)
    assertClose(solver.value(of: y), 80)
    try solver.suggest([])
  }

  func test_suggestMany_refusesAllForOneUnknown() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.edit(x)
    try solver.suggest(1, for: x)
    assertRefused(&solver, .unknownEdit(y)) { try $0.suggest([(variable: x, value: 2), (variable: y, value: 3)]) }
    XCTAssertEqual(solver.value(of: x), 1)
  }

  func test_suggestMany_theLastSuggestionForAVariableCounts() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.edit(x)
    try solver.suggest([(variable: x, value: 2), (variable: x, value: 3)])
    XCTAssertEqual(solver.value(of: x), 3)
  }

  func test_edits_severalAtOnceKeepTheirOwnSuggestions() throws {
    var solver = Solver()
    let edges = solver.makeVariables(4)
    for (left, right) in zip(edges, edges.dropFirst()) { try solver.add(right >= left + 10) }
    for edge in edges { try solver.edit(edge, at: .strong) }
    for (number, edge) in edges.enumerated() { try solver.suggest(Double(100 * number), for: edge) }
    XCTAssertEqual(edges.map { solver.value(of: $0) }, [0, 100, 200, 300])
    try solver.suggest(150, for: edges[0])
    XCTAssertNil(solver.checkInvariants())
    // 150 for the first and 100 for the second cannot be had together: 60 short in sum.
    assertClose(solver.errors[0].error, 60)
    try solver.endEdit(edges[1])
    XCTAssertEqual(solver.value(of: edges[0]), 150)
    assertClose(solver.errors[0].error, 0)
    XCTAssertEqual(solver.value(of: edges[3]), 300)
  }

  func test_edit_refusesADuplicate() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.edit(x, at: .weak)
    try solver.suggest(4, for: x)
    assertRefused(&solver, .duplicateEdit(x)) { try $0.edit(x, at: .strong) }
    XCTAssertEqual(solver.value(of: x), 4)
    try solver.endEdit(x)
    try solver.edit(x, at: .strong)
  }

  func test_suggest_refusesAVariableThatIsNotEdited() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    assertRefused(&solver, .unknownEdit(x)) { try $0.suggest(1, for: x) }
    assertRefused(&solver, .unknownEdit(x)) { try $0.endEdit(x) }
    try solver.edit(x)
    try solver.endEdit(x)
    assertRefused(&solver, .unknownEdit(x)) { try $0.suggest(1, for: x) }
    assertRefused(&solver, .unknownEdit(x)) { try $0.endEdit(x) }
  }

  func test_endEdit_removesThePullOnly() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    try solver.add((x == 10).at(.weak))
    for variable in [x, y] { try solver.edit(variable) }
    try solver.suggest(30, for: x)
    try solver.suggest(40, for: y)
    try solver.endEdit(x)
    try solver.endEdit(y)
    XCTAssertEqual(solver.value(of: x), 10, "the weaker constraint is back in force")
    XCTAssertEqual(solver.value(of: y), 40, "nothing else holds it, so it stays")
    XCTAssertNil(solver.editConstraint(of: x))
    // A new edit starts without a pull again.
    try solver.edit(x)
    XCTAssertEqual(solver.value(of: x), 10)
  }

  func test_editConstraint_isChangedThroughTheEditOnly() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), y = solver.makeVariable("y")
    XCTAssertNil(solver.editConstraint(of: x))
    try solver.edit(x)
    try solver.suggest(5, for: x)
    let handle = try XCTUnwrap(solver.editConstraint(of: x))
    let plain = try solver.add((y == 1).at(.weak))
    let calls: [(inout Solver) throws -> Void] = [
      { try $0.remove(handle) },
      { try $0.remove([plain, handle]) },
      { try $0.setConstant(6, of: handle) },
      { try $0.setCoefficient(2, of: x, in: handle) },
      { try $0.setRelation(.lessThanOrEqual, of: handle) },
      { try $0.setPriority(.weak, of: handle) },
      { try $0.setWeight(2, of: handle) },
    ]
    for call in calls { assertRefused(&solver, .constraintIsEdit(x), call) }
    XCTAssertEqual(solver.constraints, [plain])
    try solver.endEdit(x)
    XCTAssertFalse(solver.contains(handle))
  }

  func test_suggest_dragThereAndBackEndsWhereItBegan() throws {
    var solver = Solver()
    let x = solver.makeVariable("x"), left = solver.makeVariable("left"), right = solver.makeVariable("right")
    try solver.add([x <= 50, left <= x - 10, left >= 0, right >= x + 10, right <= 100])
    try solver.add([(left == 20).at(.weak), (right == 40).at(.weak)])
    try solver.edit(x, at: .medium)
    try solver.suggest(30, for: x)
    let before = [x, left, right].map { solver.value(of: $0) }
    XCTAssertEqual(before, [30, 20, 40])
    for step in 0...400 {
      let goal = 30 + 100 * (step <= 200 ? Double(step) / 100 : Double(400 - step) / 100) - 100 * Double(step % 2)
      try solver.suggest(goal, for: x)
      let value = solver.value(of: x)
      assertClose(value, min(50, max(10, goal)), "step \(step)")
      assertClose(solver.value(of: left), min(20, value - 10), "step \(step)")
      assertClose(solver.value(of: right), max(40, value + 10), "step \(step)")
    }
    try solver.suggest(30, for: x)
    for (variable, value) in zip([x, left, right], before) { assertClose(solver.value(of: variable), value) }
    XCTAssertNil(solver.checkInvariants())
  }
}
