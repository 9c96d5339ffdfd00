/// Collects messages from lines.
///
/// A message is a first line, an explanation, a list, the constraint that was broken and some last lines, each of which may be missing. Lines
/// of others may stand between them.
struct MessageCollector {
  /// How many lines of others are passed over before a message counts as over.
  private enum Patience {
    /// Before the list: the explanation has up to six lines.
    static let beforeList = 12
    /// Inside a list whose last entry had a comma behind it.
    static let insideList = 8
    /// Where nothing says that more comes.
    static let behind = 4
  }

  /// How long an entry may be that is wrapped over several lines.
  private static let longestEntry = 8192
  private static let mostWrappedLines = 8
  /// A list that is longer is cut off here: no system prints as many, and a file of entries alone must not grow in memory.
  private static let longestList = 2000

  private let scanner = LineEventScanner()
  private var builder: MessageBuilder?
  private var firstLine = 0
  private var lastLine = 0
  private var hasHeader = false
  private var hasPreface = false
  private var hasOpening = false
  private var isClosed = false
  private var sawComma = false
  private var expectsMore = false
  private var expectsBroken = false
  private var hasBroken = false
  private var quotedCount = 0
  private var otherLines = 0
  private var wrapped: (bytes: [UInt8], lines: Int, isBroken: Bool)?
  private var finished: [ConflictMessage] = []

  /// Whether a message is open, so that every line counts.
  var isOpen: Bool { builder != nil }

