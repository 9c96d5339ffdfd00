extension Solver {
  /// Begins an edit: a constraint `variable == suggested value`. It has no pull before the first suggestion.
  ///
  /// - Parameters:
  ///   - variable: A variable of this solver that is not being edited.
  ///   - priority: In (0, 1000]; at ``Priority/required`` the variable is an input that the solver never moves.
  ///   - weight: The factor of the edit's error within its level; positive and finite.
  ///   - tag: Any number, returned wherever the solver names the edit's constraint.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEdit(_:)``, ``SolverError/priorityOutOfRange(_:)``,
  ///   ``SolverError/nonFinite(_:)``, ``SolverError/weightNotPositive(_:)``.
  public mutating func edit(
    _ variable: Variable, at priority: Priority = .strong, weight: Double = 1, tag: Int32 = 0
  ) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      try solver.beginEdit(variable, priority, weight, tag)
    }
  }

  /// Suggests a value for a variable that is being edited.
  ///
  /// - Parameters:
  ///   - value: Finite.
  ///   - variable: A variable that is being edited.
  /// - Throws: ``SolverError/unknownEdit(_:)``, ``SolverError/nonFinite(_:)``; ``SolverError/unsatisfiable(_:)`` for a required edit.
  /// - Complexity: O(c) for c values and activities that change, if no pivot is needed; nothing is allocated then.
  @inline(__always)
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    own()
    try solver.pointee.suggest(value, for: variable)
  }

  /// Suggests several values with one solve: all or none.
  ///
  /// - Parameter values: Variables that are being edited, each with a finite value.
  /// - Throws: What ``suggest(_:for:)`` throws.
  public mutating func suggest(_ values: [(variable: Variable, value: Double)]) throws(SolverError) {
    if values.count == 1 { return try suggest(values[0].value, for: values[0].variable) }
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      for (variable, value) in values { try solver.stageSuggestion(value, for: variable) }
    }
  }

  /// Ends an edit; its constraint goes away.
  ///
  /// - Parameter variable: A variable that is being edited.
  /// - Throws: ``SolverError/unknownEdit(_:)``.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in try solver.endEdit(variable) }
  }

  /// The constraint behind an edit, for sweeps, violations and explanations.
  ///
  /// - Parameter variable: Any variable.
  public func editConstraint(of variable: Variable) -> ConstraintHandle? {
    guard state.program.isKnown(variable) else { return nil }
    let edit = state.program.columns[variable.index].edit
    return edit.isNone ? nil : state.program.handle(of: edit)
  }
}
