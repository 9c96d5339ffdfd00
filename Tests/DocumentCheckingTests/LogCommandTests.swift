import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class LogCommandTests: XCTestCase {
  /// A row that is too low, as a console has it.
  private static func message(height: Int = 44, view: String = "UILabel") -> String {
    """
    2026-03-02 10:11:12.131415+0100 Shop[812:4711] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6000000e0010 \(view):0x7fc1a0'Total'.height == \(height)   (active)>",
        "<NSLayoutConstraint:0x6000000e0020 V:|-(8)-[\(view):0x7fc1a0'Total']   (active, names: '|':UITableViewCellContentView:0x7fc1b0 )>",
        "<NSLayoutConstraint:0x6000000e0030 V:[\(view):0x7fc1a0'Total']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7fc1b0 )>",
        "<NSLayoutConstraint:0x6000000e0040 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fc1b0.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6000000e0030 V:[\(view):0x7fc1a0'Total']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7fc1b0 )>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

    """
  }

  private static let systems = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6000000f0010 UIView:0x7fc2a0.width == - 16   (active)>"
    )

    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(text, to: name) }
    return folder
  }

  func test_log_text_explainsEachDifferentMessageOnce() throws {
    let folder = try folder([
      "console.log": "start\n" + Self.message() + Self.message() + Self.message(view: "UISwitch")
    ])
    let run = try ToolRun(["log", "console.log"], in: folder)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(
      run.output.hasPrefix(
        "console.log:2: 44 + 8 + 8 is 60, but tableViewCellContentView.height is 44: 16 pt too much\n"), run.output)
    XCTAssertEqual(run.output.components(separatedBy: "cannot hold together").count, 3, run.output)
    XCTAssertTrue(run.output.contains("3 messages about unsatisfiable constraints, 2 different"), run.output)
    XCTAssertTrue(run.output.contains("  2 times: console.log:2: "), run.output)
  }

  func test_log_json_oneObjectAMessage() throws {
    let folder = try folder(["console.log": Self.message() + Self.message(height: 50)])
    let run = try ToolRun(["log", "--format", "json", "console.log"], in: folder)
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
    XCTAssertEqual(object["formatVersion"] as? Int, 1)
    XCTAssertEqual(object["satisfiable"] as? Bool, false)
    XCTAssertEqual(object["sets"] as? [[Int]], [[0, 1, 2, 3]])
    XCTAssertEqual(object["fixes"] as? [Int], [0, 1, 2, 3])
    XCTAssertEqual(object["overlap"] as? Double ?? 0, 22, accuracy: 1e-6)
    XCTAssertEqual(object["broken"] as? Int, 2)
    XCTAssertEqual(object["cause"] as? String, "cell-size-against-content")
    let first = try XCTUnwrap((object["constraints"] as? [[String: Any]])?.first)
    XCTAssertEqual(first["relation"] as? String, "==")
    XCTAssertEqual(first["constant"] as? Double, 50)
    XCTAssertEqual(first["priority"] as? Double, 1000)
    let term = try XCTUnwrap((first["terms"] as? [[String: Any]])?.first)
    XCTAssertEqual(term["item"] as? String, "0x7fc1a0")
    XCTAssertEqual(term["attribute"] as? String, "height")
  }

  func test_log_otherFormats() throws {
    let folder = try folder(["console.log": Self.message() + Self.systems])
    let github = try ToolRun(["log", "--format", "github", "console.log"], in: folder).output
    XCTAssertTrue(
      github.hasPrefix("::warning title=layoutcheck%3A cell-size-against-content::44 + 8 + 8 is 60"), github)
    XCTAssertTrue(github.contains("\n::notice title=layoutcheck%3A action-sheet-minus-16::"), github)
    let markdown = try ToolRun(["log", "--format", "markdown", "console.log"], in: folder).output
    XCTAssertTrue(markdown.hasPrefix("# Unsatisfiable constraints\n"), markdown)
    XCTAssertTrue(markdown.contains("| cell-size-against-content | 1 | 1 |"), markdown)
    let junit = try ToolRun(["log", "--format", "junit", "--fail-on", "app", "console.log"], in: folder).output
    XCTAssertTrue(junit.contains(#"tests="2" failures="1" errors="0""#), junit)
  }

  func test_log_exitCodes() throws {
    let folder = try folder([
      "app.log": Self.message(), "system.log": Self.systems, "empty.log": "", "plain.log": "hello\n",
    ])
    func code(_ words: [String], line: UInt = #line) throws -> Int32 {
      try ToolRun(["log"] + words, in: folder).exitCode
    }
    XCTAssertEqual(try code(["empty.log", "plain.log"]), 0)
    XCTAssertEqual(try code(["app.log"]), 1)
    XCTAssertEqual(try code(["system.log"]), 1)
    XCTAssertEqual(try code(["--fail-on", "app", "system.log"]), 0)
    XCTAssertEqual(try code(["--fail-on=app", "system.log", "app.log"]), 1)
    XCTAssertEqual(try code(["--fail-on", "never", "app.log"]), 0)
    XCTAssertEqual(try code(["--fail-on", "sometimes", "app.log"]), 2)
    XCTAssertEqual(try code(["--format", "yaml", "app.log"]), 2)
    XCTAssertEqual(try code(["--nonsense"]), 2)
    XCTAssertEqual(try code(["--baseline", "missing.json", "app.log"]), 2)
    XCTAssertEqual(try code(["missing.log", "app.log"]), 3)
    XCTAssertEqual(try code(["."]), 3)
    XCTAssertEqual(try code(["--help"]), 0)
  }

  func test_log_baseline_leavesOutWhatIsKnown() throws {
    let folder = try folder([
      "old.log": Self.message(), "new.log": Self.message(height: 60) + Self.message(view: "UISwitch"),
    ])
    XCTAssertEqual(try ToolRun(["log", "--write-baseline", "known.json", "old.log"], in: folder).exitCode, 0)
    let same = try ToolRun(["log", "--baseline", "known.json", "old.log"], in: folder)
    XCTAssertEqual(same.exitCode, 0)
    XCTAssertTrue(same.output.contains("0 new"), same.output)
    let other = try ToolRun(["log", "--baseline", "known.json", "new.log"], in: folder)
    XCTAssertEqual(other.exitCode, 1)
    XCTAssertTrue(other.output.contains("2 different") && other.output.contains("1 new"), other.output)
    XCTAssertFalse(other.output.contains("label.height"), other.output)
  }

  func test_log_private_hidesNamesInEveryFormat() throws {
    let folder = try folder(["app.log": Self.message(view: "Shop.SecretView")])
    for format in ["text", "json", "markdown", "github", "junit"] {
      let run = try ToolRun(["log", "--private", "--format", format, "--svg", "pictures", "app.log"], in: folder)
      XCTAssertFalse(run.output.lowercased().contains("secret"), run.output)
      XCTAssertFalse(run.output.contains("Total"), run.output)
      XCTAssertTrue(run.output.contains("UITableViewCell") || run.output.contains("tableViewCell"), run.output)
    }
    let picture = try String(contentsOfFile: folder.path + "/pictures/conflict-1.svg", encoding: .utf8)
    XCTAssertFalse(picture.lowercased().contains("secret"))
  }

  func test_log_svg_drawsEachConflict() throws {
    let folder = try folder(["app.log": Self.message() + Self.message() + Self.message(view: "UISwitch")])
    XCTAssertEqual(try ToolRun(["log", "--svg", "pictures", "app.log"], in: folder).exitCode, 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures").sorted()
    XCTAssertEqual(names, ["conflict-1.svg", "conflict-2.svg"])
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: folder.path + "/pictures/conflict-1.svg")))
    XCTAssertTrue(parser.parse())
  }
}
