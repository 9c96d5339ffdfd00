import LayoutModel

/// Reads a visual format from left to right, without recursion and in linear time.
struct VisualFormatParser {
  let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The column of what comes next, from 1.
  var column: Int { position + 1 }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    result.axis = try parseOrientation()
    let bar = column
    if accept("|") {
      let connection = try parseConnection(after: "|", mayEnd: false)
      result.start = (connection, bar)
    }
    result.views.append(try parseView(orElse: result.start == nil ? "“[” or “|”" : "“[”"))
    while !isAtEnd {
      let connection = try parseConnection(after: "]", mayEnd: true)
      let column = column
      if accept("|") {
        result.end = (connection, column)
        guard isAtEnd else { throw expected("the end of the format after “|”") }
      } else {
        result.connections.append(connection)
        result.views.append(try parseView(orElse: "“[” or “|”"))
      }
    }
    return result
  }

  private mutating func parseOrientation() throws(VisualFormatError) -> LayoutConstraint.Axis {
    guard let next = peek, next != "|", next != "[" else { return .horizontal }
    guard next == "H" || next == "V" else { throw expected("“H:”, “V:”, “|” or “[”") }
    position += 1
    guard accept(":") else { throw expected("“:” after the orientation \(next)") }
    return next == "H" ? .horizontal : .vertical
  }

  private mutating func parseView(orElse what: String) throws(VisualFormatError) -> VisualFormat.View {
    guard accept("[") else { throw expected(what) }
    skipBlanks()
    let column = column
    guard let name = parseName() else { throw expected("the name of a view") }
    let predicates = peek == "(" ? try parsePredicates() : []
    guard accept("]") else {
      throw expected(predicates.isEmpty ? "“]” or “(” after the view \(name)" : "“]” after the view \(name)")
    }
    return VisualFormat.View(name: name, column: column, predicates: predicates)
  }

  private mutating func parseConnection(
    after previous: Character, mayEnd: Bool
  ) throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else {
      guard peek == "[" || (peek == "|" && mayEnd) else {
        throw expected(mayEnd ? "“-”, “[” or “|” after “\(previous)”" : "“-” or “[” after “\(previous)”")
      }
      return .flush
    }
    if peek == "[" || (peek == "|" && mayEnd) { return .standard }
    let predicates = peek == "(" ? try parsePredicates() : [try parseDistance()]
    guard accept("-") else { throw expected("“-” after the distance") }
    return .predicates(predicates)
  }

  /// A distance without parentheses: a number that is not negative, or a name.
  private mutating func parseDistance() throws(VisualFormatError) -> VisualFormat.Predicate {
    guard let token = try parseToken() else {
      if peek == "-" { throw expected("a positive number, a name, or a negative number in parentheses: (-8)") }
      if let next = peek, "=<>".contains(next) { throw expected("parentheses around a relation: (>=8)") }
      throw expected("a number, the name of a metric, “(” or “[”")
    }
    return VisualFormat.Predicate(object: token)
  }
}

extension VisualFormatParser {
  /// Whether nothing but blanks is left.
  private var isAtEnd: Bool {
    mutating get { peek == nil }
  }

  /// The next character that is no blank; nil at the end.
  var peek: Character? {
    mutating get {
      skipBlanks()
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func skipBlanks() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  /// Takes the next character if it is this one.
  mutating func accept(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  /// Takes the longest run of characters that satisfy a condition.
  mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  /// The refusal of what comes next.
  func expected(_ what: String) -> VisualFormatError { refusal(column, .expected(what)) }

  func refusal(_ column: Int, _ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: format, column: column, reason: reason)
  }
}
