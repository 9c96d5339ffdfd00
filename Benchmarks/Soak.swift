import TestSupport

/// Options of `soak`.
struct SoakOptions {
  var seconds = 10
  var seed: UInt64 = 1
  var json = false
}

/// The command `soak`: all calls in random order on one solver, for some time.
enum Soak {
  private struct Report: Encodable {
    var seed: UInt64
    var operations: Int
    var comparisons: Int
    var refusals: Int
    var difference: String?
  }

  private static let callsBetweenLooksAtTheClock = 10_000

  static func run(_ options: SoakOptions) throws -> Bool {
    var script = SoakScript(seed: options.seed)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(options.seconds)
    while script.difference == nil, clock.now < end { script.run(callsBetweenLooksAtTheClock) }
    let report = Report(
      seed: options.seed, operations: script.operations, comparisons: script.comparisons, refusals: script.refusals,
      difference: script.difference)
    if options.json {
      print(try Format.json(report))
    } else {
      print(
        "seed \(report.seed): operations \(report.operations) comparisons \(report.comparisons) "
          + "refusals \(report.refusals) differences \(report.difference == nil ? 0 : 1)")
      if let difference = report.difference { print(difference) }
    }
    return script.difference == nil
  }
}
