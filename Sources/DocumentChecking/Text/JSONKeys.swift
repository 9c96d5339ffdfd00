import Foundation

/// The keys of a JSON text with the lines in which they stand, which a decoder does not tell.
struct JSONKeys {
  struct Key: Hashable {
    let name: String
    let line: Int
  }

  struct Duplicate: Hashable {
    let key: String
    let line: Int
    let firstLine: Int
  }

  /// The keys of the outermost object, in the order of the text.
  private(set) var topLevel: [Key] = []
  /// Keys that their object has already, in the order of the text.
  private(set) var duplicates: [Duplicate] = []

  /// Finds the keys of a text that is JSON.
  ///
  /// - Complexity: O(n) for n bytes.
  init(_ data: Data) {
    let bytes = Array(data)
    // For each object or list that is open, the lines of its keys; a list has none.
    var open: [(isObject: Bool, lines: [String: Int])] = []
    var line = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"): open.append((true, [:]))
      case UInt8(ascii: "["): open.append((false, [:]))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let end = Self.end(of: bytes, from: index)
        if let object = open.last, object.isObject, Self.isKey(bytes, after: end) {
          let name = Self.text(bytes[index..<min(end, bytes.count)])
          if let first = object.lines[name] { duplicates.append(Duplicate(key: name, line: line, firstLine: first)) }
          open[open.count - 1].lines[name] = object.lines[name] ?? line
          if open.count == 1 { topLevel.append(Key(name: name, line: line)) }
        }
        index = end - 1
      default: break
      }
      index += 1
    }
  }

  /// The place behind the closing mark of a string.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  private static func isKey(_ bytes: [UInt8], after end: Int) -> Bool {
    var index = end
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// The text of a string with its marks, escapes resolved.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let list = Data([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")])
    return (try? JSONDecoder().decode([String].self, from: list))?.first ?? String(decoding: bytes, as: UTF8.self)
  }
}
