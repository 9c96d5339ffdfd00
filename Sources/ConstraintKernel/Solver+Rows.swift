/// Constraints in batches of plain values, with tags of their owner.
extension Solver {
  /// Adds many constraints with one solve: all or none.
  ///
  /// ```swift
  /// let terms = [LinearTerm(right), LinearTerm(left, -1), LinearTerm(left)]
  /// let handles = try solver.add(
  ///   [
  ///     ConstraintRow(firstTerm: 0, termCount: 2, .equal, 320, tag: 7),
  ///     ConstraintRow(firstTerm: 2, termCount: 1, .greaterThanOrEqual, 16, priority: 750, tag: 8),
  ///   ], terms: terms)
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The constraints, in the order in which they are added. Their order decides ties only.
  ///   - terms: The terms of all of them, and perhaps others. Rows whose variables stand in rising order are taken as they are.
  /// - Returns: The names, in the order of the rows.
  /// - Throws: ``SolverError/termsOutOfBounds(row:)``, and what ``add(_:)-(Constraint)`` throws.
  /// - Complexity: As that of ``add(_:)-([Constraint])``.
  @discardableResult
  public mutating func add(_ rows: [ConstraintRow], terms: [LinearTerm]) throws(SolverError) -> [ConstraintHandle] {
    try Solver.check(rows, terms)
    return try change { (solver: inout SimplexSolver) throws(SolverError) in
      var handles: [ConstraintHandle] = []
      handles.reserveCapacity(rows.count)
      try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
        solver.state.reserve(for: rows, terms)
        for row in rows {
          let index = try solver.state.stageRow(row, UnsafeBufferPointer(rebasing: terms[row.terms]))
          handles.append(solver.state.program.handle(of: index))
        }
      }
      return handles
    }
  }

  /// Changes constraints in place into other rows, with one solve: all or none. They keep their handles.
  ///
  /// Only what differs is changed: a row that is in the solver already costs the comparison, number for number.
  ///
  /// - Parameters:
  ///   - replacements: Constraints of this solver that are not edits', each with its new row. Their order decides ties only.
  ///   - terms: The terms of all rows, and perhaps others.
  /// - Throws: ``SolverError/termsOutOfBounds(row:)``, ``SolverError/unknownConstraint(_:)``, ``SolverError/constraintIsEdit(_:)``, and
  ///   what ``add(_:)-(Constraint)`` throws.
  /// - Complexity: O(k) for k terms that are compared, and for each number that differs that of the call that changes it.
  public mutating func replace(
    _ replacements: [(handle: ConstraintHandle, row: ConstraintRow)], terms: [LinearTerm]
  ) throws(SolverError) {
    for (position, replacement) in replacements.enumerated() {
      try Solver.check(replacement.row, terms, at: position)
    }
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
        for (handle, row) in replacements {
          let index = try solver.state.program.ordinary(handle)
          try solver.state.stageReplacement(of: index, by: row, UnsafeBufferPointer(rebasing: terms[row.terms]))
        }
      }
    }
  }

  /// How a row differs from a constraint: whether ``replace(_:terms:)`` would change anything.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - terms: The list with its terms. A row whose variables do not stand in rising order counts as one on other variables.
  ///   - handle: A constraint of this solver.
  /// - Throws: ``SolverError/termsOutOfBounds(row:)``, ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(k) for k terms that stand in the same order, otherwise O(k²).
  public func difference(
    of row: ConstraintRow, terms: [LinearTerm], from handle: ConstraintHandle
  ) throws(SolverError) -> ConstraintRow.Difference {
    try Solver.check(row, terms, at: 0)
    let index = try state.program.index(of: handle)
    return terms.withUnsafeBufferPointer {
      state.difference(of: row, UnsafeBufferPointer(rebasing: $0[row.terms]), from: index)
    }
  }

  /// A constraint as it stands now, with merged terms.
  ///
  /// - Parameters:
  ///   - handle: A constraint of this solver. The constant of an edit without a suggestion is NaN.
  ///   - terms: A list that gets the terms at its end.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(k) for k terms.
  public func row(
    _ handle: ConstraintHandle, appendingTermsTo terms: inout [LinearTerm]
  ) throws(SolverError) -> ConstraintRow {
    state.program.row(at: try state.program.index(of: handle), &terms)
  }

  /// The tag of a constraint, as its row or edit gave it; 0 for one that was added without.
  ///
  /// - Parameter handle: A constraint of this solver.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(1).
  public func tag(of handle: ConstraintHandle) throws(SolverError) -> Int32 {
    state.program.rows[try state.program.index(of: handle)].tag
  }

  private static func check(_ rows: [ConstraintRow], _ terms: [LinearTerm]) throws(SolverError) {
    for position in rows.indices { try check(rows[position], terms, at: position) }
  }

  @inline(__always)
  private static func check(_ row: ConstraintRow, _ terms: [LinearTerm], at position: Int) throws(SolverError) {
    guard row.firstTerm >= 0, row.termCount >= 0, Int(row.firstTerm) + Int(row.termCount) <= terms.count else {
      throw .termsOutOfBounds(row: position)
    }
  }
}
