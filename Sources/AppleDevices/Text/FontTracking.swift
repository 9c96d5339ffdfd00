/// How much the system's font moves its letters together or apart at a size.
///
/// Source: the tracking table of Apple's Human Interface Guidelines for SF Pro.
enum FontTracking {
  /// The tracking at a size, in points; interpolated between the sizes of the table.
  ///
  /// - Parameter size: The font's size, in points.
  static func tracking(at size: Double) -> Double {
    guard size.isFinite, size > 0, let first = generated.first, let last = generated.last else { return 0 }
    if size <= first.size { return first.thousandths * size / 1000 }
    if size >= last.size { return last.thousandths * size / 1000 }
    var low = 0
    var high = generated.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if generated[middle].size <= size { low = middle } else { high = middle }
    }
    let (below, above) = (generated[low], generated[high])
    let share = (size - below.size) / (above.size - below.size)
    return (below.thousandths + share * (above.thousandths - below.thousandths)) * size / 1000
  }
}
