import DocumentChecking
import Foundation
import LayoutAnalysis
import XCTest

/// Pages of real documents, where there are any.
final class PicturesCorpusTests: XCTestCase {
  private func files(_ count: Int) throws -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let cases = environment["RATITE_CASES"] ?? package.appendingPathComponent("../shared/cases").path
    let folder = URL(fileURLWithPath: cases).appendingPathComponent("ib/files").standardized.path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() else {
      throw XCTSkip("no documents at \(folder)")
    }
    return stride(from: 0, to: names.count, by: max(1, names.count / count)).map { folder + "/" + names[$0] }
  }

  func test_page_ofRealDocuments_staysSmall() async throws {
    let files = try files(8)
    var configuration = CheckConfiguration()
    configuration.pictures = .widths
    let report = await DocumentChecker(configuration).check(files)
    XCTAssertEqual(report.pictures.count, report.documents.reduce(0) { $0 + $1.scenes.count })
    let html = ReportPage(report, scenes: report.pictures).html
    XCTAssertEqual(html.components(separatedBy: "<article").count - 1, report.pictures.count)
    XCTAssertEqual(
      html.components(separatedBy: "<li class=\"finding").count - 1, report.findings.count + report.unreadable.count)
    // Fifty scenes on all devices are to stay below three megabytes.
    XCTAssertLessThan(html.utf8.count, 100_000 + 58_000 * report.pictures.count)
    for scene in report.pictures {
      XCTAssertEqual(
        SceneSheet(scene, in: report).svg.components(separatedBy: "<clipPath").count - 1, scene.layoutCount,
        scene.sceneID)
    }
  }
}
