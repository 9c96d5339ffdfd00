import DocumentChecking
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// The documents in `Examples/Storyboards`: one with a mistake of each kind, and the same without.
final class ExampleDocumentsTests: XCTestCase {
  private func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Storyboards/\(name)").path
  }

  private func check(_ name: String, _ devices: [String]) async throws -> CheckReport {
    var configuration = CheckConfiguration()
    configuration.matrix.devices = .chosen(try devices.map(device))
    return await DocumentChecker(configuration).check([path(name)])
  }

  func test_check_findsOneMistakeOfEachKind() async throws {
    let report = try await check("Order.storyboard", ["iPhone SE", "iPhone XS", "iPhone 15"])
    XCTAssertEqual(report.unreadable.count, 0)
    let found = report.findings.map { "\($0.rule) \($0.element.id) \($0.severity)" }
    XCTAssertEqual(
      found,
      [
        "ambiguity Arr-Lb-3fG warning", "clipped-text Not-Lb-9oP warning", "conflict Can-wD-7wX error",
      ])
    let conflict = try XCTUnwrap(report.findings.last)
    XCTAssertTrue(
      conflict.message.hasPrefix("16 + 16 + 16 + 170 + 170 is 388, but the view is 320 wide"), conflict.message)
    XCTAssertEqual(
      Set(conflict.related.map(\.element.id)), ["rT5-cB-1kL", "rT7-xB-5oP", "rT9-xB-9sT", "Con-wD-1qR"])
    XCTAssertEqual(conflict.extent.deviceConfigurations, ["iPhone SE, portrait", "iPhone XS, portrait"])
    XCTAssertEqual(report.findings[1].extent.deviceConfigurations, ["iPhone SE, portrait"])
    // Three lines instead of two, also if the text were a little narrower than estimated.
    XCTAssertFalse(report.findings[1].restsOnEstimate)
  }

  func test_check_findsNothingInTheCorrectedDocument() async throws {
    let report = try await check("OrderCorrected.storyboard", ["iPhone SE", "iPhone XS", "iPhone 15", "iPad (A16)"])
    XCTAssertEqual(report.findings.map(\.message), [])
    XCTAssertEqual(report.unreadable.count, 0)
  }

  /// What was designed on an iPhone 15 lies there where the documents say.
  func test_frames_areThoseInTheDocuments() throws {
    for name in ["Order.storyboard", "OrderCorrected.storyboard"] {
      let document = try InterfaceDocument(contentsOfFile: path(name))
      XCTAssertEqual(document.messages.map(\.message), [], name)
      let place = QuestionPlace(device: try device("iPhone 15"))
      let listing = try XCTUnwrap(FrameListing(try XCTUnwrap(document.scenes.first), in: place))
      let recorded = try recordedFrames(name)
      XCTAssertEqual(listing.frames.count, recorded.count, name)
      XCTAssertGreaterThan(recorded.count, 12, name)
      for entry in listing.frames {
        let numbers = [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height]
        for (number, expected) in zip(numbers, try XCTUnwrap(recorded[entry.id], entry.id)) {
          XCTAssertEqual(number, expected, accuracy: 0.01, "\(name), \(entry.label) (\(entry.id))")
        }
      }
    }
  }

  /// The frames in a document by the ids of their elements, read without a parser of XML.
  private func recordedFrames(_ name: String) throws -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    var id = ""
    for line in try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n") {
      if line.contains("<rect key=\"frame\"") {
        frames[id] = ["x", "y", "width", "height"].compactMap { value(of: $0, in: line).flatMap(Double.init) }
      } else if let value = value(of: "id", in: line) {
        id = value
      }
    }
    return frames
  }

  private func value(of attribute: String, in line: Substring) -> String? {
    guard let range = line.range(of: " \(attribute)=\"") else { return nil }
    return String(line[range.upperBound...].prefix { $0 != "\"" })
  }
}
