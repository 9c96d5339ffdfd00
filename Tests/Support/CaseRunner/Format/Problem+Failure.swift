import ConstraintKernel

extension Problem {
  /// Why a problem could not be carried out.
  package struct Failure: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Reason: Error, Hashable, Sendable {
      /// Two variables have this name.
      case duplicateVariable(String)
      /// No variable has this name.
      case unknownVariable(String)
      /// No constraint has this name.
      case unknownConstraint(String)
      /// No variable of this name is being edited.
      case unknownEdit(String)
      /// The solver refused the change.
      case refused(SolverError)
      /// The solver accepted a change that should have failed.
      case notRefused(ErrorKind)

      /// The kind of error, as a document names it; nil if no document can ask for it.
      package var kind: ErrorKind? {
        switch self {
        case .unknownVariable: .unknownVariable
        case .unknownConstraint: .unknownConstraint
        case .unknownEdit: .unknownEdit
        case .refused(let error): ErrorKind(error)
        case .duplicateVariable, .notRefused: nil
        }
      }
    }

    /// The step, counted from 0; nil if the variables are wrong.
    package var step: Int?
    /// What went wrong.
    package var reason: Reason

    /// Makes a failure.
    package init(step: Int?, reason: Reason) {
      self.step = step
      self.reason = reason
    }
  }
}

extension Problem.Failure: CustomStringConvertible {
  /// The step and what went wrong there.
  package var description: String {
    guard let step else { return reason.description }
    return "step \(step): \(reason)"
  }
}

extension Problem.Failure.Reason: CustomStringConvertible {
  /// What went wrong, in words.
  package var description: String {
    switch self {
    case .duplicateVariable(let name): "two variables are called \(name)"
    case .unknownVariable(let name): "no variable is called \(name)"
    case .unknownConstraint(let id): "no constraint is called \(id)"
    case .unknownEdit(let name): "no variable called \(name) is being edited"
    case .refused(let error): "the solver refused: \(Problem.ErrorKind(error).rawValue)"
    case .notRefused(let kind): "the solver accepted what should fail with \(kind.rawValue)"
    }
  }
}
