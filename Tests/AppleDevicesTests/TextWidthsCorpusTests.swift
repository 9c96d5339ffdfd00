import AppleDevices
import Foundation
import LayoutModel
import LayoutTestSupport
import XCTest

/// Widths against those that Interface Builder recorded for labels and buttons with one word.
final class TextWidthsCorpusTests: XCTestCase {
  private struct Record: Decodable {
    let text: String
    let era: String
    let weight: String
    let size: Double
    let scale: Double
    let kind: String
    let rounding: String
    let width: Double
  }

  func test_measure_hasTheRecordedWidths() throws {
    let lines = try String(contentsOf: OptionalTestData.cases("text-widths.jsonl"), encoding: .utf8).split(
      separator: "\n")
    let systems = ["iOS 9-10": 9, "iOS 11-13": 11, "iOS 14+": 14]
    var errors: [Double] = []
    var exact = 0
    var near = 0
    for line in lines {
      let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
      let measurer = MetricsTextMeasurer(systemVersion: try XCTUnwrap(systems[record.era], record.era))
      let weight = try XCTUnwrap(FontWeight(rawValue: record.weight), record.weight)
      let request = MeasurementRequest(
        view: LayoutTree().root, kind: record.kind == "button" ? .button : .label,
        text: TextContent(
          record.text, font: .system(size: record.size, weight: weight), adjustsForContentSizeCategory: false))
      let scales = record.rounding == "pixel" ? [record.scale] : record.rounding == "point" ? [1] : [record.scale, 1]
      let errorsByScale = try scales.map { scale in
        try (XCTUnwrap(measurer.measure(request, in: Traits(displayScale: scale)).width) - record.width).magnitude
      }
      let error = try XCTUnwrap(errorsByScale.min())
      errors.append(error / record.width)
      if error < 0.01 { exact += 1 }
      if error < 1 / record.scale + 0.01 { near += 1 }
    }
    let count = Double(errors.count)
    let mean = errors.reduce(0, +) / count
    print("text widths: \(errors.count) records, mean error \(mean), exact \(exact), within a pixel \(near)")
    XCTAssertGreaterThan(count, 500)
    XCTAssertLessThan(mean, 0.004)
    XCTAssertGreaterThan(Double(exact), 0.75 * count)
    XCTAssertGreaterThan(Double(near), 0.93 * count)
  }
}
