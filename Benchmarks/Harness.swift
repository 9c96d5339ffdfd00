import ConstraintKernel

/// The measured times of one phase.
struct PhaseTiming {
  var name: String
  var adds = 0
  var removes = 0
  var suggests = 0
  var reads = 0
  /// The time of the whole phase in each round, in nanoseconds.
  var rounds: [Double] = []
  /// For each part that ends with a read the least time over some rounds, in nanoseconds, in rising order.
  var edits: [Double] = []

  var best: Double { rounds.min() ?? 0 }

  var median: Double {
    let ordered = rounds.sorted()
    return ordered.isEmpty ? 0 : ordered[ordered.count / 2]
  }

  /// The time that a share of the edits does not exceed.
  func percentile(_ share: Double) -> Double {
    if edits.isEmpty { return 0 }
    let rank = Int((share * Double(edits.count)).rounded(.up)) - 1
    return edits[min(max(rank, 0), edits.count - 1)]
  }
}

/// Everything that was measured on some traces.
struct Measurement {
  /// The phases by name, summed over the traces, in the order of their first appearance.
  var phases: [PhaseTiming] = []
  var statistics = SolverStatistics()
  var peakBytes = 0
  var refusals = 0
  var expectedRefusals = 0
}

/// Times traces.
enum Harness {
  private static let clock = ContinuousClock()

  /// Times traces in several rounds, then takes the times of single edits and the memory in rounds of their own.
  static func measure(_ traces: [Trace], repeats: Int) -> Measurement {
    var measurement = Measurement()
    let peak = ResidentMemory.peakGrowth {
      for trace in traces { account(for: trace, in: &measurement) }
    }
    measurement.peakBytes = peak ?? measurement.statistics.bytes
    for _ in 0..<repeats { addRound(traces, to: &measurement.phases) }
    addEdits(traces, rounds: min(3, repeats), to: &measurement.phases)
    return measurement
  }

  /// The phases of some traces with their counts and without times.
  private static func account(for trace: Trace, in measurement: inout Measurement) {
    for phase in trace.phases {
      let place = place(of: phase.name, in: &measurement.phases)
      measurement.phases[place].adds += phase.adds
      measurement.phases[place].removes += phase.removes
      measurement.phases[place].suggests += phase.suggests
      measurement.phases[place].reads += phase.reads
    }
    var executor = TraceExecutor(trace)
    executor.makeVariables()
    for phase in trace.phases.indices { executor.run(phase) }
    let statistics = executor.solver.statistics
    measurement.statistics.pivots += statistics.pivots
    measurement.statistics.flips += statistics.flips
    measurement.statistics.factorizations += statistics.factorizations
    measurement.statistics.solves += statistics.solves
    measurement.statistics.changedValues += statistics.changedValues
    measurement.statistics.factorNonZeros = max(measurement.statistics.factorNonZeros, statistics.factorNonZeros)
    measurement.statistics.bytes = max(measurement.statistics.bytes, statistics.bytes)
    measurement.refusals += executor.refusals
    measurement.expectedRefusals += trace.expectedRefusals
  }

  private static func place(of name: String, in phases: inout [PhaseTiming]) -> Int {
    if let place = phases.firstIndex(where: { $0.name == name }) { return place }
    phases.append(PhaseTiming(name: name))
    return phases.count - 1
  }

  /// One round over all traces; its phases' times are added up by name.
  static func addRound(_ traces: [Trace], to phases: inout [PhaseTiming]) {
    let round = phases.first?.rounds.count ?? 0
    for place in phases.indices { phases[place].rounds.append(0) }
    for trace in traces {
      var executor = TraceExecutor(trace)
      for (number, phase) in trace.phases.enumerated() {
        let start = clock.now
        if number == 0 { executor.makeVariables() }
        executor.run(number)
        let time = (clock.now - start).nanoseconds
        phases[place(of: phase.name, in: &phases)].rounds[round] += time
      }
      Self.consume(executor.checksum)
    }
  }

  /// Stamps every read. What interrupts the process in one round hardly does so at the same edit in all of them; the
  /// time that a stamp itself takes is subtracted.
  private static func addEdits(_ traces: [Trace], rounds: Int, to phases: inout [PhaseTiming]) {
    let stamp = stampTime()
    for trace in traces {
      var least: [[Double]] = trace.phases.map { Array(repeating: .infinity, count: $0.reads) }
      for _ in 0..<rounds {
        var executor = TraceExecutor(trace)
        for (number, phase) in trace.phases.enumerated() {
          var stamps: [ContinuousClock.Instant] = []
          stamps.reserveCapacity(phase.reads + 1)
          stamps.append(clock.now)
          if number == 0 { executor.makeVariables() }
          executor.run(number) { _ in stamps.append(clock.now) }
          for place in least[number].indices {
            least[number][place] = min(least[number][place], (stamps[place + 1] - stamps[place]).nanoseconds)
          }
        }
        Self.consume(executor.checksum)
      }
      for (number, phase) in trace.phases.enumerated() {
        phases[place(of: phase.name, in: &phases)].edits += least[number].map { max(0, $0 - stamp) }
      }
    }
    for place in phases.indices { phases[place].edits.sort() }
  }

  /// The least time between two stamps with nothing between them.
  private static func stampTime() -> Double {
    var least = Double.infinity
    for _ in 0..<1000 {
      let start = clock.now
      least = min(least, (clock.now - start).nanoseconds)
    }
    return least
  }

  /// Keeps the optimiser from dropping what computed a value.
  @inline(never)
  static func consume(_ value: Double) {}
}

extension Duration {
  /// The length in nanoseconds.
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}
