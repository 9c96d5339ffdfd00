internal import ConstraintKernel

/// What one solve does to the solver: rows that leave, change and come, in one transaction.
struct SolveStep {
  private var removals: [ConstraintHandle] = []
  private var changes: [(handle: ConstraintHandle, row: ConstraintRow)] = []
  private var additions: [ConstraintRow] = []

  /// Sorts out what has to be done.
  ///
  /// - Parameters:
  ///   - demands: The demands.
  ///   - order: Those that are pending, in the order in which the solver gets them.
  ///   - leftOut: Those that the solver is to have nothing of.
  init(_ demands: DemandTable, _ order: [Int32], leftOut: Set<Int32>) {
    additions.reserveCapacity(order.count)
    for place in order {
      let handle = demands.handle(place)
      guard let row = demands.pendingRow(place), leftOut.isEmpty || !leftOut.contains(place) else {
        if let handle { removals.append(handle) }
        continue
      }
      if let handle { changes.append((handle, row)) } else { additions.append(row) }
    }
  }

  /// Removes, changes and adds rows and suggests values, all or nothing.
  ///
  /// - Parameter terms: The terms of all rows.
  /// - Returns: The handles of the added rows, in their order.
  func run(
    _ solver: inout Solver, terms: [LinearTerm], _ suggestions: [Suggestion], _ endingEdits: [Variable]
  ) throws(SolverError) -> [ConstraintHandle] {
    if removals.isEmpty && changes.isEmpty && additions.isEmpty && endingEdits.isEmpty {
      try solver.suggest(suggestions)
      return []
    }
    return try solver.transaction { (solver: inout Solver) throws(SolverError) in
      for variable in endingEdits { try solver.endEdit(variable) }
      if !removals.isEmpty { try solver.remove(removals) }
      if !changes.isEmpty { try solver.replace(changes, terms: terms) }
      let added = try solver.add(additions, terms: terms)
      try solver.suggest(suggestions)
      return added
    }
  }
}
