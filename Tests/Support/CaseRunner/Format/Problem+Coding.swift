import ConstraintKernel

extension Problem: Codable {
  private enum Key: String, CodingKey {
    case id, theme, title, source, vars, steps, expect, note, policy
  }

  /// Reads a problem.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: A `DecodingError` with the path of the part that is missing or wrong.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(String.self, forKey: .id)
    theme = try container.decode(String.self, forKey: .theme)
    title = try container.decodeIfPresent(String.self, forKey: .title)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    variables = try container.decode([String].self, forKey: .vars)
    steps = try container.decode([Step].self, forKey: .steps)
    expectations = try container.decodeIfPresent(Expectations.self, forKey: .expect)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    isPolicy = try container.decodeIfPresent(Bool.self, forKey: .policy) ?? false
    var seen = Set<String>()
    for name in variables where !seen.insert(name).inserted {
      throw DecodingError.dataCorruptedError(
        forKey: .vars, in: container, debugDescription: "The variable \"\(name)\" is named twice.")
    }
  }

  /// Writes the problem; absent parts are left out.
  ///
  /// - Parameter encoder: Where it is written to.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(theme, forKey: .theme)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(variables, forKey: .vars)
    try container.encode(steps, forKey: .steps)
    try container.encodeIfPresent(expectations, forKey: .expect)
    try container.encodeIfPresent(note, forKey: .note)
    if isPolicy { try container.encode(true, forKey: .policy) }
  }
}

extension Problem.NamedTerm: Codable {
  /// Reads a term from `[variable, coefficient]`.
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    variable = try container.decode(String.self)
    coefficient = try container.decode(Double.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A term has a variable and a coefficient, nothing more.")
    }
  }

  /// Writes the term as `[variable, coefficient]`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(variable)
    try container.encode(coefficient)
  }
}

extension Problem.NamedConstraint: Codable {
  private enum Key: String, CodingKey {
    case id, terms, op, constant, strength, weight
  }

  /// Reads a constraint.
  package init(from decoder: any Decoder) throws {
    let id = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
    try self.init(from: decoder, id: id)
  }

  /// Reads a constraint whose own name, if there is one, does not count.
  init(from decoder: any Decoder, id: String) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.id = id
    terms = try container.decode([Problem.NamedTerm].self, forKey: .terms)
    relation = try container.decode(RelationSymbol.self, forKey: .op).relation
    constant = try container.decode(Double.self, forKey: .constant)
    priority = try container.decode(PrioritySymbol.self, forKey: .strength).priority
    weight = try container.decodeIfPresent(Double.self, forKey: .weight) ?? 1
  }

  /// Writes the constraint; a weight of 1 and an empty name are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if !id.isEmpty { try container.encode(id, forKey: .id) }
    try container.encode(terms, forKey: .terms)
    try container.encode(RelationSymbol(relation), forKey: .op)
    try container.encode(constant, forKey: .constant)
    try container.encode(PrioritySymbol(priority), forKey: .strength)
    if weight != 1 { try container.encode(weight, forKey: .weight) }
  }
}

/// A relation as a document writes it.
enum RelationSymbol: String, Codable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="

  init(_ relation: Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }

  var relation: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// A priority as a document writes it: a number, or one of four names.
struct PrioritySymbol: Codable {
  var priority: Priority

  init(_ priority: Priority) { self.priority = priority }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = try? container.decode(String.self) else {
      priority = Priority(try container.decode(Double.self))
      return
    }
    switch name {
    case "required": priority = .required
    case "strong": priority = .strong
    case "medium": priority = .medium
    case "weak": priority = .weak
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(name)\" is no strength: a number, required, strong, medium or weak.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(priority.value)
  }
}
