import ConflictLog
import Foundation
import XCTest

final class ConflictLogReaderTests: XCTestCase {
  private let whole = LogText.message(LogText.row, broken: 2)

  func test_read_findsTheMessageWithItsLines() throws {
    let message = try LogText.onlyMessage("start\nof the app\n" + whole + "\nend\n")
    XCTAssertEqual(message.constraints.count, 4)
    XCTAssertEqual(message.broken, 2)
    XCTAssertTrue(message.isComplete)
    XCTAssertEqual(message.firstLine, 3)
    XCTAssertEqual(message.lastLine, 19)
  }

  func test_read_doesNotDependOnThePieces() throws {
    let bytes = Array(("noise\n" + whole + whole).utf8)
    let expected = LogText.messages("noise\n" + whole + whole)
    XCTAssertEqual(expected.count, 2)
    for size in [1, 2, 7, 64, 1000] {
      var reader = ConflictLogReader()
      var found: [ConflictMessage] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      XCTAssertEqual(found + reader.finish(), expected, "pieces of \(size)")
    }
  }

  func test_read_undoesWhatPostingDid() throws {
    let expected = try LogText.onlyMessage(whole)
    func decorated(_ change: (String) -> String) -> String {
      whole.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(separator: "\n")
    }
    let html = whole.replacingBytes("&", "&amp;").replacingBytes("<", "&lt;").replacingBytes(">", "&gt;")
    let texts = [
      decorated { "> " + $0 }, decorated { "// " + $0 }, decorated { "        " + $0 }, decorated { "[DEBUG] " + $0 },
      decorated { "**\($0)**" }, decorated { "3. `\($0)`" }, html, html.replacingBytes("\"", "&quot;"),
      whole.replacingBytes("<NS", "\\<NS").replacingBytes(")>", ")\\>"), whole.replacingBytes("   (active", " (active"),
      whole.replacingBytes("   (active, names", "\n        (active, names"),
      whole.replacingBytes("\n", "\r\n"),
    ]
    for text in texts {
      let message = try LogText.onlyMessage(text)
      XCTAssertEqual(message.constraints.map(\.terms), expected.constraints.map(\.terms), text)
      XCTAssertEqual(message.items, expected.items, text)
      XCTAssertEqual(message.broken, 2, text)
    }
  }

  func test_read_listsInOtherForms() throws {
    let entries = LogText.row
    let quoted = entries.map { "\"" + $0 + "\"" }
    let lines = quoted.joined(separator: ",\n")
    let bare = entries.joined(separator: ",\n")
    let close = "\n).\n\nWill attempt to recover by breaking " + entries[2] + "."
    let texts: [String] = [
      "(" + quoted.joined(separator: ",") + ")", "[\n" + bare + "\n]\n", lines, "( " + lines + " )",
      "Conflicting constraints detected: (\n" + lines + close,
    ]
    for text in texts {
      let message = try LogText.onlyMessage(text)
      XCTAssertEqual(message.constraints.count, 4, text)
      XCTAssertTrue(message.isComplete, text)
    }
    XCTAssertEqual(try LogText.onlyMessage(texts[4]).broken, 2)
  }

  func test_read_separatesMessages() {
    let other = LogText.message(Array(LogText.row.prefix(2)), broken: 0)
    let noise = "(\n    not a constraint,\n)\nNSLayoutConstraint is a word\n<NSLayoutConstraint:0x61 a single one>\n"
    XCTAssertEqual(LogText.messages(whole + other + whole).map(\.constraints.count), [4, 2, 4])
    XCTAssertEqual(LogText.messages(noise + whole + noise + noise + other + noise).map(\.constraints.count), [4, 2])
  }

  func test_read_cutAndHiddenLists() throws {
    let cut = String(whole.prefix(700))
    let message = try LogText.onlyMessage(cut + "\nthe app goes on\n")
    XCTAssertFalse(message.isComplete)
    XCTAssertGreaterThan(message.constraints.count, 0)
    let hidden = try LogText.onlyMessage("Unable to simultaneously satisfy constraints:\n<private>\n\nother\n")
    XCTAssertTrue(hidden.isHidden)
    XCTAssertEqual(hidden.constraints, [])
  }

  func test_read_textWithoutMessages() {
    for text in ["", "\n", "Unable to simultaneously satisfy constraints.", "constraint onstraint Constraint:", "(((("]
    {
      XCTAssertEqual(LogText.messages(text), [], text)
    }
  }

  func test_read_damagedLogsNeitherCrashNorHang() {
    var state: UInt64 = 20_261_201
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let original = Array(whole.utf8)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...next(5) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(30)))
        default: bytes.insert(contentsOf: Array("'([<\">".utf8), at: place)
        }
      }
      var reader = ConflictLogReader()
      for message in reader.read(bytes) + reader.finish() { _ = ConflictAnalysis(message) }
    }
  }
}

extension String {
  fileprivate func replacingBytes(_ part: String, _ other: String) -> String {
    components(separatedBy: part).joined(separator: other)
  }
}
