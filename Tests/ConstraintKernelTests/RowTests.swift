import ConstraintKernel
import TestSupport
import XCTest

/// Constraints as rows: replacing and reading them, and the tags that come back.
final class RowTests: TwoVariableTestCase {
  private func row(
    _ range: Range<Int32>, _ relation: Relation, _ constant: Double, priority: Double = 1000, tag: Int32 = 0
  ) -> ConstraintRow {
    ConstraintRow(
      firstTerm: range.lowerBound, termCount: Int32(range.count), relation, constant, priority: priority, tag: tag)
  }

  // MARK: Reading

  func test_row_readsWhatWasAdded() throws {
    let rows = [
      row(0..<2, .lessThanOrEqual, 24, priority: 500, tag: 7), row(2..<3, .equal, 0.1, tag: .min),
      row(3..<3, .greaterThanOrEqual, -1, tag: .max), row(3..<6, .equal, 3, priority: 1),
    ]
    let terms = [
      LinearTerm(x, 3e-7), LinearTerm(y, -1e9), LinearTerm(y), LinearTerm(y, 2), LinearTerm(x, 5), LinearTerm(y, -2),
    ]
    let handles = try solver.add(rows, terms: terms)
    var read: [LinearTerm] = [LinearTerm(x, 99)]
    let expected = [
      row(1..<3, .lessThanOrEqual, 24, priority: 500, tag: 7), row(3..<4, .equal, 0.1, tag: .min),
      row(4..<4, .greaterThanOrEqual, -1, tag: .max), row(4..<5, .equal, 3, priority: 1),
    ]
    XCTAssertEqual(try handles.map { try solver.row($0, appendingTermsTo: &read) }, expected)
    XCTAssertEqual(
      read, [LinearTerm(x, 99), LinearTerm(x, 3e-7), LinearTerm(y, -1e9), LinearTerm(y), LinearTerm(x, 5)])
    XCTAssertEqual(try handles.map { try solver.tag(of: $0) }, [7, .min, .max, 0])
  }

  func test_row_refusesAnUnknownConstraint() throws {
    let handle = try solver.add(x == 1)
    try solver.remove(handle)
    var terms: [LinearTerm] = []
    XCTAssertThrowsError(try solver.row(handle, appendingTermsTo: &terms)) {
      XCTAssertEqual($0 as? SolverError, .unknownConstraint(handle))
    }
    XCTAssertThrowsError(try solver.tag(of: handle)) {
      XCTAssertEqual($0 as? SolverError, .unknownConstraint(handle))
    }
    XCTAssertEqual(terms, [])
  }

  // MARK: Replacing

  func test_replace_changesOnlyWhatDiffers() throws {
    let terms = [LinearTerm(x), LinearTerm(y, 2), LinearTerm(y)]
    let handles = try solver.add([row(0..<2, .equal, 10), row(2..<3, .equal, 3, priority: 500)], terms: terms)
    assertClose(solver.value(of: x), 4)
    let before = solver.statistics
    try solver.replace(
      [(handles[0], row(0..<2, .equal, 10)), (handles[1], row(2..<3, .equal, 3, priority: 500))], terms: terms)
    XCTAssertEqual(solver.statistics, before)
    try solver.replace([(handles[0], row(0..<2, .equal, 12, tag: 3))], terms: terms)
    assertClose(solver.value(of: x), 6)
    XCTAssertEqual(solver.statistics.factorizations, before.factorizations)
    XCTAssertEqual(try solver.tag(of: handles[0]), 3)
    try solver.replace([(handles[1], row(2..<3, .lessThanOrEqual, 1, priority: 250))], terms: terms)
    assertClose(solver.value(of: y), 1)
    XCTAssertEqual(try solver.constraint(handles[1]).relation, .lessThanOrEqual)
    XCTAssertEqual(try solver.constraint(handles[1]).priority, 250)
  }

