import LayoutModel

extension VisualFormatEmission {
  func refusal(_ column: Int, _ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: format, column: column, reason: reason)
  }

  func checkOptions() throws(VisualFormatError) {
    for alignment in VisualFormatOptions.alignments
    where options.contains(alignment.option) && alignment.attribute.axis == parsed.axis {
      throw refusal(1, .alignmentAlongAxis(alignment.name))
    }
    if options.isSuperset(of: [.directionLeftToRight, .directionRightToLeft]) {
      throw refusal(1, .contradictoryOptions("directionLeftToRight and directionRightToLeft"))
    }
  }

  /// The view or guide of a name.
  func item(named name: String, _ column: Int) throws(VisualFormatError) -> LayoutItem {
    guard let item = views.items[name] else { throw refusal(column, .unknownView(name)) }
    guard !views.repeated.contains(name) else { throw refusal(column, .ambiguousName(name)) }
    return item
  }

  /// What the bar stands for beside a view: its superview, or the view that owns a guide.
  func superview(of item: LayoutItem, _ view: VisualFormat.View, bar: Int) throws(VisualFormatError) -> LayoutItem {
    switch item {
    case .guide(let guide): return guide.owningView.item
    case .view(let handle):
      guard let superview = tree.superview(of: handle) else { throw refusal(bar, .noSuperview(view.name)) }
      return superview.item
    }
  }

  /// The number that a token stands for.
  ///
  /// - Parameters:
  ///   - token: A number or the name of a metric.
  ///   - orView: Whether the name of a view could stand there too; that only matters for the words of the refusal.
  func number(_ token: VisualFormat.Token, orView: Bool = false) throws(VisualFormatError) -> Double {
    switch token.value {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics.values[name] else {
        if views.items[name] != nil { throw refusal(token.column, .distanceTiedToView(name)) }
        throw refusal(token.column, orView ? .unknownName(name) : .unknownMetric(name))
      }
      guard !metrics.repeated.contains(name) else { throw refusal(token.column, .ambiguousName(name)) }
      guard number.isFinite else { throw refusal(token.column, .nonFinite(name)) }
      return number
    }
  }

  func distance(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    try number(predicate.object) * predicate.multiplier + addend(predicate)
  }

  func addend(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let addend = predicate.addend else { return 0 }
    return addend.sign * (try number(addend.token))
  }

  func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
    guard let token = predicate.priority else { return .required }
    let priority = LayoutPriority(try number(token))
    guard priority.isInRange else { throw refusal(token.column, .priorityOutOfRange(priority.value)) }
    return priority
  }
}
