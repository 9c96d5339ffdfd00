internal import ConstraintKernel

extension LayoutEngine {
  /// The optional constraints that do not hold, and by how much they are off.
  ///
  /// That a wish gives way is what priorities are for, so these findings are notes and no pass reports them unasked.
  ///
  /// - Parameter includesContent: Whether content sizes that gave way are listed too.
  /// - Returns: The findings, those on older constraints first.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(m) for m constraints.
  public func constraintsGivenWay(includingContent includesContent: Bool = true) throws(LayoutError) -> [Finding] {
    let engine = try settled().engine
    return engine.state.givenWay(engine.tree, includesContent: includesContent)
  }
}

extension LayoutState {
  /// What is reported as off by rounding only.
  private static let noise = 1e-6

  fileprivate func givenWay(_ tree: LayoutTree, includesContent: Bool) -> [Finding] {
    var amounts: [ConstraintHandle: Double] = [:]
    for violation in solver.violations where violation.amount > Self.noise {
      amounts[violation.handle] = violation.amount
    }
    var found: [(age: UInt32, place: Int, finding: Finding)] = []
    for (place, demand) in demands.demands.enumerated() {
      guard let demand, let installed = demand.installed, let amount = amounts[installed.handle],
        includesContent || demand.isConstraint
      else { continue }
      let surplus = solver.value(of: installed.row.expression) - installed.row.constant
      found.append((demand.age, place, .gaveWay(Finding.Member(demand, tree), amount, surplus)))
    }
    return found.sorted { ($0.age, $0.place) < ($1.age, $1.place) }.map(\.finding)
  }
}

extension Finding {
  /// - Parameter surplus: The left side less the right side.
  static func gaveWay(_ member: Member, _ amount: Double, _ surplus: Double) -> Finding {
    let way = surplus > 0 ? "more" : "less"
    return Finding(
      kind: .gaveWay(member, amount: amount), severity: .note, items: member.items,
      constraints: member.constraint.map { [$0] } ?? [],
      numbers: [Number("amount", amount), Number("surplus", surplus)],
      message: "gave way by \(DecimalNumber(amount)) pt (\(way) than asked): \(member.description)")
  }
}
