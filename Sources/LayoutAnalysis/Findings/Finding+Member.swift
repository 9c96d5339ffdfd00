import LayoutModel

extension Finding.Member {
  init(_ constraint: AppliedConstraint, multiplier: Double = 0, _ tree: LayoutTree) {
    var stackName: String?
    if case .stack(let stack) = constraint.origin { stackName = tree.describe(stack.item) }
    self.init(
      applied: constraint, itemNames: constraint.items.map { tree.describe($0) }, stackName: stackName,
      multiplier: multiplier)
  }

  /// A constraint of a tree as it is written.
  init(_ handle: LayoutConstraint.Handle, _ constraint: LayoutConstraint, _ tree: LayoutTree) {
    self.init(AppliedConstraint(handle, constraint), tree)
  }

  init(_ member: LayoutConflict.Member, _ tree: LayoutTree) {
    self.init(member.constraint, multiplier: member.multiplier, tree)
  }

  /// Who asks for the constraint.
  public var source: Finding.Source {
    switch applied.origin {
    case .author: .user
    case .builder, .stack: .generated
    case .contentSize: .content
    case .nonNegativeSize, .collapsed: .rule
    case .environment, .autoresizing: .input
    }
  }

  /// The constraint in words.
  public var description: String {
    switch applied.origin {
    case .author, .builder: return written
    case .stack: return "\(written) of stack \(stackName ?? "")"
    case .contentSize:
      let number = DecimalNumber(applied.constant)
      let text = "content of \(itemName): \(lengthName) \(applied.relation.rawValue) \(number)"
      return applied.priority.isRequired ? text : "\(text) ~ \(DecimalNumber(applied.priority.value))"
    case .nonNegativeSize: return "\(itemName).\(lengthName) >= 0"
    case .collapsed: return "\(itemName) is collapsed: \(lengthName) == 0"
    case .environment(let input), .autoresizing(let input):
      return "\(name(of: input)) == \(DecimalNumber(applied.constant))"
    }
  }

  /// What the member is called beside its number: its identifier, or its first attribute, `card.width`.
  var shortName: String {
    guard let written = applied.written, written.termCount > 0, let name = itemNames.first else { return description }
    return written.identifier.isEmpty ? "\(name).\(written.term(at: 0).attribute.rawValue)" : written.identifier
  }

  /// What the member is called as an input: `screen.width`; nil if it is not one.
  var inputName: String? { applied.input.map(name(of:)) }

  private var written: String { applied.written?.text { itemNames[$0] } ?? "" }
  private var itemName: String { itemNames.first ?? "" }
  private var lengthName: String { (applied.axis ?? .horizontal).lengthName }

  private func name(of input: AppliedConstraint.Input) -> String {
    switch input {
    case .x, .y: "\(itemName) \(input.rawValue)"
    case .width, .height: "\(itemName).\(input.rawValue)"
    case .topInset: "\(itemName) top inset"
    case .leftInset: "\(itemName) left inset"
    case .bottomInset: "\(itemName) bottom inset"
    case .rightInset: "\(itemName) right inset"
    }
  }
}
