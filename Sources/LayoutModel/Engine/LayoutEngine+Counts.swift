/// How much a layout takes, for tests and benchmarks that count instead of timing.
package struct LayoutCounts: Hashable, Sendable {
  /// The unknowns of views, guides and safe areas.
  package var variables = 0
  /// The rows in the solver, without its inputs.
  package var constraints = 0
  /// The rows that the last solve added, removed, changed or tried again.
  package var touched = 0
}

extension LayoutEngine {
  /// How much the layout of the last pass takes.
  ///
  /// - Complexity: O(n) for n views, guides and constraints.
  package var counts: LayoutCounts { state.counts }
}

extension LayoutState {
  var counts: LayoutCounts {
    var counts = LayoutCounts(touched: touchedDemands)
    for case let box? in variables.views + variables.guides {
      counts.variables += box.variables.all.count + (box.area == nil ? 0 : 2)
    }
    for case let input? in variables.insets { counts.variables += input.edges.count }
    counts.constraints = demands.installedCount
    return counts
  }
}
