extension LayoutTree {
  /// Changes the constant of a constraint's right side, active or not.
  ///
  /// Of a constraint that varies, this is the constant where no variation gives another, as with the other numbers below.
  ///
  /// - Parameters:
  ///   - constant: In points; any finite number.
  ///   - handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``, ``LayoutError/nonFinite(_:in:)``.
  public mutating func setConstant(_ constant: Double, of handle: LayoutConstraint.Handle) throws(LayoutError) {
    try change(handle) { $0.right.constant = constant }
    if !variants.isEmpty { forgetNumber(of: handle) }
  }

  /// Changes the multiplier of a constraint whose right side has a single term, active or not.
  ///
  /// - Parameters:
  ///   - multiplier: Any finite number, zero and negative ones too.
  ///   - handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/noSuchTerm(_:_:)`` if the
  ///   right side has no term or several.
  public mutating func setMultiplier(
    _ multiplier: Double, of handle: LayoutConstraint.Handle
  ) throws(LayoutError) {
    let constraint = try record(handle).constraint
    guard constraint.right.termCount == 1 else { throw .noSuchTerm(describe(constraint), "its multiplier") }
    try change(handle) { $0.right.setMultiplier(multiplier, at: 0) }
  }

  /// Changes the multiplier of one term of a constraint's right side, active or not.
  ///
  /// - Parameters:
  ///   - multiplier: Any finite number, zero and negative ones too.
  ///   - anchor: The anchor of the term; the first such term is changed.
  ///   - handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/noSuchTerm(_:_:)``.
  public mutating func setMultiplier<Kind>(
    _ multiplier: Double, on anchor: LayoutAnchor<Kind>, of handle: LayoutConstraint.Handle
  ) throws(LayoutError) {
    let constraint = try record(handle).constraint
    let place = constraint.right.terms.firstIndex { $0.item == anchor.item && $0.attribute == anchor.attribute }
    guard let place else {
      throw .noSuchTerm(describe(constraint), "\(describe(anchor.item)).\(anchor.attribute.rawValue)")
    }
    try change(handle) { $0.right.setMultiplier(multiplier, at: place) }
  }

  /// Changes the priority of a constraint, active or not; required constraints may become optional and the reverse.
  ///
  /// - Parameters:
  ///   - priority: Above 0 and up to 1000.
  ///   - handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``, ``LayoutError/priorityOutOfRange(_:in:)``.
  public mutating func setPriority(
    _ priority: LayoutPriority, of handle: LayoutConstraint.Handle
  ) throws(LayoutError) {
    try change(handle) { $0.priority = priority }
  }

  /// Changes how the two sides of a constraint compare, active or not.
  ///
  /// - Parameters:
  ///   - relation: How the sides compare from now on.
  ///   - handle: The constraint.
  /// - Throws: ``LayoutError/unknownConstraint``.
  public mutating func setRelation(
    _ relation: LayoutConstraint.Relation, of handle: LayoutConstraint.Handle
  ) throws(LayoutError) {
    try change(handle) { $0.relation = relation }
  }

  private mutating func change(
    _ handle: LayoutConstraint.Handle, _ body: (inout LayoutConstraint) -> Void
  ) throws(LayoutError) {
    var constraint = try record(handle).constraint
    body(&constraint)
    try validateNumbers(of: constraint)
    guard constraint != constraintRecords[Int(handle.index)].constraint else { return }
    constraintRecords[Int(handle.index)].constraint = constraint
    journal.note(constraint: handle.index)
  }
}
