internal import ConstraintKernel

/// Turning constraints between items into rows on the solver's variables.
///
/// A position becomes the sum of the positions on the path from the nearest common ancestor down to the item, so that it is
/// measured in that ancestor's coordinates.
extension LayoutState {
  /// Drafts the row of a constraint in ``builder``.
  ///
  /// - Returns: False if there is none, because one of the items is not laid out or a collapsed view suspends the constraint.
  mutating func draftRow(of constraint: LayoutConstraint, _ tree: LayoutTree) throws(SolverError) -> Bool {
    guard let ancestor = tree.commonAncestor(of: constraint), variables.coordinates[Int(ancestor)].isLaidOut else {
      return false
    }
    var isDirectional = false
    if direction == .rightToLeft {
      for position in 0..<constraint.termCount where constraint.term(at: position).attribute.isDirectional {
        isDirectional = true
      }
    }
    builder.start(in: ancestor, isMirrored: isDirectional)
    for position in 0..<constraint.termCount {
      let term = constraint.term(at: position)
      if collapsedViews > 0 && isSuspended(term, tree) { return false }
      let factor = position < constraint.leftTermCount ? term.multiplier : -term.multiplier
      let isContent = tree.views[term.item.owningView.slot].kind.scrolls && meansContent(term, in: constraint, tree)
      guard try add(term, factor, isContent: isContent, tree) else { return false }
    }
    addMirroredLength(tree)
    var constant = constraint.rightConstant - constraint.leftConstant
    if collapsedViews > 0 && losesGap(constraint, tree) { constant = 0 }
    builder.finish(constraint.relation, constant, constraint.priority)
    return true
  }

  /// An edge of a view that scrolls means its content area if another item of the constraint lies in the view.
  func meansContent(
    _ term: LayoutConstraint.Term, in constraint: LayoutConstraint, _ tree: LayoutTree
  ) -> Bool {
    guard case .view(let view) = term.item else { return false }
    switch term.attribute.withoutMargin {
    case .left, .right, .leading, .trailing, .top, .bottom: break
    default: return false
    }
    return (0..<constraint.termCount).contains { position in
      let other = constraint.term(at: position).item.owningView
      return other != view && tree.isAncestor(view.index, of: other.index)
    }
  }

  /// Adds `factor` times an attribute; false if its item is not laid out.
  private mutating func add(
    _ term: LayoutConstraint.Term, _ factor: Double, isContent: Bool, _ tree: LayoutTree
  ) throws(SolverError) -> Bool {
    guard variables.coordinates[term.item.owningView.slot].isLaidOut else { return false }
    switch term.attribute.withoutMargin {
    case .width: return try addLength(.horizontal, of: term.item, factor)
    case .height: return try addLength(.vertical, of: term.item, factor)
    case .firstBaseline, .lastBaseline:
      addBaseline(isFirst: term.attribute == .firstBaseline, of: term.item.owningView, factor, tree)
      return true
    case .left, .leading: return try addHorizontal(0, term, factor, isContent, tree)
    case .centerX: return try addHorizontal(0.5, term, factor, isContent, tree)
    case .right, .trailing: return try addHorizontal(1, term, factor, isContent, tree)
    case .top: return try addLocation(.vertical, 0, term, factor, isContent, tree)
    case .centerY: return try addLocation(.vertical, 0.5, term, factor, isContent, tree)
    default: return try addLocation(.vertical, 1, term, factor, isContent, tree)
    }
  }

  /// In a mirrored row, a position counts from the ancestor's right edge to the left: leading is the right edge.
  private mutating func addHorizontal(
    _ share: Double, _ term: LayoutConstraint.Term, _ factor: Double, _ isContent: Bool, _ tree: LayoutTree
  ) throws(SolverError) -> Bool {
    guard builder.isMirrored else { return try addLocation(.horizontal, share, term, factor, isContent, tree) }
    builder.mirroredFactor += factor
    return try addLocation(.horizontal, 1 - share, term, -factor, isContent, tree)
  }

  /// The length from which the positions of a mirrored row count, unless they count from the left edge as in UIKit. It waits for all terms, since one of them may be the first to speak
  /// of the ancestor's content area.
  private mutating func addMirroredLength(_ tree: LayoutTree) {
    guard mirrorsMultipliers, builder.mirroredFactor != 0, let box = variables.views[Int(builder.ancestor)] else {
      return
    }
    if box.area == nil && tree.views[Int(builder.ancestor)].kind.scrolls { mirrorsInScrollingFrames = true }
    addLength(.horizontal, ofViewAt: builder.ancestor, builder.mirroredFactor, isContent: box.area != nil)
  }

