import ConstraintKernel

extension EntryParser {
  /// What stands in the parentheses of a gap or a size.
  private struct Gap {
    var relation = Relation.equal
    var number: PrintedNumber
    var priority = 1000.0
  }

  /// Reads `H:[a]-(8)-[b]`, `V:|-(8)-[a]`, `H:[a(44)]` and their kin.
  mutating func visual(_ body: ByteSlice) -> ParsedEntry.Statement? {
    guard body.begins(with: "H:") || body.begins(with: "V:") else { return nil }
    let isVertical = body.first == .code("V")
    var text = body.part(body.startIndex + 2, body.endIndex).trimmed
    var (isAbsolute, isReversed) = (false, false)
    if text.ends(with: "(LTR)") || text.ends(with: "(RTL)") {
      isAbsolute = true
      isReversed = text.ends(with: "(RTL)")
      text = text.dropLast(5).trimmed
    }
    let near: LoggedAttribute = isVertical ? .top : isAbsolute ? (isReversed ? .right : .left) : .leading
    let far: LoggedAttribute = isVertical ? .bottom : isAbsolute ? (isReversed ? .left : .right) : .trailing
    if text.begins(with: "|-(") { return gapBefore(text, near, isReversed) }
    guard text.begins(with: "[") else { return nil }
    if text.ends(with: ")-|") { return gapBehind(text, far, isReversed) }
    guard text.ends(with: "]") else { return nil }
    return gapBetween(text, near, far, isReversed) ?? size(text, isVertical ? .height : .width)
  }

  private mutating func gapBefore(
    _ text: ByteSlice, _ edge: LoggedAttribute, _ isReversed: Bool
  ) -> ParsedEntry.Statement? {
    guard text.ends(with: "]"), let end = text.firstPosition(of: ")-[", from: text.startIndex),
      let gap = Self.gap(text.part(text.startIndex + 3, end)),
      let item = item(text.part(end + 3, text.endIndex - 1))
    else { return nil }
    return Self.statement(gap, from: superview, edge, to: item, edge, isReversed)
  }

  private mutating func gapBehind(
    _ text: ByteSlice, _ edge: LoggedAttribute, _ isReversed: Bool
  ) -> ParsedEntry.Statement? {
    guard let start = text.lastPosition(of: "]-("), let gap = Self.gap(text.part(start + 3, text.endIndex - 3)),
      let item = item(text.part(text.startIndex + 1, start))
    else { return nil }
    return Self.statement(gap, from: item, edge, to: superview, edge, isReversed)
  }

  private mutating func gapBetween(
    _ text: ByteSlice, _ near: LoggedAttribute, _ far: LoggedAttribute, _ isReversed: Bool
  ) -> ParsedEntry.Statement? {
    var position = text.startIndex
    for _ in 0..<Self.readings {
      guard let start = text.firstPosition(of: "]-(", from: position) else { return nil }
      position = start + 1
      guard let end = text.firstPosition(of: ")-[", from: start + 3), let gap = Self.gap(text.part(start + 3, end)),
        let first = item(text.part(text.startIndex + 1, start)),
        let second = item(text.part(end + 3, text.endIndex - 1))
      else { continue }
      return Self.statement(gap, from: first, far, to: second, near, isReversed)
    }
    return nil
  }

  private mutating func size(_ text: ByteSlice, _ attribute: LoggedAttribute) -> ParsedEntry.Statement? {
    guard text.ends(with: ")]") else { return nil }
    var position = text.endIndex - 2
    while position > text.startIndex {
      position -= 1
      guard text[position] == .code("("), let gap = Self.gap(text.part(position + 1, text.endIndex - 2)) else {
        continue
      }
      guard let item = item(text.part(text.startIndex + 1, position)) else { return nil }
      var statement = ParsedEntry.Statement(
        terms: [ParsedEntry.Term(coefficient: 1, item: item, attribute: attribute)], relation: gap.relation)
      statement.constant = gap.number.value
      statement.rounding = gap.number.rounding
      statement.priority = gap.priority
      return statement
    }
    return nil
  }

  /// What `|` stands for. Without names it is an item of its own.
  private var superview: ParsedEntry.Item { names.superview ?? ParsedEntry.Item(address: [.code("|")]) }

  private static func statement(
    _ gap: Gap, from first: ParsedEntry.Item, _ far: LoggedAttribute, to second: ParsedEntry.Item,
    _ near: LoggedAttribute, _ isReversed: Bool
  ) -> ParsedEntry.Statement {
    let sign = isReversed ? -1.0 : 1.0
    var statement = ParsedEntry.Statement(
      terms: [
        ParsedEntry.Term(coefficient: sign, item: second, attribute: near),
        ParsedEntry.Term(coefficient: -sign, item: first, attribute: far),
      ], relation: gap.relation)
    statement.constant = gap.number.value
    statement.rounding = gap.number.rounding
    statement.priority = gap.priority
    return statement
  }

  /// `8`, `>=8`, `NSSpace(8)`, `<=100@900`.
  private static func gap(_ text: ByteSlice) -> Gap? {
    var text = text.trimmed
    var gap = Gap(number: PrintedNumber(0))
    if let relation = relation(text, at: text.startIndex) {
      gap.relation = relation
      text = text.part(text.startIndex + 2, text.endIndex).trimmed
    }
    if let mark = text.lastIndex(of: .code("@")) {
      guard let priority = PrintedNumber(text.part(mark + 1, text.endIndex)), priority.value > 0 else { return nil }
      gap.priority = priority.value
      text = text.part(text.startIndex, mark)
    }
    if text.last == .code(")"), let open = text.firstIndex(of: .code("(")),
      text.part(text.startIndex, open).ends(with: "Space")
    {
      text = text.part(open + 1, text.endIndex - 1)
    }
    guard let number = signedNumber(text) else { return nil }
    gap.number = number
    return gap
  }
}
