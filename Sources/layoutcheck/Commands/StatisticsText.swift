import DocumentChecking

/// How much work a check was, in words.
struct StatisticsText {
  let text: String

  /// - Parameters:
  ///   - statistics: The work of the check.
  ///   - reporting: The time for writing the report.
  init(_ statistics: CheckStatistics, reporting: Duration) {
    let sum = statistics.reading + statistics.checking + reporting
    func share(_ time: Duration) -> String {
      let percent = sum > .zero ? (100 * (time / sum)).rounded() : 0
      return "\(Self.seconds(time)) (\(Int(percent)) %)"
    }
    text = """
      \(statistics.bytes) bytes, \(statistics.scenes) scenes, \(statistics.layouts) layouts
      reading   \(share(statistics.reading))
      checking  \(share(statistics.checking))
      reporting \(share(reporting))
      elapsed   \(Self.seconds(statistics.total + reporting)), with the times above summed over all processors
      """
  }

  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let fraction = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }
}
