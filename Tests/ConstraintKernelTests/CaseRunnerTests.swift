import CaseRunner
import ConstraintKernel
import Foundation
import XCTest

/// The case runner itself: it passes what is right and finds what is wrong, in every mode.
final class CaseRunnerTests: XCTestCase {
  private let modes: [RunMode] = [.oneAtATime, .batch, .shuffled(seed: 1), .rebuilt(seed: 2)]

  private func problem(_ steps: String, expect: String, policy: Bool = false) throws -> Problem {
    let text =
      "{\"id\":\"case\",\"theme\":\"test\",\"vars\":[\"x\",\"y\"],\"steps\":[\(steps)],\"expect\":\(expect),\"policy\":\(policy)}"
    return try JSONDecoder().decode(Problem.self, from: Data(text.utf8))
  }

  /// x is 6, y lies between 10 and 26; `want` misses by 3 at 250, `low` holds, and the level 500 is off by 16.
  private let steps = """
    {"add":{"id":"fix","terms":[["x",1]],"op":"==","constant":6,"strength":"required"}},
    {"add":{"id":"want","terms":[["x",1]],"op":"==","constant":9,"strength":"weak"}},
    {"add":{"id":"low","terms":[["x",1]],"op":">=","constant":2,"strength":"weak"}},
    {"add":{"id":"a","terms":[["y",1]],"op":"==","constant":10,"strength":500}},
    {"add":{"id":"b","terms":[["y",1]],"op":"==","constant":26,"strength":500}}
    """

  func test_failures_isEmptyForRightExpectations() throws {
    let right = """
      {"errors":[[500,16],[250,3]],"intervals":{"x":[6,6],"y":[10,26]},"values":{"x":6},"unique":false,"ambiguousVars":["y"],
       "relations":[{"terms":[["x",2],["y",1]],"op":"<=","constant":38}],"violated":["want"],"satisfied":["low"],
       "violation":{"want":3,"low":0},"rounded":{"x":6},"roundedPolicies":{"edges-half-up":{"x":6}}}
      """
    let problem = try problem(steps, expect: right)
    for mode in modes { XCTAssertEqual(CaseRunner.failures(of: problem, mode: mode), [], "\(mode)") }
  }

