import LayoutModel

/// What a constraint's element says, as values.
struct ConstraintReading {
  /// Why an element is no constraint.
  struct Problem: Error {
    let name: DocumentMessage.Name
    let message: String

    init(_ name: DocumentMessage.Name, _ message: String) {
      self.name = name
      self.message = message
    }
  }

  /// The numbers and words of a constraint.
  struct Values {
    let first: LayoutAttribute
    let relation: LayoutConstraint.Relation
    let second: LayoutAttribute?
    let multiplier: Double
    let constant: Double
    let priority: LayoutPriority
    let identifier: String

    func constraint(_ firstItem: LayoutItem, _ secondItem: LayoutItem?) -> LayoutConstraint {
      let constraint: LayoutConstraint
      if let secondItem, let second {
        constraint = LayoutConstraint(
          item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem, attribute: second,
          multiplier: multiplier, constant: constant, priority: priority)
      } else {
        constraint = LayoutConstraint(
          item: firstItem, attribute: first, relatedBy: relation, constant: constant, priority: priority)
      }
      return identifier.isEmpty ? constraint : constraint.identified(by: identifier)
    }
  }

  private let element: VariedElement

  init(_ element: VariedElement) { self.element = element }

  func values() throws(Problem) -> Values {
    let second: LayoutAttribute?
    if element["secondItem"] == nil && element["secondAttribute"] == nil {
      second = nil
    } else {
      second = try attribute("secondAttribute")
    }
    return Values(
      first: try attribute("firstAttribute"), relation: try relation(), second: second, multiplier: try multiplier(),
      constant: try number("constant", default: 0), priority: try priority(), identifier: element["identifier"] ?? "")
  }

  private func attribute(_ key: String) throws(Problem) -> LayoutAttribute {
    guard let name = element[key] else { throw Problem(.invalidConstraint, "it has no \(key)") }
    if name == "baseline" { return .baseline }
    guard let attribute = LayoutAttribute(rawValue: name) else {
      throw Problem(.invalidConstraint, "\"\(name)\" is no attribute")
    }
    return attribute
  }

  private func relation() throws(Problem) -> LayoutConstraint.Relation {
    switch element["relation"] {
    case nil, "equal": return .equal
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case let word?: throw Problem(.invalidConstraint, "\"\(word)\" is no relation")
    }
  }

  /// A number, or a ratio as it is written in inspectors: `4:3` and `4/3`.
  private func multiplier() throws(Problem) -> Double {
    guard let string = element["multiplier"] else { return 1 }
    let parts = string.split(separator: string.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      throw Problem(.invalidConstraint, "the multiplier \"\(string)\" is no number and no ratio")
    }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard value.isFinite else {
      throw Problem(.invalidConstraint, "the multiplier \"\(string)\" is not finite")
    }
    return value
  }

  private func priority() throws(Problem) -> LayoutPriority {
    let value = try number("priority", default: 1000)
    guard value >= 0, value <= 1000 else {
      throw Problem(.invalidConstraint, "the priority \(value) is not between 0 and 1000")
    }
    return LayoutPriority(value)
  }

  private func number(_ key: String, default value: Double) throws(Problem) -> Double {
    guard let string = element[key] else { return value }
    guard let number = Double(string), number.isFinite else {
      throw Problem(.invalidConstraint, "the \(key) \"\(string)\" is no finite number")
    }
    return number
  }
}
