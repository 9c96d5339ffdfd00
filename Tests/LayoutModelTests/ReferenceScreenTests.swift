import LayoutModel
import TestSupport
import XCTest

/// The reference screen against arithmetic done here, without a solver.
final class ReferenceScreenTests: XCTestCase {
  private struct Screen {
    var engine: LayoutEngine
    let card: ViewHandle
    let avatar: ViewHandle
    let name: ViewHandle
    let cardWidth: LayoutConstraint.Handle
  }

  private static let nameSize = Size(width: 98, height: 21)

  private func makeScreen(_ environment: LayoutEnvironment) throws -> Screen {
    var tree = LayoutTree(rootNamed: "screen")
    let safeArea = tree.root.safeArea
    let card = try tree.addView("card", to: tree.root)
    let avatar = try tree.addView("avatar", to: card)
    let name = try tree.addView("name", to: card)
    try tree.setIntrinsicContentSize(width: Self.nameSize.width, height: Self.nameSize.height, of: name)
    let handles = try tree.activate {
      card.width.constraints(ideal: 0.8 * safeArea.width, priority: .high, minimum: 200, maximum: 560)
      card.top == safeArea.top + 0.2 * safeArea.height
      card.centerX == safeArea.centerX
      card.bottom == name.bottom + 20
      avatar.top == card.top + 16
      avatar.centerX == card.centerX
      avatar.width == 0.25 * card.width
      avatar.height == avatar.width
      name.top == avatar.bottom + 8
      name.centerX == card.centerX
    }
    return Screen(
      engine: LayoutEngine(tree: tree, environment: environment), card: card, avatar: avatar, name: name,
      cardWidth: handles[0])
  }

  /// The frames by formula: card in the screen, avatar and name in the card.
  private func expected(_ environment: LayoutEnvironment, share: Double) -> [Rectangle] {
    let safeArea = environment.safeArea
    let width = min(max(share * safeArea.width, 200), 560)
    let side = width / 4
    let height = 16 + side + 8 + Self.nameSize.height + 20
    return [
      Rectangle(
        x: safeArea.midX - width / 2, y: safeArea.minY + safeArea.height / 5, width: width, height: height),
      Rectangle(x: (width - side) / 2, y: 16, width: side, height: side),
      Rectangle(
        x: (width - Self.nameSize.width) / 2, y: 16 + side + 8, width: Self.nameSize.width,
        height: Self.nameSize.height),
    ]
  }

  private func snapped(_ frames: [Rectangle], scale: Double) -> [Rectangle] {
    let round = { (value: Double) in ((value * scale + 1e-6).rounded(.toNearestOrAwayFromZero)) / scale }
    let edges = { (frame: Rectangle, origin: Point) in
      let frame = frame.offset(by: origin)
      return (round(frame.minX), round(frame.minY), round(frame.maxX), round(frame.maxY))
    }
    let card = edges(frames[0], .zero)
    return frames.enumerated().map { index, frame in
      let origin = index == 0 ? Point.zero : frames[0].origin
      let base = index == 0 ? (0, 0) : (card.0, card.1)
      let (left, top, right, bottom) = edges(frame, origin)
      return Rectangle(x: left - base.0, y: top - base.1, width: right - left, height: bottom - top)
    }
  }

  func test_layout_agreesWithArithmeticOnEveryDevice() throws {
    var screen: Screen?
    for device in DeviceCatalogue.all {
      for orientation in InterfaceOrientation.allCases {
        let environment = try XCTUnwrap(device.environment(in: orientation))
        var current = try screen ?? makeScreen(environment)
        let share = orientation == .portrait ? 0.8 : 0.6
        current.engine.environment = environment
        try current.engine.tree.setMultiplier(share, of: current.cardWidth)
        let result = try current.engine.layout(.strict)
        let exact = expected(environment, share: share)
        let pixels = snapped(exact, scale: environment.traits.displayScale)
        for (index, view) in [current.card, current.avatar, current.name].enumerated() {
          let name = "\(device.name) \(orientation) view \(index)"
          assertEqual(result.exactFrame(of: view), exact[index], accuracy: 1e-7, name)
          assertEqual(result.frame(of: view), pixels[index], accuracy: 1e-9, name)
        }
        XCTAssertEqual(result.findings, [])
        screen = current
      }
    }
  }

  func test_layout_keepsTheBoundsOfTheCard() throws {
    for (width, expected) in [(100.0, 200.0), (250, 200), (251, 200.8), (699, 559.2), (700, 560), (4000, 560)] {
      var screen = try makeScreen(.plain(width, 800))
      let frame = try XCTUnwrap(screen.engine.layout(.strict).exactFrame(of: screen.card))
      XCTAssertEqual(frame.width, expected, accuracy: 1e-9, "\(width)")
      XCTAssertEqual(frame.midX, width / 2, accuracy: 1e-9, "\(width)")
    }
  }

  func test_layout_ofAUsedEngineIsThatOfAFreshOne() throws {
    let devices = DeviceCatalogue.all
    var used = try makeScreen(.plain(320, 480))
    var generator = SeededGenerator(seed: 7)
    for step in 0..<200 {
      let device = devices[Int.random(in: 0..<devices.count, using: &generator)]
      let orientation: InterfaceOrientation = Bool.random(using: &generator) ? .portrait : .landscape
      let environment = try XCTUnwrap(device.environment(in: orientation))
      let share = Double.random(in: 0.1...1, using: &generator)
      var fresh = try makeScreen(environment)
      used.engine.environment = environment
      try used.engine.tree.setMultiplier(share, of: used.cardWidth)
      try fresh.engine.tree.setMultiplier(share, of: fresh.cardWidth)
      let (first, second) = (try used.engine.layout(.strict), try fresh.engine.layout(.strict))
      for (view, twin) in [(used.card, fresh.card), (used.avatar, fresh.avatar), (used.name, fresh.name)] {
        assertEqual(
          first.exactFrame(of: view), try XCTUnwrap(second.exactFrame(of: twin)), accuracy: 1e-9, "step \(step)")
      }
    }
  }
}
