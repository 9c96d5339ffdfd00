/// What a measurer said of the views that it was asked about.
struct MeasurementTable: Sendable {
  private var entries: [Measurement?] = []
  private var free: [Int32] = []
  /// By the views' places: where the entry is, or -1. Empty until a view is measured.
  private var positions: [Int32] = []

  /// Whether no view was measured.
  var isEmpty: Bool { entries.count == free.count }

  /// The measured views, in the order of their entries.
  var all: some Sequence<Measurement> { entries.lazy.compactMap { $0 } }

  /// What was measured of the view in a place; nil if nothing was.
  subscript(place: Int32) -> Measurement? {
    get {
      guard Int(place) < positions.count, positions[Int(place)] >= 0 else { return nil }
      return entries[Int(positions[Int(place)])]
    }
    set {
      if Int(place) >= positions.count {
        if newValue == nil { return }
        positions += Array(repeating: -1, count: Int(place) + 1 - positions.count)
      }
      let position = positions[Int(place)]
      if position >= 0 {
        entries[Int(position)] = newValue
        if newValue == nil {
          free.append(position)
          positions[Int(place)] = -1
        }
      } else if newValue != nil {
        positions[Int(place)] = free.popLast() ?? Int32(entries.count)
        if Int(positions[Int(place)]) == entries.count {
          entries.append(newValue)
        } else {
          entries[Int(positions[Int(place)])] = newValue
        }
      }
    }
  }

  /// The content size of a view: the caller's, with measured lengths in place of its own.
  func content(of place: Int32, _ tree: LayoutTree) -> ContentSize {
    let content = tree.views[Int(place)].content
    if isEmpty { return content }
    return self[place]?.applied(to: content) ?? content
  }
}
