internal import ConstraintKernel

extension LayoutState {
  /// What has to be suggested for the environment before the first solve: only what differs from before.
  func suggestions(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [Suggestion] {
    var result: [Suggestion] = []
    if let box = topBox {
      let (width, height) = givenLengths(environment)
      if let width, appliedSize?.width != width { result.append((box.width, width)) }
      if let height, appliedSize?.height != height { result.append((box.height, height)) }
    }
    let geometry = geometry(tree, environment)
    for case let input? in variables.insets {
      // Insets of other views follow the geometry after the solve. They start from the same values whatever came before.
      guard isEnvironments(input.view) || input.applied == nil || startsInsetsAnew else { continue }
      input.append(firstValues(of: input, geometry), to: &result)
    }
    return result
  }

  private var topBox: BoxVariables? {
    Int(top) < variables.views.count ? variables.views[Int(top)]?.variables : nil
  }

  private func geometry(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> InsetGeometry {
    InsetGeometry(tree: tree, environment: environment, frames: frames, scope: scope)
  }

  private func firstValues(of input: InsetInput, _ geometry: InsetGeometry) -> LayoutInsets {
    isEnvironments(input.view) ? geometry.values(input.kind, of: 0) : geometry.initialValues(input.kind, of: input.view)
  }

  /// Writes down what was suggested, after the solve.
  mutating func noteApplied(_ tree: LayoutTree, _ environment: LayoutEnvironment) {
    let (width, height) = givenLengths(environment)
    appliedSize = LayoutSize(width: width ?? 0, height: height ?? 0)
    let geometry = geometry(tree, environment)
    for (place, input) in variables.insets.enumerated() {
      guard let input, isEnvironments(input.view) || input.applied == nil || startsInsetsAnew else { continue }
      let values = firstValues(of: input, geometry)
      variables.insets[place]?.applied = values
    }
  }

  /// The insets inside the root that the geometry has moved away from what was suggested. Only those whose view moved since the last
  /// call are worked out, unless the tree or the environment is another.
  mutating func staleInsets(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [(
    place: Int32, insets: LayoutInsets
  )] {
    let geometry = geometry(tree, environment)
    var result: [(place: Int32, insets: LayoutInsets)] = []
    for (place, input) in variables.insets.enumerated() {
      guard let input, !isEnvironments(input.view), let applied = input.applied,
        checksAllInsets || frames.hasMoved(input.view, since: insetsCheckedIn, tree)
      else { continue }
      let insets = geometry.values(input.kind, of: input.view)
      if applied.differs(from: insets) { result.append((Int32(place), insets)) }
    }
    checksAllInsets = false
    insetsCheckedIn = frames.round
    return result
  }

  /// The inputs with their values, for a conflict report.
  func inputs(_ suggestions: [Suggestion], _ tree: LayoutTree) -> [SolverInput] {
    typealias Input = AppliedConstraint.Input
    var named: [(variable: Variable, item: LayoutItem, input: Input, isAutoresized: Bool)] = []
    if let box = topBox, let view = tree.handle(top) {
      // Lengths that are not given are no inputs and have no edit below.
      named = [(box.width, view.item, .width, false), (box.height, view.item, .height, false)]
    }
    for case let input? in variables.insets {
      guard let view = tree.handle(input.view) else { continue }
      let item = LayoutItem.guide(GuideHandle(owningView: view, kind: input.kind.guide))
      for edge in input.edges { named.append((edge.variable, item, edge.input, false)) }
    }
    for view in autoresized {
      guard let box = variables.views[Int(view.place)], let handle = tree.handle(view.place) else { continue }
      if let left = box.variables.left { named.append((left, handle.item, .x, true)) }
      if let top = box.variables.top { named.append((top, handle.item, .y, true)) }
      named.append((box.variables.width, handle.item, .width, true))
      named.append((box.variables.height, handle.item, .height, true))
    }
    return named.compactMap { variable, item, input, isAutoresized in
      guard let handle = solver.editConstraint(of: variable) else { return nil }
      let value = suggestions.last { $0.variable == variable }?.value ?? solver.value(of: variable)
      let origin: AppliedConstraint.Origin = isAutoresized ? .autoresizing(input) : .environment(input)
      return SolverInput(handle: handle, constraint: AppliedConstraint(origin, input, of: item, value))
    }
  }
}

extension LayoutInsets {
  /// Whether the insets differ by more than the solver's noise, which could be followed without end.
  fileprivate func differs(from other: LayoutInsets) -> Bool {
    (top - other.top).magnitude > Tolerances.inset || (left - other.left).magnitude > Tolerances.inset
      || (bottom - other.bottom).magnitude > Tolerances.inset || (right - other.right).magnitude > Tolerances.inset
  }
}
