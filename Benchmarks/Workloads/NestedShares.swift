extension Workload {
  /// Containers in containers: three children share their parent's width or height, by turns, as 20, 30 and 50 %.
  static let nestedShares = Workload(name: "nested", sizes: [40, 364, 1093]) { nodes in
    let shares = [0.2, 0.3, 0.5]
    var builder = TraceBuilder(name: "nested_\(nodes)")
    let frames = (0..<nodes).map { _ in builder.variables(4) }
    builder.edit(frames[0][2])
    builder.edit(frames[0][3])
    builder.suggest(4000, frames[0][2])
    builder.suggest(3000, frames[0][3])
    builder.add([(1, frames[0][0])], .equal, 0)
    builder.add([(1, frames[0][1])], .equal, 0)
    for node in 1..<max(1, nodes) {
      let (parent, child, main) = nestedPlace(node)
      let (frame, outer, cross) = (frames[node], frames[parent], 1 - main)
      if child == 0 {
        builder.add([(1, frame[main]), (-1, outer[main])], .equal, 0)
      } else {
        builder.add([(1, frame[main]), (-1, frames[node - 1][main]), (-1, frames[node - 1][2 + main])], .equal, 0)
      }
      builder.add([(1, frame[2 + main]), (-shares[child], outer[2 + main])], .equal, 0)
      builder.add([(1, frame[cross]), (-1, outer[cross])], .equal, 0)
      builder.add([(1, frame[2 + cross]), (-1, outer[2 + cross])], .equal, 0)
      builder.add([(1, frame[2])], .greaterThanOrEqual, 0)
      builder.add([(1, frame[3])], .greaterThanOrEqual, 0)
    }
    builder.read()
    builder.phase("resize")
    let course = zip(dragged(from: 3500, by: 1000, steps: 100), dragged(from: 5000, by: -2000, steps: 100)).map {
      ($0, $1)
    }
    for (width, height) in course {
      builder.suggest(width, frames[0][2])
      builder.suggest(height, frames[0][3])
      builder.read()
    }
    return WorkloadInstance(builder.finished) { read in
      let (width, height) = read == 0 ? (4000, 3000) : course[read - 1]
      var values = [0, 0, width, height]
      values.reserveCapacity(4 * nodes)
      for node in 1..<max(1, nodes) {
        let (parent, child, main) = nestedPlace(node)
        var frame = Array(values[4 * parent..<4 * parent + 4])
        for elder in 0..<child { frame[main] += shares[elder] * values[4 * parent + 2 + main] }
        frame[2 + main] *= shares[child]
        values += frame
      }
      return values
    }
  }

  /// A node's parent, its place among the parent's children, and the direction in which they stand (0 = x, 1 = y).
  private static func nestedPlace(_ node: Int) -> (parent: Int, child: Int, main: Int) {
    let parent = (node - 1) / 3
    var depth = 0
    var ancestor = parent
    while ancestor > 0 {
      ancestor = (ancestor - 1) / 3
      depth += 1
    }
    return (parent, (node - 1) % 3, depth % 2)
  }
}
