import CaseRunner
import ConstraintKernel

extension Workload {
  /// As many random equalities as variables, all true at one hidden point; then all are removed in another order.
  static let addAndDelete = Workload(name: "add and delete", sizes: [100, 300, 900]) { count in
    var generator = SplitMix64(seed: UInt64(count))
    var builder = TraceBuilder(name: "add_and_delete_\(count)")
    let variables = builder.variables(count)
    let hidden = variables.map { _ in Double(Int.random(in: -4000...4000, using: &generator)) / 16 }
    let levels: [Double] = [1000, 1000, 750, 500, 250]
    var rows: [(terms: [(coefficient: Double, variable: Int)], constant: Double)] = []
    for _ in 0..<count {
      var used: Set<Int> = []
      var terms: [(coefficient: Double, variable: Int)] = []
      for _ in 0..<Int.random(in: 1...min(3, count), using: &generator) {
        let variable = Int.random(in: 0..<count, using: &generator)
        guard used.insert(variable).inserted else { continue }
        // Sixteenths from 1/4 to 5 with either sign: the constants below are exact.
        let size = Double(Int.random(in: 4...80, using: &generator)) / 16
        terms.append((Bool.random(using: &generator) ? size : -size, variable))
      }
      let constant = terms.reduce(0) { $0 + $1.coefficient * hidden[$1.variable] }
      let level = levels[Int.random(in: 0..<levels.count, using: &generator)]
      builder.add(terms, .equal, constant, at: level)
      rows.append((terms, constant))
    }
    builder.read()
    builder.phase("remove")
    for row in rows.indices.shuffled(using: &generator) { builder.remove(row) }
    builder.read()
    return WorkloadInstance(builder.finished) { read, solver in
      guard read == 0 else { return solver.constraints.isEmpty ? nil : "constraints are left after all were removed" }
      return firstBroken(rows, solver)
    }
  }

  private static func firstBroken(
    _ rows: [(terms: [(coefficient: Double, variable: Int)], constant: Double)], _ solver: borrowing Solver
  ) -> String? {
    if let error = solver.errors.first(where: { !($0.error <= 1e-5) }) {
      return "level \(error.priority.value) has the error \(error.error), all constraints can hold"
    }
    return solver.withValues { values in
      for (number, row) in rows.enumerated() {
        let side = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
        if !((side - row.constant).magnitude <= 1e-6 * max(1, row.constant.magnitude)) {
          return "constraint \(number) is off by \(side - row.constant), all constraints can hold"
        }
      }
      return nil
    }
  }
}
