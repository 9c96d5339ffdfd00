import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import TestSupport
import XCTest

/// The optional folder of real documents: all of them are read, and no constraint of theirs is lost.
final class RecordedDocumentsCorpusTests: XCTestCase {
  func test_read_accountsForEveryConstraint() throws {
    let folder = OptionalFiles.cases.appendingPathComponent("ib/files")
    guard OptionalFiles.exists(folder) else { throw XCTSkip("optional test data is not there: \(folder.path)") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertGreaterThan(names.count, 500)
    for name in names {
      let file = folder.appendingPathComponent(name)
      let document = try InterfaceDocument(contentsOfFile: file.path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let counts = document.constraintCounts
      XCTAssertEqual(counts.total, text.components(separatedBy: "<constraint ").count - 1, name)
      XCTAssertEqual(counts.installed + counts.notInstalled + counts.refused, counts.total, name)
      XCTAssertLessThanOrEqual(counts.refused, document.messages.count, name)
      XCTAssertEqual(document.messages.filter { $0.severity == .error }, [], name)
      XCTAssertFalse(document.scenes.isEmpty && counts.total > 0, name)
    }
  }
}
