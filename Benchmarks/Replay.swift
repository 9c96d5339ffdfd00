import CaseRunner
import ConstraintKernel

/// The command `replay`.
enum Replay {
  static func run(_ options: ReplayOptions) throws -> Bool {
    var succeeded = true
    for file in options.files {
      let problems = try CaseFile.problems(file)
      if options.check { succeeded = try check(file, problems, options) && succeeded }
      if options.time { succeeded = try time(file, problems, options) && succeeded }
    }
    return succeeded
  }

  // MARK: Checking

  private struct CheckReport: Encodable {
    struct Failure: Encodable {
      var id: String
      var step: Int?
      var reason: String
    }

    var file: String
    var mode: String
    var passed: Int
    var failed: Int
    var failures: [Failure]
  }

  private static func check(_ file: String, _ problems: [Problem], _ options: ReplayOptions) throws -> Bool {
    let mode: RunMode =
      if options.batch { .batch } else if let seed = options.shuffleSeed {
        .shuffled(seed: seed)
      } else if let seed =
        options.rebuildSeed
      { .rebuilt(seed: seed) } else { .oneAtATime }
    var failures: [CaseFailure] = []
    var failed = 0
    for problem in problems {
      let found = CaseRunner.failures(of: problem, mode: mode)
      failed += found.isEmpty ? 0 : 1
      failures += found
    }
    if options.json {
      let report = CheckReport(
        file: file, mode: "\(mode)", passed: problems.count - failed, failed: failed,
        failures: failures.map { .init(id: $0.caseID, step: $0.step, reason: $0.reason) })
      print(try Format.json(report))
    } else {
      print("\(file): passed \(problems.count - failed) failed \(failed)")
      for failure in failures { print("  \(failure)") }
    }
    return failed == 0
  }

  // MARK: Timing

  private struct TimeReport: Encodable {
    struct Phase: Encodable {
      var name: String
      var adds: Int
      var removes: Int
      var suggests: Int
      var reads: Int
      var best_ns: Int
      var median_ns: Int
      var p50_ns: Int
      var p99_ns: Int
      var max_ns: Int
    }

    var file: String
    /// The problem's id, or how many there are.
    var `case`: String
    var phases: [Phase]
    var pivots: Int
    var factorizations: Int
    var peak_bytes: Int
  }

  private static func time(_ file: String, _ problems: [Problem], _ options: ReplayOptions) throws -> Bool {
    let traces = try problems.map { problem in
      let trace = try Trace(problem)
      return options.batch ? trace.batched : trace
    }
    let measurement = Harness.measure(traces, repeats: options.repeats)
    let name = problems.count == 1 ? problems[0].id : "\(problems.count) cases"
    if options.json {
      print(try Format.json(report(file, name, measurement)))
    } else {
      print("\(file) (\(name)): \(options.batch ? "batch" : "one at a time"), \(options.repeats) rounds")
      print(table(measurement).text)
      let statistics = measurement.statistics
      print(
        "pivots \(statistics.pivots), factorisations \(statistics.factorizations), peak memory "
          + Format.bytes(measurement.peakBytes))
    }
    if measurement.refusals == measurement.expectedRefusals || (options.batch && measurement.expectedRefusals > 0) {
      return true
    }
    complain("\(file): \(measurement.refusals) calls were refused, \(measurement.expectedRefusals) should be")
    return false
  }

  private static func report(_ file: String, _ name: String, _ measurement: Measurement) -> TimeReport {
    TimeReport(
      file: file, case: name,
      phases: measurement.phases.map { phase in
        TimeReport.Phase(
          name: phase.name, adds: phase.adds, removes: phase.removes, suggests: phase.suggests, reads: phase.reads,
          best_ns: Int(phase.best), median_ns: Int(phase.median), p50_ns: Int(phase.percentile(0.5)),
          p99_ns: Int(phase.percentile(0.99)), max_ns: Int(phase.percentile(1)))
      },
      pivots: measurement.statistics.pivots, factorizations: measurement.statistics.factorizations,
      peak_bytes: measurement.peakBytes)
  }

  private static func table(_ measurement: Measurement) -> Table {
    var table = Table(
      ["phase", "adds", "removes", "suggests", "reads", "best", "median", "per read", "p50", "p99", "max"], words: 1)
    for phase in measurement.phases {
      let counts = [phase.adds, phase.removes, phase.suggests, phase.reads].map { "\($0)" }
      let times = [
        phase.best, phase.median, phase.best / Double(max(1, phase.reads)), phase.percentile(0.5),
        phase.percentile(0.99), phase.percentile(1),
      ]
      table.append([phase.name] + counts + times.map(Format.time))
    }
    return table
  }
}
