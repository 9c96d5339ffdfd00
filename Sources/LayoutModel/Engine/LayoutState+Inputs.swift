internal import ConstraintKernel

extension LayoutState {
  /// What has to be suggested for the surroundings: only what differs from before.
  func suggestions(for environment: LayoutEnvironment) -> [Suggestion] {
    guard let root = variables.views.first ?? nil else { return [] }
    var result: [Suggestion] = []
    if appliedSize?.width != environment.size.width {
      result.append((root.variables.width, environment.size.width))
    }
    if appliedSize?.height != environment.size.height {
      result.append((root.variables.height, environment.size.height))
    }
    if let insets = root.insets { result += suggestions(for: insets, environment.safeAreaInsets) }
    // A nested safe area starts at what it was, or at nothing, and follows the geometry after the solve.
    for place in nestedSafeAreas {
      guard let insets = variables.views[Int(place)]?.insets, insets.applied == nil else { continue }
      result += suggestions(for: insets, .zero)
    }
    return result
  }

  /// What has to be suggested for one safe area.
  func suggestions(for variables: InsetVariables, _ insets: EdgeInsets) -> [Suggestion] {
    let edges = [
      (variables.top, variables.applied?.top, insets.top), (variables.left, variables.applied?.left, insets.left),
      (variables.bottom, variables.applied?.bottom, insets.bottom),
      (variables.right, variables.applied?.right, insets.right),
    ]
    return edges.compactMap { variable, applied, wanted in
      applied == wanted ? nil : (variable: variable, value: wanted)
    }
  }

  /// Writes down what was suggested, after the solve.
  mutating func noteApplied(_ environment: LayoutEnvironment) {
    appliedSize = environment.size
    variables.views[0]?.insets?.applied = environment.safeAreaInsets
    for place in nestedSafeAreas where variables.views[Int(place)]?.insets?.applied == nil {
      variables.views[Int(place)]?.insets?.applied = .zero
    }
  }

  /// The inputs with their values, for a conflict report.
  func inputs(_ suggestions: [Suggestion], _ tree: LayoutTree) -> [SolverInput] {
    guard let root = variables.views.first ?? nil else { return [] }
    let name = tree.describe(tree.root.item)
    var named: [(Variable, LayoutItem, String, LayoutAttribute?)] = [
      (root.variables.width, tree.root.item, "\(name).width", .width),
      (root.variables.height, tree.root.item, "\(name).height", .height),
    ]
    for place in [0] + nestedSafeAreas {
      guard let insets = variables.views[Int(place)]?.insets, let view = tree.handle(place) else { continue }
      let item = view.safeAreaLayoutGuide.item
      for (variable, edge) in zip(insets.all, ["top", "left", "bottom", "right"]) {
        named.append((variable, item, "\(tree.describe(item)) \(edge) inset", nil))
      }
    }
    return named.compactMap { variable, item, name, attribute in
      guard let handle = solver.editConstraint(of: variable) else { return nil }
      let value = suggestions.last { $0.variable == variable }?.value ?? solver.value(of: variable)
      return SolverInput(handle: handle, item: item, name: name, attribute: attribute, value: value)
    }
  }
}
