import CaseRunner
import ConstraintKernel
import Foundation
import XCTest

/// Problems as documents: what is read is written again, and what is malformed is named.
final class ProblemCodingTests: XCTestCase {
  /// Every kind of step and every kind of expectation.
  private let everything = """
    {"id":"all","theme":"test","title":"Everything","source":"here","note":"a note","policy":true,"vars":["x","y"],"steps":[
      {"phase":"build"},
      {"add":{"id":"a","terms":[["x",1],["y",-2.5]],"op":"<=","constant":-8,"strength":"strong","weight":3}},
      {"addMany":{"count":2,"idPrefix":"m","template":{"terms":[["x",1]],"op":">=","constant":0,"strength":1}}},
      {"edit":{"var":"x","strength":"required"}},
      {"edit":{"var":"y","strength":12.5,"weight":2}},
      {"suggest":{"var":"x","value":7}},
      {"endEdit":"x"},
      {"setConstant":{"id":"a","value":1e9}},
      {"setStrength":{"id":"a","value":"weak"}},
      {"setCoefficient":{"id":"a","var":"y","value":0}},
      {"churn":{"times":3,"add":{"id":"t","terms":[],"op":"==","constant":0,"strength":"medium"}}},
      {"begin":true},
      {"commit":true,"expectError":"unsatisfiable","expectConflict":[["a","b"],["a","c"]]},
      {"remove":"a"},
      {"removeVar":"y"},
      {"read":true},
      {"check":{"errors":[[750,0.5],["weak",2]],"intervals":{"x":[null,3],"y":[-1,null]},"values":{"x":1},"tol":0.5}}],
     "expect":{"unique":false,"ambiguousVars":["x"],"relations":[{"terms":[["x",2]],"op":"==","constant":3}],"violated":["a"],
      "satisfied":["b"],"violation":{"a":2},"changedVars":["x"],"orderIndependent":true,"sizeStable":true,"rounded":{"x":1},
      "roundedPolicies":{"edges-half-up":{"x":3},"note":"a remark"}}}
    """

  private func decode(_ text: String) throws -> Problem {
    try JSONDecoder().decode(Problem.self, from: Data(text.utf8))
  }

  func test_decode_readsEveryKindOfStep() throws {
    let problem = try decode(everything)
    XCTAssertEqual(problem.id, "all")
    XCTAssertEqual(problem.theme, "test")
    XCTAssertEqual(problem.title, "Everything")
    XCTAssertEqual(problem.source, "here")
    XCTAssertEqual(problem.note, "a note")
    XCTAssertTrue(problem.isPolicy)
    XCTAssertEqual(problem.variables, ["x", "y"])
    var actions = problem.steps.map(\.action)
    guard case .check(let expectations)? = actions.popLast() else { return XCTFail("the last step is a check") }
    XCTAssertEqual(
      actions,
      [
        .phase("build"),
        .add(.init(id: "a", [.init("x"), .init("y", -2.5)], .lessThanOrEqual, -8, priority: 750, weight: 3)),
        .addMany(count: 2, prefix: "m", template: .init(id: "", [.init("x")], .greaterThanOrEqual, 0, priority: 1)),
        .edit("x", priority: .required, weight: 1),
        .edit("y", priority: 12.5, weight: 2),
        .suggest(7, for: "x"),
        .endEdit("x"),
        .setConstant(1e9, of: "a"),
        .setPriority(.weak, of: "a"),
        .setCoefficient(0, of: "y", in: "a"),
        .churn(times: 3, .init(id: "t", [], .equal, 0, priority: .medium)),
        .begin, .commit,
        .remove("a"),
        .removeVariable("y"),
        .read,
      ])
    XCTAssertEqual(problem.steps[12].expectedError, .unsatisfiable)
    XCTAssertEqual(problem.steps[12].expectedConflicts, [["a", "b"], ["a", "c"]])
    XCTAssertEqual(expectations.errors, [.init(priority: 750, error: 0.5), .init(priority: 250, error: 2)])
    XCTAssertEqual(
      expectations.intervals, ["x": .init(lower: nil, upper: 3), "y": .init(lower: -1, upper: nil)])
    XCTAssertEqual(expectations.values, ["x": 1])
    XCTAssertEqual(expectations.tolerance, 0.5)
  }

