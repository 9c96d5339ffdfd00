import Foundation

/// A trace in the words that the kiwi driver reads.
enum KiwiTrace {
  /// The words.
  static func text(_ trace: Trace) -> String {
    var lines = ["variables \(trace.variableCount)"]
    for phase in trace.phases {
      lines.append("p \(phase.name.replacingOccurrences(of: " ", with: "_"))")
      for operation in trace.operations[phase.operations] { lines += words(operation, trace) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ operation: Trace.Operation, _ trace: Trace) -> [String] {
    switch operation {
    case .add(let first, let count): (first..<first + count).map { addition(trace.rows[$0], trace) }
    case .remove(let first, let count): trace.removals[first..<first + count].map { "d \($0)" }
    case .setConstant(let value, let row): ["c \(row) \(value)"]
    case .setPriority(let value, let row): ["t \(row) \(strength(value, weight: trace.rows[row].weight))"]
    case .setCoefficient(let value, let variable, let row): ["k \(row) \(variable) \(value)"]
    case .edit(let variable, let priority, let weight):
      // kiwi refuses required edits.
      ["e \(variable) \(min(strength(priority, weight: weight), strength(999.9, weight: 1)))"]
    case .suggest(let value, let variable): ["s \(variable) \(value)"]
    case .endEdit(let variable): ["x \(variable)"]
    case .read: ["r"]
    case .removeVariable, .begin, .commit: []
    }
  }

  private static func addition(_ row: Trace.Row, _ trace: Trace) -> String {
    let terms = trace.terms[row.firstTerm..<row.firstTerm + row.termCount]
    let sides = terms.map { " \($0.variable) \($0.coefficient)" }.joined()
    return
      "a \(row.relation.rawValue) \(row.constant) \(strength(row.priority, weight: row.weight)) \(terms.count)\(sides)"
  }

  /// kiwi's strength for a priority: its own three names at 250, 500 and 750, geometric between and beyond, and
  /// its required strength at 1000. kiwi adds strengths up, so this does not make its answers those of exact levels.
  private static func strength(_ priority: Double, weight: Double) -> Double {
    if priority >= 1000 { return 1_001_001_000 }
    return min(weight * pow(10, (priority - 250) * 3 / 250), 1_000_000_000)
  }
}
