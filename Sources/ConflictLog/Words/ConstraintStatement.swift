import ConstraintKernel

/// A constraint in one line, as an author would write it: `label.leading == container.leading + 16`.
struct ConstraintStatement: CustomStringConvertible {
  let description: String

  init(_ constraint: LoggedConstraint, relation: Relation? = nil, _ names: ItemNames) {
    guard constraint.isReadable, var first = constraint.terms.first else {
      description = "an entry that states nothing readable"
      return
    }
    let (word, constant) = (relation ?? constraint.relation, constraint.constant)
    guard constraint.terms.count > 1 else {
      description = "\(Self.side(first, names)) \(Self.sign(word)) \(PointNumber(constant))"
      return
    }
    var second = constraint.terms[1]
    // The view comes before what it lies in.
    if first.item == constraint.superview, second.item != constraint.superview, second.coefficient.magnitude == 1 {
      swap(&first, &second)
    }
    let scale = first.coefficient == 0 ? 1 : first.coefficient
    let factor = -second.coefficient / scale
    var text = "\(Self.side(first, names)) \(Self.sign(scale < 0 ? word.reversed : word)) "
    if factor != 1 { text += "\(PointNumber(factor, decimals: 4)) * " }
    text += Self.side(second, names)
    let offset = constant / scale
    if offset != 0 { text += offset < 0 ? " - \(PointNumber(-offset))" : " + \(PointNumber(offset))" }
    description = text
  }

  static func side(_ term: LoggedConstraint.Term, _ names: ItemNames) -> String {
    names.names[term.item] + "." + term.attribute.name
  }

  static func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Relation {
  /// The relation with both sides negated.
  var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
