/// A pattern of paths: `*` and `?` stand for characters of one part, `**` for any number of parts.
///
/// A pattern without a slash is compared with the last part of a path and with each folder on the way; one with a slash with the whole path,
/// or with the beginning of it that is a folder.
package struct GlobPattern: Hashable, Sendable {
  /// The pattern as it was written.
  let pattern: String
  private let parts: [[Character]]

  /// Makes a pattern.
  ///
  /// - Parameter pattern: The pattern. A slash at the end changes nothing.
  package init(_ pattern: String) {
    self.pattern = pattern
    parts = Self.parts(of: pattern).map(Array.init)
  }

  /// Whether a path matches, or lies in a folder that does.
  ///
  /// - Parameter path: The path, with slashes.
  /// - Complexity: O(p · c) for patterns of p and paths of c characters, as long as the pattern has few stars.
  package func matches(_ path: String) -> Bool {
    let names = Self.parts(of: path).map(Array.init)
    if parts.isEmpty { return false }
    if parts.count == 1 && parts[0] != ["*", "*"] { return names.contains { Self.matches(parts[0][...], $0[...]) } }
    return (1...max(1, names.count)).contains { matches(parts[...], names.prefix($0)) }
  }

  private static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

  private func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let first = parts.first else { return names.isEmpty }
    if first == ["*", "*"] {
      return (0...names.count).contains { matches(parts.dropFirst(), names.dropFirst($0)) }
    }
    guard let name = names.first else { return false }
    return Self.matches(first[...], name[...]) && matches(parts.dropFirst(), names.dropFirst())
  }

  /// Compares one part, going back to the last star where that fails.
  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    var (place, position) = (pattern.startIndex, text.startIndex)
    var star: (place: Int, position: Int)?
    while position < text.endIndex {
      if place < pattern.endIndex, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == "?" || pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = star {
        place = last.place + 1
        position = last.position + 1
        star = (last.place, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
