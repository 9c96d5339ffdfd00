import TestSupport

/// Options of `search`.
struct SearchOptions {
  var scripts = 1000
  var seed: UInt64 = 1
  var families = SearchFamily.allCases
  var json = false
}

/// The command `search`: random scripts against the exact reference solver.
enum Search {
  private struct Report: Encodable {
    struct Example: Encodable {
      var script: Int
      var kind: String
      var text: String
    }

    var family: String
    var seed: UInt64
    var scripts: Int
    var states: Int
    var ranges: Int
    var conflicts: Int
    var wrong: [String: Int]
    var examples: [Example]
  }

  /// How many wrong scripts are told in full.
  private static let shown = 5

  static func run(_ options: SearchOptions) throws -> Bool {
    var succeeded = true
    for family in options.families {
      let report = report(family, options)
      succeeded = succeeded && report.examples.isEmpty
      if options.json { print(try Format.json(report)) } else { show(report) }
    }
    return succeeded
  }

  /// The seed of a script: the same for a number whatever the number of scripts.
  private static func seed(_ script: Int, _ options: SearchOptions) -> UInt64 {
    (options.seed &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(script)
  }

  private static func report(_ family: SearchFamily, _ options: SearchOptions) -> Report {
    var report = Report(
      family: family.rawValue, seed: options.seed, scripts: options.scripts, states: 0, ranges: 0, conflicts: 0,
      wrong: [:], examples: [])
    for kind in SearchFinding.Kind.allCases { report.wrong[kind.rawValue] = 0 }
    for number in 0..<options.scripts {
      var script = SearchScript(family, seed: seed(number, options))
      let finding = script.run()
      report.states += script.counts.states
      report.ranges += script.counts.ranges
      report.conflicts += script.counts.conflicts
      guard let finding else { continue }
      report.wrong[finding.kind.rawValue, default: 0] += 1
      if report.examples.count < shown {
        report.examples.append(
          .init(
            script: number, kind: finding.kind.rawValue,
            text: finding.text + "\nafter\n" + script.calls.joined(separator: "\n")))
      }
    }
    return report
  }

  private static func show(_ report: Report) {
    let wrong = SearchFinding.Kind.allCases.map { "\($0.rawValue) \(report.wrong[$0.rawValue] ?? 0)" }
    print(
      "\(report.family): scripts \(report.scripts) seed \(report.seed) states \(report.states) ranges \(report.ranges) "
        + "conflicts \(report.conflicts); wrong: " + wrong.joined(separator: ", "))
    for example in report.examples {
      print("script \(example.script), \(example.kind): \(example.text)\n")
    }
  }
}
