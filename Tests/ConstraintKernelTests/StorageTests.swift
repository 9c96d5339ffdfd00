import ConstraintKernel
import XCTest

/// Who owns the solver's memory.
final class StorageTests: XCTestCase {
  /// A solver that uses all its buffers: a batch with a cycle of dependencies, edits, kept columns, removals and pivots.
  private func worked(_ solver: inout Solver) throws {
    let variables = solver.makeVariables(400)
    try solver.edit(variables[0])
    try solver.edit(variables[1], at: .weak)
    var constraints: [Constraint] = []
    for place in 2..<400 {
      constraints.append(variables[place] - variables[place - 1] == Double(place))
      constraints.append((variables[place] <= 100 + variables[(place * 7) % 400]).at(.weak))
      constraints.append((variables[place] + variables[(place * 3) % 400] >= 20).at(.medium, weight: 2))
    }
    let handles = try solver.add(constraints)
    for step in 0..<20 {
      try solver.suggest(Double(40 * step), for: variables[0])
      try solver.suggest(Double(900 - 40 * step), for: variables[1])
    }
    for place in stride(from: 0, to: 300, by: 9) {
      try solver.remove(handles[place])
      try solver.setCoefficient(2, of: variables[5], in: handles[place + 1])
    }
    let long = LinearExpression(variables.map { LinearTerm($0, 1) } + variables.map { LinearTerm($0, 2) })
    try solver.add(Constraint(long, .greaterThanOrEqual, 5, priority: .weak))
    XCTAssertThrowsError(
      try solver.transaction { (solver: inout Solver) throws(SolverError) in
        try solver.add(variables[3] - variables[2] == 5000)
      })
    for place in stride(from: 300, to: 600, by: 9) { try solver.setPriority(.strong, of: handles[place + 1]) }
  }

  #if DEBUG
    /// The bytes that live buffers have taken while some work was done.
    private func counting(_ work: () throws -> Void) rethrows -> Int {
      // Sound: nothing else makes solvers while a test runs.
      nonisolated(unsafe) var bytes = 0
      BufferLedger.observer = { bytes += $0 }
      defer { BufferLedger.observer = nil }
      try work()
      return bytes
    }

    func test_statistics_countEveryBuffer() throws {
      var solver = Solver()
      let bytes = try counting { try worked(&solver) }
      XCTAssertEqual(solver.statistics.bytes, bytes)
      XCTAssertGreaterThan(bytes, 100_000)
    }

    func test_statistics_countSavedFactorsInsideATransaction() throws {
      var solver = Solver()
      let bytes = try counting {
        try worked(&solver)
        solver.begin()
        let variable = solver.makeVariable()
        try solver.add(variable == 5)
        for handle in solver.constraints.prefix(40) { try solver.remove(handle) }
      }
      XCTAssertEqual(solver.statistics.bytes, bytes)
    }

    func test_copy_sharesNothingOnceOneIsChanged() throws {
      var solver = Solver()
      try worked(&solver)
      var copy = solver
      let bytes = try counting { try copy.add(LinearExpression(copy.makeVariable()) == 5) }
      // The whole state is there a second time; what is only scratch is not copied.
      XCTAssertEqual(copy.statistics.bytes, bytes)
      XCTAssertGreaterThan(bytes, solver.statistics.bytes / 3)
      XCTAssertNil(solver.checkInvariants())
      XCTAssertNil(copy.checkInvariants())
    }

    func test_deinit_freesEverything() throws {
      let bytes = try counting {
        var solver = Solver()
        try worked(&solver)
        var copy = solver
        copy.begin()
        _ = copy.makeVariable()
        _ = try solver.explanation(of: solver.variables[9])
        _ = try solver.ambiguity(of: solver.variables[9])
        _ = try solver.sweep(solver.constraints[0], from: 0, to: 500)
      }
      XCTAssertEqual(bytes, 0)
    }
  #endif

  func test_copy_answersAsTheOriginalEverAfter() throws {
    var solver = Solver()
    try worked(&solver)
    var copy = solver
    _ = copy.makeVariable()
    _ = solver.makeVariable()
    for (place, handle) in solver.constraints.enumerated() where place % 5 == 0 {
      try solver.setConstant(Double(place % 40), of: handle)
      try copy.setConstant(Double(place % 40), of: handle)
    }
    XCTAssertEqual(solver.withValues { Array($0) }, copy.withValues { Array($0) })
    XCTAssertEqual(solver.takeChanges(), copy.takeChanges())
    XCTAssertEqual(solver.description, copy.description)
    XCTAssertEqual(solver.activeSetDescription, copy.activeSetDescription)
  }
}
