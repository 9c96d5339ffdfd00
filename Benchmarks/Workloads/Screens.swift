extension Workload {
  /// A column of blocks whose sizes and gaps are shares of the screen, with spacer views for the gaps.
  static let proportional = Workload(name: "proportional", sizes: [100, 400]) { blocks in
    screen(
      "proportional_\(blocks)", blocks,
      Measures(
        gapShare: 0.05, gap: 0, heightShare: 0.08, height: 10, widthShare: 0.8, width: 0))
  }

  /// The same column with constants in place of the shares.
  static let constants = Workload(name: "constants", sizes: [100, 400]) { blocks in
    screen(
      "constants_\(blocks)", blocks,
      Measures(
        gapShare: 0, gap: 20, heightShare: 0, height: 60, widthShare: 1, width: -64))
  }

  /// Shares of the screen's height and width, and what is added to them.
  private struct Measures {
    var gapShare: Double
    var gap: Double
    var heightShare: Double
    var height: Double
    var widthShare: Double
    var width: Double
  }

  private static func screen(_ name: String, _ blocks: Int, _ measures: Measures) -> WorkloadInstance {
    var builder = TraceBuilder(name: name)
    let root = builder.variables(4)
    builder.edit(root[2])
    builder.edit(root[3])
    builder.suggest(375, root[2])
    builder.suggest(800, root[3])
    builder.add([(1, root[0])], .equal, 0)
    builder.add([(1, root[1])], .equal, 0)
    var above: [Int]?
    for _ in 0..<blocks {
      let block = builder.variables(4)
      addBlock(block, spacer: builder.variables(2), below: above, root, measures, in: &builder)
      above = block
    }
    builder.read()
    let course = Array(zip(dragged(from: 320, by: 600, steps: 200), dragged(from: 1200, by: -500, steps: 200)))
    builder.resize(width: root[2], height: root[3], along: course)
    return WorkloadInstance(builder.finished) { read in
      let (width, height) = read == 0 ? (375, 800) : course[read - 1]
      let blockWidth = min(500, measures.widthShare * width + measures.width)
      let gap = measures.gapShare * height + measures.gap
      let blockHeight = measures.heightShare * height + measures.height
      return [0, 0, width, height]
        + (0..<blocks).flatMap { place in
          let top = Double(place) * (gap + blockHeight)
          return [(width - blockWidth) / 2, top + gap, blockWidth, blockHeight, top, gap]
        }
    }
  }

  private static func addBlock(
    _ block: [Int], spacer: [Int], below above: [Int]?, _ root: [Int], _ measures: Measures,
    in builder: inout TraceBuilder
  ) {
    func share(_ factor: Double, of variable: Int, for size: Int) -> [(coefficient: Double, variable: Int)] {
      factor == 0 ? [(1, size)] : [(1, size), (-factor, variable)]
    }
    if let above {
      builder.add([(1, spacer[0]), (-1, above[1]), (-1, above[3])], .equal, 0)
    } else {
      builder.add([(1, spacer[0]), (-1, root[1])], .equal, 0)
    }
    builder.add(share(measures.gapShare, of: root[3], for: spacer[1]), .equal, measures.gap)
    builder.add(share(measures.heightShare, of: root[3], for: block[3]), .equal, measures.height)
    builder.add(share(measures.widthShare, of: root[2], for: block[2]), .equal, measures.width, at: 740)
    builder.add([(1, block[1]), (-1, spacer[0]), (-1, spacer[1])], .equal, 0)
    builder.add([(1, block[2])], .lessThanOrEqual, 500)
    builder.add([(1, block[0]), (0.5, block[2]), (-1, root[0]), (-0.5, root[2])], .equal, 0)
  }
}
