import LayoutModel

/// Makes the constraints of a parsed visual format.
struct VisualFormatEmission {
  let tree: LayoutTree
  let format: String
  let parsed: VisualFormat
  let options: VisualFormatOptions
  let metrics: VisualFormatMetrics
  let views: VisualFormatViews
  private(set) var constraints: [LayoutConstraint] = []

  init(
    _ format: String, _ tree: LayoutTree, _ options: VisualFormatOptions, _ metrics: VisualFormatMetrics,
    _ views: VisualFormatViews
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(format)
    parsed = try parser.parse()
    self.tree = tree
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    try checkOptions()
  }

  mutating func emitAll() throws(VisualFormatError) {
    var items: [LayoutItem] = []
    for view in parsed.views { items.append(try item(named: view.name, view.column)) }
    let ends = flow
    if let start = parsed.start {
      let superview = try superview(of: items[0], parsed.views[0], bar: start.column)
      try emit(start.connection, from: superview, ends.start, to: items[0], ends.start, isSuperview: .first)
    }
    for position in items.indices {
      if position > 0 { try emitNeighbours(position, items) }
      try emitSizes(parsed.views[position], items[position])
    }
    if let end = parsed.end, let last = items.last, let view = parsed.views.last {
      let superview = try superview(of: last, view, bar: end.column)
      try emit(end.connection, from: last, ends.end, to: superview, ends.end, isSuperview: .second)
    }
    emitAlignments(items)
  }

  /// The attributes with which a view begins and ends, and whether coordinates fall in the direction of the format.
  private var flow: (start: LayoutAttribute, end: LayoutAttribute, isReversed: Bool) {
    if parsed.axis == .vertical { return (.top, .bottom, false) }
    if options.contains(.directionRightToLeft) { return (.right, .left, true) }
    return options.contains(.directionLeftToRight) ? (.left, .right, false) : (.leading, .trailing, false)
  }

  /// Between which attributes of neighbours a distance is measured.
  private var between: (end: LayoutAttribute, start: LayoutAttribute) {
    options.contains(.spacingBaselineToBaseline) && parsed.axis == .vertical
      ? (.lastBaseline, .firstBaseline) : (flow.end, flow.start)
  }

  private mutating func emitNeighbours(_ position: Int, _ items: [LayoutItem]) throws(VisualFormatError) {
    let attributes = between
    try emit(
      parsed.connections[position - 1], from: items[position - 1], attributes.end, to: items[position],
      attributes.start,
      isSuperview: .neither)
  }

  private enum Superview {
    case first, second, neither
  }

  /// Emits the distance from one edge to the next one in the direction of the format.
  private mutating func emit(
    _ connection: VisualFormat.Connection, from first: LayoutItem, _ firstAttribute: LayoutAttribute,
    to second: LayoutItem, _ secondAttribute: LayoutAttribute, isSuperview: Superview
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: emit(first, firstAttribute, second, secondAttribute, .equal, 0, .required)
    case .standard:
      // The standard distance from a superview is its margin.
      switch isSuperview {
      case .neither: emit(first, firstAttribute, second, secondAttribute, .equal, LayoutSpacing.system, .required)
      case .first: emit(margins(first), firstAttribute, second, secondAttribute, .equal, 0, .required)
      case .second: emit(first, firstAttribute, margins(second), secondAttribute, .equal, 0, .required)
      }
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try distance(predicate)
        let priority = try priority(predicate)
        emit(first, firstAttribute, second, secondAttribute, predicate.relation, distance, priority)
      }
    }
  }

  private func margins(_ superview: LayoutItem) -> LayoutItem { superview.owningView.layoutMarginsGuide.item }

  private mutating func emit(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ second: LayoutItem, _ secondAttribute: LayoutAttribute,
    _ relation: LayoutConstraint.Relation, _ distance: Double, _ priority: LayoutPriority
  ) {
    // The item on the left side is the one with the larger coordinate.
    let isReversed = flow.isReversed
    constraints.append(
      LayoutConstraint(
        item: isReversed ? first : second, attribute: isReversed ? firstAttribute : secondAttribute,
        relatedBy: relation, toItem: isReversed ? second : first,
        attribute: isReversed ? secondAttribute : firstAttribute, constant: distance, priority: priority))
  }

  private mutating func emitSizes(_ view: VisualFormat.View, _ item: LayoutItem) throws(VisualFormatError) {
    let size: LayoutAttribute = parsed.axis == .horizontal ? .width : .height
    for predicate in view.predicates {
      let priority = try priority(predicate)
      if case .name(let name) = predicate.object.value, views.items[name] != nil {
        let other = try self.item(named: name, predicate.object.column)
        guard metrics.values[name] == nil else { throw refusal(predicate.object.column, .ambiguousName(name)) }
        constraints.append(
          LayoutConstraint(
            item: item, attribute: size, relatedBy: predicate.relation, toItem: other, attribute: size,
            multiplier: predicate.multiplier, constant: try addend(predicate), priority: priority))
      } else {
        constraints.append(
          LayoutConstraint(
            item: item, attribute: size, relatedBy: predicate.relation,
            constant: try number(predicate.object, orView: true) * predicate.multiplier + (try addend(predicate)),
            priority: priority))
      }
    }
  }

  /// Each view is aligned with the one before.
  private mutating func emitAlignments(_ items: [LayoutItem]) {
    for alignment in VisualFormatOptions.alignments where options.contains(alignment.option) {
      for (first, second) in zip(items, items.dropFirst()) {
        constraints.append(
          LayoutConstraint(
            item: second, attribute: alignment.attribute, toItem: first, attribute: alignment.attribute))
      }
    }
  }
}