  /// Takes the messages that are complete.
  mutating func takeFinished() -> [ConflictMessage] {
    defer { finished.removeAll(keepingCapacity: true) }
    return finished
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: Without its line feed.
  ///   - number: The number of the line.
  ///   - before: The line before, where no message is open; it may have opened the list.
  mutating func read(_ line: ByteSlice, number: Int, before: ByteSlice = []) {
    let line = LineDecoration.plain(line)
    let events = scanner.events(in: line, isInList: isOpen && !isClosed)
    if wrapped != nil, continueWrapped(line, number, events) { return }
    if events.isEmpty { return readOther(line, number) }
    otherLines = 0
    for event in events {
      switch event {
      case .header:
        if isOpen, !isBare { finish() }
        if !isOpen { open(number) }
        hasHeader = true
      case .preface:
        if isOpen, hasPreface || !isBare { finish() }
        if !isOpen { open(number) }
        hasPreface = true
      case .breaking:
        guard isOpen, !hasBroken else { continue }
        close()
        expectsBroken = true
      case .footer:
        guard isOpen else { continue }
        close()
        expectsBroken = false
      case .lastLine:
        guard isOpen else { continue }
        lastLine = number
        finish()
      case .entry(let span):
        readEntry(line, span, number, before)
      }
      if isOpen { lastLine = number }
    }
  }

  /// Ends the message that is open, if there is one.
  mutating func finish() {
    if wrapped != nil { cutWrapped() }
    close()
    defer {
      builder = nil
      wrapped = nil
    }
    guard let builder, isWorthwhile(builder.message) else { return }
    finished.append(builder.finished(first: firstLine, last: lastLine))
  }

  /// Whether nothing of the list has come yet.
  private var isBare: Bool {
    (builder?.message.constraints.isEmpty ?? true) && !isClosed && !(builder?.message.isHidden ?? false)
  }

  /// A single entry that nothing says to be part of a list is a description of a constraint, printed for another reason.
  private func isWorthwhile(_ message: ConflictMessage) -> Bool {
    if message.isHidden { return true }
    if message.constraints.isEmpty { return false }
    return hasHeader || hasPreface || hasOpening || hasBroken || message.constraints.count > 1
  }

  private mutating func open(_ number: Int) {
    builder = MessageBuilder()
    (firstLine, lastLine) = (number, number)
    hasHeader = false
    hasPreface = false
    hasOpening = false
    isClosed = false
    sawComma = false
    expectsMore = false
    expectsBroken = false
    hasBroken = false
    otherLines = 0
    wrapped = nil
  }

  private mutating func close() {
    if expectsMore, !isClosed { builder?.markIncomplete() }
    isClosed = true
    expectsMore = false
  }

  private mutating func readEntry(_ line: ByteSlice, _ span: EntrySpan, _ number: Int, _ before: ByteSlice) {
    let isBroken = expectsBroken && !hasBroken
    if isOpen, !isBroken, isClosed || hasBroken { finish() }
    if !isOpen {
      open(number)
      let opening = LineDecoration.content(before)
      if opening == [.code("(")] || opening == [.code("[")] {
        hasOpening = true
        firstLine = number - 1
      }
    }
    guard span.isEnded else {
      wrapped = (Array(line[span.content]), 1, isBroken)
      return
    }
    take(line[span.content], span, isBroken)
  }

  private mutating func take(_ content: ByteSlice, _ span: EntrySpan, _ isBroken: Bool) {
    if isBroken {
      builder?.setBroken(content)
      hasBroken = true
      expectsBroken = false
      return
    }
    guard (builder?.message.constraints.count ?? 0) < Self.longestList else {
      builder?.markIncomplete()
      return
    }
    guard builder?.append(content) ?? false else { return }
    if span.hasComma { sawComma = true }
    expectsMore = span.hasComma
    if span.closesList || (sawComma && !span.hasComma) { close() }
  }

  /// Goes on with an entry that did not end in its line.
  ///
  /// - Returns: Whether the line belongs to the entry.
  private mutating func continueWrapped(_ line: ByteSlice, _ number: Int, _ events: [LineEvent]) -> Bool {
    guard var open = wrapped else { return false }
    let content = LineDecoration.content(line)
    let isList = content.isEmpty || content.first == .code(")") || !events.isEmpty
    if isList || open.lines >= Self.mostWrappedLines || open.bytes.count + line.count > Self.longestEntry {
      cutWrapped()
      return false
    }
    // Only what stands before the text is taken off: `>` and `"` at its end belong to the entry.
    let start = content.startIndex
    open.bytes += [.code(" ")] + Array(line[start...])
    open.lines += 1
    // In the form of a list: the end is looked for as if the whole stood in one line.
    let joined: [UInt8] = Array("\"<".utf8) + open.bytes
    let quoted = scanner.events(in: joined[...], isInList: true)
    if case .entry(let span)? = quoted.first, span.isEnded {
      wrapped = nil
      lastLine = number
      take(joined[span.content], span, open.isBroken)
    } else if open.isBroken || quotedEndIsMissing(open.bytes), let end = open.bytes.lastIndex(of: .code(">")) {
      wrapped = nil
      lastLine = number
      let tail = open.bytes[(end + 1)...]
      var span = EntrySpan(content: 0..<end, end: end + 1, isEnded: true, isQuoted: false, hasBrackets: true)
      span.hasComma = tail.contains(.code(","))
      take(open.bytes[0..<end], span, open.isBroken)
    } else {
      wrapped = open
      lastLine = number
    }
    return true
  }

  /// Whether an entry that began without quotes ends here: its last bracket is followed by nothing but a comma.
  private func quotedEndIsMissing(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.lastIndex(of: .code(">")) else { return false }
    return bytes[(end + 1)...].allSatisfy { $0.isBlank || $0 == .code(",") || $0 == .code(")") }
  }

  /// Gives up an entry that never ended: the list was cut off there.
  private mutating func cutWrapped() {
    let isBroken = wrapped?.isBroken ?? false
    if isBroken, let bytes = wrapped?.bytes {
      builder?.setBroken(bytes[...])
      hasBroken = true
    } else {
      builder?.markIncomplete()
    }
    wrapped = nil
  }

  /// Reads a line in which nothing was found.
  private mutating func readOther(_ line: ByteSlice, _ number: Int) {
    guard isOpen else { return }
    let content = LineDecoration.content(line)
    if content.isEmpty { return }
    if content == [.code("<")] { return }
    if line.firstPosition(of: "<private>", from: line.startIndex) != nil, isBare || expectsBroken {
      if isBare { builder?.markHidden() }
      isClosed = true
      lastLine = number
      return
    }
    if isBare, content == [.code("(")] || content == [.code("[")] || content.ends(with: " (") {
      hasOpening = true
      lastLine = number
      return
    }
    if !isClosed, content.first == .code(")") || content.first == .code("]"), content.count <= 2 {
      if !isBare {
        expectsMore = false
        close()
        lastLine = number
      }
      return
    }
    if isLastLine(line) {
      close()
      lastLine = number
      return
    }
    if !isClosed, expectsMore, isUnreadableEntry(content) {
      lastLine = number
      return
    }
    otherLines += 1
    let patience = isBare ? Patience.beforeList : expectsMore && !isClosed ? Patience.insideList : Patience.behind
    if otherLines > patience {
      close()
      finish()
    }
  }

  private func isLastLine(_ line: ByteSlice) -> Bool {
    line.firstPosition(of: "Break on objc_exception_throw", from: line.startIndex) != nil
      || line.firstPosition(of: "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", from: line.startIndex) != nil
  }

  /// Something in quotes that is no constraint, such as what a class that overrides the description prints.
  private func isUnreadableEntry(_ content: ByteSlice) -> Bool {
    content.first == .code("\"") && (content.last == .code("\"") || content.last == .code(","))
  }
}
