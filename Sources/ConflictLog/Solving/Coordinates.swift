import ConstraintKernel

/// Turns the attributes of a message's items into variables: two edges an axis and item, and what no log prints but holds.
///
/// Left to right is taken for all: a log does not print the direction.
struct Coordinates {
  private let message: ConflictMessage
  private let hierarchy: MessageHierarchy
  private(set) var solver = Solver()
  /// What holds without being printed: sizes, margins and the distance of baselines are not negative.
  private(set) var structure: [Constraint] = []
  private var edges: [Int: Variable] = [:]
  private var others: [Int: Variable] = [:]

  init(_ message: ConflictMessage) {
    self.message = message
    hierarchy = MessageHierarchy(message)
  }

  /// The edges of an item on an axis; nil if no constraint has asked for them.
  func knownEdges(of item: Int, isVertical: Bool) -> (near: Variable, far: Variable)? {
    guard let near = edges[key(item, isVertical)], let far = edges[key(item, isVertical) + 1] else { return nil }
    return (near, far)
  }

  private func key(_ item: Int, _ isVertical: Bool) -> Int { item * 4 + (isVertical ? 2 : 0) }

  private mutating func edges(of item: Int, isVertical: Bool) -> (near: Variable, far: Variable) {
    if let known = knownEdges(of: item, isVertical: isVertical) { return known }
    let (near, far) = (solver.makeVariable(), solver.makeVariable())
    edges[key(item, isVertical)] = near
    edges[key(item, isVertical) + 1] = far
    structure.append(far - near >= 0)
    return (near, far)
  }

  /// A variable of an item besides its edges, which is not negative: a margin, the distance of a baseline, a size of content.
  private mutating func distance(_ item: Int, _ attribute: LoggedAttribute) -> Variable {
    let key = item * 256 + Int(attribute.rawValue)
    if let known = others[key] { return known }
    let variable = solver.makeVariable()
    others[key] = variable
    structure.append(LinearExpression(variable) >= 0)
    return variable
  }

  /// The left side of a constraint.
  mutating func expression(_ constraint: LoggedConstraint) -> LinearExpression {
    var sum = LinearExpression()
    for term in constraint.terms { sum.append(value(of: term.attribute, of: term.item), term.coefficient) }
    guard let first = constraint.terms.first, first.attribute.isMaskPosition else { return sum }
    // A position in the superview, unless the superview's own position stands on the other side.
    if constraint.terms.count > 1, constraint.terms[1].attribute.isPosition { return sum }
    let isVertical = first.attribute.isVertical
    let superview = constraint.terms.count > 1 ? constraint.terms[1].item : hierarchy.superview(of: first.item)
    guard let superview else {
      sum.append(LinearExpression(origin(of: first.item, isVertical)), -first.coefficient)
      return sum
    }
    if isVertical, hierarchy.countsUpwards {
      return upward(first, in: superview)
    }
    sum.append(LinearExpression(edges(of: superview, isVertical: isVertical).near), -first.coefficient)
    return sum
  }

  /// A vertical position of AppKit: from the lower edge of the superview upwards.
  private mutating func upward(_ term: LoggedConstraint.Term, in superview: Int) -> LinearExpression {
    let mirrored: LoggedAttribute = term.attribute == .minY ? .bottom : term.attribute == .maxY ? .top : .centerY
    var sum = LinearExpression(edges(of: superview, isVertical: true).far)
    sum.append(value(of: mirrored, of: term.item), -1)
    return sum
  }

  /// The origin of a superview that the log does not name.
  private mutating func origin(of item: Int, _ isVertical: Bool) -> Variable {
    let key = item * 256 + 255 - (isVertical ? 1 : 0)
    if let known = others[key] { return known }
    let variable = solver.makeVariable()
    others[key] = variable
    return variable
  }

  /// An attribute in variables.
  mutating func value(of attribute: LoggedAttribute, of item: Int) -> LinearExpression {
    if attribute == .contentWidth || attribute == .contentHeight {
      return LinearExpression(distance(item, attribute))
    }
    let isVertical = attribute.isVertical
    let (near, far) = edges(of: item, isVertical: isVertical)
    switch attribute {
    case .left, .leading, .top, .minX, .minY: return LinearExpression(near)
    case .right, .trailing, .bottom, .maxX, .maxY: return LinearExpression(far)
    case .width, .height: return far - near
    case .centerX, .centerY, .midX, .midY: return 0.5 * near + 0.5 * far
    case .firstBaseline: return near + distance(item, attribute)
    case .lastBaseline, .baseline: return far - distance(item, .lastBaseline)
    case .leftMargin, .leadingMargin, .topMargin: return margin(of: item, isVertical, isFar: false)
    case .rightMargin, .trailingMargin, .bottomMargin: return margin(of: item, isVertical, isFar: true)
    case .centerXWithinMargins, .centerYWithinMargins:
      var sum = LinearExpression()
      sum.append(margin(of: item, isVertical, isFar: false), 0.5)
      sum.append(margin(of: item, isVertical, isFar: true), 0.5)
      return sum
    case .contentWidth, .contentHeight: return LinearExpression(distance(item, attribute))
    }
  }

  /// An edge of the margins: the guide's where the list links it to the view, otherwise free inside the view.
  private mutating func margin(of item: Int, _ isVertical: Bool, isFar: Bool) -> LinearExpression {
    if let guide = hierarchy.marginsGuide(of: item, isVertical: isVertical, isFar: isFar) {
      let (near, far) = edges(of: guide, isVertical: isVertical)
      return LinearExpression(isFar ? far : near)
    }
    let (near, far) = edges(of: item, isVertical: isVertical)
    let attribute: LoggedAttribute =
      isVertical ? (isFar ? .bottomMargin : .topMargin) : (isFar ? .rightMargin : .leftMargin)
    return isFar ? far - distance(item, attribute) : near + distance(item, attribute)
  }
}

extension LinearExpression {
  /// Adds `factor` times another expression.
  fileprivate mutating func append(_ other: LinearExpression, _ factor: Double) {
    for term in other.terms { append(LinearTerm(term.variable, factor * term.coefficient)) }
    constant += factor * other.constant
  }
}
