internal import ConstraintKernel

extension LayoutEngine {
  /// Every position and size that the constraints leave open, with its range over all layouts that are equally good.
  ///
  /// UIKit picks one of those layouts and says nothing; so does a pass. What is asked here is exact and finds every case.
  ///
  /// - Returns: The findings in the order of the views from back to front, and horizontal ones before vertical ones; then custom guides.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(z) for z terms of the solver's rows, which settles most coordinates. For those that are left: one copy of
  ///   the solver for all of them, two primal runs for each, and two more copies for each that is tied.
  public func ambiguities() throws(LayoutError) -> [Finding] {
    let (engine, _, _) = try settled()
    return try engine.state.ambiguities(engine.state.items(of: engine.tree), engine.tree)
  }

  /// As ``ambiguities()``, with the solver asked for the range of every coordinate, also of those that are known to be unique.
  package func ambiguitiesAskingForAll() throws(LayoutError) -> [Finding] {
    let (engine, _, _) = try settled()
    return try engine.state.ambiguities(engine.state.items(of: engine.tree), engine.tree, asksForAll: true)
  }

  /// How many coordinates ``ambiguities()`` has to ask the solver for.
  package func countCoordinatesToAskFor() throws(LayoutError) -> Int {
    let (engine, _, _) = try settled()
    let determined = engine.state.determinedVariables()
    return engine.state.items(of: engine.tree).flatMap { engine.state.coordinates(of: $0) }
      .count { !determined.contains($0.variable) }
  }

  /// What the constraints leave open of one view or custom guide.
  ///
  /// - Parameter item: A view or custom guide; other guides are never ambiguous by themselves.
  /// - Returns: As ``ambiguities()``.
  /// - Throws: ``LayoutError/unknownItem(_:)``, and what ``layout(_:)`` throws.
  public func ambiguities(of item: some LayoutAnchored) throws(LayoutError) -> [Finding] {
    try tree.check(item.item)
    let (engine, _, _) = try settled()
    return try engine.state.ambiguities([item.item], engine.tree)
  }

  /// Two layouts that are equally good and differ in what is ambiguous: in one it is small, in the other large.
  ///
  /// Where there is no least or greatest value, the witness is an example a hundred points away.
  ///
  /// - Parameter ambiguity: What was found by ``ambiguities()`` on this engine.
  /// - Returns: The items whose frames differ between the two layouts or from the present one, with their frames; nil if the coordinate is
  ///   not ambiguous now.
  /// - Throws: ``LayoutError/unknownItem(_:)``, and what ``layout(_:)`` throws.
  public func witnesses(
    of ambiguity: Finding.Ambiguity
  ) throws(LayoutError) -> (low: [Finding.Ambiguity.Placement], high: [Finding.Ambiguity.Placement])? {
    try tree.check(ambiguity.item)
    let (engine, _, _) = try settled()
    return try engine.state.witnesses(of: ambiguity, engine.tree)
  }
}

/// One coordinate of an item.
private struct ItemCoordinate {
  let item: LayoutItem
  let aspect: Finding.Ambiguity.Aspect
  let axis: LayoutConstraint.Axis
  let variable: Variable
}

extension LayoutState {
  /// The views under the root from back to front, without the root, and then their custom guides.
  fileprivate func items(of tree: LayoutTree) -> [LayoutItem] {
    let places = tree.subtree(of: 0)
    let views = places.dropFirst().compactMap { tree.handle($0)?.item }
    let guides = places.flatMap { tree.views[Int($0)].guides }.compactMap { tree.guide($0)?.item }
    return views + guides
  }

  private func box(of item: LayoutItem) -> BoxVariables? {
    switch item {
    case .view(let view): return view.slot < variables.views.count ? variables.views[view.slot]?.variables : nil
    case .guide(let guide):
      guard case .custom(let index, _) = guide.kind, Int(index) < variables.guides.count else { return nil }
      return variables.guides[Int(index)]?.variables
    }
  }

  fileprivate func coordinates(of item: LayoutItem) -> [ItemCoordinate] {
    // The root's place and size are inputs.
    guard let box = box(of: item), let left = box.left, let top = box.top else { return [] }
    return [
      ItemCoordinate(item: item, aspect: .position, axis: .horizontal, variable: left),
      ItemCoordinate(item: item, aspect: .size, axis: .horizontal, variable: box.width),
      ItemCoordinate(item: item, aspect: .position, axis: .vertical, variable: top),
      ItemCoordinate(item: item, aspect: .size, axis: .vertical, variable: box.height),
    ]
  }

  fileprivate func determinedVariables() -> DeterminedVariables {
    DeterminedVariables(
      demands, inputs: solver.variables.filter { solver.editConstraint(of: $0) != nil },
      values: solver.withValues { Array($0) })
  }

