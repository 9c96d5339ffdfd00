import ConstraintKernel

/// The command without a name: the built-in workloads.
enum BuiltIn {
  private struct Report: Encodable {
    var workload: String
    var size: Int
    var constraints: Int
    var verified: Bool
    var failure: String?
    var build_batch_ns: Int?
    var build_one_at_a_time_ns: Int?
    var per_edit_ns: Int?
    var edit_p99_ns: Int?
    var pivots: Int?
    var factorizations: Int?
    var solves: Int?
    var factor_non_zeros: Int?
    var bytes: Int?
    var peak_bytes: Int?
  }

  static func run(_ options: BuiltInOptions) throws -> Bool {
    let chosen = Workload.all.filter { matches($0.name, options.filter) }
    if chosen.isEmpty {
      let names = Workload.all.map { $0.name }.joined(separator: ", ")
      throw UsageError(message: "no workload matches \"\(options.filter ?? "")\"; there are \(names)")
    }
    var reports: [Report] = []
    var hash = ResultHash()
    for workload in chosen {
      for size in options.sizes ?? (options.verifyOnly ? Array(workload.sizes.dropLast()) : workload.sizes) {
        let report = report(workload, size, verifyOnly: options.verifyOnly, &hash)
        reports.append(report)
        if options.json { print(try Format.json(report)) }
        if options.verifyOnly, !options.json { print(line(report)) }
      }
    }
    if !options.json, !options.verifyOnly { print(table(reports).text) }
    let failed = reports.filter { !$0.verified }
    for report in failed { complain("\(report.workload) \(report.size): \(report.failure ?? "")") }
    if options.verifyOnly, !options.json { print("hash \(hash.text)") }
    if options.verifyOnly, !options.json { print("passed \(reports.count - failed.count) failed \(failed.count)") }
    return failed.isEmpty
  }

  private static func line(_ report: Report) -> String {
    "\(report.verified ? "ok    " : "FAILED") \(report.workload) \(report.size)"
  }

  private static func report(_ workload: Workload, _ size: Int, verifyOnly: Bool, _ hash: inout ResultHash) -> Report {
    let instance = workload.make(size)
    let single = instance.trace
    let batched = single.batched
    let failure =
      firstFailure(instance, single, &hash).map { "one at a time: \($0)" }
      ?? firstFailure(instance, batched, &hash).map { "batch: \($0)" }
    var report = Report(
      workload: workload.name, size: size, constraints: single.phases.first?.adds ?? 0, verified: failure == nil,
      failure: failure)
    if !verifyOnly { time(single, batched, &report) }
    return report
  }

  /// Runs a trace and checks every read; says what is wrong first.
  private static func firstFailure(
    _ instance: WorkloadInstance, _ trace: Trace, _ hash: inout ResultHash
  ) -> String? {
    var executor = TraceExecutor(trace)
    executor.makeVariables()
    var failure: String?
    var read = 0
    var values = ResultHash()
    for phase in trace.phases.indices {
      executor.run(phase) { solver in
        if failure == nil, let found = instance.check(read, solver) { failure = "read \(read): \(found)" }
        read += 1
        values.combine(solver)
      }
    }
    hash.combine(values)
    if failure == nil, executor.refusals != trace.expectedRefusals {
      failure = "\(executor.refusals) calls were refused"
    }
    return failure
  }

  private static func time(_ single: Trace, _ batched: Trace, _ report: inout Report) {
    let repeats = single.rows.count < 5000 ? 7 : 3
    let one = Harness.measure([single], repeats: repeats)
    let batch = Harness.measure([batched], repeats: repeats)
    // The last phase is the one with the smallest edits.
    guard let build = batch.phases.first, let edits = batch.phases.last else { return }
    report.build_batch_ns = Int(build.best)
    report.build_one_at_a_time_ns = one.phases.first.map { Int($0.best) }
    // Where nothing is read between the edits, each call is one.
    let count = edits.reads > 1 ? edits.reads : edits.adds + edits.removes + edits.suggests
    report.per_edit_ns = Int(edits.best / Double(max(1, count)))
    if edits.reads > 1 { report.edit_p99_ns = Int(edits.percentile(0.99)) }
    report.pivots = batch.statistics.pivots
    report.factorizations = batch.statistics.factorizations
    report.solves = batch.statistics.solves
    report.factor_non_zeros = batch.statistics.factorNonZeros
    report.bytes = batch.statistics.bytes
    report.peak_bytes = batch.peakBytes
  }

  private static func table(_ reports: [Report]) -> Table {
    var table = Table(
      [
        "workload", "size", "constraints", "build, batch", "build, one at a time", "per edit", "p99", "pivots",
        "factorisations", "solves", "non-zeros", "bytes", "check",
      ], words: 1)
    for report in reports {
      func time(_ nanoseconds: Int?) -> String { nanoseconds.map { Format.time(Double($0)) } ?? "" }
      func count(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }
      table.append(
        [report.workload, count(report.size), count(report.constraints), time(report.build_batch_ns)]
          + [time(report.build_one_at_a_time_ns), time(report.per_edit_ns), time(report.edit_p99_ns)]
          + [count(report.pivots), count(report.factorizations), count(report.solves), count(report.factor_non_zeros)]
          + [report.bytes.map(Format.bytes) ?? "", report.verified ? "ok" : "FAILED"])
    }
    return table
  }
}
