/// Why a value is what it is.
extension SimplexState {
  func explanation(of variable: Variable) -> Explanation {
    // Other solvers may read the same storage at the same time, so the solve works in buffers of its own.
    var workspace = FactorWorkspace()
    var row = SparseVector()
    row.resize(to: basis.values.count)
    row.add(1, at: variable.index)
    basis.factor.solveForward(&row, in: &workspace)
    var result = Explanation(variable: variable, value: basis.values[variable.index], contributions: [], resting: [])
    for number in 0..<row.pattern.count {
      let position = row.basisPosition(at: number)
      let coefficient = row[position]
      if coefficient.magnitude <= Tolerances.cancellation { continue }
      let head = basis.heads[position]
      if head.isUnit {
        result.resting.append(LinearTerm(program.variable(head.variable), coefficient))
      } else if program.rows[head.row].flags.contains(.home) {
        result.defaults.append(homeDefault(head.row, coefficient))
      } else {
        let scale = program.scale(of: head.row)
        result.contributions.append(
          Explanation.Contribution(
            handle: program.handle(of: head.row), tag: program.rows[head.row].tag, derivative: coefficient * scale,
            constant: program.rows[head.row].constant / scale))
      }
    }
    result.contributions.sort { program.isOlder($0.handle, $1.handle) }
    result.resting.sort { $0.variable.index < $1.variable.index }
    result.defaults.sort { first, second in
      zip(first.terms, second.terms).first { $0 != $1 }.map { $0.variable.index < $1.variable.index } ?? false
    }
    return result
  }

  private func homeDefault(_ row: RowIndex, _ coefficient: Double) -> Explanation.Default {
    let scale = program.scale(of: row)
    let terms = program.matrix.rows.entries(row).map { LinearTerm(program.variable($0.index), $0.value / scale) }
    return Explanation.Default(
      terms: terms.sorted { $0.variable.index < $1.variable.index }, home: program.rows[row].constant / scale,
      derivative: coefficient * scale)
  }
}
