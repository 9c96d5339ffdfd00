import ConstraintKernel

/// Carries out a ``Trace`` with the calls that a user of the library would make.
struct TraceExecutor {
  let trace: Trace
  private(set) var solver = Solver()
  /// The number of calls that the solver refused.
  private(set) var refusals = 0
  /// A sum over all values read, so that reading cannot be optimised away.
  private(set) var checksum = 0.0
  private var variables: [Variable] = []
  private var handles: [ConstraintHandle]
  private var pending: [Constraint] = []

  init(_ trace: Trace) {
    self.trace = trace
    handles = Array(repeating: ConstraintHandle(index: -1, stamp: 0), count: trace.rows.count)
  }

  /// Makes the variables; belongs to the first phase.
  mutating func makeVariables() { variables = solver.makeVariables(trace.variableCount) }

  /// Carries out a phase.
  ///
  /// - Parameters:
  ///   - phase: The phase's number.
  ///   - onRead: Called after each read.
  mutating func run(_ phase: Int, onRead: ((borrowing Solver) -> Void)? = nil) {
    for operation in trace.operations[trace.phases[phase].operations] {
      do {
        switch operation {
        case .add(let first, 1): handles[first] = try solver.add(constraint(first))
        case .add(let first, let count): try add(first, count)
        case .remove(let first, 1): try solver.remove(handles[trace.removals[first]])
        case .remove(let first, let count):
          try solver.remove(trace.removals[first..<first + count].map { handles[$0] })
        case .suggest(let value, let variable): try solver.suggest(value, for: variables[variable])
        case .read:
          read()
          onRead?(solver)
        default: try change(operation)
        }
      } catch {
        refusals += 1
      }
    }
  }

  private mutating func change(_ operation: Trace.Operation) throws(SolverError) {
    switch operation {
    case .setConstant(let value, let row): try solver.setConstant(value, of: handles[row])
    case .setPriority(let value, let row): try solver.setPriority(Priority(value), of: handles[row])
    case .setCoefficient(let value, let variable, let row):
      try solver.setCoefficient(value, of: variables[variable], in: handles[row])
    case .edit(let variable, let priority, let weight):
      try solver.edit(variables[variable], at: Priority(priority), weight: weight)
    case .endEdit(let variable): try solver.endEdit(variables[variable])
    case .removeVariable(let variable): try solver.removeVariable(variables[variable])
    case .begin: solver.begin()
    case .commit: try solver.commit()
    case .add, .remove, .suggest, .read: break
    }
  }

  private mutating func add(_ first: Int, _ count: Int) throws(SolverError) {
    pending.removeAll(keepingCapacity: true)
    pending.reserveCapacity(count)
    for row in first..<first + count { pending.append(constraint(row)) }
    let added = try solver.add(pending)
    for (place, handle) in added.enumerated() { handles[first + place] = handle }
    pending.removeAll(keepingCapacity: true)
  }

  private func constraint(_ number: Int) -> Constraint {
    let row = trace.rows[number]
    var expression = LinearExpression()
    for place in row.firstTerm..<row.firstTerm + row.termCount {
      let term = trace.terms[place]
      expression.append(LinearTerm(variables[term.variable], term.coefficient))
    }
    return Constraint(
      expression, row.relation, row.constant, priority: Priority(row.priority), weight: row.weight)
  }

  /// Reads all values. Four sums side by side, so that the additions do not wait for each other.
  private mutating func read() {
    checksum += solver.withValues { values in
      var sums = (0.0, 0.0, 0.0, 0.0)
      var place = 0
      while place + 4 <= values.count {
        sums.0 += values[place]
        sums.1 += values[place + 1]
        sums.2 += values[place + 2]
        sums.3 += values[place + 3]
        place += 4
      }
      while place < values.count {
        sums.0 += values[place]
        place += 1
      }
      return sums.0 + sums.1 + sums.2 + sums.3
    }
  }
}