  func test_decode_readsEveryKindOfExpectation() throws {
    let expectations = try XCTUnwrap(decode(everything).expectations)
    XCTAssertEqual(expectations.isUnique, false)
    XCTAssertEqual(expectations.ambiguousVariables, ["x"])
    XCTAssertEqual(expectations.relations, [.init([.init("x", 2)], .equal, 3)])
    XCTAssertEqual(expectations.violated, ["a"])
    XCTAssertEqual(expectations.satisfied, ["b"])
    XCTAssertEqual(expectations.violation, ["a": 2])
    XCTAssertEqual(expectations.changedVariables, ["x"])
    XCTAssertEqual(expectations.isOrderIndependent, true)
    XCTAssertEqual(expectations.isSizeStable, true)
    XCTAssertEqual(expectations.rounded, ["x": 1])
    XCTAssertEqual(expectations.roundedPolicies, .init(values: ["edges-half-up": ["x": 3]], note: "a remark"))
  }

  func test_encode_roundTrips() throws {
    let problem = try decode(everything)
    let document = try JSONEncoder().encode(problem)
    XCTAssertEqual(try JSONDecoder().decode(Problem.self, from: document), problem)
  }

  /// The written document has the members of the one that was read, but for strengths, which become numbers.
  func test_encode_keepsTheDocumentsForm() throws {
    let numbers = [("\"strong\"", "750"), ("\"weak\"", "250"), ("\"medium\"", "500"), ("\"required\"", "1000")]
    let text = numbers.reduce(everything) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(decode(everything)))
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8))
    XCTAssertEqual(try XCTUnwrap(written as? NSDictionary), try XCTUnwrap(read as? NSDictionary))
  }

  func test_decode_namesWhatIsMalformed() {
    let constraint = "\"terms\":[[\"x\",1]],\"op\":\"==\",\"constant\":0,\"strength\":1000"
    let cases: [(steps: String, path: String, words: String, line: UInt)] = [
      ("{\"add\":{\(constraint)}}", "steps.0.add", "id", #line),
      ("{\"jump\":true}", "steps.0", "one action", #line),
      ("{}", "steps.0", "none", #line),
      ("{\"remove\":\"a\",\"endEdit\":\"x\"}", "steps.0", "remove, endEdit", #line),
      ("{\"remove\":\"a\",\"expectError\":\"oops\"}", "steps.0.expectError", "oops", #line),
      ("{\"read\":true},{\"suggest\":{\"var\":\"x\"}}", "steps.1.suggest", "value", #line),
      ("{\"suggest\":{\"var\":\"x\",\"value\":\"7\"}}", "steps.0.suggest.value", "", #line),
      ("{\"edit\":{\"var\":\"x\",\"strength\":\"huge\"}}", "steps.0.edit.strength", "huge", #line),
      ("{\"churn\":{\"times\":-1,\"add\":{\"id\":\"a\",\(constraint)}}}", "steps.0.churn.times", "negative", #line),
      (
        "{\"add\":{\"id\":\"a\",\"terms\":[[\"x\",1,2]],\"op\":\"==\",\"constant\":0,\"strength\":1}}",
        "steps.0.add.terms.0", "nothing more", #line
      ),
      (
        "{\"add\":{\"id\":\"a\",\"terms\":[],\"op\":\"=\",\"constant\":0,\"strength\":1}}", "steps.0.add.op", "=", #line
      ),
      ("{\"check\":{\"intervals\":{\"x\":[1]}}}", "steps.0.check.intervals.x", "", #line),
    ]
    for malformed in cases {
      assertMalformed(
        "{\"id\":\"i\",\"theme\":\"t\",\"vars\":[\"x\"],\"steps\":[\(malformed.steps)]}", at: malformed.path,
        saying: malformed.words, line: malformed.line)
    }
    assertMalformed(
      "{\"id\":\"i\",\"theme\":\"t\",\"vars\":[\"x\",\"y\",\"x\"],\"steps\":[]}", at: "vars", saying: "\"x\"")
    assertMalformed("{\"id\":\"i\",\"theme\":\"t\",\"vars\":[]}", at: "", saying: "steps")
  }

  private func assertMalformed(_ text: String, at path: String, saying words: String, line: UInt = #line) {
    XCTAssertThrowsError(try decode(text), "accepted", line: line) { error in
      guard let error = error as? DecodingError else { return XCTFail("\(error)", line: line) }
      let context: DecodingError.Context
      var missing = ""
      switch error {
      case .keyNotFound(let key, let found): (context, missing) = (found, key.stringValue)
      case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found): context = found
      @unknown default: return XCTFail("\(error)", line: line)
      }
      // An unkeyed container that ends too soon adds the place that is missing.
      let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      XCTAssertTrue(found == path || found.hasPrefix(path + "."), "\(found) is not \(path)", line: line)
      let said = context.debugDescription + missing
      XCTAssertTrue(words.isEmpty || said.contains(words), "\(said) does not say \(words)", line: line)
    }
  }
}
