import LayoutModel
import XCTest

final class LayoutAttributeTests: XCTestCase {
  func test_uiKitRawValue_numbersTheTwentyAttributes() {
    XCTAssertEqual(LayoutAttribute.allCases.map(\.uiKitRawValue), Array(1...20))
    for attribute in LayoutAttribute.allCases {
      XCTAssertEqual(LayoutAttribute(uiKitRawValue: attribute.uiKitRawValue), attribute)
    }
    for number in [0, -1, 21, Int.max, Int.min + 1] { XCTAssertNil(LayoutAttribute(uiKitRawValue: number)) }
    let known: [(LayoutAttribute, Int)] = [
      (.left, 1), (.leading, 5), (.width, 7), (.baseline, 11), (.firstBaseline, 12), (.leadingMargin, 17),
      (.centerYWithinMargins, 20),
    ]
    for (attribute, number) in known { XCTAssertEqual(attribute.uiKitRawValue, number) }
  }

  func test_axis_andLocationDivideTheAttributes() {
    XCTAssertEqual(LayoutAttribute.allCases.filter { !$0.isLocation }, [.width, .height])
    XCTAssertEqual(LayoutAttribute.allCases.filter { $0.axis == .horizontal }.count, 11)
    XCTAssertEqual(LayoutAttribute.allCases.filter(\.isMargin).count, 8)
    XCTAssertEqual(LayoutAttribute.allCases.filter(\.isBaseline), [.lastBaseline, .firstBaseline])
  }

  func test_anchors_haveTheirAttributeAndItem() throws {
    var tree = LayoutTree()
    let view = try tree.addView("card", to: tree.root)
    let horizontal: [(LayoutXAxisAnchor, LayoutAttribute)] = [
      (view.leftAnchor, .left), (view.rightAnchor, .right), (view.leadingAnchor, .leading),
      (view.trailingAnchor, .trailing), (view.centerXAnchor, .centerX), (view.leftMarginAnchor, .leftMargin),
      (view.rightMarginAnchor, .rightMargin), (view.leadingMarginAnchor, .leadingMargin),
      (view.trailingMarginAnchor, .trailingMargin), (view.centerXWithinMarginsAnchor, .centerXWithinMargins),
      (view.leading, .leading), (view.leadingMargin, .leadingMargin),
      (view.centerXWithinMargins, .centerXWithinMargins),
    ]
    for (anchor, attribute) in horizontal {
      XCTAssertEqual(anchor.attribute, attribute)
      XCTAssertEqual(anchor.item, view.item)
    }
    let vertical: [(LayoutYAxisAnchor, LayoutAttribute)] = [
      (view.topAnchor, .top), (view.bottomAnchor, .bottom), (view.centerYAnchor, .centerY),
      (view.firstBaselineAnchor, .firstBaseline), (view.lastBaselineAnchor, .lastBaseline),
      (view.topMarginAnchor, .topMargin), (view.bottomMarginAnchor, .bottomMargin),
      (view.centerYWithinMarginsAnchor, .centerYWithinMargins), (view.firstBaseline, .firstBaseline),
      (view.topMargin, .topMargin),
    ]
    for (anchor, attribute) in vertical {
      XCTAssertEqual(anchor.attribute, attribute)
      XCTAssertEqual(anchor.item, view.item)
    }
    XCTAssertEqual([view.widthAnchor, view.heightAnchor].map(\.attribute), [.width, .height])
  }

  func test_systemSpacing_isEightTimesTheMultiplier() throws {
    var tree = LayoutTree()
    let (first, second) = (try tree.addView("a", to: tree.root), try tree.addView("b", to: tree.root))
    let cases: [(LayoutConstraint, LayoutConstraint, UInt)] = [
      (
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor),
        second.leading == first.trailing + 8, #line
      ),
      (
        second.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
        second.leading >= first.trailing + 16, #line
      ),
      (
        second.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 0.5),
        second.leading <= first.trailing + 4, #line
      ),
      (
        second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 3),
        second.top == first.bottom + 24, #line
      ),
      (
        second.firstBaselineAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.lastBaselineAnchor),
        second.firstBaseline >= first.lastBaseline + 8, #line
      ),
      (
        second.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor),
        second.top <= first.bottom + 8, #line
      ),
    ]
    for (spacing, expected, line) in cases { XCTAssertEqual(spacing, expected, line: line) }
  }

  func test_anchorWithOffset_isADistance() throws {
    var tree = LayoutTree()
    let (first, second) = (try tree.addView("a", to: tree.root), try tree.addView("b", to: tree.root))
    let distance = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    XCTAssertEqual(distance.constraint(equalToConstant: 12), second.leading - first.trailing == 12)
    XCTAssertEqual(
      distance.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      second.leading - first.trailing == 0.5 * first.width)
  }
}
