import LayoutModel

extension VisualFormatParser {
  /// Conditions in parentheses, separated by commas.
  mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard accept("(") else { throw expected("“(”") }
    var result = [try parsePredicate()]
    while accept(",") { result.append(try parsePredicate()) }
    guard accept(")") else { throw expected("“)” or “,” after a condition") }
    return result
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let isNegative = accept("-")
    guard let object = try parseToken() else { throw expected("a number or a name") }
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if isNegative {
      guard case .number(let number) = object.value else {
        throw refusal(object.column, .expected("a number after “-”"))
      }
      predicate.object = VisualFormat.Token(value: .number(-number), column: object.column)
    }
    predicate.multiplier = try parseFactor()
    if let sign = acceptSign() {
      guard let token = try parseToken() else { throw expected("a number or the name of a metric") }
      predicate.addend = (sign, token)
    }
    if accept("@") {
      guard let token = try parseToken() else { throw expected("a priority: a number or the name of a metric") }
      predicate.priority = token
    }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    guard let next = peek, "=<>".contains(next) else { return .equal }
    let start = column
    let text = take { "=<>".contains($0) }
    guard let relation = LayoutConstraint.Relation(rawValue: text) else {
      throw refusal(start, .expected("a relation: ==, <= or >=, not \(text)"))
    }
    return relation
  }

  /// `* 2`, `/ 3`, or nothing.
  private mutating func parseFactor() throws(VisualFormatError) -> Double {
    let isProduct = accept("*")
    guard isProduct || accept("/") else { return 1 }
    _ = peek
    let start = column
    guard let token = try parseToken(), case .number(let number) = token.value else {
      throw refusal(start, .expected("a number to multiply or divide by"))
    }
    guard isProduct || number != 0 else { throw refusal(start, .expected("a number other than 0 to divide by")) }
    return isProduct ? number : 1 / number
  }

  private mutating func acceptSign() -> Double? {
    if accept("+") { return 1 }
    return accept("-") ? -1 : nil
  }

  /// A number without a sign, or a name; nil if neither stands here.
  mutating func parseToken() throws(VisualFormatError) -> VisualFormat.Token? {
    guard let next = peek else { return nil }
    let start = column
    if let name = parseName() { return VisualFormat.Token(value: .name(name), column: start) }
    guard Self.isDigit(next) || next == "." else { return nil }
    let text = take { Self.isDigit($0) || $0 == "." }
    guard text.contains(where: Self.isDigit), let number = Double("0" + text) else {
      throw refusal(start, .expected("a number, which \(text) is not"))
    }
    guard number.isFinite else { throw refusal(start, .nonFinite(text)) }
    return VisualFormat.Token(value: .number(number), column: start)
  }

  /// A C identifier; nil if none stands here.
  mutating func parseName() -> String? {
    guard let next = peek, Self.isNameStart(next) else { return nil }
    return take { Self.isNameStart($0) || Self.isDigit($0) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character >= "0" && character <= "9" && character.isASCII
  }

  private static func isNameStart(_ character: Character) -> Bool {
    character == "_" || (character.isASCII && character.isLetter)
  }
}
