import ConstraintKernel
import TestSupport
import XCTest

/// The same calls give the same values, bit for bit.
final class DeterminismTests: XCTestCase {
  func test_sameCalls_giveTheSameBits() throws {
    let count = rounds(release: 4000, debug: 200)
    var first = try LayoutWorkload(viewCount: 60, seed: 5)
    var second = try LayoutWorkload(viewCount: 60, seed: 5)
    for step in 0..<count {
      try first.change()
      try second.change()
      let hashes = [first, second].map { stateHash($0.solver, variables: $0.variables) }
      guard hashes[0] == hashes[1] else { return XCTFail("the values differ after step \(step)") }
    }
    XCTAssertEqual(first.solver.statistics, second.solver.statistics)
    XCTAssertEqual(first.solver.errors, second.solver.errors)
    XCTAssertEqual(first.solver.violations.map(\.amount), second.solver.violations.map(\.amount))
    XCTAssertEqual("\(first.solver.violations)", "\(second.solver.violations)")
    XCTAssertEqual(first.solver.description, second.solver.description)
    XCTAssertEqual(first.solver.activeSetDescription, second.solver.activeSetDescription)
  }

  func test_readingMoreOrLess_doesNotChangeTheValues() throws {
    var reader = try LayoutWorkload(viewCount: 40, seed: 6)
    var silent = try LayoutWorkload(viewCount: 40, seed: 6)
    for step in 0..<rounds(release: 1000, debug: 100) {
      try reader.change()
      try silent.change()
      _ = reader.solver.errors
      _ = reader.solver.violations
      _ = reader.solver.withValues { $0.count }
      _ = try reader.solver.explanation(of: reader.variables[step % 80])
      _ = try reader.solver.range(of: reader.variables[step % 80])
      let hashes = [reader, silent].map { stateHash($0.solver, variables: $0.variables) }
      guard hashes[0] == hashes[1] else { return XCTFail("the values differ after step \(step)") }
    }
  }

  func test_stateHash_seesEveryBitAndTheOrder() throws {
    var solver = Solver()
    let x = solver.makeVariable("x", initially: 1), y = solver.makeVariable("y", initially: 2)
    let hash = stateHash(solver, variables: [x, y])
    XCTAssertEqual(hash, stateHash(solver, variables: [x, y]))
    XCTAssertNotEqual(hash, stateHash(solver, variables: [y, x]))
    XCTAssertEqual(stateHash(solver, variables: []), 0xCBF2_9CE4_8422_2325, "the basis of FNV-1a")
    try solver.add(x == (1.0).nextUp)
    XCTAssertNotEqual(hash, stateHash(solver, variables: [x, y]))
  }
}
