import AppleDevices
import LayoutModel
import LayoutTestSupport
import ReferenceLayout
import TestSupport
import XCTest

/// The screen of the example against arithmetic done here, without a solver.
final class ReferenceScreenTests: XCTestCase {
  /// The frames by formula: card in the screen, avatar and name in the card.
  private func expected(_ environment: LayoutEnvironment, share: Double) -> [LayoutRectangle] {
    let safeArea = environment.safeArea
    let width = min(max(share * safeArea.width, 200), 560)
    let side = width / 4
    let height = 16 + side + 8 + ReferenceScreen.nameSize.height + 20
    return [
      LayoutRectangle(
        x: safeArea.midX - width / 2, y: safeArea.minY + safeArea.height / 5, width: width, height: height),
      LayoutRectangle(x: (width - side) / 2, y: 16, width: side, height: side),
      LayoutRectangle(
        x: (width - ReferenceScreen.nameSize.width) / 2, y: 16 + side + 8, width: ReferenceScreen.nameSize.width,
        height: ReferenceScreen.nameSize.height),
    ]
  }

  private func snapped(_ frames: [LayoutRectangle], scale: Double) -> [LayoutRectangle] {
    let round = { (value: Double) in ((value * scale + 1e-6).rounded(.toNearestOrAwayFromZero)) / scale }
    let edges = { (frame: LayoutRectangle, origin: LayoutPoint) in
      let frame = frame.offset(by: origin)
      return (round(frame.minX), round(frame.minY), round(frame.maxX), round(frame.maxY))
    }
    let card = edges(frames[0], .zero)
    return frames.enumerated().map { index, frame in
      let origin = index == 0 ? LayoutPoint.zero : frames[0].origin
      let base = index == 0 ? (0, 0) : (card.0, card.1)
      let (left, top, right, bottom) = edges(frame, origin)
      return LayoutRectangle(x: left - base.0, y: top - base.1, width: right - left, height: bottom - top)
    }
  }

  func test_layout_agreesWithArithmeticOnEveryDevice() throws {
    var screen: ReferenceScreen?
    for device in DeviceCatalogue.all {
      for orientation in ScreenOrientation.allCases {
        let environment = try XCTUnwrap(device.environment(in: orientation))
        var current = try screen ?? ReferenceScreen(environment: environment)
        let result = try current.layout(in: environment)
        let exact = expected(environment, share: orientation == .portrait ? 0.8 : 0.6)
        let pixels = snapped(exact, scale: environment.traits.displayScale)
        for (index, view) in [current.card, current.avatar, current.name].enumerated() {
          let name = "\(device.name) \(orientation) view \(index)"
          assertEqual(result.exactFrame(of: view), exact[index], accuracy: 1e-7, name)
          assertEqual(result.frame(of: view), pixels[index], accuracy: 1e-9, name)
        }
        XCTAssertEqual(result.issues, [])
        screen = current
      }
    }
  }

  func test_layout_keepsTheBoundsOfTheCard() throws {
    for (width, expected) in [(100.0, 200.0), (250, 200), (251, 200.8), (699, 559.2), (700, 560), (4000, 560)] {
      var screen = try ReferenceScreen(environment: .plain(width, 800))
      let frame = try XCTUnwrap(screen.layout(in: .plain(width, 800)).exactFrame(of: screen.card))
      XCTAssertEqual(frame.width, expected, accuracy: 1e-9, "\(width)")
      XCTAssertEqual(frame.midX, width / 2, accuracy: 1e-9, "\(width)")
    }
  }

  func test_layout_ofAUsedScreenIsThatOfAFreshOne() throws {
    let devices = DeviceCatalogue.all
    var used = try ReferenceScreen(environment: .plain(320, 480))
    var generator = SeededGenerator(seed: 7)
    for step in 0..<200 {
      let device = devices[Int.random(in: 0..<devices.count, using: &generator)]
      let orientation: ScreenOrientation = Bool.random(using: &generator) ? .portrait : .landscape
      let environment = try XCTUnwrap(device.environment(in: orientation))
      var fresh = try ReferenceScreen(environment: environment)
      let (first, second) = (try used.layout(in: environment), try fresh.layout(in: environment))
      for (view, twin) in [(used.card, fresh.card), (used.avatar, fresh.avatar), (used.name, fresh.name)] {
        assertEqual(
          first.exactFrame(of: view), try XCTUnwrap(second.exactFrame(of: twin)), accuracy: 1e-9, "step \(step)")
      }
    }
  }
}
