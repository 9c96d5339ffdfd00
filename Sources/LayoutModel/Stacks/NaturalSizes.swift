/// How large views would be by their contents: by the intrinsic size, or for a stack by those of its arranged views.
///
/// Sizes are kept between calls, so that measuring all stacks of a tree takes linear time however they are nested.
struct NaturalSizes {
  private struct Natural {
    var width: Double?
    var height: Double?
  }

  /// What a measurer said of views.
  private let measurements: MeasurementTable

  /// The sizes of stacks by the places of their records; looked up and never iterated over.
  private var known: [Int32: Natural] = [:]

  /// - Parameter measurements: What a measurer said of views; empty for a tree that no engine has seen.
  init(_ measurements: MeasurementTable = MeasurementTable()) { self.measurements = measurements }

  /// The natural width or height of a view; nil if it has none.
  ///
  /// - Complexity: O(1) for a view that is no stack; O(n) the first time for a stack with n views in its stacks.
  mutating func length(of view: Int32, _ size: LayoutAttribute, in tree: LayoutTree) -> Double? {
    let record = tree.views[Int(view)]
    if let own = measurements.content(of: view, tree).length(size) { return own }
    guard record.stack != ViewRecord.none else { return nil }
    if known[record.stack] == nil { measure(record.stack, tree) }
    return size == .width ? known[record.stack]?.width : known[record.stack]?.height
  }

  /// Measures a stack after the stacks in it. It does not recurse: stacks may be nested thousands deep.
  private mutating func measure(_ stack: Int32, _ tree: LayoutTree) {
    var order = [stack]
    var next = 0
    while next < order.count {
      for view in tree.stackRecords[Int(order[next])].arranged {
        let nested = tree.views[Int(view)].stack
        if nested != ViewRecord.none && known[nested] == nil { order.append(nested) }
      }
      next += 1
    }
    for nested in order.reversed() { known[nested] = size(of: tree.stackRecords[Int(nested)], tree) }
  }

  /// The size of a stack whose nested stacks are known.
  private func size(of record: StackRecord, _ tree: LayoutTree) -> Natural {
    let visible = record.arranged.filter { !tree.views[Int($0)].isHidden }
    let naturals = visible.map { natural(of: $0, tree) }
    let spacings = visible.dropLast().reduce(0) { $0 + record.spacing(after: $1) }
    let isEqual = record.settings.distribution == .fillEqually
    func along(_ lengths: [Double]) -> Double? {
      guard let largest = lengths.max() else { return nil }
      return max(0, spacings + (isEqual ? largest * Double(visible.count) : lengths.reduce(0, +)))
    }
    let widths = naturals.compactMap { $0.width }
    let heights = naturals.compactMap { $0.height }
    return record.settings.axis == .horizontal
      ? Natural(width: along(widths), height: heights.max())
      : Natural(width: widths.max(), height: along(heights))
  }

  private func natural(of view: Int32, _ tree: LayoutTree) -> Natural {
    let record = tree.views[Int(view)]
    let nested = record.stack == ViewRecord.none ? nil : known[record.stack]
    let content = measurements.content(of: view, tree)
    return Natural(width: content.width ?? nested?.width, height: content.height ?? nested?.height)
  }
}
