extension LayoutTree {
  /// Refuses a constraint that is not legal.
  func validate(_ constraint: LayoutConstraint, needsCommonAncestor: Bool = true) throws(LayoutError) {
    if isPlainlyLegal(constraint), !needsCommonAncestor || commonAncestor(of: constraint) != nil { return }
    try refuseIllegal(constraint, needsCommonAncestor: needsCommonAncestor)
  }

  /// Whether a constraint is legal but for the ancestor, found out in one walk over its terms. Whatever is not is looked at again, to say
  /// what is wrong with it.
  package func isPlainlyLegal(_ constraint: LayoutConstraint) -> Bool {
    var locations = 0
    var kinds: LayoutAttribute.Kinds = []
    for position in 0..<constraint.termCount {
      let term = constraint.term(at: position)
      guard term.multiplier.isFinite else { return false }
      if case .view(let view) = term.item {
        guard isLive(view) else { return false }
      } else if !hasAttribute(term) {
        return false
      }
      guard term.attribute.isLocation else { continue }
      locations += 1
      kinds.formUnion(term.attribute.kinds)
    }
    return constraint.termCount > 0 && locations != 1 && kinds.isPaired && constraint.leftConstant.isFinite
      && constraint.rightConstant.isFinite && constraint.priority.isInRange
  }

  private func hasAttribute(_ term: LayoutConstraint.Term) -> Bool {
    guard isLive(term.item), !term.attribute.isMargin, !term.attribute.isBaseline else { return false }
    guard case .guide(let guide) = term.item, guide.needsScrollView else { return true }
    return views[guide.owningView.slot].kind.scrolls
  }

  /// Throws what is wrong with a constraint, and nothing if all is well.
  package func refuseIllegal(_ constraint: LayoutConstraint, needsCommonAncestor: Bool) throws(LayoutError) {
    guard constraint.termCount > 0 else { throw .noItems }
    for position in 0..<constraint.termCount { try validate(constraint.term(at: position)) }
    try validateNumbers(of: constraint)
    try validatePairs(of: constraint)
    if needsCommonAncestor { try validateAncestor(of: constraint) }
  }

  func validateNumbers(of constraint: LayoutConstraint) throws(LayoutError) {
    // A multiplier first: one that is not finite often makes the constant so, too.
    for position in 0..<constraint.termCount where !constraint.term(at: position).multiplier.isFinite {
      throw .nonFinite("multiplier", in: describe(constraint))
    }
    guard constraint.leftConstant.isFinite, constraint.rightConstant.isFinite else {
      throw .nonFinite("constant", in: describe(constraint))
    }
    guard constraint.priority.isInRange else {
      throw .priorityOutOfRange(constraint.priority.value, in: describe(constraint))
    }
  }

  /// The item has to be there and to have the attribute.
  private func validate(_ term: LayoutConstraint.Term) throws(LayoutError) {
    try check(term.item)
    guard case .guide(let guide) = term.item else { return }
    if term.attribute.isMargin || term.attribute.isBaseline { throw .attributeOfGuide(describe(term)) }
    if guide.needsScrollView && !views[guide.owningView.slot].kind.scrolls { throw .notScrollable(describe(term.item)) }
  }

  /// Positions have to be paired, along one axis, and all of them directional or none.
  private func validatePairs(of constraint: LayoutConstraint) throws(LayoutError) {
    var first: LayoutConstraint.Term?
    var size: LayoutConstraint.Term?
    var directional: LayoutConstraint.Term?
    var absolute: LayoutConstraint.Term?
    var directionalIsFirst = false
    var locations = 0
    for position in 0..<constraint.termCount {
      let term = constraint.term(at: position)
      guard term.attribute.isLocation else {
        size = size ?? term
        continue
      }
      locations += 1
      if let first, first.attribute.axis != term.attribute.axis {
        throw .differentAxes(describe(first), describe(term))
      }
      first = first ?? term
      if term.attribute.isDirectional && directional == nil {
        directional = term
        directionalIsFirst = absolute == nil
      } else if term.attribute.isAbsoluteSide && absolute == nil {
        absolute = term
      }
    }
    if let directional, let absolute {
      throw directionalIsFirst
        ? .directionalWithAbsolute(describe(directional), describe(absolute))
        : .directionalWithAbsolute(describe(absolute), describe(directional))
    }
    guard locations == 1, let first else { return }
    guard let size else { throw .locationWithoutPartner(describe(first)) }
    throw constraint.term(at: 0).attribute.isLocation
      ? .locationWithSize(describe(first), describe(size)) : .locationWithSize(describe(size), describe(first))
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
    guard constraint.termCount > 0 else { return nil }
    var ancestor = constraint.term(at: 0).item.owningView.index
    for position in 1..<constraint.termCount {
      let place = constraint.term(at: position).item.owningView.index
      if place == ancestor { continue }
      guard let shared = commonAncestor(ancestor, place) else { return nil }
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

extension LayoutAttribute {
  /// What decides whether positions can be paired.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let horizontal = Kinds(rawValue: 1)
    static let vertical = Kinds(rawValue: 2)
    static let directional = Kinds(rawValue: 4)
    static let absoluteSide = Kinds(rawValue: 8)

    /// Whether positions of all these kinds can stand in one constraint.
    var isPaired: Bool {
      !isSuperset(of: [.horizontal, .vertical]) && !isSuperset(of: [.directional, .absoluteSide])
    }
  }

  /// The kinds of a position.
  fileprivate var kinds: Kinds {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: [.horizontal, .absoluteSide]
    case .leading, .trailing, .leadingMargin, .trailingMargin: [.horizontal, .directional]
    case .centerX, .centerXWithinMargins, .width: .horizontal
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .height, .firstBaseline,
      .lastBaseline:
      .vertical
    }
  }
}
