import ConflictLog
import Foundation

/// The command `logs`: reads recorded conflict logs and compares what is found with their answers.
enum Logs {
  /// How many of how many.
  struct Share: Encodable {
    var right = 0
    var of = 0

    mutating func count(_ isRight: Bool) {
      of += 1
      right += isRight ? 1 : 0
    }

    var text: String {
      "\(right) of \(of) (\(String(format: "%.1f", of == 0 ? 100 : 100 * Double(right) / Double(of))) %)"
    }
  }

  /// The figures.
  struct Report: Encodable {
    var constraints = Share()
    var messages = Share()
    var outcomes = Share()
    var sets = Share()
    var overlaps = Share()
    var fixes = Share()
    var broken = Share()
    var causes = Share()
    var streams = Share()
    var mutations = 0
  }

  static func run(_ options: LogsOptions) throws -> Bool {
    let records = try LogRecord.read(options.folder + "/logs.jsonl")
    var report = Report()
    for record in records { compare(record, &report, options) }
    try compareStreams(options.folder + "/streams", records, &report, options)
    if options.mutations > 0 {
      report.mutations = LogMutations(records.map(\.log), seed: options.seed).run(options.mutations)
    }
    print(options.json ? try Format.json(report) : text(report))
    let aims: [(share: Share, least: Double)] = [
      (report.constraints, 0.99), (report.sets, 0.98), (report.outcomes, 0.98), (report.causes, 0.9),
      (report.streams, 1),
    ]
    return aims.allSatisfy { aim in Double(aim.share.right) >= aim.least * Double(aim.share.of) }
  }

  private static func text(_ report: Report) -> String {
    var lines = [
      "complete messages found     \(report.messages.text)", "constraints as recorded     \(report.constraints.text)",
      "same outcome                \(report.outcomes.text)", "same irreducible sets       \(report.sets.text)",
      "same overlap                \(report.overlaps.text)", "same single fixes           \(report.fixes.text)",
      "same broken constraint      \(report.broken.text)", "same cause                  \(report.causes.text)",
      "messages found in streams   \(report.streams.text)",
    ]
    if report.mutations > 0 { lines.append("mutations read              \(report.mutations)") }
    return lines.joined(separator: "\n")
  }

  /// All messages of a text.
  static func messages(_ text: String) -> [ConflictMessage] {
    var reader = ConflictLogReader()
    return reader.read(Array(text.utf8)) + reader.finish()
  }

  private static func compare(_ record: LogRecord, _ report: inout Report, _ options: LogsOptions) {
    guard record.complete else { return }
    func complain(_ what: String) { if options.list { print("\(record.id): \(what)") } }
    let found = messages(record.log)
    let isFound = found.count == 1 && found[0].constraints.count == record.constraints.count
    report.messages.count(isFound)
    if !isFound { complain("\(found.map(\.constraints.count)) constraints instead of \(record.constraints.count)") }
    guard let message = found.first else {
      for _ in record.constraints { report.constraints.count(false) }
      report.outcomes.count(false)
      report.sets.count(false)
      report.causes.count(false)
      return
    }
    for (position, entry) in record.constraints.enumerated() {
      let isSame =
        position < message.constraints.count && entry.parsed.matches(message.constraints[position], of: message)
      report.constraints.count(isSame)
      if !isSame { complain("not the same: \(entry.text)") }
    }
    let analysis = ConflictAnalysis(message)
    let isSameOutcome = analysis.isSatisfiable != (record.infeasible ?? false)
    report.outcomes.count(isSameOutcome)
    let isSameSets = isSameOutcome && Set(analysis.sets) == Set((record.iis ?? []).map { $0.sorted() })
    report.sets.count(isSameSets)
    if !isSameSets { complain("sets \(analysis.sets) instead of \(record.iis ?? [])") }
    let isSameOverlap = (analysis.overlap - (record.overlap ?? 0)).magnitude <= 1e-3 * max(1, record.overlap ?? 0)
    report.overlaps.count(isSameOverlap)
    if !isSameOverlap { complain("overlap \(analysis.overlap) instead of \(record.overlap ?? 0)") }
    report.fixes.count(analysis.fixes == (record.fixes ?? []).sorted())
    report.broken.count(message.broken == record.broken)
    if message.broken != record.broken {
      complain("broken \(message.broken ?? -1) instead of \(record.broken ?? -1)")
    }
    report.causes.count(analysis.cause?.rawValue == record.cause)
    if analysis.cause?.rawValue != record.cause {
      complain("cause \(analysis.cause?.rawValue ?? "-") instead of \(record.cause ?? "-")")
    }
  }

  /// Reads texts with many messages; each must be found between its lines, with its constraints.
  private static func compareStreams(
    _ folder: String, _ records: [LogRecord], _ report: inout Report, _ options: LogsOptions
  ) throws {
    let known = Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")), as: UTF8.self)
      let places = try JSONDecoder().decode(
        [LogPlace].self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name.dropLast(4)).json")))
      let found = messages(text)
      if found.count != places.count, options.list {
        print("\(name): \(found.count) messages instead of \(places.count)")
      }
      for place in places {
        let message = found.first { $0.firstLine >= place.first_line && $0.firstLine <= place.last_line }
        let isSame =
          message != nil && found.count == places.count && message?.firstLine == place.first_line
          && (message?.lastLine ?? 0) <= place.last_line
          && (known[place.id].map { $0.constraints.count == message?.constraints.count } ?? true)
        report.streams.count(isSame)
        if !isSame, options.list {
          print(
            "\(name) \(place.id): lines \(message?.firstLine ?? 0)–\(message?.lastLine ?? 0) instead of \(place.first_line)–\(place.last_line), \(message?.constraints.count ?? 0) constraints"
          )
        }
      }
    }
  }
}
