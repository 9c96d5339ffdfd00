internal import ConstraintKernel

/// A value that an input of the solver should take.
typealias Suggestion = (variable: Variable, value: Double)

extension LayoutState {
  /// Brings the solver to what is desired and suggested, in one solve.
  ///
  /// When required demands conflict, the one of the conflict that is accepted last is left out and the solve repeated
  /// (``LeftOutDemands``); it stays pending and is tried again by the next solve. A strict solve throws instead. Nothing is changed when it throws.
  mutating func solve(
    _ suggestions: [Suggestion], _ mode: LayoutEngine.ConflictMode, _ tree: LayoutTree
  ) throws(LayoutError) -> [LayoutIssue] {
    var order = demands.pendingByAge()
    touchedDemands = order.count
    if order.isEmpty && suggestions.isEmpty && endingEdits.isEmpty { return [] }
    var leftOut = LeftOutDemands()
    while true {
      let step = SolveStep(demands, order, leftOut: leftOut.places)
      let added: [ConstraintHandle]
      do {
        stopwatch?.start()
        defer { stopwatch?.stop() }
        added = try step.run(&solver, terms: demands.terms, suggestions, endingEdits)
      } catch .unsatisfiable(let conflict) {
        let report = ConflictReport(conflict, self, inputs: inputs(suggestions, tree), tree: tree)
        guard mode == .recover, let dropped = report.dropped, !leftOut.contains(dropped) else {
          throw .conflict(report.conflict(isDropped: false))
        }
        leftOut.leaveOut(dropped, members: report.places, .conflict(report.conflict(isDropped: true)))
        if !demands.isPending(dropped) {
          try takeBack(dropped)
          order.append(dropped)
        }
        continue
      } catch {
        throw .unsolvable("\(error)")
      }
      demands.finish(order, added: added, leftOut: leftOut.places)
      let issues = leftOut.issues { acceptanceRank($0, tree) }
      try dropRetired()
      try settleOpen(tree)
      return issues
    }
  }

  /// Brings what the solve has left open home.
  private mutating func settleOpen(_ tree: LayoutTree) throws(LayoutError) {
    stopwatch?.start()
    defer { stopwatch?.stop() }
    do {
      try bringHome(tree)
    } catch {
      throw .unsolvable("\(error)")
    }
  }

  /// Reads the row of a demand that is to be left out, so that the next solve can try it again.
  private mutating func takeBack(_ place: Int32) throws(LayoutError) {
    do {
      try demands.takeBack(place, solver)
    } catch {
      throw .unsolvable("\(error)")
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
