import Foundation
import XCTest

/// The pictures that the tool writes.
final class PicturesToolTests: XCTestCase {
  private let conflict = ToolDocument.storyboard(cardWidth: 300)

  func test_check_writesAPageAndSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write(conflict, to: "App/Main.storyboard")
    let run = try ToolRun(["App", "--html", "report.html", "--svg", "out/sheets"], in: folder)
    XCTAssertEqual(run.exitCode, 1, run.errors)
    let page = try folder.read("report.html")
    XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
    XCTAssertTrue(page.contains("App/Main.storyboard"))
    XCTAssertTrue(page.contains("<code class=\"rule\">conflict</code>"))
    XCTAssertTrue(page.contains("\"w\":{\"r\":[320,1366]"), "the slider's segments")
    let sheet = try folder.read("out/sheets/Main-Profile-root.svg")
    XCTAssertTrue(sheet.contains("[conflict, line "), sheet)
    XCTAssertTrue(sheet.contains(">iPhone SE, portrait<"), sheet)
    // What is reported is the same as without pictures.
    XCTAssertEqual(run.output, try ToolRun(["App"], in: folder).output)
  }

  func test_check_writesTheSamePageEachTime() throws {
    let folder = try TemporaryFolder()
    try folder.write(conflict, to: "A.storyboard")
    try folder.write(ToolDocument.storyboard(cardWidth: nil), to: "B.storyboard")
    _ = try ToolRun([".", "--html", "first.html"], in: folder)
    _ = try ToolRun([".", "--html", "second.html"], in: folder)
    XCTAssertEqual(try folder.read("first.html"), try folder.read("second.html"))
  }

  func test_check_saysWhatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(conflict, to: "Main.storyboard")
    let page = try ToolRun(["Main.storyboard", "--html", "missing/report.html"], in: folder)
    XCTAssertEqual(page.exitCode, 2)
    XCTAssertTrue(page.errors.contains("missing/report.html cannot be written"), page.errors)
    let sheets = try ToolRun(["Main.storyboard", "--svg", "Main.storyboard"], in: folder)
    XCTAssertEqual(sheets.exitCode, 2)
    XCTAssertTrue(sheets.errors.contains("the folder Main.storyboard cannot be made"), sheets.errors)
  }
}
