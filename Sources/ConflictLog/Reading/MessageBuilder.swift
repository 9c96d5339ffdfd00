import ConstraintKernel

/// Puts a message together from its entries.
struct MessageBuilder {
  private(set) var message = ConflictMessage()
  private var positions: [String: Int] = [:]

  /// Adds an entry of the list.
  ///
  /// - Returns: Whether it is one: a class and an address.
  /// - Complexity: That of reading it, and O(1) for each item.
  mutating func append(_ text: ByteSlice) -> Bool {
    guard let entry = EntryParser.parse(text) else { return false }
    var constraint = LoggedConstraint(
      text: "<" + text.string + ">", className: entry.className.string, address: entry.address.string,
      identifier: LineDecoration.unescaped(entry.identifier), source: entry.source.string, mask: entry.mask.string,
      terms: [], relation: entry.statement.relation, constant: entry.statement.constant,
      priority: entry.statement.priority, superview: nil, isReadable: entry.statement.isReadable,
      rounding: entry.statement.rounding)
    for term in entry.statement.terms {
      constraint.terms.append(
        LoggedConstraint.Term(coefficient: term.coefficient, item: position(of: term.item), attribute: term.attribute))
    }
    if let superview = entry.superview { constraint.superview = position(of: superview) }
    message.constraints.append(constraint)
    return true
  }

  /// Looks up the constraint that the system broke, by its address: its text may differ from that of the list.
  ///
  /// Where no entry has the address, one with the same text behind it is taken: somebody may have replaced addresses.
  mutating func setBroken(_ text: ByteSlice) {
    guard let entry = EntryParser.parse(text) else { return }
    let address = entry.address.string
    let body = text.part(entry.address.endIndex, text.endIndex).string + ">"
    message.broken =
      message.constraints.firstIndex { $0.address == address }
      ?? message.constraints.firstIndex { $0.text.hasSuffix(body) }
  }

  mutating func markIncomplete() { message.isComplete = false }

  mutating func markHidden() {
    message.isHidden = true
    message.isComplete = false
  }

  /// The message with its lines.
  func finished(first: Int, last: Int) -> ConflictMessage {
    var result = message
    result.firstLine = first
    result.lastLine = max(first, last)
    return result
  }

  /// The place of an item, with what this mention of it adds.
  private mutating func position(of item: ParsedEntry.Item) -> Int {
    let address = item.address.string
    let position: Int
    if let known = positions[address] {
      position = known
    } else {
      position = message.items.count
      positions[address] = position
      message.items.append(LoggedItem(address: address, className: "", text: "", name: ""))
    }
    if message.items[position].className.isEmpty, !item.className.isEmpty {
      message.items[position].className = item.className.string
    }
    if message.items[position].text.isEmpty, !item.text.isEmpty {
      message.items[position].text = LineDecoration.unescaped(item.text)
    }
    if message.items[position].name.isEmpty, !item.name.isEmpty {
      message.items[position].name = LineDecoration.unescaped(item.name)
    }
    return position
  }
}
