/// Where an expression goes as far as the constraints leave that open.
///
/// An order of homes picks one of all optimal solutions: the first expression is brought as near to its home as they allow and held there, then the
/// second on what is left, and so on. Each step ends at the nearest point of an interval, so the solution depends on the constraints and the
/// order alone, not on the calls that led to them. Homes have no weights and no scale; one that is inserted changes the solution only by its own
/// step.
public struct Home: Sendable {
  /// What goes home. Its constant counts.
  public var expression: LinearExpression
  /// The value that it goes to.
  public var value: Double

  /// Makes a home.
  ///
  /// - Parameters:
  ///   - expression: What goes home; its coefficients and its constant are finite.
  ///   - value: The value that it goes to; finite.
  public init(_ expression: LinearExpression, _ value: Double) {
    self.expression = expression
    self.value = value
  }

  /// Makes a home of a variable.
  ///
  /// - Parameters:
  ///   - variable: What goes home.
  ///   - value: The value that it goes to; finite.
  public init(_ variable: Variable, _ value: Double) { self.init(LinearExpression(variable), value) }
}