  fileprivate func ambiguities(
    _ items: [LayoutItem], _ tree: LayoutTree, asksForAll: Bool = false
  ) throws(LayoutError) -> [Finding] {
    var coordinates = items.flatMap(coordinates(of:))
    if !asksForAll {
      let determined = determinedVariables()
      coordinates.removeAll { determined.contains($0.variable) }
    }
    if coordinates.isEmpty { return [] }
    do {
      let ranges = try solver.ranges(of: coordinates.map(\.variable))
      var findings: [Finding] = []
      for (coordinate, range) in zip(coordinates, ranges) where !range.isUnique {
        let ambiguity = Finding.Ambiguity(
          item: coordinate.item, aspect: coordinate.aspect, axis: coordinate.axis,
          value: solver.value(of: coordinate.variable), lower: range.lower, upper: range.upper,
          cause: try cause(coordinate, tree))
        findings.append(Finding(ambiguity, tree))
      }
      return findings
    } catch {
      throw .unsolvable("\(error)")
    }
  }

  /// Why a coordinate is not unique.
  private func cause(
    _ coordinate: ItemCoordinate, _ tree: LayoutTree
  ) throws(SolverError) -> Finding.Ambiguity.Cause {
    let explanation = try solver.explanation(of: coordinate.variable)
    if explanation.resting.contains(where: { $0.variable == coordinate.variable }) { return .unconstrained }
    var owners: [LayoutItem] = []
    for term in explanation.resting {
      guard let owner = item(of: term.variable, tree), !owners.contains(owner) else { continue }
      owners.append(owner)
    }
    if !owners.isEmpty { return .follows(owners) }
    let tied = try tiedDemands(coordinate.variable)
    if !tied.isEmpty { return .tied(tied.map { Finding.Member($0, tree) }) }
    let limits = limits(explanation)
    if limits.contains(where: { names($0, coordinate) }) {
      return .onlyLimited(limits.map { Finding.Member($0, tree) })
    }
    let others = limits.flatMap { Finding.Member($0, tree).items }.filter { $0 != coordinate.item }
    return others.isEmpty ? .onlyLimited(limits.map { Finding.Member($0, tree) }) : .follows(unique(others))
  }

  private func names(_ demand: Demand, _ coordinate: ItemCoordinate) -> Bool {
    demand.installed?.row.coefficient(of: coordinate.variable) ?? 0 != 0
  }

  private func unique(_ items: [LayoutItem]) -> [LayoutItem] {
    var seen: Set<LayoutItem> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// The optional demands that one extreme satisfies better than the other one does: what one wish wins, an equal one loses.
  private func tiedDemands(_ variable: Variable) throws(SolverError) -> [Demand] {
    guard let ambiguity = try solver.ambiguity(of: variable) else { return [] }
    var low: [Variable: Double] = [:]
    var high: [Variable: Double] = [:]
    for (first, second) in zip(ambiguity.low, ambiguity.high) {
      low[first.variable] = first.coefficient
      high[second.variable] = second.coefficient
    }
    return byAge { demand, row in
      guard !row.priority.isRequired else { return false }
      let first = violation(of: row, low)
      let second = violation(of: row, high)
      return (first - second).magnitude > 1e-6 * max(1, first, second)
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

  /// The inequalities that hold a value where it is.
  private func limits(_ explanation: Explanation) -> [Demand] {
    let handles = Set(explanation.contributions.map(\.handle))
    return byAge { demand, row in
      guard let handle = demand.installed?.handle else { return false }
      return row.relation != .equal && handles.contains(handle)
    }
  }

  /// The installed demands that a condition picks, older ones first.
  private func byAge(where isWanted: (Demand, LoweredRow) -> Bool) -> [Demand] {
    var found: [(age: UInt32, place: Int, demand: Demand)] = []
    for (place, demand) in demands.demands.enumerated() {
      guard let demand, let row = demand.installed?.row, isWanted(demand, row) else { continue }
      found.append((demand.age, place, demand))
    }
    return found.sorted { ($0.age, $0.place) < ($1.age, $1.place) }.map(\.demand)
  }

  fileprivate func witnesses(
    of question: Finding.Ambiguity, _ tree: LayoutTree
  ) throws(LayoutError) -> (low: [Finding.Ambiguity.Placement], high: [Finding.Ambiguity.Placement])? {
    let coordinate = coordinates(of: question.item).first { $0.aspect == question.aspect && $0.axis == question.axis }
    guard let coordinate else { return nil }
    do {
      guard let ambiguity = try solver.ambiguity(of: coordinate.variable) else { return nil }
      return (placements(ambiguity.low, tree), placements(ambiguity.high, tree))
    } catch {
      throw .unsolvable("\(error)")
    }
  }

  private func placements(_ terms: [Term], _ tree: LayoutTree) -> [Finding.Ambiguity.Placement] {
    var values: [Variable: Double] = [:]
    var items: [LayoutItem] = []
    for term in terms {
      values[term.variable] = term.coefficient
      if let item = item(of: term.variable, tree), items.last != item, !items.contains(item) { items.append(item) }
    }
    func value(_ variable: Variable?) -> Double {
      guard let variable else { return 0 }
      return values[variable] ?? solver.value(of: variable)
    }
    return items.compactMap { item in
      guard let box = box(of: item) else { return nil }
      let frame = Rectangle(
        x: value(box.left), y: value(box.top), width: value(box.width), height: value(box.height))
      return Finding.Ambiguity.Placement(item: item, frame: frame)
    }
  }
}
