import LayoutModel
import LayoutTestSupport
import XCTest

final class ConstraintErrorTests: XCTestCase {
  private var tree = LayoutTree(rootNamed: "screen")
  private var card = LayoutTree().root
  private var title = LayoutTree().root

  override func setUpWithError() throws {
    tree = LayoutTree(rootNamed: "screen")
    card = try tree.addView("card", to: tree.root)
    title = try tree.addView("title", to: tree.root)
  }

  private func assertRefused(_ constraint: LayoutConstraint, _ expected: LayoutError, line: UInt = #line) {
    let good = card.width == 10
    assertThrows(expected, line: line) { try tree.activate([good, constraint]) }
    XCTAssertEqual(tree.constraints, [], "the whole call has to be refused", line: line)
  }

  private func pair(
    _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: card, attribute: first, toItem: title, attribute: second, multiplier: multiplier, constant: constant)
  }

  func test_activate_refusesALocationWithoutPartner() {
    assertRefused(
      LayoutConstraint(item: card, attribute: .top, constant: 8), .locationWithoutPartner("card.top"))
  }

  func test_activate_refusesALocationWithASize() {
    assertRefused(pair(.top, .height), .locationWithSize("card.top", "title.height"))
    assertRefused(pair(.width, .leading), .locationWithSize("card.width", "title.leading"))
  }

  func test_activate_refusesLeadingWithLeft() {
    assertRefused(pair(.leading, .left), .directionalWithAbsolute("card.leading", "title.left"))
    assertRefused(pair(.right, .trailing), .directionalWithAbsolute("card.right", "title.trailing"))
    assertRefused(
      card.centerX - title.left == 0.5 * title.width + card.width - (title.trailing - card.left),
      .directionalWithAbsolute("title.left", "title.trailing"))
  }

  func test_activate_refusesTwoAxes() {
    assertRefused(pair(.centerX, .centerY), .differentAxes("card.centerX", "title.centerY"))
  }

  func test_activate_takesEveryOtherPair() throws {
    for first in LayoutAttribute.allCases {
      for second in LayoutAttribute.allCases where first.isLocation == second.isLocation {
        let horizontal: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        if first.isLocation && first.axis != second.axis { continue }
        if horizontal.contains(first) && directional.contains(second) { continue }
        if directional.contains(first) && horizontal.contains(second) { continue }
        XCTAssertNoThrow(try tree.activate([pair(first, second)]), "\(first) with \(second)")
      }
    }
  }

  func test_activate_refusesMarginsOfOtherDirectionality() {
    assertRefused(pair(.leadingMargin, .left), .directionalWithAbsolute("card.leadingMargin", "title.left"))
    assertRefused(pair(.leftMargin, .trailing), .directionalWithAbsolute("card.leftMargin", "title.trailing"))
    assertRefused(pair(.rightMargin, .topMargin), .differentAxes("card.rightMargin", "title.topMargin"))
    assertRefused(pair(.firstBaseline, .height), .locationWithSize("card.firstBaseline", "title.height"))
    assertRefused(
      LayoutConstraint(item: card, attribute: .lastBaseline, constant: 8), .locationWithoutPartner("card.lastBaseline"))
  }

  func test_activate_refusesMarginsAndBaselinesOfGuides() {
    for (attribute, partner) in [(LayoutAttribute.leadingMargin, LayoutAttribute.leading), (.firstBaseline, .top)] {
      assertRefused(
        LayoutConstraint(item: card.safeArea, attribute: attribute, toItem: title, attribute: partner),
        .attributeOfGuide("card.safeArea.\(attribute.rawValue)"))
    }
  }

  func test_activate_refusesAContentAreaOfAViewThatDoesNotScroll() {
    assertRefused(
      title.left == card.contentLayoutGuide.left, .notScrollable("card.contentLayout"))
    assertRefused(title.width == card.frameLayoutGuide.width, .notScrollable("card.frameLayout"))
  }

  func test_activate_takesAMultiplierOfZeroOnAPosition() throws {
    // Multipliers can be changed later, so that zero is as good as any number: the position is the constant then.
    let handle = try tree.activate([pair(.left, .right, multiplier: 0, constant: 30)])[0]
    try tree.setMultiplier(0.5, of: handle)
    try tree.setMultiplier(0, of: handle)
    var engine = LayoutEngine(tree: tree, environment: .plain(200, 100))
    XCTAssertEqual(try engine.layout(.strict).exactFrame(of: card)?.minX, 30)
  }

  func test_activate_refusesItemsWithoutCommonAncestor() {
    let loose = tree.makeView("loose")
    assertRefused(card.left == loose.left, .noCommonAncestor("card.left", "loose.left"))
    assertRefused(card.width == loose.width, .noCommonAncestor("card.width", "loose.width"))
    XCTAssertNoThrow(try tree.add([card.left == loose.left]))
  }

  func test_activate_refusesNumbersThatAreNotFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      assertRefused(
        pair(.width, .width, constant: number),
        .nonFinite("constant", in: "card.width == title.width + \(number.magnitude)".replacingSign(of: number)))
      XCTAssertThrowsError(try tree.activate([pair(.width, .width, multiplier: number)])) { error in
        guard case .nonFinite("multiplier", let place)? = error as? LayoutError else {
          return XCTFail("\(error)")
        }
        XCTAssertTrue(place.contains("card.width") && place.contains("title.width"), place)
      }
    }
    assertRefused(
      card.width == title.width / 0, .nonFinite("multiplier", in: "card.width == inf * title.width"))
  }

  func test_activate_refusesPrioritiesOutOfRange() {
    for priority in [0, -1, 1000.5, .infinity] as [Double] {
      XCTAssertThrowsError(try tree.activate([card.width == 10 ~ LayoutPriority(priority)])) { error in
        guard case .priorityOutOfRange(priority, _)? = error as? LayoutError else { return XCTFail("\(error)") }
      }
    }
    XCTAssertThrowsError(try tree.activate([card.width == 10 ~ LayoutPriority(.nan)]))
  }

  func test_changes_refuseBadNumbersAndLeaveTheConstraint() throws {
    let handle = try tree.activate([card.width == 0.5 * title.width + 8])[0]
    let fixed = try tree.activate([card.height == 8])[0]
    let sum = try tree.activate([card.width == title.width + 2 * title.height])[0]
    XCTAssertThrowsError(try tree.setConstant(.nan, of: handle))
    XCTAssertThrowsError(try tree.setMultiplier(.infinity, of: handle))
    XCTAssertThrowsError(try tree.setPriority(0, of: handle))
    assertThrows(.noSuchTerm("card.height == 8", "its multiplier")) { try tree.setMultiplier(2, of: fixed) }
    assertThrows(.noSuchTerm("card.width == title.width + 2 * title.height", "its multiplier")) {
      try tree.setMultiplier(2, of: sum)
    }
    assertThrows(.noSuchTerm("card.width == 0.5 * title.width + 8", "card.height")) {
      try tree.setMultiplier(2, on: card.height, of: handle)
    }
    XCTAssertEqual(try tree.constraint(handle), card.width == 0.5 * title.width + 8)
    try tree.setMultiplier(3, on: title.height, of: sum)
    XCTAssertEqual(try tree.constraint(sum), card.width == title.width + 3 * title.height)
  }

  func test_handles_ofOtherConstraintsAreRefused() throws {
    let handle = try tree.activate([card.width == 8])[0]
    try tree.remove([handle])
    assertThrows(.unknownConstraint) { try tree.setConstant(1, of: handle) }
    assertThrows(.unknownConstraint) { try tree.deactivate([handle]) }
    assertThrows(.unknownConstraint) { try tree.reactivate([handle]) }
    assertThrows(.unknownConstraint) { try tree.remove([handle]) }
  }

  func test_description_namesBothItems() {
    let errors: [LayoutError] = [
      .locationWithSize("card.top", "title.height"), .differentAxes("card.top", "title.height"),
      .directionalWithAbsolute("card.top", "title.height"), .noCommonAncestor("card.top", "title.height"),
    ]
    XCTAssertTrue(errors[1].description.contains("one constraint for each axis"))
    XCTAssertTrue(errors[2].description.contains("leading and trailing on both"))
    XCTAssertTrue(LayoutError.attributeOfGuide("card.gap.leadingMargin").description.contains("use the guide's edges"))
    XCTAssertTrue(LayoutError.notScrollable("card.contentLayout").description.contains("kind scroll"))
    for error in errors {
      XCTAssertTrue(error.description.contains("card.top"), error.description)
      XCTAssertTrue(error.description.contains("title.height"), error.description)
    }
  }
}

extension String {
  /// A description with a plus sign, as it reads for a number of another sign.
  fileprivate func replacingSign(of number: Double) -> String {
    number < 0 ? String(map { $0 == "+" ? "-" : $0 }) : self
  }
}
