internal import ConstraintKernel

/// A position or a size of an item that the solver determines: the left or top edge in the superview or owner, the width or the height.
package struct LayoutCoordinate: Hashable, Sendable {
  /// A view or a custom guide.
  package let item: LayoutItem
  /// `left`, `top`, `width` or `height`.
  package let attribute: LayoutAttribute
}

/// A coordinate's value and its range over all optimal layouts.
package struct CoordinateRange: Hashable, Sendable {
  /// In points.
  package let value: Double
  /// The least value; nil if there is none.
  package let lower: Double?
  /// The greatest value; nil if there is none.
  package let upper: Double?
  /// Whether the least and the greatest value agree to the solver's tolerance.
  package let isUnique: Bool
}

/// What a coordinate depends on.
package struct CoordinateDependencies: Hashable, Sendable {
  /// The active inequalities that determine it, without those of inputs, older ones first.
  package let limits: [AppliedConstraint]
  /// Whether one of the limits names the coordinate itself.
  package let isLimitedItself: Bool
  /// Whether the coordinate itself is a nonbasic free variable.
  package let isFree: Bool
  /// The items of the nonbasic free variables that it depends on.
  package let freeItems: [LayoutItem]
}

/// Two optimal layouts that differ in a coordinate.
package struct CoordinateExtremes: Hashable, Sendable {
  /// An item's frame in its superview's or owner's coordinates.
  package struct Placement: Hashable, Sendable {
    package let item: LayoutItem
    package let frame: LayoutRectangle
  }

  /// The items whose frames differ between the two layouts or from the present one, where the coordinate is small.
  package let low: [Placement]
  /// The same items where it is large.
  package let high: [Placement]
  /// The optional constraints that are violated by different amounts in the two layouts, older ones first.
  package let tied: [AppliedConstraint]
}

// Questions about the layout of the last pass.
extension LayoutEngine {
  /// The views under the root from back to front, without the root, and then the custom guides.
  package var solvedItems: [LayoutItem] {
    let places = tree.subtree(of: 0)
    let views = places.dropFirst().compactMap { tree.handle($0)?.item }
    let guides = places.flatMap { tree.views[Int($0)].guides }.compactMap { tree.guide($0)?.item }
    return views + guides
  }

  /// The coordinates of items that the solver determines.
  ///
  /// - Parameters:
  ///   - items: Views and guides. The root and guides that are not custom have no such coordinates.
  ///   - skipsDetermined: Whether those are left out that propagation shows to be unique.
  package func coordinates(
    of items: [LayoutItem], skipsDetermined: Bool
  ) throws(LayoutError) -> [LayoutCoordinate] {
    let all = items.flatMap { state.coordinates(of: $0) }
    guard skipsDetermined else { return all.map({ $0.coordinate }) }
    let determined = try state.asking { (solver) throws(SolverError) in try solver.determinedVariables() }
    return all.filter { !determined.contains($0.variable) }.map { $0.coordinate }
  }

  /// The ranges of coordinates over all optimal layouts, in their order.
  ///
  /// - Complexity: One copy of the solver for all of them, and two primal runs for each.
  package func ranges(of coordinates: [LayoutCoordinate]) throws(LayoutError) -> [CoordinateRange] {
    let variables = coordinates.compactMap { state.variable(of: $0) }
    return try state.asking { (solver) throws(SolverError) in
      zip(variables, try solver.ranges(of: variables)).map { variable, range in
        CoordinateRange(
          value: solver.value(of: variable), lower: range.lower, upper: range.upper, isUnique: range.isUnique)
      }
    }
  }

  /// What a coordinate depends on; nil if it is not one of the solver's.
  package func dependencies(of coordinate: LayoutCoordinate) throws(LayoutError) -> CoordinateDependencies? {
    guard let variable = state.variable(of: coordinate) else { return nil }
    let explanation = try state.asking { (solver) throws(SolverError) in try solver.explanation(of: variable) }
    let handles = Set(explanation.contributions.map { $0.handle })
    let limits = state.installedDemands(tree) { demand, row in
      guard let handle = demand.installed?.handle else { return false }
      return row.relation != .equal && handles.contains(handle)
    }
    let open = explanation.openTerms(state.variables)
    return CoordinateDependencies(
      limits: limits.map { AppliedConstraint($0, tree) },
      isLimitedItself: limits.contains { $0.installed?.row.coefficient(of: variable) ?? 0 != 0 },
      isFree: open.contains { $0.variable == variable }, freeItems: state.items(of: open, tree))
  }

