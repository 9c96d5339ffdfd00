internal import ConstraintKernel

/// A value that an input of the solver should take.
typealias Suggestion = (variable: Variable, value: Double)

extension LayoutState {
  /// Brings the solver to what is desired and suggested, in one solve.
  ///
  /// When required demands conflict, the youngest breakable one of the conflict is left out and the solve repeated; it stays
  /// pending and is tried again by the next solve. A strict solve throws instead. Nothing is changed when it throws.
  mutating func solve(
    _ suggestions: [Suggestion], _ mode: LayoutEngine.ConflictMode, _ tree: LayoutTree
  ) throws(LayoutError) -> [Finding] {
    var order = pendingByAge()
    touchedDemands = order.count
    if order.isEmpty && suggestions.isEmpty && endingEdits.isEmpty { return [] }
    var findings: [Finding] = []
    var leftOut: Set<Int32> = []
    while true {
      var fresh: [ConstraintHandle?] = []
      do {
        stopwatch?.start()
        defer { stopwatch?.stop() }
        try Self.attempt(&solver, demands, order, leftOut, suggestions, endingEdits, &fresh)
      } catch .unsatisfiable(let conflict) {
        let report = ConflictReport(
          conflict, demands, fresh: zip(order, fresh), inputs: inputs(suggestions, tree), tree: tree)
        guard mode == .recover, let dropped = report.dropped, !leftOut.contains(dropped) else {
          throw .conflict(report.finding(isDropped: false))
        }
        findings.append(report.finding(isDropped: true))
        leftOut.insert(dropped)
        if !order.contains(dropped) { order.append(dropped) }
        continue
      } catch {
        throw .unsolvable("\(error)")
      }
      finish(order, leftOut, fresh)
      try dropRetired()
      return findings
    }
  }

  /// The demands that may differ from what is installed, each once, older ones first.
  private func pendingByAge() -> [Int32] {
    let sorted = demands.pending.sorted { first, second in
      let firstAge = demands[first]?.age ?? 0
      let secondAge = demands[second]?.age ?? 0
      return firstAge != secondAge ? firstAge < secondAge : first < second
    }
    var order: [Int32] = []
    for place in sorted where order.last != place && demands[place] != nil { order.append(place) }
    return order
  }

  /// Removes, changes and adds rows and suggests values, all or nothing. `fresh` gets the handle of each added row, by its position in
  /// `order`.
  private static func attempt(
    _ solver: inout Solver, _ demands: DemandTable, _ order: [Int32], _ leftOut: Set<Int32>,
    _ suggestions: [Suggestion], _ endingEdits: [Variable], _ fresh: inout [ConstraintHandle?]
  ) throws(SolverError) {
    var added: [ConstraintHandle?] = Array(repeating: nil, count: order.count)
    // What was added has to be known after a failure too, because the conflict names it.
    defer { fresh = added }
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      for variable in endingEdits { try solver.endEdit(variable) }
      for place in order {
        guard let demand = demands[place], let installed = demand.installed else { continue }
        if demand.desired == nil || leftOut.contains(place) { try solver.remove(installed.handle) }
      }
      for (position, place) in order.enumerated() where !leftOut.contains(place) {
        guard let demand = demands[place], let desired = demand.desired else { continue }
        if let installed = demand.installed {
          try change(&solver, installed, to: desired)
        } else {
          added[position] = try solver.add(desired.constraint)
        }
      }
      try solver.suggest(suggestions)
    }
  }

  /// Changes an installed row in place, and only what differs.
  private static func change(
    _ solver: inout Solver, _ installed: (handle: ConstraintHandle, row: LoweredRow), to desired: LoweredRow
  ) throws(SolverError) {
    let (handle, row) = installed
    if row.relation != desired.relation { try solver.setRelation(desired.kernelRelation, of: handle) }
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

  /// Writes down what the solver has now.
  private mutating func finish(_ order: [Int32], _ leftOut: Set<Int32>, _ fresh: [ConstraintHandle?]) {
    demands.pending = order.filter { leftOut.contains($0) }
    for (position, place) in order.enumerated() {
      guard let demand = demands[place] else { continue }
      guard let desired = demand.desired else {
        demands.release(place)
        continue
      }
      if leftOut.contains(place) {
        demands[place]?.installed = nil
      } else if let handle = fresh[position] ?? demand.installed?.handle {
        demands[place]?.installed = (handle, desired)
      }
    }
  }

  /// Takes the variables of retired boxes out of the solver; no constraint is on them any more.
  private mutating func dropRetired() throws(LayoutError) {
    endingEdits = []
    do {
      for variable in retiredVariables { try solver.removeVariable(variable) }
    } catch {
      throw .unsolvable("\(error)")
    }
    for variable in retiredVariables { variables.setOwner(.none, of: variable) }
    retiredVariables = []
  }
}
