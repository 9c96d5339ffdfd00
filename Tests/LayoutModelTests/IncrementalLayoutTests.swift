import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

/// An engine that went through many changes against one that sees the tree for the first time.
final class IncrementalLayoutTests: XCTestCase {
  /// A tree under random changes. Every view is held by its first superview alone, and no priority is that of content sizes, so that
  /// nothing is tied and every frame is unique.
  private struct Scene {
    var engine: LayoutEngine
    var views: [(view: ViewHandle, holder: ViewHandle, handles: [LayoutConstraint.Handle])] = []
    var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      engine = LayoutEngine(tree: LayoutTree(), environment: .plain(390, 844))
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }

    mutating func pick() -> Int? { views.isEmpty ? nil : Int.random(in: 0..<views.count, using: &generator) }

    mutating func add() throws {
      let parent = pick().map { views[$0].view } ?? engine.tree.root
      let view = try engine.tree.addView("view", to: parent)
      let guide = try engine.tree.makeGuide("guide", in: view)
      var constraints = [
        guide.leading == view.leading + number(0...5), guide.width == number(0.1...0.5) * view.width,
        guide.top == view.top + number(0...5), guide.height == number(0.1...0.5) * view.height,
      ]
      if Bool.random(using: &generator) {
        constraints += [
          view.leading == number(0.5...1.5) * engine.tree.root.safeArea.leading + number(-20...20),
          view.top == engine.tree.root.top + number(0...0.3) * engine.tree.root.safeArea.height,
        ]
      } else {
        constraints += [view.centerX == parent.trailing - number(0...50), view.bottom == 0.9 * parent.bottom]
      }
      constraints += [
        view.width == number(0.2...0.9) * parent.width ~ 600, view.width <= 300,
        view.height == number(0.2...0.9) * parent.height ~ 600, view.height >= number(1...20),
      ]
      try engine.tree.setIntrinsicContentSize(width: number(10...90), height: number(10...90), of: view)
      views.append((view, parent, try engine.tree.activate(constraints)))
    }

    /// Destroys a view, and with it those that it held and that moved elsewhere: nothing else says where they are.
    mutating func destroy(_ view: ViewHandle) throws {
      try engine.tree.destroy(view)
      views.removeAll { engine.tree.contentSize(of: $0.view) == nil }
      if let orphan = views.first(where: { engine.tree.contentSize(of: $0.holder) == nil }) {
        try destroy(orphan.view)
      }
    }

    mutating func step() throws {
      let choice = Int.random(in: 0..<10, using: &generator)
      guard let place = pick(), choice > 2 else { return try add() }
      let (view, _, handles) = views[place]
      switch choice {
      case 3:
        try destroy(view)
      case 4:
        guard let other = pick(), other != place else { return }
        // A cycle is refused and changes nothing, which is as good a step as any.
        try? engine.tree.addSubview(view, to: views[other].view)
      case 5: try engine.tree.setConstant(number(-10...30), of: handles[4])
      case 6: try engine.tree.setMultiplier(number(0...1), of: handles[6])
      case 7: try engine.tree.setPriority(Bool.random(using: &generator) ? 240 : 610, of: handles[8])
      case 8: try engine.tree.setIntrinsicContentSize(width: number(10...90), height: nil, of: view)
      default:
        let isWide = Bool.random(using: &generator)
        engine.environment = LayoutEnvironment(
          size: isWide ? LayoutSize(width: 844, height: 390) : LayoutSize(width: 390, height: 844),
          safeAreaInsets: LayoutInsets(top: isWide ? 0 : 47, left: isWide ? 47 : 0, bottom: 21, right: isWide ? 47 : 0),
          traits: Traits(layoutDirection: Bool.random(using: &generator) ? .leftToRight : .rightToLeft))
      }
    }
  }

  private func frames(_ result: LayoutResult) -> [ViewHandle: LayoutRectangle] {
    Dictionary(uniqueKeysWithValues: result.placements.map { ($0.view, $0.exactFrame) })
  }

  func test_layout_afterAnyChangesIsThatOfAFreshEngine() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      var scene = Scene(seed: seed)
      var known: [ViewHandle: LayoutRectangle] = [:]
      for step in 0..<60 {
        let place = "seed \(seed), step \(step)"
        try scene.step()
        let result = try scene.engine.layout(.strict)
        var fresh = LayoutEngine(tree: scene.engine.tree, environment: scene.engine.environment)
        let expected = try fresh.layout(.strict)
        XCTAssertEqual(result.placements.count, scene.views.count + 1, place)
        for placement in expected.placements {
          assertEqual(result.exactFrame(of: placement.view), placement.exactFrame, accuracy: 1e-6, place)
        }
        // The list of changes leads from the frames before to the frames now.
        for change in result.changes { known[change.view] = change.exactFrame }
        let now = frames(result)
        XCTAssertEqual(known.filter { now[$0.key] != nil }, now, place)
      }
    }
  }

  func test_layout_ofCopiesThatWentTheirOwnWaysIsThatOfAFreshEngine() throws {
    for seed in 21...28 as ClosedRange<UInt64> {
      var trunk = Scene(seed: seed)
      for _ in 0..<8 { try trunk.step() }
      var engine = trunk.engine
      for step in 0..<40 {
        let place = "seed \(seed), step \(step)"
        // Branches are dropped again, except now and then: then the trunk goes on from there.
        var branch = trunk
        branch.generator = SeededGenerator(seed: 1000 * seed + UInt64(step))
        for _ in 0..<Int.random(in: 1...3, using: &branch.generator) { try branch.step() }
        if step % 5 == 4 { trunk = branch }
        let before = frames(try engine.layout(.strict))
        engine.tree = branch.engine.tree
        engine.environment = branch.engine.environment
        let result = try engine.layout(.strict)
        var fresh = LayoutEngine(tree: branch.engine.tree, environment: branch.engine.environment)
        let expected = try fresh.layout(.strict)
        XCTAssertEqual(result.placements.count, expected.placements.count, place)
        for placement in expected.placements {
          assertEqual(result.exactFrame(of: placement.view), placement.exactFrame, accuracy: 1e-6, place)
        }
        // The list of changes leads from the frames before to the frames now.
        let now = frames(result)
        let known = before.merging(result.changes.map { ($0.view, $0.exactFrame) }) { $1 }
        XCTAssertEqual(known.filter { now[$0.key] != nil }, now, place)
      }
    }
  }
}
