import LayoutAnalysis
import LayoutModel

/// How the layout of a scene compares with the record.
package struct SceneOutcome: Sendable {
  /// One coordinate of one view that differs from the record.
  package struct Difference: Sendable {
    /// The view, by kind and place.
    package var view: String
    package var coordinate: String
    package var expected: Double
    package var actual: Double

    package var amount: Double { (expected - actual).magnitude }
  }

  /// How many coordinates were compared.
  package private(set) var comparedCoordinates = 0
  /// The frames on pixels that differ from the recorded ones by more than ``pixelTolerance``, largest difference first.
  package private(set) var differences: [Difference] = []
  /// The largest difference of a frame as solved from the record before rounding.
  package private(set) var largestUnroundedDifference = 0.0
  /// How many required constraints the layout gave up.
  package private(set) var conflicts = 0

  /// By how much coordinates on pixels may differ: the record has four digits.
  package static let pixelTolerance = 0.01
  /// By how much a coordinate may differ to lie near the recorded one, with room for the record's digits.
  package static let nearTolerance = 0.5 + 1e-3

  /// Whether every compared coordinate lies within half a point.
  package var isNear: Bool { (differences.first?.amount ?? 0) <= Self.nearTolerance }
  /// Whether every compared coordinate is the recorded one.
  package var isSame: Bool { differences.isEmpty }
  /// Whether every compared coordinate is the recorded one before rounding.
  package var isSameUnrounded: Bool { largestUnroundedDifference <= Self.pixelTolerance }

  /// How many coordinates do not lie within half a point.
  package var farCoordinates: Int { differences.prefix { $0.amount > Self.nearTolerance }.count }

  /// Compares a layout with the record.
  package init(_ scene: Scene, _ layout: SceneLayout, _ result: LayoutResult) {
    for finding in result.findings {
      if case .conflict = finding.kind { conflicts += 1 }
    }
    for (index, view) in scene.views.enumerated() where view.parent != nil && !view.isSkipped {
      guard let handle = layout.views[index], let frame = result.frame(of: handle),
        let exactFrame = result.exactFrame(of: handle)
      else { continue }
      compare("\(view.kind) \(index)", view, frame, exactFrame)
    }
    differences.sort { $0.amount > $1.amount }
  }

  private mutating func compare(
    _ name: String, _ view: SceneView, _ frame: LayoutRectangle, _ exactFrame: LayoutRectangle
  ) {
    let snapped = [frame.minX, frame.minY, frame.width, frame.height]
    let solved = [exactFrame.minX, exactFrame.minY, exactFrame.width, exactFrame.height]
    let unrounded = (view.unroundedFrame ?? view.frame).numbers
    for (place, (coordinate, label)) in SceneCoordinates.all.enumerated() where !view.notUnique.contains(coordinate) {
      comparedCoordinates += 1
      let difference = Difference(
        view: name, coordinate: label, expected: view.frame.numbers[place], actual: snapped[place])
      if difference.amount > Self.pixelTolerance { differences.append(difference) }
      largestUnroundedDifference = max(largestUnroundedDifference, (unrounded[place] - solved[place]).magnitude)
    }
  }
}
