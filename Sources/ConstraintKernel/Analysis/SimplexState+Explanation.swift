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
    for position in 0..<row.pattern.count {
      let slot = row.pattern[position]
      let coefficient = row.values[slot]
      if coefficient.magnitude <= Tolerances.cancellation { continue }
      let content = basis.heads[slot]
      if content < 0 {
        result.resting.append(Term(program.variable(-1 - content), coefficient))
      } else {
        let scale = program.scale(of: content)
        result.contributions.append(
          Explanation.Contribution(
            handle: program.handle(of: content), tag: program.rows[content].tag, derivative: coefficient * scale,
            constant: program.rows[content].constant / scale))
      }
    }
    result.contributions.sort { $0.handle.serial < $1.handle.serial }
    result.resting.sort { $0.variable.index < $1.variable.index }
    return result
  }
}
