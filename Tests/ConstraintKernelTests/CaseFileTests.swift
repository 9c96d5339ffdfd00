import CaseRunner
import ConstraintKernel
import Foundation
import TestSupport
import XCTest

/// The optional files of cases with independently computed answers, in the folder that `RATITE_CASES` names.
final class CaseFileTests: XCTestCase {
  private func problems(_ name: String) throws -> [Problem] {
    let folder = OptionalFiles.cases
    let file = folder.appendingPathComponent(name)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw XCTSkip("\(name) is optional test data and not in \(folder.path); RATITE_CASES names its folder")
    }
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Problem.self, from: Data($0)) }
  }

  /// Every case in every mode. Debug builds check invariants after each call and take every fourth large case.
  private func run(_ name: String, inDebugEvery stride: Int) throws {
    var chosen = try problems(name)
    XCTAssertFalse(chosen.isEmpty)
    #if DEBUG
      chosen = chosen.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    #endif
    for mode in [RunMode.oneAtATime, .batch, .shuffled(seed: 1), .shuffled(seed: 2), .rebuilt(seed: 3)] {
      for problem in chosen {
        let failures = CaseRunner.failures(of: problem, mode: mode)
        if let first = failures.first { XCTFail("\(mode): \(first) (\(failures.count) failures in this case)") }
      }
    }
  }

  func test_run_meetsTheReports() throws { try run("reports.jsonl", inDebugEvery: 1) }

  func test_run_meetsTheOracle() throws { try run("oracle.jsonl", inDebugEvery: 4) }

  func test_run_meetsTheScreens() throws { try run("screens.jsonl", inDebugEvery: 4) }

  /// A document that is read and written again is the same problem.
  func test_encode_roundTripsAllFiles() throws {
    for name in ["reports.jsonl", "oracle.jsonl", "screens.jsonl"] {
      for problem in try problems(name).enumerated().filter({ $0.offset % 10 == 0 }).map(\.element) {
        let written = try JSONEncoder().encode(problem)
        XCTAssertEqual(try JSONDecoder().decode(Problem.self, from: written), problem, problem.id)
      }
    }
  }
}
