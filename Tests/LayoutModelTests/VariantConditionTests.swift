import LayoutModel
import XCTest

final class VariantConditionTests: XCTestCase {
  private var pad: LayoutEnvironment {
    LayoutEnvironment(
      size: LayoutSize(width: 1024, height: 768),
      traits: Traits(
        horizontalSizeClass: .regular, idiom: .pad, orientation: .landscape, layoutDirection: .rightToLeft,
        preferredContentSizeCategory: .extraLarge), deviceName: "iPad Air")
  }

  func test_holds_asksForEveryTrait() {
    let rows: [(VariantCondition, Bool, UInt)] = [
      (.always, true, #line), (.horizontal(.regular), true, #line), (.horizontal(.compact), false, #line),
      (.vertical(.regular), true, #line), (.vertical(.compact), false, #line), (.idiom(.pad), true, #line),
      (.idiom(.phone), false, #line), (.orientation(.landscape), true, #line), (.orientation(.portrait), false, #line),
      (.direction(.rightToLeft), true, #line), (.direction(.leftToRight), false, #line), (.screen(.pad), true, #line),
      (.screen(.padLarge), false, #line), (.device("iPad Air"), true, #line), (.device("iPad"), false, #line),
      (.textSize(.extraLarge), true, #line), (.textSize(.large), false, #line), (.textSize(.large...), true, #line),
      (.textSize(...(.large)), false, #line), (.textSize(.small ... .extraExtraLarge), true, #line),
      (.size("wide") { $0.width > 1000 }, true, #line), (.size("huge") { $0.width > 2000 }, false, #line),
      (.idiom(.pad) && .orientation(.landscape), true, #line), (.idiom(.pad) && .orientation(.portrait), false, #line),
      (.idiom(.pad) && .idiom(.phone), false, #line), (.idiom(.phone) && .idiom(.pad), false, #line),
      (.textSize(...(.large)) && .textSize(.extraLarge...), false, #line),
      (.textSize(.large...) && .textSize(...(.extraLarge)), true, #line),
    ]
    for (condition, expected, line) in rows {
      XCTAssertEqual(condition.holds(in: pad), expected, condition.description, line: line)
    }
  }

  func test_equality_isByTraitsAndNames() {
    XCTAssertEqual(VariantCondition.idiom(.pad) && .screen(.pad), VariantCondition.screen(.pad) && .idiom(.pad))
    XCTAssertEqual(VariantCondition.size("wide") { $0.width > 1 }, VariantCondition.size("wide") { $0.width > 2 })
    XCTAssertNotEqual(VariantCondition.size("wide") { $0.width > 1 }, VariantCondition.size("high") { $0.width > 1 })
    XCTAssertNotEqual(VariantCondition.always, VariantCondition.idiom(.phone))
  }

  func test_description_namesTheTraits() {
    XCTAssertEqual(VariantCondition.always.description, "always")
    XCTAssertEqual(
      (VariantCondition.idiom(.pad) && .horizontal(.compact) && .textSize(.accessibilityMedium...)).description,
      "pad, compact width, text accessibilityMedium to accessibilityExtraExtraExtraLarge")
  }
}
