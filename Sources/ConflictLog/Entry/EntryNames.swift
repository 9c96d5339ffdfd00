/// The names at the end of an entry: `(active, names: '|':UIView:0x…, label:0x… )`.
struct EntryNames {
  private(set) var superview: ParsedEntry.Item?
  private var names: [(name: ByteSlice, address: ByteSlice)] = []
  /// How often the names that several addresses share were asked for: the first time they mean the first address.
  private var uses: [Int] = []

  init() {}

  /// Reads what stands behind `names:`.
  init(_ text: ByteSlice) {
    var start = text.startIndex
    var position = start
    while let colon = text.firstPosition(of: ":0x", from: position) {
      var end = colon + 3
      while end < text.endIndex, text[end].isHexadecimal { end += 1 }
      position = end
      let isEnd = end == text.endIndex || text.matches(", ", at: end) || text[end].isBlank || text[end] == .code(")")
      guard isEnd, end > colon + 3 else { continue }
      append(text.part(start, colon).trimmed, text.part(colon + 1, end))
      start = text.matches(", ", at: end) ? end + 2 : end
    }
    if names.isEmpty, superview == nil { appendWithoutAddress(text.part(start, text.endIndex).trimmed) }
  }

  private mutating func append(_ name: ByteSlice, _ address: ByteSlice) {
    guard name.begins(with: "'|':") else {
      names.append((name, address))
      uses.append(0)
      return
    }
    superview = ParsedEntry.Item(address: address, className: name.part(name.startIndex + 4, name.endIndex))
  }

  /// Addresses that somebody took out, or keys in their place: `'|':UIView:key`.
  private mutating func appendWithoutAddress(_ text: ByteSlice) {
    guard text.begins(with: "'|':") else { return }
    var content = text.part(text.startIndex + 4, text.endIndex)
    if let last = content.last, last == .code(")") { content = content.dropLast().trimmed }
    guard !content.isEmpty else { return }
    let colon = content.firstPosition(of: ":", from: content.startIndex) ?? content.endIndex
    let key = colon < content.endIndex ? content.part(colon + 1, content.endIndex) : content
    superview = ParsedEntry.Item(address: key, className: content.part(content.startIndex, colon))
  }

  /// The address of a name. Of several under the same name, the next one.
  mutating func address(of name: ByteSlice) -> ByteSlice? {
    var best: Int?
    for position in names.indices where names[position].name == name {
      if best == nil || uses[position] < uses[best ?? 0] { best = position }
    }
    guard let best else { return nil }
    uses[best] += 1
    return names[best].address
  }
}
