import ConstraintKernel

/// What a solver should contain, kept without it, and the plain arithmetic of errors on it.
struct Ledger {
  /// An edit; it pulls once a value has been suggested.
  struct Edit {
    var priority: Priority
    var weight: Double
    var suggestion: Double?
  }

  /// The constraints in the order of their additions; nil where one was removed.
  private(set) var rows: [Problem.NamedConstraint?] = []
  private var places: [String: Int] = [:]
  /// The variables that are being edited, in the order in which the edits began.
  private(set) var editedVariables: [String] = []
  private(set) var edits: [String: Edit] = [:]
  private var saved: [Rows] = []
  private typealias Rows = (
    rows: [Problem.NamedConstraint?], places: [String: Int], editedVariables: [String], edits: [String: Edit]
  )

  /// The constraint of a name.
  func row(_ id: String) -> Problem.NamedConstraint? { places[id].flatMap { rows[$0] } }

  /// Takes note of an action that was carried out.
  mutating func apply(_ action: Problem.Action) {
    switch action {
    case .add(let constraint): add(constraint)
    case .addMany(let count, let prefix, let template):
      for number in 0..<count {
        var constraint = template
        constraint.id = prefix + String(number)
        add(constraint)
      }
    case .remove(let id):
      if let place = places.removeValue(forKey: id) { rows[place] = nil }
    case .setConstant(let value, let id): change(id) { $0.constant = value }
    case .setPriority(let priority, let id): change(id) { $0.priority = priority }
    case .setCoefficient(let value, let variable, let id):
      change(id) { row in
        row.terms.removeAll { $0.variable == variable }
        row.terms.append(.init(variable, value))
      }
    case .edit(let variable, let priority, let weight):
      editedVariables.append(variable)
      edits[variable] = Edit(priority: priority, weight: weight)
    case .suggest(let value, let variable): edits[variable]?.suggestion = value
    case .endEdit(let variable):
      editedVariables.removeAll { $0 == variable }
      edits[variable] = nil
    case .begin: saved.append((rows, places, editedVariables, edits))
    case .commit: _ = saved.popLast()
    case .churn, .removeVariable, .check, .phase, .read: break
    }
  }

  /// Takes note of a commit that failed.
  mutating func restore() {
    guard let before = saved.popLast() else { return }
    (rows, places, editedVariables, edits) = before
  }

  private mutating func add(_ constraint: Problem.NamedConstraint) {
    places[constraint.id] = rows.count
    rows.append(constraint)
  }

  private mutating func change(_ id: String, _ body: (inout Problem.NamedConstraint) -> Void) {
    guard let place = places[id], var row = rows[place] else { return }
    body(&row)
    rows[place] = row
  }

  /// All constraints, those of the edits with a suggestion at the end.
  var allRows: [Problem.NamedConstraint] { rows.compactMap { $0 } + editedVariables.compactMap(editRow) }

  /// The constraint behind an edit, named by its variable; nil before the first suggestion.
  func editRow(_ variable: String) -> Problem.NamedConstraint? {
    guard let edit = edits[variable], let suggestion = edit.suggestion else { return nil }
    return Problem.NamedConstraint(
      id: Self.editName(variable), [.init(variable)], .equal, suggestion, priority: edit.priority, weight: edit.weight)
  }

  /// How reports call the constraint behind an edit.
  static func editName(_ variable: String) -> String { "edit of \(variable)" }

  /// The error of every optional level in use, strongest first.
  func levelErrors(_ values: [String: Double]) -> [LevelError] {
    var sums: [Double: Double] = [:]
    for row in allRows where row.priority < .required {
      sums[row.priority.value, default: 0] += row.weight * Self.violation(row, values)
    }
    for edit in edits.values where edit.priority < .required { sums[edit.priority.value, default: 0] += 0 }
    return sums.sorted { $0.key > $1.key }.map { LevelError(priority: Priority($0.key), error: $0.value) }
  }

  /// The first required constraint that the values miss by more than rounding, and by how much.
  func brokenRow(_ values: [String: Double]) -> (id: String, amount: Double)? {
    for row in allRows where row.priority >= .required {
      var scale = max(1, row.constant.magnitude)
      for term in row.terms { scale = max(scale, (term.coefficient * (values[term.variable] ?? 0)).magnitude) }
      let amount = Self.violation(row, values)
      if !(amount <= 1e-6 * scale) { return (row.id, amount) }
    }
    return nil
  }

  /// By how much values miss a constraint.
  static func violation(_ row: Problem.NamedConstraint, _ values: [String: Double]) -> Double {
    let side = row.terms.reduce(0) { $0 + $1.coefficient * (values[$1.variable] ?? .nan) }
    return violation(side, row.relation, row.constant)
  }

  /// By how much a left side misses a right side.
  static func violation(_ side: Double, _ relation: Relation, _ constant: Double) -> Double {
    switch relation {
    case .equal: (side - constant).magnitude
    case .lessThanOrEqual: max(0, side - constant)
    case .greaterThanOrEqual: max(0, constant - side)
    }
  }
}
