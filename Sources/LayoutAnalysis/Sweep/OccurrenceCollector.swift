import LayoutModel

/// Puts together what the segments of a sweep find: a finding that goes on in the next segment is one occurrence.
struct OccurrenceCollector {
  /// What makes two findings of neighbouring segments the same.
  private struct Key: Hashable {
    let name: String
    let items: [LayoutItem]
    let constraints: [LayoutConstraint.Handle]
    let detail: Finding.Detail
    /// Which side of an equality is violated.
    let tag: Int
    let description: String
  }

  private struct Open {
    let key: Key
    var lower: Double
    var upper: Double
    /// The finding at a value, from the segment in which the occurrence has most of its way.
    var finding: (Double) -> Finding
    var longest: Double
  }

  private var found: [Open] = []
  private var latest: [Key: Int] = [:]
  /// How far apart the ends of two segments may be that meet.
  private let gap: Double

  /// The occurrences in a sweep, in the order in which they begin.
  static func occurrences(
    _ segments: [LayoutSweep.Segment], _ configuration: LintConfiguration
  ) -> [LayoutSweep.Occurrence] {
    let bound = segments.map { max($0.range.lowerBound.magnitude, $0.range.upperBound.magnitude) }.max() ?? 0
    var collector = OccurrenceCollector(gap: 1e-8 * max(1, bound))
    for segment in segments {
      collector.addConflicts(of: segment)
      collector.addWishes(of: segment)
      collector.addLint(of: segment, configuration)
    }
    let order = collector.found.indices.sorted { first, second in
      let (a, b) = (collector.found[first].lower, collector.found[second].lower)
      return a != b ? a < b : first < second
    }
    return order.map { place in
      let open = collector.found[place]
      return LayoutSweep.Occurrence(
        finding: open.finding((open.lower + open.upper) / 2), range: open.lower...open.upper)
    }
  }

  private init(gap: Double) { self.gap = gap }

  private mutating func add(_ key: Key, _ lower: Double, _ upper: Double, _ finding: @escaping (Double) -> Finding) {
    if let place = latest[key], lower - found[place].upper <= gap {
      found[place].upper = max(found[place].upper, upper)
      if upper - lower > found[place].longest {
        found[place].longest = upper - lower
        found[place].finding = finding
      }
      return
    }
    latest[key] = found.count
    found.append(Open(key: key, lower: lower, upper: upper, finding: finding, longest: upper - lower))
  }

  private mutating func addConflicts(of segment: LayoutSweep.Segment) {
    for finding in segment.start.result.findings {
      var description = ""
      if case .conflict(_, let dropped, _) = finding.kind { description = dropped?.description ?? "" }
      let key = Key(
        name: finding.name, items: finding.items, constraints: finding.constraints, detail: finding.detail, tag: 0,
        description: description)
      add(key, segment.range.lowerBound, segment.range.upperBound) { _ in finding }
    }
  }

  private mutating func addWishes(of segment: LayoutSweep.Segment) {
    let tree = segment.start.result.tree
    let lower = segment.range.lowerBound
    let whole = LintInterval(lower: 0, upper: segment.length)
    for (first, last) in zip(segment.start.constraints, segment.end.constraints) where first.index == last.index {
      let surplus = segment.line(first.surplus, last.surplus)
      var sides: [LinearValue] = []
      if first.constraint.relation != .greaterThanOrEqual { sides.append(surplus) }
      if first.constraint.relation != .lessThanOrEqual { sides.append(-1 * surplus) }
      for (tag, amount) in sides.enumerated() {
        guard let interval = LintInterval(where: [amount], in: whole) else { continue }
        let member = Finding.Member(first.constraint, tree)
        let key = Key(
          name: "gave-way", items: member.items, constraints: member.constraint.map { [$0] } ?? [],
          detail: Finding.Detail(), tag: tag, description: member.description)
        add(key, lower + interval.lower, lower + interval.upper) { value in
          .gaveWay(member, amount.at(value - lower), surplus.at(value - lower))
        }
      }
    }
  }

  private mutating func addLint(of segment: LayoutSweep.Segment, _ configuration: LintConfiguration) {
    let lower = segment.range.lowerBound
    let scene = LintScene(
      from: segment.start.result, to: segment.end.result, length: segment.end.position - segment.start.position,
      lead: segment.start.position - lower)
    var collector = LintCollector(configuration, length: segment.length)
    collector.run(LintCheck.all, on: scene)
    for candidate in collector.candidates {
      let key = Key(
        name: candidate.rule.identifier, items: candidate.items, constraints: candidate.constraints,
        detail: candidate.detail, tag: 0, description: "")
      add(key, lower + candidate.interval.lower, lower + candidate.interval.upper) { value in
        candidate.finding(at: value - lower)
      }
    }
  }
}
