import LayoutModel
import XCTest

final class ContentSizeCategoryTests: XCTestCase {
  func test_allCases_growFromSmallToLarge() {
    let all = ContentSizeCategory.allCases
    XCTAssertEqual(all.count, 12)
    for (smaller, larger) in zip(all, all.dropFirst()) {
      XCTAssertLessThan(smaller, larger)
      XCTAssertFalse(larger < smaller)
    }
  }

  func test_isAccessibilityCategory_holdsForTheLastFive() {
    XCTAssertEqual(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory),
      [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ])
  }

  func test_rawValue_isTheSystemsString() {
    XCTAssertEqual(ContentSizeCategory(rawValue: "UICTContentSizeCategoryL"), .large)
    XCTAssertEqual(
      ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL"), ContentSizeCategory.allCases.last)
    XCTAssertNil(ContentSizeCategory(rawValue: "large"))
  }
}
