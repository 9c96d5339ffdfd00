extension EntryParser {
  /// Reads what stands for an item: `UILabel:0x7f…'Title'`, a name of the names at the end, or a class with a key in place of the address.
  ///
  /// - Returns: nil for what can be no item.
  mutating func item(_ text: ByteSlice) -> ParsedEntry.Item? {
    guard let first = text.first else { return nil }
    if let address = names.address(of: text) { return ParsedEntry.Item(address: address, name: text) }
    if let item = Self.addressed(text) { return item }
    // A name has no place for these at its begin; this is the rest of an item that was cut at the wrong sign.
    if first == .code("'") || first == .code("]") || first == .code("(") || first == .code("-") || first.isBlank {
      return nil
    }
    if let colon = text.firstPosition(of: ":", from: text.startIndex) {
      let head = text.part(text.startIndex, colon)
      if !head.isEmpty, colon + 1 < text.endIndex, head.allSatisfy({ $0.isClassName }) {
        let key = text.part(colon + 1, text.endIndex)
        return ParsedEntry.Item(address: key, className: head, name: key)
      }
    }
    return ParsedEntry.Item(address: text, name: text)
  }

  /// `Class:0xADDRESS` or `Class:0xADDRESS'text'`; the class may be missing.
  private static func addressed(_ text: ByteSlice) -> ParsedEntry.Item? {
    var colon = text.startIndex
    while colon < text.endIndex, text[colon].isClassName || text[colon] == .code("<") || text[colon] == .code(">") {
      colon += 1
    }
    guard text.matches(":0x", at: colon) else { return nil }
    var end = colon + 3
    while end < text.endIndex, text[end].isHexadecimal { end += 1 }
    guard end > colon + 3 else { return nil }
    var item = ParsedEntry.Item(address: text.part(colon + 1, end), className: text.part(text.startIndex, colon))
    if end == text.endIndex { return item }
    guard text[end] == .code("'"), text.last == .code("'"), text.endIndex - end >= 2 else { return nil }
    item.text = text.part(end + 1, text.endIndex - 1)
    return item
  }

  /// Reads `item.attribute`; nil if the attribute is not known.
  mutating func side(_ text: ByteSlice) -> ParsedEntry.Term? {
    var dot = text.endIndex
    while dot > text.startIndex, text[dot - 1].isLetter { dot -= 1 }
    guard dot < text.endIndex, dot > text.startIndex + 1, text[dot - 1] == .code("."),
      let attribute = LoggedAttribute(name: text.part(dot, text.endIndex).string)
    else { return nil }
    guard let item = item(text.part(text.startIndex, dot - 1)) else { return nil }
    return ParsedEntry.Term(coefficient: 1, item: item, attribute: attribute)
  }
}
