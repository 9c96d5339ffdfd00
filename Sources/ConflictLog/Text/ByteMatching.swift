/// A part of a line, as bytes of UTF-8. Everything that a log's syntax consists of is ASCII, so that nothing has to be decoded to be found.
typealias ByteSlice = ArraySlice<UInt8>

extension ByteSlice {
  /// Whether a literal stands at a position.
  ///
  /// - Complexity: O(k) for k bytes of the literal.
  func matches(_ literal: StaticString, at position: Int) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard position >= startIndex, position + count <= endIndex else { return false }
    let pattern = literal.utf8Start
    for offset in 0..<count where self[position + offset] != pattern[offset] { return false }
    return true
  }

  func begins(with literal: StaticString) -> Bool { matches(literal, at: startIndex) }

  func ends(with literal: StaticString) -> Bool { matches(literal, at: endIndex - literal.utf8CodeUnitCount) }

  /// Whether a literal ends right before a position.
  func matches(_ literal: StaticString, before position: Int) -> Bool {
    matches(literal, at: position - literal.utf8CodeUnitCount)
  }

  /// The first position at or after another at which a literal stands.
  ///
  /// - Complexity: O(n · k) for n bytes and k of the literal, and O(n) for text in which its first byte is rare.
  func firstPosition(of literal: StaticString, from start: Int) -> Int? {
    var position = Swift.max(start, startIndex)
    let last = endIndex - literal.utf8CodeUnitCount
    while position <= last {
      if matches(literal, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// The last position at which a literal stands.
  func lastPosition(of literal: StaticString) -> Int? {
    var position = endIndex - literal.utf8CodeUnitCount
    while position >= startIndex {
      if matches(literal, at: position) { return position }
      position -= 1
    }
    return nil
  }

  /// The part between two positions, which is empty where they cross.
  func part(_ start: Int, _ end: Int) -> ByteSlice {
    let lower = Swift.min(Swift.max(start, startIndex), endIndex)
    return self[lower..<Swift.max(lower, Swift.min(end, endIndex))]
  }

  /// The part without white space at its ends.
  var trimmed: ByteSlice {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper, self[lower].isBlank { lower += 1 }
    while lower < upper, self[upper - 1].isBlank { upper -= 1 }
    return self[lower..<upper]
  }

  /// The text; bytes that are no UTF-8 are replaced.
  var string: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
  /// The code of an ASCII character.
  @inline(__always)
  static func code(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexadecimal: Bool { isDigit || (self >= 0x61 && self <= 0x66) || (self >= 0x41 && self <= 0x46) }
  var isLetter: Bool { (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) }
  /// Whether the name of a class may have it, with its module and generic arguments mangled. Letters beyond ASCII count.
  var isClassName: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x2E || self == 0x24 || self >= 0x80
  }
}
