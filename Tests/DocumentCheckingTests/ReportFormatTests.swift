import DocumentChecking
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What each format writes, read back where there is a parser.
final class ReportFormatTests: XCTestCase {
  /// A conflict, an ambiguity, and a message of the document, in a file whose name needs escaping everywhere.
  private func report() async throws -> CheckReport {
    var bench = DocumentBench()
    bench.path = "App/Ma,in:1%.storyboard"
    bench = try DocumentBench.conflict(in: bench)
    let badge = try bench.view("badge", label: "A & B <\"c\">")
    try bench.add("b-top", badge.top == bench.root.safeArea.top + 200)
    try bench.add("b-width", badge.width == 10)
    try bench.add("b-height", badge.height == 10)
    bench.messages = [
      DocumentMessage(
        .missingItem, .warning, "names x-1, which is not there\nat all",
        at: SourceLocation(file: bench.path, line: 3, column: 2), elementID: "x-2")
    ]
    return try await bench.report { $0.rules.set(.severity(.note), of: "ambiguity") }
  }

  func test_write_textGroupsByFileAndSceneAndEndsWithASummary() async throws {
    let text = try ReportFormat.text.write(try await report())
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "App/Ma,in:1%.storyboard")
    XCTAssertEqual(lines.last, "1 error, 1 warning, 1 note in 1 document with 1 scene in 2 configurations")
    XCTAssertTrue(lines.contains("  Profile (root)"))
    XCTAssertTrue(lines.contains("    16:5  error  conflict"), text)
    XCTAssertFalse(text.contains("\u{1B}"))
    XCTAssertEqual(lines.filter { $0.count > 100 }, [])
  }

  func test_write_textHasColoursAndNarrowLinesOnDemand() async throws {
    let report = try await report()
    let plain = try ReportFormat.text.write(report, in: ReportContext(width: 60))
    let lines: [Substring] = plain.split(separator: "\n")
    let long: [Substring] = lines.dropLast().filter { $0.count > 60 }
    XCTAssertEqual(long, [])
    let coloured = try ReportFormat.text.write(report, in: ReportContext(hasColours: true, width: 60))
    XCTAssertTrue(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
    var bare = ""
    var isInCode = false
    for character in coloured {
      if character == "\u{1B}" { isInCode = true }
      if !isInCode { bare.append(character) }
      if isInCode && character == "m" { isInCode = false }
    }
    XCTAssertEqual(bare, plain, "colours change nothing else")
  }

  func test_write_xcodeIsALineForEachFindingWithAbsolutePaths() async throws {
    let text = try ReportFormat.xcode.write(try await report(), in: ReportContext(workingDirectory: "/work"))
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 3)
    XCTAssertEqual(
      lines[0],
      "/work/App/Ma,in:1%.storyboard:3:2: warning: names x-1, which is not there at all. [missing-item]")
    XCTAssertTrue(lines[1].hasPrefix("/work/App/Ma,in:1%.storyboard:16:5: error: 16 + 16 + 300 is 332"), lines[1])
    XCTAssertTrue(lines[2].hasSuffix(" [ambiguity]"), lines[2])
  }

  func test_write_githubEscapesPropertiesAndMessages() async throws {
    let text = try ReportFormat.github.write(try await report())
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertTrue(lines[0].hasPrefix("::error file="), "errors come first: \(lines[0])")
    XCTAssertEqual(
      lines[1],
      "::warning file=App/Ma%2Cin%3A1%25.storyboard,line=3,col=2,title=layoutcheck%3A missing-item::"
        + "names x-1, which is not there%0Aat all")
    XCTAssertTrue(lines[2].hasPrefix("::notice file="), lines[2])
  }

  func test_write_githubShowsTenOfAKindAndSaysHowManyAreLeft() async throws {
    var report = try await report()
    let notes = report.findings.filter { $0.severity == .note }
    for _ in 0..<12 { report.findings += notes }
    let lines = try ReportFormat.github.write(report).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.filter { $0.hasPrefix("::notice file=") }.count, 10)
    XCTAssertEqual(lines.last, "::notice title=layoutcheck::3 more notes in the log of the report")
    XCTAssertEqual(lines.count, 13)
  }

  func test_write_jsonHasEverything() async throws {
    let report = try await report()
    let object = try object(ReportFormat.json.write(report, in: ReportContext(version: "1.2.3")))
    XCTAssertEqual(object["version"] as? Int, 1)
    XCTAssertEqual(object["formatVersion"] as? Int, 3)
    XCTAssertEqual((object["tool"] as? [String: Any])?["version"] as? String, "1.2.3")
    XCTAssertEqual(object["configurations"] as? [String], ["iPhone SE", "iPhone 16"])
    let findings = try XCTUnwrap(object["findings"] as? [[String: Any]])
    XCTAssertEqual(findings.map { $0["rule"] as? String }, ["missing-item", "conflict", "ambiguity"])
    XCTAssertEqual(findings[1]["fingerprint"] as? String, report.findings[1].fingerprint)
    XCTAssertEqual((findings[1]["related"] as? [Any])?.count, 2)
    XCTAssertEqual((findings[2]["element"] as? [String: Any])?["label"] as? String, "A & B <\"c\">")
    let members = try XCTUnwrap(findings[1]["members"] as? [[String: Any]])
    let sum = members.reduce(0) { sum, member in
      sum + (member["multiplier"] as? Double ?? .nan) * (member["constant"] as? Double ?? .nan)
    }
    let numbers = try XCTUnwrap(findings[1]["numbers"] as? [[String: Any]])
    XCTAssertEqual(numbers.map { $0["name"] as? String }, ["shortfall"])
    XCTAssertEqual(numbers.map { $0["unit"] as? String }, ["pt"])
    XCTAssertEqual(try XCTUnwrap(numbers[0]["value"] as? Double), sum, accuracy: 1e-6)
    XCTAssertEqual(members.filter { $0["isOmitted"] as? Bool == true }.map { $0["origin"] as? String }, ["author"])
    XCTAssertEqual(findings[1]["axis"] as? String, members[0]["axis"] as? String)
    let summary = try XCTUnwrap(object["summary"] as? [String: Any])
    XCTAssertEqual(summary["errors"] as? Int, 1)
    XCTAssertEqual(summary["warnings"] as? Int, 1)
    XCTAssertEqual(summary["notes"] as? Int, 1)
  }

  func test_write_sarifHasTheStructureOfTheStandard() async throws {
    let report = try await report()
    let log = try object(ReportFormat.sarif.write(report, in: ReportContext(version: "1.2.3")))
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    XCTAssertEqual(log["$schema"] as? String, "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    XCTAssertEqual(driver["name"] as? String, "layoutcheck")
    XCTAssertEqual(driver["version"] as? String, "1.2.3")
    XCTAssertNotNil((driver["informationUri"] as? String).flatMap { URL(string: $0)?.scheme })
    XCTAssertEqual(run["columnKind"] as? String, "unicodeCodePoints")
    XCTAssertEqual((run["automationDetails"] as? [String: Any])?["id"] as? String, "layoutcheck/")
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    for rule in rules {
      XCTAssertNotNil((rule["shortDescription"] as? [String: Any])?["text"] as? String)
      XCTAssertNotNil((rule["fullDescription"] as? [String: Any])?["text"] as? String)
      let uri = try XCTUnwrap(rule["helpUri"] as? String)
      XCTAssertTrue(uri.hasSuffix(try XCTUnwrap(rule["id"] as? String)), uri)
      XCTAssertNotNil(URL(string: uri)?.scheme)
      XCTAssertNotNil((rule["help"] as? [String: Any])?["text"] as? String)
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      XCTAssertTrue(["error", "warning", "note"].contains(level), "\(rule)")
    }
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.map { $0["level"] as? String }, ["warning", "error", "note"])
    for (result, finding) in zip(results, report.findings) {
      let index = try XCTUnwrap(result["ruleIndex"] as? Int)
      XCTAssertEqual(result["ruleId"] as? String, finding.rule)
      XCTAssertEqual(rules[index]["id"] as? String, finding.rule)
      XCTAssertEqual(
        result["partialFingerprints"] as? [String: String],
        ["layoutcheck/v1": finding.pathFingerprint, "layoutcheck/v2": finding.fingerprint])
      let location = try XCTUnwrap((result["locations"] as? [[String: Any]])?.first)
      let physical = try XCTUnwrap(location["physicalLocation"] as? [String: Any])
      let artifact = try XCTUnwrap(physical["artifactLocation"] as? [String: Any])
      XCTAssertEqual(artifact["uri"] as? String, "App/Ma%2Cin%3A1%25.storyboard")
      XCTAssertEqual((physical["region"] as? [String: Any])?["startLine"] as? Int, finding.element.location.line)
    }
    XCTAssertEqual((results[1]["relatedLocations"] as? [Any])?.count, 2)
  }

  func test_write_junitHasASuiteForEachFileAndACaseForEachScene() async throws {
    let text = try ReportFormat.junit.write(try await report())
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), text)
    XCTAssertEqual(reader.suites, ["App/Ma,in:1%.storyboard"])
    XCTAssertEqual(reader.cases, ["document", "Profile (root)"])
    XCTAssertEqual(reader.failures, ["conflict"])
    XCTAssertTrue(reader.output.contains("names x-1, which is not there\nat all [missing-item]"), reader.output)
    XCTAssertTrue(reader.output.contains("the horizontal position of badge is ambiguous"), reader.output)
  }

  func test_write_junitCountsByTheSeverityThatFails() async throws {
    let report = try await report()
    let strict = try ReportFormat.junit.write(report, in: ReportContext(failOn: .warning))
    XCTAssertTrue(
      strict.contains(#"<testsuites name="layoutcheck" tests="2" failures="2" errors="0">"#), strict)
    let never = try ReportFormat.junit.write(report, in: ReportContext(failOn: nil))
    XCTAssertTrue(never.contains(#"tests="2" failures="0""#), never)
  }

  func test_write_saysTheSameInEveryRun() async throws {
    let first = try await report()
    let second = try await report()
    for format in ReportFormat.allCases {
      XCTAssertEqual(try format.write(first), try format.write(second), format.rawValue)
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}

/// Collects what a JUnit file says.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var suites: [String] = []
  var cases: [String] = []
  var failures: [String] = []
  var output = ""
  private var isOutput = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testsuite": suites.append(attributes["name"] ?? "")
    case "testcase": cases.append(attributes["name"] ?? "")
    case "failure": failures.append(attributes["type"] ?? "")
    default: isOutput = name == "system-out"
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { if isOutput { output += text } }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isOutput = false
  }
}
