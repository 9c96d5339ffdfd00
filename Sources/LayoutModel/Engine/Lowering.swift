internal import ConstraintKernel

/// Turns constraints between items into rows on the solver's variables.
///
/// A position becomes the sum of the positions on the path from the nearest common ancestor down to the item, so that it is
/// measured in that ancestor's coordinates.
struct Lowering {
  let tree: LayoutTree
  let variables: LayoutVariables
  let direction: LayoutDirection
  /// Kept between rows for its capacity.
  private var terms: [Term] = []

  init(tree: LayoutTree, variables: LayoutVariables, direction: LayoutDirection) {
    self.tree = tree
    self.variables = variables
    self.direction = direction
  }

  /// The row of a constraint; nil if one of its items is not under the root.
  mutating func row(of constraint: LayoutConstraint) -> LoweredRow? {
    guard let ancestor = tree.commonAncestor(of: constraint) else { return nil }
    let isMirrored =
      direction == .rightToLeft && constraint.terms.contains { $0.attribute.isDirectional }
    terms.removeAll(keepingCapacity: true)
    var sum = TermSum(tree: tree, variables: variables, ancestor: ancestor, isMirrored: isMirrored)
    swap(&sum.terms, &terms)
    defer { swap(&sum.terms, &terms) }
    for term in constraint.left.terms {
      guard sum.add(term, times: term.multiplier) else { return nil }
    }
    for term in constraint.right.terms {
      guard sum.add(term, times: -term.multiplier) else { return nil }
    }
    return LoweredRow(
      merging: &sum.terms, constraint.relation, constraint.right.constant - constraint.left.constant,
      constraint.priority)
  }

  /// The row of a content rule; nil if the content has no size in that dimension.
  static func row(of rule: Demand.ContentRule, _ content: ContentSize, _ box: BoxVariables) -> LoweredRow? {
    let (variable, length, relation, priority) =
      switch rule {
      case .horizontalHugging:
        (box.width, content.width, LayoutConstraint.Relation.lessThanOrEqual, content.horizontalHugging)
      case .horizontalResistance:
        (box.width, content.width, .greaterThanOrEqual, content.horizontalCompressionResistance)
      case .verticalHugging: (box.height, content.height, .lessThanOrEqual, content.verticalHugging)
      case .verticalResistance:
        (box.height, content.height, .greaterThanOrEqual, content.verticalCompressionResistance)
      }
    guard let length else { return nil }
    return LoweredRow(variable, relation, length, priority)
  }
}

/// The terms of a row while they are collected, repeated variables not yet merged.
private struct TermSum {
  let tree: LayoutTree
  let variables: LayoutVariables
  let ancestor: Int32
  let isMirrored: Bool
  var terms: [Term] = []

  init(tree: LayoutTree, variables: LayoutVariables, ancestor: Int32, isMirrored: Bool) {
    self.tree = tree
    self.variables = variables
    self.ancestor = ancestor
    self.isMirrored = isMirrored
  }

  /// Adds `factor` times an attribute; false if its item has no variables.
  mutating func add(_ term: LayoutConstraint.Term, times factor: Double) -> Bool {
    let owner = term.item.owningView
    guard let box = variables.views[owner.slot] else { return false }
    switch term.attribute {
    case .width: return addLength(.horizontal, of: term.item, box, factor)
    case .height: return addLength(.vertical, of: term.item, box, factor)
    case .top: return addLocation(.vertical, 0, of: term.item, box, factor)
    case .centerY: return addLocation(.vertical, 0.5, of: term.item, box, factor)
    case .bottom: return addLocation(.vertical, 1, of: term.item, box, factor)
    case .left, .leading: return addHorizontal(0, of: term.item, box, factor)
    case .centerX: return addHorizontal(0.5, of: term.item, box, factor)
    case .right, .trailing: return addHorizontal(1, of: term.item, box, factor)
    }
  }

  /// In a mirrored row, a position counts from the ancestor's right edge to the left: leading is the right edge.
  private mutating func addHorizontal(
    _ share: Double, of item: LayoutItem, _ box: Box, _ factor: Double
  ) -> Bool {
    guard isMirrored else { return addLocation(.horizontal, share, of: item, box, factor) }
    guard let frame = variables.views[Int(ancestor)] else { return false }
    terms.append(Term(frame.variables.width, factor))
    return addLocation(.horizontal, 1 - share, of: item, box, -factor)
  }

  /// The position at a share of the item's length, from the ancestor's origin.
  private mutating func addLocation(
    _ axis: LayoutConstraint.Axis, _ share: Double, of item: LayoutItem, _ box: Box, _ factor: Double
  ) -> Bool {
    addPath(axis, from: item.owningView.index, factor)
    if case .guide(let guide) = item {
      switch guide.kind {
      case .custom(let index, _):
        guard let guideBox = variables.guides[Int(index)] else { return false }
        let start = axis == .horizontal ? guideBox.variables.left : guideBox.variables.top
        if let start { terms.append(Term(start, factor)) }
      case .safeArea:
        guard let insets = box.insets else { return false }
        terms.append(Term(axis == .horizontal ? insets.left : insets.top, factor))
      }
    }
    return share == 0 || addLength(axis, of: item, box, factor * share)
  }

  private mutating func addLength(
    _ axis: LayoutConstraint.Axis, of item: LayoutItem, _ box: Box, _ factor: Double
  ) -> Bool {
    var variables = box.variables
    if case .guide(let guide) = item {
      switch guide.kind {
      case .custom(let index, _):
        guard let guideBox = self.variables.guides[Int(index)] else { return false }
        variables = guideBox.variables
      case .safeArea:
        guard let insets = box.insets else { return false }
        terms.append(Term(axis == .horizontal ? insets.left : insets.top, -factor))
        terms.append(Term(axis == .horizontal ? insets.right : insets.bottom, -factor))
      }
    }
    terms.append(Term(axis == .horizontal ? variables.width : variables.height, factor))
    return true
  }

  /// The positions of a view and its superviews, up to the ancestor but without it.
  private mutating func addPath(_ axis: LayoutConstraint.Axis, from view: Int32, _ factor: Double) {
    var place = view
    while place != ancestor && place != ViewRecord.none {
      if let box = variables.views[Int(place)] {
        let start = axis == .horizontal ? box.variables.left : box.variables.top
        if let start { terms.append(Term(start, factor)) }
      }
      place = tree.views[Int(place)].superview
    }
  }
}
