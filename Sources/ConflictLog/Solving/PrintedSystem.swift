import ConstraintKernel

/// The printed constraints of a message as rows for the solver, of which any subset can be tried.
struct PrintedSystem {
  private let message: ConflictMessage
  private(set) var coordinates: Coordinates
  private let structure: [ConstraintRow]
  private let rows: [ConstraintRow]
  private let terms: [LinearTerm]
  private let expressions: [LinearExpression]
  /// The rows of each constraint: two where rounding leaves a range.
  private let ranges: [Range<Int>]
  /// Which constraints take part.
  let isSolvable: [Bool]

  /// The tag of what is not printed.
  private static let structureTag: Int32 = -1

  init(_ message: ConflictMessage) {
    self.message = message
    var coordinates = Coordinates(message)
    var rows: [ConstraintRow] = []
    var terms: [LinearTerm] = []
    var ranges: [Range<Int>] = []
    var expressions: [LinearExpression] = []
    var isSolvable: [Bool] = []
    func append(
      _ expression: LinearExpression, _ relation: Relation, _ constant: Double, _ tag: Int32,
      _ rows: inout [ConstraintRow],
      _ terms: inout [LinearTerm]
    ) {
      let first = terms.count
      terms.append(contentsOf: expression.terms)
      rows.append(
        ConstraintRow(
          firstTerm: Int32(first), termCount: Int32(terms.count - first), relation, constant - expression.constant,
          tag: tag))
    }
    for (position, constraint) in message.constraints.enumerated() {
      let start = rows.count
      let isUsable =
        constraint.isReadable && constraint.priority >= 1000
        && constraint.constant.magnitude < LogTolerances.largestNumber
        && constraint.terms.allSatisfy { $0.coefficient.magnitude < LogTolerances.largestNumber }
      let expression = isUsable ? coordinates.expression(constraint) : LinearExpression()
      if isUsable {
        let (constant, tag) = (constraint.constant, Int32(position))
        let slack = constraint.rounding > 0 ? constraint.rounding + LogTolerances.sum : 0
        if slack == 0 {
          append(expression, constraint.relation, constant, tag, &rows, &terms)
        } else {
          if constraint.relation != .lessThanOrEqual {
            append(expression, .greaterThanOrEqual, constant - slack, tag, &rows, &terms)
          }
          if constraint.relation != .greaterThanOrEqual {
            append(expression, .lessThanOrEqual, constant + slack, tag, &rows, &terms)
          }
        }
      }
      isSolvable.append(isUsable)
      expressions.append(expression)
      ranges.append(start..<rows.count)
    }
    var structure: [ConstraintRow] = []
    for constraint in coordinates.structure {
      append(constraint.expression, constraint.relation, constraint.constant, Self.structureTag, &structure, &terms)
    }
    self.coordinates = coordinates
    self.rows = rows
    self.terms = terms
    self.ranges = ranges
    self.expressions = expressions
    self.isSolvable = isSolvable
    self.structure = structure
  }

  /// Why a subset of the constraints cannot hold; nil if it can.
  ///
  /// - Parameter isIncluded: Which constraints are tried.
  /// - Complexity: One solve.
  func conflict(of isIncluded: [Bool]) -> Conflict? {
    var solver = coordinates.solver
    var chosen = structure
    for position in ranges.indices where isIncluded[position] { chosen += rows[ranges[position]] }
    do {
      try solver.add(chosen, terms: terms)
      return nil
    } catch .unsatisfiable(let conflict) {
      return conflict
    } catch {
      // Numbers that no answer can be verified for count as satisfiable: nothing is claimed about them.
      return nil
    }
  }

  /// Whether a subset holds if one constraint is replaced by another relation or left out of the required ones.
  func holds(_ isIncluded: [Bool], with relation: Relation, at position: Int) -> Bool {
    var solver = coordinates.solver
    var chosen = structure
    for other in ranges.indices where isIncluded[other] {
      for row in rows[ranges[other]] {
        var row = row
        if other == position {
          if row.relation != .equal, row.relation != relation { continue }
          row.relation = relation
        }
        chosen.append(row)
      }
    }
    do {
      try solver.add(chosen, terms: terms)
      return true
    } catch {
      return false
    }
  }

  /// The least sum of violations, with the solution in which it is reached.
  ///
  /// - Parameter priority: Below required; the priority of all constraints, or of those alone that `optional` says.
  func relaxed(optional: [Bool], included: [Bool]) -> Relaxation? {
    var solver = coordinates.solver
    var chosen = structure
    for position in ranges.indices where isSolvable[position] && included[position] {
      if optional[position] {
        let constraint = message.constraints[position]
        var row = rows[ranges[position]].first ?? ConstraintRow(firstTerm: 0, termCount: 0, .equal, 0)
        row.relation = constraint.relation
        row.constant = constraint.constant - expressions[position].constant
        row.priority = LogTolerances.almostRequired
        chosen.append(row)
      } else {
        chosen += rows[ranges[position]]
      }
    }
    do {
      try solver.add(chosen, terms: terms)
    } catch {
      return nil
    }
    var sum = 0.0
    for error in solver.errors { sum += error.error }
    return Relaxation(solver: solver, violation: sum)
  }

  /// The value of a constraint's left side in a solution.
  func value(of position: Int, in relaxation: Relaxation) -> Double {
    relaxation.solver.value(of: expressions[position])
  }
}

/// A solution in which some constraints need not hold.
struct Relaxation {
  let solver: Solver
  /// The sum of the violations, in points.
  let violation: Double
}
