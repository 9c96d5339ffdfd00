import XCTest

/// How the tool ends.
final class ToolExitCodeTests: XCTestCase {
  private let conflict = ToolDocument.storyboard(cardWidth: 300)
  private let clean = ToolDocument.storyboard(cardWidth: nil)

  func test_check_endsWith0WhereAllIsWell() throws {
    let folder = try TemporaryFolder()
    try folder.write(clean, to: "Main.storyboard")
    let run = try ToolRun(["."], in: folder)
    XCTAssertEqual(run.exitCode, 0, run.output + run.errors)
    XCTAssertTrue(run.output.hasPrefix("no findings in 1 document with 1 scene in "), run.output)
    XCTAssertEqual(run.errors, "")
  }

  func test_check_endsWith1FromTheSeverityOn() throws {
    let folder = try TemporaryFolder()
    try folder.write(conflict, to: "Main.storyboard")
    for (options, exitCode) in [
      ([], 1), (["--fail-on", "error"], 1), (["--fail-on=warning"], 1), (["--fail-on", "never"], 0),
      (["--rules", "-conflict"], 0), (["--rules", "ambiguity"], 0), (["--write-baseline", "known.json"], 0),
      (["--baseline", "known.json"], 0),
    ] as [([String], Int32)] {
      let run = try ToolRun(["check", "Main.storyboard"] + options, in: folder)
      XCTAssertEqual(run.exitCode, exitCode, "\(options): \(run.output)\(run.errors)")
    }
  }

  func test_check_endsWith3WhereAFileCannotBeReadAndChecksTheRest() throws {
    let folder = try TemporaryFolder()
    try folder.write(conflict, to: "Main.storyboard")
    try folder.write("<document", to: "Broken.xib")
    let run = try ToolRun(["."], in: folder)
    XCTAssertEqual(run.exitCode, 3, "before 1, since the check is not complete")
    XCTAssertTrue(run.output.contains("Broken.xib\n"), run.output)
    XCTAssertTrue(run.output.contains("  error  conflict"), run.output)
    XCTAssertTrue(run.output.contains("1 file could not be read"), run.output)
  }

  func test_check_endsWith3ForAFileThatIsNotThere() throws {
    let run = try ToolRun(["missing.storyboard"], in: try TemporaryFolder())
    XCTAssertEqual(run.exitCode, 3)
    XCTAssertTrue(run.output.contains("there is no such file or folder"), run.output)
  }

  func test_check_saysThatAFolderIsEmpty() throws {
    let run = try ToolRun(["."], in: try TemporaryFolder())
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(run.errors, "layoutcheck: there are no storyboards and no xibs in .\n")
  }

  func test_check_passesOverADocumentOfAnotherPlatformUnlessItIsNamed() throws {
    let folder = try TemporaryFolder()
    let mac = clean.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
      .replacingOccurrences(of: "InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder3.Cocoa")
    try folder.write(mac, to: "Main.storyboard")
    let found = try ToolRun(["."], in: folder)
    XCTAssertEqual(found.exitCode, 0, found.output)
    XCTAssertTrue(found.output.contains("1 document for other platforms passed over"), found.output)
    XCTAssertEqual(try ToolRun(["Main.storyboard"], in: folder).exitCode, 3)
  }
}
