import ConstraintKernel
import TestSupport
import XCTest

/// Random operations on a layout of 200 views, for a long time.
final class LayoutSoakTests: XCTestCase {
  func test_randomOperations_keepResidualsSizesAndOptimality() throws {
    let (periods, length) = (rounds(release: 50, debug: 5), rounds(release: 20_000, debug: 600))
    var workload = try LayoutWorkload(viewCount: 200, seed: 4)
    var bytes = 0
    for period in 0..<periods {
      for step in 0..<length {
        do {
          try workload.change()
        } catch {
          return XCTFail("period \(period), step \(step): \(error)")
        }
      }
      if let flaw = workload.solver.checkInvariants() { return XCTFail("period \(period): \(flaw)") }
      let fresh = try workload.rebuilt()
      let residual = workload.largestResidual(in: workload.solver)
      XCTAssertLessThanOrEqual(
        residual, max(1e-11, 10 * workload.largestResidual(in: fresh)), "period \(period)")
      assertSameErrors(workload.solver, fresh, "period \(period)")
      if period == 1 { bytes = workload.solver.statistics.bytes }
      if period > 1 {
        XCTAssertLessThanOrEqual(Double(workload.solver.statistics.bytes), 1.5 * Double(bytes), "period \(period)")
      }
    }
  }

  func test_randomOperations_everyStepOfACrowdedLayoutIsOptimal() throws {
    for (viewCount, seed) in [(3, 1), (3, 2), (5, 3), (12, 4), (30, 9)] as [(Int, UInt64)] {
      var workload = try LayoutWorkload(viewCount: viewCount, seed: seed, isCrowded: true)
      for step in 0..<rounds(release: 3000, debug: 200) {
        let place = "\(viewCount) views, seed \(seed), step \(step)"
        do {
          try workload.change()
        } catch {
          return XCTFail("\(place): \(error)")
        }
        if let flaw = workload.solver.checkInvariants() { return XCTFail("\(place): \(flaw)") }
        if step % 10 == 0 { assertSameErrors(workload.solver, try workload.rebuilt(), place) }
      }
    }
  }

  /// Compares level errors, which are the same in every optimal solution.
  private func assertSameErrors(_ first: Solver, _ second: Solver, _ place: String) {
    XCTAssertEqual(first.errors.map(\.priority), second.errors.map(\.priority), place)
    let largest = first.errors.map(\.error).max() ?? 0
    for (one, other) in zip(first.errors, second.errors) {
      XCTAssertEqual(one.error, other.error, accuracy: 1e-8 * max(1, largest), "\(place), level \(one.priority.value)")
    }
  }
}