  func test_difference_tellsNumbersFromVariables() throws {
    let terms = [LinearTerm(x, 3), LinearTerm(y, -1), LinearTerm(x, 4), LinearTerm(y), LinearTerm(x)]
    let handle = try solver.add([row(0..<2, .equal, 10, priority: 300, tag: 2)], terms: terms)[0]
    func assert(_ expected: ConstraintRow.Difference, _ row: ConstraintRow, line: UInt = #line) {
      XCTAssertEqual(try solver.difference(of: row, terms: terms, from: handle), expected, line: line)
    }
    assert(.none, row(0..<2, .equal, 10, priority: 300, tag: 2))
    assert(.numbers, row(0..<2, .equal, 10, priority: 300, tag: 3))
    assert(.numbers, row(0..<2, .equal, 10.5, priority: 300, tag: 2))
    assert(.numbers, row(0..<2, .equal, 10, priority: 299, tag: 2))
    assert(.numbers, row(0..<2, .lessThanOrEqual, 10, priority: 300, tag: 2))
    assert(.numbers, row(2..<4, .equal, 10, priority: 300, tag: 2))
    assert(.variables, row(0..<1, .equal, 10, priority: 300, tag: 2))
    assert(.variables, row(0..<3, .equal, 10, priority: 300, tag: 2))
    assert(.variables, row(3..<5, .equal, 10, priority: 300, tag: 2))
    assert(.variables, row(0..<0, .equal, 10, priority: 300, tag: 2))
    // A variable that comes later stands behind the others.
    let z = solver.makeVariable()
    try solver.setCoefficient(5, of: z, in: handle)
    try solver.setCoefficient(0, of: x, in: handle)
    try solver.setCoefficient(3, of: x, in: handle)
    let three = [LinearTerm(x, 3), LinearTerm(y, -1), LinearTerm(z, 5)]
    let same = row(0..<3, .equal, 10, priority: 300, tag: 2)
    XCTAssertEqual(try solver.difference(of: same, terms: three, from: handle), .none)
    XCTAssertEqual(
      try solver.difference(of: same, terms: [LinearTerm(x, 3), LinearTerm(y, -1), LinearTerm(z, 6)], from: handle),
      .numbers)
    XCTAssertThrowsError(try solver.difference(of: same, terms: terms, from: ConstraintHandle(index: 9, stamp: 9)))
    XCTAssertThrowsError(try solver.difference(of: same, terms: [], from: handle))
    try solver.replace([(handle, same)], terms: three)
    XCTAssertEqual(try solver.tag(of: handle), 2)
  }

