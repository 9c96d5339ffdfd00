/// What a line of a log says, in the order in which it stands there.
enum LineEvent {
  /// The first line of a message.
  case header
  /// The explanation that follows it, with which some pasted messages begin.
  case preface
  /// The words before the constraint that the system broke.
  case breaking
  /// The lines behind a message, and the last one of them.
  case footer, lastLine
  /// An entry.
  case entry(EntrySpan)
}

/// Where an entry lies in a line.
struct EntrySpan {
  /// From the class of the constraint on, without the signs around the entry; cut off at the end of the line if it is not ended.
  var content: Range<Int>
  /// Behind the signs around the entry.
  var end: Int
  /// Whether the entry ends in this line.
  var isEnded: Bool
  /// Whether quotes stand around it, as in a list.
  var isQuoted: Bool
  /// Whether angle brackets stand around it.
  var hasBrackets: Bool
  /// Whether a comma follows.
  var hasComma = false
  /// Whether a closing bracket of the list follows.
  var closesList = false
}

/// Finds the events of lines.
struct LineEventScanner {
  private let search = ConstraintWordSearch()

  /// The events of a line.
  ///
  /// - Parameters:
  ///   - line: The line, plain.
  ///   - isInList: Whether a list is open, in which anything in quotes and brackets is an entry.
  func events(in line: ByteSlice, isInList: Bool) -> [LineEvent] {
    var events: [LineEvent] = []
    var position = line.startIndex
    while let hit = next(in: line, from: position) {
      position = hit + ConstraintWordSearch.length
      if let event = phrase(line, hit) {
        events.append(event)
      } else if let span = entry(line, hit) {
        if line.matches("by breaking ", before: span.content.lowerBound - (span.hasBrackets ? 1 : 0)) {
          events.append(.breaking)
        }
        events.append(.entry(span))
        position = max(position, span.end)
      }
    }
    if events.isEmpty, isInList, let span = unusualEntry(line) { events.append(.entry(span)) }
    return events
  }

  private func next(in line: ByteSlice, from start: Int) -> Int? {
    line.withUnsafeBufferPointer { bytes in
      search.next(in: bytes, from: start - line.startIndex).map { $0 + line.startIndex }
    }
  }

  /// The fixed phrases, told by what stands around the word.
  private func phrase(_ line: ByteSlice, _ hit: Int) -> LineEvent? {
    let end = hit + ConstraintWordSearch.length
    if line.matches("simultaneously satisfy c", before: hit) { return .header }
    if line.matches("Conflicting c", before: hit), line.matches("s detected", at: end) { return .header }
    if line.matches("at least one of the c", before: hit) { return .preface }
    if line.matches("by breaking c", before: hit) { return .breaking }
    if line.matches("ViewAlertForUnsatisfiableC", before: hit) { return .footer }
    if line.matches("UIC", before: hit), line.matches("BasedLayoutDebugging", at: end) { return .lastLine }
    if line.matches("NSC", before: hit), line.matches("BasedLayoutVisualize", at: end) { return .lastLine }
    return nil
  }

  /// The entry whose class holds the word.
  private func entry(_ line: ByteSlice, _ hit: Int) -> EntrySpan? {
    var end = hit + ConstraintWordSearch.length
    while end < line.endIndex, line[end].isClassName { end += 1 }
    guard end + 1 < line.endIndex, line[end] == .code(":"), !line[end + 1].isBlank else { return nil }
    var start = hit
    while start > line.startIndex, line[start - 1].isClassName { start -= 1 }
    return span(line, start)
  }

  /// An entry whose class is not named as one of a constraint: quotes, brackets, a class and an address.
  private func unusualEntry(_ line: ByteSlice) -> EntrySpan? {
    guard let bracket = line.firstPosition(of: "\"<", from: line.startIndex) else { return nil }
    var end = bracket + 2
    while end < line.endIndex, line[end].isClassName { end += 1 }
    return end > bracket + 2 && line.matches(":0x", at: end) ? span(line, bracket + 2) : nil
  }

