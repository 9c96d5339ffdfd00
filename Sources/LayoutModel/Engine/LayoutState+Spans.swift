internal import ConstraintKernel

extension LayoutState {
  /// The rectangle that a term with edges of a guide, with margins or with a content area speaks of, along an axis.
  mutating func span(
    _ axis: LayoutConstraint.Axis, of term: LayoutConstraint.Term, at place: Int32, isContent: Bool
  ) throws(SolverError) -> GuideSpan {
    switch term.item {
    case .guide(let guide): return try span(axis, of: guide.kind, at: place)
    case .view:
      var span = term.attribute.isMargin ? try span(axis, of: .layoutMargins, at: place) : GuideSpan()
      if isContent {
        try makeArea(of: place)
        span.isContent = true
      }
      return span
    }
  }

  /// The rectangle of a guide that is not custom, along an axis; makes the inputs that it needs.
  mutating func span(
    _ axis: LayoutConstraint.Axis, of kind: GuideHandle.Kind, at place: Int32
  ) throws(SolverError) -> GuideSpan {
    switch (kind, axis) {
    case (.custom, _), (.frame, _), (.top, .horizontal), (.bottom, .horizontal), (.keyboard, .horizontal):
      return GuideSpan()
    case (.safeArea, _): return try insetSpan(.safeArea, axis, place)
    case (.layoutMargins, _), (.readableContent, .vertical): return try insetSpan(.margins, axis, place)
    case (.readableContent, .horizontal): return try insetSpan(.readable, axis, place)
    case (.content, _):
      try makeArea(of: place)
      return GuideSpan(isContent: true)
    case (.top, .vertical):
      let input = try input(.safeArea, .vertical, of: place)
      return GuideSpan(end: EdgeOffset(input: input?.top))
    case (.bottom, .vertical):
      let input = try input(.safeArea, .vertical, of: place)
      return GuideSpan(start: EdgeOffset(share: 1, input: input?.bottom, sign: -1))
    case (.keyboard, .vertical):
      let input = try input(.keyboard, .vertical, of: place)
      return GuideSpan(start: EdgeOffset(share: 1, input: input?.bottom, sign: -1))
    }
  }

  private mutating func insetSpan(
    _ kind: InsetInput.Kind, _ axis: LayoutConstraint.Axis, _ place: Int32
  ) throws(SolverError) -> GuideSpan {
    let input = try input(kind, axis, of: place)
    return GuideSpan(
      start: EdgeOffset(input: axis == .horizontal ? input?.left : input?.top),
      end: EdgeOffset(share: 1, input: axis == .horizontal ? input?.right : input?.bottom, sign: -1))
  }

  /// The inputs of a view's insets, with the edges along an axis.
  private mutating func input(
    _ kind: InsetInput.Kind, _ axis: LayoutConstraint.Axis, of place: Int32
  ) throws(SolverError) -> InsetInput? {
    guard variables.coordinates[Int(place)].isLaidOut else { return nil }
    let known = variables.inset(kind, ofViewAt: place)
    if let known, let input = variables.insets[Int(known)],
      axis == .horizontal ? input.left != nil : input.bottom != nil
    {
      return input
    }
    let next = variables.coordinates[Int(place)].firstInset
    var input = known.flatMap { variables.insets[Int($0)] } ?? InsetInput(view: place, kind: kind, next: next)
    if axis == .horizontal {
      input.left = try makeInput()
      input.right = try makeInput()
    } else {
      if kind != .keyboard { input.top = try makeInput() }
      input.bottom = try makeInput()
    }
    input.applied = nil
    if let known {
      variables.insets[Int(known)] = input
    } else {
      variables.setFirstInset(store(input), ofViewAt: place)
    }
    return input
  }

  private mutating func store(_ input: InsetInput) -> Int32 {
    if let free = variables.freeInsets.popLast() {
      variables.insets[Int(free)] = input
      return free
    }
    variables.insets.append(input)
    return Int32(variables.insets.count - 1)
  }

  /// A variable that the environment tells.
  mutating func makeInput() throws(SolverError) -> Variable {
    let variable = solver.makeVariable()
    try solver.edit(variable, at: ConstraintKernel.Priority.required, tag: Demand.none)
    return variable
  }

  /// Makes the content area of a view that scrolls, unless it has one.
  mutating func makeArea(of place: Int32) throws(SolverError) {
    guard let box = variables.views[Int(place)], box.area == nil else { return }
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let guide = GuideHandle(owningView: ViewHandle(index: place, stamp: box.stamp), kind: .content)
    let demands = makeNonNegative(.guide(guide), width, height, age: box.age)
    variables.views[Int(place)]?.area = ContentArea(width: width, height: height, nonNegative: demands)
    variables.setOwner(.area(place), of: width)
    variables.setOwner(.area(place), of: height)
    touchedViews.append(place)
    newAreas.append(place)
    viewsWithAreas.append(place)
  }
}