  /// Lowers constraints again that were measured from the right edge of a frame before there was a content area.
  mutating func lowerMirroredInNewAreas(_ tree: LayoutTree) throws(SolverError) {
    defer { newAreas = [] }
    guard mirrorsInScrollingFrames, !newAreas.isEmpty else { return }
    let areas = Set(newAreas)
    for place in tree.constraintRecords.indices where constraintDemands[place] != Demand.none {
      guard let ancestor = tree.commonAncestor(of: tree.constraintRecords[place].constraint),
        areas.contains(ancestor)
      else { continue }
      try updateDemand(ofConstraint: Int32(place), tree)
    }
  }

  /// The position at a share of the item's length, from the ancestor's origin.
  private mutating func addLocation(
    _ axis: LayoutConstraint.Axis, _ share: Double, _ term: LayoutConstraint.Term, _ factor: Double,
    _ isContent: Bool, _ tree: LayoutTree
  ) throws(SolverError) -> Bool {
    let place = term.item.owningView.index
    addOrigin(axis, of: place, factor, tree)
    if case .view = term.item, !isContent, !term.attribute.isMargin {
      if variables.coordinates[Int(place)].hasAlignment {
        builder.constant += factor * variables.coordinates[Int(place)].overhang(axis)
      }
      if share != 0 { builder.add(variables.coordinates[Int(place)].length(axis), factor * share) }
      return true
    }
    if case .guide(let guide) = term.item, case .custom(let index, _) = guide.kind {
      guard let guideBox = variables.guides[Int(index)]?.variables else { return false }
      builder.add(axis == .horizontal ? guideBox.left : guideBox.top, factor)
      if share != 0 { builder.add(axis == .horizontal ? guideBox.width : guideBox.height, factor * share) }
      return true
    }
    let span = try span(axis, of: term, at: place, isContent: isContent)
    if share != 1 { addEdge(span.start, span, axis, place, factor * (1 - share)) }
    if share != 0 { addEdge(span.end, span, axis, place, factor * share) }
    return true
  }

  private mutating func addEdge(
    _ edge: EdgeOffset, _ span: GuideSpan, _ axis: LayoutConstraint.Axis, _ place: Int32, _ factor: Double
  ) {
    if edge.share != 0 { addLength(axis, ofViewAt: place, factor * edge.share, isContent: span.isContent) }
    builder.add(edge.input, factor * edge.sign)
  }

  /// The length of a view's frame, or of its content area if it has one.
  private mutating func addLength(
    _ axis: LayoutConstraint.Axis, ofViewAt place: Int32, _ factor: Double, isContent: Bool
  ) {
    if isContent, let area = variables.views[Int(place)]?.area {
      builder.add(axis == .horizontal ? area.width : area.height, factor)
      return
    }
    builder.add(variables.coordinates[Int(place)].length(axis), factor)
    if variables.coordinates[Int(place)].hasAlignment {
      builder.constant += factor * variables.coordinates[Int(place)].excess(axis)
    }
  }

  private mutating func addLength(
    _ axis: LayoutConstraint.Axis, of item: LayoutItem, _ factor: Double
  ) throws(SolverError) -> Bool {
    guard case .guide(let guide) = item else {
      builder.add(variables.coordinates[item.owningView.slot].length(axis), factor)
      return true
    }
    if case .custom(let index, _) = guide.kind {
      guard let guideBox = variables.guides[Int(index)]?.variables else { return false }
      builder.add(axis == .horizontal ? guideBox.width : guideBox.height, factor)
      return true
    }
    let place = guide.owningView.index
    let span = try span(axis, of: guide.kind, at: place)
    addEdge(span.end, span, axis, place, factor)
    addEdge(span.start, span, axis, place, -factor)
    return true
  }

  /// The corner of a view's frame: the positions of the view and its superviews, up to the ancestor but without it.
  mutating func addOrigin(
    _ axis: LayoutConstraint.Axis, of view: Int32, _ factor: Double, _ tree: LayoutTree
  ) {
    var place = view
    while place != builder.ancestor && place != ViewRecord.none {
      builder.add(variables.coordinates[Int(place)].origin(axis), factor)
      if variables.coordinates[Int(place)].hasAlignment {
        builder.constant -= factor * variables.coordinates[Int(place)].overhang(axis)
      }
      place = tree.views[Int(place)].superview
    }
  }
}
