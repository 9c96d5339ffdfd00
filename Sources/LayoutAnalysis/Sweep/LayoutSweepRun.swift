import LayoutModel

/// Follows a layout along the way of a sweep.
///
/// The solver's own sweep proposes where the layout bends; passes at both ends and in the middle of each piece confirm that it is linear. A
/// piece that is not is halved.
struct LayoutSweepRun {
  typealias Change = (inout LayoutEngine, Double) throws(LayoutError) -> Void

  /// The engine after a pass at the beginning. Every layout on the way starts from it, so that it depends on nothing but its place.
  private var base: LayoutEngine
  /// The engine after the latest pass.
  private var engine: LayoutEngine
  private let range: ClosedRange<Double>
  private let step: Double
  private let parameter: LayoutSweep.Parameter?
  private let change: Change
  /// How far from the ends of a piece the layouts are taken that stand for it: at the ends themselves two pieces meet.
  private let lead: Double
  private var segments: [LayoutSweep.Segment] = []
  private var sampleCount = 0

  /// The least step, as a share of the whole way.
  private static let leastStep = 1.0 / 4096
  /// A piece that is a smaller share of another one than this says nothing about its line.
  private static let tinyShare = 1e-2
  /// Frames closer than this are the same, in points: what a pass lets safe areas inside the root be off by.
  private static let tolerance = 1e-6
  /// After so many layouts a sweep gives up: nothing that is made of lines needs as many.
  private static let sampleLimit = 100_000

  init(
    _ engine: LayoutEngine, _ range: ClosedRange<Double>, step: Double, parameter: LayoutSweep.Parameter?,
    change: @escaping Change
  ) {
    base = engine
    self.engine = engine
    self.range = range
    let width = range.upperBound - range.lowerBound
    // However small the steps are asked to be, the sweep ends.
    self.step = step.isFinite && step > 0 ? max(step, width * Self.leastStep) : width
    self.parameter = parameter
    self.change = change
    lead = 1e-9 * max(1, range.lowerBound.magnitude, range.upperBound.magnitude)
  }

