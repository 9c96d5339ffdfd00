import ConstraintKernel

extension Problem {
  /// A change or a check, and whether the change has to be refused.
  package struct Step: Hashable, Sendable {
    /// What to do.
    package var action: Action
    /// The error that the change has to fail with; the solver is then as before. Nil if it has to succeed.
    package var expectedError: ErrorKind?
    /// All irreducible conflicts, each a list of names with the refused constraint's; one of them has to be reported.
    package var expectedConflicts: [[String]]?

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - expectedError: The error that it has to fail with.
    ///   - expectedConflicts: All irreducible conflicts, one of which has to be reported.
    package init(_ action: Action, expectedError: ErrorKind? = nil, expectedConflicts: [[String]]? = nil) {
      self.action = action
      self.expectedError = expectedError
      self.expectedConflicts = expectedConflicts
    }
  }

  /// What a step does.
  package enum Action: Hashable, Sendable {
    /// Adds a constraint.
    case add(NamedConstraint)
    /// Adds copies of a constraint, named by a prefix and a number from 0.
    case addMany(count: Int, prefix: String, template: NamedConstraint)
    /// Removes a constraint.
    case remove(String)
    /// Changes the right side of a constraint.
    case setConstant(Double, of: String)
    /// Changes the priority of a constraint.
    case setPriority(Priority, of: String)
    /// Changes one coefficient of a constraint.
    case setCoefficient(Double, of: String, in: String)
    /// Begins the edit of a variable, which has no pull before its first suggestion.
    case edit(String, priority: Priority, weight: Double)
    /// Suggests a value for a variable that is being edited.
    case suggest(Double, for: String)
    /// Ends the edit of a variable.
    case endEdit(String)
    /// Adds and removes a constraint many times.
    case churn(times: Int, NamedConstraint)
    /// Removes a variable that no constraint uses.
    case removeVariable(String)
    /// Begins a transaction: constraints are checked when it is committed.
    case begin
    /// Ends a transaction; if that fails, the state before it is restored.
    case commit
    /// States what holds at this point.
    case check(Expectations)
    /// Begins a part of the problem that is timed by itself.
    case phase(String)
    /// Reads all values.
    case read
  }

  /// The kinds of ``SolverError``, as a document names them.
  package enum ErrorKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// ``SolverError/unsatisfiable(_:)``.
    case unsatisfiable
    /// ``SolverError/unknownConstraint(_:)``.
    case unknownConstraint
    /// ``SolverError/duplicateConstraint(_:)``.
    case duplicateConstraint
    /// ``SolverError/unknownVariable(_:)``.
    case unknownVariable
    /// ``SolverError/variableInUse(_:)``.
    case variableInUse
    /// ``SolverError/unknownEdit(_:)``.
    case unknownEdit
    /// ``SolverError/duplicateEdit(_:)``.
    case duplicateEdit
    /// ``SolverError/nonFinite(_:)``.
    case nonFinite
    /// ``SolverError/priorityOutOfRange(_:)``.
    case priorityOutOfRange
    /// ``SolverError/weightNotPositive(_:)``.
    case weightNotPositive
    /// ``SolverError/constraintIsEdit(_:)``.
    case constraintIsEdit
    /// ``SolverError/termsOutOfBounds(row:)``.
    case termsOutOfBounds
    /// ``SolverError/noTransaction``.
    case noTransaction
    /// ``SolverError/transactionOpen``.
    case transactionOpen
    /// ``SolverError/numericalFailure``.
    case numericalFailure

    /// The kind of an error.
    ///
    /// - Parameter error: The error.
    package init(_ error: SolverError) {
      self =
        switch error {
        case .unsatisfiable: .unsatisfiable
        case .unknownConstraint: .unknownConstraint
        case .duplicateConstraint: .duplicateConstraint
        case .unknownVariable: .unknownVariable
        case .variableInUse: .variableInUse
        case .unknownEdit: .unknownEdit
        case .duplicateEdit: .duplicateEdit
        case .nonFinite: .nonFinite
        case .priorityOutOfRange: .priorityOutOfRange
        case .weightNotPositive: .weightNotPositive
        case .constraintIsEdit: .constraintIsEdit
        case .termsOutOfBounds: .termsOutOfBounds
        case .noTransaction: .noTransaction
        case .transactionOpen: .transactionOpen
        case .numericalFailure: .numericalFailure
        }
    }
  }
}
