import ConstraintKernel
import TestSupport
import XCTest

/// Searches of all families, and the life of a solver with all calls: the same as `Benchmarks search` and `Benchmarks soak`, shorter.
final class SearchRandomTests: XCTestCase {
  private func assertNothingFound(_ family: SearchFamily, line: UInt = #line) {
    #if DEBUG
      let count: UInt64 = 60
    #else
      let count: UInt64 = 1500
    #endif
    for seed in 0..<count {
      var script = SearchScript(family, seed: seed)
      guard let finding = script.run() else { continue }
      let calls = script.calls.joined(separator: "\n")
      XCTFail("\(family), seed \(seed), \(finding.kind): \(finding.text)\nafter\n\(calls)", line: line)
    }
  }

  func test_search_ordinaryNumbersInNestedTransactions() { assertNothingFound(.ordinary) }

  func test_search_fractionsThatNoDoubleHolds() { assertNothingFound(.fractions) }

  func test_search_coefficientsFarApart() { assertNothingFound(.coefficients) }

  func test_search_nearlyParallelRows() { assertNothingFound(.parallel) }

  func test_soak_findsNoDifference() {
    #if DEBUG
      let count = 5000
    #else
      let count = 100_000
    #endif
    for seed in 0..<3 as Range<UInt64> {
      var script = SoakScript(seed: seed)
      script.run(count)
      XCTAssertNil(script.difference, "seed \(seed)")
      XCTAssertEqual(script.comparisons, count / 1000)
      XCTAssertGreaterThan(script.refusals, count / 500)
    }
  }
}
