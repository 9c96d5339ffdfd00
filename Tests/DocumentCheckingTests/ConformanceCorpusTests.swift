import DocumentChecking
import TestSupport
import XCTest

/// The optional folder of real documents: how far layouts come out as the documents record them.
final class ConformanceCorpusTests: XCTestCase {
  func test_layouts_areThoseOfTheDocuments() throws {
    let folder = OptionalFiles.cases.appendingPathComponent("ib")
    guard OptionalFiles.exists(folder) else { throw XCTSkip("optional test data is not there: \(folder.path)") }
    let conformance = try Conformance(folder: folder.path)
    XCTAssertEqual(conformance.errors.map(\.description), [])
    XCTAssertEqual(conformance.constraints.refused, 0)
    let near = conformance.outcomes.filter(\.isNear).count
    XCTAssertGreaterThanOrEqual(Double(near), 0.97 * Double(conformance.outcomes.count), "\(near)")
    XCTAssertGreaterThanOrEqual(conformance.ambiguity.precision, 0.7)
    XCTAssertGreaterThanOrEqual(conformance.ambiguity.recall, 0.5)
    XCTAssertTrue(conformance.text().contains("536 documents, 0 of them not read"), conformance.text())
  }
}
