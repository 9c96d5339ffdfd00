import Foundation

/// The command `compare kiwi`.
enum Compare {
  /// One phase of one trace in all three runs, in nanoseconds for each read.
  private struct Report: Encodable {
    var workload: String
    var phase: String
    var reads: Int
    var kiwi_ns: Int
    var batch_ns: Int
    var one_at_a_time_ns: Int
    var batch_ratio: Double
    var one_at_a_time_ratio: Double
    var kiwi_peak_bytes: Int
    var peak_bytes: Int
    var kiwi_refusals: Int
  }

  static func run(_ options: CompareOptions) throws -> Bool {
    let traces = try traces(options)
    let kiwi = try KiwiPeer.prepare()
    var table = Table(
      [
        "workload", "phase", "kiwi \(kiwi.version)", "ours, batch", "ours, one at a time", "batch", "one at a time",
        "kiwi memory", "our memory", "kiwi refused",
      ], words: 2)
    for trace in traces {
      complain("\(trace.name) …")
      for report in try compare(trace, kiwi, rounds: options.rounds) {
        if options.json { print(try Format.json(report)) }
        table.append(row(report))
      }
    }
    if !options.json {
      print("Times per read, best of \(options.rounds) alternating rounds; ratios are kiwi's time to ours.")
      print(table.text)
    }
    return true
  }

  private static func traces(_ options: CompareOptions) throws -> [Trace] {
    let folder = options.traces.map { URL(fileURLWithPath: $0) } ?? CaseFile.folder.appendingPathComponent("traces")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let names = names?.filter({ $0.hasSuffix(".jsonl") }), !names.isEmpty else {
      if let path = options.traces { throw CaseFile.Unreadable(description: "\(path): no .jsonl files there") }
      complain("no trace files: the built-in workloads instead")
      let traces = Workload.all.flatMap { workload in workload.sizes.map { workload.make($0).trace } }
      return traces.filter { matches($0.name, options.filter) }
    }
    let paths = names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .filter { matches($0, options.filter) }
      .map { folder.appendingPathComponent($0).path }
    return try paths.flatMap { try CaseFile.problems($0).map { try Trace($0) } }
  }

  private static func compare(_ trace: Trace, _ kiwi: KiwiPeer, rounds: Int) throws -> [Report] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("ratite-\(UUID().uuidString).trace")
    try Data(KiwiTrace.text(trace).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let batched = trace.batched
    var batch = Harness.measure([batched], repeats: 1)
    var single = Harness.measure([trace], repeats: 1)
    var best = try kiwi.measure(file, rounds: 1)
    // Where a round of kiwi's takes long, few are made, as for a problem of thousands of rows. Where it is over in a moment, many are:
    // both sides are then timed with their code in the caches.
    let first = best.phases.reduce(0) { $0 + $1.nanoseconds }
    let inner = first < 0.03e9 ? 40 : first < 0.2e9 ? 5 : 1
    for _ in 0..<(first > 20e9 ? 0 : rounds) {
      let other = try kiwi.measure(file, rounds: inner)
      for place in best.phases.indices {
        best.phases[place].nanoseconds = min(best.phases[place].nanoseconds, other.phases[place].nanoseconds)
      }
      for _ in 0..<inner { Harness.addRound([batched], to: &batch.phases) }
      for _ in 0..<inner { Harness.addRound([trace], to: &single.phases) }
    }
    return best.phases.indices.map { place in
      let reads = Double(max(1, trace.phases[place].reads))
      let times = [best.phases[place].nanoseconds, batch.phases[place].best, single.phases[place].best].map {
        $0 / reads
      }
      return Report(
        workload: trace.name, phase: trace.phases[place].name, reads: trace.phases[place].reads, kiwi_ns: Int(times[0]),
        batch_ns: Int(times[1]), one_at_a_time_ns: Int(times[2]), batch_ratio: times[0] / times[1],
        one_at_a_time_ratio: times[0] / times[2], kiwi_peak_bytes: best.peakBytes, peak_bytes: batch.peakBytes,
        kiwi_refusals: best.refusals)
    }
  }

  private static func row(_ report: Report) -> [String] {
    let times = [report.kiwi_ns, report.batch_ns, report.one_at_a_time_ns].map { Format.time(Double($0)) }
    let ratios = [report.batch_ratio, report.one_at_a_time_ratio].map(Format.ratio)
    let memory = [report.kiwi_peak_bytes, report.peak_bytes].map(Format.bytes)
    return [report.workload, report.phase] + times + ratios + memory + ["\(report.kiwi_refusals)"]
  }
}
