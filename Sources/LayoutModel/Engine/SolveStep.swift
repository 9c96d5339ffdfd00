internal import ConstraintKernel

/// What one solve does to the solver: rows that leave, change and come, in one transaction.
struct SolveStep {
  /// The demands whose rows leave the solver.
  private var removals: [Int32] = []
  /// The demands whose rows change in place.
  private var changes: [Int32] = []
  /// The demands whose rows come, in the order in which the solver gets them.
  private(set) var additions: [Int32] = []
  private var rows: [ConstraintRow] = []

  /// Sorts out what has to be done.
  ///
  /// - Parameters:
  ///   - demands: The demands.
  ///   - order: Those that may differ from what the solver has.
  ///   - leftOut: Those that the solver is to have nothing of.
  init(_ demands: DemandTable, _ order: [Int32], leftOut: Set<Int32>) {
    additions.reserveCapacity(order.count)
    rows.reserveCapacity(order.count)
    for place in order {
      let isInstalled = demands.handle(place) != nil
      let row = demands.row(place)
      if row == nil || (!leftOut.isEmpty && leftOut.contains(place)) {
        if isInstalled { removals.append(place) }
      } else if isInstalled {
        changes.append(place)
      } else if let row {
        additions.append(place)
        rows.append(row)
      }
    }
  }

  /// Removes, changes and adds rows and suggests values, all or nothing.
  ///
  /// - Parameter added: Gets the handles of the added rows, in the order of ``additions``. They are known after a failure too, because
  ///   the conflict names them.
  func run(
    _ solver: inout Solver, _ demands: DemandTable, _ suggestions: [Suggestion], _ endingEdits: [Variable],
    _ added: inout [ConstraintHandle]
  ) throws(SolverError) {
    if removals.isEmpty && changes.isEmpty && rows.isEmpty && endingEdits.isEmpty {
      return try solver.suggest(suggestions)
    }
    var handles: [ConstraintHandle] = []
    defer { added = handles }
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      for variable in endingEdits { try solver.endEdit(variable) }
      for place in removals {
        if let handle = demands.handle(place) { try solver.remove(handle) }
      }
      for place in changes {
        guard let handle = demands.handle(place), let installed = demands.installedRow(place) else { continue }
        if let desired = demands.desiredRow(place) { try change(&solver, handle, installed, to: desired) }
      }
      handles = try solver.add(rows, terms: demands.terms)
      try solver.suggest(suggestions)
    }
  }

  /// Changes an installed row in place, and only what differs.
  private func change(
    _ solver: inout Solver, _ handle: ConstraintHandle, _ row: LoweredRow, to desired: LoweredRow
  ) throws(SolverError) {
    if row.relation != desired.relation { try solver.setRelation(desired.relation.kernelRelation, of: handle) }
    for position in 0..<row.expression.termCount {
      let variable = row.expression.term(at: position).variable
      if desired.coefficient(of: variable) == 0 { try solver.setCoefficient(0, of: variable, in: handle) }
    }
    for position in 0..<desired.expression.termCount {
      let term = desired.expression.term(at: position)
      if row.coefficient(of: term.variable) != term.coefficient {
        try solver.setCoefficient(term.coefficient, of: term.variable, in: handle)
      }
    }
    if row.constant != desired.constant { try solver.setConstant(desired.constant, of: handle) }
    if row.priority != desired.priority {
      try solver.setPriority(ConstraintKernel.Priority(desired.priority.value), of: handle)
    }
  }
}
