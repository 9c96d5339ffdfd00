/// The variations of a tree's constraints and texts.
///
/// What holds where no variation does is not here, but in the tree itself.
struct VariantTable: Sendable {
  /// The properties of a constraint that vary.
  struct ConstraintState: Hashable, Sendable {
    var constant: Double
    /// nil if the right side has not exactly one term.
    var multiplier: Double?
    var priority: LayoutPriority
    var isActive: Bool
  }

  /// One constraint that varies.
  struct ConstraintEntry: Sendable {
    /// Gives the constant where no variation does, instead of the constraint itself.
    var number: (@Sendable (LayoutEnvironment) -> Double)?
    /// By rising specificity; those given later stand later among equals.
    let variations: [ConstraintVariation]
  }

  /// One text that varies.
  struct TextEntry: Sendable {
    /// Gives the font where no variation does, instead of the text itself.
    let font: (@Sendable (_ fallback: TextContent, LayoutEnvironment) -> TextContent.Font)?
    let variations: [TextVariation]
  }

  /// By the places of the constraints.
  var constraints: [Int32: ConstraintEntry] = [:]
  /// By the places of the views.
  var texts: [Int32: TextEntry] = [:]

  var isEmpty: Bool { constraints.isEmpty && texts.isEmpty }
}

extension VariantTable.ConstraintEntry {
  /// What the constraint has in an environment.
  func state(of record: ConstraintRecord, in environment: LayoutEnvironment) -> VariantTable.ConstraintState {
    let right = record.constraint.right
    var state = VariantTable.ConstraintState(
      constant: right.constant, multiplier: right.termCount == 1 ? right.terms[0].multiplier : nil,
      priority: record.constraint.priority, isActive: record.isActive)
    if let number { state.constant = number(environment) }
    for variation in variations where variation.condition.holds(in: environment) {
      if let constant = variation.constant { state.constant = constant }
      if let multiplier = variation.multiplier, state.multiplier != nil { state.multiplier = multiplier }
      if let priority = variation.priority { state.priority = priority }
      if let isActive = variation.isActive { state.isActive = isActive }
    }
    return state
  }
}

extension VariantTable.TextEntry {
  /// What the text has in an environment.
  func text(_ fallback: TextContent, in environment: LayoutEnvironment) -> TextContent {
    var text = fallback
    if let font { text.font = font(fallback, environment) }
    for variation in variations where variation.condition.holds(in: environment) {
      if let font = variation.font { text.font = font }
      if let numberOfLines = variation.numberOfLines { text.numberOfLines = numberOfLines }
      if let factor = variation.minimumScaleFactor { text.minimumScaleFactor = factor }
    }
    return text
  }
}

extension LayoutConstraint {
  /// The constraint with the numbers of a state.
  func with(_ state: VariantTable.ConstraintState) -> LayoutConstraint {
    var result = self
    if rightConstant != state.constant { result.right.constant = state.constant }
    if let multiplier = state.multiplier { result.right.setMultiplier(multiplier, at: 0) }
    result.priority = state.priority
    return result
  }
}

extension Array {
  /// By rising specificity, equally specific ones in the order in which they were given.
  func sorted(bySpecificityOf condition: (Element) -> VariantCondition) -> [Element] {
    enumerated().sorted { first, second in
      let ranks = (condition(first.element).specificity, condition(second.element).specificity)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : first.offset < second.offset
    }.map { $0.element }
  }
}
