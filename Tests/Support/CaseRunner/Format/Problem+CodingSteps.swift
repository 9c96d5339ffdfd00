import ConstraintKernel

extension Problem.Step: Codable {
  /// The members of a step: one of them is its action.
  enum Key: String, CodingKey, CaseIterable {
    case add, addMany, remove, setConstant, setStrength, setCoefficient, edit, suggest, endEdit, churn, removeVar
    case begin, commit, check, phase, read
    case expectError, expectConflict

    static let actions = allCases.filter { $0 != .expectError && $0 != .expectConflict }
  }

  /// The members of an action.
  private enum Part: String, CodingKey {
    case id, value
    case variable = "var"
    case strength, weight, count, idPrefix, template, times, add
  }

  /// Reads a step.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let present = Key.actions.filter(container.contains)
    guard let key = present.first, present.count == 1 else {
      let found = present.map(\.rawValue).joined(separator: ", ")
      let known = Key.actions.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "A step has one action, this one has \(found.isEmpty ? "none" : found). Actions: \(known)."))
    }
    action = try Self.action(key, in: container)
    expectedError = try container.decodeIfPresent(Problem.ErrorKind.self, forKey: .expectError)
    expectedConflicts = try container.decodeIfPresent([[String]].self, forKey: .expectConflict)
  }

  private static func action(_ key: Key, in container: KeyedDecodingContainer<Key>) throws -> Problem.Action {
    switch key {
    case .add: return .add(try container.decode(Problem.NamedConstraint.self, forKey: key))
    case .remove: return .remove(try container.decode(String.self, forKey: key))
    case .endEdit: return .endEdit(try container.decode(String.self, forKey: key))
    case .removeVar: return .removeVariable(try container.decode(String.self, forKey: key))
    case .check: return .check(try container.decode(Problem.Expectations.self, forKey: key))
    case .phase: return .phase(try container.decode(String.self, forKey: key))
    case .begin: return .begin
    case .commit: return .commit
    case .read: return .read
    default: return try compoundAction(key, in: container.nestedContainer(keyedBy: Part.self, forKey: key))
    }
  }

  private static func compoundAction(
    _ key: Key, in parts: KeyedDecodingContainer<Part>
  ) throws -> Problem.Action {
    func string(_ part: Part) throws -> String { try parts.decode(String.self, forKey: part) }
    func number(_ part: Part) throws -> Double { try parts.decode(Double.self, forKey: part) }
    func priority(_ part: Part) throws -> Priority { try parts.decode(PrioritySymbol.self, forKey: part).priority }
    switch key {
    case .setConstant: return .setConstant(try number(.value), of: try string(.id))
    case .setStrength: return .setPriority(try priority(.value), of: try string(.id))
    case .setCoefficient:
      return .setCoefficient(try number(.value), of: try string(.variable), in: try string(.id))
    case .edit:
      let weight = try parts.decodeIfPresent(Double.self, forKey: .weight) ?? 1
      return .edit(try string(.variable), priority: try priority(.strength), weight: weight)
    case .suggest: return .suggest(try number(.value), for: try string(.variable))
    case .addMany:
      let template = try Problem.NamedConstraint(from: parts.superDecoder(forKey: .template), id: "")
      return .addMany(count: try count(.count, in: parts), prefix: try string(.idPrefix), template: template)
    case .churn:
      let constraint = try parts.decode(Problem.NamedConstraint.self, forKey: .add)
      return .churn(times: try count(.times, in: parts), constraint)
    default:
      preconditionFailure("\(key.rawValue) has no parts")
    }
  }

  private static func count(_ part: Part, in parts: KeyedDecodingContainer<Part>) throws -> Int {
    let count = try parts.decode(Int.self, forKey: part)
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: part, in: parts, debugDescription: "\(count) is negative.")
    }
    return count
  }

  /// Writes the step.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encodeAction(to: &container)
    try container.encodeIfPresent(expectedError, forKey: .expectError)
    try container.encodeIfPresent(expectedConflicts, forKey: .expectConflict)
  }

  private func encodeAction(to container: inout KeyedEncodingContainer<Key>) throws {
    switch action {
    case .add(let constraint): try container.encode(constraint, forKey: .add)
    case .remove(let id): try container.encode(id, forKey: .remove)
    case .endEdit(let variable): try container.encode(variable, forKey: .endEdit)
    case .removeVariable(let variable): try container.encode(variable, forKey: .removeVar)
    case .check(let expectations): try container.encode(expectations, forKey: .check)
    case .phase(let name): try container.encode(name, forKey: .phase)
    case .begin: try container.encode(true, forKey: .begin)
    case .commit: try container.encode(true, forKey: .commit)
    case .read: try container.encode(true, forKey: .read)
    default: try encodeCompoundAction(to: &container)
    }
  }

  private func encodeCompoundAction(to container: inout KeyedEncodingContainer<Key>) throws {
    func parts(_ key: Key) -> KeyedEncodingContainer<Part> {
      container.nestedContainer(keyedBy: Part.self, forKey: key)
    }
    switch action {
    case .setConstant(let value, let id):
      var parts = parts(.setConstant)
      try parts.encode(id, forKey: .id)
      try parts.encode(value, forKey: .value)
    case .setPriority(let priority, let id):
      var parts = parts(.setStrength)
      try parts.encode(id, forKey: .id)
      try parts.encode(PrioritySymbol(priority), forKey: .value)
    case .setCoefficient(let value, let variable, let id):
      var parts = parts(.setCoefficient)
      try parts.encode(id, forKey: .id)
      try parts.encode(variable, forKey: .variable)
      try parts.encode(value, forKey: .value)
    case .edit(let variable, let priority, let weight):
      var parts = parts(.edit)
      try parts.encode(variable, forKey: .variable)
      try parts.encode(PrioritySymbol(priority), forKey: .strength)
      if weight != 1 { try parts.encode(weight, forKey: .weight) }
    case .suggest(let value, let variable):
      var parts = parts(.suggest)
      try parts.encode(variable, forKey: .variable)
      try parts.encode(value, forKey: .value)
    case .addMany(let count, let prefix, let template):
      var parts = parts(.addMany)
      try parts.encode(count, forKey: .count)
      try parts.encode(prefix, forKey: .idPrefix)
      try parts.encode(template, forKey: .template)
    case .churn(let times, let constraint):
      var parts = parts(.churn)
      try parts.encode(times, forKey: .times)
      try parts.encode(constraint, forKey: .add)
    default:
      preconditionFailure("an action without parts")
    }
  }
}
