import Foundation
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import SceneRunner
import XCTest

/// Recorded screens laid out right to left are the mirror images of the same screens laid out left to right.
///
/// A screen is left out if it has no mirror image (a multiplier measures from the left), if constraints conflict (which of them is left
/// out need not be the same on both sides), or if a content area is not as wide as its frame (how the two lie to each other depends on
/// how far the view is scrolled, and it begins at the left in both directions).
final class RecordedScenesMirrorCorpusTests: XCTestCase {
  /// A scene laid out left to right, and with its sides exchanged right to left.
  private struct Pair {
    let width: Double
    private(set) var engine: LayoutEngine
    private(set) var mirroredEngine: LayoutEngine
    let original: LayoutResult
    let mirrored: LayoutResult
    /// The views of the mirrored tree by those of the original one.
    private let twins: [ViewHandle: ViewHandle]

    func twin(of view: ViewHandle) throws -> ViewHandle { try XCTUnwrap(twins[view]) }

    init?(_ scene: Scene, _ contents: SceneLayout.Contents) throws {
      guard let exchanged = scene.withSidesExchanged else { return nil }
      let layout = try SceneLayout(scene, contents: contents, environmentSource: .recorded)
      let other = try SceneLayout(exchanged, contents: contents, environmentSource: .recorded)
      width = layout.environment.size.width
      engine = LayoutEngine(tree: layout.tree, environment: layout.environment)
      mirroredEngine = LayoutEngine(tree: other.tree, environment: other.environment.directed(.rightToLeft))
      (original, mirrored) = (try engine.layout(), try mirroredEngine.layout())
      twins = Dictionary(
        uniqueKeysWithValues: zip(original.tree.viewsInDrawingOrder, mirrored.tree.viewsInDrawingOrder))
      guard original.issues.isEmpty, mirrored.issues.isEmpty, !scrollsSideways else { return nil }
    }

    private var scrollsSideways: Bool {
      original.tree.viewsInDrawingOrder.contains { view in
        guard let content = original.contentSize(of: view), let frame = original.exactFrame(of: view) else {
          return false
        }
        return (content.width - frame.width).magnitude > 1e-6
      }
    }

    /// Where an edge of the mirror image comes to lie on pixels.
    ///
    /// It mirrors the edge on pixels of the original, except that halves inside the root are rounded to the right in both directions, so
    /// that they end one pixel further to the right than in the mirror image. Halves outside the root are rounded away from it.
    func mirroredEdge(_ edge: Double, _ scale: Double) -> Double {
      let mirrored = width - PixelGrid(scale: scale).snap(edge)
      let isHalf = ((edge * scale - 0.5).rounded() + 0.5 - edge * scale).magnitude <= 1e-6
      return isHalf && edge > 0 && edge < width ? mirrored + 1 / scale : mirrored
    }

    /// Whether one of the two layouts leaves the horizontal place or width of a view open, or of one that it lies in.
    func leavesOpen(_ view: ViewHandle) throws -> Bool {
      var place: ViewHandle? = view
      while let view = place {
        let findings = try engine.ambiguities(of: view) + mirroredEngine.ambiguities(of: try twin(of: view))
        if findings.contains(where: isHorizontal) { return true }
        place = original.tree.superview(of: view)
      }
      return false
    }

    private func isHorizontal(_ finding: Finding) -> Bool {
      guard case .ambiguity(let ambiguity) = finding.kind else { return false }
      return ambiguity.axis == .horizontal
    }
  }

  /// What came out of the comparison of many scenes.
  private struct Counts {
    var scenes = 0
    var views = 0
    /// Edges that lie on a half pixel, where the mirror image on pixels is one pixel off.
    var halves = 0
    var openViews = 0
  }

  private func scenes() throws -> [Scene] {
    let scenes = SceneFile(try Data(contentsOf: try OptionalTestData.cases("ib/scenes.jsonl"))).scenes
    XCTAssertEqual(scenes.count, 2301)
    #if DEBUG
      return scenes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    #else
      return scenes
    #endif
  }

  /// Compares all views of a scene in root coordinates.
  private func compare(_ scene: Scene, _ pair: Pair, _ counts: inout Counts) throws {
    counts.scenes += 1
    for view in pair.original.tree.viewsInDrawingOrder {
      let name = "\(scene.id), \(pair.original.tree.name(of: view))"
      let frame = try XCTUnwrap(pair.original.exactFrameInRoot(of: view), name)
      let other = try XCTUnwrap(pair.mirrored.exactFrameInRoot(of: try pair.twin(of: view)), name)
      let expected = LayoutRectangle(
        x: pair.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      if max((other.minX - expected.minX).magnitude, (other.maxX - expected.maxX).magnitude) > 1e-9,
        try pair.leavesOpen(view)
      {
        counts.openViews += 1
        continue
      }
      assertEqual(other, expected, accuracy: 1e-9, name)
      counts.views += 1
      try comparePixels(view, name, frame, pair, &counts)
    }
  }

  private func comparePixels(
    _ view: ViewHandle, _ name: String, _ frame: LayoutRectangle, _ pair: Pair, _ counts: inout Counts
  ) throws {
    let twin = try pair.twin(of: view)
    let scale = pair.engine.environment.traits.displayScale
    guard let pixels = pair.original.frameInRoot(of: view), let other = pair.mirrored.frameInRoot(of: twin),
      (pair.width * scale).rounded() == pair.width * scale
    else { return XCTFail("\(name): no frame, or a root that does not end on a pixel") }
    let left = pair.mirroredEdge(frame.maxX, scale)
    let right = pair.mirroredEdge(frame.minX, scale)
    if left != pair.width - pixels.maxX { counts.halves += 1 }
    if right != pair.width - pixels.minX { counts.halves += 1 }
    assertEqual(
      other, LayoutRectangle(x: left, y: pixels.minY, width: right - left, height: pixels.height), accuracy: 1e-9, name)
  }

  func test_layout_rightToLeftIsTheMirrorImage() throws {
    for contents in SceneLayout.Contents.allCases {
      var counts = Counts()
      let scenes = try scenes()
      for scene in scenes {
        guard let pair = try Pair(scene, contents) else { continue }
        try compare(scene, pair, &counts)
      }
      // Without these the test could pass by comparing nothing.
      XCTAssertGreaterThan(counts.scenes, scenes.count * 95 / 100, "\(contents): \(counts)")
      XCTAssertGreaterThan(counts.views, scenes.count * 6, "\(contents): \(counts)")
      XCTAssertLessThan(counts.openViews * 50, counts.views, "\(contents): \(counts)")
      XCTAssertGreaterThan(counts.halves, 0, "\(contents): \(counts)")
    }
  }
}