  mutating func sweep(_ configuration: LintConfiguration) throws(LayoutError) -> LayoutSweep {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .nonFinite("range", in: "the sweep") }
    try change(&base, range.lowerBound)
    _ = try base.layout()
    var position = range.lowerBound
    if range.upperBound - position <= 4 * lead {
      let sample = try sample(at: position)
      segments = [LayoutSweep.Segment(range: range, start: sample, end: sample)]
    }
    while range.upperBound - position > 4 * lead {
      let stops = try stops(from: position)
      for stop in stops {
        if stop - position > 4 * lead { try append(position, stop) }
        position = max(position, stop)
      }
    }
    try close()
    return LayoutSweep(
      range: range, segments: segments, occurrences: OccurrenceCollector.occurrences(segments, configuration))
  }

  // MARK: Pieces

  private mutating func sample(at position: Double) throws(LayoutError) -> LayoutSweep.Sample {
    sampleCount += 1
    if sampleCount > Self.sampleLimit {
      throw .unsolvable("the layout does not change linearly along the sweep near \(DecimalNumber(position))")
    }
    engine = base
    try change(&engine, position)
    let result = try engine.layout()
    return LayoutSweep.Sample(
      position: position, result: result, leftOut: ConstraintIdentity.leftOut(result.issues),
      constraints: engine.optionalConstraints)
  }

  /// Appends what lies between two points, in as many pieces as it takes.
  private mutating func append(_ lower: Double, _ upper: Double) throws(LayoutError) {
    let count = max(1, ((upper - lower) / step).rounded(.up))
    var first = try sample(at: lower + lead)
    for number in 1...Int(count) {
      let from = lower + (upper - lower) * (Double(number - 1) / count)
      let to = number == Int(count) ? upper : lower + (upper - lower) * (Double(number) / count)
      let last = try sample(at: to - lead)
      try append(from, to, first, last)
      if number < Int(count) { first = try sample(at: to + lead) }
    }
  }

  private mutating func append(
    _ lower: Double, _ upper: Double, _ first: LayoutSweep.Sample, _ last: LayoutSweep.Sample
  ) throws(LayoutError) {
    let middle = (lower + upper) / 2
    let inner = try sample(at: middle)
    let piece = LayoutSweep.Segment(range: lower...upper, start: first, end: last)
    if piece.passes(through: inner, tolerance: Self.tolerance) {
      join(piece)
      return
    }
    // What is left of a jump once its place is known.
    if upper - lower <= 8 * lead { return }
    if middle - lower > 4 * lead { try append(lower, middle, first, try sample(at: middle - lead)) }
    if upper - middle > 4 * lead { try append(middle, upper, try sample(at: middle + lead), last) }
  }

  /// Appends a piece, or makes the last one longer if it goes on in the same way.
  private mutating func join(_ piece: LayoutSweep.Segment) {
    guard let last = segments.last else { return segments.append(piece) }
    let isLonger = last.length >= piece.length
    let (longer, shorter) = isLonger ? (last, piece) : (piece, last)
    guard longer.passes(through: shorter.start, tolerance: Self.tolerance),
      longer.passes(through: shorter.end, tolerance: Self.tolerance)
    else { return segments.append(piece) }
    // A short piece may have a bend in it that is too small to see; the line is that of the long one.
    let isTiny = shorter.length < Self.tinyShare * longer.length
    segments[segments.count - 1] = LayoutSweep.Segment(
      range: last.range.lowerBound...piece.range.upperBound, start: isTiny ? longer.start : last.start,
      end: isTiny ? longer.end : piece.end)
  }

  /// Lets neighbours meet: where frames bend, at the intersection; at a jump, in the middle of the gap that is left.
  private mutating func close() throws(LayoutError) {
    // What is left between two bends that are one: too short to tell its slope.
    let least = 1e4 * lead
    let (first, last) = (segments.first?.range.lowerBound, segments.last?.range.lowerBound)
    segments.removeAll { $0.length < least && $0.range.lowerBound != first && $0.range.lowerBound != last }
    guard !segments.isEmpty else { return }
    for place in segments.indices { try sharpen(place) }
    for place in 1..<max(1, segments.count) {
      let lower = segments[place - 1].range.upperBound
      let upper = segments[place].range.lowerBound
      var meeting = (lower + upper) / 2
      if lower != upper || parameter == nil,
        let bend = segments[place - 1].intersection(with: segments[place], near: meeting, within: 2e4 * lead)
      {
        meeting = bend
      }
      segments[place - 1].range = segments[place - 1].range.lowerBound...meeting
      segments[place].range = meeting...segments[place].range.upperBound
    }
    segments[0].range = range.lowerBound...max(range.lowerBound, segments[0].range.upperBound)
    let end = segments.count - 1
    segments[end].range = segments[end].range.lowerBound...range.upperBound
  }

  /// Takes the layouts that stand for a piece away from ends that bisection found: the bend may lie a little inside of them.
  private mutating func sharpen(_ place: Int) throws(LayoutError) {
    let segment = segments[place]
    let range = segment.range
    let inset = segment.length / 64
    let meetsBefore = place == 0 || (parameter != nil && segments[place - 1].range.upperBound == range.lowerBound)
    let meetsAfter =
      place == segments.count - 1 || (parameter != nil && segments[place + 1].range.lowerBound == range.upperBound)
    if !meetsBefore { segments[place].start = try sample(at: range.lowerBound + inset) }
    if !meetsAfter { segments[place].end = try sample(at: range.upperBound - inset) }
  }

  // MARK: Stops

  /// Where the layout may bend or conflicts may begin or end, as far ahead as the solver can tell; the last one is where to ask again.
  private mutating func stops(from position: Double) throws(LayoutError) -> [Double] {
    guard let parameter else { return [range.upperBound] }
    let start = position + lead
    let sample = try sample(at: start)
    var end = range.upperBound
    for issue in sample.result.issues {
      if let healed = healing(issue, from: start), healed > position + 4 * lead { end = min(end, healed) }
    }
    do {
      let axis: LayoutConstraint.Axis = parameter == .width ? .horizontal : .vertical
      guard let ahead = try engine.breakpoints(alongRoot: axis, from: start, to: range.upperBound) else { return [end] }
      if ahead.isInfeasibleBeyond { end = min(end, ahead.end) }
      // Where the solver cannot tell even a little ahead, the next step is confirmed, and halved, without it.
      if end - position < 1e6 * lead { return [min(position + step, range.upperBound)] }
      return ahead.breakpoints.filter { $0 > position && $0 < end } + [end]
    } catch {
      return [min(position + step, range.upperBound)]
    }
  }

  /// Where the sum that shows a conflict does not show it any more.
  private func healing(_ issue: LayoutIssue, from start: Double) -> Double? {
    guard case .conflict(let conflict) = issue else { return nil }
    let root = engine.tree.root.item
    let input = conflict.members.first {
      $0.constraint.input != nil && $0.constraint.items == [root] && $0.constraint.constant == start
    }
    guard let input, input.multiplier != 0 else { return nil }
    return start - conflict.infeasibility / input.multiplier
  }
}

