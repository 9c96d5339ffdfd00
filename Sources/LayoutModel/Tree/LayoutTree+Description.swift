extension LayoutTree {
  /// A constraint as one writes it, with the names of its items: `card.width == 0.8 * screen.safeArea.width ~ 750`.
  ///
  /// - Parameter constraint: The constraint; its items may be unknown.
  public func describe(_ constraint: LayoutConstraint) -> String {
    constraint.text { describe(constraint.term(at: $0).item) }
  }

  func describe(_ term: LayoutConstraint.Term) -> String { "\(describe(term.item)).\(term.attribute.rawValue)" }
}
