/// Changing constraints into rows, and reading them as rows.
extension SimplexState {
  /// Stages what differs between a constraint and a row.
  ///
  /// - Parameters:
  ///   - index: The constraint.
  ///   - row: What it becomes.
  ///   - terms: The row's terms.
  mutating func stageReplacement(
    of index: RowIndex, by row: ConstraintRow, _ terms: UnsafeBufferPointer<LinearTerm>
  ) throws(SolverError) {
    let isMerged = try checkTerms(terms)
    try InputChecks.check(row.constant, "constant")
    try InputChecks.check(Priority(row.priority))
    if isMerged { return stageDifferences(of: index, from: row, terms) }
    try merger.merge(terms, program.columns, &pivotColumn)
    // The changes of coefficients use the same list.
    let merged = Array(merger.terms)
    merged.withUnsafeBufferPointer { stageDifferences(of: index, from: row, $0) }
  }

  private mutating func stageDifferences(
    of index: RowIndex, from row: ConstraintRow, _ terms: UnsafeBufferPointer<LinearTerm>
  ) {
    if program.rows[index].relation != row.relation {
      stagePenalty(index) { record, _ in record.relation = row.relation }
    }
    if !hasTerms(index, terms) { stageTerms(terms, of: index) }
    if program.rows[index].target != row.constant * program.scale(of: index) { stageConstant(row.constant, of: index) }
    if program.rows[index].level != row.priority { stagePenalty(index) { record, _ in record.level = row.priority } }
    if program.rows[index].slope * program.scale(of: index) != 1 {
      stagePenalty(index) { record, scale in record.slope = 1 / scale }
    }
    if program.rows[index].tag != row.tag {
      undo.noteRow(index, program.rows[index])
      program.rows[index].tag = row.tag
    }
  }

  /// How a row differs from a constraint.
  func difference(
    of row: ConstraintRow, _ terms: UnsafeBufferPointer<LinearTerm>, from index: RowIndex
  ) -> ConstraintRow.Difference {
    let entries = program.matrix.rows.entries(index)
    guard entries.count == terms.count else { return .variables }
    let record = program.rows[index]
    let scale = program.scale(of: index)
    var isSame =
      record.relation == row.relation && record.target == row.constant * scale && record.level == row.priority
      && record.slope * scale == 1 && record.tag == row.tag
    var last: Int32 = -1
    for position in 0..<terms.count {
      let variable = terms[position].variable
      guard variable.index > last, program.isKnown(variable) else { return .variables }
      last = variable.index
      var place = position
      if entries[position].index != last {
        guard let other = entries.firstIndex(where: { $0.index == last }) else { return .variables }
        place = other
      }
      isSame = isSame && entries[place].value == terms[position].coefficient * scale
    }
    return isSame ? .none : .numbers
  }

  /// Whether a constraint's terms are these, in their order.
  private func hasTerms(_ index: RowIndex, _ terms: UnsafeBufferPointer<LinearTerm>) -> Bool {
    let entries = program.matrix.rows.entries(index)
    guard entries.count == terms.count else { return false }
    let scale = program.scale(of: index)
    for position in 0..<terms.count
    where entries[position].index != terms[position].variable.index
      || entries[position].value != terms[position].coefficient * scale
    {
      return false
    }
    return true
  }

  /// Changes the coefficients that differ, one after the other: first those of variables that go.
  private mutating func stageTerms(_ terms: UnsafeBufferPointer<LinearTerm>, of index: RowIndex) {
    var position = 0
    while position < program.matrix.rows.count(index) {
      let variable = program.variable(program.matrix.rows.entries(index)[position].index)
      if terms.contains(where: { $0.variable == variable }) {
        position += 1
      } else {
        stageCoefficient(0, of: variable, in: index)
      }
    }
    for term in terms {
      let entry = program.matrix.rows.entries(index).first { $0.index == term.variable.index }
      if entry?.value != term.coefficient * program.scale(of: index) {
        stageCoefficient(term.coefficient, of: term.variable, in: index)
      }
    }
  }
}
