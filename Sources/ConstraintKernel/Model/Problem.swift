#if !hasFeature(Embedded)
  /// A problem as a document: variables, the steps that change a solver, and what is known about the answer.
  ///
  /// A problem is what a bug report contains. ``Solver/problem`` writes one, ``Solver/init(_:)`` carries one out, and
  /// the document's form is the same for both (JSON with any encoder):
  ///
  /// ```json
  /// {"id": "card", "theme": "percent", "vars": ["W", "w"],
  ///  "steps": [{"edit": {"var": "W", "strength": 1000}},
  ///            {"add": {"id": "ideal", "terms": [["w", 1], ["W", -0.8]], "op": "==", "constant": 0,
  ///                     "strength": "strong"}},
  ///            {"suggest": {"var": "W", "value": 400}}],
  ///  "expect": {"values": {"w": 320}, "unique": true}}
  /// ```
  ///
  /// A strength is read as a number or as one of the names `required`, `strong`, `medium` and `weak`, and written as a
  /// number.
  public struct Problem: Hashable, Sendable {
    /// Tells the problem apart from others.
    public var id: String
    /// What kind of problem it is.
    public var theme: String
    /// A line for readers.
    public var title: String?
    /// Where the problem comes from.
    public var source: String?
    /// The variables' names, all different, in the order in which they are made.
    public var variables: [String]
    /// The changes and checks, in order.
    public var steps: [Step]
    /// What holds after the last step.
    public var expectations: Expectations?
    /// Remarks on the expectations.
    public var note: String?
    /// Whether several behaviours are acceptable, as the ``note`` says.
    public var isPolicy: Bool

    /// Makes a problem.
    ///
    /// - Parameters:
    ///   - id: Tells the problem apart from others.
    ///   - theme: What kind of problem it is.
    ///   - variables: The variables' names, all different.
    ///   - steps: The changes and checks, in order.
    ///   - expectations: What holds after the last step.
    public init(
      id: String, theme: String = "report", variables: [String], steps: [Step], expectations: Expectations? = nil
    ) {
      self.id = id
      self.theme = theme
      self.variables = variables
      self.steps = steps
      self.expectations = expectations
      isPolicy = false
    }

    /// A coefficient times a named variable; written `["width", 2]`.
    public struct NamedTerm: Hashable, Sendable {
      /// The variable's name.
      public var variable: String
      /// The factor.
      public var coefficient: Double

      /// Makes a term.
      public init(_ variable: String, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// A constraint `Σ coefficient · variable  relation  constant` with a name.
    public struct NamedConstraint: Hashable, Sendable {
      /// The constraint's name.
      public var id: String
      /// The left side.
      public var terms: [NamedTerm]
      /// How the sides compare.
      public var relation: Relation
      /// The right side.
      public var constant: Double
      /// How important the constraint is.
      public var priority: Priority
      /// The factor of the constraint's error within its priority level.
      public var weight: Double

      /// Makes a named constraint.
      public init(
        id: String, _ terms: [NamedTerm], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        weight: Double = 1
      ) {
        self.id = id
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.weight = weight
      }
    }
  }
#endif
