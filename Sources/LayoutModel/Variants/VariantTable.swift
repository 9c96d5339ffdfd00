/// The variations of a tree's constraints and texts, and what was chosen last.
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
    let handle: LayoutConstraint.Handle
    let fallback: ConstraintState
    /// Gives the constant where no variation does, instead of the fallback's.
    let number: DesignNumber?
    /// By rising specificity; those given later stand later among equals.
    let variations: [ConstraintVariation]
    var chosen: ConstraintState
  }

  /// One text that varies.
  struct TextEntry: Sendable {
    let view: ViewHandle
    let fallback: TextContent
    /// Gives the size of the font where no variation gives a font.
    let pointSize: DesignNumber?
    let variations: [TextVariation]
    var chosen: TextContent
  }

  var constraints: [ConstraintEntry] = []
  var texts: [TextEntry] = []
  /// The surroundings for which was chosen last; nil if variations came since.
  var environment: LayoutEnvironment?

  var isEmpty: Bool { constraints.isEmpty && texts.isEmpty }
}

extension VariantTable.ConstraintEntry {
  /// What the constraint has in surroundings.
  func state(in environment: LayoutEnvironment) -> VariantTable.ConstraintState {
    var state = fallback
    if let number { state.constant = number.value(in: environment) }
    for variation in variations where variation.condition.holds(in: environment) {
      if let constant = variation.constant { state.constant = constant }
      if let multiplier = variation.multiplier { state.multiplier = multiplier }
      if let priority = variation.priority { state.priority = priority }
      if let isActive = variation.isActive { state.isActive = isActive }
    }
    return state
  }
}

extension VariantTable.TextEntry {
  /// What the text has in surroundings.
  func text(in environment: LayoutEnvironment) -> TextContent {
    var text = fallback
    if let pointSize {
      // A font needs a size; a screen without one is laid out with a font that nobody sees.
      let size = max(pointSize.value(in: environment), 1)
      text.font = .system(size: size, weight: fallback.resolvedFont(for: .large).weight)
    }
    for variation in variations where variation.condition.holds(in: environment) {
      if let font = variation.font { text.font = font }
      if let numberOfLines = variation.numberOfLines { text.numberOfLines = numberOfLines }
      if let factor = variation.minimumScaleFactor { text.minimumScaleFactor = factor }
    }
    return text
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
