extension Finding.Member {
  /// A demand in words.
  ///
  /// - Parameters:
  ///   - demand: The demand as it is wanted, or as it was if it is not wanted any more.
  ///   - multiplier: Its factor in the combination that shows a conflict.
  ///   - tree: For names.
  init(_ demand: Demand, multiplier: Double = 0, _ tree: LayoutTree) {
    let row = demand.desired ?? demand.installed?.row
    let constant = row?.constant ?? 0
    switch demand.origin {
    case .constraint(let handle):
      let constraint = tree.constraintRecords[Int(handle.index)].constraint
      self.init(
        constraint: handle, source: constraint.isGenerated ? .generated : .user, description: tree.describe(constraint),
        items: constraint.items, constant: constant, multiplier: multiplier)
    case .content(let view, let rule):
      let attribute: LayoutAttribute =
        rule == .horizontalHugging || rule == .horizontalResistance ? .width : .height
      var text =
        "content of \(tree.describe(view.item)): \(attribute.rawValue) "
        + "\(row?.relation.rawValue ?? "==") \(DecimalNumber(constant))"
      if let priority = row?.priority, !priority.isRequired { text += " ~ \(DecimalNumber(priority.value))" }
      self.init(
        constraint: nil, source: .content, description: text, items: [view.item], constant: constant,
        multiplier: multiplier)
    case .generated(let stack):
      let generated = demand.generated?.constraint
      self.init(
        constraint: nil, source: .generated,
        description: "\(generated.map { tree.describe($0) } ?? "") of stack \(tree.describe(stack.item))",
        items: generated?.items ?? [], constant: constant, multiplier: multiplier)
    case .nonNegative(let item, let attribute):
      self.init(
        constraint: nil, source: .rule, description: "\(tree.describe(item)).\(attribute.rawValue) >= 0", items: [item],
        constant: constant, multiplier: multiplier)
    case .collapsed(let view, let attribute):
      self.init(
        constraint: nil, source: .rule,
        description: "\(tree.describe(view.item)) is collapsed: \(attribute.rawValue) == 0", items: [view.item],
        constant: constant, multiplier: multiplier)
    }
  }

  /// An input of the pass in words.
  init(_ input: SolverInput, multiplier: Double = 0) {
    self.init(
      constraint: nil, source: .input, description: input.description, items: [input.item], constant: input.value,
      multiplier: multiplier)
  }
}

extension LayoutConstraint {
  /// What builders put before the identifiers of the constraints that they make, in the words of UIKit.
  private static let generatedPrefixes = ["UISV-", "UIView-", "NSAutoresizing"]

  /// Whether the constraint was made by a builder, such as a stack, rather than written by somebody.
  var isGenerated: Bool { Self.generatedPrefixes.contains { identifier.hasPrefix($0) } }
}
