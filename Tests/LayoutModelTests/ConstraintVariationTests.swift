import AppleDevices
import LayoutModel
import LayoutTestSupport
import XCTest

final class ConstraintVariationTests: XCTestCase {
  private let portrait = LayoutEnvironment(
    size: LayoutSize(width: 400, height: 800), traits: Traits(displayScale: 1))
  private let landscape = LayoutEnvironment(
    size: LayoutSize(width: 800, height: 400),
    traits: Traits(horizontalSizeClass: .regular, verticalSizeClass: .compact, orientation: .landscape, displayScale: 1)
  )

  /// A box at the left top corner, as high as the screen.
  private func tree() throws -> (LayoutTree, ViewHandle) {
    var tree = LayoutTree()
    let box = try tree.addView("box", to: tree.root)
    try tree.activate([box.left == tree.root.left, box.top == tree.root.top, box.height == tree.root.height])
    return (tree, box)
  }

  private func width(
    _ engine: inout LayoutEngine, _ box: ViewHandle, in environment: LayoutEnvironment
  ) throws -> Double? {
    engine.environment = environment
    return try engine.layout(.strict).exactFrame(of: box)?.width
  }

  func test_layout_choosesByTheEnvironmentAndGoesBack() throws {
    var (tree, box) = try tree()
    try tree.activate(varying: [
      (box.width == 0.5 * tree.root.width).varying(
        ConstraintVariation(when: .horizontal(.regular), constant: 10, multiplier: 0.25))
    ])
    var engine = LayoutEngine(tree: tree, environment: portrait)
    XCTAssertEqual(try width(&engine, box, in: portrait), 200)
    XCTAssertEqual(try width(&engine, box, in: landscape), 210)
    XCTAssertEqual(try width(&engine, box, in: portrait), 200)
    var unknown = LayoutEnvironment(size: LayoutSize(width: 1000, height: 10), traits: Traits(displayScale: 1))
    unknown.deviceName = "not even invented"
    XCTAssertEqual(try width(&engine, box, in: unknown), 500)
  }

  func test_layout_takesEachNumberFromTheMostSpecific() throws {
    var (tree, box) = try tree()
    let handle = try tree.activate(varying: [
      (box.width == 100).varying(
        ConstraintVariation(when: .orientation(.landscape) && .vertical(.compact), constant: 3),
        ConstraintVariation(when: .orientation(.landscape), constant: 1),
        ConstraintVariation(when: .vertical(.compact), constant: 2),
        ConstraintVariation(when: .screen(.phoneAllScreen), constant: 4),
        ConstraintVariation(when: .device("X"), constant: 5))
    ])[0]
    var engine = LayoutEngine(tree: tree, environment: portrait)
    func chosen(_ screen: ScreenClass, _ name: String, _ environment: LayoutEnvironment) throws -> Double? {
      var environment = environment
      environment.screenClass = screen
      environment.deviceName = name
      return try width(&engine, box, in: environment)
    }
    XCTAssertEqual(try chosen(.phone4, "", portrait), 100)
    XCTAssertEqual(try chosen(.phone4, "", landscape), 3)
    XCTAssertEqual(try chosen(.phoneAllScreen, "", landscape), 4)
    XCTAssertEqual(try chosen(.phoneAllScreen, "X", landscape), 5)
    XCTAssertEqual(engine.tree.variations(of: handle, in: landscape).last?.constant, 4)
    // Of equally specific ones the later wins.
    try engine.tree.vary(
      handle, ConstraintVariation(when: .orientation(.landscape), constant: 1),
      ConstraintVariation(when: .vertical(.compact), constant: 2))
    XCTAssertEqual(try chosen(.phone4, "", landscape), 2)
    XCTAssertEqual(try chosen(.phone4, "", portrait), 100)
  }

  /// What Interface Builder cannot vary, either: the priority.
  func test_layout_variesPriorityAndActivity() throws {
    var (tree, box) = try tree()
    let isWide = VariantCondition.size("wide") { $0.width > 500 }
    try tree.activate(varying: [(box.width == 300).varying(ConstraintVariation(when: isWide, priority: .low))])
    let second = try tree.add([box.width == 50])[0]
    try tree.vary(second, ConstraintVariation(when: isWide, isActive: true))
    var engine = LayoutEngine(tree: tree, environment: portrait)
    XCTAssertEqual(try width(&engine, box, in: portrait), 300)
    XCTAssertFalse(engine.tree.isActive(second, in: engine.environment))
    XCTAssertEqual(try width(&engine, box, in: landscape), 50)
    XCTAssertTrue(engine.tree.isActive(second, in: engine.environment))
    XCTAssertFalse(engine.tree.isActive(second))
    XCTAssertEqual(try width(&engine, box, in: portrait), 300)
  }

  /// Two required constraints exchange their roles: one after the other they would conflict, in either order.
  func test_layout_switchesEverythingInOneSolve() throws {
    var (tree, box) = try tree()
    let wide = VariantCondition.orientation(.landscape)
    let first = try tree.activate(varying: [
      (box.width == 100).varying(ConstraintVariation(when: wide, isActive: false))
    ])
    let second = try tree.add([box.width == 200])
    try tree.vary(second[0], ConstraintVariation(when: wide, isActive: true))
    let other = try tree.addView("other", to: tree.root)
    try tree.activate([
      other.left == box.right, other.top == box.top, other.bottom == box.bottom,
    ])
    try tree.activate(varying: [
      (other.width + box.width == 300).varying(ConstraintVariation(when: wide, constant: 800)),
      (other.width == 200).varying(ConstraintVariation(when: wide, constant: 600)),
    ])
    var engine = LayoutEngine(tree: tree, environment: portrait)
    for _ in 0..<3 {
      XCTAssertEqual(try width(&engine, box, in: portrait), 100)
      XCTAssertTrue(engine.tree.isActive(first[0], in: engine.environment))
      XCTAssertEqual(try width(&engine, box, in: landscape), 200)
      XCTAssertFalse(engine.tree.isActive(first[0], in: engine.environment))
      XCTAssertTrue(engine.tree.isActive(first[0]))
    }
  }

