/// What the variations of a tree come to in the environment of a pass.
struct ChosenVariants: Sendable {
  /// The numbers of constraints that vary, by their places.
  fileprivate(set) var constraints: [Int32: VariantTable.ConstraintState] = [:]
  /// The texts that vary, by the places of their views.
  fileprivate(set) var texts: [Int32: TextContent] = [:]
  /// The environment.
  fileprivate var environment: LayoutEnvironment?

  var isEmpty: Bool { constraints.isEmpty && texts.isEmpty }
}

extension LayoutState {
  /// A constraint of the tree with the numbers that are in effect.
  func constraint(at place: Int32, _ tree: LayoutTree) -> LayoutConstraint {
    let constraint = tree.constraintRecords[Int(place)].constraint
    if chosen.constraints.isEmpty { return constraint }
    return chosen.constraints[place].map(constraint.with) ?? constraint
  }

  /// Whether a constraint of the tree is active in the environment.
  func isActive(at place: Int32, _ tree: LayoutTree) -> Bool {
    let isActive = tree.constraintRecords[Int(place)].isActive
    if chosen.constraints.isEmpty { return isActive }
    return chosen.constraints[place]?.isActive ?? isActive
  }

  /// The text of a view with the properties that are in effect.
  func text(of place: Int32, _ tree: LayoutTree) -> TextContent? {
    let text = tree.views[Int(place)].details.text
    return chosen.texts.isEmpty || text == nil ? text : chosen.texts[place] ?? text
  }

  /// Chooses the variants for an environment.
  ///
  /// - Parameters:
  ///   - changes: What changed in the tree; everything is chosen anew if nil.
  ///   - environment: The environment.
  /// - Returns: The places of constraints and of views for which something else is chosen than before.
  /// - Complexity: O(c) for c changes, or O(v) for v variations in another environment.
  mutating func chooseVariants(
    _ tree: LayoutTree, _ changes: TreeJournal.Changes?, _ environment: LayoutEnvironment
  ) -> (constraints: [Int32], views: [Int32]) {
    if tree.variants.isEmpty && chosen.isEmpty { return ([], []) }
    for place in changes?.constraints ?? [] {
      chosen.constraints[place] = tree.state(ofConstraintAt: place, in: environment)
    }
    for place in changes?.views ?? [] { chosen.texts[place] = tree.variedText(at: place, in: environment) }
    if changes != nil && chosen.environment == environment { return ([], []) }
    chosen.environment = environment
    // Nothing depends on the order in which a dictionary is walked through.
    var constraints: [Int32] = []
    for place in tree.variants.constraints.keys {
      let state = tree.state(ofConstraintAt: place, in: environment)
      if chosen.constraints[place] == state { continue }
      chosen.constraints[place] = state
      constraints.append(place)
    }
    var views: [Int32] = []
    for place in tree.variants.texts.keys {
      let text = tree.variedText(at: place, in: environment)
      if chosen.texts[place] == text { continue }
      chosen.texts[place] = text
      views.append(place)
    }
    return (constraints.sorted(), views.sorted())
  }
}

extension LayoutTree {
  /// The text in a place in an environment; nil if it does not vary.
  fileprivate func variedText(at place: Int32, in environment: LayoutEnvironment) -> TextContent? {
    guard let entry = variants.texts[place], let text = views[Int(place)].details.text else { return nil }
    return entry.text(text, in: environment)
  }
}
