internal import ConstraintKernel

/// The variables that required equalities determine one after the other, starting from the inputs.
///
/// Such a variable has the same value in every solution, so that nobody has to ask the solver for its range. On most screens
/// these are nearly all.
struct DeterminedVariables {
  private var isDetermined: [Bool]

  /// - Complexity: O(z) for z terms.
  init(_ demands: DemandTable, inputs: [Variable], count: Int) {
    isDetermined = Array(repeating: false, count: count)
    let rows = demands.demands.compactMap { demand -> LinearExpression? in
      guard let row = demand?.installed?.row, row.relation == .equal, row.priority.isRequired else { return nil }
      return row.expression
    }
    // The rows of each variable, in one array.
    var starts = Array(repeating: 0, count: count + 1)
    for row in rows {
      for position in 0..<row.termCount { starts[Int(row.term(at: position).variable.index) + 1] += 1 }
    }
    for place in 0..<count { starts[place + 1] += starts[place] }
    var next = starts
    var rowsOfVariable = Array(repeating: 0, count: starts[count])
    for (number, row) in rows.enumerated() {
      for position in 0..<row.termCount {
        let place = Int(row.term(at: position).variable.index)
        rowsOfVariable[next[place]] = number
        next[place] += 1
      }
    }
    var open = rows.map(\.termCount)
    var pending = inputs.map { Int($0.index) }
    for (number, row) in rows.enumerated() where open[number] == 1 {
      pending.append(Int(row.term(at: 0).variable.index))
    }
    while let place = pending.popLast() {
      if isDetermined[place] { continue }
      isDetermined[place] = true
      for position in starts[place]..<starts[place + 1] {
        let number = rowsOfVariable[position]
        open[number] -= 1
        if open[number] == 1, let last = openVariable(of: rows[number]) { pending.append(last) }
      }
    }
  }

  func contains(_ variable: Variable) -> Bool { isDetermined[Int(variable.index)] }

  private func openVariable(of row: LinearExpression) -> Int? {
    for position in 0..<row.termCount {
      let place = Int(row.term(at: position).variable.index)
      if !isDetermined[place] { return place }
    }
    return nil
  }
}
