/// What posting and relaying do to the lines of a log.
enum LineDecoration {
  /// The entities of HTML that a list may hold.
  private static let entities: [(StaticString, UInt8)] = [
    ("&lt;", .code("<")), ("&gt;", .code(">")), ("&amp;", .code("&")), ("&quot;", .code("\"")), ("&#39;", .code("'")),
    ("&#x27;", .code("'")), ("&apos;", .code("'")), ("&#34;", .code("\"")), ("&#60;", .code("<")),
    ("&#62;", .code(">")),
    ("&nbsp;", .code(" ")),
  ]

  /// The line with entities of HTML and dashes of a wiki resolved.
  static func plain(_ line: ByteSlice) -> ByteSlice {
    var result = line
    if line.contains(.code("&")), line.firstPosition(of: ";", from: line.startIndex) != nil {
      result = replacing(result)
      // A page that was escaped twice.
      if result.firstPosition(of: "&lt;", from: result.startIndex) != nil { result = replacing(result) }
    }
    if result.firstPosition(of: "~~", from: result.startIndex) != nil { result = joiningTildes(result) }
    return result
  }

  private static func replacing(_ line: ByteSlice) -> ByteSlice {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var position = line.startIndex
    while position < line.endIndex {
      var replaced = false
      if line[position] == .code("&") {
        for (entity, byte) in entities where line.matches(entity, at: position) {
          result.append(byte)
          position += entity.utf8CodeUnitCount
          replaced = true
          break
        }
      }
      if !replaced {
        result.append(line[position])
        position += 1
      }
    }
    return result[...]
  }

  private static func joiningTildes(_ line: ByteSlice) -> ByteSlice {
    var result: [UInt8] = []
    var position = line.startIndex
    while position < line.endIndex {
      if line.matches("~~", at: position) {
        result.append(.code("-"))
        position += 2
      } else {
        result.append(line[position])
        position += 1
      }
    }
    return result[...]
  }

  /// A line without what stands around it when it is quoted, commented, numbered or set in bold.
  static func content(_ line: ByteSlice) -> ByteSlice {
    var text = line.trimmed
    while let first = text.first {
      if isMark(first) {
        text = text.dropFirst()
      } else if first == .code("["), let end = text.prefix(24).firstIndex(of: .code("]")), end + 1 < text.endIndex {
        text = text.part(end + 1, text.endIndex)
      } else if first.isDigit, let end = endOfNumber(text) {
        text = text.part(end, text.endIndex)
      } else {
        break
      }
    }
    while let last = text.last, isMark(last) { text = text.dropLast() }
    return text
  }

  /// The end of `12. ` at the begin of a text.
  private static func endOfNumber(_ text: ByteSlice) -> Int? {
    var position = text.startIndex
    while position < text.endIndex, text[position].isDigit { position += 1 }
    return text.matches(". ", at: position) ? position + 2 : nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == .code(">") || byte == .code("/") || byte == .code("*") || byte == .code("#")
      || byte == .code("`") || byte == .code("|")
  }

  /// A text with the escapes of the list resolved: `\n`, `\"`, `\U00e4`.
  static func unescaped(_ text: ByteSlice) -> String {
    guard text.contains(.code("\\")) else { return text.string }
    var scalars = String.UnicodeScalarView()
    var plain: [UInt8] = []
    func flush(_ scalars: inout String.UnicodeScalarView, _ plain: inout [UInt8]) {
      scalars.append(contentsOf: String(decoding: plain, as: UTF8.self).unicodeScalars)
      plain.removeAll(keepingCapacity: true)
    }
    var units: [UInt16] = []
    var position = text.startIndex
    while position < text.endIndex {
      if text.matches("\\U", at: position), let unit = codeUnit(text, position + 2) {
        flush(&scalars, &plain)
        units.append(unit)
        position += 6
        if text.matches("\\U", at: position), codeUnit(text, position + 2) != nil { continue }
        scalars.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
        units = []
      } else if text[position] == .code("\\"), position + 1 < text.endIndex {
        let escaped = text[position + 1]
        plain.append(escaped == .code("n") || escaped == .code("t") ? .code(" ") : escaped)
        position += 2
      } else {
        plain.append(text[position])
        position += 1
      }
    }
    flush(&scalars, &plain)
    return String(scalars)
  }

  /// Four hexadecimal digits.
  private static func codeUnit(_ text: ByteSlice, _ start: Int) -> UInt16? {
    guard start + 4 <= text.endIndex else { return nil }
    var value: UInt16 = 0
    for byte in text[start..<start + 4] {
      guard byte.isHexadecimal else { return nil }
      let digit = byte.isDigit ? byte - 0x30 : (byte | 0x20) - 0x61 + 10
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
