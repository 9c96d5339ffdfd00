import LayoutModel

extension LayoutEngine {
  /// The optional constraints that do not hold, and by how much they are off.
  ///
  /// An optional constraint that is violated is what priorities are for, so these findings are notes and no pass reports them unasked. The constraints by which
  /// stacks keep themselves small are not among them.
  ///
  /// - Parameter includesContent: Whether violated content sizes are listed too.
  /// - Returns: The findings, those on older constraints first.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(m) for m constraints.
  public func violatedConstraints(includingContent includesContent: Bool = true) throws(LayoutError) -> [Finding] {
    let engine = try settled().engine
    return engine.violations(includesContentSizes: includesContent).map { violation in
      .gaveWay(Finding.Member(violation.constraint, engine.tree), violation.amount, violation.surplus)
    }
  }
}

extension Finding {
  /// - Parameter surplus: The left side less the right side.
  static func gaveWay(_ member: Member, _ amount: Double, _ surplus: Double) -> Finding {
    Finding(
      kind: .gaveWay(member, amount: amount), severity: .note, items: member.items, itemNames: member.itemNames,
      constraints: member.constraint.map { [$0] } ?? [],
      numbers: [Number("amount", amount), Number("surplus", surplus)])
  }
}
