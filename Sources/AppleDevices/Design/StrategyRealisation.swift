import LayoutModel

/// The constraints of one line of a strategy table.
struct StrategyRealisation {
  let main: LayoutConstraint
  let limits: [LayoutConstraint]
  /// What the main constraint has on other conditions.
  let variations: [ConstraintVariation]
  /// Where limits do not count.
  let limitVariations: [ConstraintVariation]
  /// The constant that follows the environment, if no multiple does.
  let number: DesignNumber?

  init(_ row: Strategy, _ reference: DesignReference, root: ViewHandle) {
    let right: LayoutConstraint.Side
    var number: DesignNumber?
    switch row.rule {
    case .fixed: right = LayoutConstraint.Side(nil, constant: row.reference)
    case .share(let item, let attribute, let length):
      right = Self.share(row.reference / length, of: item, attribute)
    case .scaled(let measure):
      if let anchor = measure.anchor(of: root) {
        let length = measure.length(in: reference.environment)
        right = Self.share(row.reference / length, of: anchor.item, anchor.attribute)
      } else {
        right = LayoutConstraint.Side(nil, constant: row.reference)
        number = Self.number(row, .scaled(measure), reference)
      }
    case .text(let style):
      right = LayoutConstraint.Side(nil, constant: row.reference)
      number = Self.number(row, .text(style), reference)
    }
    let isMultiple = right.termCount > 0
    let hasLimits = isMultiple && (row.floor != nil || row.ceiling != nil)
    main = LayoutConstraint(
      row.measured, .equal, right, priority: hasLimits ? .high : .required, identifier: row.identifier)
    limits = hasLimits ? Self.limits(row) : []
    variations = row.exceptions.map { exception in
      switch exception.value {
      case .points(let points):
        ConstraintVariation(when: exception.condition, constant: points, multiplier: isMultiple ? 0 : nil)
      case .share(let share): ConstraintVariation(when: exception.condition, constant: 0, multiplier: share)
      }
    }
    limitVariations = row.exceptions.map { ConstraintVariation(when: $0.condition, isActive: false) }
    self.number = number
  }

  private static func share(
    _ share: Double, of item: LayoutItem, _ attribute: LayoutAttribute
  ) -> LayoutConstraint.Side {
    LayoutConstraint.Side(
      LayoutConstraint.Term(multiplier: share, item: item, attribute: attribute), constant: 0)
  }

  private static func number(
    _ row: Strategy, _ rule: DesignNumber.Rule, _ reference: DesignReference
  ) -> DesignNumber {
    DesignNumber(row.reference, rule, in: reference, floor: row.floor, ceiling: row.ceiling)
  }

  private static func limits(_ row: Strategy) -> [LayoutConstraint] {
    func limit(_ relation: LayoutConstraint.Relation, _ points: Double, _ name: String) -> LayoutConstraint {
      LayoutConstraint(
        row.measured, relation, LayoutConstraint.Side(nil, constant: points), identifier: "\(row.identifier).\(name)")
    }
    return [
      row.floor.map { limit(.greaterThanOrEqual, $0, "minimum") },
      row.ceiling.map { limit(.lessThanOrEqual, $0, "maximum") },
    ].compactMap { $0 }
  }
}
