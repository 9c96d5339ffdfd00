internal import ConstraintKernel

/// A constraint on the solver's variables, as reports read it: each variable once, in the order of their places, none with coefficient 0.
struct LoweredRow: Sendable {
  /// The terms, without a constant.
  let expression: LinearExpression
  let relation: LayoutConstraint.Relation
  let constant: Double
  let priority: LayoutPriority

  /// Reads a stored row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - terms: The list with its terms.
  init(_ row: ConstraintRow, _ terms: [LinearTerm]) {
    expression = LinearExpression(terms[row.terms])
    relation = LayoutConstraint.Relation(row.relation)
    constant = row.constant
    priority = LayoutPriority(row.priority)
  }

  /// Reads a row of the solver; nil if the solver does not have it.
  init?(_ handle: ConstraintHandle, _ solver: Solver) {
    var terms: [LinearTerm] = []
    do {
      self.init(try solver.row(handle, appendingTermsTo: &terms), terms)
    } catch {
      return nil
    }
  }

  /// The coefficient of a variable; 0 if the row does not have it.
  func coefficient(of variable: Variable) -> Double {
    for position in 0..<expression.termCount where expression.term(at: position).variable == variable {
      return expression.term(at: position).coefficient
    }
    return 0
  }
}

extension LayoutConstraint.Relation {
  /// A relation of the solver.
  init(_ relation: ConstraintKernel.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  /// The relation as the solver knows it.
  var kernelRelation: ConstraintKernel.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// A row with one variable and coefficient 1: what contents and bounds ask for.
struct BoundRow {
  let variable: Variable
  let relation: ConstraintKernel.Relation
  let constant: Double
  let priority: LayoutPriority

  init(
    _ variable: Variable, _ relation: ConstraintKernel.Relation, _ constant: Double, _ priority: LayoutPriority
  ) {
    self.variable = variable
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