  private func span(_ line: ByteSlice, _ start: Int) -> EntrySpan? {
    let hasBrackets = line.matches("<", before: start)
    var before = start - (hasBrackets ? 1 : 0)
    if hasBrackets, line.matches("\\", before: before) { before -= 1 }
    let isQuoted = line.matches("\"", before: before) || line.matches("\u{201C}", before: before)
    guard hasBrackets || isQuoted else { return nil }
    var result = EntrySpan(
      content: start..<line.endIndex, end: line.endIndex, isEnded: false, isQuoted: isQuoted, hasBrackets: hasBrackets)
    let found =
      isQuoted
      ? Self.quotedEnd(line, from: start, hasBrackets: hasBrackets) : Self.bracketEnd(line, from: start)
    guard let found else { return result }
    result.content = start..<found.content
    result.end = found.end
    result.isEnded = true
    var position = found.end
    while position < line.endIndex,
      line[position].isBlank || line[position] == .code("`") || line[position] == .code("*")
    {
      position += 1
    }
    if position < line.endIndex {
      result.hasComma = line[position] == .code(",")
      result.closesList = line[position] == .code(")") || line[position] == .code("]")
    }
    return result
  }

  /// The end of an entry in quotes: `>"` with what may follow in a list.
  private static func quotedEnd(_ line: ByteSlice, from start: Int, hasBrackets: Bool) -> (content: Int, end: Int)? {
    var position = start
    while position < line.endIndex {
      let byte = line[position]
      var quote = position
      if hasBrackets {
        guard byte == .code(">") else {
          position += 1
          continue
        }
        quote = position + 1
        while quote < line.endIndex, line[quote] == .code("\\") { quote += 1 }
      } else if byte == .code("\\") {
        position += 2
        continue
      }
      if let after = endOfQuote(line, quote), isListSign(line, after) {
        let isEscaped = hasBrackets && position > start && line[position - 1] == .code("\\")
        return (isEscaped ? position - 1 : position, after)
      }
      position += 1
    }
    return nil
  }

  private static func endOfQuote(_ line: ByteSlice, _ position: Int) -> Int? {
    if line.matches("\"", at: position) { return position + 1 }
    return line.matches("\u{201D}", at: position) ? position + 3 : nil
  }

  private static func isListSign(_ line: ByteSlice, _ position: Int) -> Bool {
    guard position < line.endIndex else { return true }
    let byte = line[position]
    return byte == .code(",") || byte == .code(")") || byte == .code("]") || byte == .code("`") || byte == .code("*")
      || byte == .code("\\") || byte.isBlank
  }

  /// The end of an entry in brackets alone: the last bracket of the line, or one before another entry.
  private static func bracketEnd(_ line: ByteSlice, from start: Int) -> (content: Int, end: Int)? {
    var position = start
    var last: Int?
    while position < line.endIndex {
      if line[position] == .code(">"), !line.matches("=", at: position + 1) {
        last = position
        var next = position + 1
        if line.matches(",", at: next) {
          next += 1
          while next < line.endIndex, line[next].isBlank { next += 1 }
          if line.matches("<", at: next) || line.matches("\\<", at: next) { break }
        }
      }
      position += 1
    }
    guard let last else { return nil }
    let content = last > start && line[last - 1] == .code("\\") ? last - 1 : last
    let rest = line.part(last + 1, line.endIndex)
    let isAtEnd = rest.allSatisfy { byte in
      byte.isBlank || byte == .code(",") || byte == .code(".") || byte == .code(")") || byte == .code("]")
        || byte == .code("*") || byte == .code("`") || byte == .code(";") || byte == .code("\"")
    }
    if isAtEnd || rest.first == .code(",") { return (content, last + 1) }
    // Text follows: either a sentence, or this bracket lies inside an entry that goes on in the next line.
    guard let entry = EntryParser.parse(line.part(start, content)), entry.statement.isReadable else { return nil }
    return (content, last + 1)
  }
}
