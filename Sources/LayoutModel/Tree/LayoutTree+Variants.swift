extension LayoutTree {
  /// Adds constraints that vary and activates them; all or none.
  ///
  /// An engine's pass chooses for its environment before it solves: everything switches in one solve, and only what differs.
  ///
  /// - Parameter constraints: The constraints with their variations.
  /// - Returns: A handle for each, in the same order.
  /// - Throws: As ``activate(_:)``; for the variations, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/priorityOutOfRange(_:in:)`` and
  ///   ``LayoutError/noSuchTerm(_:_:)``.
  @discardableResult
  public mutating func activate(
    varying constraints: [VaryingConstraint]
  ) throws(LayoutError) -> [LayoutConstraint.Handle] {
    for varying in constraints { try validate(varying.variations, of: varying.constraint) }
    let handles = try activate(constraints.map { $0.constraint })
    for (varying, handle) in zip(constraints, handles) { try vary(handle, varying.variations) }
    return handles
  }

  /// Gives a constraint variations, in place of those that it has.
  ///
  /// The constraint itself stays as it is: its own numbers count where no variation gives others, and what is changed by hand are these.
  /// ``constraint(_:in:)`` reads the numbers that are in effect in an environment.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - variations: The variations; none makes the constraint constant again.
  /// - Throws: ``LayoutError/unknownConstraint``; ``LayoutError/nonFinite(_:in:)`` and
  ///   ``LayoutError/priorityOutOfRange(_:in:)`` for numbers that cannot be; ``LayoutError/noSuchTerm(_:_:)`` for a multiplier where the
  ///   right side has no term or several. The tree is then unchanged.
  public mutating func vary(
    _ handle: LayoutConstraint.Handle, _ variations: [ConstraintVariation]
  ) throws(LayoutError) {
    try vary(handle, variations, number: nil)
  }

  /// Gives a constraint variations, written one after another.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - variations: The variations.
  /// - Throws: As for variations in an array.
  public mutating func vary(
    _ handle: LayoutConstraint.Handle, _ variations: ConstraintVariation...
  ) throws(LayoutError) {
    try vary(handle, variations)
  }

  /// Gives the text of a view variations, in place of those that it has.
  ///
  /// ```swift
  /// try tree.varyText(
  ///   of: title,
  ///   [
  ///     TextVariation(when: .screen(.phone3_5), font: .style(.title3)),
  ///     TextVariation(when: .orientation(.landscape), numberOfLines: 1),
  ///   ])
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view with a text; a view without one stays without.
  ///   - variations: The variations.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/nonFinite(_:in:)`` and ``LayoutError/negativeSize(_:of:)`` for a font
  ///   size that cannot be. The tree is then unchanged.
  public mutating func varyText(of view: ViewHandle, _ variations: [TextVariation] = []) throws(LayoutError) {
    try varyText(of: view, variations, font: nil)
  }

  /// The variations of a constraint, the more specific ones later; none if it does not vary.
  public func variations(of handle: LayoutConstraint.Handle) -> [ConstraintVariation] {
    contains(handle) ? variants.constraints[handle.index]?.variations ?? [] : []
  }

  /// The variations of a constraint that hold in an environment, the more specific ones later: why it has the numbers that it has there,
  /// or why it is not active.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - environment: The environment.
  public func variations(
    of handle: LayoutConstraint.Handle, in environment: LayoutEnvironment
  ) -> [ConstraintVariation] {
    variations(of: handle).filter { $0.condition.holds(in: environment) }
  }

  /// A constraint with the numbers that are in effect in an environment.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - environment: The environment.
  /// - Throws: ``LayoutError/unknownConstraint``.
  public func constraint(
    _ handle: LayoutConstraint.Handle, in environment: LayoutEnvironment
  ) throws(LayoutError) -> LayoutConstraint {
    let record = try record(handle)
    return state(ofConstraintAt: handle.index, in: environment).map(record.constraint.with) ?? record.constraint
  }

  /// Whether a constraint is active in an environment; false for an unknown handle.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - environment: The environment.
  public func isActive(_ handle: LayoutConstraint.Handle, in environment: LayoutEnvironment) -> Bool {
    guard contains(handle) else { return false }
    return state(ofConstraintAt: handle.index, in: environment)?.isActive ?? isActive(handle)
  }

  /// The text of a view with the properties that are in effect in an environment; nil for a view without text.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment.
  public func text(of view: ViewHandle, in environment: LayoutEnvironment) -> TextContent? {
    guard let text = text(of: view) else { return nil }
    return variants.texts[view.index]?.text(text, in: environment) ?? text
  }
}

