extension LayoutTree {
  /// Refuses a constraint that is not legal.
  func validate(_ constraint: LayoutConstraint, needsCommonAncestor: Bool = true) throws(LayoutError) {
    guard !constraint.items.isEmpty else { throw .noItems }
    for item in constraint.items { try check(item) }
    try validateNumbers(of: constraint)
    try validateAttributes(of: constraint)
    if needsCommonAncestor { try validateAncestor(of: constraint) }
  }

  func validateNumbers(of constraint: LayoutConstraint) throws(LayoutError) {
    for side in [constraint.left, constraint.right] {
      // A multiplier first: one that is not finite often makes the constant so, too.
      for term in side.terms where !term.multiplier.isFinite {
        throw .nonFinite("multiplier", in: describe(constraint))
      }
      guard side.constant.isFinite else { throw .nonFinite("constant", in: describe(constraint)) }
    }
    guard constraint.priority.isInRange else {
      throw .priorityOutOfRange(constraint.priority.value, in: describe(constraint))
    }
  }

  /// Positions have to be paired, along one axis, and all of them directional or none.
  private func validateAttributes(of constraint: LayoutConstraint) throws(LayoutError) {
    let terms = constraint.terms
    let locations = terms.filter(\.attribute.isLocation)
    guard let first = locations.first else { return }
    if locations.count == 1 {
      guard let size = terms.first(where: { !$0.attribute.isLocation }) else {
        throw .locationWithoutPartner(describe(first))
      }
      let other = describe(size)
      throw terms[0].attribute.isLocation
        ? .locationWithSize(describe(first), other) : .locationWithSize(other, describe(first))
    }
    for other in locations where other.attribute.axis != first.attribute.axis {
      throw .differentAxes(describe(first), describe(other))
    }
    if let directional = locations.first(where: \.attribute.isDirectional),
      let absolute = locations.first(where: \.attribute.isAbsoluteSide)
    {
      let directionalIsFirst =
        locations.first { $0.attribute.isDirectional || $0.attribute.isAbsoluteSide } == directional
      throw directionalIsFirst
        ? .directionalWithAbsolute(describe(directional), describe(absolute))
        : .directionalWithAbsolute(describe(absolute), describe(directional))
    }
  }

  private func validateAncestor(of constraint: LayoutConstraint) throws(LayoutError) {
    guard commonAncestor(of: constraint) == nil, let first = constraint.terms.first else { return }
    let stranger = constraint.terms.first {
      top(of: $0.item.owningView.index) != top(of: first.item.owningView.index)
    }
    throw .noCommonAncestor(describe(first), describe(stranger ?? first))
  }

  /// The nearest view that is, or contains, every view and every guide's owner of a constraint.
  func commonAncestor(of constraint: LayoutConstraint) -> Int32? {
    var ancestor: Int32?
    for term in constraint.terms {
      let place = term.item.owningView.index
      guard let known = ancestor else {
        ancestor = place
        continue
      }
      guard let shared = commonAncestor(known, place) else { return nil }
      ancestor = shared
    }
    return ancestor
  }

  private func commonAncestor(_ first: Int32, _ second: Int32) -> Int32? {
    if first == second { return first }
    let firstSuperview = views[Int(first)].superview
    let secondSuperview = views[Int(second)].superview
    // The usual pairs, without walking up to the root.
    if firstSuperview == second { return second }
    if secondSuperview == first { return first }
    if firstSuperview == secondSuperview && firstSuperview != ViewRecord.none { return firstSuperview }
    var upper = first
    var lower = second
    var difference = depth(of: second) - depth(of: first)
    if difference < 0 {
      swap(&upper, &lower)
      difference = -difference
    }
    for _ in 0..<difference { lower = views[Int(lower)].superview }
    while upper != lower {
      guard upper != ViewRecord.none, lower != ViewRecord.none else { return nil }
      upper = views[Int(upper)].superview
      lower = views[Int(lower)].superview
    }
    return upper == ViewRecord.none ? nil : upper
  }

  private func depth(of place: Int32) -> Int {
    var depth = 0
    var place = views[Int(place)].superview
    while place != ViewRecord.none {
      depth += 1
      place = views[Int(place)].superview
    }
    return depth
  }
}
