import ConstraintKernel

extension Problem.Expectations: Codable {
  private enum Key: String, CodingKey {
    case errors, intervals, values, tol, unique, ambiguousVars, relations, violated, satisfied, violation, changedVars
    case orderIndependent, sizeStable, rounded, roundedPolicies
  }

  /// Reads expectations.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    errors = try container.decodeIfPresent([ErrorPair].self, forKey: .errors)?.map(\.error)
    intervals = try container.decodeIfPresent([String: RangePair].self, forKey: .intervals)?.mapValues(\.range)
    values = try container.decodeIfPresent([String: Double].self, forKey: .values)
    tolerance = try container.decodeIfPresent(Double.self, forKey: .tol)
    isUnique = try container.decodeIfPresent(Bool.self, forKey: .unique)
    ambiguousVariables = try container.decodeIfPresent([String].self, forKey: .ambiguousVars)
    relations = try container.decodeIfPresent([Problem.StatedRelation].self, forKey: .relations)
    violated = try container.decodeIfPresent([String].self, forKey: .violated)
    satisfied = try container.decodeIfPresent([String].self, forKey: .satisfied)
    violation = try container.decodeIfPresent([String: Double].self, forKey: .violation)
    changedVariables = try container.decodeIfPresent([String].self, forKey: .changedVars)
    isOrderIndependent = try container.decodeIfPresent(Bool.self, forKey: .orderIndependent)
    isSizeStable = try container.decodeIfPresent(Bool.self, forKey: .sizeStable)
    rounded = try container.decodeIfPresent([String: Double].self, forKey: .rounded)
    roundedPolicies = try container.decodeIfPresent(Problem.RoundedPolicies.self, forKey: .roundedPolicies)
  }

  /// Writes the expectations that say something.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(errors?.map(ErrorPair.init), forKey: .errors)
    try container.encodeIfPresent(intervals?.mapValues(RangePair.init), forKey: .intervals)
    try container.encodeIfPresent(values, forKey: .values)
    try container.encodeIfPresent(tolerance, forKey: .tol)
    try container.encodeIfPresent(isUnique, forKey: .unique)
    try container.encodeIfPresent(ambiguousVariables, forKey: .ambiguousVars)
    try container.encodeIfPresent(relations, forKey: .relations)
    try container.encodeIfPresent(violated, forKey: .violated)
    try container.encodeIfPresent(satisfied, forKey: .satisfied)
    try container.encodeIfPresent(violation, forKey: .violation)
    try container.encodeIfPresent(changedVariables, forKey: .changedVars)
    try container.encodeIfPresent(isOrderIndependent, forKey: .orderIndependent)
    try container.encodeIfPresent(isSizeStable, forKey: .sizeStable)
    try container.encodeIfPresent(rounded, forKey: .rounded)
    try container.encodeIfPresent(roundedPolicies, forKey: .roundedPolicies)
  }
}

extension Problem.StatedRelation: Codable {
  private enum Key: String, CodingKey {
    case terms, op, constant
  }

  /// Reads a relation.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    terms = try container.decode([Problem.NamedTerm].self, forKey: .terms)
    relation = try container.decode(RelationSymbol.self, forKey: .op).relation
    constant = try container.decode(Double.self, forKey: .constant)
  }

  /// Writes the relation.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(terms, forKey: .terms)
    try container.encode(RelationSymbol(relation), forKey: .op)
    try container.encode(constant, forKey: .constant)
  }
}

extension Problem.RoundedPolicies: Codable {
  private struct Name: CodingKey {
    static let note = Name("note")
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Reads policies: a member `note` is a remark, every other one a policy.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    values = [:]
    for name in container.allKeys where name.stringValue != Name.note.stringValue {
      values[name.stringValue] = try container.decode([String: Double].self, forKey: name)
    }
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }

  /// Writes the policies.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, rounded) in values.sorted(by: { $0.key < $1.key }) {
      try container.encode(rounded, forKey: Name(name))
    }
    try container.encodeIfPresent(note, forKey: .note)
  }
}

/// The error of a level, written `[strength, error]`.
private struct ErrorPair: Codable {
  var error: LevelError

  init(_ error: LevelError) { self.error = error }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let priority = try container.decode(PrioritySymbol.self).priority
    error = LevelError(priority: priority, error: try container.decode(Double.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(error.priority.value)
    try container.encode(error.error)
  }
}

/// A range, written `[lower, upper]` with null for a missing end.
private struct RangePair: Codable {
  var range: ValueRange

  init(_ range: ValueRange) { self.range = range }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Double?.self)
    range = ValueRange(lower: lower, upper: try container.decode(Double?.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(range.lower)
    try container.encode(range.upper)
  }
}
