internal import ConstraintKernel

extension LayoutState {
  /// Makes, keeps or retires the variables of a view, and asks for what its content wants.
  mutating func updateBox(
    ofView place: Int32, _ tree: LayoutTree, isWanted: Bool, _ context: MeasuringContext
  ) throws(SolverError) {
    let index = Int(place)
    let stamp = tree.views[index].stamp
    if let box = variables.views[index], box.stamp != stamp || !isWanted {
      retire(box)
      variables.setView(nil, at: place)
      frames.remove(place)
      measurements[place] = nil
    }
    guard isWanted else { return }
    let view = ViewHandle(index: place, stamp: stamp)
    var box: Box
    if let known = variables.views[index] {
      box = known
    } else {
      let age = tree.views[index].age
      box = place == top ? try makeTopBox(view, age: age) : makeBox(.view(view), stamp: stamp, age: age)
      variables.setOwner(.view(place), of: box.variables)
    }
    let hasStandardDetails = tree.views[index].hasStandardDetails
    if !hasStandardDetails || box.hasDetails {
      let details = tree.views[index].details
      if box.alignment != details.alignmentRectInsets {
        box.alignment = details.alignmentRectInsets
        if box.isAutoresized { forgetAutoresized(place) }
      }
      try updateAutoresizing(details.translatesAutoresizingMask && details.autoresizing != nil, &box)
      box.hasDetails = !hasStandardDetails
    }
    if context.measurer != nil || !measurements.isEmpty { updateMeasurement(of: view, tree, context) }
    let isCollapsed = tree.views[index].isCollapsed && !box.isAutoresized
    updateCollapse(isCollapsed, of: view, &box)
    let takesNoWishes = isCollapsed || box.isAutoresized
    updateContent(takesNoWishes ? ContentSize() : measurements.content(of: place, tree), of: view, &box)
    variables.setView(box, at: place)
    touchedViews.append(place)
  }

  /// Makes, keeps or retires the variables of a custom guide. Its owner has to be up to date.
  mutating func updateBox(ofGuide place: Int32, _ tree: LayoutTree) {
    let record = tree.guideRecords[Int(place)]
    let owner = variables.views[Int(record.owner)]
    let isWanted = record.isLive && owner != nil
    if let box = variables.guides[Int(place)], box.stamp != record.stamp || !isWanted {
      retire(box)
      variables.guides[Int(place)] = nil
    }
    guard isWanted, let owner, variables.guides[Int(place)] == nil else { return }
    let guide = GuideHandle(
      owningView: ViewHandle(index: record.owner, stamp: owner.stamp),
      kind: .custom(index: place, stamp: record.stamp))
    let box = makeBox(.guide(guide), stamp: record.stamp, age: record.age)
    variables.setOwner(.guide(place), of: box.variables)
    variables.guides[Int(place)] = box
    touchedGuides.append(place)
  }

  /// The root's size is a required edit: the environment tells it, and a rotation only suggests another. So are the lengths that another
  /// view is given.
  private mutating func makeTopBox(_ view: ViewHandle, age: UInt32) throws(SolverError) -> Box {
    guard let scope else {
      let box = BoxVariables(left: nil, top: nil, width: try makeInput(), height: try makeInput())
      return Box(stamp: view.stamp, age: 0, variables: box)
    }
    let box = makeBox(.view(view), stamp: view.stamp, age: age)
    for (variable, length) in [(box.variables.width, scope.width), (box.variables.height, scope.height)]
    where length != nil {
      try solver.edit(variable, at: ConstraintKernel.Priority.required, tag: Demand.none)
    }
    return box
  }