extension LayoutSweep.Segment {
  var length: Double { range.upperBound - range.lowerBound }

  /// Whether a layout lies on the segment's lines, with the same demands left out.
  func passes(through sample: LayoutSweep.Sample, tolerance: Double) -> Bool {
    guard sample.leftOut == start.leftOut, sample.leftOut == end.leftOut else { return false }
    guard hasContents(of: sample, tolerance: tolerance) else { return false }
    let length = end.position - start.position
    let share = length > 0 ? (sample.position - start.position) / length : 0
    for view in start.result.tree.viewsInDrawingOrder {
      let frames = [start.result, end.result, sample.result].map { $0.exactFrame(of: view) }
      guard let first = frames[0], let last = frames[1], let inner = frames[2] else {
        if frames.allSatisfy({ $0 == nil }) { continue }
        return false
      }
      for ((first, last), inner) in zip(zip(first.coordinates, last.coordinates), inner.coordinates) {
        let expected = first + (last - first) * share
        let difference = (inner - expected).magnitude
        if !(difference <= tolerance + 1e-11 * expected.magnitude) { return false }
      }
    }
    return true
  }

  /// Whether all measured contents need the same height in a layout as at both ends: rules look at it, and a text whose frame is fixed may
  /// wrap in another way without any frame changing.
  private func hasContents(of sample: LayoutSweep.Sample, tolerance: Double) -> Bool {
    start.result.measuredHeights.allSatisfy { view, height in
      [end.result, sample.result].allSatisfy { ($0.measuredHeight(of: view) - height).magnitude <= tolerance }
    }
  }

  /// Where the lines of two neighbours meet; nil if they do not meet nearby.
  fileprivate func intersection(
    with next: LayoutSweep.Segment, near point: Double, within distance: Double
  ) -> Double? {
    var best: (change: Double, place: Double)?
    for view in start.result.tree.viewsInDrawingOrder {
      guard let first = frame(of: view, at: point), let second = next.frame(of: view, at: point),
        let rate = rate(of: view), let nextRate = next.rate(of: view)
      else { continue }
      let (starts, ends) = (first.coordinates, second.coordinates)
      for (position, (rate, nextRate)) in zip(rate.coordinates, nextRate.coordinates).enumerated() {
        let change = rate - nextRate
        if change.magnitude <= max(1e-6, best?.change ?? 0) { continue }
        best = (change.magnitude, point + (ends[position] - starts[position]) / change)
      }
    }
    guard let best, (best.place - point).magnitude <= distance else { return nil }
    return best.place
  }
}

extension LayoutRectangle {
  /// The four numbers.
  fileprivate var coordinates: [Double] { [minX, minY, width, height] }
}
