import ConstraintKernel

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
package struct Problem: Hashable, Sendable {
  /// Tells the problem apart from others.
  package var id: String
  /// What kind of problem it is.
  package var theme: String
  /// A line for readers.
  package var title: String?
  /// Where the problem comes from.
  package var source: String?
  /// The variables' names, all different, in the order in which they are made.
  package var variables: [String]
  /// The changes and checks, in order.
  package var steps: [Step]
  /// What holds after the last step.
  package var expectations: Expectations?
  /// Remarks on the expectations.
  package var note: String?
  /// Whether several behaviours are acceptable, as the ``note`` says.
  package var isPolicy: Bool

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - id: Tells the problem apart from others.
  ///   - theme: What kind of problem it is.
  ///   - variables: The variables' names, all different.
  ///   - steps: The changes and checks, in order.
  ///   - expectations: What holds after the last step.
  package init(
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
  package struct NamedTerm: Hashable, Sendable {
    /// The variable's name.
    package var variable: String
    /// The factor.
    package var coefficient: Double

    /// Makes a term.
    package init(_ variable: String, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint `Σ coefficient · variable  relation  constant` with a name.
  package struct NamedConstraint: Hashable, Sendable {
    /// The constraint's name.
    package var id: String
    /// The left side.
    package var terms: [NamedTerm]
    /// How the sides compare.
    package var relation: Relation
    /// The right side.
    package var constant: Double
    /// How important the constraint is.
    package var priority: Priority
    /// The factor of the constraint's error within its priority level.
    package var weight: Double

    /// Makes a named constraint.
    package init(
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
