extension LayoutTree {
  /// Adds constraints that vary and activates them; all or none.
  ///
  /// An engine's pass chooses for its surroundings before it solves: everything switches in one solve, and only what differs.
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
  /// What the constraint has now becomes what it has where no variation holds. A number that is changed by hand stands until the variations
  /// choose another one for it.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - variations: The variations; none makes the constraint constant again, as it was without variations.
  /// - Throws: ``LayoutError/unknownConstraint``; ``LayoutError/nonFinite(_:in:)`` and
  ///   ``LayoutError/priorityOutOfRange(_:in:)`` for numbers that cannot be; ``LayoutError/noSuchTerm(_:_:)`` for a multiplier where the
  ///   right side has no term or several. The tree is then unchanged.
  /// - Complexity: O(v) for v constraints that vary.
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
  ///   of: title, pointSize: DesignNumber(28, .scaled(.width), in: design, floor: 24, ceiling: 40),
  ///   [TextVariation(when: .screen(.phone3_5), font: .style(.title3))])
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view with a text; a view without one stays without.
  ///   - pointSize: The size of the system font where no variation gives a font, as a number of a design; nil leaves the font.
  ///   - variations: The variations.
  /// - Throws: ``LayoutError/unknownItem(_:)``; ``LayoutError/nonFinite(_:in:)`` and ``LayoutError/negativeSize(_:of:)`` for a font
  ///   size that cannot be. The tree is then unchanged.
  public mutating func varyText(
    of view: ViewHandle, pointSize: DesignNumber? = nil, _ variations: [TextVariation] = []
  ) throws(LayoutError) {
    try check(view)
    var sizes = [pointSize?.value, pointSize?.floor, pointSize?.ceiling].compactMap { $0 }
    for case .system(let size, _)? in variations.map({ $0.font }) { sizes.append(size) }
    for size in sizes {
      guard size.isFinite else { throw .nonFinite("font size", in: describe(view.item)) }
      guard size >= 0 else { throw .negativeSize(size, of: describe(view.item)) }
    }
    if let place = variants.texts.firstIndex(where: { $0.view == view }) {
      let entry = variants.texts.remove(at: place)
      try setText(entry.fallback, of: view)
    }
    variants.environment = nil
    guard !variations.isEmpty || pointSize != nil, let text = text(of: view) else { return }
    variants.texts.append(
      VariantTable.TextEntry(
        view: view, fallback: text, pointSize: pointSize,
        variations: variations.sorted(bySpecificityOf: { $0.condition }),
        chosen: text))
  }

  /// The variations of a constraint, the more specific ones later; none if it does not vary.
  public func variations(of handle: LayoutConstraint.Handle) -> [ConstraintVariation] {
    variants.constraints.first { $0.handle == handle }?.variations ?? []
  }

  /// The variations of a constraint that hold in surroundings, the more specific ones later: why it has the numbers that it has there,
  /// or why it is not active.
  ///
  /// - Parameters:
  ///   - handle: The constraint.
  ///   - environment: The surroundings.
  public func variations(
    of handle: LayoutConstraint.Handle, in environment: LayoutEnvironment
  ) -> [ConstraintVariation] {
    variations(of: handle).filter { $0.condition.holds(in: environment) }
  }
}

extension LayoutTree {
  /// Gives a constraint variations and a number that follows the surroundings.
  mutating func vary(
    _ handle: LayoutConstraint.Handle, _ variations: [ConstraintVariation], number: DesignNumber?
  ) throws(LayoutError) {
    let constraint = try record(handle).constraint
    try validate(variations, of: constraint)
    if let place = variants.constraints.firstIndex(where: { $0.handle == handle }) {
      let entry = variants.constraints.remove(at: place)
      try choose(entry.fallback, insteadOf: entry.chosen, for: handle)
    }
    variants.environment = nil
    guard !variations.isEmpty || number != nil else { return }
    let state = try state(of: handle)
    variants.constraints.append(
      VariantTable.ConstraintEntry(
        handle: handle, fallback: state, number: number,
        variations: variations.sorted(bySpecificityOf: { $0.condition }),
        chosen: state))
  }

  /// Brings constraints and texts to what their variations say for surroundings. Nothing is done for surroundings that have been applied.
  ///
  /// - Complexity: O(v) for v variations; what does not change costs nothing afterwards.
  mutating func applyVariants(in environment: LayoutEnvironment) throws(LayoutError) {
    guard !variants.isEmpty, variants.environment != environment else { return }
    variants.constraints = variants.constraints.filter { contains($0.handle) }
    variants.texts = variants.texts.filter { isLive($0.view) }
    for place in variants.constraints.indices {
      let entry = variants.constraints[place]
      let state = entry.state(in: environment)
      guard state != entry.chosen else { continue }
      try choose(state, insteadOf: entry.chosen, for: entry.handle)
      variants.constraints[place].chosen = state
    }
    for place in variants.texts.indices {
      let entry = variants.texts[place]
      let text = entry.text(in: environment)
      guard text != entry.chosen else { continue }
      try setText(text, of: entry.view)
      variants.texts[place].chosen = text
    }
    variants.environment = environment
  }

  private func state(of handle: LayoutConstraint.Handle) throws(LayoutError) -> VariantTable.ConstraintState {
    let record = try record(handle)
    let right = record.constraint.right
    return VariantTable.ConstraintState(
      constant: right.constant, multiplier: right.termCount == 1 ? right.terms[0].multiplier : nil,
      priority: record.constraint.priority, isActive: record.isActive)
  }

  /// Sets what differs between two states.
  private mutating func choose(
    _ state: VariantTable.ConstraintState, insteadOf old: VariantTable.ConstraintState,
    for handle: LayoutConstraint.Handle
  ) throws(LayoutError) {
    guard contains(handle) else { return }
    if state.constant != old.constant { try setConstant(state.constant, of: handle) }
    if let multiplier = state.multiplier, multiplier != old.multiplier { try setMultiplier(multiplier, of: handle) }
    if state.priority != old.priority { try setPriority(state.priority, of: handle) }
    guard state.isActive != old.isActive else { return }
    if !state.isActive {
      try deactivate([handle])
    } else if commonAncestor(of: try record(handle).constraint) != nil {
      // Views that were taken apart have nothing to be constrained until they are together again.
      try reactivate([handle])
    }
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
