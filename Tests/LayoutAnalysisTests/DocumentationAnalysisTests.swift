import AppleDevices
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import XCTest

/// The code of the articles on findings, sweeps and devices, and what they say that it does. An article and its test are changed
/// together.
final class DocumentationAnalysisTests: XCTestCase {
  // MARK: ConflictsInLayouts.md

  func test_conflicts_areSumsWithFixes() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let screen = tree.root
    let label = try tree.addView("label", kind: .label, to: screen)
    try tree.setIntrinsicContentSize(width: nil, height: 21, of: label)
    try tree.activate([label.top == screen.top + 20])
    let handles = try tree.activate([
      label.leading == screen.leading + 16,
      label.width == 300,
      label.trailing == screen.trailing - 16,
    ])
    var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment(size: LayoutSize(width: 320, height: 568)))
    let result = try engine.layout()
    let finding = try XCTUnwrap(result.findings.first)
    XCTAssertEqual(
      [finding.message] + finding.details,
      [
        "16 + 300 + 16 is 332, but the screen is 320 wide: 12 pt too much", "screen.width == 320",
        "label.leading == screen.leading + 16", "label.width == 300",
        "label.trailing == screen.trailing - 16 [left out]",
      ])
    XCTAssertEqual(result.frame(of: label)?.description, "16 20 300 21")
    XCTAssertThrowsError(try engine.layout(.strict)) { error in
      guard case .conflict(let conflict)? = error as? LayoutError else { return XCTFail("\(error)") }
      XCTAssertEqual(
        Finding(conflict, tree).message, "16 + 300 + 16 is 332, but the screen is 320 wide: 12 pt too much")
    }

    let fixes = try engine.fixes(for: finding)
    XCTAssertEqual(
      fixes.prefix(3).map(\.message),
      [
        "give screen a width of 332 instead of 320",
        "change the constant of label.leading == screen.leading + 16 from 16 to 4",
        "write <= instead of == in label.leading == screen.leading + 16",
      ])
    XCTAssertTrue(
      fixes.contains { $0.message == "lower the priority of label.width == 300 below required, to 999" })

    try engine.tree.setRelation(.greaterThanOrEqual, of: handles[1])
    let sweep = try engine.sweep(.width, over: 280...400)
    let conflict = try XCTUnwrap(sweep.occurrences.first { $0.finding.name == "conflict" })
    XCTAssertEqual(conflict.range.lowerBound, 280)
    XCTAssertEqual(conflict.range.upperBound, 332, accuracy: 1e-6)
  }

  // MARK: SweepingWidths.md

  func test_sweep_findsWhereALayoutBends() throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, safeArea) = (tree.root, tree.root.safeArea)
    let card = try tree.addView("card", to: screen)
    let button = try tree.addView("button", kind: .button, to: card)
    try tree.activate(
      .list {
        card.width.constraints(ideal: 0.8 * safeArea.width, minimum: 200, maximum: 560)
        card.centerX == safeArea.centerX
        card.top == safeArea.top + 0.2 * safeArea.height
        card.height == 0.5 * card.width
        button.height == button.width
        button.trailing == card.trailing - 16
        button.bottom == card.bottom - 16
      })
    let buttonWidth = try tree.activate([button.width == 0.16 * card.width])
    var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment(size: LayoutSize(width: 375, height: 667)))
    var sweep = try engine.sweep(.width, over: 200...1366)
    XCTAssertEqual(sweep.breakpoints.map(thousandths), [250, 700])
    XCTAssertEqual(
      sweep.occurrences.map {
        "\($0.finding.name) \(thousandths($0.range.lowerBound)) \(thousandths($0.range.upperBound))"
      },
      [
        "gave-way 200.0 250.0", "touch-target 200.0 343.75", "touch-target 200.0 343.75", "gave-way 700.0 1366.0",
      ])
    XCTAssertEqual(sweep.segments.count, 3)
    assertEqual(sweep.frame(of: card, at: 600), LayoutRectangle(x: 60, y: 133.4, width: 480, height: 240))
    assertEqual(sweep.segments[1].rate(of: card), LayoutRectangle(x: 0.1, y: 0, width: 0.8, height: 0.4))

    try engine.tree.remove(buttonWidth)
    try engine.tree.activate(button.width.constraints(ideal: 0.16 * card.width, minimum: 44))
    sweep = try engine.sweep(.width, over: 320...1366)
    XCTAssertEqual(sweep.breakpoints.map(thousandths), [343.75, 700])
    XCTAssertEqual(sweep.occurrences.filter { $0.finding.severity < .note }.map(\.finding.message), [])
  }

  // MARK: CheckingEveryDevice.md

  func test_matrix_checksEveryDeviceOrientationTextSizeAndDirection() async throws {
    var tree = LayoutTree(rootNamed: "screen")
    let (screen, margins, readable) = (tree.root, tree.root.margins, tree.root.readableContentGuide)
    let title = try tree.addView("title", kind: .label, to: screen)
    let button = try tree.addView("button", kind: .button, to: screen)
    try tree.setText(TextContent("Your order is on its way", font: .style(.headline), numberOfLines: 0), of: title)
    try tree.setMeasuresHeightForWidth(true, of: title)
    try tree.activate(
      .list {
        title.top == margins.top + 24
        button.top == title.bottom + 24
        button.centerX == screen.centerX
        button.width == 120
      })
    let draft = try tree.activate(
      .list {
        title.leading == margins.leading
        title.trailing == margins.trailing
        title.height == 44
        button.height == 40
      })
    let phone = LayoutEnvironment(size: LayoutSize(width: 375, height: 667))
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
      Set(TextSizeCategory.allCases.filter { $0 >= .accessibilityMedium }))
    let first = try XCTUnwrap(clipped.first)
    XCTAssertEqual(first.label, "iPhone 4s, portrait, accessibilityMedium, leftToRight")
    XCTAssertTrue(
      first.findings.map(\.message).contains("the text of title needs a height of 67 and has 44: 23 pt are cut off"))
    XCTAssertTrue(report.cells.contains { cell in cell.findings.contains { $0.name == "fixed-text-height" } })
    XCTAssertTrue(report.cells.contains { cell in cell.findings.contains { $0.name == "fixed-text-height" } })

    try engine.tree.remove(draft)
    try engine.tree.activate(
      .list {
        title.leading == readable.leading
        title.trailing == readable.trailing
        button.height == 44
      })
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
    try tree.activate(
      .list {
        icon.left == screen.left + 20
        icon.top == screen.top + 20
        icon.width == 60
        icon.height == 60
        badge.left == icon.right - 10
        badge.top == icon.top - 2
        badge.width == 20
        badge.height == 20
      })
    let second = try tree.addView("second icon", kind: .image, to: screen)
    try tree.activate(
      .list {
        second.left == icon.left + 2
        second.top == icon.bottom + 20
        second.width == 60
        second.height == 60
      })
    var engine = LayoutEngine(tree: tree, environment: .plain(375, 667))
    let result = try engine.layout()
    XCTAssertEqual(result.lint().map(\.name), ["overlap", "misaligned"])
    var rules = LintConfiguration.standard
    rules.setSeverity(nil, of: .misaligned)
    XCTAssertEqual(result.lint(rules).map(\.name), ["overlap"])
    rules.ignore(.overlap, on: badge)
    XCTAssertEqual(result.lint(rules).map(\.name), [])
  }

  private func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