  func test_replace_putsARowOnOtherVariables() throws {
    let handle = try solver.add([row(0..<1, .equal, 10)], terms: [LinearTerm(x)])[0]
    try solver.replace([(handle, row(0..<1, .equal, 12))], terms: [LinearTerm(y, 4)])
    assertClose(solver.value(of: y), 3)
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(y, 4)])
    try solver.removeVariable(x)
    XCTAssertNil(solver.checkInvariants())
  }

  func test_replace_resetsAWeight() throws {
    let heavy = try solver.add((3 * x == 30).at(.weak, weight: 9))
    try solver.add((x == 4).at(.weak, weight: 2))
    assertClose(solver.value(of: x), 10)
    try solver.replace([(heavy, row(0..<1, .equal, 10, priority: 250))], terms: [LinearTerm(x)])
    assertClose(solver.value(of: x), 4)
    XCTAssertEqual(try solver.constraint(heavy).weight, 1)
  }

  func test_replace_givesWhatTheSingleCallsGive() throws {
    for seed in 0..<200 {
      var generator = HierarchyGenerator(seed: 420_000 + UInt64(seed))
      let shape = HierarchyShape.allCases[seed % HierarchyShape.allCases.count]
      var hierarchy = generator.hierarchy(shape)
      for place in hierarchy.constraints.indices {
        hierarchy.constraints[place].weight = 1
        // What comes first has to be consistent.
        hierarchy.constraints[place].priority = min(hierarchy.constraints[place].priority, 750)
      }
      var separate = Solver()
      let variables = separate.makeVariables(hierarchy.variableCount)
      var batch = separate
      let constraints = hierarchy.constraints.map { $0.constraint(variables) }
      guard let handles = try? separate.add(constraints) else { continue }
      let batchHandles = try batch.add(constraints)
      var replacements: [(handle: ConstraintHandle, row: ConstraintRow)] = []
      var changes: [(handle: ConstraintHandle, row: ConstraintRow)] = []
      var terms: [LinearTerm] = []
      for (handle, batchHandle) in zip(handles, batchHandles) where generator.random.chance(0.7) {
        var target = try separate.constraint(handle)
        if generator.random.chance(0.5) { target = generator.constraint(shape, in: hierarchy).constraint(variables) }
        if generator.random.chance(0.5) { target.constant += 3 }
        let first = Int32(terms.count)
        terms += target.expression.terms.sorted { $0.variable.index < $1.variable.index }
        let replacement = row(
          first..<Int32(terms.count), target.relation, target.constant, priority: target.priority.value)
        changes.append((handle, replacement))
        replacements.append((batchHandle, replacement))
      }
      let before = stateHash(batch, variables: variables)
      do {
        try separate.transaction { (solver: inout Solver) throws(SolverError) in
          for (handle, row) in changes { try change(handle, to: row, merged(terms[row.terms]), in: &solver) }
        }
      } catch {
        XCTAssertThrowsError(try batch.replace(replacements, terms: terms), "seed \(seed)")
        XCTAssertEqual(stateHash(batch, variables: variables), before, "seed \(seed)")
        continue
      }
      try batch.replace(replacements, terms: terms)
      XCTAssertEqual(
        stateHash(batch, variables: variables), stateHash(separate, variables: variables), "seed \(seed)")
      XCTAssertNil(batch.checkInvariants(), "seed \(seed)")
      for (batchHandle, handle) in zip(batchHandles, handles) {
        let (first, second) = (try batch.constraint(batchHandle), try separate.constraint(handle))
        XCTAssertEqual(Set(first.expression.terms), Set(second.expression.terms), "seed \(seed)")
        XCTAssertEqual(first.constant, second.constant, "seed \(seed)")
      }
    }
  }

  /// Terms in rising order of their variables, each once.
  private func merged(_ terms: ArraySlice<LinearTerm>) -> [LinearTerm] {
    var result: [LinearTerm] = []
    for term in terms {
      if result.last?.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.coefficient != 0 }
  }

  private func change(
    _ handle: ConstraintHandle, to row: ConstraintRow, _ desired: [LinearTerm], in solver: inout Solver
  ) throws(SolverError) {
    let present = try solver.constraint(handle)
    if present.relation != row.relation { try solver.setRelation(row.relation, of: handle) }
    for term in present.expression.terms where !desired.contains(where: { $0.variable == term.variable }) {
      try solver.setCoefficient(0, of: term.variable, in: handle)
    }
    for term in desired where !present.expression.terms.contains(term) {
      try solver.setCoefficient(term.coefficient, of: term.variable, in: handle)
    }
    if present.constant != row.constant { try solver.setConstant(row.constant, of: handle) }
    if present.priority.value != row.priority { try solver.setPriority(Priority(row.priority), of: handle) }
  }

  func test_replace_mergesTerms() throws {
    let handle = try solver.add([row(0..<1, .equal, 10)], terms: [LinearTerm(x)])[0]
    let terms = [LinearTerm(y), LinearTerm(x, 2), LinearTerm(y, 3), LinearTerm(x, -2), LinearTerm(x, 0)]
    try solver.replace([(handle, row(0..<5, .equal, 8))], terms: terms)
    XCTAssertEqual(try solver.constraint(handle).expression.terms, [LinearTerm(y, 4)])
    assertClose(solver.value(of: y), 2)
  }

  func test_replace_refusesWhatCannotBe() throws {
    var stranger = Solver()
    let unknown = stranger.makeVariables(9)[8]
    let handles = try solver.add(
      [row(0..<1, .equal, 10, tag: 1), row(1..<2, .equal, 4, tag: 2)], terms: [LinearTerm(x), LinearTerm(y)])
    let removed = try solver.add(x <= 90)
    try solver.remove(removed)
    let edited = solver.makeVariable()
    try solver.edit(edited)
    let edit = try XCTUnwrap(solver.editConstraint(of: edited))
    func refuse(
      _ expected: SolverError, _ row: ConstraintRow, _ handle: ConstraintHandle, _ term: LinearTerm, line: UInt = #line
    ) {
      assertRefused(&solver, expected, line: line) {
        try $0.replace(
          [(handles[0], self.row(0..<1, .equal, 99, tag: 9)), (handle, row)], terms: [LinearTerm(self.x), term])
      }
      XCTAssertEqual(try solver.tag(of: handles[0]), 1, line: line)
      XCTAssertEqual(try solver.constraint(handles[0]).constant, 10, line: line)
    }
    let good = row(1..<2, .equal, 3)
    refuse(.unknownVariable(unknown), good, handles[1], LinearTerm(unknown))
    refuse(.nonFinite("coefficient"), good, handles[1], LinearTerm(y, .nan))
    refuse(.nonFinite("constant"), row(1..<2, .equal, .infinity), handles[1], LinearTerm(y))
    for priority in [0, -1, 1000.5, Double.infinity, .nan] {
      let wrong = row(1..<2, .equal, 3, priority: priority)
      XCTAssertThrowsError(try solver.replace([(handles[1], wrong)], terms: [LinearTerm(x), LinearTerm(y)]))
    }
    refuse(.unknownConstraint(removed), good, removed, LinearTerm(y))
    refuse(.constraintIsEdit(edited), good, edit, LinearTerm(y))
  }

  func test_rows_refuseTermsOutsideTheList() throws {
    let wrong = [
      row(1..<3, .equal, 0), ConstraintRow(firstTerm: -1, termCount: 1, .equal, 0),
      ConstraintRow(firstTerm: 0, termCount: -1, .equal, 0),
      ConstraintRow(firstTerm: .max, termCount: .max, .equal, 0),
    ]
    let handle = try solver.add(x == 1)
    for wrong in wrong {
      let good = row(0..<1, .equal, 5)
      assertRefused(&solver, .termsOutOfBounds(row: 1)) {
        try $0.add([good, wrong], terms: [LinearTerm(self.x), LinearTerm(self.y)])
      }
      assertRefused(&solver, .termsOutOfBounds(row: 0)) {
        try $0.replace([(handle, wrong)], terms: [LinearTerm(self.x), LinearTerm(self.y)])
      }
    }
    XCTAssertEqual(solver.constraints, [handle])
  }

  func test_replace_isUndoneWithItsTransaction() throws {
    let handle = try solver.add([row(0..<1, .equal, 10, tag: 4)], terms: [LinearTerm(x)])[0]
    solver.begin()
    try solver.replace(
      [(handle, row(0..<2, .lessThanOrEqual, 3, priority: 20, tag: 5))], terms: [LinearTerm(x, 2), LinearTerm(y)])
    XCTAssertEqual(try solver.tag(of: handle), 5)
    try solver.rollback()
    XCTAssertEqual(try solver.tag(of: handle), 4)
    var terms: [LinearTerm] = []
    XCTAssertEqual(try solver.row(handle, appendingTermsTo: &terms), row(0..<1, .equal, 10, tag: 4))
    XCTAssertEqual(terms, [LinearTerm(x)])
    XCTAssertNil(solver.checkInvariants())
  }

  // MARK: Tags

  func test_conflict_hasTheTagsOfItsMembers() throws {
    try solver.add([row(0..<1, .lessThanOrEqual, 5, tag: 11)], terms: [LinearTerm(x)])
    let conflict = try assertConflict(&solver) {
      try $0.add([self.row(0..<1, .greaterThanOrEqual, 9, tag: 12)], terms: [LinearTerm(self.x)])
    }
    XCTAssertEqual(conflict.members.map(\.tag), [11, 12])
    XCTAssertEqual(conflict.members.map(\.isRefused), [false, true])
  }

  func test_violation_explanationAndSweep_haveTags() throws {
    try solver.edit(x, at: .required, tag: -3)
    try solver.suggest(100, for: x)
    let rows = [
      row(0..<2, .equal, 8, tag: 21), row(1..<2, .equal, 500, priority: 250, tag: 22),
      row(1..<2, .lessThanOrEqual, 150, tag: 23),
    ]
    try solver.add(rows, terms: [LinearTerm(x, -1), LinearTerm(y)])
    XCTAssertEqual(solver.violations.map(\.tag), [22])
    XCTAssertEqual(try solver.explanation(of: y).contributions.map(\.tag), [-3, 21])
    let edit = try XCTUnwrap(solver.editConstraint(of: x))
    XCTAssertEqual(try solver.tag(of: edit), -3)
    let conflict = try XCTUnwrap(try solver.sweep(edit, from: 100, to: 200).conflict)
    XCTAssertEqual(conflict.members.map(\.tag), [-3, 21, 23])
  }

  func test_tags_areCopiedAndGoWithTheirConstraint() throws {
    let handle = try solver.add([row(0..<1, .equal, 10, tag: 4)], terms: [LinearTerm(x)])[0]
    let copy = solver
    try solver.remove(handle)
    XCTAssertEqual(try copy.tag(of: handle), 4)
    let next = try solver.add(y == 3)
    XCTAssertEqual(try solver.tag(of: next), 0)
  }
}
