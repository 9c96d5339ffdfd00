import LayoutModel

/// A few of many sizes that differ as much as possible from one another.
///
/// The first size is taken; then, again and again, the one that is farthest from those taken, by the sum of the differences of width and height.
///
/// - Parameters:
///   - sizes: Sizes in points.
///   - count: How many are wanted at most. Fewer are returned if there are fewer different sizes.
/// - Returns: Indices of `sizes`, rising.
/// - Complexity: O(count · n) for n sizes.
func mostDifferent(_ sizes: [LayoutSize], count: Int) -> [Int] {
  guard !sizes.isEmpty, count > 0 else { return [] }
  var distances = [Double](repeating: .infinity, count: sizes.count)
  var chosen: [Int] = []
  var next = 0
  while chosen.count < count, distances[next] > 0 {
    chosen.append(next)
    for (index, size) in sizes.enumerated() {
      let distance = abs(size.width - sizes[next].width) + abs(size.height - sizes[next].height)
      distances[index] = min(distances[index], distance)
      if index == next { distances[index] = 0 }
    }
    next = distances.indices.max { distances[$0] < distances[$1] } ?? 0
  }
  return chosen.sorted()
}
