import DocumentChecking
import Foundation
import LayoutAnalysis
import LayoutModel
import XCTest

final class ConfigurationFileTests: XCTestCase {
  private func settings(_ text: String) throws -> CheckSettings {
    try ConfigurationFile(reading: Data(text.utf8)).settings
  }

  func test_reading_takesEveryKey() throws {
    let settings = try settings(
      """
      {
        "rules": { "overlap": "off", "touch-target": "note" }, "devices": ["iphone", "iPad (9th generation)"], "ios": 18,
        "orientations": "landscape", "textSizes": ["L", "AX5"], "directions": ["rtl"], "panes": ["full", "half"],
        "exclude": ["Legacy/**"], "failOn": "warning"
      }
      """)
    XCTAssertEqual(settings.rules, ["overlap": .off, "touch-target": .severity(.note)])
    XCTAssertEqual(settings.devices, ["iphone", "iPad (9th generation)"])
    XCTAssertEqual(settings.generation, .eleven)
    XCTAssertEqual(settings.orientations, [.landscape])
    XCTAssertEqual(settings.textSizes, [.large, .accessibilityExtraExtraExtraLarge])
    XCTAssertEqual(settings.directions, [.rightToLeft])
    XCTAssertEqual(settings.panes, [.full, .split(.half, .left)])
    XCTAssertEqual(settings.exclusions, ["Legacy/**"])
    XCTAssertEqual(settings.failOn, .warning)
  }

  func test_reading_namesTheKeyAndTheNearestOne() {
    for (text, message) in [
      ("{\"rule\": {}}", "line 1: “rule”: there is no such key; did you mean “rules”?"),
      ("{\"frobnicate\": 1}", "line 1: “frobnicate”: there is no such key"),
      ("{\"rules\": {\"overlp\": \"off\"}}", "line 1: “rules”: unknown rule “overlp”; did you mean “overlap”?"),
      (
        "{\"rules\": {\"overlap\": \"fatal\"}}",
        "line 1: “rules”: “overlap”: unknown severity “fatal”; there are error, warning, note, off"
      ),
      (
        "{\"devices\": [\"iPhone 16 Por\"]}",
        "line 1: “devices”: unknown device “iPhone 16 Por”; did you mean “iPhone 16 Pro”?"
      ),
      ("{\"devices\": [{}]}", "line 1: “devices”: a text is expected"),
      ("{\"ios\": \"19\"}", "line 1: “ios”: unknown system version “19”; there are 11 to 18, and 26 and later"),
      ("{\"failOn\": \"warnings\"}", "line 1: “failOn”: unknown severity “warnings”; did you mean “warning”?"),
      ("{\"orientations\": []}", "line 1: “orientations”: no orientation is named"),
      ("[]", "the configuration is no JSON object"),
      ("{", "this is no configuration: it ends too early"),
      (
        "{\n  \"ios\": \"18\",\n  \"failOn\": \"note\",\n  \"ios\": \"26\"\n}",
        "line 4: “ios” is there twice, first in line 2"
      ),
      (
        "{\"rules\": {\n\"overlap\": \"off\", \"overlap\": \"note\"}}",
        "line 2: “overlap” is there twice, first in line 2"
      ),
      ("{\n\"failOn\": }", "this is no configuration: it is no JSON from line 2 on"),
      ("{\n\n\"failOn\": \"notes\"}", "line 3: “failOn”: unknown severity “notes”; did you mean “note”?"),
    ] {
      XCTAssertThrowsError(try settings(text), text) { XCTAssertEqual("\($0)", message, text) }
    }
  }

  func test_overridden_prefersTheCommandLineWhereItSaysSomething() throws {
    let file = try settings("{\"failOn\": \"note\", \"orientations\": [\"portrait\"], \"exclude\": [\"a\"]}")
    var line = CheckSettings()
    line.failOn = .never
    line.exclusions = ["b"]
    let both = file.overridden(by: line)
    XCTAssertEqual(both.failOn, .never)
    XCTAssertEqual(both.orientations, [.portrait])
    XCTAssertEqual(both.exclusions, ["a", "b"])
  }

  func test_path_isTheNearestAboveAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: ConfigurationFile.name)
    try folder.makeFolder("a/b")
    XCTAssertEqual(ConfigurationFile.path(above: folder.path + "/a/b"), folder.path + "/" + ConfigurationFile.name)
    try folder.write("{}", to: "a/" + ConfigurationFile.name)
    XCTAssertEqual(ConfigurationFile.path(above: folder.path + "/a/b"), folder.path + "/a/" + ConfigurationFile.name)
  }
}

final class RuleSelectionTests: XCTestCase {
  func test_apply_readsNamesWithAndWithoutSigns() throws {
    var rules = RuleSelection()
    try SettingWords.apply(["-overlap", "+unscaled-constant"], to: &rules)
    XCTAssertNil(rules.severity(of: "overlap"))
    XCTAssertEqual(rules.severity(of: "unscaled-constant"), .warning)
    XCTAssertEqual(rules.severity(of: "conflict"), .error)
    try SettingWords.apply(["conflict", "overlap"], to: &rules)
    XCTAssertEqual(rules.severity(of: "conflict"), .error)
    XCTAssertEqual(rules.severity(of: "overlap"), .warning)
    XCTAssertNil(rules.severity(of: "ambiguity"))
    XCTAssertThrowsError(try SettingWords.apply(["-ambigity"], to: &rules)) {
      XCTAssertEqual("\($0)", "unknown rule “ambigity”; did you mean “ambiguity”?")
    }
  }

  func test_severity_isThatOfTheMessageForRulesOnDocuments() {
    var rules = RuleSelection()
    XCTAssertEqual(rules.severity(of: "missing-item", own: .error), .error)
    rules.set(.severity(.note), of: "missing-item")
    XCTAssertEqual(rules.severity(of: "missing-item", own: .error), .note)
  }

  func test_all_haveDifferentNamesAndReasons() {
    XCTAssertEqual(Set(CheckRule.all.map(\.name)).count, CheckRule.all.count)
    for rule in CheckRule.all { XCTAssertTrue(rule.reason.hasSuffix("."), rule.name) }
  }
}
