/// What a whole log comes to: how often, by cause, what is new.
struct LogSummary {
  private let reporter: LogReporter
  private let options: LogOptions

  init(_ reporter: LogReporter, _ options: LogOptions) {
    self.reporter = reporter
    self.options = options
  }

  /// The causes with their messages, the most frequent first.
  var causes: [(cause: String, different: Int, messages: Int)] {
    var positions: [String: Int] = [:]
    var result: [(cause: String, different: Int, messages: Int)] = []
    for group in reporter.groups {
      let position = positions[group.cause] ?? result.count
      if position == result.count {
        positions[group.cause] = position
        result.append((group.cause, 0, 0))
      }
      result[position].different += 1
      result[position].messages += group.count
    }
    return result.sorted { ($1.messages, $0.cause) < ($0.messages, $1.cause) }
  }

  /// The counts in one line.
  var headline: String {
    if reporter.messageCount == 0 { return "no message about unsatisfiable constraints" }
    var text =
      "\(Self.count(reporter.messageCount, "message")) about unsatisfiable constraints, \(reporter.groups.count) different"
    let own = reporter.groups.filter(\.isForApp).count
    text += ", \(own) for the app to settle"
    if options.baseline != nil { text += ", \(reporter.groups.filter(\.isNew).count) new" }
    return text
  }

  var text: String {
    var lines = [headline]
    let width = causes.map(\.cause.count).max() ?? 0
    for entry in causes where reporter.groups.count > 1 {
      let space = String(repeating: " ", count: width - entry.cause.count)
      lines.append("  \(entry.cause)\(space)  \(entry.different) different, \(Self.count(entry.messages, "message"))")
    }
    let repeated = reporter.groups.filter { $0.count > 1 }.sorted { $0.count > $1.count }.prefix(5)
    for group in repeated { lines.append("  \(group.count) times: \(group.place): \(group.headline)") }
    return lines.map { $0 + "\n" }.joined()
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
