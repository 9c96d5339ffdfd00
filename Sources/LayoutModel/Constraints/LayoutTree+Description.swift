extension LayoutTree {
  /// A constraint as one writes it, with the names of its items: `card.width == 0.8 * screen.safeArea.width ~ 750`.
  ///
  /// - Parameter constraint: The constraint; its items may be unknown.
  public func describe(_ constraint: LayoutConstraint) -> String {
    let relation = constraint.relation.rawValue
    var text = "\(describe(constraint.left)) \(relation) \(describe(constraint.right))"
    if !constraint.priority.isRequired { text += " ~ \(DecimalNumber(constraint.priority.value))" }
    return constraint.identifier.isEmpty ? text : "“\(constraint.identifier)” (\(text))"
  }

  func describe(_ term: LayoutConstraint.Term) -> String { "\(describe(term.item)).\(term.attribute.rawValue)" }

  private func describe(_ side: LayoutConstraint.Side) -> String {
    var text = ""
    for term in side.terms {
      let magnitude = term.multiplier.magnitude
      if text.isEmpty {
        text = term.multiplier < 0 ? "-" : ""
      } else {
        text += term.multiplier < 0 ? " - " : " + "
      }
      if magnitude != 1 { text += "\(DecimalNumber(magnitude)) * " }
      text += describe(term)
    }
    if text.isEmpty { return "\(DecimalNumber(side.constant))" }
    if side.constant == 0 { return text }
    return text + (side.constant < 0 ? " - " : " + ") + "\(DecimalNumber(side.constant.magnitude))"
  }
}
