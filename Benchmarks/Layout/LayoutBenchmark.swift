import LayoutModel

/// The command `layout`: trees of views instead of bare constraints.
enum LayoutBenchmark {
  private static let clock = ContinuousClock()

  static func run(_ options: BuiltInOptions) async throws -> Bool {
    let chosen = LayoutWorkload.all.filter { matches($0.name, options.filter) }
    let runsMatrix = matches(LayoutMatrix.name, options.filter)
    if chosen.isEmpty && !runsMatrix {
      let names = (LayoutWorkload.all.map { $0.name } + [LayoutMatrix.name]).joined(separator: ", ")
      throw UsageError(message: "no layout matches \"\(options.filter ?? "")\"; there are \(names)")
    }
    var reports: [LayoutReport] = []
    var hash = ResultHash()
    for workload in chosen {
      for size in options.sizes ?? (options.verifyOnly ? Array(workload.sizes.dropLast()) : workload.sizes) {
        let report = try report(workload, size, verifyOnly: options.verifyOnly, &hash)
        reports.append(report)
        if options.json { print(try Format.json(report)) }
      }
    }
    if !options.json, !reports.isEmpty { print(options.verifyOnly ? outcomes(reports).text : table(reports).text) }
    var failures = reports.compactMap { report in report.failure.map { "\(report.layout) \(report.size): \($0)" } }
    if runsMatrix {
      let matrix = try await LayoutMatrix.run(rounds: options.verifyOnly ? 0 : 5)
      print(options.json ? try Format.json(matrix) : matrix.line)
      if let failure = matrix.failure { failures.append("\(matrix.layout): \(failure)") }
    }
    if options.verifyOnly, !options.json { print("hash \(hash.text)") }
    for failure in failures { complain(failure) }
    return failures.isEmpty
  }

  private static func report(
    _ workload: LayoutWorkload, _ size: Int, verifyOnly: Bool, _ hash: inout ResultHash
  ) throws -> LayoutReport {
    let instance = try workload.make(size)
    var engine = LayoutEngine(tree: instance.tree, environment: instance.environment)
    let first = try engine.layout(.strict)
    var failure = instance.check(first)
    for environment in [LayoutEnvironment.landscape, .portrait] where failure == nil {
      engine.environment = environment
      let result = try engine.layout(.strict)
      failure = instance.check(result)
      for placement in result.placements { hash.combine(placement.exactFrame) }
    }
    let counts = engine.counts
    var report = LayoutReport(
      layout: workload.name, size: size, views: first.placements.count, variables: counts.variables,
      constraints: counts.constraints, failure: failure)
    if !verifyOnly { try time(instance, &report) }
    return report
  }

  private static func time(_ instance: LayoutInstance, _ report: inout LayoutReport) throws {
    let rounds = report.views < 500 ? 200 : 5
    var (tree, build, kernel) = (Duration.seconds(1000), Duration.seconds(1000), Duration.seconds(1000))
    for _ in 0..<rounds {
      let start = clock.now
      let made = try instance.build()
      let middle = clock.now
      var engine = LayoutEngine(tree: made, environment: instance.environment)
      _ = try engine.layout()
      let end = clock.now
      tree = min(tree, middle - start)
      build = min(build, end - start)
      kernel = min(kernel, try kernelTime(instance))
    }
    report.tree_ns = Int(tree.nanoseconds)
    report.build_ns = Int(build.nanoseconds)
    report.kernel_share = kernel / build
    for edit in instance.edits { report.edits.append(try time(edit, instance, rounds)) }
  }

  /// The time that the solver takes of a first pass.
  private static func kernelTime(_ instance: LayoutInstance) throws -> Duration {
    var engine = LayoutEngine(tree: try instance.build(), environment: instance.environment)
    engine.solverStopwatch = stopwatch()
    _ = try engine.layout()
    return .nanoseconds(engine.solverStopwatch?.total ?? 0)
  }

  private static func time(
    _ edit: LayoutEdit, _ instance: LayoutInstance, _ rounds: Int
  ) throws -> LayoutReport.Edit {
    var engine = LayoutEngine(tree: instance.tree, environment: instance.environment)
    _ = try engine.layout()
    var best = Duration.seconds(1000)
    var changed = 0
    for _ in 0..<max(3, rounds / 4) {
      let start = clock.now
      for step in 0..<edit.count {
        try edit.apply(&engine, step)
        changed = try engine.layout().changes.count
      }
      best = min(best, clock.now - start)
    }
    let touched = engine.counts.touched
    engine.solverStopwatch = stopwatch()
    let start = clock.now
    for step in 0..<edit.count {
      try edit.apply(&engine, step)
      _ = try engine.layout()
    }
    let share = Duration.nanoseconds(engine.solverStopwatch?.total ?? 0) / (clock.now - start)
    return LayoutReport.Edit(
      name: edit.name, best_ns: Int(best.nanoseconds) / edit.count, kernel_share: share, changed: changed,
      touched: touched)
  }

  private static func stopwatch() -> SolverStopwatch {
    let start = clock.now
    return SolverStopwatch { Int((clock.now - start).nanoseconds) }
  }

  private static func outcomes(_ reports: [LayoutReport]) -> Table {
    var table = Table(["layout", "size", "check"], words: 1)
    for report in reports {
      table.append([report.layout, "\(report.size)", report.failure == nil ? "ok" : "FAILED"])
    }
    return table
  }

  private static func table(_ reports: [LayoutReport]) -> Table {
    var table = Table(
      [
        "layout", "size", "views", "variables", "constraints", "build", "tree alone", "solver", "edit", "per edit",
        "solver", "frames changed", "rows touched", "check",
      ], words: 1)
    for report in reports {
      func time(_ nanoseconds: Int?) -> String { nanoseconds.map { Format.time(Double($0)) } ?? "" }
      func share(_ share: Double?) -> String { share.map { "\(Int(($0 * 100).rounded())) %" } ?? "" }
      for (number, edit) in report.edits.enumerated() {
        let head =
          number > 0
          ? Array(repeating: "", count: 8)
          : [report.layout, "\(report.size)", "\(report.views)", "\(report.variables)", "\(report.constraints)"]
            + [time(report.build_ns), time(report.tree_ns), share(report.kernel_share)]
        table.append(
          head + [edit.name, time(edit.best_ns), share(edit.kernel_share), "\(edit.changed)", "\(edit.touched)"]
            + [number > 0 ? "" : report.failure == nil ? "ok" : "FAILED"])
      }
    }
    return table
  }
}

extension ResultHash {
  fileprivate mutating func combine(_ frame: LayoutRectangle) {
    for value in [frame.minX, frame.minY, frame.size.width, frame.size.height] { combine(value) }
  }
}
