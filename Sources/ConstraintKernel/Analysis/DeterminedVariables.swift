/// Variables that have the same value in every optimal solution, as far as constraint propagation shows it.
///
/// A constraint that holds in every optimal solution determines the last of its variables that is still open: an equality does so
/// alone, and an inequality together with one from the other side. Required constraints hold always. The errors of a level
/// add up to the same number in every optimal solution, because levels are compared one after the other; and where the open variables fall
/// into groups that no constraint connects, they do so in each group. Where that number is 0, all constraints of the level in the group
/// hold in every optimal solution.
package struct DeterminedVariables {
  private var rows: [PropagatedRow] = []
  /// The positions of the rows with a variable: those from `starts[v]` up to `starts[v + 1]`.
  private var rowsOfVariable: [Int] = []
  private var starts: [Int]
  private var isDetermined: [Bool]
  /// Determined variables whose rows do not know it yet.
  private var pending: [Int]
  /// Between which values rows that hold keep a variable.
  private var lower: [Double]
  private var upper: [Double]
  private let values: [Double]

  /// How often levels are looked at anew after more variables were determined. What is not settled then stays open.
  private static let rounds = 8

  init(_ solver: borrowing SimplexSolver) {
    let count = solver.state.basis.values.count
    values = (0..<count).map { solver.state.basis.values[$0] }
    isDetermined = Array(repeating: false, count: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    starts = Array(repeating: 0, count: count + 1)
    pending = []
    for index in solver.presentConstraints where solver.state.program.rows[index].isLive {
      let row = PropagatedRow(solver.state.program.constraint(at: index), values)
      if row.expression.termCount > 0 { rows.append(row) }
    }
    connect()
    for position in rows.indices where rows[position].openTerms == 1 { use(position) }
    propagate()
    for _ in 0..<Self.rounds where holdMoreRows() { propagate() }
  }

  /// Whether a variable is known to have the same value in every optimal solution.
  ///
  /// - Parameter variable: A variable of the solver.
  package func contains(_ variable: Variable) -> Bool { isDetermined[Int(variable.index)] }

  /// Lists the rows of each variable, in one array.
  private mutating func connect() {
    for row in rows {
      for position in 0..<row.expression.termCount { starts[row.place(at: position) + 1] += 1 }
    }
    for place in values.indices { starts[place + 1] += starts[place] }
    var next = starts
    rowsOfVariable = Array(repeating: 0, count: starts[values.count])
    for (number, row) in rows.enumerated() {
      for position in 0..<row.expression.termCount {
        let place = row.place(at: position)
        rowsOfVariable[next[place]] = number
        next[place] += 1
      }
    }
  }

  private mutating func propagate() {
    while let place = pending.popLast() {
      if isDetermined[place] { continue }
      isDetermined[place] = true
      for position in starts[place]..<starts[place + 1] {
        let number = rowsOfVariable[position]
        rows[number].openTerms -= 1
        if rows[number].openTerms == 1 { use(number) }
      }
    }
  }

  /// Takes what a row with one open variable says of that, if it holds in every optimal solution.
  private mutating func use(_ number: Int) {
    let row = rows[number]
    guard row.holds, let position = (0..<row.expression.termCount).first(where: { !isDetermined[row.place(at: $0)] })
    else { return }
    let place = row.place(at: position)
    guard row.relation != .equal else {
      pending.append(place)
      return
    }
    let coefficient = row.expression.term(at: position).coefficient
    let limit = values[place] + row.slack / coefficient
    if (row.relation == .lessThanOrEqual) == (coefficient > 0) {
      upper[place] = min(upper[place], limit)
    } else {
      lower[place] = max(lower[place], limit)
    }
    if upper[place] - lower[place] <= Tolerances.holding * max(1, limit.magnitude) { pending.append(place) }
  }

  /// Finds optional constraints that hold in every optimal solution and were not known to. Returns whether there are any.
  private mutating func holdMoreRows() -> Bool {
    var groups = VariableGroups(count: values.count)
    for row in rows where row.openTerms > 1 {
      var first: Int?
      for position in 0..<row.expression.termCount where !isDetermined[row.place(at: position)] {
        if let first { groups.join(first, row.place(at: position)) }
        first = first ?? row.place(at: position)
      }
    }
    func level(_ row: PropagatedRow) -> GroupLevel? {
      guard !row.holds, row.openTerms > 0 else { return nil }
      let place = (0..<row.expression.termCount).lazy.map { row.place(at: $0) }.first { !isDetermined[$0] }
      return place.map { GroupLevel(group: groups.root(of: $0), priority: row.priority) }
    }
    let levels = rows.map(level)
    var withErrors: Set<GroupLevel> = []
    for (row, level) in zip(rows, levels) where row.error > Tolerances.holding * max(1, row.constant.magnitude) {
      if let level { withErrors.insert(level) }
    }
    var found = false
    for (number, level) in levels.enumerated() {
      guard let level, !withErrors.contains(level) else { continue }
      found = true
      rows[number].holds = true
      if rows[number].openTerms == 1 { use(number) }
    }
    return found
  }
}

/// A constraint while its variables are being determined.
private struct PropagatedRow {
  let expression: LinearExpression
  let relation: Relation
  let constant: Double
  let priority: Priority
  /// By how much the constant exceeds the expression.
  let slack: Double
  /// How many of its variables are not determined.
  var openTerms: Int
  /// Whether it holds in every optimal solution.
  var holds: Bool

  init(_ row: Constraint, _ values: [Double]) {
    expression = row.expression
    relation = row.relation
    constant = row.constant
    priority = row.priority
    openTerms = row.expression.termCount
    holds = row.priority == .required
    var slack = row.constant
    for position in 0..<row.expression.termCount {
      let term = row.expression.term(at: position)
      slack -= term.coefficient * values[Int(term.variable.index)]
    }
    self.slack = slack
  }

  /// By how much the row is off.
  var error: Double {
    switch relation {
    case .equal: slack.magnitude
    case .lessThanOrEqual: max(0, -slack)
    case .greaterThanOrEqual: max(0, slack)
    }
  }

  func place(at position: Int) -> Int { Int(expression.term(at: position).variable.index) }
}

/// The optional constraints of one priority among variables that rows connect.
private struct GroupLevel: Hashable {
  let group: Int
  let priority: Priority
}

/// Variables that rows connect, directly or through others.
private struct VariableGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of place: Int) -> Int {
    var place = place
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    if one != other { parents[max(one, other)] = min(one, other) }
  }
}
