import DocumentChecking
import Foundation
import XCTest

/// What the tool says to command lines that it cannot understand, and what it tells of itself.
final class ToolUsageTests: XCTestCase {
  func test_run_namesTheWordThatIsWrongAndTheNearestOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    for (arguments, message) in [
      (["--fromat", "json", "."], "unknown option “--fromat”; did you mean “--format”?"),
      (["--format", "jsno", "."], "“--format” does not know “jsno”; did you mean “json”?"),
      (["--format"], "“--format” needs a value: --format FORMAT"),
      (["--statistics=yes", "."], "“--statistics” takes no value"),
      (["check"], "no path is named; write . for the working directory"),
      (["chek", "."], "“chek” is neither a command nor a file; did you mean “check”?"),
      (["--devices", "iPhone 16 Porr", "."], "unknown device “iPhone 16 Porr”; did you mean “iPhone 16 Pro”?"),
      (["--ios", "9", "."], "unknown system version “9”; there are 11 to 18, and 26 and later"),
      (
        ["--devices", "iPhone SE", "--ios", "26", "."],
        "none of the devices is known in these orientations and panes, or on that system"
      ),
      (["--orientations", "up", "."], "unknown orientation “up”; there are portrait, landscape, all"),
      (["--text-sizes", "AX9", "."], "unknown text size “AX9”; did you mean “AX1”?"),
      (["--rules", "conflicts", "."], "unknown rule “conflicts”; did you mean “conflict”?"),
      (["--fail-on", "warn", "."], "“--fail-on” does not know “warn”; there are error, warning, note, never"),
      (["--config", "none.json", "."], "none.json cannot be read"),
      (["--baseline", "none.json", "."], "none.json cannot be read"),
      (["rules", "conflit"], "unknown rule “conflit”; did you mean “conflict”?"),
      (["devices", "x"], "“x” is too much"),
      (["frames"], "something is missing: frames FILE"),
      (["frames", "Main.storyboard", "--landscape"], "“--landscape” needs --device"),
      (["frames", "Main.storyboard", "--device", "all"], "“all” is more than one device"),
      (["frames", "Main.storyboard", "--scene", "Profil"], "unknown scene “Profil”; did you mean “Profile”?"),
      (["explain", "Main.storyboard"], "something is missing: explain FILE ID"),
      (["explain", "Main.storyboard", "carde"], "unknown view “carde”; did you mean “card”?"),
      (["sweep", "Main.storyboard", "--from", "wide"], "“--from” needs a width in points, and “wide” is none"),
      (["sweep", "Main.storyboard", "--from", "500", "--to", "400"], "“--from” is greater than “--to”"),
      (["help", "swep"], "unknown command “swep”; did you mean “sweep”?"),
    ] {
      let run = try ToolRun(arguments, in: folder)
      XCTAssertEqual(run.exitCode, 2, "\(arguments)")
      XCTAssertEqual(
        run.errors.split(separator: "\n").first.map(String.init), "layoutcheck: \(message)", "\(arguments)")
      XCTAssertEqual(run.output, "", "\(arguments)")
    }
  }

  func test_run_helpsWithEveryCommand() throws {
    let folder = try TemporaryFolder()
    let overview = try ToolRun(["--help"], in: folder)
    XCTAssertEqual(overview.exitCode, 0)
    for command in ["check", "sweep", "frames", "explain", "rules", "devices"] {
      XCTAssertTrue(overview.output.contains("\n  \(command) "), command)
      let help = try ToolRun([command, "--help"], in: folder)
      XCTAssertEqual(help.exitCode, 0, command)
      XCTAssertTrue(help.output.hasPrefix("usage: layoutcheck \(command) "), help.output)
      XCTAssertEqual(try ToolRun(["help", command], in: folder).output, help.output)
      XCTAssertEqual(help.output.split(separator: "\n").map(String.init).filter { $0.count > 100 }, [], command)
    }
  }

  func test_run_withoutArgumentsSaysHowItIsUsed() throws {
    let run = try ToolRun([], in: try TemporaryFolder())
    XCTAssertEqual(run.exitCode, 2)
    XCTAssertTrue(run.errors.contains("usage: layoutcheck [check] PATH..."), run.errors)
  }

  func test_run_tellsItsVersion() throws {
    let run = try ToolRun(["--version"], in: try TemporaryFolder())
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertNotNil(run.output.range(of: #"^layoutcheck \d+\.\d+\.\d+\n$"#, options: .regularExpression), run.output)
  }

  func test_rules_listsEveryRuleWithItsReason() throws {
    let run = try ToolRun(["rules"], in: try TemporaryFolder())
    XCTAssertEqual(run.exitCode, 0)
    for rule in CheckRule.all {
      let severity = rule.defaultSeverity?.rawValue ?? "off"
      XCTAssertTrue(run.output.contains("\(rule.name) (\(severity))\n  \(rule.reason)\n"), rule.name)
    }
  }

  func test_devices_listsNamesThatOptionsTake() throws {
    let folder = try TemporaryFolder()
    let lines = try ToolRun(["devices"], in: folder).output.split(separator: "\n").map(String.init)
    XCTAssertTrue(
      lines.contains { $0.hasPrefix("* iPhone SE (3rd generation)") && $0.hasSuffix("375 × 667") }, "\(lines)")
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "Main.storyboard")
    let run = try ToolRun(["--devices", "iPhone SE (3rd generation),iPad (9th generation)", "."], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.errors)
    XCTAssertTrue(run.output.hasSuffix("in 4 configurations\n"), run.output)
  }
}
