#if !hasFeature(Embedded)
  extension Problem {
    /// What is known about the solution at some point. All parts are optional: nil means that nothing is said.
    public struct Expectations: Hashable, Sendable {
      /// The error of every level in use, strongest first.
      public var errors: [LevelError]?
      /// The ranges of variables over all optimal solutions.
      public var intervals: [String: ValueRange]?
      /// Values of variables.
      public var values: [String: Double]?
      /// By how much a value may differ; 1e-6 if nil.
      public var tolerance: Double?
      /// Whether all variables have one possible value.
      public var isUnique: Bool?
      /// All variables that have more than one possible value.
      public var ambiguousVariables: [String]?
      /// What holds in every optimal solution.
      public var relations: [StatedRelation]?
      /// Optional constraints that do not hold in any optimal solution.
      public var violated: [String]?
      /// Optional constraints that hold in every optimal solution.
      public var satisfied: [String]?
      /// By how much constraints are off.
      public var violation: [String: Double]?
      /// All variables whose values differ from those at the previous check.
      public var changedVariables: [String]?
      /// Whether the order of the additions has no influence on the values.
      public var isOrderIndependent: Bool?
      /// Whether the solver is as large after adding and removing as before.
      public var isSizeStable: Bool?
      /// Values rounded to whole points, halves up.
      public var rounded: [String: Double]?
      /// Rounded values under named policies.
      public var roundedPolicies: RoundedPolicies?

      /// Makes expectations that say nothing.
      public init() {}
    }

    /// A relation between variables that is stated, not imposed.
    public struct StatedRelation: Hashable, Sendable {
      /// The left side.
      public var terms: [NamedTerm]
      /// How the sides compare.
      public var relation: Relation
      /// The right side.
      public var constant: Double

      /// Makes a relation.
      public init(_ terms: [NamedTerm], _ relation: Relation, _ constant: Double) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
      }
    }

    /// Rounded values, by the name of a rounding policy.
    public struct RoundedPolicies: Hashable, Sendable {
      /// For each policy the values of variables.
      public var values: [String: [String: Double]]
      /// Remarks.
      public var note: String?

      /// Makes policies.
      public init(values: [String: [String: Double]], note: String? = nil) {
        self.values = values
        self.note = note
      }
    }
  }
#endif
