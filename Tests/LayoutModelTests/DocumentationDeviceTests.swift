import AppleDevices
import LayoutAnalysis
import LayoutModel
import XCTest

/// The code of the documentation's articles on variants, designs and devices, and what they say that it does. An article and its test
/// are changed together.
final class DocumentationDeviceTests: XCTestCase {
  // MARK: VariantsAndDesigns.md

  func test_variants_chooseByTraitsAndScaleFromADesign() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, safeArea) = (tree.root, tree.root.safeArea)
    let card = try tree.addView("card", to: screen)
    let handles = try tree.activate(varying: [
      (card.width == 0.8 * safeArea.width).varying(
        ConstraintVariation(when: .horizontal(.regular), multiplier: 0.5),
        ConstraintVariation(when: .orientation(.landscape), multiplier: 0.6, priority: .high)),
      (card.top == safeArea.top + 24).varying(
        ConstraintVariation(when: .screen(.phone3_5), constant: 8),
        ConstraintVariation(when: .device("iPad Pro (12.9-inch)"), constant: 64)),
    ])
    try tree.activate {
      card.centerX == safeArea.centerX
      card.height == 200
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    let expected: [(String, InterfaceOrientation, Double, Double, [String])] = [
      ("iPhone 4s", .portrait, 0.8 * 320, 8, []), ("iPhone 4s", .landscape, 0.6 * 480, 8, ["landscape"]),
      ("iPhone 13", .portrait, 0.8 * 390, 24, []), ("iPhone 13", .landscape, 0.6 * 750, 24, ["landscape"]),
      ("iPad (A16)", .portrait, 0.5 * 820, 24, ["regular width"]),
      ("iPad (A16)", .landscape, 0.6 * 1180, 24, ["regular width", "landscape"]),
      ("iPad Pro (12.9-inch)", .portrait, 0.5 * 1024, 64, ["regular width"]),
    ]
    for (name, orientation, width, top, holding) in expected {
      engine.environment = try XCTUnwrap(DeviceCatalogue.device(named: name)?.environment(in: orientation))
      let frame = try XCTUnwrap(try engine.layout(.strict).exactFrame(of: card))
      XCTAssertEqual(frame.width, width, accuracy: 1e-9, name)
      XCTAssertEqual(frame.minY - engine.environment.safeAreaInsets.top, top, accuracy: 1e-9, name)
      let variations = engine.tree.variations(of: handles[0], in: engine.environment)
      XCTAssertEqual(variations.map(\.condition.description), holding, name)
    }
    let custom = try Device.custom(named: "a phone nobody has built", size: Size(width: 460, height: 1000))
    engine.environment = try XCTUnwrap(custom.environment(in: .portrait))
    let frame = try XCTUnwrap(try engine.layout(.strict).exactFrame(of: card))
    XCTAssertEqual(frame.width, 368, accuracy: 1e-9)
    XCTAssertEqual(frame.minY - engine.environment.safeAreaInsets.top, 24, accuracy: 1e-9)

    let largeTextOnPads = VariantCondition.idiom(.pad) && .textSize(.accessibilityMedium...)
    let pad = try XCTUnwrap(DeviceCatalogue.device(named: "iPad (A16)"))
    for (category, holds) in [(ContentSizeCategory.large, false), (.accessibilityMedium, true)] {
      let environment = try XCTUnwrap(pad.environment(in: .portrait, textSize: category))
      XCTAssertEqual(largeTextOnPads.holds(in: environment), holds)
    }
  }

  func test_designs_becomeSharesOrStayFixed() throws {
    let design = DesignReference(
      size: Size(width: 375, height: 812), safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let avatarSize = DesignNumber(75, .scaled(.width), in: design, floor: 60, ceiling: 120)
    XCTAssertEqual(avatarSize.share, 0.2)
    for (width, size) in [(320.0, 64.0), (375, 75), (1024, 120), (240, 60)] {
      XCTAssertEqual(avatarSize.value(in: .plain(width, 1366)), size, accuracy: 1e-9)
    }

    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let table = StrategyTable(design) {
      Strategy("card", "top", card.top - safeArea.top, 146.8, .scaled(.safeAreaHeight))
      Strategy("card", "width", card.width, 300, .scaled(.safeAreaWidth)).limited(to: 560)
        .on(.screen(.phone3_5), 288).on(.screen(.padLarge), share: 0.5)
      Strategy("avatar", "width", avatar.width, 75, .share(of: card.width, reference: 300))
      Strategy("avatar", "top", avatar.top - card.top, 16, .fixed)
      Strategy("card", "bottom", card.bottom - avatar.bottom, 20, .text(.body))
    }
    try tree.activate(strategy: table)
    try tree.activate {
      card.centerX == safeArea.centerX
      avatar.centerX == card.centerX
      avatar.height == avatar.width
    }
    XCTAssertEqual(
      table.text(in: tree),
      """
      element  constraint  kind          reference  realisation
      card     top         proportional      146.8  0.2 of safe area height
      card     width       proportional        300  0.8 of safe area width, at most 560; phone3_5: 288 pt; padLarge: 0.5
      avatar   width       proportional         75  0.25 of card.width
      avatar   top         fixed                16  16 pt
      card     bottom      text                 20  20 pt, grows with body
      """)
    let phone = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 8")?.environment(in: .portrait))
    var engine = LayoutEngine(tree: tree, environment: phone)
    XCTAssertEqual(
      table.text(readFrom: try engine.layout()),
      """
      element  constraint  kind           here  realisation
      card     top         proportional  129.4  0.2 of safe area height
      card     width       proportional    300  0.8 of safe area width
      avatar   width       proportional     75  0.25 of card.width
      avatar   top         fixed            16  16 pt
      card     bottom      text             20  20 pt
      """)
  }

  // MARK: CheckingEveryDevice.md

  func test_matrix_checksEveryDeviceOrientationTextSizeAndDirection() async throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, margins, readable) = (tree.root, tree.root.margins, tree.root.readableContentGuide)
    let title = try tree.addView("title", kind: .label, to: screen)
    let button = try tree.addView("button", kind: .button, to: screen)
    try tree.setText(TextContent("Your order is on its way", font: .style(.headline), numberOfLines: 0), of: title)
    try tree.setMeasuresHeightForWidth(true, of: title)
    try tree.activate {
      title.top == margins.top + 24
      button.top == title.bottom + 24
      button.centerX == screen.centerX
      button.width == 120
    }
    let draft = try tree.activate {
      title.leading == margins.leading
      title.trailing == margins.trailing
      title.height == 44
      button.height == 40
    }
    let phone = LayoutEnvironment(size: Size(width: 375, height: 667))
    var engine = LayoutEngine(tree: tree, environment: phone, measurer: .textMetrics)

    let environments = EnvironmentMatrix().environments
    XCTAssertEqual(environments.count, DeviceCatalogue.distinctScreens.count * 2 * 12 * 2)
    var rules = LintConfiguration.standard
    rules.setSeverity(.error, of: .clippedText)
    rules.setSeverity(.error, of: .touchTarget)
    var report = await engine.layOut(in: environments) { [rules] in $0.lint(rules) }
    XCTAssertEqual(report.failures.count, environments.count, "the button is too low everywhere")
    let clipped = report.cells.filter { cell in cell.findings.contains { $0.name == "clipped-text" } }
    XCTAssertEqual(
      Set(clipped.map(\.environment.traits.preferredContentSizeCategory)),
      Set(ContentSizeCategory.allCases.filter { $0 >= .accessibilityMedium }))
    let first = try XCTUnwrap(clipped.first)
    XCTAssertEqual(first.label, "iPhone 4s, portrait, accessibilityMedium, leftToRight")
    XCTAssertTrue(
      first.findings.map(\.message).contains("the text of title needs a height of 67 and has 44: 23 pt are cut off"))
    XCTAssertTrue(report.cells.contains { cell in cell.findings.contains { $0.name == "fixed-text-height" } })
    XCTAssertTrue(report.cells.contains { cell in cell.findings.contains { $0.name == "fixed-text-height" } })

    try engine.tree.remove(draft)
    try engine.tree.activate {
      title.leading == readable.leading
      title.trailing == readable.trailing
      button.height == 44
    }
    report = await engine.layOut(in: environments) { [rules] in $0.lint(rules) }
    XCTAssertEqual(report.failures.map(\.label), [])
    XCTAssertEqual(Set(report.cells.flatMap { $0.findings.map(\.message) }), [])
    XCTAssertEqual(try engine.ambiguities().map(\.message), [])

    let split = EnvironmentMatrix(
      devices: DeviceCatalogue.devices(of: .ipad), textSizes: [.large], directions: [.leftToRight], includesPanes: true)
    let panes = await engine.layOut(in: split.environments) { [rules] in $0.lint(rules) }
    XCTAssertTrue(panes.cells.contains { $0.label.contains("slide over") })
    XCTAssertEqual(panes.failures.map(\.label), [])
  }

  func test_lint_isConfiguredByRuleAndView() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (icon, badge) = (
      try tree.addView("icon", kind: .image, to: tree.root), try tree.addView("badge", to: tree.root)
    )
    let screen = tree.root
    try tree.activate {
      icon.left == screen.left + 20
      icon.top == screen.top + 20
      icon.width == 60
      icon.height == 60
      badge.left == icon.right - 10
      badge.top == icon.top - 2
      badge.width == 20
      badge.height == 20
    }
    let second = try tree.addView("second icon", kind: .image, to: screen)
    try tree.activate {
      second.left == icon.left + 2
      second.top == icon.bottom + 20
      second.width == 60
      second.height == 60
    }
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    let result = try engine.layout()
    XCTAssertEqual(result.lint().map(\.name), ["overlap", "misaligned"])
    var rules = LintConfiguration.standard
    rules.setSeverity(nil, of: .misaligned)
    XCTAssertEqual(result.lint(rules).map(\.name), ["overlap"])
    rules.ignore(.overlap, on: badge)
    XCTAssertEqual(result.lint(rules).map(\.name), [])
  }
}