extension LayoutTree {
  /// Gives the text of a view variations, and a font that follows the environment where no variation has one.
  package mutating func varyText(
    of view: ViewHandle, _ variations: [TextVariation],
    font: (@Sendable (_ fallback: TextContent, LayoutEnvironment) -> TextContent.Font)?
  ) throws(LayoutError) {
    try check(view)
    for case .system(let size, _)? in variations.map({ $0.font }) { try check(fontSize: size, of: view) }
    journal.note(view: view.index)
    guard !variations.isEmpty || font != nil, text(of: view) != nil else {
      variants.texts[view.index] = nil
      return
    }
    variants.texts[view.index] = VariantTable.TextEntry(
      font: font, variations: variations.sorted(bySpecificityOf: { $0.condition }))
  }

  /// Refuses the size of a font that cannot be.
  package func check(fontSize size: Double, of view: ViewHandle) throws(LayoutError) {
    guard size.isFinite else { throw .nonFinite("font size", in: describe(view.item)) }
    guard size >= 0 else { throw .negativeSize(size, of: describe(view.item)) }
  }

  /// Gives a constraint variations, and a constant that follows the environment where no variation has one.
  package mutating func vary(
    _ handle: LayoutConstraint.Handle, _ variations: [ConstraintVariation],
    number: (@Sendable (LayoutEnvironment) -> Double)?
  ) throws(LayoutError) {
    let constraint = try record(handle).constraint
    try validate(variations, of: constraint)
    journal.note(constraint: handle.index)
    let isConstant = variations.isEmpty && number == nil
    variants.constraints[handle.index] =
      isConstant
      ? nil
      : VariantTable.ConstraintEntry(
        number: number, variations: variations.sorted(bySpecificityOf: { $0.condition }))
  }

  /// What a constraint that varies has in an environment; nil if it does not vary. There has to be a constraint in the place.
  func state(ofConstraintAt place: Int32, in environment: LayoutEnvironment) -> VariantTable.ConstraintState? {
    if variants.constraints.isEmpty { return nil }
    return variants.constraints[place]?.state(of: constraintRecords[Int(place)], in: environment)
  }

  /// Gives a constraint the numbers that are in effect in an environment, and takes its variations.
  package mutating func fix(
    _ handle: LayoutConstraint.Handle, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard let state = state(ofConstraintAt: handle.index, in: environment) else { return }
    let record = try record(handle)
    constraintRecords[Int(handle.index)].constraint = record.constraint.with(state)
    constraintRecords[Int(handle.index)].isActive = state.isActive
    try vary(handle, [])
  }

  /// Lets the constant of a constraint be its own, if it followed the environment.
  mutating func forgetNumber(of handle: LayoutConstraint.Handle) {
    guard variants.constraints[handle.index]?.number != nil else { return }
    variants.constraints[handle.index]?.number = nil
    journal.note(constraint: handle.index)
  }

  /// Refuses variations that a constraint cannot have.
  private func validate(
    _ variations: [ConstraintVariation], of constraint: LayoutConstraint
  ) throws(LayoutError) {
    for variation in variations {
      if let constant = variation.constant, !constant.isFinite {
        throw .nonFinite("constant of a variation", in: describe(constraint))
      }
      if let multiplier = variation.multiplier {
        guard multiplier.isFinite else { throw .nonFinite("multiplier of a variation", in: describe(constraint)) }
        guard constraint.right.termCount == 1 else {
          throw .noSuchTerm(describe(constraint), "the multiplier of a variation")
        }
      }
      if let priority = variation.priority, !priority.isInRange {
        throw .priorityOutOfRange(priority.value, in: describe(constraint))
      }
    }
  }
}
