import DocumentRunner
import Foundation
import TestSupport
import XCTest

/// Layouts of documents against the frames that they record.
final class DocumentComparisonTests: XCTestCase {
  func test_index_readsScenes() throws {
    let index = try DocumentIndex(Data((Self.line() + "\n\n" + Self.line()).utf8), path: "index.jsonl")
    XCTAssertEqual(index.entries.map(\.file), ["a.xib"])
    XCTAssertEqual(index.entries.map(\.scenes.count), [2])
  }

  func test_index_refusesMalformedLines() {
    let cases: [(line: String, reason: String, at: UInt)] = [
      ("{", "the line is no scene", #line),
      (Self.line(skip: "[0]"), "skip has 1 entries for 2 views", #line),
      (Self.line(notUnique: "[0,0,0]"), "notUnique has 3 entries for 2 views", #line),
      (Self.line(views: "[]", skip: "[]", notUnique: "[]"), "it names no views", #line),
    ]
    for (line, reason, at) in cases {
      XCTAssertThrowsError(try DocumentIndex(Data((Self.line() + "\n" + line).utf8), path: "x.jsonl"), line: at) {
        let error = $0 as? DocumentIndex.Malformed
        XCTAssertEqual(error?.line, 2, line: at)
        XCTAssertTrue(error?.description.hasPrefix("x.jsonl:2: \(reason)") == true, "\($0)", line: at)
      }
    }
  }

  func test_comparison_refusesFolderWithoutIndex() {
    XCTAssertThrowsError(try DocumentComparison(folder: "/no/such/folder")) {
      XCTAssertEqual(($0 as? DocumentIndex.Malformed)?.line, nil)
      XCTAssertTrue("\($0)".contains("/no/such/folder/index.jsonl"), "\($0)")
    }
  }

  /// The optional folders of real documents.
  func test_comparison_ofRecordedDocuments() throws {
    for (name, share) in [("ib", 0.985), ("ib-2", 0.975)] {
      let folder = OptionalFiles.cases.appendingPathComponent(name)
      guard OptionalFiles.exists(folder) else { throw XCTSkip("optional test data is not there: \(folder.path)") }
      let comparison = try DocumentComparison(folder: folder.path)
      XCTAssertEqual(comparison.errors.map(\.description), [])
      let near = comparison.outcomes.count { $0.isNear }
      XCTAssertGreaterThanOrEqual(Double(near), share * Double(comparison.outcomes.count), "\(name): \(near)")
    }
  }

  private static func line(
    views: String = #"["r","v"]"#, skip: String = "[0,0]", notUnique: String = "[0,0]"
  ) -> String {
    """
    {"file":"a.xib","src":"xib","quality":"exact","views":\(views),"skip":\(skip),"notUnique":\(notUnique),"tags":[]}
    """
  }
}
