/// Making room for what is about to be added, so that no list grows step by step.
extension SimplexState {
  /// From how many variables or constraints on it pays to count first.
  static let many = 16

  /// Makes room for the rows and columns of some constraints.
  mutating func reserve(for constraints: [Constraint]) {
    guard constraints.count > SimplexState.many else { return }
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    var terms = 0
    constraints.withUnsafeBufferPointer { constraints in
      for position in constraints.indices { terms += countTerms(of: constraints[position]) }
    }
    reserve(rows: constraints.count, terms: terms)
  }

  /// Makes room for the rows and columns of some constraints.
  mutating func reserve(for rows: [ConstraintRow], _ terms: UnsafeBufferPointer<LinearTerm>) {
    guard rows.count > SimplexState.many else { return }
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    var count = 0
    for row in rows {
      for position in row.terms { countTerm(on: terms[position].variable) }
      count += Int(row.termCount)
    }
    reserve(rows: rows.count, terms: count)
  }

  /// Counts a constraint's terms in ``pivotColumn``, by variable.
  private mutating func countTerms(of constraint: borrowing Constraint) -> Int {
    let count = constraint.expression.termCount
    for position in 0..<count { countTerm(on: constraint.expression.term(at: position).variable) }
    return count
  }

  @inline(__always)
  private mutating func countTerm(on variable: Variable) {
    if program.isKnown(variable) { pivotColumn.add(1, at: variable.index) }
  }

  /// Makes room for rows whose terms are counted in ``pivotColumn``.
  private mutating func reserve(rows: Int, terms: Int) {
    program.rows.reserve(program.rows.count + rows)
    program.rowStamps.reserve(program.rows.count + rows)
    program.matrix.rows.reserveLines(program.rows.count + rows)
    staged.reserve(staged.count + rows)
    // One note for a row, one for each variable that the walk determines, and some for what is left to repair.
    undo.notes.reserve(undo.notes.count + 2 * rows + basis.values.count)
    program.matrix.rows.reservePool(terms)
    program.matrix.columns.reservePool(terms)
    basis.factor.upper.rows.reservePool(terms)
    basis.factor.upper.columns.reservePool(terms)
    for position in 0..<pivotColumn.pattern.count {
      let variable = pivotColumn.pattern[position]
      let count = program.matrix.columns.count(variable) + Int(pivotColumn.values[variable])
      program.matrix.columns.reserve(count, in: variable)
      // Most constraints on a variable on which much depends determine others by it, and stand in its row of the factor.
      if count > SimplexState.many { basis.factor.upper.rows.reserve(count, in: variable) }
    }
    pivotColumn.clear()
  }
}
