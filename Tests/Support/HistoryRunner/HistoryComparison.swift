import LayoutModel
import TestSupport

/// Random trees with random histories: every pass of an engine that has seen all of them against one that sees the tree for the first time.
package struct HistoryComparison {
  /// How many trees were laid out.
  package private(set) var trees = 0
  /// How many passes were compared.
  package private(set) var passes = 0
  /// What differed in a pass, one line each.
  package private(set) var differences: [String] = []

  /// Makes a comparison without trees.
  package init() {}

  /// The most edits and passes that a tree has.
  package static let longestHistory = 50

  /// Lays a tree out with its history.
  ///
  /// - Parameter seed: Decides the tree and the history.
  package mutating func run(seed: UInt64) throws(LayoutError) {
    var history = try HistoryTree(seed: seed)
    trees += 1
    var engine = LayoutEngine(tree: history.tree, environment: history.environment, measurer: Self.measurer)
    let steps = history.random.integer(in: 1...Self.longestHistory)
    var edits: [String] = []
    for step in 0..<steps {
      for _ in 0..<history.random.integer(in: step == 0 ? 0...0 : 0...3) { edits.append(try history.edit()) }
      engine.tree = history.tree
      engine.environment = history.environment
      passes += 1
      let old = try engine.layout()
      var fresh = LayoutEngine(tree: history.tree, environment: history.environment, measurer: Self.measurer)
      if let difference = Self.difference(old, try fresh.layout()) {
        differences.append("seed \(seed), pass \(step): \(difference) after \(edits.suffix(3))")
      }
      if history.random.chance(0.5) { edits = [] }
    }
  }

  /// The first thing in which two results differ.
  private static func difference(_ old: LayoutResult, _ fresh: LayoutResult) -> String? {
    for (mine, other) in zip(old.placements, fresh.placements) {
      let (left, right) = (numbers(mine.exactFrame), numbers(other.exactFrame))
      if left.map({ $0.quantised }) != right.map({ $0.quantised }) {
        return "\(mine.name) is at \(mine.exactFrame), and at \(other.exactFrame) in a fresh engine"
      }
      if mine.frame != other.frame { return "\(mine.name) is on other pixels: \(mine.frame), \(other.frame)" }
    }
    let (left, right) = (conflicts(old), conflicts(fresh))
    if left != right { return "leaves out \(left), and \(right) in a fresh engine" }
    if isSettled(old) != isSettled(fresh) { return "settles otherwise" }
    return nil
  }

  private static func numbers(_ frame: LayoutRectangle) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  private static func conflicts(_ result: LayoutResult) -> [String] {
    result.issues.compactMap { issue in
      guard case .conflict(let conflict) = issue, let omitted = conflict.omittedIndex else { return nil }
      return "\(conflict.members[omitted].constraint)"
    }
  }

  private static func isSettled(_ result: LayoutResult) -> Bool {
    !result.issues.contains { issue in
      if case .unsettled = issue { return true }
      return false
    }
  }

  /// Ten points a letter, lines of twenty points that wrap at any letter.
  private static let measurer = ContentMeasurer { request, _ in
    guard let text = request.text else { return MeasuredContent(width: nil, height: nil) }
    let natural = 10 * Double(text.string.count)
    guard let width = request.proposedWidth, width < natural else { return MeasuredContent(width: natural, height: 20) }
    let perLine = max(1, (width / 10).rounded(.down))
    let lines = (Double(text.string.count) / perLine).rounded(.up)
    return MeasuredContent(width: min(natural, perLine * 10), height: 20 * lines)
  }
}
