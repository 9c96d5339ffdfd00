import Foundation
import InterfaceBuilder
import XCTest

/// Files that are no documents are refused with a reason and a place, and never crash.
final class BrokenDocumentTests: XCTestCase {
  private func assertRefused(
    _ text: String, _ reason: DocumentError.Reason, _ words: String, line expected: Int? = nil, line: UInt = #line
  ) {
    assertRefused(Data(text.utf8), reason, words, line: expected, line: line)
  }

  private func assertRefused(
    _ data: Data, _ reason: DocumentError.Reason, _ words: String, line expected: Int? = nil, line: UInt = #line
  ) {
    XCTAssertThrowsError(try InterfaceDocument(reading: data, path: "Broken.xib"), line: line) { error in
      guard let error = error as? DocumentError else { return XCTFail("\(error)", line: line) }
      XCTAssertEqual(error.reason, reason, "\(error)", line: line)
      XCTAssertTrue(error.message.contains(words), "\(error)", line: line)
      XCTAssertEqual(error.location.file, "Broken.xib", line: line)
      if let expected { XCTAssertEqual(error.location.line, expected, "\(error)", line: line) }
    }
  }

  func test_read_refusesWhatIsNoXML() {
    assertRefused("", .malformed, "empty")
    assertRefused("PNG\u{0}\u{1}", .malformed, "not well-formed XML")
    assertRefused("{\"scenes\": []}", .malformed, "not well-formed XML")
    assertRefused(Data([0xFF, 0xFE, 0x3C, 0x00, 0x61]), .malformed, "not well-formed XML")
    assertRefused(Data([0x3C, 0x61, 0x3E, 0xC3, 0x28, 0x3C, 0x2F, 0x61, 0x3E]), .malformed, "not well-formed XML")
  }

  func test_read_refusesWhatEndsTooEarly() {
    let whole = DocumentText.xib(DocumentText.view(id: "a", "0 0 10 10"))
    for length in stride(from: 1, to: whole.utf8.count - 12, by: 37) {
      XCTAssertThrowsError(try InterfaceDocument(reading: Data(whole.utf8.prefix(length)), path: "Cut.xib")) { error in
        XCTAssertEqual((error as? DocumentError)?.reason, .malformed, "\(length): \(error)")
      }
    }
    assertRefused("<document>\n<objects>\n<view>\n", .malformed, "inside <view>")
    assertRefused("<document>\n<objects>\n</document>", .malformed, "not well-formed XML", line: 3)
  }

  func test_read_refusesOtherDocuments() {
    assertRefused("<plist version=\"1.0\"><dict/></plist>", .notADocument, "begins with <plist>", line: 1)
    assertRefused("<html/>", .notADocument, "begins with <html>")
    assertRefused("<document/>", .notADocument, "has no type")
    assertRefused(
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
      .notADocument, "Xcode 4 or older", line: 2)
  }

  func test_read_refusesOtherPlatforms() {
    for type in [
      "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
      "com.apple.InterfaceBuilder.AppleTV.Storyboard", "com.apple.InterfaceBuilder.WatchKit.Storyboard",
    ] {
      assertRefused("<document type=\"\(type)\"/>", .otherPlatform, type)
    }
  }

  func test_read_refusesEntities() {
    var bomb = "<!DOCTYPE document [<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1...12 {
      bomb += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    bomb += "]><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>&a12;</objects></document>"
    assertRefused(bomb, .notADocument, "declares entities")
    assertRefused(
      "<!DOCTYPE d [<!ENTITY secret SYSTEM \"file:///etc/passwd\">]><document>&secret;</document>", .notADocument,
      "declares entities")
  }

  func test_read_refusesWhatIsTooLarge() {
    var large = Data(DocumentText.xib("").utf8)
    large.append(Data(repeating: UInt8(ascii: " "), count: 50 << 20))
    assertRefused(large, .tooLarge, "50 MB")
  }

  func test_read_refusesWhatIsNestedTooDeeply() {
    for depth in [200, 10_000] {
      var nested = ""
      for index in 0..<depth { nested += "<view id=\"v\(index)\"><subviews>" }
      for _ in 0..<depth { nested += "</subviews></view>" }
      assertRefused(DocumentText.xib(nested), .tooLarge, "nested more than")
    }
  }

  func test_read_takesViewsThatAreNestedDeeply() throws {
    var nested = ""
    for index in 0..<100 {
      nested += "<view id=\"v\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    }
    for _ in 0..<100 { nested += "</subviews></view>" }
    let document = try read(DocumentText.xib(nested))
    XCTAssertEqual(document.scenes.first?.tree.viewsInDrawingOrder.count, 100)
  }

  func test_contentsOfFile_namesAFileThatIsNotThere() {
    XCTAssertThrowsError(try InterfaceDocument(contentsOfFile: "/no/such/Main.storyboard")) { error in
      XCTAssertEqual((error as? DocumentError)?.reason, .unreadable)
      XCTAssertTrue("\(error)".hasPrefix("/no/such/Main.storyboard:1:1: "), "\(error)")
    }
  }
}