  /// Two optimal layouts that differ in a coordinate; nil if its value is unique or it is not one of the solver's.
  ///
  /// - Complexity: Three copies of the solver.
  package func extremes(of coordinate: LayoutCoordinate) throws(LayoutError) -> CoordinateExtremes? {
    guard let variable = state.variable(of: coordinate) else { return nil }
    let ambiguity = try state.asking { (solver) throws(SolverError) in try solver.ambiguity(of: variable) }
    guard let ambiguity else { return nil }
    return CoordinateExtremes(
      low: state.placements(ambiguity.low, tree), high: state.placements(ambiguity.high, tree),
      tied: state.constraintsViolatedDifferently(ambiguity, tree).map { AppliedConstraint($0, tree) })
  }
}

extension LayoutState {
  /// Asks the solver, and reports what it cannot answer as the layout's error.
  func asking<Answer>(_ question: (Solver) throws(SolverError) -> Answer) throws(LayoutError) -> Answer {
    do {
      return try question(solver)
    } catch {
      throw .unsolvable("\(error)")
    }
  }

  private func box(of item: LayoutItem) -> BoxVariables? {
    switch item {
    case .view(let view): return view.slot < variables.views.count ? variables.views[view.slot]?.variables : nil
    case .guide(let guide):
      guard case .custom(let index, _) = guide.kind, Int(index) < variables.guides.count else { return nil }
      return variables.guides[Int(index)]?.variables
    }
  }

  fileprivate func coordinates(of item: LayoutItem) -> [(coordinate: LayoutCoordinate, variable: Variable)] {
    // The root's place and size are inputs.
    guard let box = box(of: item), let left = box.left, let top = box.top else { return [] }
    return [
      (LayoutCoordinate(item: item, attribute: .left), left),
      (LayoutCoordinate(item: item, attribute: .width), box.width),
      (LayoutCoordinate(item: item, attribute: .top), top),
      (LayoutCoordinate(item: item, attribute: .height), box.height),
    ]
  }

  fileprivate func variable(of coordinate: LayoutCoordinate) -> Variable? {
    coordinates(of: coordinate.item).first { $0.coordinate == coordinate }?.variable
  }

  /// The items that variables belong to, each once.
  func items(of terms: [LinearTerm], _ tree: LayoutTree) -> [LayoutItem] {
    var items: [LayoutItem] = []
    var seen: Set<LayoutItem> = []
    for term in terms {
      if let item = item(of: term.variable, tree), seen.insert(item).inserted { items.append(item) }
    }
    return items
  }

  /// The optional demands that one extreme satisfies better than the other one does: what one gains, an equally important one loses.
  fileprivate func constraintsViolatedDifferently(_ ambiguity: Ambiguity, _ tree: LayoutTree) -> [Demand] {
    var low: [Variable: Double] = [:]
    var high: [Variable: Double] = [:]
    for (first, second) in zip(ambiguity.low, ambiguity.high) {
      low[first.variable] = first.coefficient
      high[second.variable] = second.coefficient
    }
    return installedDemands(tree) { _, row in
      guard !row.priority.isRequired else { return false }
      let first = violation(of: row, low)
      let second = violation(of: row, high)
      return (first - second).magnitude > Tolerances.violation * max(1, first, second)
    }
  }

  private func violation(of row: LoweredRow, _ values: [Variable: Double]) -> Double {
    var surplus = -row.constant
    for position in 0..<row.expression.termCount {
      let term = row.expression.term(at: position)
      surplus += term.coefficient * (values[term.variable] ?? solver.value(of: term.variable))
    }
    switch row.relation {
    case .equal: return surplus.magnitude
    case .lessThanOrEqual: return max(0, surplus)
    case .greaterThanOrEqual: return max(0, -surplus)
    }
  }

  fileprivate func placements(_ terms: [LinearTerm], _ tree: LayoutTree) -> [CoordinateExtremes.Placement] {
    var values: [Variable: Double] = [:]
    for term in terms { values[term.variable] = term.coefficient }
    func value(_ variable: Variable?) -> Double {
      guard let variable else { return 0 }
      return values[variable] ?? solver.value(of: variable)
    }
    return items(of: terms, tree).compactMap { item in
      guard let box = box(of: item) else { return nil }
      let frame = LayoutRectangle(
        x: value(box.left), y: value(box.top), width: value(box.width), height: value(box.height))
      return CoordinateExtremes.Placement(item: item, frame: frame)
    }
  }

  /// The view or custom guide that a variable belongs to.
  private func item(of variable: Variable, _ tree: LayoutTree) -> LayoutItem? {
    switch variables.owner(of: variable) {
    case .view(let place): tree.handle(place)?.item
    case .guide(let place): tree.guide(place)?.item
    case .area(let place): tree.handle(place)?.contentLayoutGuide.item
    case .none: nil
    }
  }
}

extension LayoutTree {
  /// The guide in a place; nil if there is none.
  func guide(_ place: Int32) -> GuideHandle? {
    let record = guideRecords[Int(place)]
    guard record.isLive, let owner = handle(record.owner) else { return nil }
    return GuideHandle(owningView: owner, kind: .custom(index: place, stamp: record.stamp))
  }
}
