import LayoutAnalysis
import LayoutModel

/// What the page's script needs of one scene, as JSON: the views once, and of each layout only the numbers that differ.
///
/// - `v`: the views, each `[superview, kind, id, label, line, text, point size, is bold, number of lines]`; the text is left out where there is none.
/// - `l`: the layouts, each `[[device configurations], width, height, [insets from the top, anticlockwise], corner radius, is mirrored]`.
/// - `f`: four numbers for each view, in its superview's coordinates: one number for all layouts, or a list with one for each.
/// - `z`: the views from back to front, where that is another order.
/// - `n`: the findings, each `[severity, [views], how many of them it is about, [layouts], [from, to, from, to…]]` with the widths between
///   which it holds, or null if that is not known.
/// - `w`: the frames at every width, if there are any.
struct SceneData {
  let pictures: ScenePictures
  let findings: SceneFindings
  /// The places of device configurations by name.
  let deviceConfigurations: [String: Int]

  var json: String {
    var members = [
      "\"v\":[\(pictures.views.map(view).joined(separator: ","))]",
      "\"l\":[\(pictures.layouts.map(layout).joined(separator: ","))]",
      "\"f\":[\(frames)]",
    ]
    let order = pictures.drawingOrder
    if order != Array(pictures.views.indices) { members.append("\"z\":\(Self.list(order))") }
    let occurrences = pictures.widths?.occurrences ?? []
    let places = occurrences.map { findings.place(of: $0) }
    members.append("\"n\":[\(findingList(occurrences, places))]")
    if let widths = pictures.widths {
      // Optional constraints may be violated: that is what they are for.
      let others = occurrences.indices.filter { places[$0] == nil && occurrences[$0].rule != "gave-way" }
        .map { occurrences[$0] }
      members.append("\"w\":{\(Self.widths(widths, viewCount: pictures.views.count, others))}")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func view(_ view: DrawnView) -> String {
    var parts = [
      "\(view.superview ?? -1)", MarkupText.json(view.kind.rawValue), MarkupText.json(view.elementID),
      MarkupText.json(view.label), "\(view.line)",
    ]
    if let text = view.text {
      parts += [
        MarkupText.json(text.string), Self.number(text.pointSize), text.isBold ? "1" : "0", "\(text.numberOfLines)",
      ]
    }
    return "[\(parts.joined(separator: ","))]"
  }

  private func layout(_ layout: DrawnLayout) -> String {
    let names = layout.names.compactMap { deviceConfigurations[$0] }.map { "\($0)" }.joined(separator: ",")
    let radius = layout.cornerRadius.map { Self.number($0) } ?? "null"
    return
      "[[\(names)],\(Self.number(layout.size.width)),\(Self.number(layout.size.height)),\(Self.insets(layout.safeAreaInsets)),\(radius),"
      + "\(layout.isMirrored ? 1 : 0)]"
  }

  private var frames: String {
    var entries: [String] = []
    for place in pictures.views.indices {
      let frames = pictures.layouts.map { $0.frame(place) }
      for side in LayoutRectangle.sides {
        let values = frames.map { frame in frame.map { Self.number($0[keyPath: side]) } ?? "null" }
        let isSame = values.allSatisfy { $0 == values.first }
        entries.append(isSame ? values.first ?? "null" : "[\(values.joined(separator: ","))]")
      }
    }
    return entries.joined(separator: ",")
  }

  private func findingList(_ occurrences: [WidthPictures.Occurrence], _ places: [Int?]) -> String {
    findings.entries.indices.map { place in
      let entry = findings.entries[place]
      let ranges = Self.joined(occurrences.indices.filter { places[$0] == place }.map { occurrences[$0].range })
        .flatMap { [Self.number($0.lowerBound, 3), Self.number($0.upperBound, 3)] }
      let held = entry.isFollowed ? "[\(ranges.joined(separator: ","))]" : "null"
      return "[\(entry.finding.severity.pageNumber),\(Self.list(entry.views)),\(entry.ownCount),"
        + "\(Self.list(entry.layouts)),\(held)]"
    }.joined(separator: ",")
  }

  /// Ranges in order, with those that meet as one.
  private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// - `r`: from where to where.
  /// - `i`: the insets from the top, anticlockwise.
  /// - `s`: where segments begin.
  /// - `t`: four tracks for each view: a number, or a list of segment, number at the beginning of the range, and slope.
  /// - `o`: what was found on the way and in none of the layouts, each `[severity, rule, message, [views], from, to]`.
  private static func widths(_ widths: WidthPictures, viewCount: Int, _ others: [WidthPictures.Occurrence]) -> String {
    let starts = widths.starts.map { number($0, 3) }.joined(separator: ",")
    let tracks = (0..<viewCount).flatMap { place in
      (0..<4).map { side in track(widths.track(ofView: place, side: side)) }
    }.joined(separator: ",")
    let rest = others.map { other in
      "[\(other.severity.pageNumber),\(MarkupText.json(other.rule)),\(MarkupText.json(other.message)),"
        + "\(list(other.views)),\(number(other.range.lowerBound, 3)),\(number(other.range.upperBound, 3))]"
    }
    return "\"r\":[\(number(widths.range.lowerBound)),\(number(widths.range.upperBound))],"
      + "\"i\":\(insets(widths.safeAreaInsets)),\"s\":[\(starts)],"
      + "\"t\":[\(tracks)],\"o\":[\(rest.joined(separator: ","))]"
  }

  private static func insets(_ insets: LayoutInsets) -> String {
    "[\([insets.top, insets.left, insets.bottom, insets.right].map { number($0) }.joined(separator: ","))]"
  }

  private static func track(_ track: LinearTrack) -> String {
    // Slopes are multiplied by up to a thousand points.
    let pieces = track.pieces.map { ("\($0.segment)", $0.value.map { number($0, 3) } ?? "null", number($0.slope, 6)) }
    if pieces.isEmpty { return "null" }
    if pieces.count == 1, pieces[0].2 == "0" { return pieces[0].1 }
    return "[" + pieces.map { "\($0.0),\($0.1),\($0.2)" }.joined(separator: ",") + "]"
  }

  private static func list(_ numbers: [Int]) -> String { "[\(numbers.map { "\($0)" }.joined(separator: ","))]" }

  /// A number as JSON takes it; what is none is null.
  private static func number(_ value: Double, _ decimals: Int = 2) -> String {
    value.isFinite ? DecimalNumber(value, decimals: decimals).description : "null"
  }
}

extension Finding.Severity {
  /// 0 for an error, 1 for a warning, 2 for a note.
  var pageNumber: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension LayoutRectangle {
  fileprivate static var sides: [KeyPath<LayoutRectangle, Double>] { [\.minX, \.minY, \.width, \.height] }
}
