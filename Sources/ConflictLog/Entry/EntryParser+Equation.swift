import ConstraintKernel

extension EntryParser {
  /// Reads `item.attribute == 2*other.attribute + 8` and its kin.
  mutating func equation(_ body: ByteSlice) -> ParsedEntry.Statement? {
    var position = body.startIndex
    for _ in 0..<Self.readings {
      guard let blank = Self.nextRelation(body, from: position),
        let relation = Self.relation(body, at: blank + 1)
      else { return nil }
      position = blank + 1
      let left = body.part(body.startIndex, blank).trimmed
      let right = body.part(blank + 3, body.endIndex)
      guard let first = side(left), let statement = rightSide(right.trimmed, first, relation) else { continue }
      return statement
    }
    return nil
  }

  /// The next blank before a relation.
  private static func nextRelation(_ body: ByteSlice, from start: Int) -> Int? {
    var position = start
    while position + 3 <= body.endIndex {
      if body[position] == .code(" "), relation(body, at: position + 1) != nil,
        position + 3 == body.endIndex || body[position + 3].isBlank
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private mutating func rightSide(
    _ text: ByteSlice, _ first: ParsedEntry.Term, _ relation: Relation
  ) -> ParsedEntry.Statement? {
    var statement = ParsedEntry.Statement(terms: [first], relation: relation)
    var text = text
    takePriority(&text, &statement)
    // Nothing is 0: an old form of the position of a mask.
    if text.isEmpty { return statement }
    if let number = Self.signedNumber(text) {
      statement.constant = number.value
      statement.rounding = number.rounding
      return statement
    }
    if takeConstant(text, &statement) { return statement }
    return takeSecond(text, &statement) ? statement : nil
  }

  /// `item.attribute + 8`, with the constant taken first.
  private mutating func takeConstant(_ text: ByteSlice, _ statement: inout ParsedEntry.Statement) -> Bool {
    if let space = Self.spaceAtEnd(text), takeSecond(text.part(text.startIndex, space.start).trimmed, &statement) {
      statement.constant = space.number.value
      statement.rounding += space.number.rounding
      return true
    }
    var position = text.endIndex - 3
    while position > text.startIndex {
      let sign = text[position]
      if sign == .code("+") || sign == .code("-"), text[position - 1].isBlank, text[position + 1].isBlank {
        guard let number = PrintedNumber(text.part(position + 1, text.endIndex).trimmed) else { return false }
        guard takeSecond(text.part(text.startIndex, position).trimmed, &statement) else { return false }
        statement.constant = sign == .code("-") ? -number.value : number.value
        statement.rounding += number.rounding
        return true
      }
      position -= 1
    }
    return false
  }

  /// `item.attribute`, with a factor before or behind it.
  private mutating func takeSecond(_ text: ByteSlice, _ statement: inout ParsedEntry.Statement) -> Bool {
    var text = text
    var factor = PrintedNumber(1)
    if let star = text.firstPosition(of: "*", from: text.startIndex),
      let number = PrintedNumber(text.part(text.startIndex, star).trimmed)
    {
      factor = number
      text = text.part(star + 1, text.endIndex).trimmed
    } else if let star = text.lastPosition(of: " * "),
      let number = PrintedNumber(text.part(star + 3, text.endIndex).trimmed)
    {
      factor = number
      text = text.part(text.startIndex, star)
    }
    guard var second = side(text) else { return false }
    second.coefficient = -factor.value
    statement.terms.append(second)
    statement.rounding += factor.rounding * Self.largestCoordinate
    return true
  }

  /// The coordinates for which the rounding of a factor is reckoned: more points than any screen has.
  private static let largestCoordinate = 4096.0

  /// `@750` or `^750` at the end, as libraries print it.
  private func takePriority(_ text: inout ByteSlice, _ statement: inout ParsedEntry.Statement) {
    for mark in [UInt8.code("@"), .code("^")] {
      guard let position = text.lastIndex(of: mark), position == text.startIndex || text[position - 1].isBlank,
        let number = PrintedNumber(text.part(position + 1, text.endIndex).trimmed), number.value > 0
      else { continue }
      statement.priority = number.value
      text = text.part(text.startIndex, position).trimmed
      return
    }
  }

  /// `16`, `-16`, `- 16` or `+ 25`.
  static func signedNumber(_ text: ByteSlice) -> PrintedNumber? {
    if let number = PrintedNumber(text) { return number }
    guard let sign = text.first, sign == .code("-") || sign == .code("+"),
      var number = PrintedNumber(text.part(text.startIndex + 1, text.endIndex).trimmed)
    else { return nil }
    if sign == .code("-") { number.value = -number.value }
    return number
  }

  /// `NSSpace(8)` or a kin of it at the end.
  private static func spaceAtEnd(_ text: ByteSlice) -> (start: Int, number: PrintedNumber)? {
    guard text.last == .code(")"), let open = text.lastIndex(of: .code("(")) else { return nil }
    guard let number = PrintedNumber(text.part(open + 1, text.endIndex - 1)) else { return nil }
    var start = open
    while start > text.startIndex, text[start - 1].isClassName { start -= 1 }
    guard start > text.startIndex, text[start - 1].isBlank, text.part(start, open).ends(with: "Space") else {
      return nil
    }
    return (start, number)
  }
}

extension PrintedNumber {
  /// An exact number.
  init(_ value: Double) {
    self.value = value
    rounding = 0
  }
}
