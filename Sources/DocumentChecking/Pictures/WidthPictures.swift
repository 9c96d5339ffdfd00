import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// The frames of a scene at every width, and where findings hold.
struct WidthPictures: Sendable {
  /// A finding along the way.
  struct Occurrence: Hashable, Sendable {
    let rule: String
    let severity: Finding.Severity
    let message: String
    /// The ids of the elements that the finding names: constraints, then views.
    let elements: [String]
    /// The places of the views that it names.
    let views: [Int]
    var range: ClosedRange<Double>

    /// Whether another one is the same finding, further on.
    func continues(_ other: Occurrence) -> Bool {
      rule == other.rule && elements == other.elements && views == other.views
    }
  }

  /// From where to where the width goes.
  let range: ClosedRange<Double>
  /// How far the unsafe strips reach into the scene.
  let safeAreaInsets: LayoutInsets
  /// The widths at which segments begin, in order; the first one is the beginning.
  private(set) var starts: [Double] = []
  /// What was found, in the order in which it begins.
  private(set) var occurrences: [Occurrence] = []
  /// Four for each view that is there at some width.
  private var tracks: [LinearTrack] = []

  init(range: ClosedRange<Double>, safeAreaInsets: LayoutInsets) {
    self.range = range
    self.safeAreaInsets = safeAreaInsets
  }

  /// How a side of a view goes: 0 is the left edge, 1 the top edge, 2 the width, and 3 the height, in its superview's coordinates.
  func track(ofView place: Int, side: Int) -> LinearTrack {
    let number = 4 * place + side
    return number < tracks.count ? tracks[number] : LinearTrack()
  }

  /// Appends what a sweep over the next part of the range gives.
  ///
  /// - Parameters:
  ///   - sweep: The sweep; it begins where the last one ended.
  ///   - scene: What was swept.
  ///   - views: The views of the scene with their places.
  mutating func append(_ sweep: LayoutSweep, of scene: InterfaceScene, _ views: [(view: ViewHandle, place: Int)]) {
    let count = 4 * (1 + (views.map(\.place).max() ?? -1))
    if tracks.count < count {
      // What is new in this part was not there before.
      var absent = LinearTrack()
      if !starts.isEmpty { absent.appendNothing(from: 0) }
      tracks += Array(repeating: absent, count: count - tracks.count)
    }
    let first = starts.count
    for segment in sweep.segments { append(segment, views) }
    let present = Set(views.map(\.place))
    for place in 0..<tracks.count / 4 where !present.contains(place) {
      for side in 0..<4 { tracks[4 * place + side].appendNothing(from: first) }
    }
    var places: [ViewHandle: Int] = [:]
    for (view, place) in views { places[view] = place }
    for occurrence in sweep.occurrences { append(Occurrence(occurrence, scene, places)) }
  }

  private mutating func append(_ segment: LayoutSweep.Segment, _ views: [(view: ViewHandle, place: Int)]) {
    let lower = segment.range.lowerBound
    let way = lower - range.lowerBound...segment.range.upperBound - range.lowerBound
    let number = starts.count
    starts.append(lower)
    for (view, place) in views {
      let frame = segment.isHidden(view) ? nil : segment.frame(of: view, at: lower)
      guard let frame, let rate = segment.rate(of: view) else {
        for side in 0..<4 { tracks[4 * place + side].appendNothing(from: number) }
        continue
      }
      let values = [frame.minX, frame.minY, frame.width, frame.height]
      let slopes = [rate.minX, rate.minY, rate.width, rate.height]
      for side in 0..<4 {
        tracks[4 * place + side].append(values[side], slope: slopes[side], from: number, along: way)
      }
    }
  }

  private mutating func append(_ occurrence: Occurrence) {
    let open = occurrences.lastIndex { $0.range.upperBound == occurrence.range.lowerBound && occurrence.continues($0) }
    guard let open else { return occurrences.append(occurrence) }
    occurrences[open].range = occurrences[open].range.lowerBound...occurrence.range.upperBound
  }
}

extension WidthPictures.Occurrence {
  init(_ occurrence: LayoutSweep.Occurrence, _ scene: InterfaceScene, _ places: [ViewHandle: Int]) {
    let finding = occurrence.finding
    rule = finding.name
    severity = finding.severity
    message = finding.message
    var elements = finding.constraints.compactMap { scene.element(of: $0)?.id }
    var views: [Int] = []
    for item in finding.items {
      if let id = scene.element(of: item.owningView)?.id, !elements.contains(id) { elements.append(id) }
      if let place = places[item.owningView], !views.contains(place) { views.append(place) }
    }
    self.elements = elements
    self.views = views
    range = occurrence.range
  }
}
