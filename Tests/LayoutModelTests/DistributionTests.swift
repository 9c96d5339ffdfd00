import LayoutModel
import LayoutTestSupport
import XCTest

final class DistributionTests: XCTestCase {
  private let width = 300.0
  private let widths = [30.0, 50, 20, 40]

  /// Items of the given widths in a root of 300 × 100, with constraints on them.
  private func layout(
    _ direction: InterfaceLayoutDirection = .leftToRight, sized: Bool = true,
    _ make: (LayoutTree, [ViewHandle]) throws -> [LayoutConstraint]
  ) throws -> (frames: [LayoutRectangle], counts: LayoutCounts, issues: [LayoutIssue]) {
    var tree = LayoutTree()
    var views: [ViewHandle] = []
    for length in widths {
      let view = try tree.addView("view", to: tree.root)
      if sized { try tree.activate([view.width == length]) }
      try tree.activate([view.top == tree.root.top, view.height == 10])
      views.append(view)
    }
    try tree.activate(make(tree, views))
    var engine = LayoutEngine(tree: tree, environment: .plain(width, 100).directed(direction))
    let result = try engine.layout(.strict)
    return (views.compactMap { result.exactFrame(of: $0) }, engine.counts, result.issues)
  }

  private func assertStarts(_ frames: [LayoutRectangle], _ starts: [Double], line: UInt = #line) {
    XCTAssertEqual(frames.count, starts.count, line: line)
    for (frame, start) in zip(frames, starts) { XCTAssertEqual(frame.minX, start, accuracy: 1e-6, line: line) }
  }

  func test_equalGaps_fillAContainer() throws {
    // 160 points are left; three gaps, or three and two halves, or five.
    for (ends, before, gap) in [
      (LayoutConstraint.EndGaps.none, 0.0, 160 / 3.0), (.half, 20, 40), (.full, 32, 32),
      (.share(2), 160 * 2 / 7, 160 / 7),
    ] {
      let frames = try layout { tree, views in
        LayoutConstraint.equalGaps(between: views, along: .horizontal, in: tree.root, ends: ends)
      }.frames
      var start = before
      var starts: [Double] = []
      for length in widths {
        starts.append(start)
        start += length + gap
      }
      assertStarts(frames, starts)
    }
  }

  func test_equalGaps_mirror() throws {
    let make = { (tree: LayoutTree, views: [ViewHandle]) in
      LayoutConstraint.equalGaps(between: views, along: .horizontal, in: tree.root, ends: .half)
    }
    let (left, right) = (try layout(.leftToRight, make).frames, try layout(.rightToLeft, make).frames)
    for (original, mirrored) in zip(left, right) {
      XCTAssertEqual(mirrored.minX, width - original.maxX, accuracy: 1e-9)
    }
  }

  func test_equalGaps_ofOneItemCentreIt() throws {
    let frames = try layout { tree, views in
      LayoutConstraint.equalGaps(between: [views[0]], along: .horizontal, in: tree.root, ends: .full)
        + views.dropFirst().map { $0.leading == tree.root.leading }
    }.frames
    assertStarts(frames, [135, 0, 0, 0])
    XCTAssertTrue(LayoutConstraint.equalGaps(between: [ViewHandle](), along: .vertical).isEmpty)
  }

  func test_equalGaps_withoutAContainer() throws {
    let frames = try layout { tree, views in
      LayoutConstraint.equalGaps(between: views, along: .horizontal)
        + [views[0].leading == tree.root.leading + 3, views[1].leading == tree.root.leading + 40]
    }.frames
    assertStarts(frames, [3, 40, 97, 124])
  }

  func test_gaps_areAShareOfASize() throws {
    let frames = try layout(sized: false) { tree, views in
      LayoutConstraint.gaps(between: views, along: .horizontal, equalTo: 0.05 * tree.root.width, in: tree.root)
        + LayoutConstraint.equalSizes(of: views, along: .horizontal)
    }.frames
    assertStarts(frames, [15, 15 + 56.25 + 15, 157.5, 228.75])
    for frame in frames { XCTAssertEqual(frame.width, 56.25, accuracy: 1e-6) }
  }

