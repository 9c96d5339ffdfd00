import ConstraintKernel

extension Problem {
  /// What is known about the solution at some point. All parts are optional: nil means that nothing is said.
  package struct Expectations: Hashable, Sendable {
    /// The error of every level in use, strongest first.
    package var errors: [LevelError]?
    /// The ranges of variables over all optimal solutions.
    package var intervals: [String: ValueRange]?
    /// Values of variables.
    package var values: [String: Double]?
    /// By how much a value may differ; 1e-6 if nil.
    package var tolerance: Double?
    /// Whether all variables have one possible value.
    package var isUnique: Bool?
    /// All variables that have more than one possible value.
    package var ambiguousVariables: [String]?
    /// What holds in every optimal solution.
    package var relations: [StatedRelation]?
    /// Optional constraints that do not hold in any optimal solution.
    package var violated: [String]?
    /// Optional constraints that hold in every optimal solution.
    package var satisfied: [String]?
    /// By how much constraints are off.
    package var violation: [String: Double]?
    /// All variables whose values differ from those at the previous check.
    package var changedVariables: [String]?
    /// Whether the order of the additions has no influence on the values.
    package var isOrderIndependent: Bool?
    /// Whether the solver is as large after adding and removing as before.
    package var isSizeStable: Bool?
    /// Values rounded to whole points, halves up.
    package var rounded: [String: Double]?
    /// Rounded values under named policies.
    package var roundedPolicies: RoundedPolicies?

    /// Makes expectations that say nothing.
    package init() {}
  }

  /// A relation between variables that is stated, not imposed.
  package struct StatedRelation: Hashable, Sendable {
    /// The left side.
    package var terms: [NamedTerm]
    /// How the sides compare.
    package var relation: Relation
    /// The right side.
    package var constant: Double

    /// Makes a relation.
    package init(_ terms: [NamedTerm], _ relation: Relation, _ constant: Double) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
    }
  }

  /// Rounded values, by the name of a rounding policy.
  package struct RoundedPolicies: Hashable, Sendable {
    /// For each policy the values of variables.
    package var values: [String: [String: Double]]
    /// Remarks.
    package var note: String?

    /// Makes policies.
    package init(values: [String: [String: Double]], note: String? = nil) {
      self.values = values
      self.note = note
    }
  }
}
