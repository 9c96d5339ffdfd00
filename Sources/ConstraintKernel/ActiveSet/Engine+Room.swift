/// Making room for what is about to be added, so that no list grows step by step.
extension Engine {
  /// From how many variables or constraints on it pays to count first.
  private static let many = 16

  mutating func reserveVariables(_ count: Int) {
    guard count > Engine.many else { return }
    let total = values.count + count
    variables.reserve(total)
    values.reserve(total)
    reported.reserve(total)
    touched.reserve(total)
    basis.reserve(total)
    multipliers.reserve(total)
    factor.reserve(total)
    matrix.columns.reserveLines(total)
  }

  /// Makes room for the rows and columns of some constraints.
  mutating func reserve(for constraints: [Constraint]) {
    guard constraints.count > Engine.many else { return }
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    var terms = 0
    constraints.withUnsafeBufferPointer { constraints in
      for position in constraints.indices { terms += countTerms(of: constraints[position]) }
    }
    reserve(rows: constraints.count, terms: terms)
  }

  /// Makes room for the rows and columns of some constraints.
  mutating func reserve(for rows: [ConstraintRow], _ terms: UnsafeBufferPointer<Term>) {
    guard rows.count > Engine.many else { return }
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    var count = 0
    for row in rows {
      for position in row.terms { countTerm(on: terms[position].variable) }
      count += Int(row.termCount)
    }
    reserve(rows: rows.count, terms: count)
  }

  /// Counts a constraint's terms in ``transformed``, by variable.
  private mutating func countTerms(of constraint: borrowing Constraint) -> Int {
    let count = constraint.expression.termCount
    for position in 0..<count { countTerm(on: constraint.expression.term(at: position).variable) }
    return count
  }

  @inline(__always)
  private mutating func countTerm(on variable: Variable) {
    if isKnown(variable) { transformed.add(1, at: variable.index) }
  }

  /// Makes room for rows whose terms are counted in ``transformed``.
  private mutating func reserve(rows: Int, terms: Int) {
    records.reserve(records.count + rows)
    matrix.rows.reserveLines(records.count + rows)
    staged.reserve(staged.count + rows)
    // One note for a row, one for each variable that the walk determines, and some for what is left to repair.
    undo.notes.reserve(undo.notes.count + 2 * rows + values.count)
    matrix.rows.reservePool(terms)
    matrix.columns.reservePool(terms)
    factor.upper.rows.reservePool(terms)
    factor.upper.columns.reservePool(terms)
    for position in 0..<transformed.pattern.count {
      let variable = transformed.pattern[position]
      let count = matrix.columns.count(variable) + Int(transformed.values[variable])
      matrix.columns.reserve(count, in: variable)
      // Most constraints on a variable on which much depends determine others by it, and stand in its row of the factor.
      if count > Engine.many { factor.upper.rows.reserve(count, in: variable) }
    }
    transformed.clear()
  }
}
