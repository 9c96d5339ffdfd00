import ConstraintKernel

/// Reads one entry of a list: what stands between `<` and `>`.
///
/// ```
/// entry = class ":" address [ "@" file "#" line ] [ mask ] [ "'" identifier "'" ] ( visual | equation ) [ names ]
/// ```
///
/// Names, texts and identifiers may hold anything, blanks and the signs of the syntax too. Where a sign could be either, the first reading
/// of the whole entry that is well formed counts.
struct EntryParser {
  var names = EntryNames()

  /// How many readings of one kind are tried.
  static let readings = 24

  /// Reads an entry.
  ///
  /// - Parameter text: From the class of the constraint on.
  /// - Returns: The entry, whose statement may be unreadable; nil if no class and address begin it.
  /// - Complexity: O(n²) for n bytes, with a bound on the readings.
  static func parse(_ text: ByteSlice) -> ParsedEntry? {
    var parser = EntryParser()
    return parser.entry(text)
  }

  private mutating func entry(_ text: ByteSlice) -> ParsedEntry? {
    var entry = ParsedEntry()
    var position = text.startIndex
    while position < text.endIndex, text[position].isClassName { position += 1 }
    guard position > text.startIndex, position < text.endIndex, text[position] == .code(":") else { return nil }
    entry.className = text.part(text.startIndex, position)
    let start = position + 1
    position = start
    while position < text.endIndex, !text[position].isBlank, text[position] != .code("@") { position += 1 }
    entry.address = text.part(start, position)
    guard !entry.address.isEmpty else { return nil }
    if position < text.endIndex, text[position] == .code("@") {
      let end = Self.endOfSource(text, position + 1)
      entry.source = text.part(position + 1, end)
      position = end
    }
    var body = text.part(position, text.endIndex)
    takeNames(&body)
    entry.superview = names.superview
    body = body.trimmed
    if body.begins(with: "h="), body.matches(" v=", at: body.startIndex + 5) {
      entry.mask = body.part(body.startIndex, body.startIndex + 11)
      body = body.part(body.startIndex + 11, body.endIndex).trimmed
    }
    readBody(body, &entry)
    return entry
  }

  /// The end of `File.swift#88`; a path may hold blanks.
  private static func endOfSource(_ text: ByteSlice, _ start: Int) -> Int {
    var position = start
    while let hash = text.firstPosition(of: "#", from: position) {
      var end = hash + 1
      while end < text.endIndex, text[end].isDigit { end += 1 }
      if end > hash + 1, end == text.endIndex || text[end].isBlank { return end }
      position = hash + 1
    }
    return text.firstPosition(of: " ", from: start) ?? text.endIndex
  }

  /// Takes the tail off a body: `(active)`, `(active, names: …)`, `(Names: …)`.
  private mutating func takeNames(_ body: inout ByteSlice) {
    let end = body.trimmed
    guard end.last == .code(")") else { return }
    let active = end.lastPosition(of: "(active")
    let old = end.lastPosition(of: "(Names:")
    guard let start = Swift.max(active ?? -1, old ?? -1) as Int?, start >= 0 else { return }
    if let position = end.firstPosition(of: "ames:", from: start) {
      names = EntryNames(end.part(position + 5, end.endIndex - 1))
    } else if !end.matches("(active)", at: start) && !end.matches("(active )", at: start) {
      return
    }
    body = end.part(end.startIndex, start)
  }

  private mutating func readBody(_ body: ByteSlice, _ entry: inout ParsedEntry) {
    if body.first == .code("'") {
      var position = body.startIndex + 1
      var first: Int?
      for _ in 0..<Self.readings {
        guard let quote = body.firstPosition(of: "'", from: position) else { break }
        position = quote + 1
        guard position == body.endIndex || body[position].isBlank else { continue }
        first = first ?? quote
        let rest = body.part(position, body.endIndex).trimmed
        guard let statement = statement(rest) else { continue }
        entry.identifier = body.part(body.startIndex + 1, quote)
        entry.statement = statement
        return
      }
      if let first { entry.identifier = body.part(body.startIndex + 1, first) }
    }
    if let statement = statement(body) {
      entry.statement = statement
    } else {
      entry.statement.isReadable = false
      entry.statement.relation = Self.firstRelation(body)
    }
  }

  private mutating func statement(_ body: ByteSlice) -> ParsedEntry.Statement? {
    visual(body) ?? equation(body)
  }

  /// The relation of an entry whose sides cannot be read.
  private static func firstRelation(_ body: ByteSlice) -> Relation {
    if body.firstPosition(of: " >= ", from: body.startIndex) != nil { return .greaterThanOrEqual }
    if body.firstPosition(of: " <= ", from: body.startIndex) != nil { return .lessThanOrEqual }
    return .equal
  }

  /// The relation at a position.
  static func relation(_ text: ByteSlice, at position: Int) -> Relation? {
    if text.matches("==", at: position) { return .equal }
    if text.matches(">=", at: position) { return .greaterThanOrEqual }
    if text.matches("<=", at: position) { return .lessThanOrEqual }
    return nil
  }
}