  private mutating func makeBox(_ item: LayoutItem, stamp: UInt32, age: UInt32) -> Box {
    let box = BoxVariables(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    return Box(
      stamp: stamp, age: age, variables: box, nonNegative: makeNonNegative(item, box.width, box.height, age: age))
  }

  /// Demands that two lengths of an item are not negative.
  mutating func makeNonNegative(
    _ item: LayoutItem, _ width: Variable, _ height: Variable, age: UInt32
  ) -> DemandPair {
    let horizontal = BoundRow(width, .greaterThanOrEqual, 0, .required)
    let vertical = BoundRow(height, .greaterThanOrEqual, 0, .required)
    return DemandPair(
      width: demands.insert(.nonNegative(item, .width), age: age, horizontal),
      height: demands.insert(.nonNegative(item, .height), age: age, vertical))
  }

  mutating func updateContent(_ content: ContentSize, of view: ViewHandle, _ box: inout Box) {
    // The root's size is an input and takes no optional constraints.
    guard box.variables.left != nil else { return }
    let (width, height, age) = (box.variables.width, box.variables.height, box.age)
    updateContent(
      content.width.map { BoundRow(width, .lessThanOrEqual, $0, content.horizontalHugging) }, .horizontalHugging, view,
      age,
      &box.content.horizontalHugging)
    updateContent(
      content.width.map { BoundRow(width, .greaterThanOrEqual, $0, content.horizontalCompressionResistance) },
      .horizontalResistance, view, age, &box.content.horizontalResistance)
    updateContent(
      content.height.map { BoundRow(height, .lessThanOrEqual, $0, content.verticalHugging) }, .verticalHugging, view,
      age,
      &box.content.verticalHugging)
    updateContent(
      content.height.map { BoundRow(height, .greaterThanOrEqual, $0, content.verticalCompressionResistance) },
      .verticalResistance, view, age, &box.content.verticalResistance)
  }

  @inline(__always)
  private mutating func updateContent(
    _ row: BoundRow?, _ rule: Demand.ContentRule, _ view: ViewHandle, _ age: UInt32, _ demand: inout Int32
  ) {
    if let row {
      demands.desire(row, .content(view, rule), age: age, in: &demand, solver)
    } else {
      demands.drop(&demand)
    }
  }

  /// A collapsed view is as small as required constraints on its edges let it be.
  private mutating func updateCollapse(_ isCollapsed: Bool, of view: ViewHandle, _ box: inout Box) {
    guard isCollapsed != box.isCollapsed, box.variables.left != nil else { return }
    collapsedViews += isCollapsed ? 1 : -1
    guard isCollapsed else {
      drop(&box.collapsed)
      return
    }
    let horizontal = BoundRow(box.variables.width, .equal, 0, Demand.collapsePriority)
    let vertical = BoundRow(box.variables.height, .equal, 0, Demand.collapsePriority)
    box.collapsed = DemandPair(
      width: demands.insert(.collapsed(view, .width), age: box.age, horizontal),
      height: demands.insert(.collapsed(view, .height), age: box.age, vertical))
  }

  private mutating func drop(_ pair: inout DemandPair) {
    demands.drop(&pair.width)
    demands.drop(&pair.height)
  }

  private mutating func retire(_ box: Box) {
    var box = box
    if box.isCollapsed { collapsedViews -= 1 }
    drop(&box.nonNegative)
    drop(&box.collapsed)
    demands.drop(&box.content.horizontalHugging)
    demands.drop(&box.content.horizontalResistance)
    demands.drop(&box.content.verticalHugging)
    demands.drop(&box.content.verticalResistance)
    retiredVariables += box.variables.all
    if box.isAutoresized {
      endingEdits += box.variables.all
      autoresizedIsStale = true
    } else if box.variables.left == nil {
      endingEdits += box.variables.all
    }
    if var area = box.area {
      drop(&area.nonNegative)
      retiredVariables += [area.width, area.height]
    }
    var place = box.firstInset
    while place != InsetInput.none, let input = variables.insets[Int(place)] {
      let edges = input.edges.map { $0.variable }
      endingEdits += edges
      retiredVariables += edges
      variables.insets[Int(place)] = nil
      variables.freeInsets.append(place)
      place = input.next
    }
  }
}