  func test_proportionalSizes() throws {
    let frames = try layout(sized: false) { tree, views in
      try LayoutConstraint.proportionalSizes(
        of: [(views[0], 1), (views[1], 3), (views[2], 0), (views[3], 2)], along: .horizontal)
        + LayoutConstraint.equalGaps(between: views, along: .horizontal, in: tree.root)
        + [views[1].leading == views[0].trailing + 6]
    }.frames
    for (frame, expected) in zip(frames, [47, 141, 0, 94.0]) {
      XCTAssertEqual(frame.width, expected, accuracy: 1e-6)
    }
    assertStarts(frames, [0, 53, 200, 206])
  }

  func test_proportionalSizes_refusesWeightsThatMeanNothing() throws {
    var tree = LayoutTree()
    let view = try tree.addView("view", to: tree.root)
    assertThrows(.noWeight) { try LayoutConstraint.proportionalSizes(of: [(view, 0), (view, 0)], along: .vertical) }
    assertThrows(.negativeSize(-1, of: "the weight of item 1")) {
      try LayoutConstraint.proportionalSizes(of: [(view, 1), (view, -1)], along: .vertical)
    }
    for weight in [Double.nan, .infinity, -.infinity] {
      assertThrows(.nonFinite("weight", in: "item 0")) {
        try LayoutConstraint.proportionalSizes(of: [(view, weight)], along: .vertical)
      }
    }
    XCTAssertTrue(try LayoutConstraint.proportionalSizes(of: [(ViewHandle, Double)](), along: .vertical).isEmpty)
  }

  func test_evenlySpacedCenters() throws {
    let inContainer = try layout { tree, views in
      LayoutConstraint.evenlySpacedCenters(of: views, along: .horizontal, in: tree.root)
    }.frames
    for (position, frame) in inContainer.enumerated() {
      XCTAssertEqual(frame.midX, 37.5 + 75 * Double(position), accuracy: 1e-6)
    }
    let mirrored = try layout(.rightToLeft) { tree, views in
      LayoutConstraint.evenlySpacedCenters(of: views, along: .horizontal, in: tree.root)
    }.frames
    for (frame, other) in zip(inContainer, mirrored) { XCTAssertEqual(300 - frame.midX, other.midX, accuracy: 1e-6) }
    let free = try layout { tree, views in
      LayoutConstraint.evenlySpacedCenters(of: views, along: .horizontal)
        + [views[0].centerX == tree.root.leading + 20, views[3].centerX == tree.root.leading + 260]
    }.frames
    for (position, frame) in free.enumerated() {
      XCTAssertEqual(frame.midX, 20 + 80 * Double(position), accuracy: 1e-6)
    }
  }

  /// Spacer views and spacer guides still work and give the same frames, but they take four unknowns and several constraints each.
  func test_equalGaps_takeFewerVariablesThanSpacers() throws {
    let expressions = try layout { tree, views in
      LayoutConstraint.equalGaps(between: views, along: .horizontal, in: tree.root, ends: .full)
    }
    var tree = LayoutTree()
    var spacers: [ViewHandle] = [try tree.addView("spacer", to: tree.root)]
    var views: [ViewHandle] = []
    var previous = tree.root.leading
    for length in widths {
      let view = try tree.addView("view", to: tree.root)
      let spacer = spacers[spacers.count - 1]
      try tree.activate([
        view.top == tree.root.top, view.height == 10, view.width == length, spacer.leading == previous,
        spacer.trailing == view.leading,
      ])
      previous = view.trailing
      views.append(view)
      spacers.append(try tree.addView("spacer", to: tree.root))
    }
    let last = spacers[spacers.count - 1]
    try tree.activate([last.leading == previous, last.trailing == tree.root.trailing])
    try tree.activate(LayoutConstraint.equalSizes(of: spacers, along: .horizontal))
    for spacer in spacers { try tree.activate([spacer.top == tree.root.top, spacer.height == 0]) }
    var engine = LayoutEngine(tree: tree, environment: .plain(width, 100))
    let result = try engine.layout(.strict)
    for (view, frame) in zip(views, expressions.frames) { assertEqual(result.exactFrame(of: view), frame) }
    XCTAssertEqual(engine.counts.variables, expressions.counts.variables + 4 * spacers.count)
    XCTAssertGreaterThan(engine.counts.constraints, expressions.counts.constraints + 2 * spacers.count)
  }
}
