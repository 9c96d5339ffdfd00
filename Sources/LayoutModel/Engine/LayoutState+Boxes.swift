internal import ConstraintKernel

extension LayoutState {
  /// Makes, keeps or retires the variables of a view, and asks for what its content wants.
  mutating func updateBox(ofView place: Int32, _ tree: LayoutTree, isUnderRoot: Bool) throws(SolverError) {
    let record = tree.views[Int(place)]
    let isWanted = record.isLive && isUnderRoot
    if let box = variables.views[Int(place)], box.serial != record.serial || !isWanted {
      retire(box)
      variables.views[Int(place)] = nil
      frames.remove(place)
      nestedSafeAreas.removeAll { $0 == place }
    }
    guard isWanted else { return }
    let view = ViewHandle(index: place, serial: record.serial)
    var box: Box
    if let known = variables.views[Int(place)] {
      box = known
    } else if place == 0 {
      box = try makeRootBox(serial: record.serial)
    } else {
      box = makeBox(.view(view), serial: record.serial)
    }
    variables.setOwner(.view(place), of: box.variables.all)
    updateContent(record.content, of: view, &box)
    variables.views[Int(place)] = box
    touchedViews.append(place)
  }

  /// Makes, keeps or retires the variables of a custom guide. Its owner has to be up to date.
  mutating func updateBox(ofGuide place: Int32, _ tree: LayoutTree) {
    let record = tree.guideRecords[Int(place)]
    let owner = variables.views[Int(record.owner)]
    let isWanted = record.isLive && owner != nil
    if let box = variables.guides[Int(place)], box.serial != record.serial || !isWanted {
      retire(box)
      variables.guides[Int(place)] = nil
    }
    guard isWanted, let owner, variables.guides[Int(place)] == nil else { return }
    let guide = GuideHandle(
      owningView: ViewHandle(index: record.owner, serial: owner.serial),
      kind: .custom(index: place, serial: record.serial))
    let box = makeBox(.guide(guide), serial: record.serial)
    variables.setOwner(.guide(place), of: box.variables.all)
    variables.guides[Int(place)] = box
    touchedGuides.append(place)
  }

  /// Makes the inputs behind the safe areas that constraints refer to.
  mutating func prepareSafeAreas(_ constraints: [Int32], _ tree: LayoutTree) throws(SolverError) {
    for place in constraints where tree.constraintRecords[Int(place)].isActive {
      for item in tree.constraintRecords[Int(place)].constraint.items {
        guard case .guide(let guide) = item, guide.kind == .safeArea else { continue }
        let owner = guide.owningView.index
        guard let box = variables.views[Int(owner)], box.insets == nil else { continue }
        let insets = try makeInsets()
        variables.views[Int(owner)]?.insets = insets
        nestedSafeAreas.append(owner)
      }
    }
  }

  /// The root's size and safe area are required edits: the environment tells them, and a rotation only suggests others.
  private mutating func makeRootBox(serial: UInt32) throws(SolverError) -> Box {
    let width = solver.makeVariable("")
    let height = solver.makeVariable("")
    try solver.edit(width, at: ConstraintKernel.Priority.required)
    try solver.edit(height, at: ConstraintKernel.Priority.required)
    let box = BoxVariables(left: nil, top: nil, width: width, height: height)
    return Box(serial: serial, variables: box, insets: try makeInsets())
  }

  private mutating func makeInsets() throws(SolverError) -> InsetVariables {
    let insets = InsetVariables(
      top: solver.makeVariable(""), left: solver.makeVariable(""), bottom: solver.makeVariable(""),
      right: solver.makeVariable(""))
    for variable in insets.all { try solver.edit(variable, at: ConstraintKernel.Priority.required) }
    return insets
  }

  private mutating func makeBox(_ item: LayoutItem, serial: UInt32) -> Box {
    let box = BoxVariables(
      left: solver.makeVariable(""), top: solver.makeVariable(""), width: solver.makeVariable(""),
      height: solver.makeVariable(""))
    let lengths = [(LayoutAttribute.width, box.width), (.height, box.height)]
    let nonNegative = lengths.map { attribute, variable in
      demands.insert(
        Demand(
          .nonNegative(item, attribute), age: serial,
          desired: LoweredRow(variable, .greaterThanOrEqual, 0, .required)))
    }
    return Box(serial: serial, variables: box, nonNegative: nonNegative)
  }

  private mutating func updateContent(_ content: ContentSize, of view: ViewHandle, _ box: inout Box) {
    // The root's size is an input and takes no wishes.
    guard box.variables.left != nil else { return }
    if box.content.isEmpty {
      if content.width == nil && content.height == nil { return }
      box.content = Array(repeating: nil, count: Demand.ContentRule.allCases.count)
    }
    for rule in Demand.ContentRule.allCases {
      let row = Lowering.row(of: rule, content, box.variables)
      demands.desire(row, .content(view, rule), age: view.serial, in: &box.content[rule.rawValue])
    }
  }

  private mutating func retire(_ box: Box) {
    for place in box.nonNegative { demands.desire(nil, at: place) }
    for case let place? in box.content { demands.desire(nil, at: place) }
    retiredVariables += box.variables.all
    if let insets = box.insets {
      retiredEdits += insets.all
      retiredVariables += insets.all
    }
  }
}
