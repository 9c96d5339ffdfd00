internal import ConstraintKernel

/// A constraint on the solver's variables: each variable once, in the order of their places, none with coefficient 0.
struct LoweredRow: Sendable {
  /// The terms, without a constant. Up to four need no allocation.
  private(set) var expression = LinearExpression()
  var relation: LayoutConstraint.Relation
  var constant: Double
  var priority: LayoutPriority

  /// Makes a row from terms in any order, in which variables may repeat. Opposite terms of a path that two items share cancel exactly,
  /// because their coefficients are equal.
  ///
  /// - Parameter terms: Sorted and merged in place.
  init(
    merging terms: inout [Term], _ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    Self.sort(&terms)
    var position = 0
    while position < terms.count {
      var term = terms[position]
      position += 1
      while position < terms.count, terms[position].variable == term.variable {
        term.coefficient += terms[position].coefficient
        position += 1
      }
      if term.coefficient != 0 { expression.append(term) }
    }
  }

  /// Makes a row with one variable and coefficient 1.
  init(_ variable: Variable, _ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority) {
    expression.append(Term(variable))
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Makes the row of a content rule; nil if the content has no size in that dimension.
  init?(_ rule: Demand.ContentRule, _ content: ContentSize, _ box: BoxVariables) {
    switch rule {
    case .horizontalHugging:
      guard let width = content.width else { return nil }
      self.init(box.width, .lessThanOrEqual, width, content.horizontalHugging)
    case .horizontalResistance:
      guard let width = content.width else { return nil }
      self.init(box.width, .greaterThanOrEqual, width, content.horizontalCompressionResistance)
    case .verticalHugging:
      guard let height = content.height else { return nil }
      self.init(box.height, .lessThanOrEqual, height, content.verticalHugging)
    case .verticalResistance:
      guard let height = content.height else { return nil }
      self.init(box.height, .greaterThanOrEqual, height, content.verticalCompressionResistance)
    }
  }

  /// The coefficient of a variable; 0 if the row does not have it.
  func coefficient(of variable: Variable) -> Double {
    for position in 0..<expression.termCount where expression.term(at: position).variable == variable {
      return expression.term(at: position).coefficient
    }
    return 0
  }

  /// Whether two rows ask the same, number for number.
  func isSame(as other: LoweredRow) -> Bool {
    guard relation == other.relation, constant == other.constant, priority == other.priority else { return false }
    return hasSameVariables(as: other)
      && (0..<expression.termCount).allSatisfy {
        expression.term(at: $0).coefficient == other.expression.term(at: $0).coefficient
      }
  }

  /// Whether two rows are on the same variables.
  func hasSameVariables(as other: LoweredRow) -> Bool {
    guard expression.termCount == other.expression.termCount else { return false }
    return (0..<expression.termCount).allSatisfy {
      expression.term(at: $0).variable == other.expression.term(at: $0).variable
    }
  }

  /// The row as the solver takes it.
  var constraint: ConstraintKernel.Constraint {
    ConstraintKernel.Constraint(
      expression, kernelRelation, constant, priority: ConstraintKernel.Priority(priority.value))
  }

  var kernelRelation: ConstraintKernel.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Rows have a handful of terms, for which insertion beats the library's sort; deep hierarchies have rows for that one.
  private static func sort(_ terms: inout [Term]) {
    if terms.count > 32 {
      terms.sort { $0.variable.index < $1.variable.index }
      return
    }
    guard terms.count > 1 else { return }
    for start in 1..<terms.count {
      let term = terms[start]
      var position = start
      while position > 0, terms[position - 1].variable.index > term.variable.index {
        terms[position] = terms[position - 1]
        position -= 1
      }
      terms[position] = term
    }
  }
}
