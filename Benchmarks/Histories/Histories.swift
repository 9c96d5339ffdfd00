import HistoryRunner

/// The command `histories`.
enum Histories {
  /// What the command prints with `--json`.
  struct Report: Encodable {
    var trees: Int
    var passes: Int
    var differences: Int
  }

  /// How many differences the text lists.
  private static let listed = 20

  /// Whether every pass equals that of a fresh engine.
  static func run(_ options: HistoriesOptions) throws -> Bool {
    var comparison = HistoryComparison()
    for number in 0..<options.trees { try comparison.run(seed: options.seed &+ UInt64(number)) }
    let report = Report(
      trees: comparison.trees, passes: comparison.passes, differences: comparison.differences.count)
    if options.json {
      print(try Format.json(report))
    } else {
      for difference in comparison.differences.prefix(listed) { print(difference) }
      print("\(report.trees) trees, \(report.passes) passes, \(report.differences) differ from a fresh engine")
    }
    return comparison.differences.isEmpty
  }
}
