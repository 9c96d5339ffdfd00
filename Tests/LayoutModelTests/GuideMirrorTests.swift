import LayoutModel
import LayoutTestSupport
import TestSupport
import XCTest

/// Right-to-left layouts that use guides, margins and scrolling are the mirror images of left-to-right ones.
final class GuideMirrorTests: XCTestCase {
  private static let width = 390.0

  /// Views on every guide that there is, in a root and in a panel inside it; positions and sizes are random.
  private func makeTree(_ generator: inout SeededGenerator) throws -> LayoutTree {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    var tree = LayoutTree()
    let panel = try tree.addView("panel", to: tree.root)
    let scroll = try tree.addView("scroll", kind: .scroll, to: panel)
    try tree.setDirectionalLayoutMargins(
      DirectionalEdgeInsets(top: 1, leading: number(0...30), bottom: 2, trailing: number(0...30)), of: panel)
    try tree.setPreservesSuperviewLayoutMargins(Bool.random(using: &generator), of: panel)
    try tree.activate([
      panel.leading == tree.root.leading + number(-20...60), panel.width == number(150...250),
      panel.top == tree.root.top + number(0...100), panel.height == 300,
      scroll.leading == panel.leadingMargin, scroll.trailing == panel.trailingMargin, scroll.top == panel.topMargin,
      scroll.height == 100,
    ])
    for owner in [tree.root, panel] {
      let guides = [owner.safeArea, owner.layoutMarginsGuide, owner.readableContentGuide, owner.keyboardLayoutGuide]
      for guide in guides {
        let view = try tree.addView("on guide", to: owner)
        try tree.activate([
          view.leading == guide.leading + number(0...20), view.trailing == number(0.4...1) * guide.trailing ~ 600,
          view.top == guide.top, view.height == 5,
        ])
      }
    }
    let content = try tree.addView("content", to: scroll)
    try tree.activate([
      content.leading == scroll.leading + number(0...20), content.trailing == scroll.trailing - number(0...20),
      content.width == number(100...600), content.top == scroll.top, content.bottom == scroll.bottom,
      content.height == 500,
    ])
    return tree
  }

  private func environment(_ direction: InterfaceLayoutDirection) -> LayoutEnvironment {
    // The strips at the sides change places with the direction, as the whole picture does.
    let (near, far) = (44.0, 12.0)
    return LayoutEnvironment(
      size: LayoutSize(width: Self.width, height: 844),
      safeAreaInsets: LayoutInsets(
        top: 47, left: direction == .leftToRight ? near : far, bottom: 34,
        right: direction == .leftToRight ? far : near),
      traits: Traits(layoutDirection: direction, displayScale: 1), keyboardHeight: 300)
  }

  func test_layout_isTheMirrorImage() throws {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let tree = try makeTree(&generator)
      var leftToRight = LayoutEngine(tree: tree, environment: environment(.leftToRight))
      var rightToLeft = LayoutEngine(tree: tree, environment: environment(.rightToLeft))
      let (result, mirrored) = (try leftToRight.layout(.strict), try rightToLeft.layout(.strict))
      XCTAssertEqual(result.issues, [], "seed \(seed)")
      for view in tree.viewsInDrawingOrder {
        guard let frame = result.exactFrame(of: view), let other = mirrored.exactFrame(of: view) else {
          return XCTFail("seed \(seed)")
        }
        var container = Self.width
        if let superview = tree.superview(of: view) {
          container = result.contentSize(of: superview)?.width ?? result.exactFrame(of: superview)?.width ?? .nan
        }
        assertEqual(
          other, LayoutRectangle(x: container - frame.maxX, y: frame.minY, width: frame.width, height: frame.height),
          accuracy: 1e-6, "\(tree.name(of: view)), seed \(seed)")
      }
    }
  }
}
