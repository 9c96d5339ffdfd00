import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

final class TypeMetricsTests: XCTestCase {
  func test_metrics_haveTheGuidelinesSizes() {
    let rows: [(TextStyle, TextSizeCategory, Double, Double, UInt)] = [
      (.body, .large, 17, 22, #line), (.body, .extraSmall, 14, 19, #line),
      (.body, .accessibilityExtraExtraExtraLarge, 53, 62, #line), (.largeTitle, .large, 34, 41, #line),
      (.caption2, .large, 11, 13, #line), (.caption2, .extraSmall, 11, 13, #line),
      (.headline, .extraExtraExtraLarge, 23, 29, #line), (.extraLargeTitle, .large, 36, 43, #line),
    ]
    for (style, category, size, leading, line) in rows {
      XCTAssertEqual(style.metrics(for: category).pointSize, size, line: line)
      XCTAssertEqual(style.metrics(for: category).leading, leading, line: line)
    }
    XCTAssertEqual(TextStyle.headline.metrics().weight, .semibold)
    XCTAssertEqual(TextStyle.body.metrics().emphasizedWeight, .semibold)
    XCTAssertEqual(TextStyle.largeTitle.metrics().emphasizedWeight, .bold)
  }

  func test_metrics_neverShrinkFromCategoryToCategory() {
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(TextSizeCategory.allCases, TextSizeCategory.allCases.dropFirst()) {
        let (first, second) = (style.metrics(for: smaller), style.metrics(for: larger))
        XCTAssertLessThanOrEqual(first.pointSize, second.pointSize, "\(style) \(larger)")
        XCTAssertLessThanOrEqual(first.leading, second.leading, "\(style) \(larger)")
        XCTAssertLessThanOrEqual(first.scalingLeading, second.scalingLeading, "\(style) \(larger)")
        XCTAssertGreaterThan(first.leading, first.pointSize, "\(style) \(smaller)")
      }
    }
  }

  func test_labelHeight_isTheLineHeightOnPixels() {
    XCTAssertEqual(LineMetrics(pointSize: 17).labelHeight(lines: 1, scale: 2), 20.5)
    XCTAssertEqual(LineMetrics(pointSize: 17).labelHeight(lines: 1, scale: 3), 61.0 / 3)
    XCTAssertEqual(LineMetrics(pointSize: 17).labelHeight(lines: 2, scale: 3), 122.0 / 3)
    XCTAssertEqual(LineMetrics(pointSize: 34).labelHeight(lines: 1, scale: 2), 41)
    XCTAssertEqual(LineMetrics(pointSize: 17).labelHeight(lines: 0, scale: 3), 0)
    XCTAssertEqual(LineMetrics(pointSize: 100).ascender, 95.21484375)
    XCTAssertEqual(LineMetrics(pointSize: 100).descender, 24.12109375)
  }

  /// The table has the height of a label in the font of every style at every text size.
  func test_labelHeight_isTheTablesForEveryStyleAndCategory() throws {
    let file = try OptionalTestData.facts("dynamic_type.csv")
    let rows = try OptionalTestData.rows(
      of: file,
      columns: ["platform", "text_style", "uikit_raw_category", "line_height_label_2x", "line_height_label_3x"])
    var compared = 0
    for row in rows where row[0] == "iOS/iPadOS" {
      let style = try XCTUnwrap(TextStyle(rawValue: row[1]), row[1])
      let category = try XCTUnwrap(TextSizeCategory(rawValue: row[2]), row[2])
      let metrics = LineMetrics(pointSize: style.metrics(for: category).pointSize)
      XCTAssertEqual(metrics.labelHeight(lines: 1, scale: 2), try XCTUnwrap(Double(row[3])), accuracy: 1e-3)
      XCTAssertEqual(metrics.labelHeight(lines: 1, scale: 3), try XCTUnwrap(Double(row[4])), accuracy: 1e-3)
      compared += 1
    }
    XCTAssertEqual(compared, 132)
  }
}
