import ConstraintKernel

/// A kind of problem that is made in code, in any size.
struct Workload: Sendable {
  var name: String
  /// The sizes that are run if none are asked for, in rising order.
  var sizes: [Int]
  var make: @Sendable (Int) -> WorkloadInstance

  static let all = [
    form, list, listTextChange, churn, grid, nestedShares, proportional, constants, addAndDelete, chain,
  ]
}

/// A workload of one size.
struct WorkloadInstance {
  /// The calls: a phase `build` and one with edits.
  var trace: Trace
  /// Says what is wrong with the solution at a read, counted from 0; computed without the solver.
  var check: (_ read: Int, _ solver: borrowing Solver) -> String?

  /// Makes an instance whose values are all known.
  ///
  /// - Parameters:
  ///   - trace: The calls.
  ///   - expected: The right values at a read, by the variables' numbers.
  init(_ trace: Trace, expected: @escaping (_ read: Int) -> [Double]) {
    self.trace = trace
    check = { read, solver in
      let right = expected(read)
      return solver.withValues { values in
        if values.count != right.count { return "\(right.count) values expected, got \(values.count)" }
        for (place, value) in right.enumerated()
        where !((values[place] - value).magnitude <= 1e-6 * max(1, value.magnitude)) {
          return "variable \(place) is \(values[place]), right is \(value)"
        }
        return nil
      }
    }
  }

  init(_ trace: Trace, check: @escaping (Int, borrowing Solver) -> String?) {
    self.trace = trace
    self.check = check
  }
}

/// A course of a size that is dragged to and fro, in points.
func dragged(from start: Double, by amplitude: Double, steps: Int) -> [Double] {
  // A triangle wave of quarter points: every value is exact, and no two neighbours are equal.
  (0..<steps).map { step in
    let phase = Double(step % 52)
    return start + amplitude * (phase < 26 ? phase : 52 - phase) / 26 + Double(step % 4) / 4
  }
}

extension TraceBuilder {
  /// A phase `resize`: the width and the height of a window are suggested together, and everything is read.
  mutating func resize(width: Int, height: Int, along course: [(Double, Double)]) {
    phase("resize")
    for (newWidth, newHeight) in course {
      suggest(newWidth, width)
      suggest(newHeight, height)
      read()
    }
  }
}
