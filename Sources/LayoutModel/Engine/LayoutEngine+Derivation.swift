internal import ConstraintKernel

/// How the value of an attribute follows from constraints.
package struct AttributeDerivation: Hashable, Sendable {
  /// A constraint that determines the value.
  package struct Contribution: Hashable, Sendable {
    package let constraint: AppliedConstraint
    /// By how much the value moves for each point of the constraint's constant.
    package let derivative: Double
  }

  /// In points; a position in the coordinates of the superview or owner.
  package let value: Double
  /// Inputs first, then the others, older ones first. All of them hold exactly.
  package let contributions: [Contribution]
  /// The items of the nonbasic free variables that the value depends on.
  package let freeItems: [LayoutItem]
}

/// An optional constraint of the last pass and how far its left side exceeds its right side.
package struct ConstraintSurplus: Hashable, Sendable {
  /// The same number for the same constraint in copies of an engine that had the same constraints.
  package let index: Int32
  package let constraint: AppliedConstraint
  /// In points.
  package let surplus: Double
}

/// A constraint of the last pass that does not hold.
package struct ConstraintViolation: Hashable, Sendable {
  package let constraint: AppliedConstraint
  /// By how much it is off, in points; positive.
  package let amount: Double
  /// How far its left side exceeds its right side, in points.
  package let surplus: Double
}

/// Where a layout bends as the size of the root changes, as far ahead as the solver can tell.
package struct LayoutBreakpoints: Hashable, Sendable {
  /// The sizes at which some value begins to change in another way, in order.
  package let breakpoints: [Double]
  /// How far they are known.
  package let end: Double
  /// Whether required constraints cannot all hold beyond the end.
  package let isInfeasibleBeyond: Bool
}

// Questions about the layout of the last pass.
extension LayoutEngine {
  /// How the value of an attribute follows from constraints; nil if the item has no such attribute under the root.
  ///
  /// - Complexity: O(n) for n views.
  package func derivation(
    of item: LayoutItem, _ attribute: LayoutAttribute
  ) throws(LayoutError) -> AttributeDerivation? {
    try state.asking { (solver) throws(SolverError) in
      guard let expression = try state.expression(of: item, attribute, tree) else { return nil }
      var derivatives: [ConstraintHandle: Double] = [:]
      var free: [LinearTerm] = []
      for position in 0..<expression.termCount {
        let term = expression.term(at: position)
        let explanation = try solver.explanation(of: term.variable)
        for contribution in explanation.contributions {
          derivatives[contribution.handle, default: 0] += term.coefficient * contribution.derivative
        }
        free += explanation.openTerms(state.variables)
      }
      return AttributeDerivation(
        value: solver.value(of: expression), contributions: state.contributions(derivatives, tree),
        freeItems: state.items(of: free, tree))
    }
  }

  /// The optional constraints that do not hold, older ones first; those by which stacks keep themselves small only on request.
  ///
  /// - Complexity: O(m) for m constraints.
  package func violations(
    includesContentSizes: Bool, includesMinimizing: Bool = false
  ) -> [ConstraintViolation] {
    var amounts: [ConstraintHandle: Double] = [:]
    for violation in state.solver.violations where violation.amount > Tolerances.violation {
      amounts[violation.handle] = violation.amount
    }
    if amounts.isEmpty { return [] }
    let violated = state.installedDemands(tree) { _, origin, handle in
      amounts[handle] != nil && (includesMinimizing || !origin.isMinimizing)
        && (includesContentSizes || origin.isConstraint)
    }
    return violated.compactMap { _, demand in
      guard let installed = demand.installed, let amount = amounts[installed.handle] else { return nil }
      return ConstraintViolation(
        constraint: AppliedConstraint(demand, tree), amount: amount, surplus: state.surplus(of: installed.row))
    }
  }

  /// The optional constraints of the tree and of stacks that take part, without those by which stacks keep themselves small, older ones
  /// first.
  ///
  /// - Complexity: O(m) for m constraints.
  package var optionalConstraints: [ConstraintSurplus] {
    state.installedDemands(tree) { _, origin, _ in
      origin.isConstraint && !origin.isMinimizing
    }.compactMap { place, demand in
      guard let row = demand.installed?.row, !row.priority.isRequired else { return nil }
      return ConstraintSurplus(
        index: place, constraint: AppliedConstraint(demand, tree), surplus: state.surplus(of: row))
    }
  }

  /// Where the layout bends as the root's size along an axis grows; nil if the root's size is not an input.
  ///
  /// - Parameters:
  ///   - axis: Which size grows.
  ///   - start: The present size in points.
  ///   - end: How far it grows.
  package func breakpoints(
    alongRoot axis: LayoutConstraint.Axis, from start: Double, to end: Double
  ) throws(LayoutError) -> LayoutBreakpoints? {
    guard let root = state.variables.views.first ?? nil,
      let input = state.solver.editConstraint(
        of: axis == .horizontal ? root.variables.width : root.variables.height)
    else { return nil }
    return try state.asking { (solver) throws(SolverError) in
      let sweep = try solver.sweep(input, from: start, to: end)
      return LayoutBreakpoints(
        breakpoints: sweep.breakpoints, end: sweep.end, isInfeasibleBeyond: sweep.conflict != nil)
    }
  }
}

extension LayoutState {
  /// How far the left side of a row exceeds its right side.
  fileprivate func surplus(of row: LoweredRow) -> Double { solver.value(of: row.expression) - row.constant }

  /// An attribute on the solver's variables, in the coordinates of the superview or owner.
  fileprivate func expression(
    of item: LayoutItem, _ attribute: LayoutAttribute, _ tree: LayoutTree
  ) throws(SolverError) -> LinearExpression? {
    var lowering = self
    var container: ViewHandle? = item.owningView
    if case .view(let view) = item { container = tree.superview(of: view) }
    var question = LayoutConstraint(item: item, attribute: attribute, constant: 0)
    if attribute.isLocation {
      // The root lies at the origin of its own coordinates.
      let origin: LayoutAttribute =
        attribute.axis == .vertical ? .top : attribute.isDirectional ? .leading : .left
      question = LayoutConstraint(
        item: item, attribute: attribute, toItem: container ?? item.owningView, attribute: origin)
    }
    return try lowering.draftRow(of: question, tree) ? LinearExpression(lowering.builder.terms) : nil
  }

  fileprivate func contributions(
    _ derivatives: [ConstraintHandle: Double], _ tree: LayoutTree
  ) -> [AttributeDerivation.Contribution] {
    let inputs = inputs([], tree).compactMap { input -> AttributeDerivation.Contribution? in
      guard let derivative = derivatives[input.handle], derivative.magnitude > Tolerances.derivative else { return nil }
      return AttributeDerivation.Contribution(constraint: input.constraint, derivative: derivative)
    }
    let others = installedDemands(tree) { _, _, handle in
      (derivatives[handle] ?? 0).magnitude > Tolerances.derivative
    }
    return inputs
      + others.compactMap { _, demand in
        guard let handle = demand.installed?.handle, let derivative = derivatives[handle] else { return nil }
        return AttributeDerivation.Contribution(constraint: AppliedConstraint(demand, tree), derivative: derivative)
      }
  }
}
