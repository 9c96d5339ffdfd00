internal import ConstraintKernel

/// An input of the solver and its name there.
struct SolverInput {
  let handle: ConstraintHandle
  let constraint: AppliedConstraint
}

extension AppliedConstraint {
  /// An active constraint of a tree as it is written.
  package init(_ handle: LayoutConstraint.Handle, _ constraint: LayoutConstraint) {
    self.init(
      origin: constraint.isGenerated ? .builder(handle) : .author(handle), items: constraint.items,
      axis: constraint.axis, relation: constraint.relation,
      constant: constraint.right.constant - constraint.left.constant, priority: constraint.priority,
      written: constraint)
  }

  /// An input of a pass.
  init(_ origin: Origin, _ input: Input, of item: LayoutItem, _ value: Double) {
    self.init(
      origin: origin, items: [item], axis: input.axis, relation: .equal, constant: value, priority: .required)
  }

  /// A demand as it is wanted, or as it was if it is not wanted any more.
  init(_ demand: Demand, _ tree: LayoutTree) {
    let row = demand.desired ?? demand.installed?.row
    func made(
      _ origin: Origin, _ items: [LayoutItem], _ axis: LayoutConstraint.Axis?, _ written: LayoutConstraint? = nil
    ) -> AppliedConstraint {
      AppliedConstraint(
        origin: origin, items: items, axis: axis, relation: row?.relation ?? .equal, constant: row?.constant ?? 0,
        priority: row?.priority ?? .required, written: written)
    }
    switch demand.origin {
    case .constraint(let handle):
      let constraint = demand.written ?? tree.constraintRecords[Int(handle.index)].constraint
      self = made(
        constraint.isGenerated ? .builder(handle) : .author(handle), constraint.items, constraint.axis, constraint)
    case .content(let view, let rule):
      self = made(.contentSize(view), [view.item], rule.axis)
    case .generated(let stack, _):
      let generated = demand.written
      self = made(.stack(stack), generated?.items ?? [], generated?.axis, generated)
    case .nonNegative(let item, let attribute):
      self = made(.nonNegativeSize, [item], attribute.axis)
    case .collapsed(let view, let attribute):
      self = made(.collapsed(view), [view.item], attribute.axis)
    }
  }
}

extension Demand.ContentRule {
  /// The direction of the size that the rule is about.
  fileprivate var axis: LayoutConstraint.Axis {
    switch self {
    case .horizontalHugging, .horizontalResistance: .horizontal
    case .verticalHugging, .verticalResistance: .vertical
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint was made by a builder, such as a stack, rather than written by somebody.
  package var isGenerated: Bool { origin != .author }

  /// The direction along which the constraint measures; nil if it names no item.
  package var axis: Axis? { termCount == 0 ? nil : term(at: 0).attribute.axis }
}
