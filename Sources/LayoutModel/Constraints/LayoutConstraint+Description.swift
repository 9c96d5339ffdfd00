extension LayoutConstraint {
  /// The constraint as one writes it: `card.width == 0.8 * screen.safeArea.width ~ 750`, with its identifier before it.
  ///
  /// - Parameter name: The name of the item of a term, by the term's position; the left side's terms are counted first.
  package func text(naming name: (Int) -> String) -> String {
    var position = 0
    let left = Self.text(self.left, &position, name)
    let right = Self.text(self.right, &position, name)
    var text = "\(left) \(relation.rawValue) \(right)"
    if !priority.isRequired { text += " ~ \(DecimalNumber(priority.value))" }
    return identifier.isEmpty ? text : "“\(identifier)” (\(text))"
  }

  private static func text(_ side: Side, _ position: inout Int, _ name: (Int) -> String) -> String {
    var text = ""
    for term in side.terms {
      let magnitude = term.multiplier.magnitude
      if text.isEmpty {
        text = term.multiplier < 0 ? "-" : ""
      } else {
        text += term.multiplier < 0 ? " - " : " + "
      }
      if magnitude != 1 { text += "\(DecimalNumber(magnitude)) * " }
      text += "\(name(position)).\(term.attribute.rawValue)"
      position += 1
    }
    if text.isEmpty { return "\(DecimalNumber(side.constant))" }
    if side.constant == 0 { return text }
    return text + (side.constant < 0 ? " - " : " + ") + "\(DecimalNumber(side.constant.magnitude))"
  }
}
