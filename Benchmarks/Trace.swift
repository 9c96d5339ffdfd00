import ConstraintKernel

/// A problem with all names resolved to dense numbers, so that nothing is looked up while it is timed.
struct Trace {
  /// A constraint; its terms are a range of ``Trace/terms``.
  struct Row {
    var firstTerm: Int
    var termCount: Int
    var relation: Relation
    var constant: Double
    var priority: Double
    var weight: Double
  }

  /// A variable's number and its coefficient.
  struct IndexedTerm {
    var variable: Int
    var coefficient: Double
  }

  /// One call, or several of a kind in a row.
  enum Operation {
    /// Adds rows `first ..< first + count`.
    case add(first: Int, count: Int)
    /// Removes the rows at `first ..< first + count` of ``Trace/removals``.
    case remove(first: Int, count: Int)
    case setConstant(Double, row: Int)
    case setPriority(Double, row: Int)
    case setCoefficient(Double, variable: Int, row: Int)
    case edit(variable: Int, priority: Double, weight: Double)
    case suggest(Double, variable: Int)
    case endEdit(variable: Int)
    case removeVariable(Int)
    case begin
    case commit
    case read
  }

  /// A separately timed part.
  struct Phase {
    var name: String
    var operations: Range<Int>
    var adds = 0
    var removes = 0
    var suggests = 0
    var reads = 0
  }

  var name: String
  var variableCount = 0
  var rows: [Row] = []
  var terms: [IndexedTerm] = []
  /// The rows that are removed, in the order of the removals.
  var removals: [Int] = []
  var operations: [Operation] = []
  var phases: [Phase] = []
  /// The number of calls that have to be refused.
  var expectedRefusals = 0

  init(name: String) { self.name = name }

  /// The same with neighbouring additions made with one call, and neighbouring removals too.
  var batched: Trace {
    var result = self
    result.operations = []
    result.phases = phases.map { phase in
      var batched = phase
      let start = result.operations.count
      for operation in operations[phase.operations] {
        switch (result.operations.count > start ? result.operations.last : nil, operation) {
        case (.add(let first, let count)?, .add(_, let more)):
          result.operations[result.operations.count - 1] = .add(first: first, count: count + more)
        case (.remove(let first, let count)?, .remove(_, let more)):
          result.operations[result.operations.count - 1] = .remove(first: first, count: count + more)
        default: result.operations.append(operation)
        }
      }
      batched.operations = start..<result.operations.count
      return batched
    }
    return result
  }
}

/// Builds a ``Trace`` step by step.
struct TraceBuilder {
  private(set) var trace: Trace

  init(name: String) { trace = Trace(name: name) }

  /// The finished trace: every case ends with a read.
  var finished: Trace {
    var builder = self
    if trace.phases.isEmpty { builder.phase("build") }
    if case .read? = builder.trace.operations.last { return builder.trace }
    builder.read()
    return builder.trace
  }

  mutating func variable() -> Int {
    trace.variableCount += 1
    return trace.variableCount - 1
  }

  mutating func variables(_ count: Int) -> [Int] { (0..<count).map { _ in variable() } }

  mutating func phase(_ name: String) {
    let end = trace.operations.count
    trace.phases.append(.init(name: name, operations: end..<end))
  }

  /// Adds a constraint and returns its row.
  @discardableResult
  mutating func add(
    _ terms: [(coefficient: Double, variable: Int)], _ relation: Relation, _ constant: Double,
    at priority: Double = 1000, weight: Double = 1
  ) -> Int {
    let row = trace.rows.count
    trace.rows.append(
      .init(
        firstTerm: trace.terms.count, termCount: terms.count, relation: relation, constant: constant,
        priority: priority, weight: weight))
    trace.terms += terms.map { .init(variable: $0.variable, coefficient: $0.coefficient) }
    append(.add(first: row, count: 1)) { $0.adds += 1 }
    return row
  }

  mutating func remove(_ row: Int) {
    trace.removals.append(row)
    append(.remove(first: trace.removals.count - 1, count: 1)) { $0.removes += 1 }
  }

  mutating func suggest(_ value: Double, _ variable: Int) {
    append(.suggest(value, variable: variable)) { $0.suggests += 1 }
  }

  mutating func edit(_ variable: Int, at priority: Double = 750, weight: Double = 1) {
    append(.edit(variable: variable, priority: priority, weight: weight))
  }

  mutating func read() { append(.read) { $0.reads += 1 } }

  mutating func append(_ operation: Trace.Operation, _ count: (inout Trace.Phase) -> Void = { _ in }) {
    if trace.phases.isEmpty { phase("build") }
    let last = trace.phases.count - 1
    trace.operations.append(operation)
    trace.phases[last].operations = trace.phases[last].operations.lowerBound..<trace.operations.count
    count(&trace.phases[last])
  }

  mutating func expectRefusal() { trace.expectedRefusals += 1 }
}
