import InterfaceBuilder
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
  /// The widths at which segments begin, in order; the first one is the beginning.
  private(set) var starts: [Double] = []
  /// Four for each view: left edge, top edge, width and height in its superview's coordinates.
  private(set) var tracks: [LinearTrack]
  /// What was found, in the order in which it begins.
  private(set) var occurrences: [Occurrence] = []

  init(range: ClosedRange<Double>, viewCount: Int) {
    self.range = range
    tracks = Array(repeating: LinearTrack(), count: 4 * viewCount)
  }

  /// Appends what a sweep over the next part of the range gives.
  ///
  /// - Parameters:
  ///   - sweep: The sweep; it begins where the last one ended.
  ///   - scene: What was swept.
  ///   - handles: The views, in the order of the tracks.
  mutating func append(_ sweep: LayoutSweep, of scene: InterfaceScene, handles: [ViewHandle]) {
    for segment in sweep.segments {
      let way = segment.range.lowerBound - range.lowerBound...segment.range.upperBound - range.lowerBound
      let number = starts.count
      starts.append(segment.range.lowerBound)
      for (place, view) in handles.enumerated() {
        let frame = segment.isHidden(view) ? nil : segment.frame(of: view, at: segment.range.lowerBound)
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
    var places: [ViewHandle: Int] = [:]
    for (place, view) in handles.enumerated() { places[view] = place }
    for occurrence in sweep.occurrences { append(Occurrence(occurrence, scene, places)) }
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
