import CaseRunner
import ConstraintKernel

extension Trace {
  /// A name in a problem that nothing has.
  struct UnknownName: Error, CustomStringConvertible {
    var caseID: String
    var step: Int
    var name: String

    var description: String { "\(caseID): step \(step) uses \(name), which is not there" }
  }

  /// Resolves a problem's names. Checks are dropped, and a problem that never reads is read once at its end.
  ///
  /// Steps that have to fail are kept, unless they use names that nothing has.
  init(_ problem: Problem) throws {
    var resolution = Resolution(problem)
    for (number, step) in problem.steps.enumerated() { try resolution.append(step, number) }
    self = resolution.builder.finished
  }

  private struct Resolution {
    var builder: TraceBuilder
    let caseID: String
    var variables: [String: Int] = [:]
    var rows: [String: Int] = [:]

    init(_ problem: Problem) {
      builder = TraceBuilder(name: problem.id)
      caseID = problem.id
      for name in problem.variables { variables[name] = builder.variable() }
    }

    mutating func append(_ step: Problem.Step, _ number: Int) throws {
      do {
        try append(step.action)
        if step.expectedError != nil { builder.expectRefusal() }
      } catch let missing as Missing {
        // The refusal that is expected is this one.
        if step.expectedError == nil { throw UnknownName(caseID: caseID, step: number, name: missing.name) }
      }
    }

    private struct Missing: Error {
      var name: String
    }

    private func variable(_ name: String) throws -> Int {
      guard let variable = variables[name] else { throw Missing(name: name) }
      return variable
    }

    private func row(_ id: String) throws -> Int {
      guard let row = rows[id] else { throw Missing(name: id) }
      return row
    }

    private mutating func add(_ constraint: Problem.NamedConstraint) throws {
      let terms = try constraint.terms.map { (coefficient: $0.coefficient, variable: try variable($0.variable)) }
      rows[constraint.id] = builder.add(
        terms, constraint.relation, constraint.constant, at: constraint.priority.value, weight: constraint.weight)
    }

    private mutating func append(_ action: Problem.Action) throws {
      switch action {
      case .add(let constraint): try add(constraint)
      case .addMany(let count, let prefix, var template):
        for place in 0..<count {
          template.id = prefix + String(place)
          try add(template)
        }
      case .churn(let times, let constraint):
        for _ in 0..<times {
          try add(constraint)
          builder.remove(try row(constraint.id))
        }
      case .remove(let id): builder.remove(try row(id))
      case .setConstant(let value, let id): builder.append(.setConstant(value, row: try row(id)))
      case .setPriority(let priority, let id): builder.append(.setPriority(priority.value, row: try row(id)))
      case .setCoefficient(let value, let name, let id):
        builder.append(.setCoefficient(value, variable: try variable(name), row: try row(id)))
      case .edit(let name, let priority, let weight):
        builder.edit(try variable(name), at: priority.value, weight: weight)
      case .suggest(let value, let name): builder.suggest(value, try variable(name))
      case .endEdit(let name): builder.append(.endEdit(variable: try variable(name)))
      case .removeVariable(let name): builder.append(.removeVariable(try variable(name)))
      case .begin: builder.append(.begin)
      case .commit: builder.append(.commit)
      case .phase(let name): builder.phase(name)
      case .read: builder.read()
      case .check: break
      }
    }
  }
}
