import Foundation

/// Where the start tags of a well-formed document begin, in order.
///
/// A parser tells how far it has come, which is the end of a tag. People look for its beginning, which this finds by looking at nothing but
/// the delimiters.
struct StartTagPositions {
  private(set) var positions: [(line: Int, column: Int)] = []
  /// Where a document type with declarations of its own begins; nil if there is none.
  private(set) var declarations: (line: Int, column: Int)?

  /// Finds the tags of a document in UTF-8; none in other encodings.
  ///
  /// - Complexity: O(n) for n bytes.
  init(_ data: Data) {
    data.withUnsafeBytes { bytes in scan(bytes.bindMemory(to: UInt8.self)) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    // A byte order mark of UTF-16.
    if bytes.count >= 2, bytes[0] >= 0xFE, bytes[1] >= 0xFE { return }
    var line = 1
    var lineStart = 0
    // Bytes of the line so far that go on with a character: a column counts characters.
    var continuations = 0
    func isContinuation(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
        lineStart = index
        continuations = 0
      case UInt8(ascii: "<"):
        if let end = Self.uninterpretedEnd(bytes, index) {
          if declarations == nil, Self.matches(bytes, index, "<!DOCTYPE".utf8),
            bytes[index..<end].contains(UInt8(ascii: "["))
          {
            declarations = (line, index - lineStart - continuations + 1)
          }
          for place in index..<end {
            if isContinuation(place) { continuations += 1 }
            if bytes[place] == UInt8(ascii: "\n") {
              line += 1
              lineStart = place + 1
              continuations = 0
            }
          }
          index = end
        } else {
          if index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "/") {
            positions.append((line, index - lineStart - continuations + 1))
          }
          index += 1
        }
      default:
        if isContinuation(index) { continuations += 1 }
        index += 1
      }
    }
  }

  /// Where a comment, a section of characters or an instruction that begins here ends; nil if none begins here.
  private static func uninterpretedEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")] {
      guard matches(bytes, start, opening.utf8) else { continue }
      var index = start + opening.utf8.count
      while index < bytes.count {
        if matches(bytes, index, closing.utf8) { return index + closing.utf8.count }
        index += 1
      }
      return bytes.count
    }
    return nil
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ pattern: String.UTF8View
  ) -> Bool {
    guard start + pattern.count <= bytes.count else { return false }
    var index = start
    for byte in pattern {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }
}
