import Foundation
import XCTest

/// What the commands print for a small document.
final class ToolCommandTests: XCTestCase {
  func test_frames_listsFramesOnADevice() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let run = try ToolRun(["frames", "Main.storyboard", "--device", "iPhone SE", "--landscape"], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.errors)
    XCTAssertEqual(
      run.output,
      """
      Profile (root), iPhone SE, landscape
        view (root)  0, 0, 568 × 320
          view “Card” (card)  16, 20, 536 × 200

      """)
  }

  func test_frames_writesJSONAndUsesTheDesignDeviceUnlessTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let run = try ToolRun(["frames", "--json", "Main.storyboard"], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.errors)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    XCTAssertEqual(object["document"] as? String, "Main.storyboard")
    let scene = try XCTUnwrap((object["scenes"] as? [[String: Any]])?.first)
    let frames = try XCTUnwrap(scene["frames"] as? [[String: Any]])
    let card = try XCTUnwrap(frames.first { $0["id"] as? String == "card" })
    let frame = try XCTUnwrap(card["frame"] as? [String: Double])
    // The document records a card from 16 to 398 with a height of 200.
    XCTAssertEqual(frame["x"], 16)
    XCTAssertEqual(frame["width"], 382)
    XCTAssertEqual(frame["height"], 200)
  }

  func test_explain_namesTheConstraintsWithTheirLines() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let run = try ToolRun(["explain", "Main.storyboard", "card", "--device", "iPhone SE"], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.errors)
    let lines = run.output.split(separator: "\n").map(String.init)
    XCTAssertTrue(
      lines.first?.hasPrefix("view “Card” (card) at Main.storyboard:") == true
        && lines.first?.hasSuffix("in Profile (root), on iPhone SE") == true, run.output)
    XCTAssertTrue(lines.contains("height = 200"), run.output)
    XCTAssertTrue(lines.contains { $0.hasPrefix("width = 320 ") && $0.hasSuffix("= 288") }, run.output)
    XCTAssertTrue(lines.contains { $0.contains("(c-height, line ") }, run.output)
  }

  func test_sweep_saysWhereAFindingBegins() throws {
    let folder = try TemporaryFolder()
    let badge = """
      <view contentMode="scaleToFill" id="badge" userLabel="Badge">
        <rect key="frame" x="16" y="300" width="384" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      </view>
      """
    try folder.write(ToolDocument.storyboard(cardWidth: nil, extra: badge), to: "Main.storyboard")
    let run = try ToolRun(["sweep", "Main.storyboard", "Profile", "--rules", "off-screen"], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("Profile (root), 320 to 1366 pt wide\n  320 to 400: error: "), run.output)
    let clean = try ToolRun(["sweep", "Main.storyboard", "--from", "400", "--rules", "off-screen"], in: folder)
    XCTAssertEqual(clean.output, "Profile (root), 400 to 1366 pt wide\n  no findings\n")
  }

  func test_check_readsTheConfigurationAboveUnlessTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "App/Main.storyboard")
    try folder.write("{\"rules\": {\"conflict\": \"note\"}}", to: ".layoutcheck.json")
    XCTAssertEqual(try ToolRun(["App"], in: folder).exitCode, 0)
    XCTAssertEqual(try ToolRun(["--no-config", "App"], in: folder).exitCode, 1)
    XCTAssertEqual(try ToolRun(["--fail-on", "note", "App"], in: folder).exitCode, 1)
    try folder.write("{\"ruls\": {}}", to: "other.json")
    let wrong = try ToolRun(["--config", "other.json", "App"], in: folder)
    XCTAssertEqual(wrong.exitCode, 2)
    XCTAssertTrue(
      wrong.errors.hasPrefix("layoutcheck: other.json: line 1: “ruls”: there is no such key; did you mean “rules”?\n"),
      wrong.errors)
  }

  func test_check_writesABaselineAndReadsItBack() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "Main.storyboard")
    let written = try ToolRun([".", "--write-baseline", "known.json"], in: folder)
    XCTAssertEqual(written.exitCode, 0, written.errors)
    XCTAssertEqual(written.errors, "layoutcheck: 1 findings written to known.json\n")
    XCTAssertTrue(try folder.read("known.json").contains("\"rule\" : \"conflict\""))
    let known = try ToolRun([".", "--baseline", "known.json"], in: folder)
    XCTAssertEqual(known.exitCode, 0)
    XCTAssertTrue(known.output.contains("1 finding known by the baseline"), known.output)
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let fixed = try ToolRun([".", "--baseline", "known.json"], in: folder)
    XCTAssertTrue(fixed.output.contains("1 entry of the baseline not found any more: write it again"), fixed.output)
  }

  func test_check_takesPathsAndBaselineFromTheConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "App/Main.storyboard")
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "Other/Main.storyboard")
    try folder.write("{\"paths\": [\"App\"], \"baseline\": \"known.json\"}", to: ".layoutcheck.json")
    let missing = try ToolRun(["check"], in: folder)
    XCTAssertEqual(missing.exitCode, 2)
    XCTAssertTrue(missing.errors.contains("known.json cannot be read"), missing.errors)
    XCTAssertEqual(try ToolRun(["check", "--write-baseline", "known.json"], in: folder).exitCode, 0)
    let known = try ToolRun(["check"], in: folder)
    XCTAssertEqual(known.exitCode, 0, known.errors)
    XCTAssertTrue(known.output.contains("in 1 document"), known.output)
    let copy = try ToolRun(["."], in: folder)
    XCTAssertEqual(copy.exitCode, 1, "a copy of the document is not known")
  }

  func test_check_printsFindingsOnlyIfQuietAndFailsForWarningsIfStrict() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let quiet = try ToolRun([".", "-q", "--output", "-"], in: folder)
    XCTAssertEqual(quiet.output, "")
    XCTAssertEqual(quiet.errors, "")
    XCTAssertEqual(try folder.names(), ["Main.storyboard"], "- is standard output")
    let both = try ToolRun([".", "--strict", "--fail-on", "note"], in: folder)
    XCTAssertEqual(both.exitCode, 2)
    XCTAssertTrue(both.errors.contains("“--strict”"), both.errors)
    let empty = try ToolRun(["", "."], in: folder)
    XCTAssertEqual(empty.exitCode, 2)
    XCTAssertTrue(empty.errors.contains("a path is empty"), empty.errors)
  }

  func test_check_suppressesByTheIdentifierOfAConstraint() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ToolDocument.storyboard(cardWidth: 300, identifier: "layoutcheck:ignore=conflict"), to: "Main.storyboard")
    let run = try ToolRun(["."], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.output)
    XCTAssertTrue(run.output.contains("1 finding suppressed by identifiers in the documents"), run.output)
  }

  func test_check_writesTheReportToAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "Main.storyboard")
    let run = try ToolRun([".", "--format", "sarif", "--output", "report.sarif"], in: folder)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(run.output, "")
    let log = try JSONSerialization.jsonObject(with: Data(try folder.read("report.sarif").utf8)) as? [String: Any]
    XCTAssertEqual(log?["version"] as? String, "2.1.0")
    let lost = try ToolRun([".", "--output", "none/report.txt"], in: folder)
    XCTAssertEqual(lost.exitCode, 2)
    XCTAssertTrue(lost.errors.hasPrefix("layoutcheck: none/report.txt cannot be written\n"), lost.errors)
  }

  func test_check_saysTheSameInEveryRun() throws {
    let folder = try TemporaryFolder()
    for number in 0..<12 {
      try folder.write(ToolDocument.storyboard(cardWidth: 290 + number), to: "\(number)/Main.storyboard")
    }
    let runs = try (0..<4).map { _ in try ToolRun([".", "--format", "json"], in: folder).output }
    XCTAssertFalse(runs[0].isEmpty)
    XCTAssertEqual(Set(runs).count, 1)
  }

  func test_check_hasColoursOnTerminalsOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "Main.storyboard")
    XCTAssertFalse(try ToolRun(["."], in: folder).output.contains("\u{1B}"))
  }

  func test_check_writesAPageAndSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: 300), to: "Main.storyboard")
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Clean.storyboard")
    let run = try ToolRun([".", "--html", "page.html", "--svg", "sheets", "--devices", "iPhone SE"], in: folder)
    XCTAssertEqual(run.exitCode, 1, run.errors)
    let page = try folder.read("page.html")
    XCTAssertTrue(page.contains("<html"), String(page.prefix(200)))
    XCTAssertTrue(page.contains("Card.width == 300"))
    let sheets = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/sheets")
    XCTAssertEqual(sheets, ["Main-Profile-root.svg"], "a scene without findings has no sheet")
    XCTAssertTrue(try folder.read("sheets/Main-Profile-root.svg").contains("<svg"))
  }
}
