/// An optional constraint that does not hold.
public struct Violation: Hashable, Sendable {
  /// The constraint.
  public var handle: ConstraintHandle
  /// The number that the constraint's row or edit came with; 0 if it had none.
  public var tag: Int32
  /// By how much it is off, in the unit of its constant and without its weight; positive.
  public var amount: Double

  /// Makes a violation.
  public init(handle: ConstraintHandle, tag: Int32 = 0, amount: Double) {
    self.handle = handle
    self.tag = tag
    self.amount = amount
  }
}

/// The error of one priority level.
public struct LevelError: Hashable, Sendable {
  /// The level.
  public var priority: Priority
  /// The sum of weight · violation over the level's constraints.
  public var error: Double

  /// Makes a level's error.
  public init(priority: Priority, error: Double) {
    self.priority = priority
    self.error = error
  }
}

/// Why a variable has its value: `value = Σ derivative · constant + Σ coefficient · resting value + Σ derivative · home`.
public struct Explanation: Hashable, Sendable {
  /// One constraint that determines the value.
  public struct Contribution: Hashable, Sendable {
    /// The constraint.
    public var handle: ConstraintHandle
    /// The number that the constraint's row or edit came with; 0 if it had none.
    public var tag: Int32
    /// By how much the value moves per unit of the constraint's constant.
    public var derivative: Double
    /// The constraint's constant.
    public var constant: Double

    /// Makes a contribution.
    public init(handle: ConstraintHandle, tag: Int32 = 0, derivative: Double, constant: Double) {
      self.handle = handle
      self.tag = tag
      self.derivative = derivative
      self.constant = constant
    }
  }

  /// A home on which the value depends: constraints alone do not determine it.
  public struct Default: Hashable, Sendable {
    /// What is at its home, without a constant.
    public var terms: [LinearTerm]
    /// The value of the terms there.
    public var home: Double
    /// By how much the value moves per unit of the home.
    public var derivative: Double

    /// Makes a default.
    public init(terms: [LinearTerm], home: Double, derivative: Double) {
      self.terms = terms
      self.home = home
      self.derivative = derivative
    }
  }

  /// The variable.
  public var variable: Variable
  /// Its value.
  public var value: Double
  /// The constraints that determine it, oldest first. All of them hold exactly.
  public var contributions: [Contribution]
  /// The variables that nothing holds and on which the value rests, with their coefficients.
  public var resting: [LinearTerm]
  /// The homes on which the value depends, by the order of a solver (``Solver/setHomeOrder(_:)``): the value is a default.
  public var defaults: [Default]

  /// Makes an explanation.
  public init(
    variable: Variable, value: Double, contributions: [Contribution], resting: [LinearTerm], defaults: [Default] = []
  ) {
    self.variable = variable
    self.value = value
    self.contributions = contributions
    self.resting = resting
    self.defaults = defaults
  }
}

/// The values that a variable takes over all optimal solutions.
public struct ValueRange: Hashable, Sendable {
  /// The least value, or nil if there is none.
  public var lower: Double?
  /// The greatest value, or nil if there is none.
  public var upper: Double?

  /// Makes a range.
  public init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the least and the greatest value agree to the solver's tolerance (1e-7, relative to values above 1).
  public var isUnique: Bool {
    guard let lower, let upper else { return false }
    return upper - lower <= Tolerances.uniqueness * max(1, lower.magnitude, upper.magnitude)
  }
}

/// Two optimal solutions that differ in a variable.
public struct Ambiguity: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// Its values over all optimal solutions.
  public var range: ValueRange
  /// An optimal solution in which the variable is small: at the lower end of its range, or below its value if there is none.
  public var low: [LinearTerm]
  /// An optimal solution in which the variable is large. Each of the two solutions lists the variables that differ between them or from
  /// the present values, with their values as ``LinearTerm/coefficient``.
  public var high: [LinearTerm]

  /// Makes an ambiguity.
  public init(variable: Variable, range: ValueRange, low: [LinearTerm], high: [LinearTerm]) {
    self.variable = variable
    self.range = range
    self.low = low
    self.high = high
  }
}

/// What happens to all values while one constant moves from one number to another.
public struct Sweep: Sendable {
  /// One linear piece of a variable's course.
  struct Piece: Sendable {
    /// The constant at which the piece begins.
    var start: Double
    /// The variable's value there.
    var value: Double
    /// The change of the value per unit of the constant.
    var slope: Double
  }

  /// The constant's first value.
  public let start: Double
  /// The constant's last value for which there is an answer: where the sweep was to end, or where a conflict begins.
  public let end: Double
  /// The constants strictly between ``start`` and ``end`` at which some value changes its slope, in the order of the sweep.
  public let breakpoints: [Double]
  /// The conflict that begins at ``end``, if there is one.
  public let conflict: Conflict?
  var courses: [Variable: [Piece]]
  var resting: [Variable: Double]

  /// A variable's value at a point of the sweep; nil outside it, or if the variable was not there.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - constant: Between ``start`` and ``end``.
  /// - Complexity: O(log p) for p pieces of the variable's course.
  public func value(of variable: Variable, at constant: Double) -> Double? {
    guard let piece = piece(of: variable, at: constant) else { return resting(variable, at: constant) }
    return piece.value + piece.slope * (constant - piece.start)
  }

  /// The change of a variable's value per unit of the constant, at a point of the sweep and in its direction.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - constant: Between ``start`` and ``end``.
  /// - Complexity: O(log p) for p pieces of the variable's course.
  public func slope(of variable: Variable, at constant: Double) -> Double? {
    if let piece = piece(of: variable, at: constant) { return piece.slope }
    return resting(variable, at: constant) == nil ? nil : 0
  }

  private func contains(_ constant: Double) -> Bool {
    constant >= min(start, end) && constant <= max(start, end)
  }

  private func resting(_ variable: Variable, at constant: Double) -> Double? {
    contains(constant) ? resting[variable] : nil
  }

  private func piece(of variable: Variable, at constant: Double) -> Piece? {
    guard contains(constant), let pieces = courses[variable], let first = pieces.first else { return nil }
    let forward = end >= start
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      let reached = forward ? pieces[middle].start <= constant : pieces[middle].start >= constant
      if reached { low = middle } else { high = middle }
    }
    return low == 0 ? first : pieces[low]
  }
}
