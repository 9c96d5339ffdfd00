import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

final class FontMetricsTests: XCTestCase {
  func test_scaledValue_givesMeasuredValues() {
    let rows: [(TextStyle, TextSizeCategory, Double, Double, UInt)] = [
      (.body, .accessibilityMedium, 64, 99, #line), (.body, .extraSmall, 64, 55.333, #line),
      (.body, .accessibilityExtraExtraExtraLarge, 17, 48, #line), (.body, .extraExtraLarge, 17, 20, #line),
      (.body, .medium, 17, 16.333, #line), (.caption1, .accessibilityMedium, 64, 108, #line),
      (.caption2, .accessibilityLarge, 64, 142.667, #line),
      (.headline, .accessibilityExtraExtraLarge, 64, 148.333, #line),
      (.title1, .accessibilityExtraExtraLarge, 64, 114.667, #line),
      (.subheadline, .extraExtraExtraLarge, 64, 83.333, #line),
    ]
    for (style, category, value, expected, line) in rows {
      let scaled = FontMetrics(for: style).scaledValue(value, category: category, scale: 3)
      XCTAssertEqual(scaled, expected, accuracy: 1e-3, line: line)
    }
  }

  func test_scaledValue_givesEveryPublishedSample() throws {
    let file = try OptionalTestData.facts("uifontmetrics_samples.csv")
    let rows = try OptionalTestData.rows(
      of: file, columns: ["text_style", "category", "base_value", "display_scale", "scaled_value"])
    let names = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
    for row in rows {
      let style = try XCTUnwrap(TextStyle(rawValue: row[0]), row[0])
      let category = TextSizeCategory.allCases[try XCTUnwrap(names.firstIndex(of: row[1]), row[1])]
      let numbers = try row[2...].map { try XCTUnwrap(Double($0), $0) }
      let scaled = FontMetrics(for: style).scaledValue(numbers[0], category: category, scale: numbers[1])
      XCTAssertEqual(scaled, numbers[2], accuracy: 1e-3, row.joined(separator: " "))
    }
    XCTAssertGreaterThan(rows.count, 100)
  }

  func test_scaledValue_takesEveryNumber() {
    let metrics = FontMetrics(for: .body)
    XCTAssertEqual(metrics.scaledValue(0, category: .accessibilityLarge), 0)
    XCTAssertEqual(metrics.scaledValue(-22, category: .accessibilityLarge), -40)
    XCTAssertEqual(metrics.scaledValue(.infinity, category: .small), .infinity)
    XCTAssertTrue(metrics.scaledValue(.nan, category: .small).isNaN)
    XCTAssertEqual(metrics.scaledValue(.leastNonzeroMagnitude, category: .extraLarge), 0)
    XCTAssertEqual(metrics.scaledValue(16.4, category: .large), 16)
    XCTAssertEqual(metrics.scaledValue(16.5, category: .large, scale: 2), 16.5)
    XCTAssertEqual(metrics.scaledValue(16.4, category: .large, scale: .nan), 16)
    XCTAssertEqual(metrics.scaledValue(16.4, category: .large, scale: 0), 16)
  }

  func test_scaledPointSize_isWholeAndLimited() {
    let metrics = FontMetrics(for: .body)
    XCTAssertEqual(metrics.scaledPointSize(17, category: .accessibilityMedium), 26)
    XCTAssertEqual(metrics.scaledPointSize(17, category: .accessibilityMedium, maximum: 24), 24)
    XCTAssertEqual(metrics.factor(for: .large), 1)
    XCTAssertEqual(metrics.factor(for: .accessibilityExtraExtraExtraLarge), 62.0 / 22)
  }

  func test_readableWidth_growsWithTheText() {
    XCTAssertEqual(LayoutMargins.readableWidth(for: .large), 664)
    for (smaller, larger) in zip(TextSizeCategory.allCases, TextSizeCategory.allCases.dropFirst()) {
      XCTAssertLessThan(LayoutMargins.readableWidth(for: smaller), LayoutMargins.readableWidth(for: larger))
    }
  }
}
