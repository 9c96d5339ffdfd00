import ConstraintKernel

/// A constraint `Σ coefficient · variable  relation  constant` in exact numbers, with variables numbered from 0.
package struct ReferenceConstraint: Sendable {
  /// The left side; variables may repeat.
  package var terms: [(variable: Int, coefficient: Rational)]
  /// How the sides compare.
  package var relation: Relation
  /// The right side.
  package var constant: Rational
  /// The level; 1000 is required.
  package var priority: Double
  /// The factor of the error within the level.
  package var weight: Rational

  /// Makes a constraint.
  package init(
    terms: [(variable: Int, coefficient: Rational)], relation: Relation, constant: Rational,
    priority: Double = 1000, weight: Rational = .one
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }

  /// The weighted error at a point.
  package func error(at point: [Rational]) -> Rational {
    let activity = terms.reduce(Rational.zero) { $0 + $1.coefficient * point[$1.variable] } - constant
    switch relation {
    case .equal: return weight * activity.magnitude
    case .lessThanOrEqual: return activity.sign > 0 ? weight * activity : .zero
    case .greaterThanOrEqual: return activity.sign < 0 ? -(weight * activity) : .zero
    }
  }
}

/// The exact solution of a constraint hierarchy: the reference that the kernel is tested against.
///
/// Each level is one linear program over the optimal solutions of the levels above it, solved with a dense tableau of
/// fractions. It shares nothing with the kernel but the meaning of a constraint.
package struct ReferenceSolver {
  /// The least error of each optional level, strongest first.
  package let errors: [(priority: Double, error: Rational)]
  private var tableau: ReferenceTableau
  private let variableCount: Int

  /// Solves a hierarchy; nil if its required constraints cannot all hold.
  package init?(_ constraints: [ReferenceConstraint], variableCount: Int) {
    let equations = ReferenceEquations(constraints, variableCount: variableCount)
    guard
      var tableau = ReferenceTableau(
        equations: equations.rows, freeCount: variableCount, columnCount: equations.columnCount)
    else { return nil }
    var errors: [(priority: Double, error: Rational)] = []
    for priority in equations.priorities {
      guard let error = tableau.restrictToMinimum(of: equations.cost(of: priority)) else { return nil }
      errors.append((priority, error))
    }
    self.errors = errors
    self.tableau = tableau
    self.variableCount = variableCount
  }

  /// Whether constraints, all taken as required, can hold together.
  package static func canHold(_ constraints: [ReferenceConstraint], variableCount: Int) -> Bool {
    let required = constraints.map { constraint in
      var required = constraint
      required.priority = 1000
      return required
    }
    return ReferenceSolver(required, variableCount: variableCount) != nil
  }

  /// One optimal solution.
  package var values: [Rational] { (0..<variableCount).map { tableau.value(of: $0) } }

  /// The least and the greatest value of a variable over all optimal solutions; nil where there is none.
  package func range(of variable: Int) -> (lower: Rational?, upper: Rational?) {
    var copy = tableau
    var cost = [Rational](repeating: .zero, count: tableau.columnCount)
    cost[variable] = .one
    let lower = copy.minimise(cost)
    cost[variable] = -Rational.one
    let upper = copy.minimise(cost).map { -$0 }
    return (lower, upper)
  }
}

/// A hierarchy as equations: each constraint gets a column for what it may exceed its constant by, and one for what it may
/// fall short by, unless that is forbidden.
private struct ReferenceEquations {
  private(set) var rows: [(coefficients: [Rational], constant: Rational)] = []
  private(set) var columnCount: Int
  private(set) var priorities: [Double] = []
  private var charges: [(column: Int, priority: Double, weight: Rational)] = []

  init(_ constraints: [ReferenceConstraint], variableCount: Int) {
    columnCount = variableCount
    var slacks: [(row: Int, column: Int, coefficient: Rational)] = []
    for (row, constraint) in constraints.enumerated() {
      let isOptional = constraint.priority < 1000
      // activity − excess + shortage = constant
      for (coefficient, free) in [(-Rational.one, Relation.greaterThanOrEqual), (.one, .lessThanOrEqual)] {
        guard isOptional || constraint.relation == free else { continue }
        slacks.append((row, columnCount, coefficient))
        if constraint.relation != free { charges.append((columnCount, constraint.priority, constraint.weight)) }
        columnCount += 1
      }
      if isOptional && !priorities.contains(constraint.priority) { priorities.append(constraint.priority) }
    }
    priorities.sort(by: >)
    for constraint in constraints {
      var coefficients = [Rational](repeating: .zero, count: columnCount)
      for term in constraint.terms { coefficients[term.variable] = coefficients[term.variable] + term.coefficient }
      rows.append((coefficients, constraint.constant))
    }
    for slack in slacks { rows[slack.row].coefficients[slack.column] = slack.coefficient }
  }

  func cost(of priority: Double) -> [Rational] {
    var result = [Rational](repeating: .zero, count: columnCount)
    for charge in charges where charge.priority == priority { result[charge.column] = charge.weight }
    return result
  }
}