  func test_failures_findsEveryWrongExpectation() throws {
    let wrong: [(expect: String, line: UInt)] = [
      ("{\"errors\":[[500,16],[250,3.1]]}", #line),
      ("{\"errors\":[[500,16]]}", #line),
      ("{\"errors\":[[500,16],[250,3],[100,0]]}", #line),
      ("{\"intervals\":{\"y\":[27,30]}}", #line),
      ("{\"intervals\":{\"y\":[10,25]}}", #line),
      ("{\"intervals\":{\"y\":[10,null]}}", #line),
      ("{\"intervals\":{\"x\":[5,7]}}", #line),
      ("{\"intervals\":{\"z\":[5,7]}}", #line),
      ("{\"values\":{\"x\":6.001}}", #line),
      ("{\"values\":{\"z\":6}}", #line),
      ("{\"unique\":true}", #line),
      ("{\"ambiguousVars\":[]}", #line),
      ("{\"ambiguousVars\":[\"x\",\"y\"]}", #line),
      ("{\"relations\":[{\"terms\":[[\"y\",1]],\"op\":\"<=\",\"constant\":20}]}", #line),
      ("{\"relations\":[{\"terms\":[[\"y\",1]],\"op\":\"==\",\"constant\":10}]}", #line),
      ("{\"violated\":[\"low\"]}", #line),
      ("{\"violated\":[\"nobody\"]}", #line),
      ("{\"satisfied\":[\"want\"]}", #line),
      ("{\"violation\":{\"want\":2}}", #line),
      ("{\"rounded\":{\"x\":7}}", #line),
      ("{\"roundedPolicies\":{\"edges-half-up\":{\"x\":5}}}", #line),
      ("{\"roundedPolicies\":{\"never\":{\"x\":6}}}", #line),
    ]
    for expectation in wrong {
      let problem = try problem(steps, expect: expectation.expect)
      for mode in modes {
        XCTAssertFalse(
          CaseRunner.failures(of: problem, mode: mode).isEmpty, "\(mode) passes \(expectation.expect)",
          line: expectation.line)
      }
    }
  }

  func test_failures_knowsWhatATransactionAddedBeforeItsCommitIsRefused() throws {
    let refused = """
      {"add":{"id":"fix","terms":[["x",1]],"op":"==","constant":6,"strength":"required"}},
      {"begin":true},
      {"add":{"id":"low","terms":[["x",1]],"op":">=","constant":9,"strength":"required"}},
      {"commit":true,"expectError":"unsatisfiable","expectConflict":[["fix","low"]]}
      """
    XCTAssertEqual(
      CaseRunner.failures(of: try problem(refused, expect: "{\"values\":{\"x\":6}}"), mode: .oneAtATime), [])
  }

  func test_failures_comparesChangesWithThePreviousCheck() throws {
    let start = """
      {"add":{"id":"x","terms":[["x",1]],"op":"==","constant":5,"strength":"weak"}},
      {"add":{"id":"y","terms":[["y",1],["x",-1]],"op":"==","constant":0,"strength":500}},
      {"check":{"changedVars":["x","y"]}},
      {"setConstant":{"id":"y","value":3}}
      """
    XCTAssertEqual(CaseRunner.failures(of: try problem(start, expect: "{\"changedVars\":[\"y\"]}")), [])
    for wrong in ["[]", "[\"x\"]", "[\"x\",\"y\"]"] {
      let failures = CaseRunner.failures(of: try problem(start, expect: "{\"changedVars\":\(wrong)}"))
      XCTAssertFalse(failures.isEmpty, wrong)
    }
  }

  func test_failures_demandsTheExpectedError() throws {
    let conflict = """
      {"add":{"id":"lo","terms":[["x",1]],"op":">=","constant":16,"strength":1000}},
      {"add":{"id":"hi","terms":[["x",1]],"op":"<=","constant":0,"strength":1000}
      """
    for (marks, passes) in [
      (",\"expectError\":\"unsatisfiable\"}", true),
      (",\"expectError\":\"unsatisfiable\",\"expectConflict\":[[\"hi\",\"lo\"]]}", true),
      (",\"expectError\":\"unsatisfiable\",\"expectConflict\":[[\"hi\"],[\"hi\",\"lo\",\"y\"]]}", false),
      (",\"expectError\":\"duplicateConstraint\"}", false),
      ("}", false),
    ] {
      let problem = try problem(conflict + marks, expect: "{\"values\":{\"x\":16}}")
      for mode in modes {
        XCTAssertEqual(CaseRunner.failures(of: problem, mode: mode).isEmpty, passes, "\(mode): \(marks)")
      }
    }
    let accepted = try problem(
      "{\"add\":{\"id\":\"a\",\"terms\":[[\"x\",1]],\"op\":\"==\",\"constant\":1,\"strength\":1000},\"expectError\":\"unsatisfiable\"}",
      expect: "{}")
    XCTAssertEqual(CaseRunner.failures(of: accepted).map(\.step), [0])
  }

  func test_failures_saysWhichNameIsUnknown() throws {
    for (step, name) in [
      ("{\"remove\":\"nope\"}", "nope"),
      ("{\"add\":{\"id\":\"a\",\"terms\":[[\"q\",1]],\"op\":\"==\",\"constant\":1,\"strength\":1}}", "q"),
      ("{\"endEdit\":\"q\"}", "q"),
    ] {
      let failures = CaseRunner.failures(of: try problem(step, expect: "{}"))
      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(failures.first?.step, 0)
      XCTAssertTrue(failures.first?.reason.contains(name) ?? false, "\(failures)")
    }
  }

  func test_failures_comparesOrders() throws {
    let range = """
      {"add":{"id":"lo","terms":[["x",1]],"op":">=","constant":12,"strength":1000}},
      {"add":{"id":"hi","terms":[["x",1]],"op":"<=","constant":21,"strength":1000}}
      """
    XCTAssertEqual(CaseRunner.failures(of: try problem(range, expect: "{\"orderIndependent\":true}")), [])
    // If the sum comes first, one of its two variables rests where that put it; if the fixed value comes first, it need
    // not move. So at least one of these depends on the order.
    let failures = try ["x", "y"].map { fixed in
      let sum = """
        {"add":{"id":"sum","terms":[["x",1],["y",1]],"op":">=","constant":12,"strength":1000}},
        {"add":{"id":"fixed","terms":[["\(fixed)",1]],"op":"==","constant":100,"strength":1000}}
        """
      return CaseRunner.failures(of: try problem(sum, expect: "{\"orderIndependent\":true}"))
    }
    XCTAssertFalse(failures.allSatisfy(\.isEmpty))
  }

  func test_failures_measuresTheSizeAroundAChurn() throws {
    let churn = """
      {"add":{"id":"base","terms":[["x",1]],"op":"==","constant":5,"strength":1000}},
      {"churn":{"times":200,"add":{"id":"t","terms":[["x",1],["y",-1]],"op":"==","constant":1,"strength":500}}}
      """
    XCTAssertEqual(CaseRunner.failures(of: try problem(churn, expect: "{\"sizeStable\":true}")), [])
  }

  func test_failures_acceptsAPolicyThatRefusesNumbers() throws {
    let huge = """
      {"add":{"id":"big","terms":[["x",1]],"op":"<=","constant":1.7976931348623157e308,"strength":1000}},
      {"add":{"id":"h","terms":[["x",1]],"op":"==","constant":120,"strength":500}}
      """
    let problem = try problem(huge, expect: "{\"values\":{\"x\":120}}", policy: true)
    for mode in modes { XCTAssertEqual(CaseRunner.failures(of: problem, mode: mode), [], "\(mode)") }
  }
}
