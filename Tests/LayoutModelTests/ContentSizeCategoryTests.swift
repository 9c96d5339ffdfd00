import LayoutModel
import XCTest

final class ContentSizeCategoryTests: XCTestCase {
  func test_allCases_growFromSmallToLarge() {
    let all = TextSizeCategory.allCases
    XCTAssertEqual(all.count, 12)
    for (smaller, larger) in zip(all, all.dropFirst()) {
      XCTAssertLessThan(smaller, larger)
      XCTAssertFalse(larger < smaller)
    }
  }

  func test_isAccessibilityCategory_holdsForTheLastFive() {
    XCTAssertEqual(
      TextSizeCategory.allCases.filter(\.isAccessibilityCategory),
      [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ])
  }

  func test_rawValue_isTheSystemsString() {
    XCTAssertEqual(TextSizeCategory(rawValue: "UICTContentSizeCategoryL"), .large)
    XCTAssertEqual(
      TextSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL"), TextSizeCategory.allCases.last)
    XCTAssertNil(TextSizeCategory(rawValue: "large"))
  }
}
