extension Solver {
  /// A variable's value; NaN for a variable that is not in this solver. Inside a transaction it is the value before it.
  ///
  /// - Parameter variable: Any variable.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    state.program.isKnown(variable) ? state.basis.values[variable.index] : .nan
  }

  /// An expression's value at the present values.
  ///
  /// - Parameter expression: NaN if one of its variables is not in this solver.
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.termCount {
      let term = expression.term(at: position)
      sum += term.coefficient * value(of: term.variable)
    }
    return sum
  }

  /// Reads all values at once, without a copy, in the order of the variables' places: for a solver from which no variable was removed, in the
  /// order in which they were made.
  ///
  /// - Parameter body: Called once with the values; they must not outlive the call.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(state.basis.values.elements)
  }

  /// The variables whose values differ from those at the last call, or from their initial ones, in the order of their places.
  ///
  /// Differences of less than 1e-9, relative to values above 1, do not count.
  ///
  /// - Complexity: O(c log c) for c values written since the last call.
  public mutating func takeChanges() -> [Variable] {
    own()
    return solver.pointee.takeChanges()
  }

  /// All optional constraints that do not hold, oldest first, with those of edits.
  ///
  /// - Complexity: O(m) for m constraints.
  public var violations: [Violation] { solver.pointee.violations }

  /// By how much a constraint is off, in the unit of its constant.
  ///
  /// - Parameter handle: A constraint of this solver.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of handle: ConstraintHandle) throws(SolverError) -> Double {
    solver.pointee.violation(at: try state.program.index(of: handle))
  }

  /// The error of every optional level in use, strongest first.
  ///
  /// - Complexity: O(m log m) for m constraints.
  public var errors: [LevelError] { solver.pointee.levelErrors }

  /// Counts of the work done so far, and present sizes.
  public var statistics: SolverStatistics { solver.pointee.currentStatistics }

  /// Describes the first broken condition of optimality or of the storage; nil if all is well.
  ///
  /// - Complexity: O(m · z): for tests.
  package func checkInvariants() -> String? { solver.pointee.brokenInvariant() }
}