  func test_layout_changesNothingThatStaysTheSame() throws {
    var (tree, box) = try tree()
    let handle = try tree.activate(varying: [
      (box.width == 100).varying(ConstraintVariation(when: .direction(.rightToLeft), constant: 7))
    ])[0]
    var engine = LayoutEngine(tree: tree, environment: portrait)
    _ = try engine.layout(.strict)
    engine.environment.traits.preferredContentSizeCategory = .small
    XCTAssertEqual(try engine.layout(.strict).changes, [])
    // A change by hand is what holds where no variation does.
    try engine.tree.setConstant(60, of: handle)
    XCTAssertEqual(try width(&engine, box, in: portrait), 60)
    XCTAssertEqual(try width(&engine, box, in: portrait.directed(.rightToLeft)), 7)
    XCTAssertEqual(try width(&engine, box, in: portrait), 60)
  }

  func test_layout_leavesTheTreeAsItWasWritten() throws {
    var (tree, box) = try tree()
    let handle = try tree.activate(varying: [
      (box.width == 100).varying(
        ConstraintVariation(when: .orientation(.landscape), constant: 50, priority: .high, isActive: false),
        ConstraintVariation(when: .size("wide") { $0.width > 500 }, isActive: true))
    ])[0]
    let written = try tree.constraint(handle)
    var engine = LayoutEngine(tree: tree, environment: landscape)
    XCTAssertEqual(try width(&engine, box, in: landscape), 50)
    let result = try engine.layout()
    for tree in [tree, engine.tree, result.tree] {
      XCTAssertEqual(try tree.constraint(handle), written)
      XCTAssertTrue(tree.isActive(handle))
      XCTAssertEqual(try tree.constraint(handle, in: landscape).right.constant, 50)
      XCTAssertEqual(try tree.constraint(handle, in: landscape).priority, .high)
      XCTAssertEqual(try tree.constraint(handle, in: portrait), written)
    }
    // What is set by hand while a variation holds counts where none does.
    try engine.tree.setConstant(70, of: handle)
    XCTAssertEqual(try width(&engine, box, in: landscape), 50)
    XCTAssertEqual(try width(&engine, box, in: portrait), 70)
    XCTAssertEqual(try width(&engine, box, in: landscape), 50)
    XCTAssertEqual(try engine.tree.constraint(handle).right.constant, 70)
    try engine.tree.vary(handle, [])
    XCTAssertEqual(try width(&engine, box, in: landscape), 70)
  }

  func test_layout_isTheSameWhateverCameBefore() throws {
    var (tree, box) = try tree()
    let handle = try tree.activate(varying: [
      (box.width == 100).varying(ConstraintVariation(when: .orientation(.landscape), constant: 50))
    ])[0]
    var engine = LayoutEngine(tree: tree, environment: portrait)
    for environment in [portrait, landscape, portrait, landscape] {
      let value = try width(&engine, box, in: environment)
      var fresh = LayoutEngine(tree: engine.tree, environment: environment)
      XCTAssertEqual(try width(&fresh, box, in: environment), value)
      try engine.tree.setPriority(value == 50 ? .required : .high, of: handle)
    }
  }

  func test_vary_refusesWhatCannotBeAndChangesNothing() throws {
    var (tree, box) = try tree()
    let one = try tree.activate([box.width == 100])[0]
    let name = "box.width == 100"
    for bad in [Double.nan, .infinity, -.infinity] {
      assertThrows(.nonFinite("constant of a variation", in: name)) {
        try tree.vary(one, ConstraintVariation(when: .always, constant: bad))
      }
      assertThrows(.nonFinite("multiplier of a variation", in: name)) {
        try tree.vary(one, ConstraintVariation(when: .always, multiplier: bad))
      }
    }
    assertThrows(.noSuchTerm(name, "the multiplier of a variation")) {
      try tree.vary(one, ConstraintVariation(when: .always, multiplier: 2))
    }
    for bad in [0.0, -1, 1000.5] {
      assertThrows(.priorityOutOfRange(bad, in: name)) {
        try tree.vary(one, ConstraintVariation(when: .always, priority: LayoutPriority(bad)))
      }
    }
    XCTAssertEqual(tree.variations(of: one), [])
    let before = tree.constraints
    assertThrows(.nonFinite("constant of a variation", in: name)) {
      try tree.activate(varying: [
        (box.height == 1).varying(), (box.width == 100).varying(ConstraintVariation(when: .always, constant: .nan)),
      ])
    }
    XCTAssertEqual(tree.constraints, before)
    try tree.remove([one])
    assertThrows(.unknownConstraint) { try tree.vary(one, ConstraintVariation(when: .always, constant: 1)) }
  }

  func test_layout_forgetsConstraintsThatAreGone() throws {
    var (tree, box) = try tree()
    let handle = try tree.activate(varying: [
      (box.width == 100).varying(ConstraintVariation(when: .orientation(.landscape), constant: 7))
    ])[0]
    try tree.activate([(box.width == 40) ~ .low])
    var engine = LayoutEngine(tree: tree, environment: portrait)
    _ = try engine.layout(.strict)
    try engine.tree.remove([handle])
    XCTAssertEqual(try width(&engine, box, in: landscape), 40)
    XCTAssertEqual(engine.tree.variations(of: handle), [])
  }
}
