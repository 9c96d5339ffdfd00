import LayoutModel
import LayoutTestSupport
import XCTest

/// Every distribution with every alignment, hidden views and spacing, against plain arithmetic.
final class StackDistributionTests: XCTestCase {
  private let lengths = [30.0, 50, 20, 40]
  private let breadths = [12.0, 24, 18, 6]
  private let room = 260.0
  private let crossRoom = 60.0

  /// Where the visible views begin and how long they are, along the axis.
  private func expectedAlong(
    _ distribution: StackSettings.Distribution, _ lengths: [Double], _ spacing: Double
  ) -> [(start: Double, length: Double)] {
    let count = Double(lengths.count)
    let gaps = spacing * (count - 1)
    let total = lengths.reduce(0, +)
    var result: [(start: Double, length: Double)] = []
    func lineUp(_ lengths: [Double], gap: Double) {
      var start = 0.0
      for length in lengths {
        result.append((start, length))
        start += length + gap
      }
    }
    switch distribution {
    case .fill:
      // The first view hugs its content least.
      lineUp([room - gaps - (total - lengths[0])] + lengths.dropFirst(), gap: spacing)
    case .fillEqually: lineUp(lengths.map { _ in (room - gaps) / count }, gap: spacing)
    case .fillProportionally:
      if lengths.count == 1 {
        lineUp([room], gap: spacing)
      } else {
        let shares = lengths.dropLast().map { room * $0 / (total + gaps) }
        lineUp(shares + [room - gaps - shares.reduce(0, +)], gap: spacing)
      }
    case .equalSpacing:
      if lengths.count == 1 {
        lineUp([room], gap: 0)
      } else {
        lineUp(lengths, gap: (room - total) / (count - 1))
      }
    case .equalCentering:
      if lengths.count == 1 {
        lineUp([room], gap: 0)
      } else {
        let first = lengths[0] / 2
        let last = room - lengths[lengths.count - 1] / 2
        for (position, length) in lengths.enumerated() {
          result.append((first + (last - first) * Double(position) / (count - 1) - length / 2, length))
        }
      }
    }
    return result
  }

  private func expectedAcross(
    _ alignment: StackSettings.Alignment, _ breadth: Double
  ) -> (start: Double, length: Double) {
    switch alignment {
    case .fill: (0, crossRoom)
    case .leading: (0, breadth)
    case .center: ((crossRoom - breadth) / 2, breadth)
    case .trailing: (crossRoom - breadth, breadth)
    case .firstBaseline, .lastBaseline: (.nan, .nan)
    }
  }

  private func check(_ settings: StackSettings, hidden: Set<Int>, _ direction: InterfaceLayoutDirection) throws {
    let isHorizontal = settings.axis == .horizontal
    var tree = LayoutTree()
    var views: [ViewHandle] = []
    for (position, (length, breadth)) in zip(lengths, breadths).enumerated() {
      let view = tree.makeView("view \(position)")
      let visible = lengths.indices.filter { !hidden.contains($0) }
      let hugging: LayoutPriority = position == visible.first ? 240 : 250
      try tree.setContentSize(
        ContentSize(
          width: isHorizontal ? length : breadth, height: isHorizontal ? breadth : length, horizontalHugging: hugging,
          verticalHugging: hugging), of: view)
      try tree.setHidden(hidden.contains(position), of: view)
      views.append(view)
    }
    let stack = try tree.makeStack("stack", settings, arranging: views, in: tree.root)
    try tree.activate([
      stack.leading == tree.root.leading + 7, stack.top == tree.root.top + 5,
      stack.width == (isHorizontal ? room : crossRoom), stack.height == (isHorizontal ? crossRoom : room),
    ])
    var engine = LayoutEngine(tree: tree, environment: .plain(400, 300).directed(direction))
    let result = try engine.layout(.strict)
    let visible = views.indices.filter { !hidden.contains($0) }
    let along = expectedAlong(settings.distribution, visible.map { lengths[$0] }, settings.spacing.points)
    for (position, line) in zip(visible, along) {
      let across = expectedAcross(settings.alignment, breadths[position])
      var expected =
        isHorizontal
        ? LayoutRectangle(x: line.start, y: across.start, width: line.length, height: across.length)
        : LayoutRectangle(x: across.start, y: line.start, width: across.length, height: line.length)
      if direction == .rightToLeft {
        let width = isHorizontal ? room : crossRoom
        expected = LayoutRectangle(
          x: width - expected.maxX, y: expected.minY, width: expected.width, height: expected.height)
      }
      assertEqual(
        result.exactFrame(of: views[position]), expected,
        "\(settings), hidden \(hidden.sorted()), \(direction), view \(position)")
    }
  }

  func test_layout_everyDistributionAlignmentHiddenAndSpacing() throws {
    let hiddenSets: [Set<Int>] = [[], [0], [3], [1, 2], [0, 1, 2]]
    for axis in LayoutConstraint.Axis.allCases {
      for distribution in StackSettings.Distribution.allCases {
        for alignment in [.fill, .leading, .center, .trailing] as [StackSettings.Alignment] {
          for hidden in hiddenSets {
            for spacing in [0, 10, -6] as [StackSettings.Spacing] {
              let settings = StackSettings(
                axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
              for direction in InterfaceLayoutDirection.allCases { try check(settings, hidden: hidden, direction) }
            }
          }
        }
      }
    }
  }
}
