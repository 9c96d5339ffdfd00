import ConstraintKernel
import TestSupport
import XCTest

/// Constraints that are added many at a time.
final class BatchTests: XCTestCase {
  /// The same constraints as rows, in one list of terms with others before and between them.
  private func rows(
    _ specifications: [ConstraintSpecification], _ variables: [Variable]
  ) -> (rows: [ConstraintRow], terms: [LinearTerm]) {
    var terms = [LinearTerm(variables[0], 17)]
    var rows: [ConstraintRow] = []
    for specification in specifications {
      rows.append(
        ConstraintRow(
          firstTerm: Int32(terms.count), termCount: Int32(specification.terms.count), specification.relation,
          specification.constant, priority: specification.priority))
      terms += specification.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }
      terms.append(LinearTerm(variables[0], .nan))
    }
    return (rows, terms)
  }

  func test_addRows_givesWhatTheConstraintsGive() throws {
    for seed in 0..<120 {
      var generator = HierarchyGenerator(seed: 310_000 + UInt64(seed))
      var hierarchy = generator.hierarchy(HierarchyShape.allCases[seed % HierarchyShape.allCases.count])
      for place in hierarchy.constraints.indices {
        hierarchy.constraints[place].weight = 1
        // Rows may come with variables in any order, more than once, and with coefficient 0.
        if seed % 3 == 1, let term = hierarchy.constraints[place].terms.first {
          hierarchy.constraints[place].terms += [(term.variable, 2), (term.variable, -2), (0, 0)]
        }
      }
      var separate = Solver()
      let variables = separate.makeVariables(hierarchy.variableCount)
      var batch = separate
      let (rows, terms) = rows(hierarchy.constraints, variables)
      let constraints = hierarchy.constraints.map { $0.constraint(variables) }
      let handles = try? separate.add(constraints)
      let batchHandles = try? batch.add(rows, terms: terms)
      XCTAssertEqual(batchHandles?.count, handles?.count, "seed \(seed)")
      XCTAssertEqual(
        stateHash(batch, variables: variables), stateHash(separate, variables: variables), "seed \(seed)")
      XCTAssertNil(batch.checkInvariants(), "seed \(seed)")
      for (batchHandle, handle) in zip(batchHandles ?? [], handles ?? []) {
        let (first, second) = (try batch.constraint(batchHandle), try separate.constraint(handle))
        XCTAssertEqual(first.expression.terms, second.expression.terms, "seed \(seed)")
        XCTAssertEqual(first.constant, second.constant, "seed \(seed)")
      }
    }
  }

  func test_addRows_refusesWhatCannotBe() throws {
    var solver = Solver(), stranger = Solver()
    let x = solver.makeVariable("x", initially: 3)
    let unknown = stranger.makeVariables(9)[8]
    try solver.add(x >= 1)
    let good = ConstraintRow(firstTerm: 0, termCount: 1, .equal, 5, priority: 1000)
    func refuse(_ expected: SolverError, _ row: ConstraintRow, _ terms: [LinearTerm], line: UInt = #line) {
      assertRefused(&solver, expected, line: line) { _ = try $0.add([good, row], terms: terms) }
    }
    func row(constant: Double = 0, priority: Double = 500) -> ConstraintRow {
      ConstraintRow(firstTerm: 1, termCount: 1, .equal, constant, priority: priority)
    }
    refuse(.unknownVariable(unknown), row(), [LinearTerm(x), LinearTerm(unknown)])
    refuse(.nonFinite("coefficient"), row(), [LinearTerm(x), LinearTerm(x, .nan)])
    refuse(.nonFinite("constant"), row(constant: .infinity), [LinearTerm(x), LinearTerm(x)])
    refuse(.priorityOutOfRange(0), row(priority: 0), [LinearTerm(x), LinearTerm(x)])
    refuse(.priorityOutOfRange(1001), row(priority: 1001), [LinearTerm(x), LinearTerm(x)])
    XCTAssertEqual(solver.constraints.count, 1)
  }

  func test_addRows_scalesTinyAndHugeRows() throws {
    for coefficient in [1e-300, 0.75, 2, 3e200] {
      var solver = Solver()
      let x = solver.makeVariable()
      let row = ConstraintRow(firstTerm: 0, termCount: 1, .equal, 8 * coefficient, priority: 1000)
      _ = try solver.add([row], terms: [LinearTerm(x, coefficient)])
      XCTAssertEqual(solver.value(of: x), 8, "coefficient \(coefficient)")
    }
  }

  /// More levels than the walk's table of kinds has room for, so that it has to sort.
  func test_add_settlesAnyNumberOfLevels() throws {
    for levels in [3, 63, 64, 65, 200] {
      var solver = Solver()
      let variables = solver.makeVariables(10)
      var constraints: [Constraint] = []
      for level in 0..<levels {
        let variable = variables[level % 10]
        constraints.append((variable == Double(level)).at(Priority(Double(1 + level))))
        constraints.append((variable <= 1000).at(Priority(Double(1 + level))))
      }
      try solver.add(constraints)
      for (place, variable) in variables.enumerated() {
        let strongest = (0..<levels).last { $0 % 10 == place }
        XCTAssertEqual(solver.value(of: variable), Double(strongest ?? 0), "\(levels) levels")
      }
    }
  }

  /// One input that moves most of many variables, and one that moves few.
  func test_takeChanges_listsManyAndFewInOrder() throws {
    var solver = Solver()
    let variables = solver.makeVariables(200)
    let wide = solver.makeVariable("wide"), narrow = solver.makeVariable("narrow")
    try solver.edit(wide, at: .required)
    try solver.edit(narrow, at: .required)
    var constraints: [Constraint] = []
    for (place, variable) in variables.enumerated() {
      constraints.append(place % 50 == 7 ? variable == narrow + 1 : variable == Double(place) * wide)
    }
    try solver.add(constraints)
    for (step, value) in [3.0, 4.0, 4.0, 5.0, 6.0].enumerated() {
      let before = variables.map { solver.value(of: $0) }
      if step == 0 { _ = solver.takeChanges() }
      try solver.suggest(value, for: wide)
      try solver.suggest(step < 3 ? 0 : value, for: narrow)
      let moved = solver.takeChanges().filter { $0 != wide && $0 != narrow }
      let expected = variables.indices.filter { solver.value(of: variables[$0]) != before[$0] }
      XCTAssertEqual(moved, step == 0 ? moved : expected.map { variables[$0] }, "step \(step)")
      XCTAssertEqual(moved.map(\.index), moved.map(\.index).sorted())
      XCTAssertEqual(solver.takeChanges(), [], "step \(step)")
    }
  }
}
