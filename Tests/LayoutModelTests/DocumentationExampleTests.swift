import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// The code of the documentation's articles, and what they say that it does. An article and its test are changed together.
final class DocumentationExampleTests: XCTestCase {
  // MARK: FromNSLayoutConstraint.md

  private struct ProfileScreen {
    var tree = LayoutTree(rootNamed: "screen")
    let card: ViewHandle
    let name: ViewHandle
    let top: LayoutConstraint.Handle
    let width: LayoutConstraint.Handle

    init() throws {
      card = try tree.addView("card", to: tree.root)
      let avatar = try tree.addView("avatar", kind: .image, to: card)
      name = try tree.addView("name", kind: .label, to: card)
      try tree.setIntrinsicContentSize(width: 98, height: 21, of: name)
      let (card, name) = (card, name)
      let safeArea = tree.root.safeAreaLayoutGuide
      let handles = try tree.activate([
        card.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 160),
        card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.8),
        card.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
        avatar.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
        avatar.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        avatar.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.25),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      ])
      (top, width) = (handles[0], handles[1])
      try tree.activate(
        .list {
          name.top == avatar.bottom + 8
          name.centerX == card.centerX
          card.bottom == name.bottom + 20
        })
    }
  }

  private func findings(on engine: LayoutEngine) throws -> [(device: String, size: LayoutSize, message: String)] {
    var engine = engine
    var found: [(device: String, size: LayoutSize, message: String)] = []
    for device in DeviceCatalogue.all {
      for orientation in ScreenOrientation.allCases {
        guard let environment = device.environment(in: orientation) else { continue }
        engine.environment = environment
        let result = try engine.layout()
        found += (result.findings + result.lint()).map { (device.name, environment.size, $0.message) }
      }
    }
    return found
  }

  func test_fromNSLayoutConstraint_findsTheScreensThatAreTooLowAndMendsThem() throws {
    let screen = try ProfileScreen()
    let (card, name) = (screen.card, screen.name)
    let safeArea = screen.tree.root.safeAreaLayoutGuide
    XCTAssertEqual(
      card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.8), card.width == 0.8 * safeArea.width)

    let phone = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 13")?.environment(in: .portrait))
    var engine = LayoutEngine(tree: screen.tree, environment: phone)
    var result = try engine.layout()
    XCTAssertEqual(result.frame(of: card)?.description, "39 207 312 143")
    XCTAssertEqual(result.changes.count, 4)
    try engine.tree.setIntrinsicContentSize(width: 120, height: 21, of: name)
    result = try engine.layout()
    XCTAssertEqual(result.changes.map(\.view), [name])

    let before = try findings(on: engine)
    XCTAssertEqual(before.filter { !$0.message.contains("below the bottom of the screen") }.map(\.message), [])
    XCTAssertEqual(Set(before.map(\.size)), [LayoutSize(width: 480, height: 320), LayoutSize(width: 568, height: 320)])
    XCTAssertTrue(
      before.contains {
        $0.device == "iPhone SE" && $0.message == "card reaches 18.6 pt below the bottom of the screen"
      })

    try engine.tree.remove([screen.top, screen.width])
    try engine.tree.activate(
      .list {
        card.top == safeArea.top + 0.2 * safeArea.height
        card.width.constraints(ideal: 0.8 * safeArea.width, priority: .high, minimum: 200, maximum: 560)
      })
    XCTAssertEqual(try findings(on: engine).map(\.message), [])
    XCTAssertEqual(try engine.ambiguities().map(\.message), [])
    let wrong = LayoutConstraint(item: card, attribute: .top, toItem: safeArea, attribute: .leading)
    XCTAssertThrowsError(try engine.tree.activate([wrong])) { error in
      XCTAssertEqual(
        "\(error)",
        "card.top and screen.safeArea.leading cannot be combined: one is horizontal and the other vertical; "
          + "write one constraint for each axis")
    }
  }

  // MARK: Proportions.md

  private enum Approach { case constants, helpers, expressions }

  private func card(_ approach: Approach) throws -> (engine: LayoutEngine, card: ViewHandle) {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, safeArea) = (tree.root, tree.root.safeArea)
    let card = try tree.addView("card", to: screen)
    try tree.activate([card.height == 120])
    switch approach {
    case .constants:
      try tree.activate(
        .list {
          card.leading == screen.leading + 39
          card.width == 234
          card.top == safeArea.top + 152.6
        })
    case .helpers:
      let beside = try tree.addView("gap beside", to: screen)
      let above = try tree.addView("gap above", to: screen)
      try tree.activate(
        .list {
          beside.leading == screen.leading
          beside.width == 0.1 * screen.width
          beside.top == card.top
          beside.height == 0
          above.top == safeArea.top
          above.height == 0.2 * safeArea.height
          above.leading == screen.leading
          above.width == 0
          card.leading == beside.trailing
          card.width == 0.6 * screen.width
          card.top == above.bottom
        })
    case .expressions:
      try tree.activate(
        .list {
          card.leading == screen.leading + 0.1 * screen.width
          card.width == 0.6 * screen.width
          card.top == safeArea.top + 0.2 * safeArea.height
        })
    }
    let insets = LayoutInsets(top: 47, left: 0, bottom: 34, right: 0)
    let drawn = LayoutEnvironment(size: LayoutSize(width: 390, height: 844), safeAreaInsets: insets)
    return (LayoutEngine(tree: tree, environment: drawn), card)
  }

  func test_proportions_agreeOnTheDrawnScreenAndSharesOnEveryOther() throws {
    var (constants, _) = try card(.constants)
    _ = try constants.layout()
    let plain = constants.counts
    for (approach, small) in [
      (Approach.constants, LayoutRectangle(x: 39, y: 172.6, width: 234, height: 120)),
      (.helpers, LayoutRectangle(x: 32, y: 129.6, width: 192, height: 120)),
      (.expressions, LayoutRectangle(x: 32, y: 129.6, width: 192, height: 120)),
    ] {
      var (engine, card) = try card(approach)
      assertEqual(
        try engine.layout(.strict).exactFrame(of: card), LayoutRectangle(x: 39, y: 199.6, width: 234, height: 120),
        "\(approach)")
      // Two helper views have four unknowns each.
      XCTAssertEqual(engine.counts.variables - plain.variables, approach == .helpers ? 8 : 0, "\(approach)")
      if approach == .expressions { XCTAssertEqual(engine.counts.constraints, plain.constraints) }
      engine.environment = LayoutEnvironment(
        size: LayoutSize(width: 320, height: 568), safeAreaInsets: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0))
      assertEqual(try engine.layout(.strict).exactFrame(of: card), small, "\(approach)")
    }
  }

  func test_proportions_haveShortNames() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    XCTAssertEqual(card.top == safeArea.top(at: 0.2), card.top == safeArea.top + 0.2 * safeArea.height)
    XCTAssertEqual(card.leading == safeArea.leading(at: 0.1), card.leading == safeArea.leading + 0.1 * safeArea.width)
  }

  // MARK: PrioritiesInLayouts.md

  func test_priorities_decideWhatIsViolated() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, safeArea) = (tree.root, tree.root.safeArea)
    let card = try tree.addView("card", to: screen)
    try tree.activate(
      .list {
        card.width == 0.8 * safeArea.width ~ .high
        card.width <= 560
      })
    let title = try tree.addView("title", kind: .label, to: card)
    let detail = try tree.addView("detail", kind: .label, to: card)
    try tree.setIntrinsicContentSize(width: 180, height: 20, of: title)
    try tree.setContentSize(
      ContentSize(width: 180, height: 20, horizontalCompressionResistance: 740), of: detail)
    try tree.activate(
      .list {
        title.leading == card.leading
        detail.leading == title.trailing + 8
        detail.trailing == card.trailing
      })
    try tree.activate([card.leading == safeArea.leading])
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    var result = try engine.layout()
    XCTAssertEqual(result.frame(of: card)?.width, 300)
    XCTAssertEqual(result.frame(of: title)?.width, 180)
    XCTAssertEqual(result.frame(of: detail)?.width, 112)
    XCTAssertEqual(
      try engine.violatedConstraints().map(\.message),
      ["violated by 68 pt (less than asked): content of detail: width >= 180 ~ 740"])
    XCTAssertEqual(try engine.explanation(of: card.width)?.formula, "card.width = 0.8 * 375 (screen.width) = 300")

    engine.environment = .plain(1000, 700)
    result = try engine.layout()
    XCTAssertEqual(result.frame(of: card)?.width, 560)
    XCTAssertEqual(
      try engine.violatedConstraints(includingContent: false).map(\.message),
      ["violated by 240 pt (less than asked): card.width == 0.8 * screen.safeArea.width ~ 750"])
    XCTAssertEqual(
      try engine.explanation(of: card.width)?.message,
      """
      card.width = 560
      because of: card.width <= 560
      """)
    let tie = try XCTUnwrap(engine.ambiguities(of: title).first)
    XCTAssertTrue(tie.message.hasPrefix("title.width is ambiguous: anything from 180 to 372 is as good"), tie.message)
    XCTAssertTrue(tie.message.hasSuffix("; 2 constraints are tied: give one another priority"), tie.message)
    XCTAssertEqual(
      tie.details, ["content of title: width <= 180 ~ 250", "content of detail: width <= 180 ~ 250"])

    try engine.tree.setContentSize(ContentSize(width: 180, height: 20, horizontalHugging: 251), of: title)
    result = try engine.layout()
    XCTAssertEqual(result.frame(of: title)?.width, 180)
    XCTAssertEqual(result.frame(of: detail)?.width, 372)
    XCTAssertFalse(try engine.ambiguities(of: title).contains { $0.message.hasPrefix("title.width") })
  }
}
